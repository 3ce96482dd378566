//! Why something was not done, as a Python exception.

use benben_bots::encoding::{Encoding, action_count};
use benben_core::{Game, Refusal as _, Rulebook, Seat, Viewer};
use pyo3::exceptions::{PyIndexError, PyOverflowError, PyValueError};
use pyo3::types::PyAnyMethods as _;
use pyo3::{Borrowed, FromPyObject, PyAny, PyErr, PyResult, Python, create_exception};

create_exception!(
    benben,
    IllegalAction,
    PyValueError,
    "The rules forbid it. The message names the rule and what was expected; `rule` is its id, if there is one."
);
create_exception!(benben, GameOver, PyValueError, "The game is over, so nobody can act.");
create_exception!(benben, RecordError, PyValueError, "This isn't a record, or it doesn't follow the rules.");

/// Why something was not done.
#[derive(Clone, Debug)]
pub(crate) enum Refused {
    /// The game is over.
    Over,
    /// There is no such seat.
    NoSeat { seat: usize, seats: usize },
    /// It is somebody else's turn, or the action is not legal.
    Illegal { message: String, rule: Option<&'static str> },
    /// Something else was expected.
    Value(String),
    /// This isn't a record.
    Record(String),
}

impl Refused {
    /// The same for one of many tables.
    pub(crate) fn at_table(self, table: usize) -> Self {
        match self {
            Refused::Illegal { message, rule } => {
                Refused::Illegal { message: format!("table {table}: {message}"), rule }
            }
            other => other,
        }
    }
}

impl From<Refused> for PyErr {
    fn from(refused: Refused) -> PyErr {
        match refused {
            Refused::Over => {
                GameOver::new_err("the game is over, so nobody can act: reset it, or open another table")
            }
            Refused::NoSeat { seat, seats } => {
                PyIndexError::new_err(format!("there is no seat {seat}: expected 0 to {}", seats - 1))
            }
            Refused::Illegal { message, rule } => {
                let error = IllegalAction::new_err(message);
                // Setting an attribute of a fresh exception can only fail for want of memory.
                let _ = Python::attach(|py| error.value(py).setattr("rule", rule));
                error
            }
            Refused::Value(message) => PyValueError::new_err(message),
            Refused::Record(message) => RecordError::new_err(message),
        }
    }
}

/// A seat as Python counts it: from 0. Whether there is such a seat is known at the table.
pub(crate) struct SeatIndex(pub(crate) usize);

impl<'a, 'py> FromPyObject<'a, 'py> for SeatIndex {
    type Error = PyErr;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        given.extract().map(SeatIndex).map_err(|error: PyErr| {
            match error.is_instance_of::<PyOverflowError>(given.py()) {
                true => {
                    PyIndexError::new_err(format!("there is no seat {}: seats are counted from 0", &*given))
                }
                false => error,
            }
        })
    }
}

/// What a rule says, for a message.
pub(crate) fn sentence<G: Game>(rule: &str) -> String {
    Rulebook::new(G::META.rules).rule(rule).map_or(String::new(), |rule| rule.first_sentence())
}

/// Is the seat awaited? If not: the game is over, there is no such seat, or somebody else is.
pub(crate) fn check_awaited<G: Game>(
    game: &G,
    state: &G::State,
    seats: usize,
    seat: usize,
) -> Result<Seat, Refused> {
    if seat >= seats {
        return Err(Refused::NoSeat { seat, seats });
    }
    let awaited = game.turn(state).awaited();
    if awaited.is_empty() {
        return Err(Refused::Over);
    }
    let seat = Seat::new(seat);
    if awaited.contains(seat) {
        return Ok(seat);
    }
    let rule = G::META.turn_rule;
    let others: Vec<_> = awaited.into_iter().map(|other| other.index().to_string()).collect();
    let (seat, others, text) = (seat.index(), others.join(", "), sentence::<G>(rule));
    let message = format!("seat {seat} isn't awaited, expected an action of seat {others} ({rule}): {text}");
    Err(Refused::Illegal { message, rule: Some(rule) })
}

/// Why this index is not one of the legal ones.
#[cold]
pub(crate) fn why_not<E: Encoding>(
    game: &E::Game,
    state: &<E::Game as Game>::State,
    seat: Seat,
    index: i64,
    legal: &[u16],
) -> Refused {
    let count = action_count::<E>();
    let Some(index) = usize::try_from(index).ok().filter(|index| *index < count) else {
        let message = format!("there is no action {index}: expected an index from 0 to {}", count - 1);
        return Refused::Illegal { message, rule: None };
    };
    let view = game.view(state, Viewer::Seat(seat));
    let expected = format!("expected one of {legal:?}");
    let Some(action) = E::action(game, &view, seat, index) else {
        let message = format!("action {index} means nothing here: {expected}");
        return Refused::Illegal { message, rule: None };
    };
    match game.check(state, seat, &action) {
        Err(refusal) => {
            let rule = refusal.rule();
            let text = sentence::<E::Game>(rule);
            let message = format!("action {index}, `{action}`, isn't legal ({rule}): {text} {expected}");
            Refused::Illegal { message, rule: Some(rule) }
        }
        Ok(()) => {
            let same = E::index(game, &view, seat, &action).map_or(String::new(), |same| same.to_string());
            let message =
                format!("action {index} is the same as {same}, `{action}`, which is the one to name");
            Refused::Illegal { message, rule: None }
        }
    }
}
