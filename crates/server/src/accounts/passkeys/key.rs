//! A passkey's public key: read from how an authenticator writes it (COSE), kept in a few bytes, and asked whether it signed.

use ring::signature::{
    ECDSA_P256_SHA256_ASN1, ED25519, RSA_PKCS1_2048_8192_SHA256, RsaPublicKeyComponents, UnparsedPublicKey,
};

/// A public key of a kind that browsers offer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Key {
    /// ECDSA on P-256: a point, as `04`, x and y.
    Es256(Vec<u8>),
    /// Ed25519.
    EdDsa(Vec<u8>),
    /// RSA with PKCS #1: the modulus, with the exponent that everybody has.
    Rs256(Vec<u8>),
}

/// What COSE calls them: what we ask browsers for, the best first.
pub(super) const ALGORITHMS: [i64; 3] = [-7, -8, -257];

const EXPONENT: [u8; 3] = [1, 0, 1];

impl Key {
    /// As it is kept: one byte for its kind, then the key.
    pub(super) fn written(&self) -> Vec<u8> {
        let (kind, key) = match self {
            Key::Es256(key) => (1, key),
            Key::EdDsa(key) => (2, key),
            Key::Rs256(key) => (3, key),
        };
        [&[kind][..], key].concat()
    }

    /// What was kept.
    pub(super) fn kept(bytes: &[u8]) -> Option<Self> {
        let (kind, key) = bytes.split_first()?;
        let key = key.to_vec();
        match kind {
            1 => Some(Key::Es256(key)),
            2 => Some(Key::EdDsa(key)),
            3 => Some(Key::Rs256(key)),
            _ => None,
        }
    }

    /// Did it sign this?
    pub(super) fn signed(&self, message: &[u8], signature: &[u8]) -> bool {
        let verified = match self {
            Key::Es256(key) => {
                UnparsedPublicKey::new(&ECDSA_P256_SHA256_ASN1, key).verify(message, signature)
            }
            Key::EdDsa(key) => UnparsedPublicKey::new(&ED25519, key).verify(message, signature),
            Key::Rs256(n) => RsaPublicKeyComponents { n: n.as_slice(), e: &EXPONENT[..] }.verify(
                &RSA_PKCS1_2048_8192_SHA256,
                message,
                signature,
            ),
        };
        verified.is_ok()
    }

    /// The key in a COSE map of numbers and byte strings.
    pub(super) fn from_cose(bytes: &[u8]) -> Option<Self> {
        let mut reader = Reader(bytes);
        let (major, pairs) = reader.head()?;
        if major != 5 || pairs > 8 {
            return None;
        }
        let (mut numbers, mut strings) = (Vec::new(), Vec::new());
        for _ in 0..pairs {
            let key = reader.number()?;
            match reader.value()? {
                Value::Number(value) => numbers.push((key, value)),
                Value::Bytes(value) => strings.push((key, value)),
            }
        }
        let number = |key| numbers.iter().find(|(known, _)| *known == key).map(|(_, value)| *value);
        let bytes = |key| strings.iter().find(|(known, _)| *known == key).map(|(_, value)| value.to_vec());
        // 1 is the kind of key, 3 the algorithm, −1 the curve.
        match (number(1)?, number(3)?, number(-1)) {
            (2, -7, Some(1)) => {
                let (x, y) = (bytes(-2)?, bytes(-3)?);
                let whole = x.len() == 32 && y.len() == 32;
                whole.then(|| Key::Es256([&[4][..], &x, &y].concat()))
            }
            (1, -8, Some(6)) => bytes(-2).filter(|key| key.len() == 32).map(Key::EdDsa),
            (3, -257, _) => {
                let modulus = bytes(-1).filter(|modulus| (256..=1024).contains(&modulus.len()))?;
                (bytes(-2)? == EXPONENT).then_some(Key::Rs256(modulus))
            }
            _ => None,
        }
    }
}

enum Value<'a> {
    Number(i64),
    Bytes(&'a [u8]),
}

/// Reads as much CBOR as a key is written in.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    /// What comes, and its number or length.
    fn head(&mut self) -> Option<(u8, u64)> {
        let first = *self.take(1)?.first()?;
        let count = match first & 0x1f {
            small @ 0..24 => u64::from(small),
            24 => self.take(1)?.iter().fold(0, |number, byte| number << 8 | u64::from(*byte)),
            25 => self.take(2)?.iter().fold(0, |number, byte| number << 8 | u64::from(*byte)),
            _ => return None,
        };
        Some((first >> 5, count))
    }

    fn number(&mut self) -> Option<i64> {
        match self.value()? {
            Value::Number(number) => Some(number),
            Value::Bytes(_) => None,
        }
    }

    fn value(&mut self) -> Option<Value<'a>> {
        let (major, count) = self.head()?;
        match major {
            0 => Some(Value::Number(count as i64)),
            1 => Some(Value::Number(-1 - count as i64)),
            2 => self.take(count as usize).map(Value::Bytes),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn es256() -> Vec<u8> {
        let begins = [0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32];
        [&begins[..], &[7; 32], &[0x22, 0x58, 32], &[9; 32]].concat()
    }

    #[test]
    fn keys_are_read_as_authenticators_write_them() {
        let point = [&[4][..], &[7; 32], &[9; 32]].concat();
        assert_eq!(Key::from_cose(&es256()), Some(Key::Es256(point)));
        let ed = [&[0xa4, 1, 1, 3, 0x27, 0x20, 6, 0x21, 0x58, 32][..], &[5; 32]].concat();
        assert_eq!(Key::from_cose(&ed), Some(Key::EdDsa(vec![5; 32])));
        let begins = [0xa4, 1, 3, 3, 0x39, 1, 0, 0x20, 0x59, 1, 0];
        let rsa = [&begins[..], &[200; 256], &[0x21, 0x43, 1, 0, 1]].concat();
        assert_eq!(Key::from_cose(&rsa), Some(Key::Rs256(vec![200; 256])));
        for key in [Key::from_cose(&es256()), Key::from_cose(&ed), Key::from_cose(&rsa)] {
            assert_eq!(Key::kept(&key.as_ref().unwrap().written()), key);
        }
        assert_eq!(Key::kept(&[]), None);
    }

    #[test]
    fn whatever_else_is_no_key() {
        let whole = es256();
        for length in 0..whole.len() {
            assert_eq!(Key::from_cose(&whole[..length]), None, "{length}");
        }
        for at in 0..whole.len() {
            let mut changed = whole.clone();
            changed[at] ^= 0xff;
            // Whatever comes of it, reading it ends.
            let _ = Key::from_cose(&changed);
        }
        assert_eq!(Key::from_cose(&[0xbf; 40]), None);
        assert!(!Key::Es256(vec![4; 65]).signed(b"message", b"signature"));
        assert!(!Key::Rs256(vec![200; 256]).signed(b"message", &[1; 256]));
    }
}
