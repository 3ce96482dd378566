//! Opponents that see only what their seat may see.
//!
//! A [`Bot`] gets a seat's [`Eyes`](benben_core::Eyes) and luck of its own, and answers with an action, or with an
//! [`Answer`] that says why. [`Random`] plays any legal action; [`Greedy`] the one that looks best; [`Overlooking`] the
//! best it notices; [`Search`] looks ahead. What they know of a game is its [`Taste`], one file a game. [`Level`]
//! names the ones for people, and [`bot()`] finds any by name.

mod ankh;
mod answer;
mod arena;
mod bot;
mod cheops;
mod judgement;
mod level;
mod match_up;
mod overlooking;
mod pyramids;
mod rating;
mod roster;
mod search;
mod sun;
mod taste;

pub use answer::{Answer, Candidate};
pub use arena::{Entrant, Pairing, Plan, Results, arena};
pub use bot::{Bot, Greedy, Random};
pub use cheops::CheopsStyle;
pub use judgement::{Judgement, NEURONS, SIGNS, Signs};
pub use level::Level;
pub use match_up::{heads_up, play_game, play_record, seat_shares};
pub use overlooking::Overlooking;
pub use rating::Rating;
pub use roster::{BOTS, bot, bot_in_style, bot_in_time};
pub use search::{Budget, Others, Search, Sight, Style};
pub use taste::{Taste, shares};
