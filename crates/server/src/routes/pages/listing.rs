//! Tables as pages list them.

use crate::accounts::KeptNames;
use crate::house::House;
use crate::introduction::shown;
use crate::pace::Pace;
use crate::problem::Problem;
use crate::ratings::Listed as Rated;
use crate::table::names;
use crate::tables::ask;
use crate::web::session::{Session, SessionHashes};
use benben_core::Options;
use benben_store::{Holder, Listing, Status, StoredSeat, TableSummary, TokenHash};
use benben_web::pages::{Ending, Listed};
use benben_web::{Called, Texts};
use futures_util::FutureExt;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Nobody has more tables in view.
const MINE: u32 = 60;
/// Open tables that are listed.
const OPEN: u32 = 20;

/// The tables that look for players.
pub(super) async fn open(house: &Arc<House>, texts: Texts) -> Result<Vec<Listed>, Problem> {
    let open = house.store.list(Listing::Open, OPEN).await.map_err(|error| Problem::store(&error))?;
    let rated = Rated::at(house, &open).await?;
    let kept = KeptNames::at(house, &open).await?;
    let listed = |table: &TableSummary| {
        let mut listed = summary(table, texts, &SessionHashes::default());
        listed.names = with_ratings(table, &rated, &kept, texts);
        listed
    };
    Ok(open.iter().map(listed).collect())
}

/// Who sits there, whether they keep their name, and how well they play where they show it.
fn with_ratings(table: &TableSummary, rated: &Rated, kept: &KeptNames, texts: Texts) -> Vec<Called> {
    let named = names(&table.seats, texts).into_iter().zip(&table.seats).filter(|(name, _)| !name.is_empty());
    let one = |(name, seat): (String, &StoredSeat)| Called {
        name: match rated.rating(&table.game, seat.token) {
            Some(rating) => format!("{name} ({})", rating.number()),
            None => name,
        },
        kept: kept.is_kept(seat.token, &seat.name),
    };
    named.map(one).collect()
}

/// The tables at which somebody at this browser has a seat, the newest first.
pub(super) async fn held(house: &House, session: &Session) -> Result<Vec<TableSummary>, Problem> {
    let hashes = session.hashes();
    let hashes: Vec<TokenHash> = hashes.alone.into_iter().chain(hashes.shared.into_iter().take(1)).collect();
    let mut tables: BTreeMap<String, TableSummary> = BTreeMap::new();
    for hash in hashes {
        let found =
            house.store.list(Listing::HeldBy(hash), MINE).await.map_err(|error| Problem::store(&error))?;
        tables.extend(found.into_iter().map(|table| (table.id.to_string(), table)));
    }
    let mut tables: Vec<TableSummary> = tables.into_values().collect();
    tables.retain(|table| table.status != Status::Closed);
    tables.sort_by_key(|table| std::cmp::Reverse(table.changed_at));
    tables.truncate(MINE as usize);
    Ok(tables)
}

/// One of the viewer's own tables.
pub(super) async fn listed(house: &Arc<House>, table: &TableSummary, session: &Session) -> Listed {
    let my_turn = table.status == Status::Playing && is_my_turn(house, table, session).await;
    Listed { my_turn, ..summary(table, session.texts(), &session.hashes()) }
}

/// A table that cannot be asked does not wait for anybody.
async fn is_my_turn(house: &Arc<House>, table: &TableSummary, session: &Session) -> bool {
    let hashes = session.hashes();
    let asked = ask(house, &table.id, move |table| async move { table.waits_for(&hashes) }.boxed());
    asked.await.unwrap_or(false)
}

fn summary(table: &TableSummary, texts: Texts, viewer: &SessionHashes) -> Listed {
    let free = table.seats.iter().filter(|seat| seat.holder == Holder::Open).count();
    let named = names(&table.seats, texts).into_iter().filter(|name| !name.is_empty());
    let game = shown(&table.game, texts);
    let mut terms = Vec::new();
    if let Some(game) = &game {
        let options = Options::parse(game.meta.options, &table.options).ok();
        let chosen = |key| options.as_ref().map(|options| (key, options.chosen(key)));
        let chosen: Vec<_> = game.meta.options.iter().filter_map(|choice| chosen(choice.key)).collect();
        terms.extend(game.meanings(&chosen));
    }
    if table.branch_of.is_some() {
        terms.push(texts.say("branch-tag"));
    }
    if table.rated {
        terms.push(texts.say("rated-tag"));
    }
    let pace = table.pace.parse::<Pace>().unwrap_or_default();
    if pace != Pace::None {
        terms.push(pace.shown().words(texts));
    }
    Listed {
        id: table.id.to_string(),
        title: game.as_ref().map(|game| game.title.clone()).unwrap_or_default(),
        emblem: game.map(|game| game.emblem).unwrap_or_default(),
        names: named.map(|name| Called { name, kept: false }).collect(),
        free: if table.status == Status::Gathering { free } else { 0 },
        terms,
        my_turn: false,
        ending: (table.status == Status::Over).then(|| ending(table, viewer)),
    }
}

/// What is stored of a game's end.
#[derive(Debug, Default, Deserialize)]
struct StoredResult {
    #[serde(default)]
    scores: Vec<i32>,
    #[serde(default)]
    places: Vec<u8>,
}

fn ending(table: &TableSummary, viewer: &SessionHashes) -> Ending {
    let stored = table.result.as_deref().and_then(|result| serde_json::from_str::<StoredResult>(result).ok());
    let stored = stored.unwrap_or_default();
    let mine = |hash: &TokenHash| table.seats.iter().position(|seat| seat.token == Some(*hash));
    // Where several share a device, none of them is "the" viewer.
    let seat = viewer.alone.as_ref().and_then(mine);
    Ending {
        at: crate::date::iso(table.changed_at),
        // Nobody wins what was no real game.
        place: seat.filter(|_| table.branch_of.is_none()).and_then(|seat| stored.places.get(seat).copied()),
        scores: stored.scores,
    }
}
