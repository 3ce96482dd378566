//! Sends any text as the body of every request.

#![no_main]

#[path = "../requests.rs"]
mod requests;

libfuzzer_sys::fuzz_target!(|text: &str| requests::body(text));
