//! How push services know this server: it signs a short note for each of them (VAPID, RFC 8292).

use crate::base64url;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;

/// A note holds for so long; push services allow a day at most.
const HOURS: i64 = 12;

/// The server's key. The private half leaves the store only for here.
pub(crate) struct Identity {
    key: EcdsaKeyPair,
    random: SystemRandom,
}

impl Identity {
    /// A new key, as a PKCS #8 document.
    pub(super) fn make() -> Vec<u8> {
        let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
        made.expect("the operating system has random bits").as_ref().to_vec()
    }

    /// The key in this document, if it is one.
    pub(super) fn of(document: &[u8]) -> Option<Self> {
        let random = SystemRandom::new();
        let key = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, document, &random).ok()?;
        Some(Identity { key, random })
    }

    /// The public half, as browsers want it.
    pub(crate) fn public(&self) -> String {
        base64url::write(self.key.public_key().as_ref())
    }

    /// What a request to a push service at this origin carries, at this time in unix milliseconds.
    pub(super) fn authorization(&self, origin: &str, contact: Option<&str>, now: i64) -> Option<String> {
        let mut claims = json!({ "aud": origin, "exp": now / 1000 + HOURS * 3600 });
        if let Some(contact) = contact {
            claims["sub"] = json!(contact);
        }
        let header = json!({ "typ": "JWT", "alg": "ES256" });
        let part = |value: &serde_json::Value| base64url::write(value.to_string().as_bytes());
        let said = format!("{}.{}", part(&header), part(&claims));
        let signature = self.key.sign(&self.random, said.as_bytes()).ok()?;
        let signature = base64url::write(signature.as_ref());
        Some(format!("vapid t={said}.{signature}, k={}", self.public()))
    }
}
