//! Taking back: free while nobody learned anything, otherwise only if all other people agree. Always recorded.

use super::LiveTable;
use crate::problem::Problem;
use benben_core::{CannotUndo, Seat, Seats};
use benben_store::TokenHash;
use serde::Serialize;
use utoipa::ToSchema;

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
        let game = self.playing()?;
        if !game.has_played(seat) {
            return Err(CannotUndo::NothingPlayed(seat).into());
        }
        let free = game.undo_is_free(seat);
        let others = self.people().without(seat);
        if free || others.is_empty() {
            self.take_back(seat).await?;
            return Ok(Undone { undone: true, waiting_for: Seats::NONE });
        }
        self.undo = Some(UndoRequest { by: seat, agreed: Seats::NONE });
        self.changed = true;
        Ok(Undone { undone: false, waiting_for: others })
    }

    /// Agrees or does not. One refusal is enough; when all others have agreed, it is taken back.
    pub(crate) async fn answer_undo(
        &mut self,
        token: Option<TokenHash>,
        agree: bool,
    ) -> Result<Undone, Problem> {
        let seat = self.seat_of(token)?;
        self.playing()?;
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
        let waiting_for =
            self.people().into_iter().filter(|other| *other != asked.by && !agreed.contains(*other));
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
            let epoch = self.epoch + 1;
            if !self.enter(whose, number, &told).await? {
                return Err(Problem::Race);
            }
            self.epoch = epoch;
            self.places.iter_mut().for_each(|place| (place.thinking, place.awaited_since) = (None, None));
            if whose == seat {
                return Ok(());
            }
        }
    }
}
