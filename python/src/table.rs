//! A table with its record: what people play at, for programs.

use crate::engine::{AnyTable, Considered};
use crate::position::unknown_bot;
use crate::refused::{Refused, SeatIndex, check_awaited, sentence};
use crate::review::hints;
use crate::setting::{meet, open};
use benben_bots::bot;
use benben_bots::encoding::Encoding;
use benben_core::{
    CannotUndo, Deal, Eyes, Fast, Game, PerSeat, Record, Refused as TableRefused, Seat, Turn, Viewer,
};
use benben_games::EncodingVisitor;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

/// A table of one game. Where the deal is known, the record shows it.
struct Played<E: Encoding> {
    table: benben_core::Table<E::Game>,
    deal: Option<Deal>,
}

impl<E: Encoding> Played<E> {
    fn seat(&self, seat: usize) -> Result<Seat, Refused> {
        let seats = self.table.seats();
        if seat < seats { Ok(Seat::new(seat)) } else { Err(Refused::NoSeat { seat, seats }) }
    }

    fn rule_says(rule: Option<&'static str>, what: &str) -> Refused {
        let text = rule.map_or(String::new(), |rule| format!(" ({rule}): {}", sentence::<E::Game>(rule)));
        Refused::Illegal { message: format!("{what}{text}"), rule }
    }
}

impl<E: Encoding> AnyTable for Played<E> {
    fn seats(&self) -> usize {
        self.table.seats()
    }

    fn awaited(&self) -> Vec<usize> {
        self.table.turn().awaited().into_iter().map(Seat::index).collect()
    }

    fn view(&self, seat: Option<usize>) -> Result<(String, String), Refused> {
        let viewer = seat.map_or(Ok(Viewer::Public), |seat| self.seat(seat).map(Viewer::Seat))?;
        let view = self.table.view(viewer);
        Ok((serde_json::to_string(&view).expect("views are plain data"), view.to_string()))
    }

    fn open_view(&self) -> Result<String, Refused> {
        if self.table.turn() != Turn::Over {
            return Err(Refused::Value("everything lies open only when the game is over".to_owned()));
        }
        Ok(serde_json::to_string(&self.table.view(Viewer::Open)).expect("views are plain data"))
    }

    fn legal(&self, seat: usize) -> Result<Vec<String>, Refused> {
        let seat = self.seat(seat)?;
        Ok(self.table.legal(seat).iter().map(ToString::to_string).collect())
    }

    fn play(&mut self, seat: usize, text: &str) -> Result<String, Refused> {
        let seat = check_awaited(self.table.game(), self.table.state(), self.table.seats(), seat)?;
        let action = text.parse().map_err(|error| Refused::Value(format!("{error}")))?;
        match self.table.play(seat, action) {
            Ok(played) => Ok(serde_json::to_string(&played.events).expect("events are plain data")),
            Err(TableRefused::ByRule(refusal)) => {
                let rule = TableRefused::ByRule(refusal).rule();
                Err(Self::rule_says(rule, &format!("`{text}` isn't legal")))
            }
            Err(refused) => Err(Self::rule_says(refused.rule(), &format!("`{text}` can't be played"))),
        }
    }

    fn undo(&mut self, seat: usize) -> Result<u64, Refused> {
        let seat = self.seat(seat)?;
        self.table.undo(seat).map_err(|error| match error {
            // Seats are counted from 0 here.
            CannotUndo::NothingPlayed(seat) => {
                Refused::Value(format!("seat {} has played nothing that could be undone", seat.index()))
            }
            CannotUndo::PlayedOn(_) => Refused::Value(error.to_string()),
        })
    }

    fn scores(&self) -> Vec<i32> {
        self.table.game().standings(self.table.state()).scores.as_slice().to_vec()
    }

    fn outcome(&self) -> Option<String> {
        let is_over = self.table.turn() == Turn::Over;
        let outcome = || self.table.game().outcome(self.table.state());
        is_over.then(|| serde_json::to_string(&outcome()).expect("outcomes are plain data"))
    }

    fn record(&self, players: &[String]) -> String {
        self.table.record(players, self.deal.clone()).to_text()
    }

