//! The golden games of Cheops: which bots played them. `BENBEN_BLESS=1 cargo test -p benben-cheops-bot` plays them anew
//! after a deliberate change of the rules (which also raises `rules_version`).

mod mason;

use benben_bots::{Bot, Greedy, Random, play_record};
use benben_cheops::{Action, Cheops, Ended, Event, Law, Place};
use benben_cheops_bot::{CheopsBot, CheopsStyle};
use benben_core::{Game, Options, Record, Setting};
use mason::Mason;
use std::fs;
use std::path::PathBuf;

/// A game to be played, and what it must show.
struct Golden {
    name: &'static str,
    /// One bot a seat.
    players: &'static [&'static str],
    money: &'static str,
    shows: fn(&Course) -> bool,
}

/// A game as it went.
struct Course {
    actions: Vec<Action>,
    events: Vec<Event>,
    ended: Option<Ended>,
    law_7_counts: bool,
}

const TWO: &[&str] = &["greedy", "random"];
const THREE: &[&str] = &["greedy", "random", "greedy"];
const FOUR: &[&str] = &["greedy", "random", "seller", "greedy"];
const FIVE: &[&str] = &["greedy", "random", "storer", "seller", "greedy"];
const STORERS: &[&str] = &["storer", "storer", "greedy"];
const MASONS: &[&str] = &["mason", "mason"];

const GOLDEN: [Golden; 19] = [
    Golden { name: "2-seats", players: TWO, money: "strict", shows: |_| true },
    Golden { name: "3-seats", players: THREE, money: "aid", shows: |_| true },
    Golden { name: "4-seats", players: FOUR, money: "open", shows: |_| true },
    Golden { name: "5-seats", players: FIVE, money: "strict", shows: |_| true },
    Golden {
        name: "ends-by-boards",
        players: THREE,
        money: "strict",
        shows: |game| game.ended == Some(Ended::Boards),
    },
    Golden {
        name: "ends-by-family",
        players: STORERS,
        money: "strict",
        shows: |game| game.ended == Some(Ended::Family),
    },
    Golden {
        name: "ends-by-pyramid",
        players: MASONS,
        money: "strict",
        shows: |game| game.ended == Some(Ended::Pyramid),
    },
    // Sales for 5 and for 15.
    Golden { name: "law-01", players: TWO, money: "strict", shows: |game| game.sales(5) >= 3 },
    Golden { name: "law-02", players: THREE, money: "strict", shows: |game| game.sales(15) >= 3 },
    Golden { name: "law-03", players: FOUR, money: "strict", shows: Course::fills_three_boards },
    Golden {
        name: "law-04",
        players: FIVE,
        money: "strict",
        shows: |game| game.told(|event| matches!(event, Event::Discarded { .. })),
    },
    Golden { name: "law-05", players: STORERS, money: "strict", shows: |game| game.puts(Law::OnlyStore) },
    Golden { name: "law-06", players: TWO, money: "strict", shows: |game| game.puts(Law::Block) },
    Golden { name: "law-07", players: THREE, money: "strict", shows: |game| game.law_7_counts },
    Golden {
        name: "law-08",
        players: FOUR,
        money: "strict",
        shows: |game| game.plays(|action| matches!(action, Action::Remove { law: Some(_) })),
    },
    Golden {
        name: "law-09",
        players: FIVE,
        money: "strict",
        shows: |game| game.plays(|action| matches!(action, Action::Count { colour: Some(_) })),
    },
    Golden {
        name: "law-10",
        players: STORERS,
        money: "strict",
        shows: |game| game.plays(|action| matches!(action, Action::SellStored { .. })),
    },
    Golden {
        name: "law-11",
        players: TWO,
        money: "strict",
        shows: |game| game.plays(|action| *action == Action::TakeMore),
    },
    Golden {
        name: "law-12",
        players: THREE,
        money: "strict",
        shows: |game| game.plays(|action| matches!(action, Action::SwapStored { .. })),
    },
];

