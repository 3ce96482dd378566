//! Clients who take their time.

use crate::server::Server;
use crate::wire::connection::status;
use benben_server::Config;
use std::time::Duration;

fn impatient() -> Server {
    Server::start(Config { request_timeout: Duration::from_millis(100), ..Config::default() })
}

#[test]
fn a_body_that_does_not_come_is_not_waited_for() {
    let server = impatient();
    for body in ["", "{ \"game\": "] {
        let mut client = server.connect();
        client.say("POST /api/v1/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n");
        client.say(format!("Content-Length: 100\r\n\r\n{body}"));
        let answer = client.rest();
        assert_eq!(status(&answer), 408, "{answer}");
        assert!(
            answer.contains("\"error\":\"too_slow\"") && answer.contains("connection: close"),
            "{answer}"
        );
    }
}

#[test]
fn a_body_that_trickles_in_is_not_waited_for_either() {
    let (request_timeout, body_bytes) = (Duration::from_millis(100), usize::MAX);
    let server = Server::start(Config { request_timeout, body_bytes, ..Config::default() });
    let mut client = server.connect();
    client.say("POST /api/v1/verify HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n");
    // The answer comes while the client still sends: a byte now and then does not buy more time.
    let mut reader = client.other_end();
    let trickle = std::thread::spawn(move || while client.says("1\r\nx\r\n") {});
    assert_eq!(status(&reader.until("\r\n\r\n")), 408);
    drop(reader);
    trickle.join().unwrap();
}

#[test]
fn headers_that_do_not_come_are_not_waited_for() {
    let server = impatient();
    let mut client = server.connect();
    client.say("GET /healthz HTTP/1.1\r\nHost: ");
    let answer = client.rest();
    assert!(answer.is_empty() || status(&answer) == 408, "{answer}");
    assert_eq!(status(&server.ask("GET /healthz HTTP/1.0\r\n\r\n")), 200);
}
