//! Clients with too many connections.

use crate::server::Server;
use crate::wire::connection::status;
use benben_server::Config;
use benben_support::wait_for;

/// A request after which the connection stays open, and one after which it does not.
const HEALTH: &str = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";
const HEALTH_ONCE: &str = "GET /healthz HTTP/1.0\r\n\r\n";

#[test]
fn one_connection_too_many_is_told_so() {
    let server =
        Server::start(Config { limit_loopback: true, connections_per_client: 2, ..Config::default() });
    let mut kept = [server.connect(), server.connect()];
    for client in &mut kept {
        client.say(HEALTH);
        client.until("well\n");
    }
    let answer = server.ask(HEALTH_ONCE);
    assert_eq!(status(&answer), 429, "{answer}");
    assert!(
        answer.contains("retry-after: 10") && answer.contains("\"hint\":\"close a connection"),
        "{answer}"
    );
    drop(kept);
    wait_for("the server to see that they are gone", || {
        (status(&server.ask(HEALTH_ONCE)) != 429).then_some(())
    });
    assert!(server.ask(HEALTH_ONCE).ends_with("well\n"));
}

#[test]
fn f14_when_all_connections_are_taken_probes_are_answered_and_others_told() {
    let server = Server::start(Config { connections: 1, ..Config::default() });
    let mut first = server.connect();
    first.say(HEALTH);
    first.until("well\n");
    assert!(server.ask(HEALTH_ONCE).ends_with("well\n"));
    assert!(server.ask("GET /metrics HTTP/1.0\r\n\r\n").contains("benben_connections_refused_total"));
    let answer = server.ask("GET /api/v1/games HTTP/1.0\r\n\r\n");
    assert!(status(&answer) == 503 && answer.contains("retry-after"), "{answer}");
    drop(first);
    wait_for("the server to see that it is gone", || {
        (status(&server.ask("GET /api/v1/games HTTP/1.0\r\n\r\n")) == 200).then_some(())
    });
}

#[test]
fn f14_headers_without_end_are_not_kept() {
    let server = Server::start(Config::default());
    let endless = format!("GET / HTTP/1.1\r\nHost: localhost\r\nX: {}", "x".repeat(100_000));
    assert_eq!(status(&server.ask(endless)), 431);
    // What people and their browsers send fits.
    let long = "x".repeat(16_000);
    assert_eq!(status(&server.ask(format!("GET /healthz HTTP/1.0\r\nX: {long}\r\n\r\n"))), 200);
}
