//! Reviews of finished games and hints in running ones, as JSON for the other half of the package.

use crate::refused::Refused;
use crate::setting::meet;
use crate::table::read;
use benben_bots::encoding::Encoding;
use benben_bots::{Advice, Depth, Heuristics, Level, NotReviewed, Why, advise, report, review};
use benben_core::{Game, Record, Seat};
use benben_games::EncodingVisitor;
use pyo3::prelude::*;
use serde::Serialize;

/// What an action brings now and what it leaves. Sentences are for faces; programs get names.
#[derive(Serialize)]
struct Reason {
    points: i32,
    reason: Option<&'static str>,
    effect: Option<&'static str>,
}

impl Reason {
    fn of(why: &Why) -> Self {
        let (reason, effect) = why.reason.map(|(reason, effect)| (reason, effect.name())).unzip();
        Reason { points: why.points, reason, effect }
    }
}

/// A candidate of a hint.
#[derive(Serialize)]
struct Hint {
    action: String,
    expected: f64,
    error: f64,
    line: Vec<String>,
    other_order: bool,
    why: Reason,
}

/// The levels that search, and so can judge.
fn judges() -> impl Iterator<Item = Level> {
    Level::ALL.into_iter().filter(|level| *level != Level::Apprentice)
}

fn judge(name: &str) -> Result<Level, Refused> {
    judges().find(|level| level.name() == name).ok_or_else(|| {
        let names: Vec<_> = judges().map(Level::name).collect();
        Refused::Value(format!("no level `{name}` judges games: expected one of {}", names.join(", ")))
    })
}

fn depth<H: Heuristics>(level: Level) -> Depth {
    level.depth::<H>().expect("levels that do not search were refused")
}

struct Asked<'a> {
    record: &'a Record,
    seat: Option<Seat>,
    level: Level,
    seed: u64,
}

impl EncodingVisitor for Asked<'_> {
    type Out = Result<String, Refused>;

    fn visit<E: Encoding>(self) -> Self::Out {
        let reviewed = review::<E>(self.record, self.seat, depth::<E>(self.level), self.seed, |_, _| {});
        let reviewed = reviewed.map_err(|error| match error {
            NotReviewed::Record(error) => Refused::Record(error.to_string()),
            NotReviewed::NoSeat(seat) => {
                Refused::NoSeat { seat: seat.index(), seats: self.record.players.len() }
            }
            NotReviewed::NotOver | NotReviewed::NobodyResigned => Refused::Value(error.to_string()),
        })?;
        let report = report(self.record, self.level.name(), &reviewed, Reason::of);
        Ok(serde_json::to_string(&report).expect("reports are plain data"))
    }
}

/// What every decision of a finished game was worth, in JSON: for one seat, or for all.
#[pyfunction]
#[pyo3(signature = (text, seat, level, seed))]
pub(crate) fn review_json(
    py: Python<'_>,
    text: &str,
    seat: Option<u8>,
    level: &str,
    seed: u64,
) -> PyResult<String> {
    let (record, level) = (read(text)?, judge(level)?);
    let seats = record.players.len();
    if let Some(seat) = seat.map(usize::from).filter(|seat| *seat >= seats) {
        return Err(Refused::NoSeat { seat, seats }.into());
    }
    let asked = Asked { record: &record, seat: seat.map(|seat| Seat::new(usize::from(seat))), level, seed };
    Ok(py.detach(|| meet(&record.game, asked))??)
}

/// The best candidates of a seat that has to decide, in JSON, by what it may know.
pub(crate) fn hints<E: Encoding>(
    game: &E::Game,
    view: &<E::Game as Game>::View,
    seat: Seat,
    level: &str,
    seed: u64,
) -> Result<String, Refused> {
    let hint = |Advice { weighed, why }: Advice<_>| Hint {
        action: ToString::to_string(&weighed.action),
        expected: weighed.expected,
        error: weighed.error,
        line: weighed.line.iter().map(ToString::to_string).collect(),
        other_order: weighed.other_order,
        why: Reason::of(&why),
    };
    let advice = advise::<E>(game, view, seat, depth::<E>(judge(level)?), seed);
    let hints: Vec<_> = advice.into_iter().map(hint).collect();
    Ok(serde_json::to_string(&hints).expect("hints are plain data"))
}
