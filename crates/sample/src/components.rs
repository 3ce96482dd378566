//! Cards and chambers.

use super::Sealed;
use benben_core::{NotationError, Pile};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A card: its value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Card(pub u8);

/// Any set of cards.
pub type Cards = Pile<Card, 24>;

/// One of the three chambers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Chamber {
    A,
    B,
    C,
}

impl Chamber {
    pub const ALL: [Chamber; 3] = [Chamber::A, Chamber::B, Chamber::C];
}

impl<const WRITING: u8> Sealed<WRITING> {
    /// Z1.
    pub fn all_cards(&self) -> Cards {
        let values = 1..=self.edition.values;
        values.flat_map(|value| (0..self.edition.copies).map(move |_| Card(value))).collect()
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Card {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text.as_bytes() {
            [digit @ b'1'..=b'6'] => Ok(Card(digit - b'0')),
            _ => Err(NotationError::new(text, "a card from 1 to 6")),
        }
    }
}

impl fmt::Display for Chamber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["a", "b", "c"][*self as usize])
    }
}

impl FromStr for Chamber {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let found = Chamber::ALL.into_iter().find(|chamber| chamber.to_string() == text);
        found.ok_or_else(|| NotationError::new(text, "a chamber: a, b or c"))
    }
}
