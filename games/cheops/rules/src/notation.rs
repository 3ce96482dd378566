//! How it is written down: `take d3 mother`, `law 4 under blue`, `held by 2`.

use crate::action::Action;
use crate::components::{Law, MOST_NUMBERS, STACKS};
use crate::state::Place;
use benben_core::{NotationError, Words};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::{self, Display};
use std::str::FromStr;

impl Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Buy => f.write_str("buy"),
            Action::Take { field, tile } => write!(f, "take {field} {tile}"),
            Action::Sell => f.write_str("sell"),
            Action::Store => f.write_str("store"),
            Action::PutUnder { law, colour } => write!(f, "law {law} under {colour}"),
            Action::PutOn { colour, number } => write!(f, "law 7 on {colour} {}", number + 1),
            Action::Remove { law: Some(law) } => write!(f, "law 8 remove {law}"),
            Action::Remove { law: None } => f.write_str("law 8 remove none"),
            Action::Pay => f.write_str("law 9 pay"),
            Action::Return => f.write_str("law 9 return"),
            Action::SellStored { colour } => write!(f, "law 10 sell {colour}"),
            Action::TakeMore => f.write_str("law 11"),
            Action::Swap => f.write_str("law 12"),
            Action::SwapFirst { field } => write!(f, "swap {field}"),
            Action::SwapWith { field } => write!(f, "with {field}"),
            Action::SwapStored { colour } => write!(f, "with {colour}"),
            Action::Draw { stack } => write!(f, "draw {}", stack + 1),
            Action::End => f.write_str("end"),
            Action::Count { colour: Some(colour) } => write!(f, "count {colour}"),
            Action::Count { colour: None } => f.write_str("count none"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::new(text);
        let action = match words.word("an action")? {
            "buy" => Action::Buy,
            "take" => Action::Take {
                field: words.read("a field such as d3")?,
                tile: words.read("a tile such as mother")?,
            },
            "sell" => Action::Sell,
            "store" => Action::Store,
            "law" => read_law(&mut words)?,
            "swap" => Action::SwapFirst { field: words.read("a field such as d3")? },
            "with" => read_partner(words.word("a field such as d3, or a colour")?)?,
            "draw" => {
                Action::Draw { stack: read_index(words.word("a stack")?, STACKS, "a stack from 1 to 3")? }
            }
            "end" => Action::End,
            "count" => Action::Count { colour: read_or_none(words.word("a colour or none")?)? },
            word => {
                let expected = "buy, take, sell, store, law, swap, with, draw, end or count";
                return Err(NotationError::new(word, expected));
            }
        };
        words.end()?;
        Ok(action)
    }
}

fn read_law(words: &mut Words<'_>) -> Result<Action, NotationError> {
    let law: Law = words.read("the number of a law")?;
    match law {
        Law::OnlySell | Law::OnlyStore | Law::Block => {
            expect(words, "under")?;
            Ok(Action::PutUnder { law, colour: words.read("a colour")? })
        }
        Law::NewNumber => {
            expect(words, "on")?;
            let colour = words.read("a colour")?;
            let number =
                read_index(words.word("a number")?, MOST_NUMBERS, "a number, counted from 1 at the top")?;
            Ok(Action::PutOn { colour, number })
        }
        Law::Repeal => {
            expect(words, "remove")?;
            Ok(Action::Remove { law: read_or_none(words.word("a law or none")?)? })
        }
        Law::Treasure => match words.word("pay or return")? {
            "pay" => Ok(Action::Pay),
            "return" => Ok(Action::Return),
            word => Err(NotationError::new(word, "pay or return")),
        },
        Law::SellStored => {
            expect(words, "sell")?;
            Ok(Action::SellStored { colour: words.read("a colour")? })
        }
        Law::TakeMore => Ok(Action::TakeMore),
        Law::Swap => Ok(Action::Swap),
        Law::LowPrice | Law::HighPrice | Law::ThirdBoard => {
            Err(NotationError::new(law, "a law from 4 to 12: laws 1 to 3 leave nothing to decide"))
        }
    }
}

fn expect(words: &mut Words<'_>, expected: &str) -> Result<(), NotationError> {
    let word = words.word(expected)?;
    if word == expected { Ok(()) } else { Err(NotationError::new(word, expected)) }
}

fn read_partner(word: &str) -> Result<Action, NotationError> {
    let field = word.parse().ok().map(|field| Action::SwapWith { field });
    field
        .or_else(|| word.parse().ok().map(|colour| Action::SwapStored { colour }))
        .ok_or_else(|| NotationError::new(word, "a field such as d3, or a colour"))
}

/// A number counted from 1, written as a single digit.
fn read_index(word: &str, count: usize, expected: &str) -> Result<u8, NotationError> {
    let index = (0..count).find(|index| word == (index + 1).to_string());
    index.map(|index| index as u8).ok_or_else(|| NotationError::new(word, expected))
}

fn read_or_none<T: FromStr<Err = NotationError>>(word: &str) -> Result<Option<T>, NotationError> {
    if word == "none" { Ok(None) } else { word.parse().map(Some) }
}

impl Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Unseen => f.write_str("unseen"),
            Place::Market => f.write_str("market"),
            Place::Beside => f.write_str("beside"),
            Place::Under(colour) => write!(f, "under {colour}"),
            Place::On(colour, number) => write!(f, "on {colour} {}", number + 1),
            Place::Held(seat) => write!(f, "held by {seat}"),
            Place::Counted(seat, colour) => write!(f, "counted by {seat} as {colour}"),
            Place::Gone => f.write_str("gone"),
        }
    }
}

impl FromStr for Place {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::new(text);
        let place = match words.word("a place")? {
            "unseen" => Place::Unseen,
            "market" => Place::Market,
            "beside" => Place::Beside,
            "under" => Place::Under(words.read("a colour")?),
            "on" => Place::On(
                words.read("a colour")?,
                read_index(words.word("a number")?, MOST_NUMBERS, "a number, counted from 1 at the top")?,
            ),
            "held" => {
                expect(&mut words, "by")?;
                Place::Held(words.read("a seat")?)
            }
            "counted" => {
                expect(&mut words, "by")?;
                let seat = words.read("a seat")?;
                expect(&mut words, "as")?;
                Place::Counted(seat, words.read("a colour")?)
            }
            "gone" => Place::Gone,
            word => return Err(NotationError::new(word, "the place of a law")),
        };
        words.end()?;
        Ok(place)
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
