//! What others may see of somebody who keeps their name, and what that is made from.

use crate::{AccountId, Answer, StoredPerson, StoredRating, TableSummary, TokenHash};
use benben_core::Seat;

/// Who may see something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShownTo {
    /// Everyone, signed in or not.
    Everyone,
    /// Friends.
    Friends,
    /// Nobody but its owner.
    Nobody,
}

/// Who may see each part of somebody's profile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// How well they play, and how that went up and down.
    pub ratings: ShownTo,
    /// The games they have finished.
    pub games: ShownTo,
    /// With whom they play most.
    pub opponents: ShownTo,
    /// What reviews say about how they decide.
    pub reviews: ShownTo,
}

impl Shown {
    /// What somebody shows who has chosen nothing.
    pub const AT_FIRST: Shown = Shown { ratings: ShownTo::Everyone, ..Shown::NOTHING };
    /// Nothing at all.
    pub const NOTHING: Shown = Shown {
        ratings: ShownTo::Nobody,
        games: ShownTo::Nobody,
        opponents: ShownTo::Nobody,
        reviews: ShownTo::Nobody,
    };
}

/// What a review says about one seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeatFigures {
    /// Whose.
    pub seat: Seat,
    /// How many decisions were judged.
    pub decisions: u32,
    /// What all of them cost together, in shares of the win.
    pub loss: f64,
}

/// What reviews say about somebody's games of one kind.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredFigures {
    /// Id of the game.
    pub game: String,
    /// So many games were reviewed.
    pub games: u32,
    /// So many decisions were judged in them.
    pub decisions: u32,
    /// What all of them cost together, in shares of the win.
    pub loss: f64,
}

/// A game that somebody has finished.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredGame {
    /// Where it stands in the order of all tables: whoever wants earlier ones asks from here.
    pub position: u64,
    /// The table.
    pub table: TableSummary,
}

/// Keeps what people show of themselves.
pub trait Profiles: Send + Sync + 'static {
    /// What somebody shows to whom: nothing, if there is no such account.
    fn shown(&self, account: AccountId) -> Answer<'_, Shown>;

    /// Changes what somebody shows to whom.
    fn show(&self, account: AccountId, shown: Shown) -> Answer<'_, ()>;

    /// Those of the holders of whom everyone may see something. Ratings count once there are some.
    fn known_to_all(&self, holders: Vec<TokenHash>) -> Answer<'_, Vec<StoredPerson>>;

    /// How well these holders play these games, as far as they have a rating and show it to everyone.
    fn ratings_for_all(&self, wanted: Vec<(String, TokenHash)>)
    -> Answer<'_, Vec<(TokenHash, StoredRating)>>;

    /// The games that somebody has finished at a device of their own, the latest opened first, at most `limit`, before a
    /// position. Games that branch off from others aren't among them.
    fn finished(&self, account: AccountId, before: Option<u64>, limit: u32) -> Answer<'_, Vec<StoredGame>>;

    /// What reviews say about somebody's games, by game.
    fn figures_of(&self, account: AccountId) -> Answer<'_, Vec<StoredFigures>>;
}
