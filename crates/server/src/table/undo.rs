//! Taking back: free while nobody learned anything, otherwise only if everyone who holds a seat agrees, and never at rated
//! tables. Always recorded, and the luck that was drawn stays drawn.

use super::LiveTable;
use crate::pace::Change;
use crate::problem::Problem;
use crate::rated::Unrated;
use benben_core::{CannotUndo, Seat, Seats};
use benben_store::{Holder, TokenHash};
use benben_web::table::Happening;
use serde::Serialize;
use utoipa::ToSchema;

/// A record with so many entries is several times as long as any game: from then on nothing is taken back any more, and
/// the game goes on to its end.
pub(crate) const MOST_ENTRIES_TO_UNDO: usize = 2_000;

/// Who asks to take back, and who has agreed so far.
#[derive(Clone, Copy, Debug)]
pub(super) struct UndoRequest {
    pub(super) by: Seat,
    pub(super) agreed: Seats,
}

/// What became of the wish to take back.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Undone {
    /// Was it taken back? Otherwise others are asked first.
    pub(crate) undone: bool,
    /// The seats that have yet to agree.
    #[schema(value_type = Vec<u8>)]
    pub(crate) waiting_for: Seats,
}

impl LiveTable {
    /// Takes back one's latest action, or asks the others whether one may.
    pub(crate) async fn ask_undo(&mut self, token: Option<TokenHash>) -> Result<Undone, Problem> {
        let seat = self.seat_of(token)?;
        let resigned = self.stored_seat(seat).resigned;
        self.playing()?;
        self.check_one_try()?;
        let game = self.playing()?;
        if resigned {
            return Err(Problem::Resigned);
        }
        if !game.has_played(seat) {
            return Err(CannotUndo::NothingPlayed(seat).into());
        }
        if game.entries() >= MOST_ENTRIES_TO_UNDO {
            return Err(Problem::TooLongToUndo);
        }
        let free = game.undo_is_free(seat);
        if self.stored.rated && !free {
            return Err(Unrated::Undo.into());
        }
        let others = self.must_agree(seat);
        if free || others.is_empty() {
            self.take_back(seat).await?;
            return Ok(Undone { undone: true, waiting_for: Seats::NONE });
        }
        self.undo = Some(UndoRequest { by: seat, agreed: Seats::NONE });
        self.changed = true;
        Ok(Undone { undone: false, waiting_for: others })
    }

    /// Everyone whom taking back concerns: all other people who hold a seat and play, whether they are there or not. A
    /// bot that stands in for somebody agrees to nothing; whoever has resigned or left has no say any more.
    fn must_agree(&self, by: Seat) -> Seats {
        let plays = |seat: &Seat| {
            let stored = self.stored_seat(*seat);
            stored.holder == Holder::Person && !stored.resigned
        };
        self.seats().filter(plays).collect::<Seats>().without(by)
    }

    /// Agrees or does not. One refusal is enough; when all others have agreed, it is taken back.
    pub(crate) async fn answer_undo(
        &mut self,
        token: Option<TokenHash>,
        agree: bool,
    ) -> Result<Undone, Problem> {
        let seat = self.seat_of(token)?;
        self.playing()?;
        if self.stored_seat(seat).resigned {
            return Err(Problem::Resigned);
        }
        let asked = self.undo.filter(|asked| asked.by != seat);
        let Some(asked) = asked else {
            return Err(Problem::NobodyAsked);
        };
        self.changed = true;
        if !agree {
            self.undo = None;
            return Ok(Undone { undone: false, waiting_for: Seats::NONE });
        }
        let agreed = asked.agreed.with(seat);
        let waiting_for = self.must_agree(asked.by).into_iter().filter(|other| !agreed.contains(*other));
        let waiting_for: Seats = waiting_for.collect();
        if !waiting_for.is_empty() {
            self.undo = Some(UndoRequest { agreed, ..asked });
            return Ok(Undone { undone: false, waiting_for });
        }
        self.take_back(asked.by).await?;
        Ok(Undone { undone: true, waiting_for })
    }

    /// Takes back the seat's latest action, and before it whatever others played on top of it.
    async fn take_back(&mut self, seat: Seat) -> Result<(), Problem> {
        self.undo = None;
        loop {
            let game = self.playing()?;
            let told_before = game.told();
            // Only steps of others on top stand in the way, and taking back the very last step is always possible.
            let (whose, told) = match game.undo(seat) {
                Ok(told) => (seat, told),
                Err(cannot @ CannotUndo::NothingPlayed(_)) => return Err(cannot.into()),
                Err(cannot @ CannotUndo::PlayedOn(_)) => {
                    let last = game.last_seat().ok_or(cannot)?;
                    (last, game.undo(last)?)
                }
            };
            let number = game.next_number(whose) - 1;
            // What was sealed is taken back in secret.
            let was_told = whose == seat && game.told() < told_before;
            let noted = was_told.then(|| self.noting(seat, Happening::TookBack));
            let epoch = self.epoch + 1;
            if !self.enter(whose, number, &told, Change::TakenBack, noted).await? {
                return Err(Problem::Race);
            }
            self.epoch = epoch;
            self.places.iter_mut().for_each(|place| place.thinking = None);
            if whose == seat {
                return Ok(());
            }
        }
    }
}
