//! What whoever runs the server decides.

use crate::lifetime::Retention;
use std::time::Duration;

/// What whoever runs the server decides. The defaults suit a home.
#[derive(Clone, Debug)]
pub struct Config {
    /// How many bots may think at once.
    pub bot_threads: usize,
    /// The least time between what happened and a bot's answer, so that people can follow.
    pub bot_pause: Duration,
    /// A table that nobody looks at leaves memory after this time.
    pub idle_after: Duration,
    /// How long tables are kept that nobody comes to.
    pub retention: Retention,
    /// An awaited player who was not seen for this time counts as absent: others may let a bot stand in.
    pub absent_after: Duration,
    /// The largest request body.
    pub body_bytes: usize,
    /// Requests a client may make each second in the long run.
    pub requests_per_second: u32,
    /// Requests a client may make at once.
    pub burst: u32,
    /// Are clients on this very machine limited, too?
    pub limit_loopback: bool,
    /// Does a proxy in front tell the client's address in `X-Forwarded-For`?
    pub behind_proxy: bool,
    /// Open connections.
    pub connections: usize,
    /// Open connections of one client; a proxy in front is not limited.
    pub connections_per_client: usize,
    /// Open streams of one client.
    pub streams_per_client: usize,
    /// Whoever takes longer to send a request's headers, or its body, is not waited for.
    pub request_timeout: Duration,
    /// A stream without news says so after this time.
    pub heartbeat: Duration,
    /// After the stop signal, requests get this time to finish.
    pub stop_within: Duration,
}

impl Default for Config {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            // One core stays free for people's requests.
            bot_threads: cores.saturating_sub(1).max(1),
            bot_pause: Duration::from_millis(250),
            idle_after: Duration::from_secs(60),
            retention: Retention::default(),
            absent_after: Duration::from_secs(60),
            body_bytes: 256 << 10,
            requests_per_second: 30,
            burst: 120,
            limit_loopback: false,
            behind_proxy: false,
            connections: 10_000,
            connections_per_client: 256,
            streams_per_client: 64,
            request_timeout: Duration::from_secs(30),
            heartbeat: Duration::from_secs(15),
            stop_within: Duration::from_secs(10),
        }
    }
}
