//! Bots at the table: they think elsewhere and come back with an action.

use super::{Hand, LiveTable};
use crate::bot_name::BotName;
use crate::luck;
use crate::nodes::Whose;
use crate::problem::Problem;
use crate::tables::ask;
use crate::thinkers::Panicked;
use crate::workers::Rank;
use benben_core::Seat;
use futures_util::FutureExt;
use std::time::Duration;

/// After somebody has looked, bots alone play on for so long.
const LOOKED: Duration = Duration::from_secs(30);

/// Why a bot decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reason {
    /// It plays for the seat.
    Plays,
    /// The time of the person who plays is up.
    TimeUp,
}

impl LiveTable {
    /// Every bot that is to move begins to think.
    pub(super) fn wake_bots(&mut self) {
        if !self.is_at_home() {
            return;
        }
        let Ok(awaited) = self.playing().map(|game| game.turn().awaited()) else { return };
        let to_move = awaited.into_iter().any(|seat| self.hand(seat) != Hand::Person);
        self.waits_for_visit = to_move && !self.may_play_on();
        if self.waits_for_visit {
            return;
        }
        for seat in awaited {
            if let Hand::Bot(bot) = self.hand(seat) {
                self.think(seat, bot, self.house.config.bot_pause, Reason::Plays);
            }
        }
    }

    /// With people at the table bots play on. Bots alone do so while somebody looks, and at a few tables at a time for
    /// whoever opened them.
    fn may_play_on(&mut self) -> bool {
        if !self.people().is_empty() {
            self.bot_table = None;
            return true;
        }
        let looked = self.visited.is_some_and(|at| at.elapsed() < LOOKED);
        if !looked && !self.channels.watched() {
            self.bot_table = None;
            return false;
        }
        if self.bot_table.is_none() {
            let most = self.house.config.bot_tables_per_client;
            self.bot_table = self.house.limits.open_bot_table(self.party(), most);
        }
        self.bot_table.is_some()
    }

    /// A bot begins to think about the seat's next action, unless one does already.
    pub(super) fn think(&mut self, seat: Seat, bot: BotName, pause: Duration, reason: Reason) {
        if self.stale || self.places[seat.index()].thinking.is_some() {
            return;
        }
        let Some(game) = &self.game else { return };
        let number = game.next_number(seat);
        let daily = self.stored.seed.filter(|_| self.stored.day.is_some());
        let luck = match (daily, self.house.config.rehearsal) {
            (Some(seed), _) => luck::of_the_day(&seed, seat, number),
            (None, None) => luck::for_a_bot(),
            (None, Some(rehearsed)) => luck::for_a_rehearsed_bot(rehearsed, seat, number),
        };
        let Some(decision) = game.decision(seat, bot.as_str(), luck) else { return };
        self.places[seat.index()].thinking = Some(number);
        if *self.house.stopping.borrow() {
            // Somebody else thinks about it, or this server once it is started again. Until it is gone nothing here waits for it.
            return;
        }
        let rank = if self.people().is_empty() { Rank::Last } else { Rank::First };
        let party = self.party();
        let (house, id, epoch) = (self.house.clone(), self.stored.id.clone(), self.epoch);
        tokio::spawn(async move {
            let (decided, ()) =
                tokio::join!(house.thinkers.decide(rank, party, decision), tokio::time::sleep(pause));
            if !house.is_home_of(Whose::Table(&id)) {
                // It is thought about elsewhere by now.
                return;
            }
            let told =
                ask(&house, &id, move |table| table.decided(epoch, seat, number, reason, decided).boxed())
                    .await;
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
        reason: Reason,
        decided: Result<String, Panicked>,
    ) -> Result<(), Problem> {
        if epoch != self.epoch || self.places[seat.index()].thinking != Some(number) {
            return Ok(());
        }
        self.places[seat.index()].thinking = None;
        self.changed = true;
        match decided {
            Ok(action) => self.play(seat, number, &action, reason).await.map(|_| ()),
            Err(Panicked) => {
                self.close_by_fault().await;
                Ok(())
            }
        }
    }
}
