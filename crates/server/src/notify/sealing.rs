//! What lets somebody tell people something (the server's own key, what a browser shares with us, an address of somebody's own) is
//! encrypted before it is stored: a copy of the database is of no use for that without the key beside it.

use crate::base64url;
use benben_store::Key;
use ring::aead::{AES_256_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use ring::rand::{SecureRandom, SystemRandom};

fn key(key: &Key) -> LessSafeKey {
    let bytes = key.seal("what is kept for messages", &[]);
    LessSafeKey::new(UnboundKey::new(&AES_256_GCM, &bytes).expect("the seal has as many bytes as the key"))
}

/// Encrypts something of this kind.
pub(super) fn sealed(with: &Key, kind: &str, plain: &[u8]) -> Vec<u8> {
    let mut nonce = [0; NONCE_LEN];
    SystemRandom::new().fill(&mut nonce).expect("the operating system has random bits");
    let mut text = plain.to_vec();
    key(with)
        .seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::from(kind.as_bytes()), &mut text)
        .expect("it is short");
    [&nonce[..], &text].concat()
}

/// What was encrypted as something of this kind; nothing if it wasn't, or not with this key.
pub(super) fn opened(with: &Key, kind: &str, sealed: &[u8]) -> Option<Vec<u8>> {
    let (nonce, text) = sealed.split_at_checked(NONCE_LEN)?;
    let nonce = Nonce::try_assume_unique_for_key(nonce).ok()?;
    let mut text = text.to_vec();
    key(with).open_in_place(nonce, Aad::from(kind.as_bytes()), &mut text).ok().map(|plain| plain.to_vec())
}

/// The same for a text.
pub(super) fn sealed_text(with: &Key, kind: &str, plain: &str) -> String {
    base64url::write(&sealed(with, kind, plain.as_bytes()))
}

/// The same for a text.
pub(super) fn opened_text(with: &Key, kind: &str, sealed: &str) -> Option<String> {
    String::from_utf8(opened(with, kind, &base64url::read(sealed)?)?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_sealed_is_opened_by_the_same_key_as_the_same_thing() {
        let (with, other) = (Key([1; 32]), Key([2; 32]));
        let secret = sealed(&with, "secret", b"tell me");
        assert_eq!(opened(&with, "secret", &secret).as_deref(), Some(&b"tell me"[..]));
        assert_ne!(secret, sealed(&with, "secret", b"tell me"), "nobody sees that two are the same");
        assert!(!secret.windows(7).any(|part| part == b"tell me"));
        assert_eq!(opened(&other, "secret", &secret), None);
        assert_eq!(opened(&with, "address", &secret), None);
        for changed in 0..secret.len() {
            let mut secret = secret.clone();
            secret[changed] ^= 1;
            assert_eq!(opened(&with, "secret", &secret), None, "byte {changed}");
        }
        assert_eq!(opened(&with, "secret", &[0; 5]), None);
        let address = sealed_text(&with, "address", "https://hooks.example/x");
        assert_eq!(opened_text(&with, "address", &address).as_deref(), Some("https://hooks.example/x"));
        assert_eq!(opened_text(&with, "address", "https://hooks.example/x"), None);
    }
}
