//! Clients with too many connections.

use crate::server::Server;
use crate::wire::connection::status;
use benben_server::Config;
use benben_support::wait_for;

/// A request after which the connection stays open, and one after which it does not.
const HEALTH: &str = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
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
fn one_connection_in_all_too_many_waits_for_its_turn() {
    let server = Server::start(Config { connections: 1, ..Config::default() });
    let mut first = server.connect();
    first.say(HEALTH);
    first.until("well\n");
    let mut second = server.connect();
    second.say(HEALTH_ONCE);
    drop(first);
    assert!(second.rest().ends_with("well\n"));
}
