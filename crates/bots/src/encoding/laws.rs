//! What every encoding must satisfy, tried out on random games.

use super::{Encoding, Memory, Pen, action_count, observation_len};
use crate::{ActionOf, StateOf, ViewOf};
use benben_core::{Chance, Fast, Game, Seat, Setting, Silence, Viewer};
use std::collections::HashMap;

/// How much was looked at, so that a test can make sure it was enough.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Examined {
    /// Observations made.
    pub observations: usize,
    /// Observations that were made from different views and had to differ.
    pub told_apart: usize,
    /// Different states behind one view.
    pub twins: usize,
    /// Actions that were given an index and found by it again.
    pub actions: usize,
}

impl std::ops::AddAssign for Examined {
    fn add_assign(&mut self, other: Examined) {
        self.observations += other.observations;
        self.told_apart += other.told_apart;
        self.twins += other.twins;
        self.actions += other.actions;
    }
}

/// A page, and what is remembered of it.
#[derive(Clone, Debug)]
struct Page {
    numbers: Vec<f32>,
    memory: Memory,
}

/// One game, played at random and looked at from every seat.
#[derive(Debug)]
struct Witness<'a, E: Encoding> {
    game: &'a E::Game,
    seats: usize,
    /// By seat and the bits of an observation: the blurred view it was made from.
    seen: HashMap<(Seat, Vec<u32>), ViewOf<E>>,
    /// Pages on which one observation is written over the other, as long as the game lasts: each seat has one, and the last one
    /// is for all seats by turns.
    pages: Vec<Page>,
    examined: Examined,
}

/// Plays a random game at so many seats and holds every law against every position and seat. What is broken is told.
pub fn examine<E: Encoding>(setting: &Setting<E::Game>, seats: usize, seed: u64) -> Result<Examined, String> {
    let game = setting.game();
    let mut luck = Fast::new(seed);
    let mut state = game.setup(seats, &mut luck);
    let page = Page { numbers: vec![f32::NAN; observation_len::<E>(game, seats)], memory: Memory::default() };
    let mut witness = Witness::<E> {
        game,
        seats,
        seen: HashMap::new(),
        pages: vec![page; seats + 1],
        examined: Examined::default(),
    };
    let mut actions = Vec::new();
    loop {
        witness.look_around(&state, &mut luck)?;
        let awaited: Vec<Seat> = game.turn(&state).awaited().into_iter().collect();
        if awaited.is_empty() {
            return Ok(witness.examined);
        }
        let seat = luck.pick(&awaited);
        actions.clear();
        game.legal(&state, seat, &mut actions);
        witness.try_actions(&state, seat, &actions)?;
        game.play(&mut state, seat, luck.pick(&actions), &mut luck, &mut Silence);
    }
}

/// The observation of a seat that has this view.
pub fn observation<E: Encoding>(
    game: &E::Game,
    view: &ViewOf<E>,
    seat: Seat,
    seats: usize,
) -> Result<Vec<f32>, String> {
    let mut page = vec![f32::NAN; observation_len::<E>(game, seats)];
    let mut pen = Pen::new(&mut page);
    E::observe(game, view, seat, &mut pen);
    let written = pen.written();
    if written != page.len() {
        return Err(format!("{written} of {} numbers were written", page.len()));
    }
    Ok(page)
}

