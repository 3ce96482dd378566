//! Limits, cookies, origins, headers, hostile input.

use crate::api::house::{House, game, quick, request};
use axum::body::Body;
use axum::http::{Method, Request};
use benben_server::Config;
use serde_json::json;

#[tokio::test]
async fn a_browser_gets_its_token_as_a_cookie_that_scripts_cannot_read() {
    let house = House::new();
    let opened = house.open(game().id, json!([{ "kind": "open" }, { "kind": "open" }])).await;
    let path = format!("/api/v1/tables/{}/join", opened["table"].as_str().unwrap());
    let reply = house.post(&path, "", json!({ "name": "Ada" })).await;
    let cookie = reply.headers["set-cookie"].to_str().unwrap().to_owned();
    for word in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(word), "{cookie}");
    }
    let cookie = cookie.split(';').next().unwrap();
    let leave = |origin: Option<&str>| {
        let path = format!("/api/v1/tables/{}/leave", opened["table"].as_str().unwrap());
        let mut request = Request::post(path).header("cookie", cookie).header("host", "table.example");
        if let Some(origin) = origin {
            request = request.header("origin", origin);
        }
        request.body(Body::empty()).unwrap()
    };
    for origin in [None, Some("http://evil.example"), Some("null")] {
        assert_eq!(house.send(leave(origin)).await.expect(403)["error"], "origin");
    }
    house.send(leave(Some("http://table.example"))).await.expect(204);
}

#[tokio::test]
async fn every_answer_keeps_browsers_careful() {
    let house = House::new();
    for path in ["/api", "/api/v1/games", "/nowhere", "/healthz", "/api/v1/tables/x"] {
        let headers = house.get(path, "").await.headers;
        let policy = headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"));
        assert_eq!(headers["x-content-type-options"], "nosniff");
        assert_eq!(headers["referrer-policy"], "same-origin");
        assert_eq!(headers["cache-control"], "no-store");
    }
}

#[tokio::test]
async fn too_much_is_refused_with_a_hint() {
    let house = House::with(Config {
        limit_loopback: true,
        requests_per_second: 1,
        burst: 3,
        streams_per_client: 1,
        body_bytes: 1000,
        ..quick()
    });
    let long = json!({ "game": "x".repeat(2000), "seats": [] });
    let reply = house.post("/api/v1/tables", "", long).await.expect(413);
    assert!(reply["hint"].is_string());
    let record = request(Method::POST, "/api/v1/verify", "", Body::from("x".repeat(2000)));
    house.send(record).await.expect(413);
    house.get("/api/v1/games", "").await.expect(200);
    let reply = house.get("/api/v1/games", "").await;
    let seconds: u64 = reply.headers["retry-after"].to_str().unwrap().parse().unwrap();
    assert!(seconds >= 1);
    assert!(reply.expect(429)["hint"].as_str().unwrap().contains("wait"));
}

/// A guess of a code on each way to a table by its code.
const GUESSES: [(Method, &str); 4] = [
    (Method::GET, "/api/v1/codes/ZZZZZZ"),
    (Method::GET, "/j/ZZZZZZ"),
    (Method::GET, "/join?code=ZZZZZZ"),
    (Method::HEAD, "/j/ZZZZZZ"),
];

/// A server that allows twelve guesses at once, and slowly one more.
fn strict() -> House {
    House::with(Config { limit_loopback: true, requests_per_second: 1, burst: 120, ..quick() })
}

async fn guess(house: &House, (method, path): &(Method, &str)) -> u16 {
    house.send(request(method.clone(), path, "", Body::empty())).await.status.as_u16()
}

#[tokio::test]
async fn guessing_codes_is_limited_alike_on_every_way() {
    for way in &GUESSES {
        let house = strict();
        let mut answered = 0;
        while guess(&house, way).await == 404 {
            answered += 1;
            assert!(answered < 60, "{way:?} is not limited");
        }
        assert_eq!(guess(&house, way).await, 429, "{way:?}");
        assert_eq!(answered, 12, "{way:?}");
    }
}

#[tokio::test]
async fn all_ways_to_guess_a_code_share_one_budget_and_nothing_else_suffers() {
    let house = strict();
    for way in GUESSES.iter().cycle().take(12) {
        assert_eq!(guess(&house, way).await, 404, "{way:?}");
    }
    for way in &GUESSES {
        assert_eq!(guess(&house, way).await, 429, "{way:?}");
    }
    let reply = house.get("/join?code=ZZZZZZ", "").await;
    assert!(reply.headers.contains_key("retry-after"));
    assert!(reply.text.starts_with("<!DOCTYPE html>"), "a browser gets a page: {}", reply.text);
    house.get("/api/v1/games", "").await.expect(200);
    assert_eq!(house.get("/", "").await.status, 200);
}

#[tokio::test]
async fn opening_tables_is_limited_alike_for_programs_and_browsers() {
    let house = strict();
    let mut answered = 0;
    loop {
        let reply = if answered % 2 == 0 {
            house.post("/api/v1/tables", "", json!({ "game": "none", "seats": [] })).await
        } else {
            let form = Request::post("/play").header("content-type", "application/x-www-form-urlencoded");
            house.send(form.body(Body::from("game=none&name=Ada")).unwrap()).await
        };
        if reply.status == 429 {
            break;
        }
        answered += 1;
        assert!(reply.status == 422 && answered < 60, "{answered}: {reply:?}");
    }
    assert_eq!(answered, 30);
}

#[tokio::test]
async fn a_client_has_only_so_many_streams() {
    let house = House::with(Config { limit_loopback: true, streams_per_client: 1, ..quick() });
    let ada = house.against_a_bot(game().id).await;
    let first = ada.watch().await;
    assert_eq!(ada.get("/stream").await.expect(429)["error"], "too_many");
    drop(first);
    ada.watch().await;
}

#[tokio::test]
async fn a_wrong_media_type_or_token_is_refused() {
    let house = House::new();
    let form = Request::post("/api/v1/tables").body(Body::from("game=any")).unwrap();
    house.send(form).await.expect(415);
    let list = house.post("/api/v1/tables", "", json!(["any", {}, null, []])).await.expect(400);
    assert!(list["message"].as_str().unwrap().contains("expected an object"), "{list}");
    let bearer = Request::get("/api/v1/tables").header("authorization", "Bearer short").body(Body::empty());
    house.send(bearer.unwrap()).await.expect(400);
}

#[tokio::test]
async fn metrics_count_what_happens() {
    let house = House::new();
    let ada = house.against_a_bot(game().id).await;
    ada.wait().await;
    let (action, rule) = ada.forbidden().await;
    ada.post("/actions", json!({ "number": 1, "action": action })).await.expect(422);
    ada.play_something().await;
    let text = house.get("/metrics", "").await.text;
    let document = include_str!("../../../../../docs/operating.md");
    let named: Vec<_> = document.split('`').filter(|word| word.starts_with("benben_")).collect();
    assert!(named.len() > 10, "{named:?}");
    for name in named.iter().filter(|name| !name.contains("=")) {
        assert!(text.contains(&format!("# TYPE {} ", name.trim_end_matches("_total"))), "{name} in {text}");
    }
    for line in [
        "benben_tables_live 1".to_owned(),
        format!("benben_refusals_total{{game=\"{}\",rule=\"{rule}\"}} 1", game().id),
        "benben_store_seconds_count".to_owned(),
    ] {
        assert!(text.contains(&line), "{line} in {text}");
    }
    assert_eq!(house.get("/healthz", "").await.text, "well\n");
}
