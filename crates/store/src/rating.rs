//! How well people play, and what that follows from.

use crate::{AccountId, Answer, TableId, TokenHash};
use benben_core::Seat;

/// Somebody with an account, as tables know them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredPerson {
    /// What holds their seats.
    pub holder: TokenHash,
    /// Their account.
    pub account: AccountId,
    /// What they are called.
    pub name: String,
}

/// How well somebody plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Skill {
    /// In points.
    pub rating: f64,
    /// How far off that may be: one standard deviation.
    pub deviation: f64,
}

/// How well somebody plays a game.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredRating {
    /// Whose it is.
    pub account: AccountId,
    /// What they are called.
    pub name: String,
    /// Id of the game.
    pub game: String,
    /// How well.
    pub skill: Skill,
    /// After so many rated games.
    pub games: u32,
}

/// What a rated table changed for one of its players.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredChange {
    /// Whose it is.
    pub account: AccountId,
    /// Id of the game.
    pub game: String,
    /// Which of their rated games of this kind it was, from 1.
    pub number: u32,
    /// The table; it may have been removed.
    pub table: TableId,
    /// Where they sat.
    pub seat: Seat,
    /// Their place.
    pub place: u8,
    /// Among so many.
    pub seats: u8,
    /// Before the game.
    pub before: Skill,
    /// After it.
    pub after: Skill,
    /// When it was over, in unix milliseconds.
    pub at: i64,
}

/// What became of the wish to rate a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rating {
    /// It is rated now.
    Done,
    /// It was rated before, or is not to be.
    DoneBefore,
    /// Somebody's rating has changed meanwhile: it has to be computed anew.
    Stale,
}

/// Keeps what follows from rated tables.
pub trait Ratings: Send + Sync + 'static {
    /// Those of the holders who are people with an account. A guest, or one of several who share a device, is not.
    fn people(&self, holders: Vec<TokenHash>) -> Answer<'_, Vec<StoredPerson>>;

    /// How well these people play a game, as far as they have a rating.
    fn ratings(&self, game: String, accounts: Vec<AccountId>) -> Answer<'_, Vec<StoredRating>>;

    /// How well somebody plays each game of which they have a rating.
    fn ratings_of(&self, account: AccountId) -> Answer<'_, Vec<StoredRating>>;

    /// The best at a game whose deviation is no higher than this, and who show it to everyone: at most `limit`.
    fn best(&self, game: String, deviation: f64, limit: u32) -> Answer<'_, Vec<StoredRating>>;

    /// Changes ratings by a table that is over: all at once, and once only. Whoever has no account any more is left out. If
    /// somebody has played another rated game than the change says, nothing happens.
    fn rate(&self, table: TableId, changes: Vec<StoredChange>, at: i64) -> Answer<'_, Rating>;

    /// Tables that are rated and over, and from which no ratings have followed yet: the oldest, at most `limit`.
    fn to_rate(&self, limit: u32) -> Answer<'_, Vec<TableId>>;

    /// What a table changed, in seat order.
    fn changes_at(&self, table: TableId) -> Answer<'_, Vec<StoredChange>>;

    /// What somebody's rated games changed, the newest first, at most `limit`.
    fn changes_of(&self, account: AccountId, limit: u32) -> Answer<'_, Vec<StoredChange>>;
}
