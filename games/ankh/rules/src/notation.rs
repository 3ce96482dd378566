//! How it is written down: `g4`, `5:ygbr`, `mummy g4`, `papyrus 5:ygbr`, `sacrifice g1 b2`, and the table as text.

use crate::action::{Action, Offering};
use crate::components::{Card, Colour, FEWEST, Face, HAND, MOST, VALUES, Wish};
use crate::scoring::row_worth;
use crate::view::{HandView, View};
use benben_core::{Letters, NotationError, Words};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::{self, Display, Write as _};
use std::str::FromStr;

impl Display for Wish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.order().iter().try_for_each(|colour| f.write_char(colour.letter()))
    }
}

impl FromStr for Wish {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let colours: Option<Vec<Colour>> = text.chars().map(Colour::from_letter).collect();
        colours
            .and_then(|colours| <[Colour; 4]>::try_from(colours).ok())
            .and_then(Wish::new)
            .ok_or_else(|| NotationError::new(text, "the letters g, y, b and r, each once"))
    }
}

impl Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(letters(*self).as_str())
    }
}

fn letters(card: Card) -> Letters {
    let mut letters = Letters::default();
    match card.face() {
        Face::Mummy { colour, value } => {
            letters.push(colour.letter());
            letters.push_number(value);
        }
        Face::Papyrus { number, wish } => {
            letters.push_number(number);
            letters.push(':');
            wish.order().iter().for_each(|colour| letters.push(colour.letter()));
        }
    }
    letters
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::new(text, "a card such as g4 or 5:ygbr");
        let in_range = |digits: &str, range: std::ops::RangeInclusive<u8>| {
            digits.parse().ok().filter(|number| digits.len() == 1 && range.contains(number)).ok_or_else(wrong)
        };
        if let Some((number, wish)) = text.split_once(':') {
            return Ok(Card::papyrus(in_range(number, FEWEST..=MOST)?, wish.parse()?));
        }
        let mut letters = text.chars();
        let colour = letters.next().and_then(Colour::from_letter).ok_or_else(wrong)?;
        Ok(Card::mummy(colour, in_range(letters.as_str(), VALUES)?))
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

impl Serialize for Offering {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

impl Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Mummy(card) => write!(f, "mummy {card}"),
            Action::Papyrus(card) => write!(f, "papyrus {card}"),
            Action::Sacrifice(offering) => {
                f.write_str("sacrifice")?;
                offering.cards().try_for_each(|card| write!(f, " {card}"))
            }
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::new(text);
        let action = match words.word("an action")? {
            "mummy" => Action::Mummy(words.read("a mummy such as g4")?),
            "papyrus" => Action::Papyrus(words.read("a papyrus such as 5:ygbr")?),
            "sacrifice" => {
                let mut cards = Vec::with_capacity(HAND);
                while let Some(word) = words.next_word() {
                    cards.push(word.parse()?);
                }
                let offering =
                    Offering::new(&cards).ok_or_else(|| NotationError::new(text, "at most four cards"))?;
                Action::Sacrifice(offering)
            }
            word => return Err(NotationError::new(word, "mummy, papyrus or sacrifice")),
        };
        words.end()?;
        Ok(action)
    }
}

/// The position as text.
impl Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Face::Papyrus { number, wish } = self.papyrus.face() {
            let [first, second, third, fourth] =
                wish.order().map(|colour| format!("{colour:?}").to_lowercase());
            writeln!(
                f,
                "papyrus {}   {first} x2, {second} x1, {third} 0, {fourth} -1   at {number} mummies",
                self.papyrus
            )?;
        }
        writeln!(f, "deck {}   discard {}   beneath {}", self.deck, self.discard.len(), self.beneath.len())?;
        for (seat, score) in self.scores.iter() {
            let mark = if self.ended.is_none() && self.turn == seat { '>' } else { ' ' };
            let hand = match &self.hands[seat] {
                HandView::Cards(cards) => cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "),
                HandView::Hidden(count) => vec!["??"; usize::from(*count)].join(" "),
            };
            let row = self.rows[seat].iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
            let worth = row_worth(&self.rows[seat], self.papyrus);
            writeln!(
                f,
                "{mark} seat {seat}   score {score:>3}   row {row:<18} worth {worth:>3}   hand {hand}"
            )?;
        }
        Ok(())
    }
}
