//! A bot that thinks beside the terminal, so that keys are read meanwhile.

use benben_bots::{Heuristics, bot};
use benben_core::{Eyes, Fast, Game, Seat, Table};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread::spawn;
use std::time::Duration;

/// A bot's decision that is being made.
pub(crate) struct Thinking<G: Game> {
    pub(crate) seat: Seat,
    /// How many steps of its own the seat had played.
    pub(crate) played: usize,
    answer: Receiver<G::Action>,
}

/// How many steps of this seat count.
pub(crate) fn played<G: Game>(table: &Table<G>, seat: Seat) -> usize {
    table.steps().iter().filter(|step| step.seat == seat).count()
}

impl<G: Game> Thinking<G> {
    /// The bot of this name begins to think for the seat. Its luck follows from the table's and from how much the seat has
    /// played: going on later, or taking back, leads to the same decision.
    pub(crate) fn begin<H: Heuristics<Game = G>>(
        table: &Table<G>,
        seat: Seat,
        name: &str,
        luck: u64,
    ) -> Option<Self> {
        let (mut bot, played) = (bot::<H>(name)?, played(table, seat));
        let (game, state) = (table.game().clone(), table.state().clone());
        let (tell, answer) = mpsc::channel();
        spawn(move || {
            let mut luck = Fast::part(luck, (seat.index() as u64) << 32 | played as u64);
            // Nobody listens any more if the game was left.
            let _ = tell.send(bot.choose(&Eyes::new(&game, &state, seat), &mut luck));
        });
        Some(Thinking { seat, played, answer })
    }

    /// Is this still the decision to be made at the table?
    pub(crate) fn is_due(&self, table: &Table<G>) -> bool {
        table.turn().awaited().contains(self.seat) && played(table, self.seat) == self.played
    }

    /// The decision, if it is made in time.
    pub(crate) fn wait(&self, patience: Duration) -> Result<Option<G::Action>, &'static str> {
        match self.answer.recv_timeout(patience) {
            Ok(action) => Ok(Some(action)),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => {
                Err("a bot has failed: the game is saved as far as it went")
            }
        }
    }
}