    fn advice(&self, name: &str, seat: usize, seed: u64) -> Result<(String, Considered), Refused> {
        let (game, state) = (self.table.game(), self.table.state());
        let seat = check_awaited(game, state, self.table.seats(), seat)?;
        let mut bot = bot::<E>(name).ok_or_else(|| unknown_bot(name))?;
        let answer = bot.think(&Eyes::new(game, state, seat), &mut Fast::new(seed));
        let considered =
            answer.candidates.iter().map(|c| (c.action.to_string(), c.visits, c.expected)).collect();
        Ok((answer.action.to_string(), considered))
    }

    fn hint(&self, level: &str, seat: usize, seed: u64) -> Result<String, Refused> {
        let (game, state) = (self.table.game(), self.table.state());
        let seat = check_awaited(game, state, self.table.seats(), seat)?;
        hints::<E>(game, &self.table.view(Viewer::Seat(seat)), seat, level, seed)
    }
}

struct Open<'a> {
    seats: usize,
    options: &'a [(String, String)],
    seed: u64,
}

impl EncodingVisitor for Open<'_> {
    type Out = Result<Box<dyn AnyTable>, Refused>;

    fn visit<E: Encoding>(self) -> Self::Out {
        let setting = open::<E::Game>(self.seats, self.options)?;
        let deal = Deal::from_number(self.seed, self.seats);
        let table = benben_core::Table::open(setting, self.seats, deal.seed());
        Ok(Box::new(Played::<E> { table, deal: Some(deal) }))
    }
}

/// Replays a record; the end, if there is one, must follow.
struct Replay<'a> {
    record: &'a Record,
}

impl EncodingVisitor for Replay<'_> {
    type Out = Result<Box<dyn AnyTable>, Refused>;

    fn visit<E: Encoding>(self) -> Self::Out {
        let table = self.record.verify::<E::Game>().map_err(|error| Refused::Record(error.to_string()))?;
        Ok(Box::new(Played::<E> { table, deal: self.record.deal.clone() }))
    }
}

pub(crate) fn read(text: &str) -> Result<Record, Refused> {
    Record::parse(text).map_err(|error| Refused::Record(error.to_string()))
}

/// A table where a game is played by notation and written down.
#[pyclass(module = "benben._benben")]
pub(crate) struct Table {
    game: String,
    players: Vec<String>,
    inner: Box<dyn AnyTable>,
}

#[pymethods]
impl Table {
    #[new]
    fn new(
        game: String,
        seats: usize,
        options: Vec<(String, String)>,
        seed: u64,
        players: Vec<String>,
    ) -> PyResult<Self> {
        let inner = meet(&game, Open { seats, options: &options, seed })??;
        Ok(Table { game, players, inner })
    }

    /// The table that a record leads to; it is verified on the way.
    #[staticmethod]
    fn replayed(text: &str) -> PyResult<Self> {
        let record = read(text)?;
        let inner = meet(&record.game, Replay { record: &record })??;
        Ok(Table { game: record.game, players: record.players, inner })
    }

    /// The id of the game.
    #[getter]
    fn game(&self) -> &str {
        &self.game
    }

    /// How many seats.
    #[getter]
    fn seats(&self) -> usize {
        self.inner.seats()
    }

    /// Who sits where.
    #[getter]
    fn players(&self) -> Vec<String> {
        self.players.clone()
    }

    /// The seats that have to act; none when the game is over.
    #[getter]
    fn awaited(&self) -> Vec<usize> {
        self.inner.awaited()
    }

    /// Points as they would be if the game ended now.
    #[getter]
    fn scores(&self) -> Vec<i32> {
        self.inner.scores()
    }

    /// What a seat may know, in JSON; without a seat, what is public.
    #[pyo3(signature = (seat=None))]
    fn view_json(&self, seat: Option<SeatIndex>) -> PyResult<String> {
        Ok(self.inner.view(seat.map(|seat| seat.0))?.0)
    }

    /// Everything, in JSON, once the game is over.
    fn open_view_json(&self) -> PyResult<String> {
        Ok(self.inner.open_view()?)
    }

    /// What a seat may know, drawn as text; without a seat, what is public.
    #[pyo3(signature = (seat=None))]
    fn drawn(&self, seat: Option<SeatIndex>) -> PyResult<String> {
        Ok(self.inner.view(seat.map(|seat| seat.0))?.1)
    }

