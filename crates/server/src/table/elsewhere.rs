//! What takes long because a game is long is done elsewhere, where nobody waits for it who asked for something else.

use super::LiveTable;
use super::load::LONG;
use crate::erased::LiveGame;
use crate::problem::Problem;
use crate::workers::Rank;
use std::sync::{Arc, Mutex, PoisonError};

impl LiveTable {
    /// Does something with the game: at once if it takes no more than so many steps, otherwise on the threads for such
    /// work. Meanwhile the game is away from its table, which serves nobody else; all other tables go on.
    pub(super) async fn elsewhere<T: Send + 'static>(
        &mut self,
        steps: usize,
        work: impl FnOnce(&dyn LiveGame) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let game = self.game.take().ok_or(Problem::NotOver)?;
        if steps <= LONG {
            let done = work(game.as_ref());
            self.game = Some(game);
            return Ok(done);
        }
        let slot = Arc::new(Mutex::new(Some(game)));
        let lent = slot.clone();
        let borrow = move || {
            let game = lent.lock().unwrap_or_else(PoisonError::into_inner).take();
            let game = game.expect("nobody else has it");
            let done = work(game.as_ref());
            *lent.lock().unwrap_or_else(PoisonError::into_inner) = Some(game);
            done
        };
        let (house, party) = (self.house.clone(), self.party());
        let done = house.workers.run(Rank::First, party, borrow).await;
        self.game = slot.lock().unwrap_or_else(PoisonError::into_inner).take();
        // Where it did not come back it must be loaded again.
        self.stale |= self.game.is_none();
        done.map_err(Problem::undone)
    }
}
