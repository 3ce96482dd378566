//! Sealing: nobody without the key reads or forges what is on the bus, and nothing counts twice.
//!
//! Every sender has a key of its own, made from the common one and its id, which is another after each start; so counting messages is
//! enough for nonces that never come again. The number is also what repeated messages are known by.

use crate::NodeId;
use bytes::Bytes;
use ring::aead::{AES_256_GCM, Aad, LessSafeKey, MAX_TAG_LEN, Nonce, UnboundKey};
use ring::hmac;

/// The sender's id and the message's number, in front of what is sealed.
const FRONT: usize = 16 + 8;

/// What a sealed message is longer than what it holds.
pub(crate) const OVERHEAD: usize = FRONT + MAX_TAG_LEN;

/// What all servers of an installation share.
pub(crate) struct Secret(hmac::Key);

impl Secret {
    pub(crate) fn new(secret: &[u8; 32]) -> Self {
        Secret(hmac::Key::new(hmac::HMAC_SHA256, secret))
    }

    /// The first word of every subject: another for every installation that shares the bus.
    pub(crate) fn prefix(&self) -> String {
        let tag = hmac::sign(&self.0, b"subjects");
        let word: String = tag.as_ref()[..8].iter().map(|byte| format!("{byte:02x}")).collect();
        format!("benben.{word}")
    }

    /// The key of one sender.
    pub(crate) fn of(&self, sender: NodeId) -> Key {
        let tag = hmac::sign(&self.0, &[&b"sender"[..], &sender.0].concat());
        let key = UnboundKey::new(&AES_256_GCM, tag.as_ref()).expect("the digest is as long as the key");
        Key(LessSafeKey::new(key))
    }
}

/// What one sender's messages are sealed with.
pub(crate) struct Key(LessSafeKey);

impl Key {
    /// Seals a message under a subject. The number must be new.
    pub(crate) fn seal(&self, sender: NodeId, number: u64, subject: &str, plain: &[u8]) -> Bytes {
        let mut sealed = Vec::with_capacity(OVERHEAD + plain.len());
        sealed.extend_from_slice(&sender.0);
        sealed.extend_from_slice(&number.to_be_bytes());
        sealed.extend_from_slice(plain);
        let aad = Aad::from(subject.as_bytes());
        let tag = self
            .0
            .seal_in_place_separate_tag(nonce(number), aad, &mut sealed[FRONT..])
            .expect("no message is as long as what can be sealed");
        sealed.extend_from_slice(tag.as_ref());
        sealed.into()
    }

    /// What was sealed, if it was: with this key, under this subject, and it hasn't changed.
    pub(crate) fn open(&self, subject: &str, sealed: &[u8]) -> Option<Bytes> {
        let (_, number) = front(sealed)?;
        let mut plain = sealed[FRONT..].to_vec();
        let aad = Aad::from(subject.as_bytes());
        let length = self.0.open_in_place(nonce(number), aad, &mut plain).ok()?.len();
        plain.truncate(length);
        Some(plain.into())
    }
}

/// Who says that they have sent it, and under which number.
pub(crate) fn front(sealed: &[u8]) -> Option<(NodeId, u64)> {
    let front = sealed.get(..FRONT)?;
    let (sender, number) = front.split_at(16);
    Some((NodeId(sender.try_into().ok()?), u64::from_be_bytes(number.try_into().ok()?)))
}

fn nonce(number: u64) -> Nonce {
    let mut nonce = [0; 12];
    nonce[4..].copy_from_slice(&number.to_be_bytes());
    Nonce::assume_unique_for_key(nonce)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_was_sealed_under_the_subject_by_the_sender_is_opened() {
        let (secret, other) = (Secret::new(&[1; 32]), Secret::new(&[2; 32]));
        let (ada, bo) = (NodeId([1; 16]), NodeId([2; 16]));
        let sealed = secret.of(ada).seal(ada, 7, "a.b", b"hello");
        assert_eq!(front(&sealed), Some((ada, 7)));
        assert_eq!(sealed.len(), OVERHEAD + 5);
        assert!(!sealed.windows(5).any(|window| window == b"hello"));
        assert_eq!(secret.of(ada).open("a.b", &sealed).as_deref(), Some(&b"hello"[..]));
        assert_eq!(secret.of(ada).open("a.c", &sealed), None);
        assert_eq!(secret.of(bo).open("a.b", &sealed), None);
        assert_eq!(other.of(ada).open("a.b", &sealed), None);
        for index in 0..sealed.len() {
            let mut changed = sealed.to_vec();
            changed[index] ^= 1;
            // Whoever claims to be the sender is looked up by that; here the key stays the right one.
            let opened = secret.of(ada).open("a.b", &changed);
            assert!(opened.is_none() || index < 16, "{index}");
        }
        assert_eq!(secret.of(ada).open("a.b", &sealed[..20]), None);
        assert_ne!(secret.prefix(), other.prefix());
    }
}
