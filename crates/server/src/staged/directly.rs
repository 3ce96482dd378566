//! An action is answered alike whether the router passes it on or is left out. It passes an address whose first letter is
//! written in another way, which only the router reads.

use super::{Asker, Stage, token};
use crate::config::Config;
use crate::erased;
use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Request, StatusCode, header};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;
use tower::ServiceExt;

type Answer = (StatusCode, BTreeMap<String, String>, String);

/// All that is sent, in no order of headers.
async fn ask(server: &Router, request: Request<Body>) -> Answer {
    let (parts, body) = server.clone().oneshot(request).await.unwrap().into_parts();
    let bytes = body.collect().await.unwrap().to_bytes();
    (parts.status, readable(&parts.headers), String::from_utf8(bytes.to_vec()).unwrap())
}

fn readable(headers: &HeaderMap) -> BTreeMap<String, String> {
    assert_eq!(headers.keys_len(), headers.len(), "no header comes twice");
    // The router counts the body by itself, and otherwise it's counted when it is sent.
    let told = headers.iter().filter(|(name, _)| **name != header::CONTENT_LENGTH);
    told.map(|(name, value)| (name.to_string(), value.to_str().unwrap().to_owned())).collect()
}

#[tokio::test]
async fn an_action_is_answered_alike_with_and_without_the_router() {
    let stage = Stage::new();
    let id = stage.open(benben_games::metas()[0], 2).await;
    let server =
        stage.serve_with(Config { body_bytes: 1 << 10, ..Config::default() }, Arc::new(erased::deal));
    let direct = format!("/api/v1/tables/{id}/actions");
    let routed = format!("/api/v1/tables/%{:x}{}/actions", id.as_str().as_bytes()[0], &id.as_str()[1..]);

    // Whoever has to act plays something.
    let mut played = None;
    for number in 1..=2 {
        let asker = Asker::in_seat(number);
        let seen = asker.ask(&server, Method::GET, &format!("/api/v1/tables/{id}"), String::new()).await;
        let seen: Value = serde_json::from_str(&seen.2).unwrap();
        if let Some(action) = seen["you"]["actions"][0]["action"].as_str() {
            played = Some((asker, json!({ "number": 1, "action": action, "snapshot": true }).to_string()));
        }
    }
    let (asker, body) = played.expect("somebody has to act");
    let first = ask(&server, asker.request(Method::POST, &direct, body.clone())).await;
    assert_eq!(first.0, StatusCode::OK, "{}", first.2);

    let cookie = format!("benben={}", token(1));
    let (none, long) = (HeaderName::from_static("x-nothing"), "x".repeat(2 << 10));
    let (unreadable, early) = (r#"{"number":1,"action":"?"}"#, body.replace("\"number\":1", "\"number\":7"));
    let nobody = format!("Bearer {}", token(9));
    let cases: [(Method, &str, HeaderName, &str, u16); 17] = [
        // Sent again, it is answered again.
        (Method::POST, &body, none.clone(), "", 200),
        (Method::POST, &body, header::ORIGIN, "http://evil.example", 200),
        (Method::POST, &body, header::ACCEPT_ENCODING, "identity", 200),
        (Method::POST, &body, header::FORWARDED, "for=9.9.9.9", 200),
        (Method::POST, &body, header::HOST, "evil.example", 421),
        (Method::POST, &body, header::AUTHORIZATION, "Bearer nothing", 400),
        (Method::POST, &body, header::AUTHORIZATION, &nobody, 401),
        (Method::POST, &body, header::CONTENT_TYPE, "text/plain", 415),
        (Method::POST, &body, header::COOKIE, &cookie, 403),
        (Method::POST, "[1]", none.clone(), "", 400),
        (Method::POST, "{", none.clone(), "", 400),
        (Method::POST, "", none.clone(), "", 400),
        (Method::POST, unreadable, none.clone(), "", 400),
        (Method::POST, &early, none.clone(), "", 409),
        (Method::POST, &long, none.clone(), "", 413),
        (Method::GET, "", none.clone(), "", 405),
        (Method::PUT, &body, none, "", 405),
    ];
    for (method, body, name, value, expected) in cases {
        let request = |path: &str| {
            let mut request = asker.request(method.clone(), path, body.to_owned());
            request.headers_mut().insert(name.clone(), HeaderValue::from_str(value).unwrap());
            request
        };
        let (direct, routed) = (ask(&server, request(&direct)).await, ask(&server, request(&routed)).await);
        assert_eq!(direct, routed);
        assert_eq!(direct.0.as_u16(), expected, "{method} {body} {name}: {value}: {}", direct.2);
        assert!(direct.1.contains_key("content-security-policy"), "{:?}", direct.1);
    }
}