    /// The legal actions of a seat in notation; none where it isn't awaited.
    fn legal(&self, seat: SeatIndex) -> PyResult<Vec<String>> {
        Ok(self.inner.legal(seat.0)?)
    }

    /// Plays an action in notation and tells the public events in JSON.
    fn play_json(&mut self, seat: SeatIndex, action: &str) -> PyResult<String> {
        Ok(self.inner.play(seat.0, action)?)
    }

    /// Takes back the seat's latest action, and says which step it was.
    fn undo(&mut self, seat: SeatIndex) -> PyResult<u64> {
        Ok(self.inner.undo(seat.0)?)
    }

    /// The finished game explained, in JSON; nothing before.
    fn outcome_json(&self) -> Option<String> {
        self.inner.outcome()
    }

    /// The record as text.
    fn record(&self) -> String {
        self.inner.record(&self.players)
    }

    /// What a bot does here that sees only what the seat may see, and all it considered.
    #[allow(clippy::type_complexity, reason = "a list of candidates, as Python gets it")]
    fn bot_advice(
        &self,
        py: Python<'_>,
        bot: &str,
        seat: SeatIndex,
        seed: u64,
    ) -> PyResult<(String, Vec<(String, u32, Option<f32>)>)> {
        Ok(py.detach(|| self.inner.advice(bot, seat.0, seed))?)
    }

    /// The best candidates of a seat by what it may know, in JSON.
    fn hint_json(&self, py: Python<'_>, seat: SeatIndex, level: &str, seed: u64) -> PyResult<String> {
        Ok(py.detach(|| self.inner.hint(level, seat.0, seed))?)
    }
}

/// One line a step of a record, in columns.
struct Columns {
    seats: Vec<u8>,
    actions: Vec<String>,
    legal: Vec<usize>,
    scores: Vec<PerSeat<i32>>,
}

impl EncodingVisitor for Analyse<'_> {
    type Out = Result<Columns, Refused>;

    fn visit<E: Encoding>(self) -> Self::Out {
        let wrong = |error: benben_core::RecordError| Refused::Record(error.to_string());
        let mut table = self.0.open::<E::Game>().map_err(wrong)?;
        let mut columns =
            Columns { seats: Vec::new(), actions: Vec::new(), legal: Vec::new(), scores: Vec::new() };
        for step in &self.0.steps {
            columns.legal.push(table.legal(step.seat).len());
            self.0.replay_step(&mut table).map_err(wrong)?;
            columns.seats.push(step.seat.number());
            columns.actions.push(step.action.clone());
            columns.scores.push(table.game().standings(table.state()).scores);
        }
        self.0.check_ending(&table).map_err(wrong)?;
        Ok(columns)
    }
}

struct Analyse<'a>(&'a Record);

/// A record as columns, a line a step: step, seat (from 1), player, action, kind of action, how many actions were
/// legal, and everybody's points after it.
#[pyfunction]
pub(crate) fn record_columns<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyDict>> {
    let record = read(text)?;
    let columns = py.detach(|| meet(&record.game, Analyse(&record)))??;
    let count = columns.seats.len();
    let dict = PyDict::new(py);
    dict.set_item("game", vec![record.game.as_str(); count])?;
    dict.set_item("step", (1..=count).collect::<Vec<_>>())?;
    dict.set_item("seat", PyList::new(py, columns.seats.iter().map(|seat| u32::from(*seat)))?)?;
    let player = |seat: &u8| record.players.get(usize::from(*seat) - 1).cloned().unwrap_or_default();
    dict.set_item("player", columns.seats.iter().map(player).collect::<Vec<_>>())?;
    let kind = |action: &String| action.split_whitespace().next().unwrap_or_default().to_owned();
    dict.set_item("kind", columns.actions.iter().map(kind).collect::<Vec<_>>())?;
    dict.set_item("action", columns.actions)?;
    dict.set_item("legal", columns.legal)?;
    for seat in 0..record.players.len() {
        let points: Vec<i32> = columns.scores.iter().map(|scores| scores[Seat::new(seat)]).collect();
        dict.set_item(format!("score_{}", seat + 1), points)?;
    }
    Ok(dict)
}
