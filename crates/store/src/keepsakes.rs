//! What people who keep their name have learned and chosen: a few small values for each account, which go with it.

use crate::{AccountId, Answer};

/// So many lessons and puzzles are kept of one account; what is more is left out.
pub const MOST_STEPS: u32 = 4096;
/// So many settings are kept of one account; what is more is left out.
pub const MOST_SETTINGS: u32 = 32;

/// Keeps what accounts have learned and chosen.
pub trait Keepsakes: Send + Sync {
    /// Adds to what an account has learned. What was done stays done, whatever comes later; an account that isn't there has
    /// learned nothing.
    fn note_progress(&self, id: AccountId, steps: Vec<StoredStep>) -> Answer<'_, ()>;

    /// All that an account has learned, by subject, game and number.
    fn progress(&self, id: AccountId) -> Answer<'_, Vec<StoredStep>>;

    /// Keeps what an account has chosen, in place of what was chosen before for the same.
    fn choose(&self, id: AccountId, settings: Vec<StoredSetting>) -> Answer<'_, ()>;

    /// All that an account has chosen, by name.
    fn settings(&self, id: AccountId) -> Answer<'_, Vec<StoredSetting>>;
}

/// What is learned by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Subject {
    /// A lesson of a game.
    Lesson,
    /// A puzzle of a game.
    Puzzle,
}

/// A lesson that was taken, or a puzzle that was tried.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct StoredStep {
    /// Which of the two.
    pub subject: Subject,
    /// Id of the game.
    pub game: String,
    /// Its number, from 1.
    pub number: u32,
    /// Was it done? Otherwise it was only tried.
    pub done: bool,
}

/// Something that was chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredSetting {
    /// What.
    pub name: String,
    /// How.
    pub value: String,
}
