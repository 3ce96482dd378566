//! A random game, walked step by step under the eyes of a law.

use crate::Lawful;
use crate::case::Case;
use crate::lawful::{ActionOf, EventOf, StateOf};
use benben_core::{
    CannotUndo, Chance, Deal, Fast, Game, Keyed, Played, Seat, Seats, Setting, Step, Table, Turn, Viewer,
};

/// What a law does with luck of its own, so that two uses never share it.
#[derive(Clone, Copy)]
pub(crate) enum Purpose {
    Looking = 1,
    Imagining = 2,
    Choosing = 3,
}

/// One random game.
pub(crate) struct Walk<L: Lawful> {
    table: Table<L::Game>,
    deal: Deal,
    case: Case,
    /// Luck for the choices beyond those of the case.
    luck: Fast,
    /// A law that is expensive looks at one position in this many.
    one_in: u32,
    /// What is being played this moment: if the game panics, this is why.
    trying: Option<Step<ActionOf<L>>>,
    /// The seats awaited at the beginning of the turn.
    turn_seats: Seats,
}

impl<L: Lawful> Walk<L> {
    /// Sits down.
    pub(crate) fn new(settings: &[Setting<L::Game>], case: &Case, one_in: u32) -> Self {
        let deal = Deal::from_number(case.seed, case.seats);
        let table = Table::open(settings[case.setting].clone(), case.seats, deal.seed());
        let turn_seats = table.turn().awaited();
        let luck = Fast::part(case.seed, u64::MAX);
        Walk { table, deal, case: case.clone(), luck, one_in, trying: None, turn_seats }
    }

    pub(crate) fn table(&self) -> &Table<L::Game> {
        &self.table
    }

    pub(crate) fn game(&self) -> &L::Game {
        self.table.game()
    }

    pub(crate) fn state(&self) -> &StateOf<L> {
        self.table.state()
    }

    pub(crate) fn deal(&self) -> &Deal {
        &self.deal
    }

    pub(crate) fn trying(&self) -> Option<Step<ActionOf<L>>> {
        self.trying
    }

    pub(crate) fn turn_seats(&self) -> Seats {
        self.turn_seats
    }

    /// How much was done, taken back or not.
    pub(crate) fn len(&self) -> usize {
        self.table.entries().len()
    }

    pub(crate) fn awaited(&self) -> Seats {
        self.table.turn().awaited()
    }

    /// Everyone who may look before the game is over: each seat and the public.
    pub(crate) fn viewers(&self) -> impl Iterator<Item = Viewer> + use<L> {
        Seats::all(self.table.seats()).into_iter().map(Viewer::Seat).chain([Viewer::Public])
    }

    /// Is this one of the positions that an expensive law looks at? Depends on the case and the step alone, so that
    /// shrinking finds the same positions again.
    pub(crate) fn looks(&self) -> bool {
        self.luck_for(Purpose::Looking).below(self.one_in) == 0
    }

    /// Luck of the law itself at this position.
    pub(crate) fn luck_for(&self, purpose: Purpose) -> Fast {
        Fast::part(self.case.seed.wrapping_mul(8) + purpose as u64, self.len() as u64)
    }

    /// The table's luck for the action with this number.
    pub(crate) fn chance(&self, number: u64) -> Keyed {
        Keyed::new(&self.deal.seed(), number)
    }

    /// The number of the next action.
    pub(crate) fn next_number(&self) -> u64 {
        self.table.entries().len() as u64 + 1
    }

    /// The state after an action with the table's own luck, and what was told. The walk stays where it is.
    pub(crate) fn after(&self, state: &StateOf<L>, step: Step<ActionOf<L>>) -> (StateOf<L>, Vec<EventOf<L>>) {
        let (mut state, mut events) = (state.clone(), Vec::new());
        self.game().play(&mut state, step.seat, step.action, &mut self.chance(step.number), &mut events);
        (state, events)
    }

    /// What an awaited seat may do.
    pub(crate) fn legal(&self, seat: Seat) -> Vec<ActionOf<L>> {
        self.table.legal(seat)
    }

    /// Everything that can be written down for a seat.
    pub(crate) fn universe(&self, seat: Seat) -> Vec<ActionOf<L>> {
        let mut actions = Vec::new();
        L::universe(self.game(), self.state(), seat, &mut actions);
        actions
    }

    /// The next action of the random game. None when it is over, when it is endless, or when an awaited seat cannot
    /// act: the laws about that report it, the others have seen enough.
    pub(crate) fn choose(&mut self) -> Option<Step<ActionOf<L>>> {
        if self.len() >= L::LONGEST {
            return None;
        }
        let awaited: Vec<Seat> = self.awaited().into_iter().collect();
        if awaited.is_empty() {
            return None;
        }
        let choice = match self.case.choices.get(self.len()) {
            Some(choice) => u32::from(*choice),
            None => self.luck.below(1 << 20),
        };
        let seat = awaited[choice as usize % awaited.len()];
        let legal = self.legal(seat);
        let index = (choice as usize / awaited.len()).checked_rem(legal.len())?;
        Some(Step { number: self.next_number(), seat, action: legal[index] })
    }

    /// Plays it. None when `check` refuses what `legal` offered: one law reports that.
    pub(crate) fn play(&mut self, step: Step<ActionOf<L>>) -> Option<Played<EventOf<L>>> {
        let before = self.awaited();
        self.trying = Some(step);
        let played = self.table.play(step.seat, step.action).ok();
        self.trying = None;
        let after = self.awaited();
        if after != before && after != before.without(step.seat) || after.is_empty() {
            self.turn_seats = after;
        }
        played
    }

    /// Takes back what was played last.
    pub(crate) fn undo(&mut self, seat: Seat) -> Result<u64, CannotUndo> {
        let undone = self.table.undo(seat);
        self.turn_seats = self.awaited();
        undone
    }

    /// Walks to the end.
    pub(crate) fn finish(&mut self) {
        while let Some(step) = self.choose() {
            if self.play(step).is_none() {
                break;
            }
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.table.turn() == Turn::Over
    }

    /// The game so far, as a person reads it. Replayed from the actions, because a panic may have left the state
    /// half changed.
    pub(crate) fn record_text(&self) -> String {
        let seed = self.deal.seed();
        let mut table = Table::<L::Game>::open(self.table.setting().clone(), self.table.seats(), seed);
        for entry in self.table.entries() {
            if table.enter(*entry).is_err() {
                break;
            }
        }
        table.record(&[], None).to_text()
    }
}
