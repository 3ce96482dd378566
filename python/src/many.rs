//! Many tables side by side, with arrays that are filled in place.

mod choices;
mod lane;

use crate::engine::{AnyTables, Pages};
use crate::refused::Refused;
use crate::setting::{meet, open};
use benben_bots::encoding::{Encoding, observation_len};
use benben_games::EncodingVisitor;
use lane::Lanes;
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;

/// What a seat is rewarded with.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reward {
    /// At the end of a game each seat gets its share of the win.
    Share,
    /// After each action each seat gets the points by which its score has changed.
    Points,
}

struct Make<'a> {
    count: usize,
    seats: usize,
    options: &'a [(String, String)],
    threads: usize,
    reward: Reward,
}

impl EncodingVisitor for Make<'_> {
    type Out = Result<Box<dyn AnyTables>, Refused>;

    fn visit<E: Encoding>(self) -> Self::Out {
        let setting = open::<E::Game>(self.seats, self.options)?;
        let game = setting.game().clone();
        let length = observation_len::<E>(&game, self.seats);
        Ok(Box::new(Lanes::<E>::new(game, self.count, self.seats, self.threads, self.reward, length)))
    }
}

/// Many tables of one game, played side by side. Its arrays have a row a table and are filled in place.
#[pyclass(module = "benben._benben")]
pub(crate) struct Tables {
    inner: Box<dyn AnyTables>,
    count: usize,
    asked: u64,
    /// What the seat that has to act observes, at each table.
    #[pyo3(get)]
    observation: Py<PyArray2<f32>>,
    /// Which actions are legal for it.
    #[pyo3(get)]
    mask: Py<PyArray2<bool>>,
    /// Which seat has to act.
    #[pyo3(get)]
    seat: Py<PyArray1<i32>>,
    /// What each seat got by the last step.
    #[pyo3(get)]
    reward: Py<PyArray2<f32>>,
    /// Did the last step end the game? Then the table has been dealt anew.
    #[pyo3(get)]
    done: Py<PyArray1<bool>>,
}

/// The arrays of all tables while they are being filled.
struct Borrowed<'py> {
    observation: PyReadwriteArray2<'py, f32>,
    mask: PyReadwriteArray2<'py, bool>,
    seat: PyReadwriteArray1<'py, i32>,
    reward: PyReadwriteArray2<'py, f32>,
    done: PyReadwriteArray1<'py, bool>,
}

impl Borrowed<'_> {
    fn pages(&mut self) -> PyResult<Pages<'_>> {
        Ok(Pages {
            observation: self.observation.as_slice_mut()?,
            mask: self.mask.as_slice_mut()?,
            seat: self.seat.as_slice_mut()?,
            reward: self.reward.as_slice_mut()?,
            done: self.done.as_slice_mut()?,
        })
    }
}

#[pymethods]
impl Tables {
    #[new]
    #[allow(clippy::too_many_arguments, reason = "all of them are named by benben.vector")]
    fn new(
        py: Python<'_>,
        game: &str,
        count: usize,
        seats: usize,
        options: Vec<(String, String)>,
        seed: u64,
        threads: usize,
        reward: &str,
    ) -> PyResult<Self> {
        if !(1..=1 << 20).contains(&count) {
            return Err(PyValueError::new_err(format!("{count} tables: expected 1 to {}", 1 << 20)));
        }
        if !(1..=256).contains(&threads) {
            return Err(PyValueError::new_err(format!("{threads} threads: expected 1 to 256")));
        }
        let reward = match reward {
            "share" => Reward::Share,
            "points" => Reward::Points,
            _ => {
                return Err(PyValueError::new_err(format!(
                    "reward can't be `{reward}`: expected share or points"
                )));
            }
        };
        let inner = meet(game, Make { count, seats, options: &options, threads, reward })??;
        let (length, actions) = inner.lengths();
        let mut tables = Tables {
            inner,
            count,
            asked: 0,
            observation: PyArray2::zeros(py, [count, length], false).unbind(),
            mask: PyArray2::zeros(py, [count, actions], false).unbind(),
            seat: PyArray1::zeros(py, [count], false).unbind(),
            reward: PyArray2::zeros(py, [count, seats], false).unbind(),
            done: PyArray1::zeros(py, [count], false).unbind(),
        };
        tables.reset(py, seed)?;
        Ok(tables)
    }

