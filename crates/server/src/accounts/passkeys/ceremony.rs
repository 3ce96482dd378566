//! What an authenticator and a browser say together, and whether it is true for this site.

use super::key::Key;
use crate::problem::Problem;
use axum::http::{HeaderMap, header};
use serde::Deserialize;
use sha2::{Digest, Sha256};

/// The site whose passkeys they are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Site {
    /// The name by which a browser keeps them: the host, without its port.
    pub(crate) id: String,
    /// Where the pages are.
    pub(crate) origin: String,
}

/// Somebody was there, and the authenticator knows that it was its owner.
const PRESENT_AND_VERIFIED: u8 = 0b101;
/// A key was made and follows.
const MADE: u8 = 0b100_0000;

/// What a browser says about a challenge.
#[derive(Debug, Deserialize)]
struct ClientData {
    #[serde(rename = "type")]
    kind: String,
    challenge: String,
    origin: String,
    #[serde(rename = "crossOrigin", default)]
    cross_origin: bool,
}

/// What an authenticator says.
#[derive(Debug)]
pub(super) struct AuthenticatorData {
    /// How often the key was used; 0 if that is not counted.
    pub(super) uses: u32,
    /// A key that was made just now.
    pub(super) made: Option<Made>,
}

/// A key that was made just now.
#[derive(Debug)]
pub(super) struct Made {
    pub(super) credential: Vec<u8>,
    pub(super) key: Key,
}

/// A challenge that was signed.
#[derive(Debug)]
pub(crate) struct Signed {
    pub(crate) credential: Vec<u8>,
    pub(crate) client_data: Vec<u8>,
    pub(crate) authenticator_data: Vec<u8>,
    pub(crate) signature: Vec<u8>,
}

impl Site {
    /// The site at a host. A browser keeps passkeys where nobody can listen, and for names, not for addresses.
    pub(crate) fn at(host: &str, secure: bool) -> Result<Self, Problem> {
        let id = host.rsplit_once(':').map_or(host, |(name, _)| name);
        let is_here = id == "localhost" || id.ends_with(".localhost");
        let is_name = id.parse::<std::net::IpAddr>().is_err() && !id.starts_with('[');
        if !is_name || !(secure || is_here) {
            return Err(Problem::NoPasskeysHere);
        }
        let scheme = if secure { "https" } else { "http" };
        Ok(Site { id: id.to_owned(), origin: format!("{scheme}://{host}") })
    }

    /// The site that a request was sent to.
    pub(crate) fn asked(headers: &HeaderMap, secure: bool) -> Result<Self, Problem> {
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
        Site::at(host, secure)
    }

    /// The challenge that a browser says was answered here, for this purpose.
    pub(super) fn check_client_data(&self, json: &[u8], kind: &str) -> Result<Vec<u8>, Problem> {
        let said: ClientData = serde_json::from_slice(json).map_err(|_| Problem::Passkey)?;
        if said.kind != kind || said.origin != self.origin || said.cross_origin {
            return Err(Problem::Passkey);
        }
        crate::base64url::read(&said.challenge).ok_or(Problem::Passkey)
    }

    /// What an authenticator says, if it says it to this site.
    pub(super) fn check_authenticator_data(&self, bytes: &[u8]) -> Result<AuthenticatorData, Problem> {
        self.authenticator_data(bytes).ok_or(Problem::Passkey)
    }

    fn authenticator_data(&self, bytes: &[u8]) -> Option<AuthenticatorData> {
        let (site, rest) = bytes.split_at_checked(32)?;
        let (flags, rest) = rest.split_first()?;
        let (uses, rest) = rest.split_at_checked(4)?;
        if site != Sha256::digest(self.id.as_bytes()).as_slice() {
            return None;
        }
        if flags & PRESENT_AND_VERIFIED != PRESENT_AND_VERIFIED {
            return None;
        }
        let made = if flags & MADE == MADE { Some(made(rest)?) } else { None };
        Some(AuthenticatorData { uses: u32::from_be_bytes(uses.try_into().ok()?), made })
    }
}

/// After sixteen bytes about the make: how the key is called, and the key.
fn made(bytes: &[u8]) -> Option<Made> {
    let (_make, rest) = bytes.split_at_checked(16)?;
    let (length, rest) = rest.split_at_checked(2)?;
    let length = usize::from(u16::from_be_bytes(length.try_into().ok()?));
    let (credential, key) = rest.split_at_checked(length)?;
    let sensible = (16..=1023).contains(&length);
    sensible.then_some(Made { credential: credential.to_vec(), key: Key::from_cose(key)? })
}

