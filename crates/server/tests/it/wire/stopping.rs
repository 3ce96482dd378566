//! A server that stops finishes what was begun, and one that drains leaves the rest to others.

use crate::server::Server;
use crate::wire::connection::{Connection, status};
use benben_server::Config;
use benben_support::{LONG, wait_for};
use serde_json::json;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

const READY: &str = "GET /readyz HTTP/1.0\r\n\r\n";

/// A table that two may join.
fn table(server: &Server) -> String {
    let wish =
        json!({ "game": benben_games::metas()[0].id, "seats": [{ "kind": "open" }, { "kind": "open" }] });
    let opened = server.client().post("/api/v1/tables", &wish).unwrap().expect(201);
    opened["table"].as_str().unwrap().to_owned()
}

/// A request to sit down there that is begun: the server waits for its body, which is answered beside it.
fn joining(server: &Server, table: &str) -> (Connection, String) {
    let mut joining = server.connect();
    let body = json!({ "name": "Ada" }).to_string();
    joining.say(format!(
        "POST /api/v1/tables/{table}/join HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\
         Expect: 100-continue\r\nContent-Length: {}\r\n\r\n",
        body.len()
    ));
    joining.until("100 Continue\r\n\r\n");
    (joining, body)
}

#[test]
fn what_was_begun_is_finished_and_streams_end() {
    let mut server = Server::start(Config::default());
    let table = table(&server);
    let mut watching = server.connect();
    watching.say(format!("GET /api/v1/tables/{table}/stream HTTP/1.1\r\nHost: localhost\r\n\r\n"));
    watching.until("event: snapshot");
    let (mut joining, body) = joining(&server, &table);
    server.ask_to_stop();
    let last = watching.rest();
    assert!(last.contains("retry: ") && last.contains("event: reconnect\n"), "{last}");
    assert!(last.ends_with("0\r\n\r\n"), "the stream ends as it should");
    joining.say(&body);
    let answer = joining.rest();
    assert_eq!(status(&answer), 201, "{answer}");
    assert!(answer.contains("\"token\""));
    server.wait_until_stopped();
    assert!(TcpStream::connect(&server.address).is_err());
}

#[test]
fn a_request_that_never_ends_does_not_keep_it_from_stopping() {
    let stop_within = Duration::from_millis(100);
    let mut server = Server::start(Config { stop_within, ..Config::default() });
    let mut begun = server.connect();
    begun.say("POST /api/v1/verify HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\n");
    begun.until("100 Continue\r\n\r\n");
    server.ask_to_stop();
    server.wait_until_stopped();
}

#[test]
fn a_server_that_drains_sends_new_streams_elsewhere_and_answers_until_that_is_noticed() {
    let mut server = Server::start(Config { drain: Duration::from_secs(10), ..Config::default() });
    let table = table(&server);
    assert!(server.ask(READY).ends_with("ready\n"));
    let path = format!("/api/v1/tables/{table}/stream");
    let mut watching = server.connect();
    watching.say(format!("GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n"));
    watching.until("event: snapshot");
    let mut hall = server.connect();
    hall.say("GET /lobby/live HTTP/1.1\r\nHost: localhost\r\n\r\n");
    hall.until("200 OK");
    let (mut joining, body) = joining(&server, &table);
    server.ask_to_drain();
    for stream in [&mut watching, &mut hall] {
        // The stream ends here; its connection does when the door closes.
        let last = stream.until("0\r\n\r\n");
        assert!(last.contains("event: reconnect\ndata: {\"after_ms\":"), "{last}");
    }
    // The door is still open, and whoever asks is told.
    let unready = server.ask(READY);
    assert_eq!(status(&unready), 503, "{unready}");
    assert!(
        unready.contains("retry-after: 1\r\n") && unready.contains("\"error\":\"stopping\""),
        "{unready}"
    );
    for path in [path.as_str(), "/lobby/live", "/api/v1/seek/stream"] {
        let refused = server.ask(format!("GET {path} HTTP/1.0\r\n\r\n"));
        assert_eq!(status(&refused), 503, "{path}: {refused}");
        assert!(refused.contains("retry-after: 1\r\n"), "{path}: {refused}");
    }
    // The connection isn't kept for another request.
    let looked = server.ask(format!("GET /api/v1/tables/{table} HTTP/1.1\r\nHost: localhost\r\n\r\n"));
    assert_eq!(status(&looked), 200, "{looked}");
    assert!(looked.contains("connection: close\r\n"), "{looked}");
    assert!(server.ask("GET /healthz HTTP/1.0\r\n\r\n").ends_with("well\n"), "it is alive");
    joining.say(&body);
    let answer = joining.rest();
    assert_eq!(status(&answer), 201, "{answer}");
    server.wait_until_stopped();
    assert!(TcpStream::connect(&server.address).is_err());
}

#[test]
fn where_nobody_watches_whether_it_is_ready_the_door_closes_at_once() {
    // With somebody who watches, it would go on for half an hour.
    let mut server = Server::start(Config { drain: Duration::from_secs(3600), ..Config::default() });
    assert!(server.ask("GET /healthz HTTP/1.0\r\n\r\n").ends_with("well\n"));
    server.ask_to_drain();
    server.wait_until_stopped();
}

#[test]
fn a_person_who_waits_is_not_kept_waiting() {
    let drain = Duration::from_secs(3600);
    for (drain, by_a_person) in [(drain, true), (Duration::ZERO, false)] {
        let mut server = Server::start(Config { drain, ..Config::default() });
        assert!(server.ask(READY).ends_with("ready\n"));
        if by_a_person {
            server.ask_to_stop();
        } else {
            server.ask_to_drain();
        }
        server.wait_until_stopped();
    }
}

#[test]
fn a_compressed_stream_ends_whole_with_the_last_word() {
    let mut server = Server::start(Config::default());
    let path = format!("/api/v1/tables/{}/stream", table(&server));
    let mut watching = TcpStream::connect(&server.address).unwrap();
    watching.set_read_timeout(Some(LONG)).unwrap();
    let ask = format!("GET {path} HTTP/1.0\r\nAccept-Encoding: gzip\r\n\r\n");
    watching.write_all(ask.as_bytes()).unwrap();
    let metrics = || server.client().get("/metrics").unwrap().body;
    wait_for("the stream to be open", || metrics().contains("benben_streams 1\n").then_some(()));
    server.ask_to_stop();
    let mut answer = Vec::new();
    watching.read_to_end(&mut answer).unwrap();
    let head = answer.windows(4).position(|four| four == b"\r\n\r\n").unwrap() + 4;
    let mut text = String::new();
    // With its checksum: it is whole.
    flate2::read::GzDecoder::new(&answer[head..]).read_to_string(&mut text).unwrap();
    assert!(text.contains("event: snapshot\n") && text.contains("event: reconnect\ndata: {"), "{text}");
    server.wait_until_stopped();
}
