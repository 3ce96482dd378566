//! Features by name, and the fingerprint by which learned weights know theirs.

use crate::Heuristics;
use benben_core::Game;
use std::fmt;

/// How many features a value network reads at most.
pub const INPUTS: usize = 32;

/// The features of one seat in the order of their names; places beyond them are 0.
pub type Inputs = [f32; INPUTS];

/// The features of one seat, by name. Made by [`features!`](macro@crate::features).
pub trait Features: Copy + Default {
    /// Their names, in the order in which the network reads them.
    const NAMES: &'static [&'static str];

    /// Their values, in the same order.
    fn inputs(&self) -> Inputs;
}

/// A struct of named features, in the order in which the network reads them:
///
/// ```
/// benben_bots::features! {
///     /// What counts in a race.
///     pub struct RaceFeatures {
///         /// How far one is ahead.
///         lead,
///         /// How far it is to the goal.
///         way,
///     }
/// }
/// use benben_bots::Features;
/// assert_eq!(RaceFeatures::NAMES, ["lead", "way"]);
/// assert_eq!(RaceFeatures { lead: 2.0, way: 5.0 }.inputs()[..3], [2.0, 5.0, 0.0]);
/// ```
#[macro_export]
macro_rules! features {
    ($(#[$about:meta])* $vis:vis struct $name:ident { $($(#[$what:meta])* $field:ident),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq)]
        #[repr(C)]
        $vis struct $name {
            $($(#[$what])* pub $field: f32),+
        }

        impl $crate::Features for $name {
            const NAMES: &'static [&'static str] = &[$(stringify!($field)),+];

            #[inline]
            fn inputs(&self) -> $crate::Inputs {
                let named = [$(self.$field),+];
                let mut inputs = [0.0; $crate::INPUTS];
                inputs[..named.len()].copy_from_slice(&named);
                inputs
            }
        }

        const _: () = assert!(
            <$name as $crate::Features>::NAMES.len() <= $crate::INPUTS,
            "more features than a network reads"
        );
    };
}

/// What weights were learned for: the game, the version of its rules, and the features by name and order.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Fingerprint(u64);

impl Fingerprint {
    /// As it stands in a file of weights.
    pub const fn new(number: u64) -> Self {
        Fingerprint(number)
    }

    /// What weights for this bot must carry.
    pub const fn of<H: Heuristics>() -> Self {
        let meta = <H::Game as Game>::META;
        Self::hash(meta.id, meta.rules_version, H::Features::NAMES)
    }

    /// Are they the same? (`==` for constants.)
    pub(crate) const fn is(self, other: Fingerprint) -> bool {
        self.0 == other.0
    }

    /// FNV-1a over all of it; each word ends with a byte that is in no name.
    const fn hash(game: &str, rules_version: u32, names: &[&str]) -> Self {
        let mut hash = word(0xcbf2_9ce4_8422_2325, game.as_bytes());
        hash = word(hash, &rules_version.to_le_bytes());
        let mut index = 0;
        while index < names.len() {
            hash = word(hash, names[index].as_bytes());
            index += 1;
        }
        Fingerprint(hash)
    }
}

const fn word(hash: u64, bytes: &[u8]) -> u64 {
    let (mut hash, mut index) = (hash, 0);
    while index < bytes.len() {
        hash = step(hash, bytes[index]);
        index += 1;
    }
    step(hash, 0xff)
}

const fn step(hash: u64, byte: u8) -> u64 {
    (hash ^ byte as u64).wrapping_mul(0x0000_0100_0000_01b3)
}

/// As it is written in a file of weights.
impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hex = format!("{:016x}", self.0);
        write!(f, "0x{}_{}_{}_{}", &hex[..4], &hex[4..8], &hex[8..12], &hex[12..])
    }
}

impl fmt::Debug for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fingerprint_changes_with_game_version_names_and_order() {
        let all = [
            Fingerprint::hash("game", 1, &["one", "two"]),
            Fingerprint::hash("games", 1, &["one", "two"]),
            Fingerprint::hash("game", 2, &["one", "two"]),
            Fingerprint::hash("game", 1, &["two", "one"]),
            Fingerprint::hash("game", 1, &["one", "two", "three"]),
            Fingerprint::hash("game", 1, &["onetwo"]),
        ];
        for (index, one) in all.iter().enumerate() {
            assert_eq!(all.iter().position(|other| other == one), Some(index));
        }
    }
}
