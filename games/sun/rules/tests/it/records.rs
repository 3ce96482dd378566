//! Golden games: played once, checked in, and replayed bit for bit ever since. `BENBEN_BLESS=1 cargo test -p benben-sun`
//! plays them anew after a deliberate change of the rules (which also raises `rules_version`).

use benben_bots::{Bot, Greedy, Random, play_record};
use benben_core::{Game, Options, Record, Setting, Turn};
use benben_sun::Sun;
use std::fs;
use std::path::PathBuf;

/// File name, seats, options, seed, and which share of the seats (one in so many) is random instead of greedy.
const GOLDEN: [(&str, usize, &str, u64, usize); 7] = [
    ("2-seats", 2, "base=standard", 2, 3),
    ("2-seats-short", 2, "base=short", 12, 2),
    ("3-seats", 3, "base=standard", 3, 3),
    ("4-seats", 4, "base=standard", 4, 3),
    ("4-seats-random", 4, "base=standard", 14, 1),
    ("5-seats-short", 5, "base=short", 15, 3),
    ("5-seats-long", 5, "base=long", 5, 3),
];

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("records").join(name).with_extension("txt")
}

fn play(seats: usize, options: &str, seed: u64, random_every: usize) -> Record {
    let options = Options::parse(Sun::META.options, options).expect("these options exist");
    let is_random = |index: usize| (index + 1).is_multiple_of(random_every);
    let names: Vec<&str> = (0..seats).map(|i| if is_random(i) { "random" } else { "greedy" }).collect();
    let mut bots: Vec<Box<dyn Bot<Sun>>> = Vec::new();
    for index in 0..seats {
        bots.push(if is_random(index) { Box::<Random<_>>::default() } else { Box::<Greedy<_>>::default() });
    }
    play_record(Setting::with_options(options), &names, &mut bots, seed)
}

#[test]
fn golden_games_replay_bit_for_bit() {
    for (name, seats, options, seed, random_every) in GOLDEN {
        if std::env::var_os("BENBEN_BLESS").is_some() {
            fs::write(path(name), play(seats, options, seed, random_every).to_text()).unwrap();
        }
        let text = fs::read_to_string(path(name)).unwrap();
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let table = record.verify::<Sun>().unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!((table.seats(), record.options.as_str()), (seats, options), "{name}");
        assert_eq!(table.turn(), Turn::Over, "{name}");
        assert_eq!(record.to_text(), text, "{name}");
    }
}

#[test]
fn every_file_in_the_folder_is_a_golden_game() {
    let files = fs::read_dir(path("x").parent().unwrap()).unwrap().count();
    assert_eq!(files, GOLDEN.len());
}
