//! The golden games of Silver & Gold Pyramids: which bots played them. `BENBEN_BLESS=1 cargo test -p benben-pyramids-bot` plays them anew
//! after a deliberate change of the rules (which also raises `rules_version`).

use benben_bots::{Bot, Greedy, Random, play_record};
use benben_core::{Record, Setting};
use benben_pyramids::Pyramids;
use benben_pyramids_bot::PyramidsBot;
use std::fs;
use std::path::PathBuf;

/// File name, seats, seed.
const GOLDEN: [(&str, usize, u64); 4] =
    [("2-seats", 2, 2), ("3-seats", 3, 3), ("4-seats", 4, 4), ("4-seats-again", 4, 5)];

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../rules/records").join(name).with_extension("txt")
}

fn players(seats: usize) -> Vec<&'static str> {
    (0..seats).map(|index| ["greedy", "greedy", "random"][index % 3]).collect()
}

fn play(seats: usize, seed: u64) -> Record {
    let names = players(seats);
    let mut bots: Vec<Box<dyn Bot<Pyramids>>> = Vec::new();
    for name in &names {
        bots.push(if *name == "greedy" {
            Box::<Greedy<PyramidsBot>>::default()
        } else {
            Box::<Random<_>>::default()
        });
    }
    play_record(Setting::standard(), &names, &mut bots, seed)
}

#[test]
fn golden_games_were_played_by_these_bots() {
    for (name, seats, seed) in GOLDEN {
        if std::env::var_os("BENBEN_BLESS").is_some() {
            fs::write(path(name), play(seats, seed).to_text()).unwrap();
        }
        let record = Record::parse(&fs::read_to_string(path(name)).unwrap()).unwrap();
        let players: Vec<String> = players(seats).iter().map(|&name| name.to_owned()).collect();
        assert_eq!(record.players, players, "{name}");
    }
}

#[test]
fn every_file_in_the_folder_is_a_golden_game() {
    let files = fs::read_dir(path("x").parent().unwrap()).unwrap().count();
    assert_eq!(files, GOLDEN.len());
}
