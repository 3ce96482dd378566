//! What tables, accounts and the holders of seats are known by.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// The unguessable name of a table: 128 random bits as 22 letters and digits.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct TableId(Box<str>);

/// What an account is known by: 128 random bits as 22 letters and digits. It is no secret, and lets nobody in.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct AccountId(Box<str>);

/// The unguessable name of a tournament: 128 random bits as 22 letters and digits.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct TournamentId(Box<str>);

/// A short code to join a table by, for saying it across a room. Only tables that still gather players have one, so
/// that codes stay short.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct JoinCode(Box<str>);

/// The hash of the token that holds a seat. The token itself is never stored.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TokenHash(pub [u8; 32]);

/// A text that is not an id or a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected {expected}")]
pub struct IdError {
    expected: &'static str,
}

const ID_LETTERS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const ID_LENGTH: usize = 22;

/// No 0, 1, I and O: they are mistaken for one another when read aloud or copied by hand.
const CODE_LETTERS: &[u8; 32] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const CODE_LENGTH: usize = 6;

impl TableId {
    /// The id these random bits stand for.
    pub fn from_bits(bits: u128) -> Self {
        TableId(id_of(bits))
    }

    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl AccountId {
    /// The id these random bits stand for.
    pub fn from_bits(bits: u128) -> Self {
        AccountId(id_of(bits))
    }

    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TournamentId {
    /// The id these random bits stand for.
    pub fn from_bits(bits: u128) -> Self {
        TournamentId(id_of(bits))
    }

    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

fn id_of(mut bits: u128) -> Box<str> {
    let mut letters = [0; ID_LENGTH];
    for letter in letters.iter_mut().rev() {
        *letter = ID_LETTERS[(bits % 62) as usize];
        bits /= 62;
    }
    ascii(&letters)
}

impl AccountId {
    /// What holds seats for its owner, in place of a token. Nobody can bring it: tokens are hexadecimal digits.
    pub fn identity(&self) -> String {
        format!("account/{self}")
    }

    /// What tables know its owner by.
    pub fn holder(&self) -> TokenHash {
        TokenHash::of(&self.identity())
    }
}

impl JoinCode {
    /// The code the lowest 30 of these random bits stand for.
    pub fn from_bits(mut bits: u32) -> Self {
        let mut letters = [0; CODE_LENGTH];
        for letter in letters.iter_mut().rev() {
            *letter = CODE_LETTERS[(bits % 32) as usize];
            bits /= 32;
        }
        JoinCode(ascii(&letters))
    }

    /// The code as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

fn ascii(letters: &[u8]) -> Box<str> {
    letters.iter().map(|&letter| char::from(letter)).collect::<String>().into_boxed_str()
}

impl TokenHash {
    /// The hash of a token.
    pub fn of(token: &str) -> Self {
        TokenHash(Sha256::digest(token.as_bytes()).into())
    }
}

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(…)")
    }
}

impl FromStr for TableId {
    type Err = IdError;
    fn from_str(text: &str) -> Result<Self, IdError> {
        if text.len() == ID_LENGTH && text.bytes().all(|letter| letter.is_ascii_alphanumeric()) {
            Ok(TableId(text.into()))
        } else {
            Err(IdError { expected: "a table's id: 22 letters and digits" })
        }
    }
}

impl FromStr for AccountId {
    type Err = IdError;
    fn from_str(text: &str) -> Result<Self, IdError> {
        match text.parse() {
            Ok(TableId(id)) => Ok(AccountId(id)),
            Err(_) => Err(IdError { expected: "an account's id: 22 letters and digits" }),
        }
    }
}

impl FromStr for TournamentId {
    type Err = IdError;
    fn from_str(text: &str) -> Result<Self, IdError> {
        match text.parse() {
            Ok(TableId(id)) => Ok(TournamentId(id)),
            Err(_) => Err(IdError { expected: "a tournament's id: 22 letters and digits" }),
        }
    }
}

impl FromStr for JoinCode {
    type Err = IdError;

    /// Small letters, spaces and hyphens are forgiven.
    fn from_str(text: &str) -> Result<Self, IdError> {
        let code: String = text
            .chars()
            .filter(|letter| !matches!(letter, ' ' | '-'))
            .map(|letter| letter.to_ascii_uppercase())
            .collect();
        if code.len() == CODE_LENGTH && code.bytes().all(|letter| CODE_LETTERS.contains(&letter)) {
            Ok(JoinCode(code.into_boxed_str()))
        } else {
            Err(IdError { expected: "a join code: 6 letters and digits, without 0, 1, I and O" })
        }
    }
}

macro_rules! as_text {
    ($($name:ident),*) => {$(
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
        impl From<$name> for String {
            fn from(value: $name) -> String {
                value.0.into_string()
            }
        }
        impl TryFrom<String> for $name {
            type Error = IdError;
            fn try_from(text: String) -> Result<Self, IdError> {
                text.parse()
            }
        }
    )*};
}
as_text!(TableId, AccountId, TournamentId, JoinCode);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_smallest_and_the_largest_bits_make_ids_of_the_same_length() {
        assert_eq!(TableId::from_bits(0).as_str(), "0000000000000000000000");
        assert_eq!(TableId::from_bits(61).as_str(), "000000000000000000000z");
        assert_eq!(TableId::from_bits(62).as_str(), "0000000000000000000010");
        assert_eq!(TableId::from_bits(u128::MAX).as_str().len(), 22);
    }

    #[test]
    fn an_id_reads_back_and_other_texts_do_not() {
        let id = TableId::from_bits(0x0123_4567_89ab_cdef_0123_4567_89ab_cdef);
        assert_eq!(id.as_str().parse(), Ok(id.clone()));
        assert!("".parse::<TableId>().is_err());
        assert!("000000000000000000000".parse::<TableId>().is_err());
        assert!("00000000000000000000'0".parse::<TableId>().is_err());
        assert!("0000000000000000000é".parse::<TableId>().is_err());
    }

    #[test]
    fn a_join_code_forgives_how_it_is_written() {
        let code = JoinCode::from_bits(0x3fff_ffff);
        assert_eq!(code.as_str(), "ZZZZZZ");
        assert_eq!("zzz-zzz".parse(), Ok(code.clone()));
        assert_eq!(" zzz zzz".parse(), Ok(code));
        assert!("ZZZZZ".parse::<JoinCode>().is_err());
        assert!("ZZZZZ0".parse::<JoinCode>().is_err());
    }

    #[test]
    fn a_token_is_known_by_its_sha_256_alone() {
        let hash = TokenHash::of("abc");
        assert_eq!(hex::encode(hash.0), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        assert_eq!(format!("{hash:?}"), "TokenHash(…)");
    }
}
