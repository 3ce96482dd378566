//! Reading an edition: price boards, eyes, and law 7's number (C1, C3, C37).

use crate::components::{FEWEST_NUMBERS, MOST_NUMBERS, Number, Numbers};
use crate::field::{Field, Fields};
use benben_core::{EditionError, Field as Entry, RuleId, read_toml};
use serde::Deserialize;

/// C1: eyes on the pyramid, and C9: laws face down on them.
const EYES: usize = 6;
/// C3: the types of price boards, and how many there are of each.
const TYPES: [(&str, usize); 3] = [("I", 6), ("II", 6), ("III", 4)];

/// What is printed, checked.
#[derive(Clone, Debug, PartialEq)]
pub struct Edition {
    boards: [Vec<Numbers>; 3],
    /// How many numbers the longest of them has, because encodings ask for it at every decision.
    longest: usize,
    eyes: Fields,
    law_7: Number,
}

impl Edition {
    /// C3: the price boards of type I, II or III, counted from 0.
    pub fn boards(&self, kind: usize) -> &[Numbers] {
        &self.boards[kind]
    }

    /// C3: how many numbers the longest of all boards has.
    #[inline]
    pub fn longest_board(&self) -> usize {
        self.longest
    }

    /// C1: the fields with an eye.
    pub fn eyes(&self) -> Fields {
        self.eyes
    }

    /// C37: the number on law 7.
    pub fn law_7(&self) -> Number {
        self.law_7
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    #[serde(rename = "game")]
    _game: Option<String>,
    #[serde(rename = "name")]
    _name: String,
    eyes: Entry<Vec<Entry<String>>>,
    law_7: Entry<String>,
    boards: RawBoards,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawBoards {
    #[serde(rename = "I")]
    one: Entry<Vec<Entry<String>>>,
    #[serde(rename = "II")]
    two: Entry<Vec<Entry<String>>>,
    #[serde(rename = "III")]
    three: Entry<Vec<Entry<String>>>,
}

/// Reads and checks an edition file.
pub(crate) fn read(text: &str) -> Result<Edition, EditionError> {
    let raw: Raw = read_toml(text)?;
    let Raw { eyes, law_7, boards, .. } = raw;
    let [one, two, three] = [(0, &boards.one), (1, &boards.two), (2, &boards.three)]
        .map(|(kind, list)| read_boards(text, kind, list));
    let law_7 = law_7.value().parse().map_err(|wrong: benben_core::NotationError| {
        law_7.mistake(
            text,
            "law_7",
            format!("expected {}, found \"{}\"", wrong.expected, law_7.value().escape_default()),
        )
    })?;
    let boards = [one?, two?, three?];
    let longest = boards.iter().flatten().map(|numbers| numbers.len()).max().unwrap_or(0);
    Ok(Edition { boards, longest, eyes: read_eyes(text, &eyes)?, law_7 })
}

/// C1: six different fields.
fn read_eyes(text: &str, list: &Entry<Vec<Entry<String>>>) -> Result<Fields, EditionError> {
    check_count(text, "eyes", list, EYES, "C9")?;
    let mut eyes = Fields::NONE;
    for (index, entry) in list.value().iter().enumerate() {
        let mistake = |expected: String| Err(entry.mistake(text, format_args!("eyes[{index}]"), expected));
        match entry.value().parse::<Field>() {
            Err(wrong) => {
                return mistake(format!(
                    "expected {}, found \"{}\"",
                    wrong.expected,
                    entry.value().escape_default()
                ));
            }
            Ok(field) if eyes.contains(field) => {
                return mistake(format!("expected six different fields (C9), found {field} twice"));
            }
            Ok(field) => eyes = eyes | Fields::only(field),
        }
    }
    Ok(eyes)
}

/// C3: a type's boards, each a column of numbers from top to bottom.
fn read_boards(
    text: &str,
    kind: usize,
    list: &Entry<Vec<Entry<String>>>,
) -> Result<Vec<Numbers>, EditionError> {
    let (name, count) = TYPES[kind];
    check_count(text, &format!("boards.{name}"), list, count, "C3")?;
    let read = |(index, entry): (usize, &Entry<String>)| {
        read_numbers(entry.value())
            .map_err(|expected| entry.mistake(text, format_args!("boards.{name}[{index}]"), expected))
    };
    list.value().iter().enumerate().map(read).collect()
}

fn read_numbers(board: &str) -> Result<Numbers, String> {
    let numbers: Vec<Number> = board
        .split_ascii_whitespace()
        .map(|word| {
            word.parse().map_err(|wrong: benben_core::NotationError| {
                format!("expected {}, found \"{}\"", wrong.expected, word.escape_default())
            })
        })
        .collect::<Result<_, _>>()?;
    let found = numbers.len();
    if !(FEWEST_NUMBERS..=MOST_NUMBERS).contains(&found) {
        return Err(format!(
            "expected {FEWEST_NUMBERS} to {MOST_NUMBERS} numbers from top to bottom (C22: ten treasures can cover all but the lowest), found {found}"
        ));
    }
    Ok(numbers.into_iter().collect())
}

fn check_count<T>(
    text: &str,
    name: &str,
    list: &Entry<Vec<T>>,
    expected: usize,
    rule: RuleId,
) -> Result<(), EditionError> {
    let found = list.value().len();
    if found != expected {
        return Err(list.mistake(text, name, format!("expected {expected} entries ({rule}), found {found}")));
    }
    Ok(())
}
