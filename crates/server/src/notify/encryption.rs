//! A message that only one browser can read (RFC 8291, in the form of RFC 8188): whoever brings it there learns its length.

use crate::luck;
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::rand::SystemRandom;
use ring::{aead, hkdf};

/// An uncompressed point on the curve P-256.
pub(super) const PUBLIC_KEY_BYTES: usize = 65;
/// What a browser shares with us besides its key.
pub(super) const SECRET_BYTES: usize = 16;
const SALT_BYTES: usize = 16;
/// One record holds all of it; push services take no more than 4096 bytes.
const RECORD_BYTES: u32 = 4096;
/// Messages are as long as a multiple of this, so that their length says little.
const STEP: usize = 256;
/// The last record ends with it.
const LAST: u8 = 2;
/// No message of ours is longer.
const MOST_BYTES: usize = 3 * 1024;

/// Encrypts for whoever has the other half of this key. Nothing if it is no key, or the text is too long.
pub(super) fn encrypted(text: &[u8], key: &[u8], secret: &[u8]) -> Option<Vec<u8>> {
    if text.len() > MOST_BYTES || secret.len() != SECRET_BYTES {
        return None;
    }
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).ok()?;
    let own_key = own.compute_public_key().ok()?;
    let theirs = UnparsedPublicKey::new(&ECDH_P256, key);
    agree_ephemeral(own, &theirs, |agreed| {
        let keys = Keys { own: own_key.as_ref(), theirs: key, secret };
        sealed(text, (text.len() + 1).next_multiple_of(STEP), agreed, &keys, luck::salt())
    })
    .ok()?
}

/// The public keys of both, and what the browser shares with us.
struct Keys<'a> {
    own: &'a [u8],
    theirs: &'a [u8],
    secret: &'a [u8],
}

/// The same with what was agreed and with this salt, where the text, its end and what fills it up are so long.
fn sealed(
    text: &[u8],
    padded: usize,
    agreed: &[u8],
    keys: &Keys<'_>,
    salt: [u8; SALT_BYTES],
) -> Option<Vec<u8>> {
    let mut info = b"WebPush: info\0".to_vec();
    info.extend_from_slice(keys.theirs);
    info.extend_from_slice(keys.own);
    let material: [u8; 32] = derived(keys.secret, agreed, &info)?;
    let content_key: [u8; 16] = derived(&salt, &material, b"Content-Encoding: aes128gcm\0")?;
    let nonce: [u8; 12] = derived(&salt, &material, b"Content-Encoding: nonce\0")?;

    let mut content = text.to_vec();
    content.push(LAST);
    content.resize(padded.max(content.len()), 0);
    let content_key = aead::UnboundKey::new(&aead::AES_128_GCM, &content_key).ok()?;
    aead::LessSafeKey::new(content_key)
        .seal_in_place_append_tag(aead::Nonce::assume_unique_for_key(nonce), aead::Aad::empty(), &mut content)
        .ok()?;

    let mut message = salt.to_vec();
    message.extend_from_slice(&RECORD_BYTES.to_be_bytes());
    message.push(u8::try_from(keys.own.len()).ok()?);
    message.extend_from_slice(keys.own);
    message.extend_from_slice(&content);
    Some(message)
}

/// HKDF with SHA-256, for so many bytes.
fn derived<const N: usize>(salt: &[u8], material: &[u8], info: &[u8]) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    hkdf::Salt::new(hkdf::HKDF_SHA256, salt)
        .extract(material)
        .expand(&[info], Length(N))
        .and_then(|derived| derived.fill(&mut bytes))
        .ok()?;
    Some(bytes)
}

struct Length(usize);

impl hkdf::KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base64url::{read, write};

    fn bytes(text: &str) -> Vec<u8> {
        read(text).unwrap()
    }

    /// RFC 8291, section 5 and appendix A. What both sides agree on is taken from there: a key that is used once cannot be
    /// chosen.
    #[test]
    fn the_example_of_the_rfc_comes_out() {
        let keys = Keys {
            own: &bytes(
                "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
            ),
            theirs: &bytes(
                "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            ),
            secret: &bytes("BTBZMqHH6r4Tts7J_aSIgg"),
        };
        let agreed = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let text = b"When I grow up, I want to be a watermelon";
        let message = sealed(text, 0, &agreed, &keys, salt).unwrap();
        assert_eq!(
            write(&message),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w\
             EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn the_length_of_a_message_says_little() {
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let key = own.compute_public_key().unwrap();
        let length = |text: &str| encrypted(text.as_bytes(), key.as_ref(), &[7; 16]).unwrap().len();
        assert_eq!(length("Your turn"), length("Your turn, and a much longer sentence about it"));
        assert!(length(&"x".repeat(3000)) <= RECORD_BYTES as usize);
    }

    #[test]
    fn what_is_no_key_gets_no_message() {
        assert!(encrypted(b"x", &[4; 65], &[7; 16]).is_none(), "not on the curve");
        assert!(encrypted(b"x", b"", &[7; 16]).is_none());
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let key = own.compute_public_key().unwrap();
        assert!(encrypted(b"x", key.as_ref(), &[7; 15]).is_none());
        assert!(encrypted(&[0; MOST_BYTES + 1], key.as_ref(), &[7; 16]).is_none());
    }
}
