//! Reading an edition: which mummies and papyri there are (A1-A3).

use crate::components::{CARDS, Card, Colour, FEWEST, MOST, PAPYRI, VALUES};
use benben_core::{EditionError, Field, Pile, read_toml};
use serde::Deserialize;

/// A1: mummies of all colours.
const MUMMIES: usize = CARDS - PAPYRI;

/// The cards of an edition, checked.
#[derive(Clone, Debug, PartialEq)]
pub struct Edition {
    /// Mummies first, then papyri.
    deck: Pile<Card, CARDS>,
    /// Which of the different cards each one is, by its byte.
    kinds: [u8; 256],
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

    /// Which of the different cards this one is: five values of each colour, then papyri in the order of the file. Cards
    /// that look the same are one kind.
    #[inline]
    pub fn kind(&self, card: Card) -> usize {
        usize::from(self.kinds[card.byte() as usize])
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
    let found = colours.iter().map(|(_, _, values)| values.value().len()).sum();
    check_count(text, "mummies", &raw.mummies.green, "mummies of all colours", MUMMIES, found)?;
    for (colour, name, values) in colours {
        check_values(text, name, values)?;
        values.value().iter().for_each(|value| deck.push(Card::mummy(colour, *value.value())));
    }
    check_count(text, "papyri", &raw.papyri, "papyri", PAPYRI, raw.papyri.value().len())?;
    for (index, papyrus) in raw.papyri.value().iter().enumerate() {
        deck.push(read_papyrus(text, papyrus, index)?);
    }
    let kinds = kinds(&deck[MUMMIES..]);
    Ok(Edition { deck, kinds })
}

fn kinds(papyri: &[Card]) -> [u8; 256] {
    let (mut kinds, mut count) = ([0; 256], 0);
    let mummies =
        Colour::ALL.into_iter().flat_map(|colour| VALUES.map(move |value| Card::mummy(colour, value)));
    for card in mummies.chain(papyri.iter().copied()) {
        // Kinds count from 0, so that of the first card is never asked for before it is known.
        let known = &mut kinds[card.byte() as usize];
        if *known == 0 {
            *known = count;
            count += 1;
        }
    }
    kinds
}

/// A2: values from 1 to 5.
fn check_values(text: &str, name: &str, values: &Field<Vec<Field<u8>>>) -> Result<(), EditionError> {
    for (index, value) in values.value().iter().enumerate() {
        if !VALUES.contains(value.value()) {
            let expected = format!("expected a value from 1 to 5 (A2), found {}", value.value());
            return Err(value.mistake(text, format_args!("{name}[{index}]"), expected));
        }
    }
    Ok(())
}

/// A3: a papyrus ranks all four colours and asks for 1 to 9 mummies.
fn read_papyrus(text: &str, papyrus: &Field<String>, index: usize) -> Result<Card, EditionError> {
    let found = papyrus.value();
    found.parse::<Card>().ok().filter(|card| card.is_papyrus()).ok_or_else(|| {
        let expected = format!(
            "expected the number of mummies (A3: {FEWEST} to {MOST}), a colon and the letters g y b r from first to fourth wish, such as \"5:ygbr\", found \"{}\"",
            found.escape_default()
        );
        papyrus.mistake(text, format_args!("papyri[{index}]"), expected)
    })
}

/// A1: so many cards, because the table has room for them and enough to draw must be left (A17).
fn check_count<T>(
    text: &str,
    name: &str,
    list: &Field<Vec<T>>,
    what: &str,
    expected: usize,
    found: usize,
) -> Result<(), EditionError> {
    if found != expected {
        return Err(list.mistake(text, name, format!("expected {expected} {what} (A1), found {found}")));
    }
    Ok(())
}
