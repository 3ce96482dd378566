//! How a tournament goes on by itself: one small step after another, each of which is stored before the next.
//!
//! Every step looks only at what is stored, and repeating it does no harm. So whoever wakes a tournament (a table that has ended, a
//! timer, a start of the server) needs to know nothing but its id.

use super::{load, result};
use crate::bot_name::BotName;
use crate::house::House;
use crate::luck;
use crate::nodes::{Whose, Word};
use crate::notify::{Notice, notify};
use crate::pace::Pace;
use crate::problem::Problem;
use crate::seating::{Seating, Sitter, open_promised};
use crate::tables::ask;
use benben_store::{
    LoadedTournament, SaveError, Status, StoredPairing, StoredRound, StoredTournament, TableId,
};
use benben_store::{TokenHash, TournamentId, TournamentListing};
use benben_tournament::{Entrant, Plan, Round, pair};
use benben_web::{Language, Texts};
use futures_util::FutureExt;
use std::sync::Arc;
use std::time::Duration;

/// Somebody who waits for a step knows that it ends.
const MOST_STEPS: usize = 64;
/// If the store fails, it is tried again after this time.
const RETRY: Duration = Duration::from_secs(5);
/// At a start, so many are looked at.
const MOST_RESUMED: u32 = 10_000;

/// What a step has done.
enum Step {
    /// Something: there may be more to do.
    Again,
    /// Nothing, and until this time (unix milliseconds) there is nothing to do, or until somebody does something.
    Wait(Option<i64>),
}

/// After a start: tournaments that are being played or begin by themselves go on.
pub(crate) async fn resume(house: Arc<House>) {
    match house.store.tournaments(TournamentListing::Awaiting, MOST_RESUMED).await {
        Err(error) => tracing::error!(%error, "the tournaments cannot be resumed"),
        Ok(found) => {
            let at_home = |one: &StoredTournament| house.is_home_of(Whose::Tournament(&one.id));
            for tournament in found.into_iter().filter(at_home) {
                // What went wrong is in the log, and is tried again.
                let _ = advance(&house, &tournament.id).await;
            }
        }
    }
}

/// Lets a tournament go on as far as it can.
pub(crate) async fn advance(house: &Arc<House>, id: &TournamentId) -> Result<(), Problem> {
    if !house.is_home_of(Whose::Tournament(id)) {
        house.tell_nodes(&Word::Tournament { id: id.clone() });
        return Ok(());
    }
    let live = house.tournaments.live(id);
    let _turn = live.turn.lock().await;
    let mut waits = Ok(None);
    for _ in 0..MOST_STEPS {
        match step(house, id).await {
            Ok(Step::Again) => {}
            Ok(Step::Wait(at)) => {
                waits = Ok(at);
                break;
            }
            Err(problem) => {
                waits = Err(problem);
                break;
            }
        }
    }
    let now = house.config.clock.now();
    let sleep = match &waits {
        Ok(at) => at.map(|at| Duration::from_millis((at - now).max(0) as u64)),
        Err(_) => Some(RETRY),
    };
    live.set_timer(sleep.map(|sleep| wake_after(house, id, sleep)));
    live.tell();
    waits.map(drop)
}

/// Wakes a tournament after a while, unless something else does before.
fn wake_after(house: &Arc<House>, id: &TournamentId, sleep: Duration) -> tokio::task::AbortHandle {
    let (house, id) = (Arc::downgrade(house), id.clone());
    let timer = tokio::spawn(async move {
        tokio::time::sleep(sleep).await;
        if let Some(house) = house.upgrade() {
            // In a task of its own: going on ends the timer.
            wake(&house, id);
        }
    });
    timer.abort_handle()
}

/// Lets a tournament go on, in a task of its own.
pub(crate) fn wake(house: &Arc<House>, id: TournamentId) {
    let house = house.clone();
    tokio::spawn(async move {
        if let Err(problem) = advance(&house, &id).await {
            tracing::warn!(error = problem.code(), "a tournament cannot go on");
        }
    });
}

async fn step(house: &Arc<House>, id: &TournamentId) -> Result<Step, Problem> {
    let loaded = load(house, id).await?;
    let now = house.config.clock.now();
    match loaded.tournament.status {
        Status::Gathering => gather(house, loaded.tournament, now).await,
        Status::Playing => play(house, &loaded, now).await,
        Status::Over | Status::Closed => {
            for table in loaded.rounds.iter().flat_map(|round| &round.tables) {
                house.tournaments.forget_table(&table.table);
            }
            Ok(Step::Wait(None))
        }
    }
}

