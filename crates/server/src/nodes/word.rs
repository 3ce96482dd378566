//! What nodes tell each other without expecting an answer. All of it may be lost: it only makes things faster.
//!
//! Two releases run side by side. So words that a release doesn't know are passed over, and so is what it doesn't know in a word;
//! what a word says from some release on has a default for the releases before. Nothing ever changes its meaning.

use super::beat::Beat;
use benben_store::{AccountId, TableId, TokenHash, TournamentId};
use serde::{Deserialize, Serialize};

/// Something that a node tells.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "word", rename_all = "kebab-case")]
pub(crate) enum Word {
    /// It is there.
    Beat(Beat),
    /// A table was changed elsewhere than at home.
    Changed {
        #[serde(with = "text")]
        table: TableId,
    },
    /// A table is over, which may belong to a tournament.
    Ended {
        #[serde(with = "text")]
        table: TableId,
    },
    /// A tournament was changed elsewhere than at home.
    Tournament {
        #[serde(with = "text")]
        id: TournamentId,
    },
    /// What is known of an account doesn't hold any more: somebody was signed out.
    Account {
        #[serde(with = "text")]
        id: AccountId,
    },
    /// These tokens hold nothing at these tables any more.
    Tokens { tables: Vec<String>, tokens: Vec<[u8; 32]> },
}

impl Word {
    /// As it goes over the bus.
    pub(crate) fn written(&self) -> Vec<u8> {
        serde_json::to_vec(self).expect("a word is plain data")
    }

    /// What it was; nothing if another release says something that we don't know.
    pub(super) fn read(text: &[u8]) -> Option<Self> {
        serde_json::from_slice(text).ok()
    }

    /// These tokens hold nothing at these tables any more.
    pub(crate) fn tokens(tables: &[TableId], tokens: &[TokenHash]) -> Self {
        let tables = tables.iter().map(|table| table.as_str().to_owned()).collect();
        Word::Tokens { tables, tokens: tokens.iter().map(|token| token.0).collect() }
    }
}

/// Ids as they are written.
mod text {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};
    use std::fmt::Display;
    use std::str::FromStr;

    pub(super) fn serialize<T: Display, S: Serializer>(id: &T, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(id)
    }

    pub(super) fn deserialize<'de, T, D>(from: D) -> Result<T, D::Error>
    where
        T: FromStr<Err: Display>,
        D: Deserializer<'de>,
    {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_as_they_are_written_and_others_are_not_understood() {
        let table = TableId::from_bits(7);
        for word in [
            Word::Beat(Beat { release: "1".to_owned(), ..Beat::default() }),
            Word::Changed { table: table.clone() },
            Word::Account { id: AccountId::from_bits(8) },
            Word::tokens(&[table], &[TokenHash([9; 32])]),
        ] {
            assert_eq!(Word::read(&word.written()), Some(word));
        }
        assert_eq!(Word::read(b"{\"word\":\"sing\"}"), None);
        assert_eq!(Word::read(b"nonsense"), None);
    }

    /// One of each.
    fn all() -> Vec<Word> {
        let (table, heard) = (TableId::from_bits(7), [("a".to_owned(), 7)].into());
        let beat = Beat {
            release: "1".to_owned(),
            well: true,
            draining: true,
            leaves: true,
            playing: 2,
            watching: 3,
            heard,
        };
        vec![
            Word::Beat(beat),
            Word::Changed { table: table.clone() },
            Word::Ended { table: table.clone() },
            Word::Tournament { id: TournamentId::from_bits(9) },
            Word::Account { id: AccountId::from_bits(8) },
            Word::tokens(&[table], &[TokenHash([9; 32])]),
        ]
    }

    fn fields(word: &Word) -> serde_json::Map<String, serde_json::Value> {
        serde_json::from_slice(&word.written()).unwrap()
    }

    fn read(fields: &serde_json::Map<String, serde_json::Value>) -> Option<Word> {
        Word::read(&serde_json::to_vec(fields).unwrap())
    }

    #[test]
    fn what_a_later_release_says_besides_is_passed_over() {
        for word in all() {
            let mut more = fields(&word);
            more.insert("since".to_owned(), serde_json::json!({ "then": [1, 2] }));
            assert_eq!(read(&more), Some(word));
        }
    }

    #[test]
    fn a_beat_is_heard_whatever_is_missing_in_it_and_other_words_are_not_misunderstood() {
        for word in all() {
            let whole = fields(&word);
            for name in whole.keys() {
                let mut less = whole.clone();
                less.remove(name);
                let heard = matches!(read(&less), Some(Word::Beat(_)));
                let expected = matches!(word, Word::Beat(_)) && name != "word";
                assert_eq!(
                    (heard, heard || read(&less).is_none()),
                    (expected, true),
                    "{word:?} without {name}"
                );
            }
        }
    }
}
