//! Reading an edition: values and symbols of the cards (S1-S3).

use crate::components::{Card, EDGE_CARDS, HIGHEST_VALUE, INNER_BASE_CARDS, STANDARD_CARDS, Shape, Symbol};
use benben_core::{EditionError, Field, Pile, read_toml};
use serde::Deserialize;

/// The cards of an edition, checked.
#[derive(Clone, Debug, PartialEq)]
pub struct Edition {
    standard: Pile<Card, STANDARD_CARDS>,
    edge: Pile<Card, EDGE_CARDS>,
    left_base: Card,
    inner_base: Pile<Card, INNER_BASE_CARDS>,
    right_base: Card,
    /// The different standard and edge cards, in the order of the file.
    kinds: Vec<Card>,
    /// Which of them each card is, by its byte.
    kind_of: [u8; 256],
}

impl Edition {
    /// The different standard and edge cards: those that look the same are one kind.
    pub fn kinds(&self) -> &[Card] {
        &self.kinds
    }

    /// Which of the kinds a standard or edge card is.
    #[inline]
    pub fn kind(&self, card: Card) -> usize {
        usize::from(self.kind_of[card.byte() as usize])
    }

    /// S2: the standard cards.
    pub fn standard(&self) -> &[Card] {
        &self.standard
    }

    /// S3: left edges, right edges and tops.
    pub fn edge(&self) -> &[Card] {
        &self.edge
    }

    /// S1: the base cards between the edges.
    pub fn inner_base_cards(&self) -> &[Card] {
        &self.inner_base
    }

    /// S1: the base card at the left end.
    pub fn left_base(&self) -> Card {
        self.left_base
    }

    /// S1: the base card at the right end.
    pub fn right_base(&self) -> Card {
        self.right_base
    }

    pub(crate) fn standard_deck(&self) -> Pile<Card, STANDARD_CARDS> {
        self.standard
    }

    pub(crate) fn edge_deck(&self) -> Pile<Card, EDGE_CARDS> {
        self.edge
    }

    pub(crate) fn inner_base(&self) -> Pile<Card, INNER_BASE_CARDS> {
        self.inner_base
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    #[serde(rename = "game")]
    _game: Option<String>,
    #[serde(rename = "name")]
    _name: String,
    standard: Field<Vec<Line>>,
    left: Field<Vec<Line>>,
    right: Field<Vec<Line>>,
    top: Field<Vec<Line>>,
    base: RawBase,
}

/// One value: how many cards of it bear no symbol, and how many bear each.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    value: Field<u8>,
    #[serde(default)]
    plain: u8,
    #[serde(default)]
    sun: u8,
    #[serde(default)]
    moon: u8,
    #[serde(default)]
    eagle: u8,
    #[serde(default)]
    jaguar: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawBase {
    left: RawSymbol,
    inner: Field<Vec<RawSymbol>>,
    right: RawSymbol,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum RawSymbol {
    Plain,
    Sun,
    Moon,
    Eagle,
    Jaguar,
}

impl RawSymbol {
    fn symbol(self) -> Option<Symbol> {
        match self {
            RawSymbol::Plain => None,
            RawSymbol::Sun => Some(Symbol::Sun),
            RawSymbol::Moon => Some(Symbol::Moon),
            RawSymbol::Eagle => Some(Symbol::Eagle),
            RawSymbol::Jaguar => Some(Symbol::Jaguar),
        }
    }
}

/// Reads and checks an edition file.
pub(crate) fn read(text: &str) -> Result<Edition, EditionError> {
    let raw: Raw = read_toml(text)?;
    let standard = read_cards(text, "standard", Shape::Standard, &raw.standard)?;
    check_count(text, "standard", &raw.standard, "standard cards", STANDARD_CARDS, standard.len())?;
    let mut edge = read_cards(text, "left", Shape::Left, &raw.left)?;
    edge.extend(read_cards(text, "right", Shape::Right, &raw.right)?);
    edge.extend(read_cards(text, "top", Shape::Top, &raw.top)?);
    check_count(text, "left", &raw.left, "left, right and top cards together", EDGE_CARDS, edge.len())?;
    let inner = raw.base.inner.value();
    check_count(text, "base.inner", &raw.base.inner, "inner base cards", INNER_BASE_CARDS, inner.len())?;
    let base = |shape, symbol: RawSymbol| Card::new(shape, 0, symbol.symbol());
    let (kinds, kind_of) = kinds(standard.iter().chain(&edge));
    Ok(Edition {
        kinds,
        kind_of,
        standard: standard.into_iter().collect(),
        edge: edge.into_iter().collect(),
        left_base: base(Shape::Left, raw.base.left),
        inner_base: inner.iter().map(|symbol| base(Shape::Standard, *symbol)).collect(),
        right_base: base(Shape::Right, raw.base.right),
    })
}

fn kinds<'a>(cards: impl Iterator<Item = &'a Card>) -> (Vec<Card>, [u8; 256]) {
    let (mut kinds, mut kind_of) = (Vec::new(), [0; 256]);
    for card in cards {
        if !kinds.contains(card) {
            kind_of[card.byte() as usize] = kinds.len() as u8;
            kinds.push(*card);
        }
    }
    (kinds, kind_of)
}

/// The cards of one shape: values from 0 to 9, each listed once.
fn read_cards(
    text: &str,
    name: &str,
    shape: Shape,
    lines: &Field<Vec<Line>>,
) -> Result<Vec<Card>, EditionError> {
    let mut cards = Vec::new();
    for (index, line) in lines.value().iter().enumerate() {
        let value = *line.value.value();
        let mistake = |expected| line.value.mistake(text, format_args!("{name}[{index}].value"), expected);
        if value > HIGHEST_VALUE {
            return Err(mistake(format!("expected a value from 0 to {HIGHEST_VALUE}, found {value}")));
        }
        if lines.value()[..index].iter().any(|other| *other.value.value() == value) {
            return Err(mistake(format!("expected every value once, found {value} again")));
        }
        let faces = [
            (None, line.plain),
            (Some(Symbol::Sun), line.sun),
            (Some(Symbol::Moon), line.moon),
            (Some(Symbol::Eagle), line.eagle),
            (Some(Symbol::Jaguar), line.jaguar),
        ];
        for (symbol, count) in faces {
            cards.extend((0..count).map(|_| Card::new(shape, value, symbol)));
        }
    }
    Ok(cards)
}

fn check_count<T>(
    text: &str,
    name: &str,
    list: &Field<Vec<T>>,
    what: &str,
    expected: usize,
    found: usize,
) -> Result<(), EditionError> {
    if found != expected {
        return Err(list.mistake(text, name, format!("expected {expected} {what}, found {found}")));
    }
    Ok(())
}
