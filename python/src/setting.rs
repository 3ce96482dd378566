//! What there is: games, their options, and how they look to a program that learns.

use crate::refused::Refused;
use benben_bots::encoding::{Encoding, action_count, observation_len};
use benben_core::{Game, Options, Setting};
use benben_games::{EncodingVisitor, visit_encoding};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

/// The ids of all games.
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    benben_games::ids().collect()
}

/// What is true of a game before anyone sits down.
#[pyfunction]
pub(crate) fn about<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyDict>> {
    let meta = benben_games::metas().iter().find(|meta| meta.id == game);
    let meta = meta.ok_or_else(|| unknown(game))?;
    let about = PyDict::new(py);
    about.set_item("id", meta.id)?;
    about.set_item("title", meta.title)?;
    about.set_item("seats", (meta.min_seats, meta.max_seats))?;
    about.set_item("rules_version", meta.rules_version)?;
    about.set_item("rules", meta.rules)?;
    let options = PyDict::new(py);
    for choice in meta.options {
        options.set_item(choice.key, choice.values.to_vec())?;
    }
    about.set_item("options", options)?;
    Ok(about)
}

/// The encoding of a game: version, fields with their names, lengths and ranges, and kinds of actions.
#[pyfunction]
pub(crate) fn encoding<'py>(
    py: Python<'py>,
    game: &str,
    seats: usize,
    options: Vec<(String, String)>,
) -> PyResult<Bound<'py, PyDict>> {
    meet(game, About { py, seats, options })?
}

struct About<'py> {
    py: Python<'py>,
    seats: usize,
    options: Vec<(String, String)>,
}

impl<'py> EncodingVisitor for About<'py> {
    type Out = PyResult<Bound<'py, PyDict>>;

    fn visit<E: Encoding>(self) -> Self::Out {
        let py = self.py;
        let setting = open::<E::Game>(self.seats, &self.options)?;
        let about = PyDict::new(py);
        about.set_item("version", E::VERSION)?;
        about.set_item("length", observation_len::<E>(setting.game(), self.seats))?;
        about.set_item("actions", action_count::<E>())?;
        about.set_item("left_out", E::LEFT_OUT.to_vec())?;
        let fields = PyList::empty(py);
        for field in E::fields(setting.game(), self.seats) {
            fields.append((field.key(), field.len, field.low, field.high, field.about))?;
        }
        about.set_item("fields", fields)?;
        let kinds = PyList::empty(py);
        for kind in E::ACTIONS {
            kinds.append((kind.name, kind.len, kind.about))?;
        }
        about.set_item("kinds", kinds)?;
        Ok(about)
    }
}

/// Calls the visitor with the encoding of the game, or says which games there are.
pub(crate) fn meet<V: EncodingVisitor>(game: &str, visitor: V) -> Result<V::Out, Refused> {
    visit_encoding(game, visitor).ok_or_else(|| unknown(game))
}

fn unknown(game: &str) -> Refused {
    Refused::Value(format!("there is no game `{game}`: expected one of {}", games().join(", ")))
}

/// The setting with these options for so many seats.
pub(crate) fn open<G: Game>(seats: usize, options: &[(String, String)]) -> Result<Setting<G>, Refused> {
    let meta = &G::META;
    if !(meta.min_seats..=meta.max_seats).contains(&seats) {
        let (id, min, max) = (meta.id, meta.min_seats, meta.max_seats);
        return Err(Refused::Value(format!(
            "{id} can't be played by {seats}: expected {min} to {max} seats"
        )));
    }
    let mut chosen = Options::standard(meta.options);
    for (key, value) in options {
        chosen.set(key, value).map_err(|error| Refused::Value(error.to_string()))?;
    }
    Ok(Setting::with_options(chosen))
}
