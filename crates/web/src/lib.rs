//! The browser side of Benben: pure functions from what a viewer may know to markup.
//!
//! Read in this order: a [`Face`] is how one game looks and speaks, drawn from a [`Scene`]; every game brings its
//! own, and none is known here. A thing on the board that can be clicked has a [`Pick`]; an action is a set of picks. [`Texts`] speak the viewer's
//! [`Language`]. `table` frames a face with everything around it; `talk` is what people say there; `pages` are whole pages; `assets` are style, script
//! and icons. Nothing here knows HTTP, a clock or a store.

pub mod assets;
mod drawn;
mod face;
mod kept;
mod language;
mod lessons;
mod level;
pub mod pages;
mod parts;
mod pick;
mod scene;
mod seat;
pub mod table;
pub mod talk;
mod texts;
mod tint;
mod why;

pub use drawn::Drawn;
pub use face::{Face, Hint, Lay, Next, refused, rule_link};
pub use kept::Called;
pub use language::{ByLanguage, Language};
pub use lessons::{Beginning, Lesson, Lessons};
pub use level::level_name;
pub use parts::{
    Course, Finished, History, Look, Offered, Parts, Position, Sentence, Spectacle, Stations, Told, conceded,
    explain, finished, log, parts, scene, told, why_not,
};
pub use pick::{Pick, Thing};
pub use scene::Scene;
pub use seat::{seat_class, seat_sign};
pub use table::{by_place, verdict};
pub use texts::{Ear, Heard, Locales, PAGES, Say, Texts};
pub use tint::{Tint, tinted};
pub use why::why;
