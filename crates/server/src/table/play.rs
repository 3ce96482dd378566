//! Playing an action: checked, stored, then told.

use super::bots::Reason;
use super::notices::Notices;
use super::snapshot::ProgramLook;
use super::{Frame, Hand, LiveTable};
use crate::erased::{Json, NotPlayed, Objection, Told, Wording};
use crate::house::now;
use crate::metrics::RuleLabel;
use crate::pace::Change;
use crate::problem::{Missing, Problem};
use benben_core::{Seat, Turn};
use benben_store::{Append, AppendError, Status, StoredEntry, StoredTable, TokenHash};
use serde::Serialize;
use utoipa::ToSchema;

/// Another process may have been faster; nobody is so unlucky so often.
const RACES: usize = 5;

/// The action is on disk.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Acknowledged {
    /// The number this action has among the seat's.
    pub(crate) number: u64,
    /// The number the seat's next action will have.
    pub(crate) next_number: u64,
    /// The same action was sent before under this number: nothing was played now.
    pub(crate) repeated: bool,
    /// What everyone learned by it.
    #[schema(value_type = Vec<Object>)]
    pub(crate) events: Vec<Json>,
}

impl LiveTable {
    /// Whoever holds a seat plays.
    pub(crate) async fn play_by(
        &mut self,
        token: Option<TokenHash>,
        number: u64,
        action: &str,
    ) -> Result<Acknowledged, Problem> {
        let seat = self.seat_of(token)?;
        if self.stored_seat(seat).resigned {
            return Err(Problem::Resigned);
        }
        if self.stored_seat(seat).away {
            self.come_back(token).await?;
        }
        self.play(seat, number, action, Reason::Plays).await
    }

    /// The same, and answers with the table as the seat then sees it.
    pub(crate) async fn play_and_look(
        &mut self,
        token: Option<TokenHash>,
        number: u64,
        action: &str,
        wording: Wording,
    ) -> Result<(Acknowledged, Frame), Problem> {
        let acknowledged = self.play_by(token, number, action).await?;
        let seat = self.seat_held_by(token);
        Ok((acknowledged, self.frame_in_answer(ProgramLook { seat, wording })))
    }

    /// Plays a seat's action.
    pub(super) async fn play(
        &mut self,
        seat: Seat,
        number: u64,
        action: &str,
        reason: Reason,
    ) -> Result<Acknowledged, Problem> {
        if let Some(next_number) = self.played_before_the_end(seat, number, action) {
            return Ok(Acknowledged { number, next_number, repeated: true, events: Vec::new() });
        }
        self.close_if_too_long().await;
        for _ in 0..RACES {
            let meta = self.meta;
            let told = match self.playing()?.play(seat, number, action) {
                Ok(told) => told,
                Err(NotPlayed::Already) => {
                    let next_number = self.playing()?.next_number(seat);
                    return Ok(Acknowledged { number, next_number, repeated: true, events: Vec::new() });
                }
                Err(NotPlayed::WrongNumber { expected }) => return Err(Problem::WrongNumber { expected }),
                Err(NotPlayed::Objection(objection)) => {
                    if let Objection::ByRule { rule, .. } = objection {
                        self.uncounted.refusals.push(RuleLabel { game: meta.id, rule });
                        self.count_if_told();
                    }
                    return Err(Problem::objection(meta, objection));
                }
            };
            let noted = (reason == Reason::TimeUp).then(|| self.noting_time_up(seat));
            if !self.enter(seat, number, &told, Change::Played, noted).await? {
                self.refresh().await?;
                continue;
            }
            // While others act in secret, nobody learns that somebody's time was up.
            self.places[seat.index()].out_of_time = reason == Reason::TimeUp && !told.events.is_empty();
            // A person who plays on does not agree; bots are not asked.
            if reason == Reason::Plays && self.hand(seat) == Hand::Person {
                self.undo = None;
            }
            return Ok(Acknowledged {
                number,
                next_number: number + 1,
                repeated: false,
                events: told.events,
            });
        }
        Err(Problem::Race)
    }

    /// Whoever sent the last action of a game and missed the answer may send it again, too. Answers the next number.
    fn played_before_the_end(&mut self, seat: Seat, number: u64, action: &str) -> Option<u64> {
        let game = self.game.as_mut().filter(|_| self.stored.status == Status::Over)?;
        let next_number = game.next_number(seat);
        // A number that was used is never played again.
        let repeated =
            number < next_number && matches!(game.play(seat, number, action), Err(NotPlayed::Already));
        repeated.then_some(next_number)
    }

    /// Stores what the game in memory has just done, and what happened by that besides, if anything. False if another process was faster: then what is in memory is
    /// not true and must be loaded again.
    pub(super) async fn enter(
        &mut self,
        seat: Seat,
        seat_step: u64,
        told: &Told,
        change: Change,
        noted: Option<Notices>,
    ) -> Result<bool, Problem> {
        // Until it is stored, nobody may see it.
        self.stale = true;
        let (step, entry, at) = (told.step, told.entry.clone(), now());
        let (stopping, start) = (self.clocks_that_stop(seat), tokio::time::Instant::now());
        let mut save = self.saved_along(self.banks_after(stopping, seat, change, start), noted.as_ref(), at);
        let attention = self.attention_in(save.as_ref().unwrap_or(&self.stored));
        if let Some(next) = &mut save {
            next.attention = attention;
        }
        let entry = StoredEntry { step, seat, seat_step, entry, at };
        let append = Append {
            table: self.stored.id.clone(),
            entry,
            save: save.clone().map(Box::new),
            attention: (attention != self.stored.attention).then_some(attention),
        };
        let appended = self.house.store.append(append).await;
        match appended {
            Ok(appended) if appended.step == step => {
                if let Some(mut saved) = save {
                    saved.revision = appended.revision.unwrap_or(saved.revision);
                    self.stored = saved;
                }
                self.stored.attention = attention;
                self.notices = noted.unwrap_or_else(|| std::mem::take(&mut self.notices));
                self.notices.follow(self.progress(), !told.events.is_empty());
                (self.stale, self.changed) = (false, true);
                self.places[seat.index()].thinking = None;
                self.stop_clocks(stopping, seat, change, start);
                self.count_entry(start.elapsed());
                self.house.tell_home(&self.stored.id);
                Ok(true)
            }
            Ok(_)
            | Err(
                AppendError::WrongStep { .. }
                | AppendError::SeatStepTaken { .. }
                | AppendError::Stale { .. }
                | AppendError::CodeTaken,
            ) => {
                self.house.metrics.races_lost.inc();
                Ok(false)
            }
            Err(AppendError::NoTable) => Err(Problem::NotFound(Missing::Table)),
            Err(AppendError::Store(error)) => Err(Problem::store(&error)),
        }
    }

    /// What must be stored in the same moment: the end of the game, what is left on the clocks, what happened besides.
    fn saved_along(
        &self,
        banks: Option<Vec<Option<i64>>>,
        noted: Option<&Notices>,
        at: i64,
    ) -> Option<StoredTable> {
        let game = self.game.as_ref()?;
        let over = game.turn() == Turn::Over;
        if !over && banks.is_none() && noted.is_none() {
            return None;
        }
        let mut next = self.stored.clone();
        next.changed_at = at;
        if let Some(noted) = noted {
            next.notices = noted.to_string();
        }
        for (place, bank) in next.seats.iter_mut().zip(banks.unwrap_or_default()) {
            place.clock_ms = bank;
        }
        if over {
            next.status = Status::Over;
            let ending = game.record(&[], None).ending;
            next.result = serde_json::to_string(&ending).ok();
        }
        Some(next)
    }
}
