//! Golden games: played once, checked in, and replayed bit for bit ever since. `BENBEN_BLESS=1 cargo test -p benben-pyramids`
//! plays them anew after a deliberate change of the rules (which also raises `rules_version`).

use benben_bots::{Bot, Greedy, Random, play_record};
use benben_core::{Record, Setting, Turn};
use benben_pyramids::Pyramids;
use std::fs;
use std::path::PathBuf;

/// File name, seats, seed.
const GOLDEN: [(&str, usize, u64); 4] =
    [("2-seats", 2, 2), ("3-seats", 3, 3), ("4-seats", 4, 4), ("4-seats-again", 4, 5)];

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("records").join(name).with_extension("txt")
}

fn play(seats: usize, seed: u64) -> Record {
    let names: Vec<&str> = (0..seats).map(|index| ["greedy", "greedy", "random"][index % 3]).collect();
    let mut bots: Vec<Box<dyn Bot<Pyramids>>> = Vec::new();
    for name in &names {
        bots.push(if *name == "greedy" { Box::<Greedy<_>>::default() } else { Box::<Random<_>>::default() });
    }
    play_record(Setting::standard(), &names, &mut bots, seed)
}

#[test]
fn golden_games_replay_bit_for_bit() {
    for (name, seats, seed) in GOLDEN {
        if std::env::var_os("BENBEN_BLESS").is_some() {
            fs::write(path(name), play(seats, seed).to_text()).unwrap();
        }
        let text = fs::read_to_string(path(name)).unwrap();
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let table = record.verify::<Pyramids>().unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(table.seats(), seats);
        assert_eq!(table.turn(), Turn::Over, "{name}");
        assert_eq!(record.to_text(), text, "{name}");
    }
}

#[test]
fn every_file_in_the_folder_is_a_golden_game() {
    let files = fs::read_dir(path("x").parent().unwrap()).unwrap().count();
    assert_eq!(files, GOLDEN.len());
}
