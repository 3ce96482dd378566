//! How the search goes about a game: the numbers found by self-play.

use crate::Judgement;

/// How the search goes about a game. Found by self-play (`docs/bots.md`).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// How much is tried that looks worse so far.
    pub curiosity: f32,
    /// How much first sight counts: urges are divided by it before they become likelihoods.
    pub doubt: f32,
    /// Most actions of one decision that are looked at; the rest looks foolish at first sight.
    pub width: usize,
    /// Decisions played on after the tree, before the position is judged by its promise.
    pub horizon: u32,
    /// Of 255 decisions in a playout, how many are made at random.
    pub whim: u8,
    /// How much of a finished game's result is its promise (how clearly it was won) and not the bare win.
    pub margin: f32,
    /// Where first sight comes from.
    pub sight: Sight,
    /// Who else is in the tree.
    pub others: Others,
    /// How a position's signs become a promise.
    pub judgement: &'static Judgement,
    /// Iterations of the three searching levels.
    pub iterations: [u32; 3],
}

/// How the search foresees the decisions of the other seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Others {
    /// They search too: their decisions are in the tree, except sealed ones.
    Search,
    /// They follow their impulse.
    Impulse,
}

/// Where the first impression of an action comes from, before it was ever tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// The urge to do it: quick.
    Urge,
    /// The promise of the position it leads to: slower and mostly better.
    Promise,
    /// The same, but only the seat's own standing there is looked at: for games where an action changes little for the others.
    OwnPromise,
}

impl Style {
    /// Without any knowledge of the game: random playouts to the end.
    pub const PLAIN: Style = Style {
        curiosity: 1.0,
        doubt: 1.0,
        width: usize::MAX,
        horizon: u32::MAX,
        whim: u8::MAX,
        margin: 0.2,
        sight: Sight::Urge,
        others: Others::Search,
        judgement: &Judgement::plain(&[1.0]),
        iterations: [30, 150, 1000],
    };
}
