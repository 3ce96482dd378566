//! A position of some game: what environments and searches step through.

use crate::engine::{Advice, AnyPosition, Dump};
use crate::refused::{Refused, SeatIndex, check_awaited, why_not};
use crate::restored::Restored;
use crate::setting::{meet, open};
use benben_bots::encoding::{Encoding, Pen, action_count, observation_len};
use benben_bots::{BOTS, bot};
use benben_core::{Chance, Eyes, Fast, Game, Seat, Silence, Turn, Viewer};
use benben_games::EncodingVisitor;
use numpy::{IntoPyArray, PyArray1};
use pyo3::prelude::*;

/// A position, stepped through by action index. Luck of its own: the same seed and actions lead to the same positions.
struct Standing<E: Encoding> {
    game: E::Game,
    state: <E::Game as Game>::State,
    seats: usize,
    seed: u64,
    /// Actions played so far; with the seed it names the luck of the next one.
    steps: u64,
    length: usize,
}

impl<E: Encoding> Standing<E> {
    fn seat(&self, seat: usize) -> Result<Seat, Refused> {
        let seats = self.seats;
        if seat < seats { Ok(Seat::new(seat)) } else { Err(Refused::NoSeat { seat, seats }) }
    }

    fn view_of(&self, seat: Seat) -> <E::Game as Game>::View {
        self.game.view(&self.state, Viewer::Seat(seat))
    }

    fn indices(&self, seat: Seat) -> Vec<u16> {
        let mut actions = Vec::new();
        self.game.legal(&self.state, seat, &mut actions);
        let view = self.view_of(seat);
        let index = |action| E::index(&self.game, &view, seat, action).expect("legal actions have an index");
        let mut indices: Vec<u16> = actions.iter().map(|action| index(action) as u16).collect();
        indices.sort_unstable();
        indices
    }

    fn with_state(&self, state: <E::Game as Game>::State, seed: u64) -> Self {
        Standing { game: self.game.clone(), state, seats: self.seats, seed, steps: 0, length: self.length }
    }
}

