//! Fair deals: nobody, not even the host, can choose the luck of a table, and everyone can check it afterwards.
//!
//! Before the deal the host publishes the hash of its secret (the commitment). Then every seat adds a nonce of its
//! own. The seed is the hash of all of them, so it is fixed by nobody alone. After the game the secret is shown.

use crate::day::Day;
use crate::notation::serde_as_text;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// The luck of a whole table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

/// What the host commits to before the deal, and shows after the game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

/// What a seat adds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Nonce(pub [u8; 16]);

/// The published hash of a secret.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Commitment(pub [u8; 32]);

/// Bytes are written as hexadecimal digits, everywhere alike.
macro_rules! hexadecimal {
    ($($name:ident $bytes:literal),*) => {$(
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let mut digits = [0; 2 * $bytes];
                hex::encode_to_slice(self.0, &mut digits).expect("two digits are a byte");
                f.write_str(str::from_utf8(&digits).expect("digits are ASCII"))
            }
        }
        impl FromStr for $name {
            type Err = crate::NotationError;
            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let mut bytes = [0; $bytes];
                hex::decode_to_slice(text, &mut bytes).map_err(|_| {
                    crate::NotationError::new(text, concat!("hexadecimal digits for ", $bytes, " bytes"))
                })?;
                Ok($name(bytes))
            }
        }
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serde_as_text::serialize(self, serializer)
            }
        }
        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                serde_as_text::deserialize(deserializer)
            }
        }
    )*};
}
hexadecimal!(Seed 32, Secret 32, Nonce 16, Commitment 32);

/// Luck must not end up in a log by accident.
macro_rules! silent_debug {
    ($($name:ident),*) => {$(
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(concat!(stringify!($name), "(…)"))
            }
        }
    )*};
}
silent_debug!(Seed, Secret, Nonce);

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

impl Seed {
    /// The seed a number stands for, as in `--seed 7`.
    pub fn from_number(number: u64) -> Self {
        Seed(hash("benben seed", &[&number.to_le_bytes()]))
    }
}

/// The secret and the nonces that make a seed.
///
/// ```
/// use benben_core::{Deal, FairError, Nonce, Secret};
///
/// // 1. The host publishes what it commits to, before anybody else has a say.
/// let secret = Secret([7; 32]);
/// let published = secret.commitment();
/// // 2. Every seat adds a nonce of its own. 3. All of them together make the seed.
/// let deal = Deal::new(secret, vec![Nonce([1; 16]), Nonce([2; 16])]);
/// let seed = deal.seed();
///
/// // After the game the secret is shown, and everybody can check the deal.
/// assert_eq!(deal.commitment, published);
/// assert_eq!(deal.check(&seed, 2), Ok(()));
///
/// // A host who takes another secret once the nonces are known is found out.
/// let forged = Deal { secret: Secret([8; 32]), ..deal };
/// assert_eq!(forged.check(&forged.seed(), 2), Err(FairError::Commitment));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deal {
    /// Published before the deal.
    pub commitment: Commitment,
    /// Shown after the game.
    pub secret: Secret,
    /// One a seat, in seat order.
    pub nonces: Vec<Nonce>,
}

/// A deal that was not as promised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FairError {
    /// The secret is not the one committed to.
    #[error("the secret doesn't match the commitment: the host changed it after the nonces were known")]
    Commitment,
    /// The seed is not made of the secret and the nonces.
    #[error("the seed isn't the hash of the secret and the seats' nonces")]
    Seed,
    /// Not every seat had its say.
    #[error("{nonces} nonces for {seats} seats: every seat must add one of its own")]
    Nonces {
        /// How many there are.
        nonces: usize,
        /// How many there must be.
        seats: usize,
    },
}

impl Deal {
    /// The deal of this secret and these nonces.
    pub fn new(secret: Secret, nonces: Vec<Nonce>) -> Self {
        Deal { commitment: secret.commitment(), secret, nonces }
    }

    /// A deal made from a number: for simulations and tests, where nobody needs protection.
    pub fn from_number(number: u64, seats: usize) -> Self {
        let number = number.to_le_bytes();
        let nonces = (0..seats as u8).map(|seat| {
            let mut nonce = [0; 16];
            nonce.copy_from_slice(&hash("benben numbered nonce", &[&number, &[seat]])[..16]);
            Nonce(nonce)
        });
        Deal::new(Secret(hash("benben numbered secret", &[&number])), nonces.collect())
    }

    /// The deal of the day, the same for everybody who plays it: so no player adds anything, and every nonce is only the name of
    /// the day. That the secret was drawn before anybody asked for it is what its commitment, published before the day, is for.
    pub fn of_the_day(secret: Secret, day: Day, seats: usize) -> Self {
        Deal::new(secret, vec![Nonce::of_the_day(day); seats])
    }

