//! A name that is kept by a passkey alone, with an authenticator made of software.

use super::{PASSWORD, sign_in};
use crate::api::house::{House, Reply, game, request};
use axum::body::Body;
use axum::http::{HeaderValue, Method};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

const HOST: &str = "localhost:8642";

/// A device with one key, which unlocks for whoever asks.
struct Authenticator {
    pair: EcdsaKeyPair,
    credential: [u8; 16],
    uses: std::cell::Cell<u32>,
}

fn text(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

impl Authenticator {
    fn new(credential: u8) -> Self {
        let (random, algorithm) = (SystemRandom::new(), &ECDSA_P256_SHA256_ASN1_SIGNING);
        let made = EcdsaKeyPair::generate_pkcs8(algorithm, &random).unwrap();
        let pair = EcdsaKeyPair::from_pkcs8(algorithm, made.as_ref(), &random).unwrap();
        Authenticator { pair, credential: [credential; 16], uses: 0.into() }
    }

    fn client_data(kind: &str, options: &Value) -> Vec<u8> {
        let said =
            json!({ "type": kind, "challenge": options["challenge"], "origin": format!("http://{HOST}") });
        said.to_string().into_bytes()
    }

    fn data(&self, flags: u8) -> Vec<u8> {
        self.uses.set(self.uses.get() + 1);
        [&Sha256::digest(b"localhost")[..], &[flags], &self.uses.get().to_be_bytes()].concat()
    }

    /// Makes the key, as `WebAuthn`'s `create` does.
    fn make(&self, options: &Value) -> Value {
        let point = self.pair.public_key().as_ref();
        let key = [
            &[0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32][..],
            &point[1..33],
            &[0x22, 0x58, 32],
            &point[33..],
        ];
        let made = [&self.data(0b100_0101)[..], &[0; 16], &[0, 16], &self.credential, &key.concat()].concat();
        json!({ "client_data": text(&Self::client_data("webauthn.create", options)), "authenticator_data": text(&made) })
    }

    /// Signs, as `WebAuthn`'s `get` does.
    fn sign(&self, options: &Value) -> Value {
        let (said, data) = (Self::client_data("webauthn.get", options), self.data(0b101));
        let message = [&data[..], &Sha256::digest(&said)].concat();
        let signature = self.pair.sign(&SystemRandom::new(), &message).unwrap();
        json!({ "credential": text(&self.credential), "client_data": text(&said), "authenticator_data": text(&data),
            "signature": text(signature.as_ref()) })
    }
}

/// Sends something to the server under the name it has here.
async fn post(house: &House, path: &str, token: &str, body: Value) -> Reply {
    let mut request = request(Method::POST, path, token, Body::from(body.to_string()));
    request.headers_mut().insert("host", HeaderValue::from_static(HOST));
    house.send(request).await
}

async fn api(house: &House, what: &str, token: &str, body: Value) -> Reply {
    post(house, &format!("/api/v1/account{what}"), token, body).await
}

/// What a device is asked for by somebody who wants to show that it is they.
async fn to_confirm(house: &House, session: &str) -> Value {
    api(house, "/passkey-options", session, json!({ "for": "confirm" })).await.expect(200)
}

async fn keep_by_passkey(house: &House, name: &str, token: &str, device: &Authenticator) -> (String, Value) {
    let options =
        api(house, "/passkey-options", token, json!({ "for": "keep", "name": name })).await.expect(200);
    assert_eq!(options["user"]["name"], name);
    let kept =
        api(house, "", token, json!({ "name": name, "passkey": device.make(&options) })).await.expect(201);
    (kept["session"].as_str().unwrap().to_owned(), kept)
}

#[tokio::test]
async fn a_name_is_kept_by_a_passkey_alone_with_everything_a_guest_has() {
    let house = House::new();
    let ada = house.against_a_bot(game().id).await;
    let device = Authenticator::new(1);
    let (session, kept) = keep_by_passkey(&house, "Ada", &ada.token, &device).await;
    assert_eq!(kept["recovery_codes"].as_array().unwrap().len(), 10);
    assert_eq!(house.get(&ada.path(""), &session).await.expect(200)["you"]["seat"], ada.seat);
    let told = house.get("/api/v1/account", &session).await.expect(200);
    assert_eq!((&told["has_password"], told["passkeys"].as_array().unwrap().len()), (&json!(false), 1));
    // No password lets anybody in, not even none at all.
    for password in ["", PASSWORD] {
        assert_eq!(sign_in(&house, "Ada", password).await.expect(401)["error"], "sign_in");
    }
    // The passkey does, on the page where people sign in.
    let options = post(&house, "/sign-in/passkey/options", "", json!({})).await.expect(200);
    let entered = post(&house, "/sign-in/passkey", "", device.sign(&options)).await;
    assert_eq!(entered.status, 204);
    assert!(entered.headers["set-cookie"].to_str().unwrap().starts_with("benben-session=s"));
    // A recovery code is the way back for whoever loses the device.
    let code = &kept["recovery_codes"][0];
    let back = json!({ "name": "Ada", "code": code, "password": PASSWORD });
    api(&house, "/recover", "", back).await.expect(200);
    sign_in(&house, "Ada", PASSWORD).await.expect(200);
}

#[tokio::test]
async fn a_passkey_is_made_for_one_name_once_and_here() {
    let house = House::new();
    let wish = |name: &str| json!({ "for": "keep", "name": name });
    let device = Authenticator::new(1);
    let options = api(&house, "/passkey-options", "", wish("Ada")).await.expect(200);
    let made = device.make(&options);
    // For another name it doesn't hold, and then it is used up.
    for name in ["Eva", "Ada"] {
        let refused = api(&house, "", "", json!({ "name": name, "passkey": made })).await;
        assert_eq!(refused.expect(403)["error"], "passkey");
    }
    // Elsewhere there are no passkeys: a name is needed that nobody can listen to.
    let elsewhere = house.post("/api/v1/account/passkey-options", "", wish("Ada")).await;
    assert_eq!(elsewhere.expect(409)["error"], "no_passkeys_here");
    keep_by_passkey(&house, "Ada", "", &device).await;
    let taken = api(&house, "/passkey-options", "", wish("ADA")).await;
    assert_eq!(taken.expect(409)["error"], "name_kept");
    // A device that has a key here begins no second account with it.
    let options = api(&house, "/passkey-options", "", wish("Bo")).await.expect(200);
    let again = api(&house, "", "", json!({ "name": "Bo", "passkey": device.make(&options) })).await;
    assert_eq!(again.expect(409)["error"], "passkey_known");
    // Neither a passkey nor a password is no way in.
    assert_eq!(api(&house, "", "", json!({ "name": "Cid" })).await.expect(422)["error"], "password");
}

#[tokio::test]
async fn whoever_has_only_a_passkey_shows_by_it_that_it_is_they() {
    let house = House::new();
    let (own, foreign) = (Authenticator::new(1), Authenticator::new(2));
    let (session, _) = keep_by_passkey(&house, "Ada", "", &own).await;
    let (other, _) = keep_by_passkey(&house, "Bo", "", &foreign).await;
    let renew = |session: String, proof: Value| {
        let house = &house;
        async move { api(house, "/recovery-codes", &session, proof).await }
    };
    // Neither nothing, nor a password, nor somebody else's passkey, nor one that signed for something else.
    for wrong in [json!({}), json!({ "password": "" }), json!({ "password": PASSWORD })] {
        assert_eq!(renew(session.clone(), wrong).await.expect(403)["error"], "wrong_password");
    }
    let options = to_confirm(&house, &session).await;
    assert_eq!(options["allowCredentials"][0]["id"], text(&own.credential));
    let by_other = json!({ "passkey": foreign.sign(&options) });
    assert_eq!(renew(session.clone(), by_other).await.expect(403)["error"], "passkey");
    let to_sign_in = post(&house, "/sign-in/passkey/options", "", json!({})).await.expect(200);
    let for_another_end = json!({ "passkey": own.sign(&to_sign_in) });
    assert_eq!(renew(session.clone(), for_another_end).await.expect(403)["error"], "passkey");
    let others_challenge = json!({ "passkey": own.sign(&to_confirm(&house, &other).await) });
    assert_eq!(renew(session.clone(), others_challenge).await.expect(403)["error"], "passkey");
    // Their own does, once.
    let proof = json!({ "passkey": own.sign(&to_confirm(&house, &session).await) });
    let codes = renew(session.clone(), proof.clone()).await.expect(200);
    assert_eq!(codes["recovery_codes"].as_array().unwrap().len(), 10);
    assert_eq!(renew(session.clone(), proof).await.expect(403)["error"], "passkey");
    // So they get a password later, which is as good from then on.
    let mut wish = json!({ "new": PASSWORD });
    wish["passkey"] = own.sign(&to_confirm(&house, &session).await);
    assert_eq!(api(&house, "/password", &session, wish).await.status, 204);
    renew(session.clone(), json!({ "password": PASSWORD })).await.expect(200);
    sign_in(&house, "Ada", PASSWORD).await.expect(200);
    // And they delete their account.
    let proof = json!({ "passkey": own.sign(&to_confirm(&house, &session).await) });
    assert_eq!(api(&house, "/delete", &session, proof).await.status, 204);
    assert_eq!(house.get("/api/v1/account", &session).await.status, 401);
}

#[tokio::test]
async fn the_last_way_in_cannot_be_removed() {
    let house = House::new();
    let device = Authenticator::new(1);
    let (session, _) = keep_by_passkey(&house, "Ada", "", &device).await;
    let remove = |number: u64| {
        let (house, session) = (&house, &session);
        async move {
            let mut request = request(
                Method::POST,
                "/me/account/passkeys/remove",
                "",
                Body::from(format!("number={number}")),
            );
            let headers = request.headers_mut();
            headers.insert("host", HeaderValue::from_static(HOST));
            headers.insert("origin", HeaderValue::from_str(&format!("http://{HOST}")).unwrap());
            headers.insert("cookie", HeaderValue::from_str(&format!("benben-session={session}")).unwrap());
            headers.insert("content-type", HeaderValue::from_static("application/x-www-form-urlencoded"));
            house.send(request).await
        }
    };
    let refused = remove(1).await;
    assert_eq!(refused.status, 409);
    assert!(refused.text.contains("your only way to sign in"), "{}", refused.text);
    let mut wish = json!({ "new": PASSWORD });
    wish["passkey"] = device.sign(&to_confirm(&house, &session).await);
    assert_eq!(api(&house, "/password", &session, wish).await.status, 204);
    assert_eq!(remove(1).await.status, 303);
    let told = house.get("/api/v1/account", &session).await.expect(200);
    assert_eq!(told["passkeys"], json!([]));
}