impl Signed {
    /// Did this key sign it?
    pub(super) fn check_signature(&self, key: &[u8]) -> Result<(), Problem> {
        let message = [&self.authenticator_data[..], &Sha256::digest(&self.client_data)].concat();
        let signed = Key::kept(key).is_some_and(|key| key.signed(&message, &self.signature));
        if signed { Ok(()) } else { Err(Problem::Passkey) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ring::rand::SystemRandom;
    use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair};

    fn site() -> Site {
        Site::at("table.example", true).unwrap()
    }

    fn data(flags: u8, uses: u32) -> Vec<u8> {
        [&Sha256::digest(b"table.example")[..], &[flags], &uses.to_be_bytes()].concat()
    }

    fn said(kind: &str, origin: &str, more: &str) -> Vec<u8> {
        format!(r#"{{"type":"{kind}","challenge":"AQID","origin":"{origin}"{more}}}"#).into_bytes()
    }

    #[test]
    fn passkeys_are_for_names_and_where_nobody_listens() {
        assert_eq!(site().origin, "https://table.example");
        let here = Site::at("localhost:8642", false).unwrap();
        assert_eq!((&*here.id, &*here.origin), ("localhost", "http://localhost:8642"));
        for (host, secure) in
            [("table.example", false), ("127.0.0.1:8642", false), ("192.168.0.7", true), ("[::1]:80", true)]
        {
            assert!(Site::at(host, secure).is_err(), "{host}");
        }
    }

    #[test]
    fn what_was_said_elsewhere_or_for_something_else_does_not_count() {
        let (site, origin) = (site(), "https://table.example");
        let check = |json: &[u8]| site.check_client_data(json, "webauthn.get").ok();
        assert_eq!(check(&said("webauthn.get", origin, "")), Some(vec![1, 2, 3]));
        for wrong in [
            said("webauthn.create", origin, ""),
            said("webauthn.get", "https://evil.example", ""),
            said("webauthn.get", "http://table.example", ""),
            said("webauthn.get", origin, r#","crossOrigin":true"#),
            b"{}".to_vec(),
        ] {
            assert_eq!(check(&wrong), None);
        }
    }

    #[test]
    fn an_authenticator_speaks_to_this_site_and_knows_its_owner() {
        let site = site();
        assert_eq!(site.authenticator_data(&data(0b101, 7)).unwrap().uses, 7);
        for wrong in [data(0b001, 7), data(0b100, 7), data(0b100_0101, 7), data(0b101, 7)[..36].to_vec()] {
            assert!(site.authenticator_data(&wrong).is_none());
        }
        let elsewhere = Site::at("other.example", true).unwrap();
        assert!(elsewhere.authenticator_data(&data(0b101, 7)).is_none());
    }

    #[test]
    fn a_signature_is_of_this_key_over_all_that_was_said() {
        let random = SystemRandom::new();
        let algorithm = &ECDSA_P256_SHA256_ASN1_SIGNING;
        let pair = |()| {
            let made = EcdsaKeyPair::generate_pkcs8(algorithm, &random).unwrap();
            EcdsaKeyPair::from_pkcs8(algorithm, made.as_ref(), &random).unwrap()
        };
        let (own, other) = (pair(()), pair(()));
        let kept = |pair: &EcdsaKeyPair| Key::Es256(pair.public_key().as_ref().to_vec()).written();
        let (client_data, authenticator_data) = (b"{}".to_vec(), data(0b101, 1));
        let message = [&authenticator_data[..], &Sha256::digest(&client_data)].concat();
        let signature = own.sign(&random, &message).unwrap().as_ref().to_vec();
        let signed = |client_data: &[u8], authenticator_data: &[u8]| Signed {
            credential: Vec::new(),
            client_data: client_data.to_vec(),
            authenticator_data: authenticator_data.to_vec(),
            signature: signature.clone(),
        };
        let right = signed(&client_data, &authenticator_data);
        assert!(right.check_signature(&kept(&own)).is_ok());
        assert!(right.check_signature(&kept(&other)).is_err());
        assert!(right.check_signature(&[]).is_err());
        assert!(signed(b"{ }", &authenticator_data).check_signature(&kept(&own)).is_err());
        assert!(signed(&client_data, &data(0b101, 2)).check_signature(&kept(&own)).is_err());
    }
}
