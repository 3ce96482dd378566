//! Tournaments: people who play at several tables, round after round, and are ranked over all of them.
//!
//! `benben-tournament` says who meets whom; here it is stored, tables are opened, and time passes. A round is stored with the ids
//! of its tables before any of them is opened, and opening is repeated until all are there: so a server that is killed at any
//! moment goes on exactly where it was. Nothing is asked again and again: a table that ends wakes its tournament, and what begins
//! by itself has one timer.

mod change;
mod course;
mod opening;
mod result;
mod shown;

pub(crate) use change::{add_bot, begin, end, join, leave, remove};
#[cfg(test)]
pub(crate) use course::begin as planned;
pub(crate) use course::{advance, resume, wake};
pub(crate) use opening::{TournamentWish, open};
pub(crate) use shown::{Fixture, Shown, Started, results_text, shown, shown_with_people};

use crate::house::House;
use crate::problem::{Missing, Problem};
use benben_store::{
    LoadedTournament, Status, StoredEntrant, StoredPairing, StoredTournament, TableId, TokenHash,
    TournamentId, TournamentListing,
};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::watch;

/// Unfinished tournaments that one client may have opened.
pub(crate) const MOST_OPEN: u64 = 10;
/// The longest break between two rounds.
pub(crate) const LONGEST_BREAK: u64 = 3600;
/// The usual break between two rounds.
pub(crate) const USUAL_BREAK: u64 = 30;
/// Among so many of somebody's latest tournaments one is looked for that goes on.
const LATEST: u32 = 4;
/// With more of them in memory, those that nobody looks at are forgotten.
const MOST_LIVE: usize = 1_000;

/// What is only in memory about tournaments.
#[derive(Default)]
pub(crate) struct Tournaments {
    live: Mutex<HashMap<TournamentId, Arc<Live>>>,
    /// The tables that are being played, and whose they are.
    tables: Mutex<HashMap<TableId, TournamentId>>,
    /// Who plays at which of them, by what holds their seats.
    seats: Mutex<HashMap<TokenHash, TableId>>,
}

/// What is only in memory about one tournament.
struct Live {
    /// Whoever changes it waits for others who do.
    turn: tokio::sync::Mutex<()>,
    /// Counts its changes.
    changes: watch::Sender<u64>,
    /// What wakes it next.
    timer: Mutex<Option<tokio::task::AbortHandle>>,
}

impl Tournaments {
    fn live(&self, id: &TournamentId) -> Arc<Live> {
        let mut live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        if live.len() > MOST_LIVE {
            live.retain(|_, one| Arc::strong_count(one) > 1 || one.is_wanted());
        }
        let new =
            || Live { turn: Default::default(), changes: watch::Sender::new(0), timer: Mutex::default() };
        live.entry(id.clone()).or_insert_with(|| Arc::new(new())).clone()
    }

    /// Follows a tournament: something is told whenever it changes.
    pub(crate) fn follow(&self, id: &TournamentId) -> watch::Receiver<u64> {
        self.live(id).changes.subscribe()
    }

    /// The tournament of a table that is being played.
    pub(crate) fn of(&self, table: &TableId) -> Option<TournamentId> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).get(table).cloned()
    }

    /// The table at which somebody plays in a tournament now.
    pub(crate) fn table_for(&self, holder: TokenHash) -> Option<TableId> {
        self.seats.lock().unwrap_or_else(PoisonError::into_inner).get(&holder).cloned()
    }

    fn note_table(&self, table: &TableId, tournament: &StoredTournament, players: &[u16]) {
        self.tables
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .insert(table.clone(), tournament.id.clone());
        let mut seats = self.seats.lock().unwrap_or_else(PoisonError::into_inner);
        for holder in holders(tournament, players) {
            seats.insert(holder, table.clone());
        }
    }

    fn forget_table(&self, table: &TableId) {
        if self.tables.lock().unwrap_or_else(PoisonError::into_inner).remove(table).is_some() {
            self.seats.lock().unwrap_or_else(PoisonError::into_inner).retain(|_, other| other != table);
        }
    }
}

impl Live {
    fn tell(&self) {
        self.changes.send_modify(|count| *count += 1);
    }

    /// Does somebody follow it, or does it wait for a time?
    fn is_wanted(&self) -> bool {
        let timer = self.timer.lock().unwrap_or_else(PoisonError::into_inner);
        self.changes.receiver_count() > 0 || timer.as_ref().is_some_and(|timer| !timer.is_finished())
    }

    fn set_timer(&self, next: Option<tokio::task::AbortHandle>) {
        let mut timer = self.timer.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(old) = std::mem::replace(&mut *timer, next) {
            old.abort();
        }
    }
}

/// What holds the seats of these players, as far as they are people who are still there.
fn holders(tournament: &StoredTournament, players: &[u16]) -> impl Iterator<Item = TokenHash> {
    let there = players.iter().filter_map(|number| tournament.players.get(usize::from(*number)));
    there.filter(|player| !player.left).filter_map(|player| player.token)
}

/// Does somebody play in a tournament that is going on, or that is about to begin?
pub(crate) async fn awaits(house: &House, holder: TokenHash) -> Result<bool, Problem> {
    let found = house.store.tournaments(TournamentListing::HeldBy(holder), LATEST).await;
    let found = found.map_err(|error| Problem::store(&error))?;
    let goes_on = |one: &StoredTournament| {
        matches!(one.status, Status::Gathering | Status::Playing) && player(one, &[holder]).is_some()
    };
    Ok(found.iter().any(goes_on))
}

/// The table at which somebody plays in a tournament now, whichever server looks after it.
pub(crate) async fn table_for(house: &House, holder: TokenHash) -> Result<Option<TableId>, Problem> {
    let known = house.tournaments.table_for(holder);
    if known.is_some() || house.nodes.is_none() {
        return Ok(known);
    }
    let found = house.store.tournaments(TournamentListing::HeldBy(holder), LATEST).await;
    let found = found.map_err(|error| Problem::store(&error))?;
    for tournament in found.into_iter().filter(|one| one.status == Status::Playing) {
        let loaded = load(house, &tournament.id).await?;
        let number = player(&loaded.tournament, &[holder]);
        if let Some(table) = number.and_then(|number| table_of(&loaded, number)) {
            return Ok(Some(table.clone()));
        }
    }
    Ok(None)
}

/// The number of whoever is known by one of these, if they play, from 0.
pub(crate) fn player(tournament: &StoredTournament, known_as: &[TokenHash]) -> Option<u16> {
    let own =
        |player: &StoredEntrant| !player.left && player.token.is_some_and(|token| known_as.contains(&token));
    tournament.players.iter().position(own).map(|number| number as u16)
}

/// The table at which somebody plays now.
pub(crate) fn table_of(loaded: &LoadedTournament, number: u16) -> Option<&TableId> {
    let round = loaded.rounds.last().filter(|_| loaded.tournament.status == Status::Playing)?;
    let own = |pairing: &&StoredPairing| pairing.result.is_none() && pairing.players.contains(&number);
    round.tables.iter().find(own).map(|pairing| &pairing.table)
}

/// The tournament with this id.
pub(crate) async fn load(house: &House, id: &TournamentId) -> Result<LoadedTournament, Problem> {
    let found = house.store.tournament(id.clone()).await.map_err(|error| Problem::store(&error))?;
    found.ok_or(Problem::NotFound(Missing::Tournament))
}
