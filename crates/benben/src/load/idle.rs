//! Tables that nobody looks at: what they cost, and how fast they come back.

use super::Plan;
use super::connection::{Ask, Connection};
use super::server::Figures;
use super::table::seat_everyone;
use super::tally::{Spread, Times};
use super::trouble::Trouble;
use serde::Serialize;
use std::time::Duration;
use tokio::time::{Instant, sleep, timeout_at};

/// Connections that open tables at the same time.
const OPENERS: u64 = 16;
/// An idle table leaves the server's memory sooner than that.
const LEAVE_WITHIN: Duration = Duration::from_secs(150);
const LOOK_EVERY: Duration = Duration::from_millis(500);
/// So many of them are asked to come back.
const RETURNING: usize = 200;

/// What idle tables cost.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Idle {
    /// How many were dealt and left alone.
    pub(crate) tables: u64,
    /// Memory the server had gained when the last one was dealt.
    pub(crate) dealt_bytes: Option<f64>,
    /// Memory the server had gained when they were at rest.
    pub(crate) bytes: Option<f64>,
    /// The same for each.
    pub(crate) bytes_per_table: Option<f64>,
    /// Until a table at rest shows itself again.
    pub(crate) back_ms: Option<Spread>,
}

/// Deals tables, leaves them alone until they are at rest, and looks at some again.
pub(super) async fn measure(plan: &Plan, tables: u64) -> Result<Idle, Trouble> {
    let mut connection = Connection::open(&plan.address).await?;
    let before = Figures::ask(&mut connection).await?;
    let openers =
        (0..OPENERS).map(|opener| open(plan, tables / OPENERS + u64::from(opener < tables % OPENERS)));
    let opened: Vec<(String, String)> =
        futures_util::future::try_join_all(openers).await?.into_iter().flatten().collect();
    let dealt = Figures::ask(&mut connection).await?;
    let rested = rest(&mut connection, before).await?;
    let mut back = Times::default();
    for (id, token) in opened.iter().step_by(opened.len().div_ceil(RETURNING).max(1)) {
        let start = Instant::now();
        connection.ask(Ask::get(&format!("/api/v1/tables/{id}")).with(token)).await?;
        back.add(start.elapsed());
    }
    let gained =
        |figures: Figures| figures.memory_bytes.zip(before.memory_bytes).map(|(now, then)| now - then);
    let bytes = gained(rested);
    Ok(Idle {
        tables,
        dealt_bytes: gained(dealt),
        bytes,
        bytes_per_table: bytes.map(|bytes| bytes / tables as f64),
        back_ms: back.spread(),
    })
}

/// Tables with one seat's token each.
async fn open(plan: &Plan, tables: u64) -> Result<Vec<(String, String)>, Trouble> {
    let mut connection = Connection::open(&plan.address).await?;
    let mut opened = Vec::new();
    for _ in 0..tables {
        let (id, [token, _]) = seat_everyone(&mut connection, &plan.game).await?;
        opened.push((id, token));
    }
    Ok(opened)
}

/// Waits until no more tables are in memory than before, and their memory was given back.
async fn rest(connection: &mut Connection, before: Figures) -> Result<Figures, Trouble> {
    let deadline = Instant::now() + LEAVE_WITHIN;
    let mut last = Figures::default();
    loop {
        let figures = timeout_at(deadline, Figures::ask(connection)).await.map_err(|_| Trouble::Late)??;
        let shrinks = figures.memory_bytes < last.memory_bytes;
        if last.tables_live.is_some() && last.tables_live <= before.tables_live && !shrinks {
            return Ok(figures);
        }
        last = figures;
        if Instant::now() >= deadline {
            return Err(Trouble::strange("the idle tables didn't leave the server's memory"));
        }
        sleep(LOOK_EVERY).await;
    }
}
