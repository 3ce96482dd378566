//! What nobody learns, and what nobody can do.

use super::{PASSWORD, keep, sign_in};
use crate::api::house::{House, quick, request};
use axum::body::Body;
use axum::http::{Method, Request};
use benben_server::Config;
use serde_json::json;
use std::sync::Arc;

#[tokio::test]
async fn nobody_learns_whether_a_name_is_kept() {
    let house = House::new();
    keep(&house, "Ada", "").await;
    let (wrong, unknown) = (sign_in(&house, "Ada", "wrong").await, sign_in(&house, "Bo", "wrong").await);
    assert_eq!(wrong.status, 401);
    assert_eq!((wrong.status, &wrong.text), (unknown.status, &unknown.text));
    let recover = |name: &'static str| {
        let body = json!({ "name": name, "code": "AAAA-AAAA-AAAA-AAAA", "password": PASSWORD });
        house.post("/api/v1/account/recover", "", body)
    };
    let (wrong, unknown) = (recover("Ada").await, recover("Bo").await);
    assert_eq!((wrong.status, &wrong.text), (unknown.status, &unknown.text));
    assert_eq!(wrong.status, 403);
}

#[tokio::test]
async fn signing_in_is_limited_for_a_name_whether_it_is_kept_or_not() {
    let house = House::new();
    keep(&house, "Ada", "").await;
    for name in ["Ada", "Bo"] {
        for _ in 0..10 {
            sign_in(&house, name, "wrong").await.expect(401);
        }
        let reply = sign_in(&house, &name.to_uppercase(), PASSWORD).await;
        assert!(reply.headers.contains_key("retry-after"));
        assert_eq!(reply.expect(429)["error"], "too_many");
    }
    // Writing it in another way that could be meant gives nobody more tries, and tells nothing.
    for name in ["Paul", "Karl"] {
        if name == "Paul" {
            keep(&house, name, "").await;
        }
        for _ in 0..10 {
            sign_in(&house, name, "wrong").await.expect(401);
        }
        sign_in(&house, &name.replace('l', "I"), "wrong").await.expect(429);
    }
    // Others come in.
    keep(&house, "Cy", "").await;
    sign_in(&house, "Cy", PASSWORD).await.expect(200);
}

#[tokio::test]
async fn signing_in_is_limited_for_a_network() {
    let house =
        House::with(Config { limit_loopback: true, burst: 10_000, requests_per_second: 10_000, ..quick() });
    let tried = |number: u32| {
        let house = &house;
        async move { sign_in(house, &format!("name {number}"), "wrong").await.status.as_u16() }
    };
    // On a busy machine a few more are free meanwhile, one every 20 seconds.
    let mut tries = 0;
    let last = loop {
        match tried(tries).await {
            401 if tries < 60 => tries += 1,
            last => break last,
        }
    };
    assert_eq!(last, 429);
    assert!((30..60).contains(&tries), "{tries}");
}

#[tokio::test]
async fn a_stolen_database_lets_nobody_in_and_a_log_neither() {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let house = House::in_folder(quick(), &folder);
    let person = keep(&house, "Ada", "").await;
    let secrets = [PASSWORD, &person.session, &person.session[1..]].map(str::to_owned);
    let secrets: Vec<String> = secrets.into_iter().chain(person.codes.iter().cloned()).collect();
    let plain: Vec<String> = secrets.iter().map(|secret| secret.replace('-', "")).collect();
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        let text = String::from_utf8_lossy(&bytes);
        for secret in secrets.iter().chain(&plain) {
            assert!(!text.contains(secret.as_str()), "{secret}");
        }
        // Nor does what is stored of a session open it.
        assert!(!text.contains(&hex(&person.session)));
    }
}

fn hex(text: &str) -> String {
    text.bytes().map(|byte| format!("{byte:02x}")).collect()
}

#[tokio::test]
async fn a_session_is_no_token_and_an_account_is_nobodys_to_claim() {
    let house = House::new();
    let person = keep(&house, "Ada", "").await;
    let id = person.get("").await.expect(200)["id"].as_str().unwrap().to_owned();
    // What stands for an account inside means nothing outside.
    for claimed in [format!("account/{id}"), id.clone(), format!("s{}", "0".repeat(64))] {
        let reply = house.get("/api/v1/account", &claimed).await;
        assert!(matches!(reply.status.as_u16(), 400 | 401), "{claimed}: {}", reply.text);
    }
    // A session is not handed over as a guest's token is.
    let fresh = house.post("/api/v1/token", "", json!({})).await.expect(201);
    let reply = house.post("/api/v1/token/replace", &person.session, fresh).await;
    reply.expect(400);
    assert!(person.is_signed_in().await);
}

#[tokio::test]
async fn another_site_does_nothing_with_the_cookie_of_somebody_who_is_signed_in() {
    let house = House::new();
    let person = keep(&house, "Ada", "").await;
    let send = |origin: &'static str| {
        let request = Request::post("/me/account/sessions/end-others")
            .header("host", "table.example")
            .header("origin", origin)
            .header("cookie", format!("benben-session={}", person.session))
            .header("content-type", "application/x-www-form-urlencoded");
        house.send(request.body(Body::empty()).unwrap())
    };
    assert_eq!(send("http://evil.example").await.status, 403);
    assert_eq!(send("http://table.example").await.status, 303);
    let api = request(Method::POST, "/api/v1/account/sign-out", "", Body::empty());
    assert_eq!(house.send(api).await.status, 401);
}
