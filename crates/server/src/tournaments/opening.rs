//! Opening a tournament: what was asked for is checked, then stored.

use super::{LONGEST_BREAK, MOST_OPEN};
use crate::erased::{self, Opening};
use crate::house::House;
use crate::luck;
use crate::name;
use crate::pace::Pace;
use crate::problem::{Limited, Problem};
use crate::rated::Unrated;
use crate::web::client::Client;
use benben_core::Options;
use benben_store::{Status, StoredTournament, TokenHash, TournamentId};
use benben_tournament::{MOST_PLAYERS, MOST_ROUNDS};
use std::sync::Arc;

/// Nobody waits longer for a tournament to begin: thirty days.
const LONGEST_WAIT: i64 = 30 * 24 * 3600 * 1000;
/// Whoever has too many is asked to come back after an hour.
const QUOTA_SECONDS: u64 = 3600;
/// No round is shorter than five minutes or longer than a year.
const ROUND_SECONDS: (u64, u64) = (300, 366 * 24 * 3600);
/// So many decisions of each seat are allowed for, where each has its own time.
const DECISIONS: u64 = 60;

/// The tournament somebody would like to open.
pub(crate) struct TournamentWish {
    pub(crate) title: String,
    pub(crate) game: String,
    pub(crate) options: String,
    pub(crate) seats: usize,
    pub(crate) pace: Pace,
    pub(crate) rounds: Option<u32>,
    pub(crate) most_players: Option<u32>,
    pub(crate) break_seconds: u64,
    pub(crate) listed: bool,
    pub(crate) rated: bool,
    /// In unix milliseconds; none: when the organiser says so.
    pub(crate) begins_at: Option<i64>,
    pub(crate) organiser: TokenHash,
    pub(crate) client: Client,
}

/// Opens a tournament.
pub(crate) async fn open(house: &Arc<House>, wish: TournamentWish) -> Result<TournamentId, Problem> {
    let (pace, now) = (wish.pace, house.config.clock.now());
    if pace == Pace::None {
        return Err(Problem::NeedsClock);
    }
    pace.check()?;
    let title = name::check_title(&wish.title)?;
    if wish.seats < 2 {
        return Err(Problem::TournamentNumbers);
    }
    let opening = Opening { game: wish.game, edition: None, options: wish.options, seats: wish.seats };
    let checked = erased::check(&opening)?;
    if wish.rated && checked.opening.options != Options::standard(checked.meta.options).to_string() {
        return Err(Unrated::Setting.into());
    }
    let most_players = wish.most_players.unwrap_or(MOST_PLAYERS as u32);
    let fits = (2..=MOST_PLAYERS as u32).contains(&most_players)
        && wish.rounds.is_none_or(|rounds| (1..=MOST_ROUNDS).contains(&rounds))
        && wish.break_seconds <= LONGEST_BREAK
        && wish.begins_at.is_none_or(|at| at <= now + LONGEST_WAIT);
    if !fits {
        return Err(Problem::TournamentNumbers);
    }
    check_room(house, wish.client).await?;
    let id = luck::tournament_id();
    let tournament = StoredTournament {
        id: id.clone(),
        title,
        game: checked.meta.id.to_owned(),
        options: checked.opening.options,
        seats: wish.seats as u8,
        pace: pace.to_string(),
        round_seconds: round_seconds(pace, wish.seats),
        break_seconds: wish.break_seconds,
        most_players: most_players as u16,
        listed: wish.listed,
        rated: wish.rated,
        seed: luck::pairing_seed(),
        opener: Some(house.opener(wish.client)),
        created_at: now,
        revision: 1,
        organiser: Some(wish.organiser),
        rounds: wish.rounds,
        status: Status::Gathering,
        wake_at: wish.begins_at,
        plan: String::new(),
        changed_at: now,
        players: Vec::new(),
    };
    house.store.open_tournament(tournament).await.map_err(|error| Problem::store(&error))?;
    tracing::info!(game = checked.meta.id, "a tournament was opened");
    if wish.begins_at.is_some() {
        super::advance(house, &id).await?;
    }
    Ok(id)
}

/// May this client have one more?
async fn check_room(house: &House, client: Client) -> Result<(), Problem> {
    crate::opening::check_room(house, client).await?;
    if !house.limits_client(client) {
        return Ok(());
    }
    let kept = house.store.tournaments_kept(house.opener(client)).await;
    if kept.map_err(|error| Problem::store(&error))? >= MOST_OPEN {
        return Err(Problem::TooMany { what: Limited::Tournaments, seconds: QUOTA_SECONDS });
    }
    Ok(())
}

/// How long a round may take. When it is up, time is called at every table that still plays.
fn round_seconds(pace: Pace, seats: usize) -> u64 {
    let each = match pace {
        Pace::None => 0,
        Pace::Decision { seconds } => seconds.saturating_mul(DECISIONS),
        Pace::Bank { seconds, increment } => seconds.saturating_add(increment.saturating_mul(DECISIONS)),
    };
    each.saturating_mul(seats as u64).clamp(ROUND_SECONDS.0, ROUND_SECONDS.1)
}
