//! The laws: a sound game upholds them, flawed ones are found out.

mod flaws;
mod laws;
mod readme;
mod sealed_rules;
