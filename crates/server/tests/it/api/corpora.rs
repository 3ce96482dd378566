//! What fuzzing has found and what it begins with, sent to a server: `fuzz/corpus`, as it is and with something changed.

#[path = "../../../../../fuzz/requests.rs"]
mod requests;

use benben_core::{Chance, Fast};
use benben_support::effort;
use std::fs;
use std::path::Path;

/// Says how often each text is sent with something changed; otherwise it's not at all, or once when everything is tested.
const MORE: &str = "BENBEN_TEST_CHANGES";

/// Every text there is, in an order that stays the same.
fn texts() -> Vec<Vec<u8>> {
    let mut texts = Vec::new();
    for corpus in ["body", "form", "name"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(corpus);
        let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
        assert!(files.len() > 5, "{corpus}");
        files.sort();
        texts.extend(files.iter().map(|file| fs::read(file).unwrap()));
    }
    texts
}

/// The text with a few bytes flipped, missing, doubled, or taken from another.
fn changed(text: &[u8], other: &[u8], luck: &mut Fast) -> Vec<u8> {
    let mut bytes = text.to_vec();
    for _ in 0..=luck.below(4) {
        let place = luck.below(bytes.len() as u32 + 1) as usize;
        let end = (place + luck.below(8) as usize).min(bytes.len());
        match luck.below(4) {
            0 if place < bytes.len() => bytes[place] ^= 1 << luck.below(8),
            1 => drop(bytes.drain(place..end)),
            2 => {
                let twice = bytes[place..end].to_vec();
                bytes.splice(place..place, twice);
            }
            _ => {
                let from = luck.below(other.len() as u32 + 1) as usize;
                bytes.splice(place..end, other[from..].iter().copied().take(40));
            }
        }
    }
    bytes
}

/// Sends all texts, whatever they are meant for.
fn replay(send: fn(&str)) {
    let changes =
        std::env::var(MORE).map_or(effort(0, 1), |changes| changes.parse().expect("a number of changes"));
    let (texts, mut luck) = (texts(), Fast::new(16));
    for text in &texts {
        send(&String::from_utf8_lossy(text));
        for _ in 0..changes {
            let other = &texts[luck.below(texts.len() as u32) as usize];
            send(&String::from_utf8_lossy(&changed(text, other, &mut luck)));
        }
    }
}

#[test]
fn bodies_of_requests_are_read_without_a_fault() {
    replay(requests::body);
}

#[test]
fn forms_are_read_without_a_fault() {
    replay(requests::form);
}

#[test]
fn names_are_read_without_a_fault() {
    replay(requests::name);
}
