//! Reads any bytes as an action of every game.

#![no_main]

#[path = "../readers.rs"]
mod readers;

libfuzzer_sys::fuzz_target!(|text: &str| readers::action(text));
