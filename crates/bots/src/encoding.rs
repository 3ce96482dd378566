//! Numbers for programs that learn: a view as an array of fixed length, and actions by a fixed index.

pub mod laws;
mod pen;
mod table;

pub use pen::{Memory, Pen};
pub use table::describe;

use crate::{ActionOf, Heuristics, ViewOf};
use benben_core::Seat;

/// A run of numbers in an observation that mean the same kind of thing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Field {
    /// What it is called. Fields that each seat has share a name.
    pub name: &'static str,
    /// Whose it is, where each seat has one: 0 is the seat that looks, 1 its neighbour to the left.
    pub seat: Option<usize>,
    /// How many numbers.
    pub len: usize,
    /// The lowest each of them can be.
    pub low: f32,
    /// The highest each of them can be.
    pub high: f32,
    /// What they say, in a sentence.
    pub about: &'static str,
}

impl Field {
    /// A field of the whole table.
    pub const fn new(name: &'static str, len: usize, (low, high): (f32, f32), about: &'static str) -> Self {
        Field { name, seat: None, len, low, high, about }
    }

    /// The same field for a seat: 0 is the seat that looks.
    #[must_use]
    pub const fn of_seat(mut self, seat: usize) -> Self {
        self.seat = Some(seat);
        self
    }

    /// The name by which it is found: `row.1` is that of the left neighbour.
    pub fn key(&self) -> String {
        match self.seat {
            None => self.name.to_owned(),
            Some(seat) => format!("{}.{seat}", self.name),
        }
    }
}

/// A run of action indices of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActionKind {
    /// What it is called.
    pub name: &'static str,
    /// How many indices.
    pub len: usize,
    /// What they do and how they are counted, in a sentence.
    pub about: &'static str,
}

impl ActionKind {
    /// So many indices that do this.
    pub const fn new(name: &'static str, len: usize, about: &'static str) -> Self {
        ActionKind { name, len, about }
    }
}

/// How a game looks to a program that learns: observations of fixed length and actions by index, beside the game's
/// [`Heuristics`].
///
/// An observation is made from a seat's view and the rules, never from a state, so it cannot tell a secret. Seats are
/// counted from the one that looks, so that one policy can play every seat. The [`laws`] hold every encoding to this.
pub trait Encoding: Heuristics {
    /// Rises when a number or an index changes its meaning: what was learned before no longer fits.
    const VERSION: u32;

    /// What a view tells and an observation does not, one sentence each.
    const LEFT_OUT: &'static [&'static str];

    /// The kinds of actions; an index counts through all of them.
    const ACTIONS: &'static [ActionKind];

    /// The fields of an observation, in order.
    fn fields(game: &Self::Game, seats: usize) -> Vec<Field>;

    /// Writes the observation of `seat`, whose view this is: every field, in order. The same page may have been written for
    /// another seat of the same game before.
    fn observe(game: &Self::Game, view: &ViewOf<Self>, seat: Seat, pen: &mut Pen<'_>);

    /// The index of an action that is legal for the seat with this view.
    fn index(game: &Self::Game, view: &ViewOf<Self>, seat: Seat, action: &ActionOf<Self>) -> Option<usize>;

    /// The indices of all actions that are legal for the seat with this view, in the order in which the game lists them.
    #[inline]
    fn indices(
        game: &Self::Game,
        view: &ViewOf<Self>,
        seat: Seat,
        legal: &[ActionOf<Self>],
        indices: &mut Vec<u16>,
    ) {
        indices.extend(legal.iter().map(|action| {
            Self::index(game, view, seat, action).expect("legal actions have an index") as u16
        }));
    }

    /// The action of an index, if it means anything to the seat with this view; legal or not.
    fn action(game: &Self::Game, view: &ViewOf<Self>, seat: Seat, index: usize) -> Option<ActionOf<Self>>;

    /// The view without what is left out: it has the same observation.
    fn blurred(view: &ViewOf<Self>) -> ViewOf<Self>;
}

/// How many numbers an observation has.
pub fn observation_len<E: Encoding>(game: &E::Game, seats: usize) -> usize {
    E::fields(game, seats).iter().map(|field| field.len).sum()
}

/// How many action indices there are.
pub const fn action_count<E: Encoding>() -> usize {
    let (mut count, mut kind) = (0, 0);
    while kind < E::ACTIONS.len() {
        count += E::ACTIONS[kind].len;
        kind += 1;
    }
    count
}

/// The index of the first action of the kind at this place in [`Encoding::ACTIONS`].
pub const fn first_of<E: Encoding>(place: usize) -> usize {
    let (mut first, mut kind) = (0, 0);
    while kind < place {
        first += E::ACTIONS[kind].len;
        kind += 1;
    }
    first
}

/// Counted from the seat that looks: 0 is itself, 1 its left neighbour.
#[inline]
pub fn from_seat(looking: Seat, other: Seat, seats: usize) -> usize {
    let (own, other) = (looking.index(), other.index());
    if other >= own { other - own } else { other + seats - own }
}

/// The seats in the order in which observations tell them: the one that looks, then to the left.
#[inline]
pub fn around(looking: Seat, seats: usize) -> impl Iterator<Item = Seat> {
    (0..seats).map(move |step| {
        let place = looking.index() + step;
        Seat::new(if place >= seats { place - seats } else { place })
    })
}
