//! What the model is given: what people do, what that costs, and how much of a machine may be used.

use super::{rounded, row};

/// A number, what it is, and where it comes from.
pub(super) struct Given {
    pub(super) value: f64,
    unit: &'static str,
    what: &'static str,
    from: &'static str,
}

const fn given(value: f64, unit: &'static str, what: &'static str, from: &'static str) -> Given {
    Given { value, unit, what, from }
}

pub(super) const SEATS_OF_PEOPLE: Given =
    given(2.5, "", "people at a table", "assumed: games here are for two to five");
pub(super) const BOTS: Given = given(0.5, "", "bots at a table", "assumed: every other table has one");
pub(super) const SPECTATORS: Given =
    given(0.1, "", "who only look, for each who plays", "assumed, big screens included");
pub(super) const SECONDS_PER_ACTION: Given = given(
    20.0,
    "s",
    "between two actions of a player, person or bot",
    "assumed; at fast tables it is half of that",
);
pub(super) const MINUTES_PER_GAME: Given = given(20.0, "min", "a game lasts", "assumed");
pub(super) const PAGES: Given =
    given(6.0, "", "pages that a person opens for each game", "assumed: lobby, table, result, review");
pub(super) const REVIEWED: Given = given(0.1, "", "of all games are reviewed", "assumed");

/// In the order in which they are told.
pub(super) const PEOPLE: [&Given; 7] =
    [&SEATS_OF_PEOPLE, &BOTS, &SPECTATORS, &SECONDS_PER_ACTION, &MINUTES_PER_GAME, &PAGES, &REVIEWED];

pub(super) const ACTION: Given = given(
    190.0,
    "µs",
    "of a node for an action: request, rules, store, answer, and the frame for one other",
    "measured: 167, 160, 182 and 240 µs in the four games",
);
pub(super) const FRAME: Given = given(
    25.0,
    "µs",
    "of a node for the frame of each further viewer",
    "derived: a third of an action's time outside the kernel is for two frames, plus one write",
);
pub(super) const FORWARDED: Given = given(
    100.0,
    "µs",
    "of two nodes together for each request that is sent on to a table's home and back",
    "measured with the next one: both together 88 µs under full load, 220 µs at 1,250 actions a second",
);
pub(super) const FORWARDED_FRAME: Given = given(
    30.0,
    "µs",
    "of two nodes together for each frame that comes from another node",
    "measured with the one before: the share of it is assumed",
);
pub(super) const PAGE: Given =
    given(1.7, "ms", "of a node for a page", "measured: 1.3 to 2.1 ms, on a machine that was busy");
pub(super) const DECISION: Given = given(
    5.5,
    "ms",
    "of a processor for a bot's decision, a third of them each by scribe, architect and pharaoh",
    "measured: about 0.15, 1.5 and 15 ms with two to five players",
);
pub(super) const REVIEW: Given =
    given(3.5, "s", "of a processor for a review by the pharaoh", "measured: 1.1 to 6 s");
pub(super) const COMMIT: Given = given(
    20.0,
    "µs",
    "of PostgreSQL for an entry, if about 26 share a commit",
    "measured: 13 to 20 µs; 227 µs for an entry that is alone",
);
pub(super) const OPENING: Given = given(
    20.0,
    "",
    "entries cost PostgreSQL as much as opening a table, its changes and its end",
    "assumed: a dozen rows in several tables with their indexes",
);
pub(super) const LOG: Given = given(500.0, "B", "of PostgreSQL's log for an entry", "measured: 450 to 575 B");
pub(super) const DISK: Given = given(225.0, "B", "on disk for an entry, indexes included", "measured");
pub(super) const MESSAGE: Given = given(
    5.0,
    "µs",
    "of NATS for a message of 1 KB to one node",
    "measured: 17 µs for one alone, 5 if four come at once, 2 if sixteen do",
);
pub(super) const TABLE_BYTES: Given = given(
    12.0,
    "KB",
    "of a node's memory for a table that is played",
    "measured, with the development profile",
);
pub(super) const STREAM_BYTES: Given = given(
    24.0,
    "KB",
    "of memory for a stream, the system's part included",
    "measured: 15 to 18 KB of the process; the rest is assumed",
);
pub(super) const FRAME_BYTES: Given = given(
    0.9,
    "KB",
    "on the wire for a frame or an answer, compressed, with headers and TLS",
    "measured without these: 130 to 360 B",
);
pub(super) const PAGE_BYTES: Given = given(
    12.0,
    "KB",
    "on the wire for a page whose parts the browser has",
    "measured: updates up to 13.6 KB",
);

/// In the order in which they are told.
pub(super) const COSTS: [&Given; 16] = [
    &ACTION,
    &FRAME,
    &FORWARDED,
    &FORWARDED_FRAME,
    &PAGE,
    &DECISION,
    &REVIEW,
    &COMMIT,
    &OPENING,
    &LOG,
    &DISK,
    &MESSAGE,
    &TABLE_BYTES,
    &STREAM_BYTES,
    &FRAME_BYTES,
    &PAGE_BYTES,
];

pub(super) const CORES: Given =
    given(8.0, "", "processors of a node", "assumed: an ordinary virtual machine");
pub(super) const BUSY: Given = given(
    0.5,
    "",
    "of what a part can do is used at most",
    "assumed: room for peaks, and for a neighbour that is gone",
);
pub(super) const CONNECTIONS: Given = given(
    50_000.0,
    "",
    "connections to a node",
    "`LimitNOFILE=65536` of the unit, with `--connections` raised",
);
pub(super) const ENTRIES: Given = given(
    25_000.0,
    "",
    "entries a second into one PostgreSQL",
    "measured: 23,100 to 25,700 on two processors, which the program that wrote them shared",
);
pub(super) const NATS_CORES: Given =
    given(1.0, "", "processor that one NATS server is counted with", "what was measured; it can use more");

/// In the order in which they are told.
pub(super) const MACHINES: [&Given; 5] = [&CORES, &BUSY, &CONNECTIONS, &ENTRIES, &NATS_CORES];

pub(super) fn table(title: &str, given: &[&Given]) -> String {
    let mut table = row([String::new(), title.to_owned(), "where this comes from".to_owned()]);
    table += "|---:|---|---|\n";
    for Given { value, unit, what, from } in given {
        let told = format!("{} {unit}", rounded(*value));
        table += &row([told.trim_end().to_owned(), (*what).to_owned(), (*from).to_owned()]);
    }
    table
}
