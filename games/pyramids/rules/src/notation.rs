//! How actions are written down: `keep 3 17`, `mark 17 a1 b1 b2`, `mark 17 c3`, `take 23`, `take deck`.

use crate::action::Action;
use crate::components::Card;
use crate::fields::Fields;
use benben_core::{NotationError, Words};
use std::fmt::{self, Display};
use std::str::FromStr;

impl Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Keep(first, second) => write!(f, "keep {first} {second}"),
            Action::Mark { card, fields } => write!(f, "mark {card} {fields}"),
            Action::Take(card) => write!(f, "take {card}"),
            Action::TakeBlind => f.write_str("take deck"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::new(text);
        match words.word("an action")? {
            "keep" => {
                let (first, second): (Card, Card) = (card(&mut words)?, card(&mut words)?);
                words.end()?;
                if second <= first {
                    return Err(NotationError::new(text, "two cards, the lower number first"));
                }
                Ok(Action::Keep(first, second))
            }
            "mark" => Ok(Action::Mark { card: card(&mut words)?, fields: fields(words)? }),
            "take" => {
                let taken = words.word("a card number or `deck`")?;
                words.end()?;
                if taken == "deck" { Ok(Action::TakeBlind) } else { Ok(Action::Take(taken.parse()?)) }
            }
            word => Err(NotationError::new(word, "keep, mark or take")),
        }
    }
}

fn card(words: &mut Words<'_>) -> Result<Card, NotationError> {
    words.read("a card number from 1 to 48")
}

/// At least one field, and no more than the largest shape has.
fn fields(mut words: Words<'_>) -> Result<Fields, NotationError> {
    let mut list = vec![words.word("a field from a1 to e5")?];
    while let Some(word) = words.next_word() {
        list.push(word);
        if list.len() > 4 {
            return Err(NotationError::new(word, "at most four fields"));
        }
    }
    list.join(" ").parse()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_are_read_as_they_are_written() {
        for text in ["keep 3 17", "mark 17 a1 b1 b2", "mark 48 c3", "take 23", "take deck"] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn an_action_has_one_notation() {
        for text in [
            "",
            "keep",
            "keep 3",
            "keep 17 3",
            "keep 3 3",
            "keep 3 17 20",
            "mark 17",
            "mark 0 a1",
            "mark 49 a1",
            "mark 17 b1 a1",
            "mark 17 a1 a1",
            "mark 17 a1 a2 a3 a4 a5",
            "mark 07 a1",
            "mark +7 a1",
            "take",
            "take 0",
            "take offer",
            "take deck 1",
            "pass",
        ] {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }
}