/// Before it begins: perhaps its time has come.
async fn gather(house: &House, mut tournament: StoredTournament, now: i64) -> Result<Step, Problem> {
    match tournament.wake_at {
        Some(at) if at <= now => {
            if present(&tournament).len() < least(&tournament) {
                // Then it begins when the organiser says so.
                tournament.wake_at = None;
            } else {
                begin(&mut tournament, now);
            }
            save(house, tournament, None).await
        }
        at => Ok(Step::Wait(at)),
    }
}

/// From now on it is played.
pub(crate) fn begin(tournament: &mut StoredTournament, now: i64) {
    let seats = usize::from(tournament.seats);
    let plan = Plan::new(seats, least(tournament), tournament.rounds, present(tournament), tournament.seed);
    tournament.status = Status::Playing;
    tournament.rounds = Some(plan.rounds);
    tournament.plan = result::plan_text(&plan);
    tournament.wake_at = Some(now);
}

/// Those who are there.
pub(super) fn present(tournament: &StoredTournament) -> Vec<Entrant> {
    let there = tournament.players.iter().enumerate().filter(|(_, player)| !player.left);
    there.map(|(number, _)| Entrant(number as u16)).collect()
}

/// With fewer there is no table.
pub(super) fn least(tournament: &StoredTournament) -> usize {
    let meta = benben_games::metas().iter().find(|meta| meta.id == tournament.game);
    meta.map_or(2, |meta| meta.min_seats).max(2)
}

/// The plan of a tournament that has begun.
pub(crate) fn begun(loaded: &LoadedTournament) -> Option<Plan> {
    result::plan(&loaded.tournament.plan, loaded.tournament.seed)
}

async fn play(house: &Arc<House>, loaded: &LoadedTournament, now: i64) -> Result<Step, Problem> {
    let tournament = &loaded.tournament;
    let plan = begun(loaded).ok_or_else(|| Problem::unreadable("plan", &"it is no plan"))?;
    if let Some(round) = loaded.rounds.last() {
        let mut playing = 0;
        for pairing in round.tables.iter().filter(|pairing| pairing.result.is_none()) {
            playing += usize::from(look_after(house, tournament, pairing).await?);
        }
        if playing > 0 {
            let ends_at = round_ends_at(tournament, round);
            if now < ends_at {
                return Ok(Step::Wait(Some(ends_at)));
            }
            call_time(house, round).await?;
            return Ok(Step::Again);
        }
        if round.tables.iter().any(|pairing| pairing.result.is_none()) {
            // All have ended by now, and their results are stored.
            return Ok(Step::Again);
        }
        let is_last = loaded.rounds.len() as u32 >= plan.rounds;
        if is_last || present(tournament).len() < plan.least {
            let over = StoredTournament { status: Status::Over, wake_at: None, ..tournament.clone() };
            return save(house, over, None).await;
        }
    }
    match tournament.wake_at {
        None => {
            let at = now + tournament.break_seconds as i64 * 1000;
            save(house, StoredTournament { wake_at: Some(at), ..tournament.clone() }, None).await
        }
        Some(at) if at > now => Ok(Step::Wait(Some(at))),
        Some(_) => {
            let before: Vec<Round> = loaded.rounds.iter().map(result::round).collect();
            let paired = pair(&plan, &before, &present(tournament));
            let round = StoredRound {
                number: loaded.rounds.len() as u32 + 1,
                paired_at: now,
                tables: paired.tables.iter().map(|table| promised(&table.players)).collect(),
                byes: paired.byes.iter().map(|bye| (bye.player.0, result::halves(bye.worth))).collect(),
            };
            save(house, StoredTournament { wake_at: None, ..tournament.clone() }, Some(round)).await
        }
    }
}

/// A table that will be opened under this id, however often that is begun.
fn promised(players: &[Entrant]) -> StoredPairing {
    let players = players.iter().map(|player| player.0).collect();
    StoredPairing { table: luck::table_id(), players, result: None }
}

/// When time is called.
pub(super) fn round_ends_at(tournament: &StoredTournament, round: &StoredRound) -> i64 {
    round.paired_at + tournament.round_seconds as i64 * 1000
}