impl<E: Encoding> AnyPosition for Standing<E> {
    fn copy(&self) -> Box<dyn AnyPosition> {
        let mut copy = self.with_state(self.state.clone(), self.seed);
        copy.steps = self.steps;
        Box::new(copy)
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn lengths(&self) -> (usize, usize) {
        (self.length, action_count::<E>())
    }

    fn awaited(&self) -> Vec<usize> {
        self.game.turn(&self.state).awaited().into_iter().map(Seat::index).collect()
    }

    fn observe(&self, seat: usize, page: &mut [f32]) -> Result<(), Refused> {
        let seat = self.seat(seat)?;
        E::observe(&self.game, &self.view_of(seat), seat, &mut Pen::new(page));
        Ok(())
    }

    fn legal(&self, seat: usize) -> Result<Vec<u16>, Refused> {
        let seat = self.seat(seat)?;
        let awaited = self.game.turn(&self.state).awaited().contains(seat);
        Ok(if awaited { self.indices(seat) } else { Vec::new() })
    }

    fn play(&mut self, seat: usize, index: i64) -> Result<(), Refused> {
        let seat = check_awaited(&self.game, &self.state, self.seats, seat)?;
        let legal = self.indices(seat);
        let known = u16::try_from(index).ok().filter(|index| legal.binary_search(index).is_ok());
        let action =
            known.and_then(|index| E::action(&self.game, &self.view_of(seat), seat, usize::from(index)));
        let Some(action) = action else {
            return Err(why_not::<E>(&self.game, &self.state, seat, index, &legal));
        };
        self.steps += 1;
        self.game.play(&mut self.state, seat, action, &mut Fast::part(self.seed, self.steps), &mut Silence);
        Ok(())
    }

    fn scores(&self) -> Vec<i32> {
        self.game.standings(&self.state).scores.as_slice().to_vec()
    }

    fn shares(&self) -> Vec<f64> {
        let standings = self.game.standings(&self.state);
        (0..self.seats).map(|seat| standings.share(Seat::new(seat))).collect()
    }

    fn view(&self, seat: Option<usize>) -> Result<(String, String), Refused> {
        let viewer = seat.map_or(Ok(Viewer::Public), |seat| self.seat(seat).map(Viewer::Seat))?;
        let view = self.game.view(&self.state, viewer);
        Ok((serde_json::to_string(&view).expect("views are plain data"), view.to_string()))
    }

    fn text_of(&self, seat: usize, index: i64) -> Result<String, Refused> {
        let seat = self.seat(seat)?;
        let action = usize::try_from(index).ok().filter(|index| *index < action_count::<E>());
        let action = action.and_then(|index| E::action(&self.game, &self.view_of(seat), seat, index));
        let legal = || self.legal(seat.index()).unwrap_or_default();
        action
            .map(|action| action.to_string())
            .ok_or_else(|| why_not::<E>(&self.game, &self.state, seat, index, &legal()))
    }

    fn index_of(&self, seat: usize, text: &str) -> Result<usize, Refused> {
        let seat = self.seat(seat)?;
        let action = text.parse().map_err(|error| Refused::Value(format!("{error}")))?;
        let legal: Vec<_> = self.legal(seat.index())?;
        let found = E::index(&self.game, &self.view_of(seat), seat, &action);
        found.ok_or_else(|| {
            let message = format!("`{text}` isn't an action here: expected one of {legal:?}");
            Refused::Illegal { message, rule: None }
        })
    }

    fn imagined(&self, seat: usize, seed: u64) -> Result<Box<dyn AnyPosition>, Refused> {
        let seat = self.seat(seat)?;
        let mut luck = Fast::new(seed);
        let mut state = self.game.imagine(&self.view_of(seat), &mut luck);
        // In a simultaneous step nobody can tell who is done, so whoever is imagined to act before the next seat acts
        // now, in any way: what they sealed cannot be seen.
        let next = self.game.turn(&self.state).awaited().first();
        let mut actions = Vec::new();
        while let Turn::Awaits(awaited) = self.game.turn(&state) {
            let first = awaited.first();
            if first >= next || first == Some(seat) {
                break;
            }
            let Some(other) = first else { break };
            actions.clear();
            self.game.legal(&state, other, &mut actions);
            self.game.play(&mut state, other, luck.pick(&actions), &mut luck, &mut Silence);
        }
        Ok(Box::new(self.with_state(state, seed)))
    }

    fn advice(&self, name: &str, seat: usize, seed: u64) -> Result<Advice, Refused> {
        let seat = check_awaited(&self.game, &self.state, self.seats, seat)?;
        let mut bot = bot::<E>(name).ok_or_else(|| unknown_bot(name))?;
        let answer = bot.think(&Eyes::new(&self.game, &self.state, seat), &mut Fast::new(seed));
        let view = self.view_of(seat);
        let index = |action| E::index(&self.game, &view, seat, action).expect("legal actions have an index");
        let considered =
            answer.candidates.iter().map(|found| (index(&found.action), found.visits, found.expected));
        Ok(Advice { action: index(&answer.action), considered: considered.collect() })
    }

    fn dump(&self) -> Dump {
        let state = serde_json::to_string(&self.state).expect("states are plain data");
        (state, self.seed, self.steps)
    }

    fn reseed(&mut self, seed: u64) {
        (self.seed, self.steps) = (seed, 0);
    }
}

/// Which bots there are.
pub(crate) fn unknown_bot(name: &str) -> Refused {
    let known = BOTS.join(", ");
    Refused::Value(format!("there is no bot `{name}`: expected one of {known}, or search:ITERATIONS"))
}

/// Makes a position: dealt from a seed, or as it was dumped.
struct Make<'a> {
    seats: usize,
    options: &'a [(String, String)],
    seed: u64,
    dumped: Option<(&'a str, u64)>,
}

impl EncodingVisitor for Make<'_> {
    type Out = Result<Box<dyn AnyPosition>, Refused>;

    fn visit<E: Encoding>(self) -> Self::Out {
        let setting = open::<E::Game>(self.seats, self.options)?;
        let game = setting.game().clone();
        let (seats, seed) = (self.seats, self.seed);
        let (state, steps) = match self.dumped {
            None => (game.setup(seats, &mut Fast::part(seed, 0)), 0),
            Some((state, steps)) => {
                let state = serde_json::from_str(state).map_err(|error| {
                    Refused::Value(format!("this isn't a position of {}: {error}", E::Game::META.id))
                })?;
                (state, steps)
            }
        };
        let length = observation_len::<E>(&game, seats);
        let position = Box::new(Standing::<E> { game, state, seats, seed, steps, length });
        if self.dumped.is_some() { Restored::admit(position) } else { Ok(position) }
    }
}

/// A position of a game, with luck of its own: what environments and searches step through.
///
/// Seats are counted from 0. Actions are indices of the game's encoding.
#[pyclass(module = "benben._benben", subclass)]
pub(crate) struct Position {
    game: String,
    options: Vec<(String, String)>,
    inner: Box<dyn AnyPosition>,
}

