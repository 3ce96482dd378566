//! Opponents that see only what their seat may see.
//!
//! A [`Bot`] gets a seat's [`Eyes`] and luck of its own. [`Random`] plays any legal action; [`Greedy`] plays the one
//! that a game's [`Taste`] likes best, one file a game.
//!
//! [`Eyes`]: benben_core::Eyes

mod ankh;
mod bot;
mod cheops;
mod match_up;
mod pyramids;
mod roster;
mod sun;

pub use bot::{Bot, Greedy, Random, Taste};
pub use cheops::CheopsStyle;
pub use match_up::{heads_up, play_game, play_record, seat_shares};
pub use roster::{BOTS, bot};
