//! What the load found out.

use super::idle::Idle;
use super::server::Used;
use super::tally::Spread;
use serde::Serialize;
use std::fmt;

/// What the load found out.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Report {
    /// The game that was played.
    pub(crate) game: String,
    /// Tables at the same time.
    pub(crate) tables: u64,
    /// For how long.
    pub(crate) seconds: f64,
    /// How long all of it took, with opening the tables and waiting for the last answers.
    pub(crate) took_seconds: f64,
    /// Actions a second that were offered; nothing if players acted as soon as they could.
    pub(crate) offered_per_second: Option<f64>,
    /// Actions that were acknowledged.
    pub(crate) actions: u64,
    /// The same in a second.
    pub(crate) actions_per_second: f64,
    /// Games played to the end.
    pub(crate) games: u64,
    /// Reviews that were begun meanwhile, if any were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) reviews: Option<u64>,
    /// From sending an action to its acknowledgement: it is on disk.
    pub(crate) ack_ms: Option<Spread>,
    /// From sending an action to the other player's stream showing it.
    pub(crate) seen_ms: Option<Spread>,
    /// What the servers used.
    pub(crate) server: Used,
    /// Tables that were read back in the end, from every address, and compared with what was acknowledged.
    pub(crate) read_back: u64,
    /// Acknowledged actions that aren't there.
    pub(crate) lost: u64,
    /// Actions that are there and were not sent, or are there once more than they were sent.
    pub(crate) doubled: u64,
    /// Streams and connections that had to begin again, there or at the next address.
    pub(crate) reconnects: u64,
    /// What idle tables cost, if that was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) idle: Option<Idle>,
    /// What went wrong.
    pub(crate) errors: u64,
    /// The first thing that went wrong.
    pub(crate) first_error: Option<String>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { game, tables, seconds, actions, games, .. } = self;
        writeln!(
            f,
            "{tables} two-player tables of {game}, {seconds:.0} s: {actions} actions, {games} complete games"
        )?;
        write!(f, "actions per second {:.0}", self.actions_per_second)?;
        match self.offered_per_second {
            Some(offered) => writeln!(f, " of {offered:.0} offered")?,
            None => writeln!(f)?,
        }
        writeln!(f, "acknowledged       {}", Shown(self.ack_ms))?;
        writeln!(f, "seen by opponent   {}", Shown(self.seen_ms))?;
        let percent = |share: Option<f64>| share.map_or("unknown".to_owned(), |share| format!("{share:.0}%"));
        let Used { cpu_percent, cpu_us_per_action, memory_bytes, .. } = self.server;
        let each = cpu_us_per_action.map_or("unknown".to_owned(), |time| format!("{time:.0} µs"));
        let (share, memory) = (percent(cpu_percent), size(memory_bytes));
        writeln!(f, "server             {share} of a core, {each} per action, {memory} memory")?;
        if let Some(idle) = &self.idle {
            writeln!(
                f,
                "{} idle tables   {} when dealt, {} at rest ({} each), back in {}",
                idle.tables,
                size(idle.dealt_bytes),
                size(idle.bytes),
                size(idle.bytes_per_table),
                Shown(idle.back_ms)
            )?;
        }
        if let Some(reviews) = self.reviews {
            writeln!(f, "reviews begun      {reviews}")?;
        }
        let Report { read_back, lost, doubled, reconnects, .. } = self;
        writeln!(f, "read back          {read_back} tables: {lost} actions lost, {doubled} doubled")?;
        writeln!(f, "reconnects         {reconnects}")?;
        write!(f, "errors             {}", self.errors)?;
        match &self.first_error {
            Some(first) => write!(f, ", the first: {first}"),
            None => Ok(()),
        }
    }
}

/// A spread as people read it.
struct Shown(Option<Spread>);

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(Spread { p50, p99, max }) => {
                write!(f, "p50 {p50:.2} ms, p99 {p99:.2} ms, longest {max:.1} ms")
            }
            None => f.write_str("nothing to measure"),
        }
    }
}

fn size(bytes: Option<f64>) -> String {
    match bytes {
        None => "unknown".to_owned(),
        Some(bytes) if bytes.abs() < 1e6 => format!("{:.1} kB", bytes / 1e3),
        Some(bytes) => format!("{:.1} MB", bytes / 1e6),
    }
}