#[pymethods]
impl Position {
    #[new]
    fn new(game: String, seats: usize, options: Vec<(String, String)>, seed: u64) -> PyResult<Self> {
        let inner = meet(&game, Make { seats, options: &options, seed, dumped: None })??;
        Ok(Position { game, options, inner })
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

    /// The seats that have to act; none when the game is over.
    #[getter]
    fn awaited(&self) -> Vec<usize> {
        self.inner.awaited()
    }

    /// Is the game over?
    #[getter]
    fn over(&self) -> bool {
        self.inner.awaited().is_empty()
    }

    /// What a seat observes, as numbers.
    fn observation<'py>(&self, py: Python<'py>, seat: SeatIndex) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let mut page = vec![0.0; self.inner.lengths().0];
        self.inner.observe(seat.0, &mut page)?;
        Ok(page.into_pyarray(py))
    }

    /// Which actions are legal for a seat: one byte an index, none where it isn't awaited.
    fn mask<'py>(&self, py: Python<'py>, seat: SeatIndex) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let mut mask = vec![0i8; self.inner.lengths().1];
        self.inner.legal(seat.0)?.into_iter().for_each(|index| mask[usize::from(index)] = 1);
        Ok(mask.into_pyarray(py))
    }

    /// The legal actions of a seat by index, sorted; none where it isn't awaited.
    fn legal(&self, seat: SeatIndex) -> PyResult<Vec<u16>> {
        Ok(self.inner.legal(seat.0)?)
    }

    /// Plays an action of an awaited seat.
    fn play(&mut self, seat: SeatIndex, action: i64) -> PyResult<()> {
        Ok(self.inner.play(seat.0, action)?)
    }

    /// Points as they would be if the game ended now.
    #[getter]
    fn scores(&self) -> Vec<i32> {
        self.inner.scores()
    }

    /// Each seat's share of the win, as if the game ended now.
    #[getter]
    fn shares(&self) -> Vec<f64> {
        self.inner.shares()
    }

    /// What a seat may know, in JSON; without a seat, what is public.
    #[pyo3(signature = (seat=None))]
    fn view_json(&self, seat: Option<SeatIndex>) -> PyResult<String> {
        Ok(self.inner.view(seat.map(|seat| seat.0))?.0)
    }

    /// What a seat may know, drawn as text; without a seat, what is public.
    #[pyo3(signature = (seat=None))]
    fn drawn(&self, seat: Option<SeatIndex>) -> PyResult<String> {
        Ok(self.inner.view(seat.map(|seat| seat.0))?.1)
    }

    /// An action in notation.
    fn text_of(&self, seat: SeatIndex, action: i64) -> PyResult<String> {
        Ok(self.inner.text_of(seat.0, action)?)
    }

    /// The index of an action in notation.
    fn index_of(&self, seat: SeatIndex, text: &str) -> PyResult<usize> {
        Ok(self.inner.index_of(seat.0, text)?)
    }

    /// Some position that looks the same to a seat, hidden things at random as likely as they are.
    fn imagined(&self, seat: SeatIndex, seed: u64) -> PyResult<Self> {
        Ok(self.with(self.inner.imagined(seat.0, seed)?))
    }

    /// What a bot does here that sees only what the seat may see.
    fn bot_action(&self, py: Python<'_>, bot: &str, seat: SeatIndex, seed: u64) -> PyResult<usize> {
        Ok(py.detach(|| self.inner.advice(bot, seat.0, seed))?.action)
    }

    /// What a bot thinks here: its action, and all it considered with visits and expected share of the win.
    #[allow(clippy::type_complexity, reason = "a list of candidates, as Python gets it")]
    fn bot_advice(
        &self,
        py: Python<'_>,
        bot: &str,
        seat: SeatIndex,
        seed: u64,
    ) -> PyResult<(usize, Vec<(usize, u32, Option<f32>)>)> {
        let advice = py.detach(|| self.inner.advice(bot, seat.0, seed))?;
        Ok((advice.action, advice.considered))
    }

    /// A copy with the same luck to come.
    fn copy(&self) -> Self {
        self.with(self.inner.copy())
    }

    /// Other luck from here on.
    fn reseed(&mut self, seed: u64) {
        self.inner.reseed(seed);
    }

    fn __copy__(&self) -> Self {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.copy()
    }

    #[allow(clippy::type_complexity, reason = "what pickle asks for")]
    fn __reduce__<'py>(
        slf: &Bound<'py, Self>,
    ) -> PyResult<(Bound<'py, PyAny>, (String, usize, Vec<(String, String)>, String, u64, u64))> {
        let this = slf.borrow();
        let (state, seed, steps) = this.inner.dump();
        let restore = slf.get_type().getattr("restored")?;
        Ok((restore, (this.game.clone(), this.inner.seats(), this.options.clone(), state, seed, steps)))
    }

    /// A position as it was pickled. One that can't come about is refused, now or where it's found out.
    #[staticmethod]
    fn restored(
        game: String,
        seats: usize,
        options: Vec<(String, String)>,
        state: &str,
        seed: u64,
        steps: u64,
    ) -> PyResult<Self> {
        let inner = meet(&game, Make { seats, options: &options, seed, dumped: Some((state, steps)) })??;
        Ok(Position { game, options, inner })
    }
}

impl Position {
    fn with(&self, inner: Box<dyn AnyPosition>) -> Self {
        Position { game: self.game.clone(), options: self.options.clone(), inner }
    }
}
