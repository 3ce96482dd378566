//! What somebody who waits plays until somebody comes: an ordinary game against bots, which ends by itself, without a result,
//! when the table of their match is open. So the seats that bots hold are given up as soon as people come.

use super::hall::Standing;
use super::seek::standing;
use crate::bot_name::BotName;
use crate::house::House;
use crate::luck;
use crate::opening::{self, Wish};
use crate::pace::Pace;
use crate::problem::{Missing, Problem};
use crate::tables::{ask, wake};
use crate::web::client::Client;
use benben_store::{Holder, Status, StoredSeat, TableId, TokenHash};
use futures_util::FutureExt;
use std::sync::Arc;

/// Opens a game against bots for somebody who waits: one of those they look for, the first if none is named. Whoever plays one
/// already is told that.
pub(crate) async fn play_meanwhile(
    house: &Arc<House>,
    client: Client,
    who: TokenHash,
    game: Option<&str>,
) -> Result<TableId, Problem> {
    let Standing::Waits(waiting) = standing(house, Some(who)) else { return Err(Problem::Moved) };
    if let Some(table) = going(house, waiting.meanwhile).await? {
        return Ok(table);
    }
    let wanted = |id: &&&str| game.is_none_or(|game| **id == game);
    let game = waiting.wish.games.iter().find(wanted).ok_or(Problem::NotFound(Missing::Game))?;
    let meta = benben_games::metas().iter().find(|meta| meta.id == *game);
    let meta = meta.ok_or(Problem::NotFound(Missing::Game))?;
    let fits = |seats: &&usize| (meta.min_seats..=meta.max_seats).contains(*seats);
    let seats = waiting.wish.seats.iter().find(fits).copied().unwrap_or(meta.min_seats);
    let own = StoredSeat {
        holder: Holder::Person,
        name: waiting.name,
        token: Some(who),
        nonce: Some(luck::nonce()),
        ..StoredSeat::default()
    };
    let bot = || StoredSeat {
        holder: Holder::Bot,
        level: BotName::USUAL.to_string(),
        nonce: Some(luck::nonce()),
        ..StoredSeat::default()
    };
    let wish = Wish {
        game: meta.id.to_owned(),
        options: String::new(),
        edition: None,
        pace: Pace::None,
        spectators: false,
        listed: false,
        hints: None,
        host: Some(who),
        host_starts: false,
        seats: [own].into_iter().chain((1..seats).map(|_| bot())).collect(),
        client: Some(client),
        promised: None,
        daily: None,
        rated: false,
    };
    let table = opening::open(house, wish).await?.id;
    house.hall.play_meanwhile(who, table.clone());
    wake(house, &table);
    Ok(table)
}

/// The game that is played meanwhile, as long as it goes on.
pub(crate) async fn going(house: &House, table: Option<TableId>) -> Result<Option<TableId>, Problem> {
    let Some(id) = table else { return Ok(None) };
    let stored = house.store.table(id).await.map_err(|error| Problem::store(&error))?;
    Ok(stored.filter(|table| table.status == Status::Playing).map(|table| table.id))
}

/// People are there: what they have played until now ends.
pub(super) async fn end(house: &Arc<House>, tables: Vec<TableId>) {
    for id in tables {
        let ended = ask(house, &id, |table| table.end_meanwhile().boxed()).await;
        // Whoever has played it to its end, or left it, has nothing to end.
        if let Err(problem) = ended
            && !matches!(problem, Problem::Over | Problem::Closed(_))
        {
            tracing::warn!(error = problem.code(), "a game that was played meanwhile goes on");
        }
    }
}
