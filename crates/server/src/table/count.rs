//! Counting what is played for whoever runs the server, without telling what is still sealed: while everyone acts at
//! once, a number that grows would tell that somebody has acted. So all of it is counted when the step is over.

use super::LiveTable;
use crate::metrics::{GameLabel, RuleLabel};
use benben_store::Status;
use std::time::Duration;

/// What happened since everyone was last told something, and is not counted yet.
#[derive(Debug, Default)]
pub(super) struct Uncounted {
    pub(super) refusals: Vec<RuleLabel>,
    /// How long each entry took to be stored, in seconds.
    stored: Vec<f64>,
    /// How many events were told when all was counted.
    told: usize,
}

/// Refusals beyond this are not kept until the step is over: nobody plays by trying so often.
const MOST_REFUSALS: usize = 1_000;

impl LiveTable {
    /// An entry is on disk, after this time.
    pub(super) fn count_entry(&mut self, took: Duration) {
        self.uncounted.stored.push(took.as_secs_f64());
        self.count_if_told();
    }

    /// Counts everything, if something was told to everyone since, or only one seat can have done it.
    pub(super) fn count_if_told(&mut self) {
        let Some(game) = &self.game else { return };
        self.uncounted.refusals.truncate(MOST_REFUSALS);
        let told = game.told();
        let in_the_open =
            || game.turn().awaited().len() == 1 && game.awaited(benben_core::Viewer::Public).len() == 1;
        if told == self.uncounted.told && self.stored.status == Status::Playing && !in_the_open() {
            return;
        }
        let Uncounted { stored, refusals, .. } = std::mem::take(&mut self.uncounted);
        self.uncounted.told = told;
        let metrics = &self.house.metrics;
        metrics
            .actions
            .get_or_create(&GameLabel { game: self.meta.id.to_owned() })
            .inc_by(stored.len() as u64);
        stored.into_iter().for_each(|seconds| metrics.store_seconds.observe(seconds));
        for label in refusals {
            metrics.refusals.get_or_create(&label).inc();
        }
    }
}