    /// The day whose deal this says it is, if it says so.
    pub fn day(&self) -> Option<Day> {
        let (first, others) = self.nonces.split_first()?;
        let day: Day = str::from_utf8(&first.0).ok()?.strip_prefix(DAILY)?.parse().ok()?;
        (others.iter().all(|other| other == first)).then_some(day)
    }

    /// The luck that follows.
    pub fn seed(&self) -> Seed {
        let mut parts: Vec<&[u8]> = vec![&self.secret.0];
        parts.extend(self.nonces.iter().map(|nonce| &nonce.0[..]));
        Seed(hash("benben deal", &parts))
    }

    /// Was the deal fair: the secret as committed, the seed made of it and one nonce a seat?
    pub fn check(&self, seed: &Seed, seats: usize) -> Result<(), FairError> {
        self.check_nonces(seats)?;
        self.check_commitment()?;
        self.check_seed(seed)
    }

    /// Has every seat added a nonce?
    pub fn check_nonces(&self, seats: usize) -> Result<(), FairError> {
        let nonces = self.nonces.len();
        if nonces == seats { Ok(()) } else { Err(FairError::Nonces { nonces, seats }) }
    }

    /// Is the secret the one that was committed to?
    pub fn check_commitment(&self) -> Result<(), FairError> {
        if self.secret.commitment() == self.commitment { Ok(()) } else { Err(FairError::Commitment) }
    }

    /// Is the seed made of the secret and the nonces?
    pub fn check_seed(&self, seed: &Seed) -> Result<(), FairError> {
        if self.seed() == *seed { Ok(()) } else { Err(FairError::Seed) }
    }
}

/// How the nonces of a deal of the day begin.
const DAILY: &str = "daily ";

impl Nonce {
    /// What stands in the place of every nonce in the deal of a day: `daily 2026-11-17`.
    pub fn of_the_day(day: Day) -> Self {
        let mut nonce = [0; 16];
        for (place, letter) in nonce.iter_mut().zip(format!("{DAILY}{day}").bytes()) {
            *place = letter;
        }
        Nonce(nonce)
    }
}

impl Secret {
    /// What is published before the deal.
    pub fn commitment(&self) -> Commitment {
        Commitment(hash("benben commitment", &[&self.0]))
    }
}

/// SHA-256 over a purpose and parts of fixed length, so that hashes for different purposes never meet.
fn hash(purpose: &str, parts: &[&[u8]]) -> [u8; 32] {
    let mut hasher = Sha256::new();
    hasher.update(purpose.as_bytes());
    hasher.update([0]);
    for part in parts {
        hasher.update(part);
    }
    hasher.finalize().into()
}

/// Sixteen hexadecimal digits that tell one text from another.
pub(crate) fn fingerprint(text: &str) -> String {
    hex::encode(&hash("benben fingerprint", &[text.as_bytes()])[..8])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_honest_deal_passes() {
        let deal = Deal::from_number(7, 3);
        assert_eq!(deal.check(&deal.seed(), 3), Ok(()));
    }

    #[test]
    fn a_secret_changed_afterwards_is_found() {
        let mut deal = Deal::from_number(7, 3);
        deal.secret.0[0] ^= 1;
        assert_eq!(deal.check(&deal.seed(), 3), Err(FairError::Commitment));
    }

    #[test]
    fn a_nonce_or_seed_changed_afterwards_is_found() {
        let deal = Deal::from_number(7, 3);
        let mut other = deal.clone();
        other.nonces[2].0[5] ^= 1;
        assert_eq!(other.check(&deal.seed(), 3), Err(FairError::Seed));
        assert_eq!(deal.check(&Seed::from_number(1), 3), Err(FairError::Seed));
    }

    #[test]
    fn a_deal_without_every_seats_nonce_is_not_fair() {
        let deal = Deal::from_number(7, 2);
        assert_eq!(deal.check(&deal.seed(), 3), Err(FairError::Nonces { nonces: 2, seats: 3 }));
    }

    #[test]
    fn the_deal_of_a_day_is_the_same_for_all_and_says_which_day_it_is() {
        let day: Day = "2026-11-17".parse().unwrap();
        let deal = Deal::of_the_day(Secret([7; 32]), day, 2);
        assert_eq!(deal, Deal::of_the_day(Secret([7; 32]), day, 2));
        assert_eq!(deal.check(&deal.seed(), 2), Ok(()));
        assert_eq!(deal.day(), Some(day));
        assert_ne!(deal.seed(), Deal::of_the_day(Secret([7; 32]), day.plus(1), 2).seed());
        assert_eq!(Deal::from_number(7, 2).day(), None);
        assert_eq!(Deal::new(Secret([7; 32]), vec![Nonce::of_the_day(day), Nonce([0; 16])]).day(), None);
    }

    #[test]
    fn luck_does_not_appear_in_debug_output() {
        assert_eq!(format!("{:?}", Seed::from_number(1)), "Seed(…)");
    }
}
