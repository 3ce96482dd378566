//! Finding people to play with: those who look for a game wait in the hall, are brought together, confirm, and sit down.
//!
//! `matching` decides who plays with whom, as a pure function; `hall` keeps who waits and who was asked; `seek` is what
//! somebody asks for, and `meanwhile` what they play against bots until somebody comes. Nothing here outlives the process: whoever waits has a page open.

mod hall;
mod matching;
mod meanwhile;
mod seek;

pub(crate) use hall::{Answer, Hall, Proposal, Standing, Waiting};
pub(crate) use matching::Strength;
pub(crate) use meanwhile::{going, play_meanwhile};
pub(crate) use seek::{Sought, answer, avoid, leave, look_again, seek, standing};

use crate::pace::Pace;

/// In seconds.
const DAY: u64 = 24 * 60 * 60;

/// The paces that are offered to those who look for a game, the usual one first.
pub(crate) const PACES: [Pace; 6] = [
    Pace::Bank { seconds: 600, increment: 5 },
    Pace::Decision { seconds: 30 },
    Pace::Decision { seconds: 120 },
    Pace::Decision { seconds: DAY },
    Pace::Decision { seconds: 3 * DAY },
    Pace::Decision { seconds: 7 * DAY },
];
