//! What a browser is asked for when it makes a passkey or signs with one, as `WebAuthn` writes it.

use super::{ALGORITHMS, CHALLENGE_SECONDS, Challenge, Site};
use crate::accounts::{SignedIn, challenge_to_keep};
use crate::base64url;
use crate::house::House;
use crate::problem::Problem;
use crate::web::client::Client;
use benben_store::{AccountId, StoredPasskey};
use serde_json::{Value, json};

/// For somebody who keeps a name with a passkey.
pub(crate) async fn to_keep(
    house: &House,
    client: Client,
    site: &Site,
    invitation: Option<&str>,
    wanted: &str,
) -> Result<Value, Problem> {
    let (challenge, account, name) = challenge_to_keep(house, client, invitation, wanted).await?;
    Ok(to_make(site, challenge, &account, &name, &[]))
}

/// For somebody who adds a passkey to those they have.
pub(crate) async fn to_add(house: &House, site: &Site, who: &SignedIn) -> Result<Value, Problem> {
    let (challenge, own) = super::challenge_to_add(house, who).await?;
    Ok(to_make(site, challenge, &who.account, &who.name, &own))
}

fn to_make(
    site: &Site,
    challenge: Challenge,
    account: &AccountId,
    name: &str,
    known: &[StoredPasskey],
) -> Value {
    json!({
        "challenge": base64url::write(&challenge),
        "rp": { "id": site.id, "name": "Benben" },
        "user": { "id": base64url::write(account.as_str().as_bytes()), "name": name, "displayName": name },
        "pubKeyCredParams": ALGORITHMS.map(|alg| json!({ "type": "public-key", "alg": alg })),
        "authenticatorSelection": { "residentKey": "required", "userVerification": "required" },
        "attestation": "none",
        "excludeCredentials": credentials(known),
        "timeout": CHALLENGE_SECONDS * 1000,
    })
}

/// For somebody who signs in. It is the same for everybody.
pub(crate) fn to_sign_in(house: &House, site: &Site) -> Result<Value, Problem> {
    Ok(to_sign(site, super::challenge_to_sign_in(house)?, &[]))
}

/// For whoever is signed in and shows that it is they.
pub(crate) async fn to_confirm(house: &House, site: &Site, who: &SignedIn) -> Result<Value, Problem> {
    let (challenge, own) = super::challenge_to_confirm(house, who).await?;
    Ok(to_sign(site, challenge, &own))
}

fn to_sign(site: &Site, challenge: Challenge, own: &[StoredPasskey]) -> Value {
    json!({
        "challenge": base64url::write(&challenge),
        "rpId": site.id,
        "userVerification": "required",
        "allowCredentials": credentials(own),
        "timeout": CHALLENGE_SECONDS * 1000,
    })
}

fn credentials(passkeys: &[StoredPasskey]) -> Vec<Value> {
    let credential =
        |key: &StoredPasskey| json!({ "type": "public-key", "id": base64url::write(&key.credential) });
    passkeys.iter().map(credential).collect()
}
