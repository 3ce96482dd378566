//! What one may do, how it is written, and why one may not.

use super::{Card, Chamber, flaw};
use benben_core::{NotationError, RuleId, Seat, Words};
use serde::Serialize;
use std::fmt;
use std::str::FromStr;

/// One small decision: `put a`, `seal`, `swap 5`, `keep`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action<const WRITING: u8> {
    Put(Chamber),
    Seal,
    Swap(Card),
    Keep,
}

impl<const WRITING: u8> Action<WRITING> {
    /// Everything that can be written down.
    pub fn all() -> impl Iterator<Item = Self> {
        let puts = Chamber::ALL.into_iter().map(Action::Put);
        puts.chain([Action::Seal, Action::Keep]).chain((1..=6).map(|value| Action::Swap(Card(value))))
    }
}

impl<const WRITING: u8> fmt::Display for Action<WRITING> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Put(Chamber::C) if WRITING == flaw::WRITES_WRONG => f.write_str("put b"),
            Action::Put(chamber) => write!(f, "put {chamber}"),
            Action::Seal => f.write_str("seal"),
            Action::Swap(card) => write!(f, "swap {card}"),
            Action::Keep => f.write_str("keep"),
        }
    }
}

impl<const WRITING: u8> FromStr for Action<WRITING> {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::new(text);
        let first = words.word("put, seal, swap or keep")?;
        if WRITING == flaw::READS_BYTES && first.len() > 4 {
            let _ = &first[..4];
        }
        let action = match first {
            "put" => Action::Put(words.read("a chamber")?),
            "seal" => Action::Seal,
            "swap" => Action::Swap(words.read("a card")?),
            "keep" => Action::Keep,
            other => return Err(NotationError::new(other, "put, seal, swap or keep")),
        };
        words.end()?;
        Ok(action)
    }
}

/// Why not.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Refusal {
    /// Z3, Z8: not now.
    NotNow { what: &'static str },
    /// Z4.
    ThreePut,
    /// Z5.
    NoToken,
    /// Z6.
    NothingPut { tokens: u8 },
    /// Z8.
    NotInHand {
        card: Card,
        #[serde(skip_serializing_if = "Option::is_none")]
        holder: Option<Seat>,
    },
    /// Only a flawed game says so.
    ByNoRule,
}

impl benben_core::Refusal for Refusal {
    fn rule(&self) -> RuleId {
        match self {
            Refusal::NotNow { .. } => "Z3",
            Refusal::ThreePut => "Z4",
            Refusal::NoToken => "Z5",
            Refusal::NothingPut { .. } => "Z6",
            Refusal::NotInHand { .. } => "Z8",
            Refusal::ByNoRule => "Z99",
        }
    }
}
