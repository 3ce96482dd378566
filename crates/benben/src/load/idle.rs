//! Tables that nobody looks at: what they cost, and how fast they come back.

use super::Plan;
use super::address::{Address, Addresses};
use super::connection::{Ask, Connection};
use super::server::{Figures, sum};
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
    let before = Figures::ask_all(&plan.addresses).await?;
    let share = |opener| tables / OPENERS + u64::from(opener < tables % OPENERS);
    let openers = (0..OPENERS).map(|opener| open(plan.addresses.nth(opener as usize), plan, share(opener)));
    let opened: Vec<(String, String)> =
        futures_util::future::try_join_all(openers).await?.into_iter().flatten().collect();
    let dealt = Figures::ask_all(&plan.addresses).await?;
    let rested = rest(&plan.addresses, &before).await?;
    let mut connection = Connection::open(plan.addresses.nth(0)).await?;
    let mut back = Times::default();
    for (id, token) in opened.iter().step_by(opened.len().div_ceil(RETURNING).max(1)) {
        let start = Instant::now();
        connection.ask(Ask::get(&format!("/api/v1/tables/{id}")).with(token)).await?;
        back.add(start.elapsed());
    }
    let memory = |all: &[Figures]| sum(all, |figures| figures.memory_bytes);
    let gained = |all: &[Figures]| memory(all).zip(memory(&before)).map(|(now, then)| now - then);
    let bytes = gained(&rested);
    Ok(Idle {
        tables,
        dealt_bytes: gained(&dealt),
        bytes,
        bytes_per_table: bytes.map(|bytes| bytes / tables as f64),
        back_ms: back.spread(),
    })
}

/// Tables with one seat's token each.
async fn open(address: &Address, plan: &Plan, tables: u64) -> Result<Vec<(String, String)>, Trouble> {
    let mut connection = Connection::open(address).await?;
    let mut opened = Vec::new();
    for _ in 0..tables {
        let (id, [token, _]) = seat_everyone(&mut connection, &plan.game).await?;
        opened.push((id, token));
    }
    Ok(opened)
}

/// Waits until no more tables are in memory than before, and their memory was given back.
async fn rest(addresses: &Addresses, before: &[Figures]) -> Result<Vec<Figures>, Trouble> {
    let deadline = Instant::now() + LEAVE_WITHIN;
    let live = |all: &[Figures]| sum(all, |figures| figures.tables_live);
    let mut last: Option<Vec<Figures>> = None;
    loop {
        let asked = timeout_at(deadline, Figures::ask_all(addresses));
        let figures = asked.await.map_err(|_| Trouble::Late)??;
        let shrinks = |last: &Vec<Figures>| {
            sum(&figures, |figures| figures.memory_bytes) < sum(last, |figures| figures.memory_bytes)
        };
        if last.as_ref().is_some_and(|last| live(last) <= live(before) && !shrinks(last)) {
            return Ok(figures);
        }
        last = Some(figures);
        if Instant::now() >= deadline {
            return Err(Trouble::strange("the idle tables didn't leave the server's memory"));
        }
        sleep(LOOK_EVERY).await;
    }
}
