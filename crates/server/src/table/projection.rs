//! What one viewer is shown, built up once from the table: JSON (`snapshot`) and pages (`page`) are both made from it.
//!
//! No field counts what others do in secret: in a simultaneous turn the number of steps would tell how many extra marks
//! somebody earned.

use super::host::{CLOSED_BY_HOST, PEOPLE_CAME};
use super::leave::EVERYONE_LEFT;
use super::snapshot::player_name;
use super::{LiveTable, bot_of};
use crate::pace::Pace;
use benben_core::{Seat, Seats, Viewer};
use benben_store::Status;
use benben_web::table::{BranchPoint, ClosedBy, Holder, Place, Presence, Projection, Stage, UndoAsked, You};
use tokio::time::Instant;

impl LiveTable {
    /// The table as whoever sits at `seat` sees it, or the public. `awaited` are the seats the rules wait for as far as
    /// that viewer can know, `names` what everyone is called in the words of whoever reads it,
    /// and `at` when the clocks are read.
    pub(super) fn project(
        &self,
        seat: Option<Seat>,
        awaited: Seats,
        names: impl IntoIterator<Item = String>,
        at: Instant,
    ) -> Projection<'_> {
        let stage = self.stage();
        let awaited = if stage == Stage::Playing { awaited } else { Seats::NONE };
        let at_once = self.act_at_once();
        let places = self.seats().zip(names).map(|(other, name)| Place {
            holder: self.holder(other),
            name,
            holiday_until: self.holiday_until(other),
            clock_ms: self.clock_shown(other, at).filter(|_| seat == Some(other) || !at_once),
            rating: self.rating(other),
            keeps_name: self.keeps_name(other),
            profile: self.profile(other).map(str::to_owned),
            replacing: seat.and_then(|own| self.replacing(own, other, awaited)),
        });
        Projection {
            id: self.stored.id.as_str(),
            meta: self.meta,
            stage,
            options: self.meta.options.iter().map(|c| (c.key, self.options.chosen(c.key))).collect(),
            pace: self.pace.shown(),
            host: self.host(),
            host_starts: self.stored.host_starts,
            hints: self.stored.hints,
            rated: self.stored.rated,
            tournament: self.tournament(),
            branch: self.branch_shown(),
            is_rematch: self.stored.rematch_of.is_some(),
            seats: places.collect(),
            awaited,
            you: seat.map(|seat| self.you(seat, stage)),
            undo: self.undo.map(|asked| UndoAsked { by: asked.by, agreed: asked.agreed }),
            rematch: self
                .rematch
                .as_ref()
                .map(|next| next.shown(next.seats().iter().map(player_name).collect())),
            daily: self.stored.day.map(|day| (day, self.day_runs())),
            commitment: self.stored.commitment,
            notices: self.notices.shown(),
            audience: self.audience.shown(),
            removed_after: self.house.config.retention.of(self.stored.status).duration(),
        }
    }

    /// Where this game branches off from another.
    fn branch_shown(&self) -> Option<BranchPoint<'_>> {
        let of = self.stored.branch_of.as_ref()?.as_str();
        let entries = self.stored.branches.last()?.after;
        Some(BranchPoint { of, entries })
    }

    /// How far the table is. One that cannot be laid out is closed, whatever was stored last.
    fn stage(&self) -> Stage<'_> {
        let reason = self.closed_because.as_deref();
        match self.stored.status {
            _ if reason == Some(EVERYONE_LEFT) => Stage::Closed { by: ClosedBy::People, reason },
            _ if reason == Some(CLOSED_BY_HOST) => Stage::Closed { by: ClosedBy::Host, reason },
            _ if reason == Some(PEOPLE_CAME) => Stage::Closed { by: ClosedBy::PeopleCame, reason },
            _ if reason.is_some() => Stage::Closed { by: ClosedBy::Fault, reason },
            Status::Gathering => {
                Stage::Gathering { code: self.stored.code.as_ref().map(|code| code.as_str()) }
            }
            Status::Playing => Stage::Playing,
            Status::Over => Stage::Over,
            Status::Closed => Stage::Closed { by: ClosedBy::People, reason },
        }
    }

    fn you(&self, seat: Seat, stage: Stage<'_>) -> You {
        let plays = stage == Stage::Playing && !self.stored_seat(seat).resigned;
        You {
            seat,
            number: self.game.as_ref().map_or(1, |game| game.next_number(seat)),
            can_undo: plays && !self.day_runs() && self.may_take_back(seat),
        }
    }

    /// Has the seat played something that it can take back, perhaps after asking? At a rated table nobody is asked, so only what
    /// is free can be. Where several act at the same time, whether it is free may depend on what others did in secret: there it
    /// counts whether this seat has acted.
    fn may_take_back(&self, seat: Seat) -> bool {
        let Some(game) = self.game.as_ref().filter(|game| game.has_played(seat)) else { return false };
        match game.awaited(Viewer::Public).len() {
            _ if !self.stored.rated => true,
            0 | 1 => game.last_seat() == Some(seat) && game.undo_is_free(seat),
            _ => !game.awaited(Viewer::Seat(seat)).contains(seat),
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

    /// Do several act at the same time, as far as everyone knows? Then a clock that starts again or stands still would tell
    /// what somebody does in secret, even to those who are done.
    fn act_at_once(&self) -> bool {
        let game = self.game.as_ref().filter(|_| self.pace != Pace::None);
        game.is_some_and(|game| game.awaited(Viewer::Public).len() > 1)
    }

    /// What is left on a seat's clock.
    fn clock_shown(&self, seat: Seat, at: Instant) -> Option<u64> {
        let left = self.left_on_clock(seat, at).map(|left| left.as_millis() as u64);
        // Whoever owes time has none.
        left.or(self.stored_seat(seat).clock_ms.map(|bank| bank.max(0) as u64))
    }
}
