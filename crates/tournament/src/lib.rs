//! The mathematics of tournaments: who meets whom, who sits where, what it is worth, and who is ahead.
//!
//! Read in this order: a [`Plan`] says how a tournament is played, [`pair()`] makes a [`Round`] of it from the rounds
//! before, and [`standings()`] says who is ahead and why. Everything is a pure function of its arguments: the same seed
//! gives the same pairings, so whoever is interrupted pairs again and gets the same.
//!
//! Nothing here knows a game, a clock, a store or a person: players are numbers, results are places.

mod circle;
mod company;
mod duel;
mod history;
mod matching;
mod pairing;
mod plan;
mod points;
mod round;
mod seating;
mod standings;

pub use pairing::pair;
pub use plan::{Format, MOST_PLAYERS, MOST_ROUNDS, Plan, ROUND_ROBIN_PLAYERS, table_sizes};
pub use points::{Points, Strength};
pub use round::{Bye, Entrant, Finish, Pairing, Round};
pub use standings::{Standing, standings};
