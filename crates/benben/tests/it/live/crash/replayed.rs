//! What a seat was shown must be what replaying the record shows, step by step, and never go back.

use benben_core::{Game, Record, Seat, Table, Turn, Viewer};
use benben_games::RulesVisitor;
use serde_json::{Value, json};

/// What a snapshot shows of the game.
#[derive(Debug, PartialEq)]
pub(crate) struct Seen {
    view: Value,
    number: Value,
    actions: Vec<String>,
    told: Value,
}

impl Seen {
    pub(crate) fn new(snapshot: &Value) -> Self {
        let actions = snapshot["you"]["actions"].as_array().unwrap();
        Seen {
            view: snapshot["view"].clone(),
            number: snapshot["you"]["number"].clone(),
            actions: actions.iter().map(|action| action["action"].as_str().unwrap().to_owned()).collect(),
            told: snapshot["told"].clone(),
        }
    }

    fn of<G: Game>(table: &Table<G>, seat: Seat, told: usize) -> Self {
        let viewer = if table.turn() == Turn::Over { Viewer::Open } else { Viewer::Seat(seat) };
        Seen {
            view: serde_json::to_value(table.view(viewer)).unwrap(),
            number: json!(table.next_number(seat)),
            actions: table.legal(seat).iter().map(ToString::to_string).collect(),
            told: json!(told),
        }
    }
}

/// Every snapshot in turn is a moment of the recorded game, none before the one that was shown before it.
pub(crate) fn check_seen(record: &Record, seat: u64, seen: &[Seen]) {
    let seat = Seat::new(seat as usize - 1);
    let moments = benben_games::visit_rules(&record.game, Replayed(record, seat)).expect("the game is known");
    let mut at = 0;
    for snapshot in seen {
        let found = moments[at..].iter().position(|moment| moment == snapshot);
        at +=
            found.unwrap_or_else(|| panic!("{}: no such moment after step {at}: {snapshot:?}", record.game));
    }
    assert_eq!(at, moments.len() - 1, "the last snapshot is the end");
}

struct Replayed<'a>(&'a Record, Seat);

impl RulesVisitor for Replayed<'_> {
    type Out = Vec<Seen>;

    fn visit<G: Game>(self) -> Vec<Seen> {
        let Replayed(record, seat) = self;
        record.verify::<G>().unwrap();
        let mut table: Table<G> = record.open().unwrap();
        let mut told = 0;
        let mut moments = vec![Seen::of(&table, seat, told)];
        for step in &record.steps {
            let action: G::Action = step.action.parse().expect("it was played");
            told += table.play(step.seat, action).expect("it was played").events.len();
            moments.push(Seen::of(&table, seat, told));
        }
        moments
    }
}
