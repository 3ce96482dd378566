//! Who opens tables, as far as limits are concerned.

use sha2::{Digest, Sha256};
use std::fmt;

/// What only this store knows: openers and tokens are made with it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Key(pub [u8; 32]);

/// Who opened a table: a keyed hash of the network, so that whoever reads a list learns no address.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Opener(pub [u8; 16]);

/// What is kept for somebody, and in all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Kept {
    /// Of the opener.
    pub own: Share,
    /// Of everybody in the wider network.
    pub site: Share,
    /// Bytes in use by the whole store.
    pub bytes: u64,
}

/// What is kept for one or several openers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Share {
    /// Tables that are neither over nor closed.
    pub unfinished: u64,
    /// What their tables take; what is being played is estimated.
    pub bytes: u64,
}

/// With less of a seal anybody could guess it.
const LEAST_SEALED: usize = 16;

impl Key {
    /// What this text is for whoever has the key, and nobody else can compute.
    pub fn seal(&self, purpose: &str, text: &[u8]) -> [u8; 32] {
        // Keyed on both sides, with lengths told: nothing can be appended, and no purpose be taken for another.
        let inner = Sha256::new()
            .chain_update(self.0)
            .chain_update((purpose.len() as u64).to_be_bytes())
            .chain_update(purpose)
            .chain_update(text)
            .finalize();
        Sha256::new().chain_update(self.0).chain_update(inner).finalize().into()
    }

    /// Does such a seal begin like this? How long the answer takes tells nothing about the right one: what is compared are seals of
    /// the seals, which nobody can foresee.
    pub fn has_sealed(&self, purpose: &str, text: &[u8], beginning: &[u8]) -> bool {
        let right = self.seal(purpose, text);
        let right = &right[..beginning.len().min(right.len())];
        beginning.len() >= LEAST_SEALED && self.seal("compared", right) == self.seal("compared", beginning)
    }
}

impl Opener {
    /// Somebody in a network, which is part of a wider one.
    pub fn new(key: &Key, site: &[u8], home: &[u8]) -> Self {
        let mut opener = [0; 16];
        opener[..8].copy_from_slice(&key.seal("site", site)[..8]);
        opener[8..].copy_from_slice(&key.seal("home", home)[..8]);
        Opener(opener)
    }

    /// The wider network alone.
    pub fn site(&self) -> u64 {
        self.0[..8].iter().fold(0, |number, byte| number << 8 | u64::from(*byte))
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(…)")
    }
}

impl fmt::Debug for Opener {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Opener(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seal_is_known_by_its_beginning_and_by_no_less_than_that() {
        let key = Key([1; 32]);
        let seal = key.seal("invitation", b"text");
        for length in [LEAST_SEALED, 20, 32] {
            let beginning = &seal[..length];
            assert!(key.has_sealed("invitation", b"text", beginning));
            assert!(
                !key.has_sealed("friend", b"text", beginning)
                    && !key.has_sealed("invitation", b"", beginning)
            );
            assert!(!Key([2; 32]).has_sealed("invitation", b"text", beginning));
        }
        for length in 0..LEAST_SEALED {
            assert!(!key.has_sealed("invitation", b"text", &seal[..length]), "{length}");
        }
        for at in 0..LEAST_SEALED {
            let mut changed = seal;
            changed[at] ^= 1;
            assert!(!key.has_sealed("invitation", b"text", &changed[..LEAST_SEALED]), "{at}");
        }
        assert!(!key.has_sealed("invitation", b"text", &[&seal[..], &[0]].concat()));
    }

    #[test]
    fn an_opener_tells_networks_apart_and_nothing_without_the_key() {
        let (key, other) = (Key([1; 32]), Key([2; 32]));
        let one = Opener::new(&key, b"site", b"home 1");
        let two = Opener::new(&key, b"site", b"home 2");
        assert_eq!(one.site(), two.site());
        assert_ne!(one, two);
        assert_ne!(one, Opener::new(&other, b"site", b"home 1"));
        assert_ne!(key.seal("a", b"bc"), key.seal("ab", b"c"));
    }
}
