//! The golden games of Pyramid of the Sun: which bots played them. `BENBEN_BLESS=1 cargo test -p benben-sun-bot` plays them anew
//! after a deliberate change of the rules (which also raises `rules_version`).

use benben_bots::{Bot, Greedy, Random, play_record};
use benben_core::{Game, Options, Record, Setting};
use benben_sun::Sun;
use benben_sun_bot::SunBot;
use std::fs;
use std::path::PathBuf;

/// File name, seats, options, seed, and which share of the seats (one in so many) is random instead of greedy.
const GOLDEN: [(&str, usize, &str, u64, usize); 8] = [
    ("2-seats", 2, "base=standard neighbours=all", 2, 3),
    ("2-seats-short", 2, "base=short neighbours=all", 12, 2),
    ("3-seats", 3, "base=standard neighbours=all", 3, 3),
    ("3-seats-levels", 3, "base=standard neighbours=levels", 13, 3),
    ("4-seats", 4, "base=standard neighbours=all", 4, 3),
    ("4-seats-random", 4, "base=standard neighbours=all", 14, 1),
    ("5-seats-short", 5, "base=short neighbours=all", 15, 3),
    ("5-seats-long", 5, "base=long neighbours=all", 5, 3),
];

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../rules/records").join(name).with_extension("txt")
}

fn players(seats: usize, random_every: usize) -> Vec<&'static str> {
    let is_random = |index: usize| (index + 1).is_multiple_of(random_every);
    (0..seats).map(|index| if is_random(index) { "random" } else { "greedy" }).collect()
}

fn play(seats: usize, options: &str, seed: u64, random_every: usize) -> Record {
    let options = Options::parse(Sun::META.options, options).expect("these options exist");
    let names = players(seats, random_every);
    let mut bots: Vec<Box<dyn Bot<Sun>>> = Vec::new();
    for name in &names {
        bots.push(if *name == "random" {
            Box::<Random<_>>::default()
        } else {
            Box::<Greedy<SunBot>>::default()
        });
    }
    play_record(Setting::with_options(options), &names, &mut bots, seed)
}

#[test]
fn golden_games_were_played_by_these_bots() {
    for (name, seats, options, seed, random_every) in GOLDEN {
        if std::env::var_os("BENBEN_BLESS").is_some() {
            fs::write(path(name), play(seats, options, seed, random_every).to_text()).unwrap();
        }
        let record = Record::parse(&fs::read_to_string(path(name)).unwrap()).unwrap();
        let players: Vec<String> = players(seats, random_every).iter().map(|&name| name.to_owned()).collect();
        assert_eq!((record.players, record.options.as_str()), (players, options), "{name}");
    }
}

#[test]
fn every_file_in_the_folder_is_a_golden_game() {
    let found = fs::read_dir(path("x").parent().unwrap()).unwrap().map(|file| file.unwrap().path());
    assert_eq!(found.filter(|path| path.is_file()).count(), GOLDEN.len());
}
