//! Bots at the table: they think elsewhere and come back with an action.

use super::{Hand, LiveTable};
use crate::bot_name::BotName;
use crate::luck;
use crate::problem::Problem;
use crate::tables::ask;
use crate::thinkers::Panicked;
use benben_core::Seat;
use futures_util::FutureExt;
use std::time::Duration;

impl LiveTable {
    /// Every bot that is to move begins to think.
    pub(super) fn wake_bots(&mut self) {
        let Ok(awaited) = self.playing().map(|game| game.turn().awaited()) else { return };
        for seat in awaited {
            if let Hand::Bot(bot) = self.hand(seat) {
                self.think(seat, bot, self.house.config.bot_pause);
            }
        }
    }

    /// A bot begins to think about the seat's next action, unless one does already.
    pub(super) fn think(&mut self, seat: Seat, bot: BotName, pause: Duration) {
        if self.stale || self.places[seat.index()].thinking.is_some() {
            return;
        }
        let Some(game) = &self.game else { return };
        let number = game.next_number(seat);
        let luck = luck::for_a_bot();
        let Some(decision) = game.decision(seat, bot.as_str(), luck) else { return };
        self.places[seat.index()].thinking = Some(number);
        let (house, id, epoch) = (self.house.clone(), self.stored.id.clone(), self.epoch);
        tokio::spawn(async move {
            let (decided, ()) = tokio::join!(house.thinkers.decide(decision), tokio::time::sleep(pause));
            let told =
                ask(&house, &id, move |table| table.decided(epoch, seat, number, decided).boxed()).await;
            if let Err(problem) = told {
                tracing::warn!(error = problem.code(), "a bot's action was not played");
            }
        });
    }

    /// A bot comes back. If things changed in the meantime, its decision is worthless.
    async fn decided(
        &mut self,
        epoch: u64,
        seat: Seat,
        number: u64,
        decided: Result<String, Panicked>,
    ) -> Result<(), Problem> {
        if epoch != self.epoch || self.places[seat.index()].thinking != Some(number) {
            return Ok(());
        }
        self.places[seat.index()].thinking = None;
        self.changed = true;
        match decided {
            Ok(action) => self.play(seat, number, &action).await.map(|_| ()),
            Err(Panicked) => {
                self.close_by_fault().await;
                Ok(())
            }
        }
    }
}
