//! What one viewer is shown, built up once from the table: JSON (`snapshot`) and pages (`page`) are both made from it.
//!
//! No field counts what others do in secret: in a simultaneous turn the number of steps would tell how many extra marks
//! somebody earned.

use super::{LiveTable, bot_of};
use benben_core::{Seat, Seats};
use benben_store::Status;
use benben_web::table::{Holder, Place, Presence, Projection, Stage, UndoAsked, You};

impl LiveTable {
    /// The table as whoever sits at `seat` sees it, or the public. `awaited` are the seats the rules wait for as far as
    /// that viewer can know, and `names` what everyone is called in the words of whoever reads it.
    pub(super) fn project(
        &self,
        seat: Option<Seat>,
        awaited: Seats,
        names: impl IntoIterator<Item = String>,
    ) -> Projection<'_> {
        let stage = self.stage();
        let awaited = if stage == Stage::Playing { awaited } else { Seats::NONE };
        let places = self.seats().zip(names).map(|(other, name)| Place {
            holder: self.holder(other),
            name,
            clock_ms: self.clock_shown(other, seat, awaited),
        });
        Projection {
            id: self.stored.id.as_str(),
            meta: self.meta,
            stage,
            seats: places.collect(),
            awaited,
            you: seat.map(|seat| self.you(seat, stage)),
            undo: self.undo.map(|asked| UndoAsked { by: asked.by, agreed: asked.agreed }),
            rematch: self.rematch.as_ref().map(|id| id.as_str()),
            commitment: self.stored.commitment,
            removed_after: self.house.config.retention.of(self.stored.status).duration(),
        }
    }

    /// How far the table is. One that cannot be laid out is closed, whatever was stored last.
    fn stage(&self) -> Stage<'_> {
        let reason = self.closed_because.as_deref();
        match self.stored.status {
            _ if reason.is_some() => Stage::Closed { reason },
            Status::Gathering => {
                Stage::Gathering { code: self.stored.code.as_ref().map(|code| code.as_str()) }
            }
            Status::Playing => Stage::Playing,
            Status::Over => Stage::Over,
            Status::Closed => Stage::Closed { reason },
        }
    }

    fn you(&self, seat: Seat, stage: Stage<'_>) -> You {
        let plays = stage == Stage::Playing && !self.stored_seat(seat).resigned;
        You {
            seat,
            number: self.game.as_ref().map_or(1, |game| game.next_number(seat)),
            can_undo: plays && self.game.as_ref().is_some_and(|game| game.has_played(seat)),
        }
    }

    fn holder(&self, seat: Seat) -> Holder {
        let stored = self.stored_seat(seat);
        let dealt = self.stored.seed.is_some();
        let bot = bot_of(stored).as_str();
        let presence = if self.channels.is_watched(seat) { Presence::Here } else { Presence::Gone };
        match stored.holder {
            benben_store::Holder::Bot => Holder::Bot { level: bot },
            _ if stored.resigned => Holder::Resigned { presence, bot },
            benben_store::Holder::Open if dealt => Holder::Vacant { bot },
            benben_store::Holder::Open => Holder::Open,
            benben_store::Holder::Person if stored.away && !dealt => Holder::Reserved { presence },
            benben_store::Holder::Person => Holder::Person { presence, stand_in: stored.away.then_some(bot) },
        }
    }

    /// What is left on a seat's clock, if the viewer may know it: in a simultaneous step a clock that stands still would
    /// tell who is done.
    fn clock_shown(&self, seat: Seat, viewer: Option<Seat>, awaited: Seats) -> Option<u64> {
        let may_know = viewer == Some(seat) || awaited.len() <= 1;
        if !may_know {
            return None;
        }
        let now = tokio::time::Instant::now();
        let left = self.time_up_at(seat).map(|at| at.saturating_duration_since(now).as_millis() as u64);
        left.or(self.stored_seat(seat).clock_ms)
    }
}
