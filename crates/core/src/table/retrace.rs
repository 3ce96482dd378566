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
        table.state = self.game().setup(self.seats(), &mut Keyed::new(&self.seed, 0));
        moment(&table, &[]);
        for step in &self.steps {
            let (events, _) = table.carry_out(*step);
            moment(&table, &events);
        }
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
