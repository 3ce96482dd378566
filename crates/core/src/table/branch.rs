//! Where a game branches off from another: the same until then, with other luck from there on.

use super::{Entry, Table};
use crate::{Game, NotationError, Seed, Words};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// From where on the luck of a table is another. Written as the number of the entry and the seed: `12 00ff…`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Branch {
    /// After so many entries.
    pub after: u64,
    /// The luck of all steps since.
    pub seed: Seed,
}

impl fmt::Display for Branch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.after, self.seed)
    }
}

impl FromStr for Branch {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::new(text);
        let (after, seed) = (words.read("a number of entries")?, words.read("a seed")?);
        words.end()?;
        Ok(Branch { after, seed })
    }
}

impl<G: Game> Table<G> {
    /// This table, with other luck from these places on. They come before anything is played there.
    #[must_use]
    pub fn branching(self, branches: Vec<Branch>) -> Self {
        Table { branches, ..self }
    }

    /// Where the luck became another; nowhere in a real game.
    pub fn branches(&self) -> &[Branch] {
        &self.branches
    }

    /// After how many entries the game is one of its own: what was played before belongs to another.
    pub fn branched_after(&self) -> u64 {
        self.branches.iter().map(|branch| branch.after).max().unwrap_or(0)
    }

    /// The entries that lead to the game after so many of the steps that count, so that it can be played on from there. None if
    /// no beginning of the record does: somebody took back later what others had played on after.
    pub fn entries_until(&self, steps: usize) -> Option<usize> {
        let wanted = self.steps.get(..steps)?;
        let first = wanted.last().map_or(0, |step| step.number as usize);
        let end = self.steps.get(steps).map_or(self.entries.len(), |next| next.number as usize - 1);
        let leads = |count: &usize| {
            let undone = |number: u64| {
                self.entries[..*count]
                    .iter()
                    .any(|entry| matches!(entry, Entry::Undo { step, .. } if *step == number))
            };
            let played = (1..).zip(&self.entries[..*count]);
            let left =
                played.filter(|(number, entry)| matches!(entry, Entry::Play { .. }) && !undone(*number));
            left.map(|(number, _)| number).eq(wanted.iter().map(|step| step.number))
        };
        (first..=end).find(leads)
    }

    /// The luck of the step with this number.
    pub(super) fn seed_of(&self, number: u64) -> &Seed {
        let begun = self.branches.iter().rev().find(|branch| number > branch.after);
        begun.map_or(&self.seed, |branch| &branch.seed)
    }
}
