//! Reads any bytes as options of every game.

#![no_main]

#[path = "../readers.rs"]
mod readers;

libfuzzer_sys::fuzz_target!(|text: &str| readers::options(text));
