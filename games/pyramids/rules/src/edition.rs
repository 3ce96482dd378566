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

/// P4, P37: ten values that rise from box to box, one of them 6.
fn skulls(text: &str, raw: &Field<Vec<Field<u8>>>) -> Result<[u8; SKULL_BOXES], EditionError> {
    let values = raw.value();
    for (index, pair) in values.windows(2).enumerate() {
        if pair[1].value() <= pair[0].value() {
            let expected = format!("expected more than {}, found {}", pair[0].value(), pair[1].value());
            return Err(pair[1].mistake(text, format!("skulls[{}]", index + 1), expected));
        }
    }
    let values: Vec<u8> = values.iter().map(|value| *value.value()).collect();
    if !values.contains(&6) {
        return Err(raw.mistake(text, "skulls", "expected one of the values to be 6"));
    }
    exactly(text, raw, "skulls", "values", values)
}

/// P3: eight cards with six different shapes.
fn expeditions(text: &str, raw: &Field<Vec<Shape>>) -> Result<[Shape; EXPEDITIONS], EditionError> {
    let mut shapes: [Shape; EXPEDITIONS] = exactly(text, raw, "expeditions", "shapes", raw.value().clone())?;
    shapes.sort();
    let different = 1 + shapes.windows(2).filter(|pair| pair[0] != pair[1]).count();
    if different != 6 {
        return Err(raw.mistake(
            text,
            "expeditions",
            format!("expected 6 different shapes, found {different}"),
        ));
    }
    Ok(shapes)
}

/// P1, P2: cards 1 to 48, 16 of each colour, all chambers different.
fn cards(text: &str, raw: &Field<Vec<RawChamber>>) -> Result<[Printed; CARDS], EditionError> {
    let mut cards: Vec<Printed> = Vec::with_capacity(CARDS);
    // Too few are told last, because a gap in the numbers says which card is missing.
    if raw.value().len() > CARDS {
        return exactly(text, raw, "chambers", "cards", vec![Printed::default(); raw.value().len()]);
    }
    for (index, chamber) in raw.value().iter().enumerate() {
        let field = |name: &str| format!("chambers[{index}].{name}");
        let number = *chamber.number.value();
        let expected = cards.len() + 1;
        let card = Card::new(number).filter(|card| card.index() == index).ok_or_else(|| {
            chamber.number.mistake(text, field("number"), format!("expected {expected}, found {number}"))
        })?;
        let colour = *chamber.colour.value();
        if cards.iter().filter(|other| other.colour == colour).count() == CARDS / 3 {
            let expected = format!("expected 16 cards of each colour, found one more of {colour}");
            return Err(chamber.colour.mistake(text, field("colour"), expected));
        }
        let plan = plan(text, &chamber.plan, &field("plan"))?;
        if let Some(twin) = cards.iter().find(|other| other.plan == plan) {
            let expected = format!("expected a chamber of its own, found that of card {}", twin.number);
            return Err(chamber.plan.mistake(text, field("plan"), expected));
        }
        cards.push(Printed { number: card, colour, plan });
    }
    exactly(text, raw, "chambers", "cards", cards)
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
        return mistake("expected 5 rows of 5 letters");
    }
    if plan.entry.len() != 1 || !Fields::TOP.contains(plan.entry) {
        return mistake("expected exactly one entry E, in the top row");
    }
    if plan.tomb.len() != 1 || !Fields::BOTTOM.contains(plan.tomb) {
        return mistake("expected exactly one tomb T, in the bottom row");
    }
    if !plan.entry.flooded(plan.free(Fields::NONE)).contains(plan.tomb) {
        return mistake("expected a way without walls from the entry E to the tomb T");
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
