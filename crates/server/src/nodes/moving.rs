//! When nodes come or go: tables that are at home elsewhere now leave memory here, and what is at home here goes on.

use super::{Nodes, Whose};
use crate::house::House;
use crate::resume::resume_at_home;
use crate::tables::Ask;
use crate::tournaments;
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::time::timeout;

/// What changes within this time is one change.
const CALM: Duration = Duration::from_millis(700);
/// However often nodes come and go, it isn't waited longer than this.
const LONGEST: Duration = Duration::from_secs(2);
/// Now and then it is looked whether anything at home here was left alone: somebody may have told us of it in vain.
const LOOK: Duration = Duration::from_secs(20);

/// Moves tables as long as there is a house.
pub(super) async fn run(house: Weak<House>) {
    let Some(mut homes) = house.upgrade().and_then(|house| Some(house.nodes.as_ref()?.homes.subscribe()))
    else {
        return;
    };
    loop {
        let changed = timeout(LOOK, homes.changed()).await;
        if let Ok(Err(_)) = changed {
            return;
        }
        let calm = async { while timeout(CALM, homes.changed()).await.is_ok() {} };
        let _ = timeout(LONGEST, calm).await;
        let Some(house) = house.upgrade() else { return };
        if *house.stopping.borrow() {
            return;
        }
        let Some(nodes) = &house.nodes else { return };
        if changed.is_ok() {
            look_around(&house, nodes);
        }
        resume_at_home(&house).await;
        tournaments::resume(house.clone()).await;
    }
}

/// Streams of tables that are at home elsewhere now are told to come again, and these tables leave memory. At the others bots and
/// clocks go on.
fn look_around(house: &Arc<House>, nodes: &Nodes) {
    for table in house.tables.live() {
        let at_home = nodes.home_of(Whose::Table(&table)).is_none();
        house.tables.ask_live(house, &table, if at_home { Ask::Stay } else { Ask::Move });
    }
}
