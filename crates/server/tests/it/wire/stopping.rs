//! A server that stops finishes what was begun.

use crate::server::Server;
use crate::wire::connection::status;
use benben_server::Config;
use serde_json::json;
use std::net::TcpStream;

#[test]
fn what_was_begun_is_finished_and_streams_end() {
    let mut server = Server::start(Config::default());
    let wish =
        json!({ "game": benben_games::metas()[0].id, "seats": [{ "kind": "open" }, { "kind": "open" }] });
    let opened = server.client().post("/api/v1/tables", &wish).unwrap().expect(201);
    let table = opened["table"].as_str().unwrap();
    let mut watching = server.connect();
    watching.say(format!("GET /api/v1/tables/{table}/stream HTTP/1.1\r\nHost: localhost\r\n\r\n"));
    watching.until("event: snapshot");
    let mut joining = server.connect();
    let body = json!({ "name": "Ada" }).to_string();
    joining.say(format!(
        "POST /api/v1/tables/{table}/join HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\
         Expect: 100-continue\r\nContent-Length: {}\r\n\r\n",
        body.len()
    ));
    // The server waits for the body now: this request is begun.
    joining.until("100 Continue\r\n\r\n");
    server.ask_to_stop();
    assert!(watching.rest().ends_with("0\r\n\r\n"), "the stream ends as it should");
    joining.say(&body);
    let answer = joining.rest();
    assert_eq!(status(&answer), 201, "{answer}");
    assert!(answer.contains("\"token\""));
    server.wait_until_stopped();
    assert!(TcpStream::connect(&server.address).is_err());
}

#[test]
fn a_request_that_never_ends_does_not_keep_it_from_stopping() {
    let stop_within = std::time::Duration::from_millis(100);
    let mut server = Server::start(Config { stop_within, ..Config::default() });
    let mut begun = server.connect();
    begun.say("POST /api/v1/verify HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\n");
    begun.until("100 Continue\r\n\r\n");
    server.ask_to_stop();
    server.wait_until_stopped();
}
