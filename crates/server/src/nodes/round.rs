//! The round that a node makes: it beats, hears the others, and does what it hears.

use super::beat::Beat;
use super::members::News;
use super::{Nodes, Whose, Word, answer, comparing, locked, moving};
use crate::front::Front;
use crate::house::House;
use crate::renewal::forget_here;
use crate::tables::wake;
use crate::tournaments;
use benben_bus::{Incoming, NodeId};
use benben_store::{TableId, TokenHash};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, timeout};

/// How often a node says that it is there.
const BEAT: Duration = Duration::from_secs(1);
/// How often it is looked who is there.
const LOOK: Duration = Duration::from_millis(250);
/// A store that doesn't answer within this time doesn't answer.
const STORE_TIMEOUT: Duration = Duration::from_millis(1_500);
/// At the start, so long others have to answer.
const HELLO: Duration = Duration::from_millis(500);
/// And so long at most the bus has to bring our own word back.
const FIRST: Duration = Duration::from_secs(3);

/// Begins to be one of the nodes, and comes back when those who are there are known.
pub(crate) async fn begin(house: &Arc<House>, front: &Front) {
    let Some(nodes) = &house.nodes else { return };
    let Some(incoming) = locked(&nodes.incoming).take() else { return };
    tokio::spawn(hear(Arc::downgrade(house), front.clone(), incoming));
    tokio::spawn(beat(Arc::downgrade(house)));
    tokio::spawn(watch_store(Arc::downgrade(house)));
    let heard = async {
        while locked(&nodes.own).is_none() {
            tokio::time::sleep(LOOK / 10).await;
        }
        tokio::time::sleep(HELLO).await;
    };
    let _ = timeout(FIRST, heard).await;
    nodes.settle();
    tokio::spawn(look(Arc::downgrade(house)));
    tokio::spawn(moving::run(Arc::downgrade(house)));
    tokio::spawn(comparing::run(Arc::downgrade(house)));
    let count = locked(&nodes.members).count(Instant::now());
    tracing::info!(bus = nodes.bus.place(), node = %nodes.bus.me(), nodes = count, "joined the other servers");
}

/// Says that it is about to be gone.
pub(crate) fn leave(house: &House) {
    if let Some(nodes) = &house.nodes {
        nodes.tell(&Word::Beat(Beat { leaves: true, ..nodes.beat(house) }));
    }
}

impl Nodes {
    fn beat(&self, house: &House) -> Beat {
        let (playing, watching) = house.crowd.count();
        Beat {
            release: env!("CARGO_PKG_VERSION").to_owned(),
            well: self.well.load(Ordering::Relaxed),
            draining: *house.stopping.borrow(),
            leaves: false,
            playing,
            watching,
            heard: locked(&self.members).echoes(Instant::now()),
        }
    }
}

async fn beat(house: Weak<House>) {
    loop {
        let Some(there) = house.upgrade() else { return };
        let Some(nodes) = &there.nodes else { return };
        let mut stopping = there.stopping.subscribe();
        let stops = *stopping.borrow_and_update();
        if stops && !nodes.draining.swap(true, Ordering::Relaxed) {
            nodes.settle();
        }
        nodes.tell(&Word::Beat(nodes.beat(&there)));
        tokio::select! {
            () = tokio::time::sleep(BEAT) => {}
            () = nodes.beat.notified() => {}
            _ = stopping.changed(), if !stops => {}
        }
    }
}

async fn look(house: Weak<House>) {
    loop {
        tokio::time::sleep(LOOK).await;
        let Some(house) = house.upgrade() else { return };
        let Some(nodes) = &house.nodes else { return };
        let now = Instant::now();
        let lost = locked(&nodes.members).lost(now);
        for node in lost {
            house.metrics.failovers.inc();
            tracing::warn!(%node, "another server isn't heard any more; its tables go on elsewhere");
            nodes.bus.forget(node);
        }
        nodes.settle();
        house.metrics.nodes.set(locked(&nodes.members).count(now) as i64);
        house.metrics.bus_up.set(i64::from(nodes.is_up()));
    }
}

async fn watch_store(house: Weak<House>) {
    loop {
        let Some(there) = house.upgrade() else { return };
        let Some(nodes) = &there.nodes else { return };
        let well = matches!(timeout(STORE_TIMEOUT, there.store.check()).await, Ok(Ok(())));
        if nodes.well.swap(well, Ordering::Relaxed) != well {
            nodes.settle();
            nodes.beat.notify_one();
        }
        drop(there);
        tokio::time::sleep(BEAT).await;
    }
}

async fn hear(house: Weak<House>, front: Front, mut incoming: mpsc::Receiver<Incoming>) {
    while let Some(heard) = incoming.recv().await {
        let Some(house) = house.upgrade() else { return };
        let Some(nodes) = &house.nodes else { return };
        match heard {
            Incoming::Own { after } => {
                *locked(&nodes.own) = Some(Instant::now());
                house.metrics.bus_lag.set(after.as_secs_f64());
            }
            Incoming::Asked { request, reply } => {
                tokio::spawn(answer(front.clone(), request, reply));
            }
            Incoming::Told { from, clock, told } => match Word::read(&told) {
                Some(Word::Beat(beat)) => hear_beat(&house, nodes, from, clock, beat),
                Some(word) => heed(&house, word),
                None => tracing::debug!("another server said something that this release doesn't know"),
            },
        }
    }
}

fn hear_beat(house: &House, nodes: &Nodes, from: NodeId, clock: u64, beat: Beat) {
    let news = locked(&nodes.members).hear(from, clock, beat, nodes.bus.clock(), Instant::now());
    match news {
        News::Stranger => nodes.beat.notify_one(),
        News::Nothing => {}
        News::Leaves => {
            tracing::info!(node = %from, "another server has left");
            nodes.bus.forget(from);
        }
    }
    nodes.settle();
    house.metrics.nodes.set(locked(&nodes.members).count(Instant::now()) as i64);
}

/// Does what was told.
fn heed(house: &Arc<House>, word: Word) {
    match word {
        Word::Beat(_) => {}
        Word::Changed { table } => look_at(house, table),
        Word::Ended { table } => {
            if let Some(tournament) = house.tournaments.of(&table) {
                tournaments::wake(house, tournament);
            }
        }
        Word::Tournament { id } => {
            if house.is_home_of(Whose::Tournament(&id)) {
                tournaments::wake(house, id);
            }
        }
        Word::Account { id } => house.accounts.known.forget(&id),
        Word::Tokens { tables, tokens } => {
            let tables: Vec<TableId> = tables.iter().filter_map(|table| table.parse().ok()).collect();
            let tokens: Vec<TokenHash> = tokens.into_iter().map(TokenHash).collect();
            let house = house.clone();
            // What goes wrong here is seen when the tables are compared with the store.
            tokio::spawn(async move { drop(forget_here(&house, &tables, &tokens).await) });
        }
    }
}

/// Somebody else has changed a table that is at home here.
fn look_at(house: &Arc<House>, table: TableId) {
    if !house.tables.is_live(&table) {
        // A bot may have to move there.
        return wake(house, &table);
    }
    let house = house.clone();
    tokio::spawn(async move {
        if let Err(error) = comparing::compare(&house, vec![table]).await {
            tracing::debug!(%error, "a table cannot be compared with the store");
        }
    });
}
