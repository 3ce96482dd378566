//! What every tournament must satisfy, over random results.

mod field;
mod properties;
mod small;
mod words;