    /// Deals every table anew.
    fn reset(&mut self, py: Python<'_>, seed: u64) -> PyResult<()> {
        let mut borrowed = self.borrow_all(py)?;
        let (pages, inner) = (borrowed.pages()?, &mut self.inner);
        py.detach(move || inner.reset(seed, pages));
        Ok(())
    }

    /// Plays one action at every table, or at none if one of them isn't legal.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let actions = self.actions(actions)?;
        let mut borrowed = self.borrow_all(py)?;
        let (pages, inner, actions) = (borrowed.pages()?, &mut self.inner, actions.as_slice()?);
        Ok(py.detach(move || inner.step(actions, pages))?)
    }

    /// A random legal action for every table.
    fn random_actions<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let actions = PyArray1::zeros(py, [self.count], false);
        {
            let mut writing = actions.readwrite();
            let (slice, inner) = (writing.as_slice_mut()?, &mut self.inner);
            py.detach(move || inner.random_actions(slice));
        }
        Ok(actions)
    }

    /// What a bot does at every table, or only where it is wanted; elsewhere -1.
    #[pyo3(signature = (bot, wanted=None))]
    fn bot_actions<'py>(
        &mut self,
        py: Python<'py>,
        bot: &str,
        wanted: Option<PyReadonlyArray1<'py, bool>>,
    ) -> PyResult<Bound<'py, PyArray1<i64>>> {
        self.asked += 1;
        let actions = PyArray1::zeros(py, [self.count], false);
        {
            let mut writing = actions.readwrite();
            let slice = writing.as_slice_mut()?;
            let wanted = wanted.as_ref().map(|wanted| wanted.as_slice()).transpose()?;
            if let Some(wanted) = wanted.filter(|wanted| wanted.len() != self.count) {
                let (found, count) = (wanted.len(), self.count);
                return Err(PyValueError::new_err(format!(
                    "where has {found} entries: expected {count}, one a table"
                )));
            }
            let (inner, asked) = (&self.inner, self.asked);
            py.detach(move || inner.bot_actions(bot, wanted, asked, slice))?;
        }
        Ok(actions)
    }

    /// Points at every table, a row a table.
    fn scores<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<i32>>> {
        let seats = self.reward.bind(py).readonly().as_array().ncols();
        let scores = PyArray2::zeros(py, [self.count, seats], false);
        self.inner.scores(scores.readwrite().as_slice_mut()?);
        Ok(scores)
    }
}

impl Tables {
    fn borrow_all<'py>(&self, py: Python<'py>) -> PyResult<Borrowed<'py>> {
        let busy = |_| PyValueError::new_err("the arrays of the tables must stay writeable");
        Ok(Borrowed {
            observation: self.observation.bind(py).try_readwrite().map_err(busy)?,
            mask: self.mask.bind(py).try_readwrite().map_err(busy)?,
            seat: self.seat.bind(py).try_readwrite().map_err(busy)?,
            reward: self.reward.bind(py).try_readwrite().map_err(busy)?,
            done: self.done.bind(py).try_readwrite().map_err(busy)?,
        })
    }

    fn actions<'py>(&self, actions: &Bound<'py, PyAny>) -> PyResult<PyReadonlyArray1<'py, i64>> {
        let count = self.count;
        let Ok(actions) = actions.cast::<PyArray1<i64>>() else {
            return Err(PyTypeError::new_err(format!(
                "expected {count} actions as an int64 array of one dimension, one a table"
            )));
        };
        let actions =
            actions.try_readonly().map_err(|_| PyValueError::new_err("the actions are being written"))?;
        let found = actions.as_array().len();
        if found != count {
            return Err(PyValueError::new_err(format!("{found} actions: expected {count}, one a table")));
        }
        if actions.as_slice().is_err() {
            return Err(PyValueError::new_err(
                "expected actions that lie side by side: use numpy.ascontiguousarray",
            ));
        }
        Ok(actions)
    }
}
