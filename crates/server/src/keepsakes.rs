//! What people who keep their name take with them to all their devices. Only what exists is kept: a lesson that no game has is
//! left out, and so nobody can fill the store with it.

mod progress;
mod settings;

pub(crate) use progress::{Progress, belongings, note, progress, take_over};
pub(crate) use settings::{Settings, choose, settings};
