//! Core's promises: tables and records of a made-up game, and strange texts.

mod any_text;
mod record;
mod table;
