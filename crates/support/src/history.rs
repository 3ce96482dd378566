//! Judges a whole history, as Jepsen does: what was sent and acknowledged, what streams showed, and the logs that every node has in the end.
//!
//! Nothing in here knows a game: whoever asks says what a seat sees after each entry of a log, as fingerprints.

mod actions;
mod streams;

pub use streams::{Track, track};

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::time::Duration;

/// An action that somebody sent, perhaps several times, under its number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sent {
    /// Id of the table.
    pub table: String,
    /// The seat, counted from 1.
    pub seat: u64,
    /// The number of the action, counted from 1.
    pub number: u64,
    /// Its notation.
    pub action: String,
    /// When it was sent first, since the history began.
    pub sent: Duration,
    /// When it was acknowledged, if ever.
    pub acknowledged: Option<Duration>,
}

/// An entry of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Logged {
    /// Whose it is, counted from 1.
    pub seat: u64,
    /// The notation.
    pub action: String,
}

/// The log of a table as one node has it in the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Log {
    /// Which node.
    pub node: String,
    /// Id of the table.
    pub table: String,
    /// From the first entry on.
    pub entries: Vec<Logged>,
}

/// A stream that somebody followed, from its beginning to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Watched {
    /// What it is called when something is wrong with it.
    pub stream: String,
    /// Id of the table.
    pub table: String,
    /// The seat that watched, counted from 1.
    pub seat: u64,
    /// When each snapshot came, and the fingerprint of what it showed.
    pub shown: Vec<(Duration, u64)>,
}

/// Everything that was seen from outside.
#[derive(Clone, Debug, Default)]
pub struct History {
    /// What people sent.
    pub sent: Vec<Sent>,
    /// What they were shown.
    pub watched: Vec<Watched>,
    /// What the nodes have in the end: each of them every table.
    pub logs: Vec<Log>,
}

/// Something that must not be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// It was acknowledged, and isn't in the log under its number.
    Lost(Sent),
    /// It is in the log once more than it was sent.
    Doubled(Sent),
    /// It is in the log of somebody who never sent it.
    NotSent {
        /// Id of the table.
        table: String,
        /// Whose log it is in.
        entry: Logged,
    },
    /// The first stands before the second, which was acknowledged before the first was sent.
    Disorder(Box<Sent>, Box<Sent>),
    /// A stream showed something that it had left behind.
    Backwards {
        /// Which stream.
        stream: String,
        /// Which of its snapshots, counted from 1.
        snapshot: usize,
    },
    /// A stream showed something that was never so for its seat.
    NeverSo {
        /// Which stream.
        stream: String,
        /// Which of its snapshots, counted from 1.
        snapshot: usize,
    },
    /// Two nodes have different logs of a table.
    Differing {
        /// Id of the table.
        table: String,
        /// The nodes.
        nodes: [String; 2],
    },
    /// Somebody played or watched there, and this node has no log of it.
    NoLog {
        /// Id of the table.
        table: String,
        /// The node.
        node: String,
    },
}

/// How much was compared. Where there is nothing to compare, nothing is proved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Compared {
    /// Tables.
    pub tables: usize,
    /// Logs of them, over all nodes.
    pub logs: usize,
    /// Acknowledged actions that were looked up.
    pub acknowledged: usize,
    /// Actions that nobody acknowledged: they may be there or not.
    pub unanswered: usize,
    /// Neighbours in logs whose order real time decides.
    pub ordered: usize,
    /// Streams.
    pub streams: usize,
    /// Snapshots of them.
    pub snapshots: usize,
}

/// Judges a history. `moments` says what a seat sees of a log: a fingerprint before the first entry, and one after each.
/// Answers how much was compared, or everything that is wrong.
pub fn judge(
    history: &History,
    mut moments: impl FnMut(&Log, u64) -> Vec<u64>,
) -> Result<Compared, Vec<Flaw>> {
    let (mut compared, mut flaws) = (Compared::default(), Vec::new());
    let nodes: BTreeSet<&str> = history.logs.iter().map(|log| log.node.as_str()).collect();
    let mut logs: BTreeMap<&str, Vec<&Log>> = BTreeMap::new();
    for log in &history.logs {
        logs.entry(&log.table).or_default().push(log);
    }
    let tables: BTreeSet<&str> = (history.sent.iter().map(|sent| sent.table.as_str()))
        .chain(history.watched.iter().map(|watched| watched.table.as_str()))
        .chain(logs.keys().copied())
        .collect();
    for table in tables {
        compared.tables += 1;
        let there = logs.get(table).map_or(&[][..], Vec::as_slice);
        for node in nodes.iter().filter(|node| !there.iter().any(|log| log.node == **node)) {
            flaws.push(Flaw::NoLog { table: table.to_owned(), node: (*node).to_owned() });
        }
        let Some(first) = there.first() else { continue };
        compared.logs += there.len();
        if let Some(other) = there.iter().find(|log| log.entries != first.entries) {
            let nodes = [first.node.clone(), other.node.clone()];
            flaws.push(Flaw::Differing { table: table.to_owned(), nodes });
        }
        let sent: Vec<&Sent> = history.sent.iter().filter(|sent| sent.table == table).collect();
        actions::check(&sent, first, &mut compared, &mut flaws);
        let mut by_seat: BTreeMap<u64, Vec<u64>> = BTreeMap::new();
        for watched in history.watched.iter().filter(|watched| watched.table == table) {
            let moments = by_seat.entry(watched.seat).or_insert_with(|| moments(first, watched.seat));
            compared.streams += 1;
            compared.snapshots += watched.shown.len();
            flaws.extend(track(watched, moments).err());
        }
    }
    if flaws.is_empty() { Ok(compared) } else { Err(flaws) }
}

impl fmt::Display for Sent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Sent { table, seat, number, action, .. } = self;
        write!(f, "action {number} of seat {seat} at table {table} (`{action}`)")
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flaw::Lost(sent) => write!(f, "{sent} was acknowledged and is lost"),
            Flaw::Doubled(sent) => write!(f, "{sent} is there twice"),
            Flaw::NotSent { table, entry: Logged { seat, action } } => {
                write!(f, "`{action}` of seat {seat} is in the log of table {table}, and nobody sent it")
            }
            Flaw::Disorder(before, after) => {
                write!(f, "{before} stands before {after}, which was acknowledged before it was sent")
            }
            Flaw::Backwards { stream, snapshot } => {
                write!(f, "snapshot {snapshot} of stream {stream} goes back to what was before")
            }
            Flaw::NeverSo { stream, snapshot } => {
                write!(f, "snapshot {snapshot} of stream {stream} shows what was never so")
            }
            Flaw::Differing { table, nodes: [one, other] } => {
                write!(f, "{one} and {other} have different logs of table {table}")
            }
            Flaw::NoLog { table, node } => write!(f, "{node} has no log of table {table}"),
        }
    }
}

#[cfg(test)]
mod tests;
