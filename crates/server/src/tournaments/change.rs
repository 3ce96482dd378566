//! What people change about a tournament: they come and go, the organiser begins and ends it.

use super::course::{begun, present};
use super::{advance, load};
use crate::bot_name::BotName;
use crate::house::House;
use crate::name;
use crate::problem::{Missing, Problem};
use crate::table::Called;
use benben_store::{
    Holder, LoadedTournament, SaveError, Status, StoredEntrant, StoredSeat, StoredTournament,
};
use benben_store::{TokenHash, TournamentId};
use std::sync::Arc;

/// Somebody else may have been faster; nobody is so unlucky so often.
const RACES: usize = 5;

/// Changes a tournament, one after another, and lets it go on from there.
async fn change<T, F>(house: &Arc<House>, id: &TournamentId, work: F) -> Result<T, Problem>
where
    F: Fn(&House, &LoadedTournament, &mut StoredTournament) -> Result<T, Problem>,
{
    // What does not exist needs no place in memory.
    load(house, id).await?;
    let live = house.tournaments.live(id);
    let turn = live.turn.lock().await;
    for _ in 0..RACES {
        let loaded = load(house, id).await?;
        let mut next = loaded.tournament.clone();
        let answer = work(house, &loaded, &mut next)?;
        if next == loaded.tournament {
            return Ok(answer);
        }
        next.changed_at = house.config.clock.now();
        match house.store.save_tournament(next).await {
            Ok(_) => {
                drop(turn);
                advance(house, id).await?;
                return Ok(answer);
            }
            Err(SaveError::Stale { .. }) => {}
            Err(SaveError::Store(error)) => return Err(Problem::store(&error)),
            Err(_) => return Err(Problem::NotFound(Missing::Tournament)),
        }
    }
    Err(Problem::Race)
}

/// Somebody joins, or comes back, and is told their number, from 0. Joining twice does no harm.
pub(crate) async fn join(
    house: &Arc<House>,
    id: &TournamentId,
    token: TokenHash,
    called: &Called,
) -> Result<u16, Problem> {
    change(house, id, |_, loaded, next| {
        check_running(next)?;
        let late = next.status == Status::Playing;
        if let Some(number) = next.players.iter().position(|player| player.token == Some(token)) {
            next.players[number].left = false;
            return Ok(number as u16);
        }
        if late && !begun(loaded).is_some_and(|plan| plan.takes_late_joiners()) {
            return Err(Problem::Begun);
        }
        if next.players.len() >= usize::from(next.most_players) {
            return Err(Problem::TournamentFull);
        }
        let mut seats: Vec<StoredSeat> = next.players.iter().map(as_seat).collect();
        let (Called::Name(name) | Called::Kept(name) | Called::Somehow(name)) = called;
        match called {
            Called::Kept(name) => name::make_way(name, &mut seats),
            Called::Name(_) | Called::Somehow(_) => name::check_apart(name, &seats)?,
        }
        next.players.iter_mut().zip(seats).for_each(|(player, seat)| player.name = seat.name);
        let (name, joined_after) = (name.clone(), loaded.rounds.len() as u32);
        next.players.push(StoredEntrant {
            name,
            token: Some(token),
            joined_after,
            ..StoredEntrant::default()
        });
        Ok(next.players.len() as u16 - 1)
    })
    .await
}

fn as_seat(player: &StoredEntrant) -> StoredSeat {
    let holder = if player.level.is_empty() { Holder::Person } else { Holder::Bot };
    StoredSeat { holder, name: player.name.clone(), ..StoredSeat::default() }
}

/// Somebody leaves: they are paired no more, and their results stay. Before it begins they are gone without a trace but their number.
pub(crate) async fn leave(house: &Arc<House>, id: &TournamentId, asks: &[TokenHash]) -> Result<(), Problem> {
    change(house, id, |_, _, next| {
        check_running(next)?;
        let own = |player: &StoredEntrant| player.token.is_some_and(|token| asks.contains(&token));
        let number = next.players.iter().position(own).ok_or(Problem::NotInTournament)?;
        next.players[number].left = true;
        Ok(())
    })
    .await
}

/// The organiser takes somebody out.
pub(crate) async fn remove(
    house: &Arc<House>,
    id: &TournamentId,
    asks: &[TokenHash],
    player: u16,
) -> Result<(), Problem> {
    change(house, id, |_, _, next| {
        check_organiser(next, asks)?;
        check_running(next)?;
        let player = next.players.get_mut(usize::from(player)).ok_or(Problem::NotInTournament)?;
        player.left = true;
        Ok(())
    })
    .await
}

/// The organiser lets a bot play: one, so that an even number is there. Bots would not play against each other without anybody
/// who looks.
pub(crate) async fn add_bot(
    house: &Arc<House>,
    id: &TournamentId,
    asks: &[TokenHash],
    level: BotName,
) -> Result<(), Problem> {
    change(house, id, |_, loaded, next| {
        check_organiser(next, asks)?;
        check_running(next)?;
        if next.players.iter().any(|player| !player.level.is_empty() && !player.left) {
            return Err(Problem::OneBot);
        }
        if next.status == Status::Playing && !begun(loaded).is_some_and(|plan| plan.takes_late_joiners()) {
            return Err(Problem::Begun);
        }
        if next.players.len() >= usize::from(next.most_players) {
            return Err(Problem::TournamentFull);
        }
        let joined_after = loaded.rounds.len() as u32;
        next.players.push(StoredEntrant {
            level: level.to_string(),
            joined_after,
            ..StoredEntrant::default()
        });
        Ok(())
    })
    .await
}

/// The organiser begins it.
pub(crate) async fn begin(house: &Arc<House>, id: &TournamentId, asks: &[TokenHash]) -> Result<(), Problem> {
    change(house, id, |house, _, next| {
        check_organiser(next, asks)?;
        check_running(next)?;
        if next.status == Status::Playing {
            return Ok(());
        }
        if present(next).len() < super::course::least(next) {
            return Err(Problem::FewPlayers);
        }
        super::course::begin(next, house.config.clock.now());
        Ok(())
    })
    .await
}

/// The organiser ends it early. What is being played goes on at its tables and counts no more.
pub(crate) async fn end(house: &Arc<House>, id: &TournamentId, asks: &[TokenHash]) -> Result<(), Problem> {
    change(house, id, |_, loaded, next| {
        check_organiser(next, asks)?;
        check_running(next)?;
        let played = loaded.rounds.iter().flat_map(|round| &round.tables).any(|table| table.result.is_some());
        next.status = if played { Status::Over } else { Status::Closed };
        next.wake_at = None;
        Ok(())
    })
    .await
}

fn check_organiser(tournament: &StoredTournament, asks: &[TokenHash]) -> Result<(), Problem> {
    match tournament.organiser.is_some_and(|organiser| asks.contains(&organiser)) {
        true => Ok(()),
        false => Err(Problem::NotOrganiser),
    }
}

fn check_running(tournament: &StoredTournament) -> Result<(), Problem> {
    match tournament.status {
        Status::Gathering | Status::Playing => Ok(()),
        Status::Over | Status::Closed => Err(Problem::TournamentOver),
    }
}
