//! How it is written down: `lay 7`, and the table as text.

use crate::action::Action;
use crate::components::{Card, VALUES};
use crate::view::{HandView, View};
use benben_core::{NotationError, Words};
use std::fmt::{self, Display};
use std::str::FromStr;

impl Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let value = text.parse().ok().filter(|value| text.len() == 1 && VALUES.contains(value));
        value.map(Card).ok_or_else(|| NotationError::new(text, "a card from 1 to 9"))
    }
}

impl Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "lay {}", self.0)
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::new(text);
        let action = match words.word("lay")? {
            "lay" => Action(words.read("a card")?),
            other => return Err(NotationError::new(other, "lay")),
        };
        words.end()?;
        Ok(action)
    }
}

/// The position as text.
impl Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pile: Vec<String> = self.pile.iter().map(ToString::to_string).collect();
        writeln!(f, "pile {}", if pile.is_empty() { "empty".to_owned() } else { pile.join(" ") })?;
        for (seat, score) in self.scores.iter() {
            let mark = if self.turn == seat { '>' } else { ' ' };
            let hand = match &self.hands[seat] {
                HandView::Cards(cards) => cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "),
                HandView::Hidden(count) => vec!["?"; usize::from(*count)].join(" "),
            };
            writeln!(f, "{mark} seat {seat}   score {score}   hand {hand}")?;
        }
        Ok(())
    }
}
