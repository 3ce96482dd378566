//! The golden games of Ankh: which bots played them. `BENBEN_BLESS=1 cargo test -p benben-ankh-bot` plays them anew
//! after a deliberate change of the rules (which also raises `rules_version`).

use benben_ankh::Ankh;
use benben_ankh_bot::AnkhBot;
use benben_bots::{Bot, Greedy, Random, play_record};
use benben_core::{Game, Options, Record, Setting};
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
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../rules/records").join(name).with_extension("txt")
}

fn players(seats: usize) -> Vec<&'static str> {
    (0..seats).map(|index| ["greedy", "greedy", "random"][index % 3]).collect()
}

fn play(seats: usize, options: &str, seed: u64) -> Record {
    let options = Options::parse(Ankh::META.options, options).expect("the options above exist");
    let names = players(seats);
    let mut bots: Vec<Box<dyn Bot<Ankh>>> = Vec::new();
    for name in &names {
        bots.push(if *name == "greedy" {
            Box::<Greedy<AnkhBot>>::default()
        } else {
            Box::<Random<_>>::default()
        });
    }
    play_record(Setting::with_options(options), &names, &mut bots, seed)
}

#[test]
fn golden_games_were_played_by_these_bots() {
    for (name, seats, options, seed) in GOLDEN {
        if std::env::var_os("BENBEN_BLESS").is_some() {
            fs::write(path(name), play(seats, options, seed).to_text()).unwrap();
        }
        let record = Record::parse(&fs::read_to_string(path(name)).unwrap()).unwrap();
        let players: Vec<String> = players(seats).iter().map(|&name| name.to_owned()).collect();
        assert_eq!((record.players, record.options.as_str()), (players, options), "{name}");
    }
}

#[test]
fn every_file_in_the_folder_is_a_golden_game() {
    let files = fs::read_dir(path("x").parent().unwrap()).unwrap().count();
    assert_eq!(files, GOLDEN.len());
}
