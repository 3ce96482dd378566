//! Taking back: the mechanics, and when nobody needs to be asked.

use super::{Entry, Step, Table};
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
    /// people at the table, or for [`Table::undo_is_free`].
    pub fn undo(&mut self, seat: Seat) -> Result<u64, CannotUndo> {
        let (index, without) = self.without_latest(seat)?;
        let step = self.steps[index].number;
        (self.state, self.steps) = (without.state, without.steps);
        self.entries.push(Entry::Undo { seat, step });
        self.seat_entries[seat] += 1;
        Ok(step)
    }

    /// May the seat take back its latest step without asking? Yes while no luck was drawn and nobody else has learned
    /// anything by it. Computed from the views, so a game cannot get it wrong: either the others see no trace of the step,
    /// because it is still sealed; or nothing came after it, and whoever does not know what is hidden could have
    /// foreseen exactly the view they have now, whatever is hidden.
    pub fn undo_is_free(&self, seat: Seat) -> bool {
        let Ok((index, without)) = self.without_latest(seat) else { return false };
        let step = self.steps[index];
        let is_last = index + 1 == self.steps.len();
        let mut others = self.seat_entries.seats().map(Viewer::Seat).chain([Viewer::Public]);
        self.drew_no_luck(index)
            && others.all(|viewer| {
                viewer.sees(seat)
                    || without.view(viewer) == self.view(viewer)
                    || (is_last && without.is_foreseen(self, viewer, step))
            })
    }

    /// Was the step at this index played without luck?
    fn drew_no_luck(&self, index: usize) -> bool {
        let mut before = self.clone();
        before.steps.truncate(index);
        before.replay_from_setup();
        let (_, drawn) = before.carry_out(self.steps[index]);
        drawn == 0
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
    fn without_latest(&self, seat: Seat) -> Result<(usize, Self), CannotUndo> {
        let index =
            self.steps.iter().rposition(|step| step.seat == seat).ok_or(CannotUndo::NothingPlayed(seat))?;
        let mut without = self.clone();
        without.steps.remove(index);
        if !without.replay_from_setup() {
            return Err(CannotUndo::PlayedOn(self.steps[index].number));
        }
        Ok((index, without))
    }

    /// Plays the steps again from the beginning; stops with false where one is not legal any more.
    pub(super) fn replay_from_setup(&mut self) -> bool {
        self.state = self.setting.game().setup(self.seats(), &mut Keyed::new(&self.seed, 0));
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
