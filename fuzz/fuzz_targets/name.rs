//! Sends any text as somebody's name.

#![no_main]

#[path = "../requests.rs"]
mod requests;

libfuzzer_sys::fuzz_target!(|text: &str| requests::name(text));