impl Course {
    fn told(&self, fact: impl FnMut(&Event) -> bool) -> bool {
        self.events.iter().any(fact)
    }

    fn plays(&self, action: impl Fn(&Action) -> bool) -> bool {
        self.actions.iter().any(action)
    }

    fn sales(&self, price: u16) -> usize {
        self.events
            .iter()
            .filter(|event| matches!(event, Event::Sold { price: paid, .. } if *paid == price))
            .count()
    }

    /// Was the law put under a board, and did a treasure of that colour come up afterwards?
    fn puts(&self, law: Law) -> bool {
        let mut under = None;
        self.told(|event| match event {
            Event::LawPut { law: put, place: Place::Under(colour), .. } if *put == law => {
                under = Some(*colour);
                false
            }
            Event::TookTreasure { colour, .. } => under == Some(*colour),
            _ => false,
        })
    }

    /// Did the game go on with two boards full, to end with three?
    fn fills_three_boards(&self) -> bool {
        self.ended == Some(Ended::Boards)
            && self.told(|event| matches!(event, Event::LawPut { place: Place::Beside, .. }))
            && !self.told(|event| matches!(event, Event::LawLeft { place: Place::Beside, .. }))
    }
}

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../rules/records").join(name).with_extension("txt")
}

fn bot(name: &str) -> Box<dyn Bot<Cheops>> {
    match name {
        "greedy" => Box::<Greedy<CheopsBot>>::default(),
        "seller" => Box::new(CheopsStyle::Seller),
        "storer" => Box::new(CheopsStyle::Storer),
        "mason" => Box::new(Mason),
        _ => Box::<Random<_>>::default(),
    }
}

/// Plays from one seed after another until a game shows what it must. Each name has its own seeds, so that no game comes twice.
fn play(golden: &Golden, index: usize) -> Record {
    let options = Options::parse(Cheops::META.options, &format!("money={}", golden.money))
        .expect("there are three ways");
    (1000 * index as u64..)
        .map(|seed| {
            let mut bots: Vec<_> = golden.players.iter().map(|name| bot(name)).collect();
            play_record(Setting::with_options(options.clone()), golden.players, &mut bots, seed)
        })
        .find(|record| (golden.shows)(&course(record)))
        .expect("some seed shows it")
}

fn course(record: &Record) -> Course {
    let mut table = record.open::<Cheops>().expect("it is a record of Cheops");
    let (mut actions, mut events) = (Vec::new(), Vec::new());
    for step in &record.steps {
        let action = step.action.parse().expect("recorded actions are notation");
        events.extend(table.play(step.seat, action).expect("recorded actions are legal").events);
        actions.push(action);
    }
    let layout = &table.state().layout;
    let law_7_counts = match layout.laws[Law::NewNumber] {
        Place::On(colour, number) => {
            let stored = layout.stores.as_slice().iter().any(|store| store[colour] > 0);
            layout.boards[colour].covered == number && stored
        }
        _ => false,
    };
    Course { actions, events, ended: layout.ended, law_7_counts }
}

#[test]
fn golden_games_were_played_by_these_bots_and_show_what_they_are_named_for() {
    for (index, golden) in GOLDEN.iter().enumerate() {
        let name = golden.name;
        if std::env::var_os("BENBEN_BLESS").is_some() {
            fs::write(path(name), play(golden, index).to_text()).unwrap();
        }
        let record = Record::parse(&fs::read_to_string(path(name)).unwrap()).unwrap();
        let options = format!("money={}", golden.money);
        assert_eq!(
            (&record.players[..], record.options.as_str()),
            (&players(golden)[..], &*options),
            "{name}"
        );
        assert!((golden.shows)(&course(&record)), "{name}");
    }
}

fn players(golden: &Golden) -> Vec<String> {
    golden.players.iter().map(|&name| name.to_owned()).collect()
}

#[test]
fn every_file_in_the_folder_is_a_golden_game() {
    let files = fs::read_dir(path("x").parent().unwrap()).unwrap().count();
    assert_eq!(files, GOLDEN.len());
}
