//! Load on a running server: many tables, played over the API and the streams by players who never think.
//!
//! Read in this order: [`Plan`] is what is asked for, `table` a table with its players, `player` one of them, `report`
//! what came of it. `connection`, `body` and `stream` are how they speak to the server.

mod address;
mod body;
mod connection;
mod idle;
mod player;
mod report;
mod reviews;
mod server;
mod stream;
mod table;
mod tally;
mod trouble;

pub(crate) use address::Address;
pub(crate) use report::Report;

use connection::Connection;
use futures_util::future::join_all;
use player::GRACE;
use server::Figures;
use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;
use table::Table;
use tally::Tally;
use tokio::time::{Instant, sleep_until, timeout_at};
use trouble::Trouble;

/// What is asked for.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    /// Where the server is.
    pub(crate) address: Address,
    /// Id of the game.
    pub(crate) game: String,
    /// Tables at the same time.
    pub(crate) tables: u64,
    /// For how long.
    pub(crate) time: Duration,
    /// Actions a second in all; otherwise as many as possible.
    pub(crate) rate: Option<f64>,
    /// Are the streams compressed?
    pub(crate) gzip: bool,
    /// Tables that are dealt before and left alone.
    pub(crate) idle: Option<u64>,
    /// Reviews that are made at the same time, of the games that are over.
    pub(crate) reviews: usize,
    /// Chooses the actions.
    pub(crate) seed: u64,
}

impl Plan {
    /// The time from one action at a table to the next, where the load is paced.
    fn pause(&self) -> Option<Duration> {
        self.rate.map(|rate| Duration::from_secs_f64(self.tables as f64 / rate))
    }

    /// Plays; fails only if there is nothing to be measured. Ends in time, whatever the server does.
    pub(crate) fn run(self) -> Result<Report, String> {
        // One thread: the server shall have the rest of the machine.
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(|error| error.to_string())?;
        let plan = Rc::new(self);
        tokio::task::LocalSet::new().block_on(&runtime, run(plan)).map_err(|trouble| trouble.to_string())
    }
}

async fn run(plan: Rc<Plan>) -> Result<Report, Trouble> {
    let begun = Instant::now();
    let idle = match plan.idle {
        Some(tables) => Some(idle::measure(&plan, tables).await?),
        None => None,
    };
    let tally = Rc::new(RefCell::new(Tally::default()));
    let finished = reviews::Finished::default();
    let table = |index| Table::new(plan.clone(), tally.clone(), finished.clone(), index);
    let mut tables: Vec<Table> = (0..plan.tables).map(table).collect();
    for opened in join_all(tables.iter_mut().map(Table::open)).await {
        opened?;
    }
    let mut connection = Connection::open(&plan.address).await?;
    let before = Figures::ask(&mut connection).await?;
    let start = Instant::now();
    let end = start + plan.time;
    let playing: Vec<_> =
        tables.into_iter().map(|table| tokio::task::spawn_local(table.play(start, end))).collect();
    let reviewing: Vec<_> = (0..plan.reviews)
        .map(|_| tokio::task::spawn_local(reviews::review(plan.address.clone(), finished.clone(), end)))
        .collect();
    sleep_until(end).await;
    let after = timeout_at(end + GRACE, Figures::ask(&mut connection)).await.map_err(|_| Trouble::Late)?;
    for table in playing {
        if timeout_at(end + 2 * GRACE, table).await.is_err() {
            tally.borrow_mut().failed(&Trouble::Late);
        }
    }
    let mut reviewed = 0;
    for made in reviewing {
        match timeout_at(end + 2 * GRACE, made).await {
            Ok(Ok(Ok(made))) => reviewed += made,
            Ok(Ok(Err(trouble))) => tally.borrow_mut().failed(&trouble),
            Ok(Err(_)) | Err(_) => tally.borrow_mut().failed(&Trouble::Late),
        }
    }
    let seconds = plan.time.as_secs_f64();
    let tally = &mut *tally.borrow_mut();
    Ok(Report {
        game: plan.game.clone(),
        tables: plan.tables,
        seconds,
        took_seconds: begun.elapsed().as_secs_f64(),
        offered_per_second: plan.rate,
        actions: tally.acknowledged.count(),
        actions_per_second: tally.acknowledged.count() as f64 / seconds,
        games: tally.games,
        reviews: (plan.reviews > 0).then_some(reviewed),
        ack_ms: tally.acknowledged.spread(),
        seen_ms: tally.seen.spread(),
        server: after?.since(before, seconds, tally.acknowledged.count()),
        idle,
        errors: tally.errors,
        first_error: tally.first_error.take(),
    })
}