impl<E: Encoding> Witness<'_, E> {
    fn look_around(&mut self, state: &StateOf<E>, luck: &mut Fast) -> Result<(), String> {
        // What the public cannot tell from this state: there the seats' own secrets are others.
        let other = self.game.imagine(&self.game.view(state, Viewer::Public), luck);
        for seat in (0..self.seats).map(Seat::new) {
            let elsewhere = self.game.view(&other, Viewer::Seat(seat));
            let seen = observation::<E>(self.game, &elsewhere, seat, self.seats)?;
            self.check_difference(seat, &elsewhere, &seen)?;
            let view = self.game.view(state, Viewer::Seat(seat));
            let seen = observation::<E>(self.game, &view, seat, self.seats)?;
            self.examined.observations += 1;
            self.check_ranges(&seen)?;
            self.check_page(seat, &view, &seen)?;
            self.check_twin(state, seat, &view, &seen, luck)?;
            self.check_difference(seat, &view, &seen)?;
        }
        Ok(())
    }

    /// Every number is within the range its field promises.
    fn check_ranges(&self, seen: &[f32]) -> Result<(), String> {
        let mut rest = seen;
        for field in E::fields(self.game, self.seats) {
            let (values, after) = rest.split_at(field.len);
            rest = after;
            if let Some(wrong) = values.iter().find(|value| !(field.low..=field.high).contains(value)) {
                return Err(format!("{} is {wrong}, not from {} to {}", field.key(), field.low, field.high));
            }
        }
        Ok(())
    }

    /// An observation that was written over an earlier one of the same game, be it the same seat's or another's, is no other. A
    /// key that only tells seats apart passes on the page of all seats, where nearly everything changes each time.
    fn check_page(&mut self, seat: Seat, view: &ViewOf<E>, seen: &[f32]) -> Result<(), String> {
        for place in [seat.index(), self.seats] {
            let Page { numbers, memory } = &mut self.pages[place];
            E::observe(self.game, view, seat, &mut Pen::again(numbers, memory));
            if let Some(place) = numbers.iter().zip(seen).position(|(found, expected)| found != expected) {
                return Err(format!("number {place} wasn't written when it changed"));
            }
        }
        Ok(())
    }

    /// Whatever the seat cannot see changes no number.
    fn check_twin(
        &mut self,
        state: &StateOf<E>,
        seat: Seat,
        view: &ViewOf<E>,
        seen: &[f32],
        luck: &mut Fast,
    ) -> Result<(), String> {
        let twin = self.game.imagine(view, luck);
        self.examined.twins += usize::from(twin != *state);
        let view = self.game.view(&twin, Viewer::Seat(seat));
        if observation::<E>(self.game, &view, seat, self.seats)? == seen {
            return Ok(());
        }
        Err(format!("seat {seat} observes something that it cannot see"))
    }

    /// Views that differ by more than what is left out have different observations; what is left out changes none.
    fn check_difference(&mut self, seat: Seat, view: &ViewOf<E>, seen: &[f32]) -> Result<(), String> {
        let blurred = E::blurred(view);
        if observation::<E>(self.game, &blurred, seat, self.seats)? != seen {
            return Err(format!("something that is said to be left out is in the observation: {view:?}"));
        }
        let bits = seen.iter().map(|value| value.to_bits()).collect();
        match self.seen.get(&(seat, bits)) {
            Some(other) if *other != blurred => {
                Err(format!("two views have one observation: {other:?} and {blurred:?}"))
            }
            Some(_) => Ok(()),
            None => {
                self.examined.told_apart += 1;
                let bits = seen.iter().map(|value| value.to_bits()).collect();
                self.seen.insert((seat, bits), blurred);
                Ok(())
            }
        }
    }

    /// Every legal action has an index of its own, and is found by it.
    fn try_actions(&mut self, state: &StateOf<E>, seat: Seat, actions: &[ActionOf<E>]) -> Result<(), String> {
        let view = self.game.view(state, Viewer::Seat(seat));
        let mut taken = HashMap::new();
        for action in actions {
            let index = E::index(self.game, &view, seat, action)
                .filter(|index| *index < action_count::<E>())
                .ok_or_else(|| format!("`{action}` has no index"))?;
            if E::action(self.game, &view, seat, index) != Some(*action) {
                return Err(format!("index {index} isn't `{action}`"));
            }
            if let Some(other) = taken.insert(index, *action) {
                return Err(format!("`{action}` and `{other}` share index {index}"));
            }
            self.examined.actions += 1;
        }
        let mut indices = Vec::new();
        E::indices(self.game, &view, seat, actions, &mut indices);
        let one_by_one = actions.iter().map(|action| E::index(self.game, &view, seat, action));
        if !one_by_one.eq(indices.iter().map(|index| Some(usize::from(*index)))) {
            return Err(format!("indices of all legal actions are others: {indices:?}"));
        }
        // No index at all makes a reader panic.
        (0..action_count::<E>() + 2).for_each(|index| {
            let _ = E::action(self.game, &view, seat, index);
        });
        Ok(())
    }
}
