//! What every face must satisfy, over whole random games in every language.
//!
//! A face is a type, so a law is a function: `benben_face_laws::whatever_is_picked_gets_an_answer::<MyFace>()` panics
//! with what is wrong. The registry holds every game against all of them (`crates/games/tests/it/faces.rs`).

#![allow(clippy::missing_panics_doc, reason = "laws are kept or panic")]

mod answers;
mod examples;
mod fluent;
mod glossary;
mod language;
mod lessons;
mod moments;
mod picks;
mod rendered;
mod rulebook;
mod texts;
mod tips;

pub use answers::whatever_is_picked_gets_an_answer;
pub use examples::Examples;
pub use fluent::{Message, messages};
pub use glossary::{Glossary, Saying};
pub use language::everything_renders_in_every_language;
pub use lessons::{
    every_lesson_can_be_taken, every_lesson_has_its_words, every_rule_is_taught_or_left_out, lesson_keys,
    lessons_cover_the_rules_they_name,
};
pub use picks::every_legal_action_is_reachable_by_exactly_one_set_of_picks;
pub use rendered::{Line, Rendered, rendered};
pub use rulebook::{every_picture_of_the_rules_is_drawn_and_used, the_rules_are_the_same_in_every_language};
pub use texts::{Owner, no_key_has_two_owners, sources};
pub use tips::whatever_has_a_tip_can_have_the_focus;
