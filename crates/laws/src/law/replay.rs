//! A record is the whole truth: replaying it gives everything again.

use crate::Lawful;
use crate::breach::{Breach, Verdict, breach};
use crate::difference::difference;
use crate::lawful::{ActionOf, EventOf, StateOf};
use crate::walk::{Purpose, Walk};
use benben_core::{Chance, Entry, Game, Record, RecordStep, Step, Table};

/// At one position in this many looked at, the unfinished record is read back, and the step that follows is taken
/// back. Not everywhere: both replay the game from the beginning.
const INTERRUPTED: u32 = 4;

/// The game as it was played: the state after setup and after each step, and what each step told.
struct Course<L: Lawful> {
    states: Vec<StateOf<L>>,
    events: Vec<Vec<EventOf<L>>>,
}

impl<L: Lawful> Course<L> {
    fn push(&mut self, state: &StateOf<L>, events: Vec<EventOf<L>>) {
        self.states.push(state.clone());
        self.events.push(events);
    }
}

pub(crate) fn records_replay<L: Lawful>(walk: &mut Walk<L>) -> Verdict {
    let mut course = Course::<L> { states: vec![walk.state().clone()], events: Vec::new() };
    round_trip(walk)?;
    while let Some(step) = walk.choose() {
        let interrupted = walk.looks() && walk.luck_for(Purpose::Choosing).below(INTERRUPTED) == 0;
        if interrupted {
            round_trip(walk)?;
        }
        let before = walk.state().clone();
        let Some(played) = walk.play(step) else { break };
        course.push(walk.state(), played.events);
        if interrupted {
            take_back(walk, step, &before)?;
            course.push(walk.state(), Vec::new());
        }
    }
    let record = round_trip(walk)?;
    follows(&record, &course)
}

/// What was played last can always be taken back, and leaves no trace but in the record.
fn take_back<L: Lawful>(walk: &mut Walk<L>, step: Step<ActionOf<L>>, before: &StateOf<L>) -> Verdict {
    let words = format!("taking back seat {}'s `{}`", step.seat, step.action);
    if let Err(cannot) = walk.undo(step.seat) {
        breach!("{words}: {cannot}");
    }
    if walk.state() != before {
        let difference = difference(before, walk.state()).unwrap_or_default();
        breach!("{words} does not lead back (before / after): {difference}");
    }
    Ok(())
}

/// Text and JSON read back as the same record, and it verifies to the same state.
fn round_trip<L: Lawful>(walk: &Walk<L>) -> Result<Record, Breach> {
    let players: Vec<String> = (1..=walk.table().seats()).map(|number| format!("Player {number}")).collect();
    let record = walk.table().record(&players, Some(walk.deal().clone()));
    for (form, text) in [("text", record.to_text()), ("JSON", record.to_json())] {
        match Record::parse(&text) {
            Err(error) => breach!("the record in {form} cannot be read: {error}"),
            Ok(read) => {
                if let Some(difference) = difference(&record, &read) {
                    breach!("the record in {form} reads back changed (written / read): {difference}");
                }
            }
        }
    }
    match record.verify::<L::Game>() {
        Err(error) => breach!("the record does not verify: {error}"),
        Ok(table) => match difference(walk.state(), table.state()) {
            Some(difference) => breach!("the replayed state differs (played / replayed): {difference}"),
            None => Ok(record),
        },
    }
}

/// Every step of the replay is as it was played.
fn follows<L: Lawful>(record: &Record, course: &Course<L>) -> Verdict {
    let mut table: Table<L::Game> = record.open().map_err(|error| Breach(error.to_string()))?;
    let same = |number: usize, played: &StateOf<L>, replayed: &StateOf<L>| {
        if played != replayed {
            let difference = difference(played, replayed).unwrap_or_default();
            breach!("the replay differs after step {number} (played / replayed): {difference}");
        }
        Ok(())
    };
    same(0, &course.states[0], table.state())?;
    for (index, step) in record.steps.iter().enumerate() {
        let number = index + 1;
        let Some(events) = replay_step(&mut table, step) else {
            breach!("step {number} cannot be replayed: {}", step.action);
        };
        same(number, &course.states[number], table.state())?;
        if course.events[index] != events {
            let difference = difference(&course.events[index], &events).unwrap_or_default();
            breach!("the replay tells other events at step {number} (played / replayed): {difference}");
        }
    }
    Ok(())
}

/// What the step tells when it is played again; none if it cannot be.
fn replay_step<G: Game>(table: &mut Table<G>, step: &RecordStep) -> Option<Vec<G::Event>> {
    let entry = Entry::parse(step.seat, &step.action).ok()?;
    table.enter(entry).ok().map(|played| played.events)
}
