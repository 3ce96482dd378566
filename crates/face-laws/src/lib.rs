//! What every face must satisfy, over whole random games in every language.
//!
//! A face is a type, so a law is a function: `benben_face_laws::whatever_is_picked_gets_an_answer::<MyFace>()` panics
//! with what is wrong. The registry holds every game against all of them (`crates/games/tests/it/faces.rs`).

#![allow(clippy::missing_panics_doc, reason = "laws are kept or panic")]

mod answers;
mod language;
mod moments;
mod picks;
mod rulebook;
mod texts;

pub use answers::whatever_is_picked_gets_an_answer;
pub use language::everything_renders_in_every_language;
pub use picks::every_legal_action_is_reachable_by_exactly_one_set_of_picks;
pub use rulebook::the_rules_are_the_same_in_every_language;
pub use texts::{Owner, no_key_has_two_owners, sources};
