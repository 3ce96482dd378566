//! Opponents that see only what their seat may see, for any game.
//!
//! A [`Bot`] gets a seat's [`Eyes`](benben_core::Eyes) and luck of its own, and answers with an action, or with an
//! [`Answer`] that says why. [`Random`] plays any legal action; [`Greedy`] the one with the highest heuristic value;
//! [`Overlooking`] the best of those it notices; [`Search`] is an information-set Monte Carlo tree search. What they know
//! of a game is its [`Heuristics`], a type that lives beside the game and names it; its [`Encoding`] is for programs that
//! learn. [`Level`] names the bots for people, and [`bot()`] finds any bot by name.
//!
//! This crate knows no game.

mod answer;
mod arena;
mod bot;
mod calibrate;
mod calibration;
pub mod encoding;
mod features;
mod heuristics;
mod level;
mod match_up;
mod network;
mod overlooking;
mod puzzle;
mod rating;
mod review;
mod roster;
mod search;
mod style;

pub use answer::{Answer, Candidate};
pub use arena::{Entrant, Pairing, Plan, Results, arena};
pub use bot::{Bot, Greedy, Random};
pub use calibrate::{Expectation, Tenth, Trial, fitted, held_out, off_by, tenths};
pub use calibration::{Calibration, Curve, KNOTS, fit};
pub use encoding::Encoding;
pub use features::{Features, Fingerprint, INPUTS, Inputs};
pub use heuristics::{ActionOf, Heuristics, StateOf, ViewOf, arg_max};
pub use level::Level;
pub use match_up::{heads_up, play_game, play_record, seat_shares};
pub use network::{HIDDEN, ValueNetwork, Weights, WrongFeatures, softmax};
pub use overlooking::Overlooking;
pub use puzzle::{
    CLEAR, Puzzle, Unsound, Verdict, WEAKER_LEVELS, answer_puzzle, check_puzzle, greedy_choices, lead,
    make_puzzles, position, puzzles,
};
pub use rating::Rating;
pub use review::{
    Account, Advice, Alternative, Decision, Depth, Effect, Grade, Judgement, Kept, Move, NotReviewed, Reason,
    Reasons, Report, Retried, Review, Reviewing, SeatReport, SeatReview, Weighed, Why, advise, judge,
    judge_again, report, review, weigh, why,
};
pub use roster::{BOTS, bot, bot_in_time, bot_with_settings};
pub use search::{Budget, Epsilon, Expected, OpponentModel, Outlook, PriorSource, Search, SearchSettings};
pub use style::Style;
