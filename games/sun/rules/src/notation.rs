//! How it is written down: cards `3s`, `L2`, `T4m`, places `b2`, actions `place 3s b2`, and the table as text.

use crate::action::Action;
use crate::components::{Card, Deck, HIGHEST_VALUE, Shape, Symbol};
use crate::pyramid::Place;
use crate::state::Stage;
use crate::view::{HandView, View};
use benben_core::{Letters, NotationError, Words, write_number};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::{self, Display, Write as _};
use std::str::FromStr;

/// The shape's letter, none for a standard card; the value; the symbol's letter, if it bears one.
impl Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(letters(*self).as_str())
    }
}

fn letters(card: Card) -> Letters {
    let mut letters = Letters::default();
    shape_letter(card.shape()).chars().for_each(|letter| letters.push(letter));
    letters.push_number(card.value());
    if let Some(symbol) = card.symbol() {
        letters.push(symbol.letter());
    }
    letters
}

fn shape_letter(shape: Shape) -> &'static str {
    match shape {
        Shape::Standard => "",
        Shape::Left => "L",
        Shape::Right => "R",
        Shape::Top => "T",
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::new(text, "a card such as 3, 3s, L2 or T4m");
        let shape = Shape::ALL.into_iter().skip(1).find(|shape| text.starts_with(shape_letter(*shape)));
        let shape = shape.unwrap_or(Shape::Standard);
        let mut letters = text[shape_letter(shape).len()..].chars();
        let value = letters.next().and_then(|digit| digit.to_digit(10)).ok_or_else(wrong)? as u8;
        let symbol = match letters.next() {
            None => None,
            Some(letter) => Some(Symbol::from_letter(letter).ok_or_else(wrong)?),
        };
        if letters.next().is_some() || value > HIGHEST_VALUE {
            return Err(wrong());
        }
        Ok(Card::new(shape, value, symbol))
    }
}

/// The position as a letter from the left, and the level: `a1` is the leftmost place of level 1, and `b2` lies on `b1` and
/// `c1`.
impl Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(char::from(b'a' + self.position()))?;
        write_number(f, self.level())
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }
}

impl FromStr for Place {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text.as_bytes() {
            [letter @ b'a'..=b'j', digit @ b'0'..=b'9'] => Place::new(digit - b'0', letter - b'a'),
            _ => None,
        }
        .ok_or_else(|| NotationError::new(text, "a place such as b2"))
    }
}

impl Display for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Deck::Standard => "standard",
            Deck::Edge => "edge",
        })
    }
}

impl FromStr for Deck {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text {
            "standard" => Ok(Deck::Standard),
            "edge" => Ok(Deck::Edge),
            _ => Err(NotationError::new(text, "standard or edge")),
        }
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(letters(*self).as_str())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        benben_core::serde_as_text::deserialize(deserializer)
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        benben_core::serde_as_text::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        benben_core::serde_as_text::deserialize(deserializer)
    }
}

impl Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Draw(deck) => write!(f, "draw {deck}"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Place(card, place) => write!(f, "place {card} {place}"),
            Action::SymbolDraw(deck) => write!(f, "symbol draw {deck}"),
            Action::SymbolPoints => f.write_str("symbol points"),
            Action::Stop => f.write_str("stop"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::new(text);
        let action = match words.word("an action")? {
            "draw" => Action::Draw(words.read("standard or edge")?),
            "discard" => Action::Discard(words.read("a card such as 3s")?),
            "place" => {
                let card = words.read("a card such as 3s")?;
                Action::Place(card, words.read("a place such as b2")?)
            }
            "symbol" => match words.word("draw or points")? {
                "draw" => Action::SymbolDraw(words.read("standard or edge")?),
                "points" => Action::SymbolPoints,
                word => return Err(NotationError::new(word, "draw or points")),
            },
            "stop" => Action::Stop,
            word => return Err(NotationError::new(word, "draw, discard, place, symbol or stop")),
        };
        words.end()?;
        Ok(action)
    }
}

/// The position as text: cards as bricks, the names of the places where one can be laid, then decks and seats.
impl Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.drawn_pyramid())?;
        writeln!(
            f,
            "standard {} +{} discarded   edge {} +{} discarded   out {}",
            self.standard.deck,
            self.standard.discards.len(),
            self.edge.deck,
            self.edge.discards.len(),
            self.marker
        )?;
        for (seat, points) in self.points.iter() {
            let awaited = self.ended.is_none() && self.turn == seat;
            let mark = if awaited { '>' } else { ' ' };
            let hand = match &self.hands[seat] {
                HandView::Cards(cards) => cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "),
                HandView::Hidden { standard, edge } => format!("{standard} standard, {edge} edge"),
            };
            let doing = if awaited { self.doing() } else { String::new() };
            let line = format!("{mark} seat {seat}   points {:>3}   hand {hand:<24} {doing}", points.total());
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }
}

impl View {
    /// The pyramid in lines, without a word: every level with something on it or in reach, the highest first.
    pub fn drawn_pyramid(&self) -> String {
        let mut drawn = String::new();
        let (open, filled) = (self.pyramid.open().into_iter(), self.pyramid.filled().into_iter());
        let reach = open.chain(filled).map(Place::level).max().unwrap_or(0);
        for level in (0..=reach).rev() {
            let mut line = format!("{level} {:indent$}", "", indent = 3 * usize::from(level));
            for position in 0..self.pyramid.places_on(level) {
                let place = Place::new(level, position).expect("within the largest pyramid");
                line += &match self.pyramid.card(place) {
                    Some(card) => format!(" [{:^3}]", card.to_string()),
                    None if self.pyramid.open().contains(place) => format!("  {place}  "),
                    None => "   .  ".to_owned(),
                };
            }
            drawn += line.trim_end();
            drawn.push('\n');
        }
        drawn
    }

    fn doing(&self) -> String {
        match self.stage {
            Stage::Choosing => "draws or places".to_owned(),
            Stage::SecondDraw => "draws a second card".to_owned(),
            Stage::Discarding => "discards".to_owned(),
            Stage::Symbol { place } => format!("uses the symbol on {place}"),
            Stage::Placing => "places or stops".to_owned(),
        }
    }
}
