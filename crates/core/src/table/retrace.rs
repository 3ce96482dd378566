//! Going through a game again, moment by moment.

use super::Table;
use crate::{Game, Keyed};

impl<G: Game> Table<G> {
    /// Plays the game again from the deal, without what was taken back. Shows every moment: the table after so many
    /// steps, and what the latest of them told to everyone.
    pub fn retrace(&self, mut moment: impl FnMut(&Self, &[G::Event])) {
        let mut table = self.clone();
        table.entries.clear();
        table.steps.clear();
        table.luck.rewind();
        table.state = self.game().setup(self.seats(), &mut Keyed::new(&self.seed, 0));
        moment(&table, &[]);
        for step in &self.steps {
            let (events, _) = table.carry_out(*step);
            moment(&table, &events);
        }
    }

    /// This table as if everything lay as in `state`, with the same history and the same numbers. For tests and study
    /// only: two tables that differ in nothing but what a viewer may not know must look the same to that viewer. The
    /// history does not lead to `state`, so taking back or retracing leaves it again.
    #[must_use]
    pub fn with_state(&self, state: G::State) -> Self {
        Table { state, ..self.clone() }
    }

    /// The table after its first `steps` steps; as it is now if there were fewer.
    #[must_use]
    pub fn after(&self, steps: usize) -> Self {
        let mut table = self.clone();
        table.steps.truncate(steps);
        table.replay_from_setup();
        table
    }
}
