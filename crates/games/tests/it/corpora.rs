//! What fuzzing has found and what it begins with, replayed: `fuzz/corpus`, golden records and editions.

#[path = "../../../../fuzz/readers.rs"]
mod readers;

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Reads everything in a folder; answers how much that was.
fn replay(folder: &Path, read: fn(&str)) -> usize {
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).filter(|path| path.is_file());
    files.map(|file| read(&String::from_utf8_lossy(&fs::read(file).unwrap()))).count()
}

#[test]
fn corpora_are_read_without_a_panic() {
    // Every reader gets what another one is meant for as well.
    for target in ["record", "action", "edition", "options"] {
        for read in [readers::record, readers::action, readers::edition, readers::options] {
            assert!(replay(&root().join("fuzz/corpus").join(target), read) > 1, "{target}");
        }
    }
}

#[test]
fn golden_records_and_editions_are_read_without_a_panic() {
    for id in benben_games::ids() {
        let rules = root().join("games").join(id).join("rules");
        // A game that has only just been laid down has no golden records yet.
        let records = rules.join("records");
        assert!(!records.exists() || replay(&records, readers::record) > 0, "{id}");
        assert!(replay(&rules.join("editions"), readers::edition) > 0, "{id}");
    }
}