/// Opens a table that is not there yet, or notes how it has ended. Is it being played?
async fn look_after(
    house: &Arc<House>,
    tournament: &StoredTournament,
    pairing: &StoredPairing,
) -> Result<bool, Problem> {
    let id = &pairing.table;
    let found = house.store.table(id.clone()).await.map_err(|error| Problem::store(&error))?;
    let ended = match found {
        None => {
            house.tournaments.note_table(id, tournament, &pairing.players);
            let mut opened =
                open_promised(house, id.clone(), seating(tournament, pairing, tournament.rated)?).await;
            if let Err(Problem::Rated(_)) = opened {
                // A guest or a bot sits there: then this game is not rated, and others are.
                opened = open_promised(house, id.clone(), seating(tournament, pairing, false)?).await;
            }
            match opened {
                Ok(()) => {
                    tell_players(house, tournament, pairing);
                    return Ok(true);
                }
                // A game that cannot be opened any more, because another release has other rules, has no result.
                Err(Problem::Opening(_)) => result::Ended::void(),
                Err(problem) => return Err(problem),
            }
        }
        Some(table) => match table.status {
            Status::Gathering | Status::Playing => {
                house.tournaments.note_table(id, tournament, &pairing.players);
                return Ok(true);
            }
            Status::Over => result::of_table(&table),
            Status::Closed => result::Ended::void(),
        },
    };
    house.tournaments.forget_table(id);
    house.store.note_result(id.clone(), ended.text()).await.map_err(|error| Problem::store(&error))?;
    Ok(false)
}

/// A round begins: those who aren't at their table yet are told where it is.
fn tell_players(house: &Arc<House>, tournament: &StoredTournament, pairing: &StoredPairing) {
    for holder in super::holders(tournament, &pairing.players) {
        let notice = Notice::RoundBegins {
            table: pairing.table.clone(),
            game: tournament.game.clone(),
            cup: tournament.title.clone(),
        };
        notify(house, holder, notice);
    }
}

/// Who sits where.
fn seating(tournament: &StoredTournament, pairing: &StoredPairing, rated: bool) -> Result<Seating, Problem> {
    let pace: Pace = tournament.pace.parse().map_err(|error| Problem::unreadable("pace", &error))?;
    let sitter = |number: &u16| {
        let player = tournament.players.get(usize::from(*number)).ok_or(Problem::Fault)?;
        if !player.level.is_empty() {
            return BotName::named(&player.level).map(Sitter::Bot);
        }
        // Nobody holds the seat of somebody who has deleted their account since.
        let holder = player.token.unwrap_or_else(|| TokenHash(luck::challenge()));
        let former = || Texts::new(Language::English).say("name-former");
        let name = if player.name.is_empty() { former() } else { player.name.clone() };
        Ok(Sitter::Person { holder, name, nonce: None })
    };
    Ok(Seating {
        game: tournament.game.clone(),
        options: tournament.options.clone(),
        pace,
        spectators: true,
        seats: pairing.players.iter().map(sitter).collect::<Result<_, _>>()?,
        promised: None,
        rated,
    })
}

/// The time of a round is up: whoever is waited for loses.
async fn call_time(house: &Arc<House>, round: &StoredRound) -> Result<(), Problem> {
    let playing: Vec<TableId> = round
        .tables
        .iter()
        .filter(|pairing| pairing.result.is_none())
        .map(|pairing| pairing.table.clone())
        .collect();
    for table in playing {
        match ask(house, &table, |table| table.call_time().boxed()).await {
            Ok(()) | Err(Problem::Over | Problem::Closed(_)) => {}
            Err(problem) => return Err(problem),
        }
    }
    Ok(())
}

async fn save(
    house: &House,
    mut tournament: StoredTournament,
    round: Option<StoredRound>,
) -> Result<Step, Problem> {
    tournament.changed_at = house.config.clock.now();
    let saved = match round {
        None => house.store.save_tournament(tournament).await,
        Some(round) => house.store.pair_round(tournament, round).await,
    };
    match saved {
        // Somebody else was faster: what they stored is looked at next.
        Ok(_) | Err(SaveError::Stale { .. }) => Ok(Step::Again),
        Err(SaveError::Store(error)) => Err(Problem::store(&error)),
        Err(_) => Ok(Step::Wait(None)),
    }
}
