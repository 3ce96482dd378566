//! Load on a running server: many tables, played over the API and the streams by players who never think.
//!
//! Read in this order: [`Plan`] is what is asked for, `table` a table with its players, `player` one of them, `line` how it
//! reaches one server or the next, `reading_back` whether everything is there in the end, `report` what came of it.
//! `connection`, `body` and `stream` are how they speak to the servers.

mod address;
mod body;
mod connection;
mod idle;
mod line;
mod noted;
mod player;
mod reading_back;
mod report;
mod reviews;
mod server;
mod stream;
mod table;
mod tally;
mod trouble;

pub(crate) use address::{Address, Addresses};
pub(crate) use report::Report;

use futures_util::future::join_all;
use player::GRACE;
use server::{Figures, Used};
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
    /// Where the servers are.
    pub(crate) addresses: Rc<Addresses>,
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
    let before = Figures::ask_all(&plan.addresses).await?;
    let start = Instant::now();
    let end = start + plan.time;
    let playing: Vec<_> =
        tables.into_iter().map(|table| tokio::task::spawn_local(table.play(start, end))).collect();
    let reviewing: Vec<_> = (0..plan.reviews)
        .map(|reviewer| {
            let address = plan.addresses.nth(reviewer).clone();
            tokio::task::spawn_local(reviews::review(address, finished.clone(), end))
        })
        .collect();
    sleep_until(end).await;
    let after =
        timeout_at(end + GRACE, Figures::ask_all(&plan.addresses)).await.map_err(|_| Trouble::Late)?;
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
    let noted = std::mem::take(&mut tally.borrow_mut().noted);
    let compared = reading_back::read_back(&plan, &noted).await;
    let tally = &mut *tally.borrow_mut();
    for trouble in &compared.troubles {
        tally.failed(trouble);
    }
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
        server: Used::between(&before, &after?, seconds, tally.acknowledged.count()),
        read_back: compared.tables,
        lost: compared.difference.lost,
        doubled: compared.difference.doubled,
        reconnects: tally.reconnects,
        idle,
        errors: tally.errors,
        first_error: tally.first_error.take(),
    })
}
