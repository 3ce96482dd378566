//! Golden games: played once, checked in, and replayed bit for bit ever since. `BENBEN_BLESS=1 cargo test -p benben-ankh-bot`
//! plays them anew after a deliberate change of the rules (which also raises `rules_version`).

use benben_ankh::Ankh;
use benben_core::{Record, Turn};
use std::fs;
use std::path::PathBuf;

/// How many there are.
const GOLDEN: usize = 5;

#[test]
fn golden_games_replay_bit_for_bit() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("records");
    let files: Vec<_> = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    assert_eq!(files.len(), GOLDEN);
    for file in files {
        let name = file.display();
        let text = fs::read_to_string(&file).unwrap();
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let table = record.verify::<Ankh>().unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(table.turn(), Turn::Over, "{name}");
        assert_eq!(record.to_text(), text, "{name}");
    }
}
