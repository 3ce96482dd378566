//! Bytes that are no requests, or hardly: the server says so, or nothing, and goes on.

use crate::server::Server;
use crate::wire::connection::status;
use benben_core::{Chance, Fast};
use benben_server::Config;
use serde_json::json;
use std::time::Duration;

const TRIES: usize = 400;

/// A request that is refused as it is; whatever becomes of it by accident is refused, too, or only reads.
fn refused_request(table: &str, luck: &mut Fast) -> Vec<u8> {
    let body = "{\"number\":1,\"action\":\"sacrifice\"}";
    let requests = [
        format!("GET /api/v1/tables/{table} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"),
        format!(
            "POST /api/v1/tables/{table}/actions HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            body.len()
        ),
        format!(
            "POST /api/v1/tables/{table}/why-not HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n\
             5\r\nhello\r\n0\r\n\r\n"
        ),
        "POST /api/v1/verify HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 3\r\n\r\nabc"
            .to_owned(),
    ];
    requests[luck.below(4) as usize].clone().into_bytes()
}

/// Changes a few bytes: other ones, more, fewer.
fn spoil(mut bytes: Vec<u8>, luck: &mut Fast) -> Vec<u8> {
    for _ in 0..=luck.below(6) {
        let at = luck.below(bytes.len() as u32) as usize;
        match luck.below(5) {
            0 => bytes[at] = luck.below(256) as u8,
            1 => bytes.insert(at, *b"\r\n\0: %\xff".get(luck.below(7) as usize).unwrap()),
            2 => drop(bytes.remove(at)),
            3 => bytes.truncate(at.max(1)),
            _ => bytes.extend_from_within(at / 2..at),
        }
        if bytes.is_empty() {
            bytes.push(0);
        }
    }
    bytes
}

fn strange_requests() -> Vec<Vec<u8>> {
    let long = "x".repeat(1 << 20);
    let many: String = (0..5000).map(|number| format!("h{number}: x\r\n")).collect();
    [
        format!("GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX-Long: {long}\r\n\r\n"),
        format!("GET /healthz HTTP/1.1\r\n{many}\r\n"),
        format!("GET /{long} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"),
        format!("{long} / HTTP/1.1\r\n\r\n"),
        "GET /healthz HTTP/9.9\r\nHost: localhost\r\n\r\n".to_owned(),
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".to_owned(),
        "GET http://evil.example/healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".to_owned(),
        "OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".to_owned(),
        "CONNECT x:1 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".to_owned(),
        "GET /healthz HTTP/1.1\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n".to_owned(),
        "POST /api/v1/verify HTTP/1.1\r\nConnection: close\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
            .to_owned(),
        "POST /api/v1/verify HTTP/1.1\r\nConnection: close\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcde".to_owned(),
        "POST /api/v1/verify HTTP/1.1\r\nConnection: close\r\nContent-Length: -1\r\n\r\n".to_owned(),
        "POST /api/v1/verify HTTP/1.1\r\nConnection: close\r\nContent-Length: 18446744073709551615\r\n\r\nx".to_owned(),
        "POST /api/v1/verify HTTP/1.1\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\nx"
            .to_owned(),
        "\0\0\0\0".to_owned(),
    ]
    .map(String::into_bytes)
    .to_vec()
}

#[test]
fn whatever_bytes_come_the_server_goes_on() {
    // What never ends is given up soon.
    let server = Server::start(Config { request_timeout: Duration::from_millis(50), ..Config::default() });
    let game = benben_games::ids().next().expect("there are games");
    let wish = json!({ "game": game, "seats": [{ "kind": "open" }, { "kind": "open" }] });
    let opened = server.client().post("/api/v1/tables", &wish).unwrap().expect(201);
    let table = opened["table"].as_str().unwrap();
    let look = || server.client().get(&format!("/api/v1/tables/{table}")).unwrap().body;
    let before = look();
    let mut luck = Fast::new(2);
    let noise = (0..TRIES).map(|number| match number % 4 {
        0 => (0..=luck.below(300)).map(|_| luck.below(256) as u8).collect(),
        _ => spoil(refused_request(table, &mut luck), &mut luck),
    });
    let noise: Vec<Vec<u8>> = noise.collect();
    for bytes in strange_requests().into_iter().chain(noise) {
        let answer = server.ask(&bytes);
        let shown = String::from_utf8_lossy(&bytes[..bytes.len().min(300)]).into_owned();
        assert!(answer.is_empty() || status(&answer) < 500, "{shown}: {answer}");
    }
    assert_eq!(look(), before);
    assert!(server.ask("GET /healthz HTTP/1.0\r\n\r\n").ends_with("well\n"));
}
