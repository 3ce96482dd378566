//! Golden games: played once, checked in, and replayed bit for bit ever since. `BENBEN_BLESS=1 cargo test -p benben-ankh`
//! plays them anew after a deliberate change of the rules (which also raises `rules_version`).

use benben_ankh::Ankh;
use benben_bots::{Bot, Greedy, Random, play_record};
use benben_core::{Game, Turn};
use benben_core::{Options, Record, Setting};
use std::fs;
use std::path::PathBuf;

/// File name, seats, options, seed.
const GOLDEN: [(&str, usize, &str, u64); 5] = [
    ("2-seats", 2, "goal=50", 2),
    ("3-seats", 3, "goal=50", 3),
    ("4-seats", 4, "goal=50", 4),
    ("5-seats", 5, "goal=50", 5),
    ("3-seats-to-150", 3, "goal=150", 6),
];

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("records").join(name).with_extension("txt")
}

fn play(seats: usize, options: &str, seed: u64) -> Record {
    let options = Options::parse(Ankh::META.options, options).expect("the options above exist");
    let names: Vec<&str> = (0..seats).map(|index| ["greedy", "greedy", "random"][index % 3]).collect();
    let mut bots: Vec<Box<dyn Bot<Ankh>>> = Vec::new();
    for name in &names {
        bots.push(if *name == "greedy" { Box::<Greedy<_>>::default() } else { Box::<Random<_>>::default() });
    }
    play_record(Setting::with_options(options), &names, &mut bots, seed)
}

#[test]
fn golden_games_replay_bit_for_bit() {
    for (name, seats, options, seed) in GOLDEN {
        if std::env::var_os("BENBEN_BLESS").is_some() {
            fs::write(path(name), play(seats, options, seed).to_text()).unwrap();
        }
        let text = fs::read_to_string(path(name)).unwrap();
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let table = record.verify::<Ankh>().unwrap_or_else(|error| panic!("{name}: {error}"));
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
