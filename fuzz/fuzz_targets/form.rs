//! Sends any text as every form of the pages.

#![no_main]

#[path = "../requests.rs"]
mod requests;

libfuzzer_sys::fuzz_target!(|text: &str| requests::form(text));
