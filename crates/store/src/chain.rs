//! The running hash of a table's entries: each entry's covers the one before, the first one's covers what the table was
//! dealt from. So a changed, lost, added or exchanged entry is noticed by whoever reads the table, in whichever database.
//!
//! Half of a SHA-256 hash, because entries are many and small, and what it guards against is damage and careless
//! hands: whoever may write to the database on purpose can also compute the hashes anew. Missing last entries are no break:
//! what remains is a shorter game.

use sha2::{Digest, Sha256};

/// What an entry is recognised by, with all before it.
pub(crate) type Hash = [u8; 16];

/// What is stored does not continue what stands before it.
#[derive(Debug, thiserror::Error)]
#[error("table {table} breaks at step {step}")]
pub(crate) struct Broken {
    /// The number of the table inside.
    pub(crate) table: i64,
    /// Where.
    pub(crate) step: u64,
}

/// What the first entry's hash covers, column by column. The lengths are told, so that nothing can move from one column to
/// the next.
#[derive(Default)]
pub(crate) struct Origin(Sha256);

impl Origin {
    pub(crate) fn null(&mut self) {
        self.0.update([0]);
    }

    pub(crate) fn number(&mut self, number: i64) {
        self.0.update([&[1], &number.to_be_bytes()[..]].concat());
    }

    pub(crate) fn real(&mut self, number: f64) {
        self.0.update([&[2], &number.to_be_bytes()[..]].concat());
    }

    /// Text, or other bytes.
    pub(crate) fn bytes(&mut self, bytes: &[u8]) {
        self.0.update([3]);
        self.0.update((bytes.len() as u64).to_be_bytes());
        self.0.update(bytes);
    }

    pub(crate) fn hash(self) -> Hash {
        half(self.0)
    }
}

/// The step is not covered: steps have no gaps, so it is known from the place in the chain.
pub(crate) fn link(before: &Hash, seat: i64, seat_step: i64, entry: &[u8], at: i64) -> Hash {
    let mut head = [0; 40];
    head[..16].copy_from_slice(before);
    head[16..24].copy_from_slice(&seat.to_be_bytes());
    head[24..32].copy_from_slice(&seat_step.to_be_bytes());
    head[32..].copy_from_slice(&at.to_be_bytes());
    half(Sha256::new().chain_update(head).chain_update(entry))
}

fn half(hash: Sha256) -> Hash {
    let whole: [u8; 32] = hash.finalize().into();
    *whole.first_chunk().expect("16 is less than 32")
}
