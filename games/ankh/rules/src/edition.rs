//! Reading an edition: which mummies and papyri there are (A1-A3).

use crate::components::{CARDS, Card, Colour, FEWEST, MOST, PAPYRI, VALUES};
use benben_core::{EditionError, Field, Pile, read_toml};
use serde::Deserialize;

/// A2: mummies of each colour.
const MUMMIES: usize = 18;

/// The cards of an edition, checked.
#[derive(Clone, Debug, PartialEq)]
pub struct Edition {
    /// Mummies first, then papyri.
    deck: Pile<Card, CARDS>,
}

impl Edition {
    /// All cards, mummies first.
    pub(crate) fn deck(&self) -> Pile<Card, CARDS> {
        self.deck
    }

    /// All cards, mummies first.
    pub fn cards(&self) -> &[Card] {
        &self.deck
    }

    /// The papyri.
    pub fn papyri(&self) -> &[Card] {
        &self.deck[CARDS - PAPYRI..]
    }

    /// The mummies.
    pub fn mummies(&self) -> &[Card] {
        &self.deck[..CARDS - PAPYRI]
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    #[serde(rename = "game")]
    _game: Option<String>,
    #[serde(rename = "name")]
    _name: String,
    mummies: Mummies,
    papyri: Field<Vec<Field<String>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Mummies {
    green: Field<Vec<Field<u8>>>,
    yellow: Field<Vec<Field<u8>>>,
    blue: Field<Vec<Field<u8>>>,
    red: Field<Vec<Field<u8>>>,
}

/// Reads and checks an edition file.
pub(crate) fn read(text: &str) -> Result<Edition, EditionError> {
    let raw: Raw = read_toml(text)?;
    let mut deck = Pile::new();
    let colours = [
        (Colour::Green, "mummies.green", &raw.mummies.green),
        (Colour::Yellow, "mummies.yellow", &raw.mummies.yellow),
        (Colour::Blue, "mummies.blue", &raw.mummies.blue),
        (Colour::Red, "mummies.red", &raw.mummies.red),
    ];
    for (colour, name, values) in colours {
        check_mummies(text, name, values)?;
        values.value().iter().for_each(|value| deck.push(Card::mummy(colour, *value.value())));
    }
    check_count(text, "papyri", &raw.papyri, PAPYRI)?;
    for index in 0..PAPYRI {
        deck.push(read_papyrus(text, &raw.papyri, index)?);
    }
    Ok(Edition { deck })
}

/// A2: 18 mummies a colour, of values 1 to 5.
fn check_mummies(text: &str, name: &str, values: &Field<Vec<Field<u8>>>) -> Result<(), EditionError> {
    check_count(text, name, values, MUMMIES)?;
    for (index, value) in values.value().iter().enumerate() {
        if !VALUES.contains(value.value()) {
            let expected = format!("expected a value from 1 to 5, found {}", value.value());
            return Err(value.mistake(text, format_args!("{name}[{index}]"), expected));
        }
    }
    Ok(())
}

/// A3: a papyrus ranks all four colours and asks for 2 to 6 mummies; no order twice with the same number.
fn read_papyrus(text: &str, papyri: &Field<Vec<Field<String>>>, index: usize) -> Result<Card, EditionError> {
    let papyri = papyri.value();
    let name = format!("papyri[{index}]");
    let found = papyri[index].value();
    let card = found.parse::<Card>().ok().filter(|card| card.is_papyrus()).ok_or_else(|| {
        let expected = format!(
            "expected the number of mummies ({FEWEST} to {MOST}), a colon and the letters g y b r from first to fourth wish, such as \"5:ygbr\", found \"{}\"",
            found.escape_default()
        );
        papyri[index].mistake(text, &name, expected)
    })?;
    if let Some(twin) = papyri[..index].iter().position(|other| other.value() == found) {
        let expected = format!("expected every papyrus once, found {card} also in papyri[{twin}]");
        return Err(papyri[index].mistake(text, &name, expected));
    }
    Ok(card)
}

fn check_count<T>(text: &str, name: &str, list: &Field<Vec<T>>, expected: usize) -> Result<(), EditionError> {
    let found = list.value().len();
    if found != expected {
        return Err(list.mistake(text, name, format!("expected {expected} entries, found {found}")));
    }
    Ok(())
}
