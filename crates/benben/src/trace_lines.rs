//! A game step by step, with everything a checker of the rules needs. `docs/formats.md` describes the lines.

use crate::failure::Failure;
use benben_core::{Deal, Entry, Game, Outcome, Played, Record, RecordError, Seat, Seats, Seed, Table, Turn};
use serde::Serialize;
use std::io::Write;

/// The version of the lines below.
const FORMAT: u32 = 1;

#[derive(Serialize)]
#[serde(tag = "line", rename_all = "lowercase")]
enum Line<'a, G: Game> {
    Start {
        format: u32,
        game: &'static str,
        rules: u32,
        edition: EditionContent<'a>,
        options: String,
        seats: usize,
        players: &'a [String],
        seed: Seed,
        deal: Option<&'a Deal>,
        state: &'a G::State,
    },
    Step {
        step: u64,
        state: &'a G::State,
        awaits: Seats,
        seat: Seat,
        legal: Vec<String>,
        action: &'a str,
        events: Vec<G::Event>,
    },
    Undo {
        step: u64,
        state: &'a G::State,
        awaits: Seats,
        seat: Seat,
        action: &'a str,
    },
    End {
        steps: usize,
        state: &'a G::State,
        awaits: Seats,
        outcome: Option<Outcome>,
    },
}

#[derive(Serialize)]
struct EditionContent<'a> {
    name: &'a str,
    fingerprint: &'a str,
    content: toml::Table,
}

/// Replays the record and writes a line for the deal, for every step, and for the end.
pub(crate) fn write_trace<G: Game>(
    record: &Record,
    out: &mut impl Write,
) -> Result<Result<(), Failure>, RecordError> {
    let mut table: Table<G> = record.open()?;
    let mut lines = vec![text(&start(record, &table))];
    for entry in &record.steps {
        let (seat, action) = (entry.seat, entry.action.as_str());
        let legal = table.legal(seat).iter().map(ToString::to_string).collect();
        let (before, awaits) = (table.state().clone(), table.turn().awaited());
        let Played { step, events, .. } = record.replay_step(&mut table)?;
        let state = &before;
        lines.push(text(&match table.entries().last() {
            Some(Entry::Undo { .. }) => Line::Undo::<G> { step, state, awaits, seat, action },
            _ => Line::Step::<G> { step, state, awaits, seat, legal, action, events },
        }));
    }
    lines.push(text(&Line::End::<G> {
        steps: table.entries().len(),
        state: table.state(),
        awaits: table.turn().awaited(),
        outcome: (table.turn() == Turn::Over).then(|| table.game().outcome(table.state())),
    }));
    Ok(lines.iter().try_for_each(|line| Ok(writeln!(out, "{line}")?)))
}

fn start<'a, G: Game>(record: &'a Record, table: &'a Table<G>) -> Line<'a, G> {
    let edition = table.setting().edition();
    Line::Start {
        format: FORMAT,
        game: G::META.id,
        rules: G::META.rules_version,
        edition: EditionContent {
            name: edition.name(),
            fingerprint: edition.fingerprint(),
            content: edition.text().parse().expect("the edition was read before"),
        },
        options: table.setting().options().to_string(),
        seats: table.seats(),
        players: &record.players,
        seed: record.seed,
        deal: record.deal.as_ref(),
        state: table.state(),
    }
}

fn text<G: Game>(line: &Line<'_, G>) -> String {
    serde_json::to_string(line).expect("states and events are plain data")
}
