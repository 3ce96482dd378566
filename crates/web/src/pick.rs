//! Picks: the one interaction of all games.

use maud::{Markup, Render, html};
use std::fmt;

/// The id of a thing on the board that can be clicked. Things that are alike (two equal cards in a hand) have the same.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pick(String);

impl Pick {
    /// A pick has no blanks: lists of picks are written with blanks between them.
    pub fn new(id: impl Into<String>) -> Self {
        let id = id.into();
        debug_assert!(!id.is_empty() && !id.contains(char::is_whitespace), "`{id}` is no pick");
        Pick(id)
    }

    /// The id.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Several, written as in markup.
    pub fn list(picks: &[Pick]) -> String {
        picks.iter().map(Pick::as_str).collect::<Vec<_>>().join(" ")
    }

    /// Reads a list; what comes from outside may be anything.
    pub fn read_list(text: &str) -> Vec<Pick> {
        text.split_whitespace().map(Pick::new).collect()
    }
}

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A thing on the board that can be picked, or at least asked about: a button with a name for those who cannot see it.
#[derive(Debug)]
pub struct Thing {
    /// Its pick.
    pub pick: Pick,
    /// What it is, in the viewer's language.
    pub label: String,
    /// Classes for its looks.
    pub class: &'static str,
    /// What it is called while it moves, unique on the page: the same card before and after a move has the same name.
    pub moves: Option<String>,
    /// What is inside the button.
    pub inside: Markup,
}

impl Thing {
    /// The same, with more to say to whoever asks what it is: on hover, on focus, on a long press.
    pub fn with_tip(&self, tip: &str) -> Markup {
        let tip = format!("{}\n{tip}", self.label);
        self.drawn(Some(&tip))
    }

    fn drawn(&self, tip: Option<&str>) -> Markup {
        html! {
            button type="button" class={ "thing " (self.class) } data-pick=(self.pick) data-moves=[&self.moves] data-tip=[tip] {
                // The label says all that is seen here, in order; read twice it would only confuse.
                span class="visually-hidden" { (self.label) }
                span class="inside" aria-hidden="true" { (self.inside) }
            }
        }
    }
}

impl Render for Thing {
    fn render(&self) -> Markup {
        self.drawn(None)
    }
}
