//! The first page.

use super::reply::page;
use crate::house::House;
use crate::problem::Problem;
use crate::table::names;
use crate::tables::ask;
use crate::web::session::{PageProblem, Session};
use axum::extract::State;
use axum::response::Response;
use benben_bots::Heuristics;
use benben_games::{FaceVisitor, assets, visit_face};
use benben_store::{Holder, Listing, Status, TableSummary, TokenHash};
use benben_web::pages::{GameShown, Home, Listed, home};
use benben_web::{Face, Texts};
use futures_util::FutureExt;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Tables of one's own on the first page.
const MINE: u32 = 12;
/// Open tables on the first page.
const OPEN: u32 = 20;

/// The first page.
pub(crate) async fn show(State(house): State<Arc<House>>, session: Session) -> Result<Response, PageProblem> {
    let (mine, open) = lists(&house, &session).await.map_err(|problem| session.problem(problem))?;
    let games = benben_games::ids().filter_map(|id| visit_face(id, Introduce(session.texts()))).collect();
    Ok(page(home(&Home { games, mine, open }, session.texts(), assets())))
}

async fn lists(house: &Arc<House>, session: &Session) -> Result<(Vec<Listed>, Vec<Listed>), Problem> {
    let mut mine = Vec::new();
    for table in held(house, session).await? {
        let my_turn = table.status == Status::Playing && is_my_turn(house, &table, session).await;
        mine.push(listed(&table, session.texts(), my_turn));
    }
    // What waits for me comes first; otherwise the newest.
    mine.sort_by_key(|table| (!table.my_turn, table.over));
    let open = house.store.list(Listing::Open, OPEN).await.map_err(|error| Problem::store(&error))?;
    Ok((mine, open.iter().map(|table| listed(table, session.texts(), false)).collect()))
}

/// The tables at which somebody at this browser holds a seat.
async fn held(house: &House, session: &Session) -> Result<Vec<TableSummary>, Problem> {
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

/// A table that cannot be asked does not wait for anybody.
async fn is_my_turn(house: &Arc<House>, table: &TableSummary, session: &Session) -> bool {
    let hashes = session.hashes();
    let asked = ask(house, &table.id, move |table| async move { table.waits_for(&hashes) }.boxed());
    asked.await.unwrap_or(false)
}

fn listed(table: &TableSummary, texts: Texts, my_turn: bool) -> Listed {
    let free = table.seats.iter().filter(|seat| seat.holder == Holder::Open).count();
    let named = names(&table.seats, texts).into_iter().filter(|name| !name.is_empty());
    Listed {
        id: table.id.to_string(),
        title: title(&table.game, texts),
        names: named.collect(),
        free: if table.status == Status::Gathering { free } else { 0 },
        my_turn,
        over: table.status == Status::Over,
    }
}

/// A game as pages introduce it.
pub(super) struct Introduce(pub(super) Texts);

impl FaceVisitor for Introduce {
    type Out = GameShown;

    fn visit<F: Face, H: Heuristics<Game = F::Game>>(self) -> GameShown {
        GameShown::of::<F>(self.0)
    }
}

/// A game's title; nothing if there is no such game.
pub(super) fn title(game: &str, texts: Texts) -> String {
    visit_face(game, Title(texts)).unwrap_or_default()
}

struct Title(Texts);

impl FaceVisitor for Title {
    type Out = String;

    fn visit<F: Face, H: Heuristics<Game = F::Game>>(self) -> String {
        F::title(self.0.about::<F>())
    }
}
