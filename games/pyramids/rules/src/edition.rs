//! What is printed on the components: reads an edition file and names what is wrong with a wrong one.

use crate::components::{CARDS, Card, Cards, Colour, PerColour, Plan, Printed};
use crate::fields::{Fields, SIDE};
use crate::shapes::Shape;
use benben_core::{EditionError, Field, read_toml};
use serde::Deserialize;
use std::fmt::Display;

/// P4: this many skull boxes.
pub const SKULL_BOXES: usize = 10;
/// P3: this many expedition cards.
pub const EXPEDITIONS: usize = 8;

/// The printed matter of one edition.
#[derive(Clone, Debug, PartialEq)]
pub struct Edition {
    cards: [Printed; CARDS],
    /// The cards of each colour, because bonuses ask for them often.
    colours: PerColour<Cards>,
    skulls: [u8; SKULL_BOXES],
    expeditions: [Shape; EXPEDITIONS],
}

impl Edition {
    /// What is printed on a card.
    #[inline]
    pub fn card(&self, card: Card) -> &Printed {
        &self.cards[card.index()]
    }

    /// What is printed in a card's chamber.
    #[inline]
    pub fn plan(&self, card: Card) -> &Plan {
        &self.cards[card.index()].plan
    }

    /// The cards of a colour.
    #[inline]
    pub fn of_colour(&self, colour: Colour) -> Cards {
        self.colours[colour]
    }

    /// The minus points of the skull boxes, from the first to the last.
    pub fn skulls(&self) -> &[u8; SKULL_BOXES] {
        &self.skulls
    }

    /// The shapes of the expedition cards, equals beside each other.
    #[inline]
    pub fn expeditions(&self) -> &[Shape; EXPEDITIONS] {
        &self.expeditions
    }
}

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    #[serde(rename = "game")]
    _game: Option<String>,
    #[serde(rename = "name")]
    _name: String,
    skulls: Field<Vec<Field<u8>>>,
    expeditions: Field<Vec<Shape>>,
    chambers: Field<Vec<RawChamber>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawChamber {
    number: Field<u8>,
    colour: Field<Colour>,
    plan: Field<Vec<Field<String>>>,
}

/// Reads an edition file, or says which line and field is wrong and what is expected there.
pub(crate) fn read(text: &str) -> Result<Edition, EditionError> {
    let raw: Raw = read_toml(text)?;
    let cards = cards(text, &raw.chambers)?;
    let mut colours = PerColour::<Cards>::default();
    cards.iter().for_each(|card| colours[card.colour].insert(card.number));
    Ok(Edition {
        cards,
        colours,
        skulls: skulls(text, &raw.skulls)?,
        expeditions: expeditions(text, &raw.expeditions)?,
    })
}

/// P4: ten values that never fall from box to box. P22: then the last two ticked skulls are always the worst two.
fn skulls(text: &str, raw: &Field<Vec<Field<u8>>>) -> Result<[u8; SKULL_BOXES], EditionError> {
    let values = raw.value();
    for (index, pair) in values.windows(2).enumerate() {
        let (before, found) = (pair[0].value(), pair[1].value());
        if found < before {
            let expected = format!("expected at least {before} as in the box before (P22), found {found}");
            return Err(pair[1].mistake(text, format!("skulls[{}]", index + 1), expected));
        }
    }
    exactly(text, raw, "skulls", "values (P4)", values.iter().map(|value| *value.value()).collect())
}

/// P3: eight cards.
fn expeditions(text: &str, raw: &Field<Vec<Shape>>) -> Result<[Shape; EXPEDITIONS], EditionError> {
    let mut shapes: [Shape; EXPEDITIONS] =
        exactly(text, raw, "expeditions", "shapes (P3)", raw.value().clone())?;
    shapes.sort();
    Ok(shapes)
}

/// P1: cards 1 to 48.
fn cards(text: &str, raw: &Field<Vec<RawChamber>>) -> Result<[Printed; CARDS], EditionError> {
    let mut cards: Vec<Printed> = Vec::with_capacity(CARDS);
    // Too few are told last, because a gap in the numbers says which card is missing.
    if raw.value().len() > CARDS {
        return exactly(text, raw, "chambers", "cards (P1)", vec![Printed::default(); raw.value().len()]);
    }
    for (index, chamber) in raw.value().iter().enumerate() {
        let field = |name: &str| format!("chambers[{index}].{name}");
        let number = *chamber.number.value();
        let expected = cards.len() + 1;
        let card = Card::new(number).filter(|card| card.index() == index).ok_or_else(|| {
            let expected = format!(
                "expected {expected} (P1: the order of taking needs every number once), found {number}"
            );
            chamber.number.mistake(text, field("number"), expected)
        })?;
        let plan = plan(text, &chamber.plan, &field("plan"))?;
        cards.push(Printed { number: card, colour: *chamber.colour.value(), plan });
    }
    exactly(text, raw, "chambers", "cards (P1)", cards)
}

/// P2: one entry in the top row, one tomb in the bottom row, and a way from one to the other.
fn plan(text: &str, raw: &Field<Vec<Field<String>>>, name: &str) -> Result<Plan, EditionError> {
    let mut plan = Plan::default();
    let rows = raw.value();
    for (row, line) in rows.iter().enumerate() {
        plan.read_row(row, line.value()).map_err(|wrong| {
            line.mistake(
                text,
                format!("{name}[{row}]"),
                format!("expected {}, found `{}`", wrong.expected, wrong.found),
            )
        })?;
    }
    let mistake = |expected: &str| Err(raw.mistake(text, name, expected));
    if rows.len() != SIDE {
        return mistake("expected 5 rows of 5 letters (P1)");
    }
    if plan.entry.len() != 1 || !Fields::TOP.contains(plan.entry) {
        return mistake("expected exactly one entrance E, in the top row (P13)");
    }
    if plan.tomb.len() != 1 || !Fields::BOTTOM.contains(plan.tomb) {
        return mistake("expected exactly one tomb T, in the bottom row (P23)");
    }
    if !plan.entry.flooded(plan.free(Fields::NONE)).contains(plan.tomb) {
        return mistake("expected a way without walls from the entrance E to the tomb T (P14)");
    }
    Ok(plan)
}

/// A list of exactly `N`.
fn exactly<T, U, const N: usize>(
    text: &str,
    raw: &Field<U>,
    name: impl Display,
    what: &str,
    list: Vec<T>,
) -> Result<[T; N], EditionError> {
    let found = list.len();
    list.try_into().map_err(|_| raw.mistake(text, name, format!("expected {N} {what}, found {found}")))
}
