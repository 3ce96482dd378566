//! Taking back: the mechanics, and when nobody needs to be asked.

use super::{Entry, Step, Table, UndoneLuck};
use crate::{Fast, Game, Keyed, Seat, Silence, Viewer};

/// How many states are imagined to see whether somebody learned something.
const IMAGINED: u64 = 8;

/// Why a step cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CannotUndo {
    /// The seat has played nothing that could be taken back.
    #[error("seat {0} has played nothing that could be undone")]
    NothingPlayed(Seat),
    /// What others did since depends on it.
    #[error("others have played since step {0}")]
    PlayedOn(u64),
}

impl<G: Game> Table<G> {
    /// Takes back the seat's latest step, and writes that down. Only the mechanics: whether it is fair is for the
    /// people at the table, or for [`Table::undo_is_free`]. Luck that was drawn stays drawn: whatever is played instead
    /// gets the same.
    pub fn undo(&mut self, seat: Seat) -> Result<u64, CannotUndo> {
        self.take_back(seat, UndoneLuck::Same)
    }

    pub(super) fn take_back(&mut self, seat: Seat, luck: UndoneLuck) -> Result<u64, CannotUndo> {
        let (index, without) = self.without_latest(seat, luck)?;
        let step = self.steps[index].number;
        (self.state, self.steps, self.luck) = (without.state, without.steps, without.luck);
        self.entries.push(Entry::Undo { seat, step, luck });
        self.seat_entries[seat] += 1;
        Ok(step)
    }

    /// May the seat take back its latest step without asking? Yes while no luck was drawn and nobody else has learned
    /// anything by it. Computed from the views, so a game cannot get it wrong: either the others see no trace of the step,
    /// because it is still sealed; or nothing came after it, and whoever does not know what is hidden could have
    /// foreseen exactly the view they have now, whatever is hidden. Whoever acted has foreseen their own view, too, or
    /// they would take back something after a peek.
    pub fn undo_is_free(&self, seat: Seat) -> bool {
        let Ok((index, without)) = self.without_latest(seat, UndoneLuck::Same) else { return false };
        let step = self.steps[index];
        let is_last = index + 1 == self.steps.len();
        let mut viewers = self.seat_entries.seats().map(Viewer::Seat).chain([Viewer::Public]);
        !self.luck.drew(index)
            && viewers.all(|viewer| {
                without.view(viewer) == self.view(viewer)
                    || ((is_last || viewer.sees(seat)) && without.is_foreseen(self, viewer, step))
            })
    }

    /// Would `viewer` see the same after this step in whatever state it can imagine?
    fn is_foreseen(&self, after: &Self, viewer: Viewer, step: Step<G::Action>) -> bool {
        let game = self.game();
        let (view, seen) = (self.view(viewer), after.view(viewer));
        (0..IMAGINED).all(|luck| {
            let mut state = game.imagine(&view, &mut Fast::new(luck));
            let awaited = game.turn(&state).awaited().contains(step.seat);
            if !awaited || game.check(&state, step.seat, &step.action).is_err() {
                return false;
            }
            game.play(&mut state, step.seat, step.action, &mut Fast::new(luck), &mut Silence);
            game.view(&state, viewer) == seen
        })
    }

    /// The table as if the seat's latest step had not been played, and where that step is.
    fn without_latest(&self, seat: Seat, luck: UndoneLuck) -> Result<(usize, Self), CannotUndo> {
        // What was played before a branch belongs to another game.
        let is_own = |step: &Step<G::Action>| step.seat == seat && step.number > self.branched_after();
        let index = self.steps.iter().rposition(is_own).ok_or(CannotUndo::NothingPlayed(seat))?;
        let played_on = CannotUndo::PlayedOn(self.steps[index].number);
        let mut without = self.clone();
        match luck {
            // Later steps would get this step's luck instead of their own.
            UndoneLuck::Same if self.luck.drew(index) && self.luck.drew_after(index) => {
                return Err(played_on);
            }
            UndoneLuck::Same => {}
            UndoneLuck::Other => without.luck.forget(index),
        }
        without.steps.remove(index);
        if !without.replay_from_setup() {
            return Err(played_on);
        }
        without.luck.settle();
        Ok((index, without))
    }

    /// Plays the steps again from the beginning; stops with false where one is not legal any more.
    pub(super) fn replay_from_setup(&mut self) -> bool {
        self.state = self.setting.game().setup(self.seats(), &mut Keyed::new(&self.seed, 0));
        self.luck.rewind();
        std::mem::take(&mut self.steps).into_iter().all(|step| {
            let legal = self.turn().awaited().contains(step.seat)
                && self.game().check(&self.state, step.seat, &step.action).is_ok();
            if legal {
                self.carry_out(step);
            }
            legal
        })
    }
}
