//! Comparing the tables in memory with the store: whatever others have changed is loaded again, so that nobody sees what is older
//! than two seconds. Tables that nobody tells us of are compared every time, all others every other time: somebody whom we don't hear
//! may be playing there.

use super::{Nodes, Whose, locked};
use crate::house::House;
use crate::tables::Ask;
use benben_store::{StoreError, TableId};
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::time::Instant;

/// How often tables are compared that nobody tells us of.
const EVERY: Duration = Duration::from_millis(800);
/// After so many times all are.
const ALL: u32 = 2;
/// So long after nodes have come or gone it isn't relied on that others tell us: they may not know yet where a table is at home.
const SETTLING: Duration = Duration::from_secs(6);
/// So many are asked for at once.
const PAGE: usize = 500;
/// After so many times it is noted who looks: what nobody looks at is removed elsewhere, one day.
const VISITS: u32 = 375;

/// Compares as long as there is a house.
pub(super) async fn run(house: Weak<House>) {
    let mut count = 0_u32;
    let Some(mut homes) = house.upgrade().and_then(|house| Some(house.nodes.as_ref()?.homes.subscribe()))
    else {
        return;
    };
    let mut unsettled = Instant::now();
    loop {
        tokio::time::sleep(EVERY).await;
        let Some(house) = house.upgrade() else { return };
        let Some(nodes) = &house.nodes else { return };
        count = count.wrapping_add(1);
        let began = Instant::now();
        if !nodes.is_up() || homes.has_changed().unwrap_or(false) {
            homes.mark_unchanged();
            unsettled = began;
        }
        let live = house.tables.live();
        let followed = |table: &TableId| !nodes.is_up() || nodes.home_of(Whose::Table(table)).is_some();
        let followers = live.iter().filter(|table| nodes.home_of(Whose::Table(table)).is_some()).count();
        house.metrics.followers.set(followers as i64);
        let settling = began.duration_since(unsettled) < SETTLING;
        let all = settling || count.is_multiple_of(ALL) || nodes.was_away(began);
        if count.is_multiple_of(VISITS) && !house.does_the_chores() {
            live.iter().for_each(|table| house.tables.ask_live(&house, table, Ask::NoteVisit));
        }
        let tables: Vec<TableId> = live.into_iter().filter(|table| all || followed(table)).collect();
        match compare(&house, tables).await {
            Ok(()) if all || !nodes.is_up() => *locked(&nodes.compared) = Some(began),
            Ok(()) => {}
            Err(StoreError::Stopped) => return,
            Err(error) => tracing::debug!(%error, "tables cannot be compared with the store"),
        }
    }
}

impl Nodes {
    /// Have tables not been compared for longer than anybody should wait, as if the process had been stopped?
    fn was_away(&self, now: Instant) -> bool {
        locked(&self.compared).is_none_or(|at| now.duration_since(at) > EVERY * (ALL + 2))
    }
}

/// Has those of the tables loaded again that are behind.
pub(super) async fn compare(house: &Arc<House>, tables: Vec<TableId>) -> Result<(), StoreError> {
    for page in tables.chunks(PAGE) {
        for latest in house.store.latest(page.to_vec()).await? {
            if house.tables.is_behind(&latest) {
                house.tables.ask_live(house, &latest.table.clone(), Ask::CatchUp(latest));
            }
        }
    }
    Ok(())
}
