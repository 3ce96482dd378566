//! What the laws must be told about a game.

use benben_core::{Game, Options, Seat, Setting};
use std::collections::BTreeMap;

/// A game that the laws can examine.
pub trait Lawful {
    /// The game.
    type Game: Game;

    /// Random games a law plays. Cheap laws play more.
    const GAMES: u32 = 150;

    /// Positions of one random game that an expensive law looks at, about.
    const LOOKS: u32 = 12;

    /// More steps than any game can take.
    const LONGEST: usize = 10_000;

    /// Every action that can be written down, legal or not, appended to `actions`. Where that is too many, a wide
    /// sample that includes near misses of legal ones.
    fn universe(
        game: &Self::Game,
        state: &<Self::Game as Game>::State,
        seat: Seat,
        actions: &mut Vec<<Self::Game as Game>::Action>,
    );

    /// Every kind of component and how many there are, wherever they lie. Never changes during a game.
    fn census(game: &Self::Game, state: &<Self::Game as Game>::State) -> BTreeMap<String, u32>;

    /// What is played with: the built-in edition under every combination of options.
    fn settings() -> Vec<Setting<Self::Game>> {
        Options::all(Self::Game::META.options).into_iter().map(Setting::with_options).collect()
    }
}

pub(crate) type StateOf<L> = <<L as Lawful>::Game as Game>::State;
pub(crate) type ActionOf<L> = <<L as Lawful>::Game as Game>::Action;
pub(crate) type ViewOf<L> = <<L as Lawful>::Game as Game>::View;
pub(crate) type EventOf<L> = <<L as Lawful>::Game as Game>::Event;
