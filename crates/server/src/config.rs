//! What whoever runs the server decides.

use crate::accounts::Registration;
use crate::clock::Clock;
use crate::lifetime::Retention;
use crate::outgoing::Outgoing;
use benben_bots::Level;
use ipnet::IpNet;
use std::path::PathBuf;
use std::time::Duration;

/// What whoever runs the server decides. The defaults suit a home.
#[derive(Clone, Debug)]
pub struct Config {
    /// How many bots may think at once. Of several, whoever opened the tables never has all.
    pub bot_threads: usize,
    /// How many records may be checked, and long games be played again, at once. Of several, one client never has all.
    pub work_threads: usize,
    /// How strong a player gives hints and reviews finished games.
    pub reviewer: Level,
    /// The least time between what happened and a bot's answer, so that people can follow.
    pub bot_pause: Duration,
    /// A table that nobody looks at leaves memory after this time.
    pub idle_after: Duration,
    /// How long tables are kept that nobody comes to.
    pub retention: Retention,
    /// An awaited player who was not seen for this time counts as absent: if the others agree, a bot stands in.
    pub absent_after: Duration,
    /// After this time it needs no more than two who wish it, and one who is the only one left.
    pub alone_after: Duration,
    /// How many iterations judge a decision of the deal of the day; as many as the strongest bot has, unless something else is said.
    pub account_iterations: Option<u32>,
    /// Who may keep a name.
    pub registration: Registration,
    /// The data directory, where whoever runs the server can ask it to keep order; nowhere if there is none.
    pub admin: Option<PathBuf>,
    /// Which day it is.
    pub clock: Clock,
    /// What the server may send by itself to people who want to be told.
    pub outgoing: Outgoing,
    /// The luck of all games comes from this number, for pictures and demonstrations: the same clicks give the same game.
    pub rehearsal: Option<u64>,
    /// The largest request body.
    pub body_bytes: usize,
    /// Requests a client may make each second in the long run.
    pub requests_per_second: u32,
    /// Requests a client may make at once.
    pub burst: u32,
    /// Are clients on this very machine limited, too?
    pub limit_loopback: bool,
    /// The networks of the proxies in front, which tell the client's address in `X-Forwarded-For`.
    pub proxies: Vec<IpNet>,
    /// The names the server goes by, besides `localhost`, `.local` and the addresses of local networks.
    pub names: Vec<String>,
    /// Open connections.
    pub connections: usize,
    /// Open connections of one client; a proxy in front is not limited.
    pub connections_per_client: usize,
    /// Open streams of one client.
    pub streams_per_client: usize,
    /// Tables one client may have opened that are not finished.
    pub tables_per_client: u64,
    /// Tables of bots alone that play for one client at the same time.
    pub bot_tables_per_client: usize,
    /// Entries of one table; with more, it is closed.
    pub entries_per_table: usize,
    /// Bytes that are kept for one client: tables, editions, finished games.
    pub bytes_per_client: u64,
    /// With more bytes in the store, no table is opened.
    pub most_bytes: u64,
    /// Whoever takes longer to send a request's headers, or its body, is not waited for.
    pub request_timeout: Duration,
    /// A stream without news says after this time that it lives. Pages and our clients look for another server when two signs of life
    /// are missing.
    pub heartbeat: Duration,
    /// When it stops at once, requests get this time to finish.
    pub stop_within: Duration,
    /// When others take over, the server is gone after this time, and answers for half of it if somebody watches whether it is
    /// ready. With nothing it stops at once.
    pub drain: Duration,
}

impl Default for Config {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            // They give way to people's requests, and one of them is always free for somebody else.
            bot_threads: cores.max(2),
            work_threads: cores.max(2),
            reviewer: Level::Pharaoh,
            bot_pause: Duration::from_millis(250),
            idle_after: Duration::from_secs(60),
            retention: Retention::default(),
            absent_after: Duration::from_secs(60),
            alone_after: Duration::from_secs(600),
            account_iterations: None,
            registration: Registration::default(),
            admin: None,
            clock: Clock::default(),
            outgoing: Outgoing::default(),
            rehearsal: None,
            body_bytes: 256 << 10,
            requests_per_second: 30,
            burst: 120,
            limit_loopback: false,
            proxies: Vec::new(),
            names: Vec::new(),
            connections: 10_000,
            connections_per_client: 256,
            streams_per_client: 64,
            tables_per_client: 200,
            bot_tables_per_client: 4,
            entries_per_table: 10_000,
            bytes_per_client: 64 << 20,
            most_bytes: 16 << 30,
            request_timeout: Duration::from_secs(30),
            heartbeat: Duration::from_secs(3),
            stop_within: Duration::from_secs(10),
            drain: Duration::from_secs(10),
        }
    }
}
