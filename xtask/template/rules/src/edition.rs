//! Reading an edition: which cards there are (__R__1).

use crate::components::{CARDS, Card, HAND, VALUES};
use benben_core::{EditionError, Field, Pile, read_toml};
use serde::Deserialize;

/// The most seats.
const SEATS: usize = 4;

/// The cards of an edition, checked.
#[derive(Clone, Debug, PartialEq)]
pub struct Edition {
    cards: Pile<Card, CARDS>,
}

impl Edition {
    /// All cards.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// All cards, to be dealt.
    pub(crate) fn deck(&self) -> Pile<Card, CARDS> {
        self.cards
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    #[serde(rename = "game")]
    _game: Option<String>,
    #[serde(rename = "name")]
    _name: String,
    cards: Field<Vec<Field<u8>>>,
}

/// Reads and checks an edition file.
pub(crate) fn read(text: &str) -> Result<Edition, EditionError> {
    let raw: Raw = read_toml(text)?;
    let values = raw.cards.value();
    // __R__1: everyone gets a full hand.
    if !(SEATS * HAND..=CARDS).contains(&values.len()) {
        let expected = format!("expected {} to {CARDS} cards, found {}", SEATS * HAND, values.len());
        return Err(raw.cards.mistake(text, "cards", expected));
    }
    let mut cards = Pile::new();
    for (index, value) in values.iter().enumerate() {
        if !VALUES.contains(value.value()) {
            let expected = format!("expected a value from 1 to 9, found {}", value.value());
            return Err(value.mistake(text, format_args!("cards[{index}]"), expected));
        }
        cards.push(Card(*value.value()));
    }
    Ok(Edition { cards })
}
