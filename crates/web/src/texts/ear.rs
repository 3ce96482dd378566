//! What was said, with what was filled in: for whoever makes a list of all texts.

use fluent_bundle::{FluentArgs, FluentValue};
use std::sync::{Mutex, PoisonError};

/// Remembers what texts it hears.
#[derive(Debug, Default)]
pub struct Ear(Mutex<Vec<Heard>>);

/// A text that was said.
#[derive(Clone, Debug, PartialEq)]
pub struct Heard {
    /// Its key.
    pub key: String,
    /// What was filled in, by name.
    pub filled: Vec<(String, FluentValue<'static>)>,
    /// The text.
    pub text: String,
}

impl Ear {
    /// One that lives as long as the program, as texts do.
    pub fn open() -> &'static Self {
        Box::leak(Box::default())
    }

    /// What it has heard since it was last asked.
    pub fn take(&self) -> Vec<Heard> {
        std::mem::take(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    pub(super) fn hear(&self, key: &str, arguments: Option<&FluentArgs<'_>>, text: &str) {
        let filled = arguments.into_iter().flat_map(FluentArgs::iter);
        let filled = filled.map(|(name, value)| (name.to_owned(), value.into_owned())).collect();
        let heard = Heard { key: key.to_owned(), filled, text: text.to_owned() };
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(heard);
    }
}
