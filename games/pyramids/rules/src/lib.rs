//! Silver & Gold Pyramids: everyone marks fields of small chambers at the same time. The rules are in `RULES.md`, by
//! number.
//!
//! The files follow the rulebook: `components`, `fields` and `shapes` are what is in the box, `state` how it lies on the
//! table, `action` what one may do, `setup` how it starts, `expedition` the rounds, `marking` and `symbols` what everyone
//! does with a shape, `completing` and `bonus` what follows, `score` who wins, `view` what is hidden, `event` what is
//! told, `notation` and `drawing` how it is written down.

mod action;
mod bonus;
mod completing;
mod components;
mod drawing;
mod edition;
mod event;
mod expedition;
mod fields;
mod marking;
mod notation;
mod refusal;
mod score;
mod setup;
mod shapes;
mod state;
mod symbols;
mod view;

pub use action::Action;
pub use bonus::{BONUS, next_bonus};
pub use components::{CARDS, Card, Cards, Colour, PerColour, Plan, Printed};
pub use drawing::{drawn_beside, drawn_chamber, drawn_ticks, drawn_torches};
pub use edition::{EXPEDITIONS, Edition, SKULL_BOXES};
pub use event::Event;
pub use fields::{Fields, SIDE};
pub use refusal::Refusal;
pub use score::{CARD, GEM_PAIR, TORCH};
pub use setup::DEALT;
pub use shapes::Shape;
pub use state::{
    BONUSES, Chamber, Earned, GEM_BOXES, IN_PLAY, OFFERED, Player, REVEALED, ROUNDS, Sealed, Sheet, State,
    Step, Torches,
};
pub use view::{ChamberView, DealtView, PlayerView, View};

use benben_core::{
    Chance, EditionError, Game, Meta, Options, Outcome, Seat, Seats, Sink, Standings, Turn, Viewer,
};

/// The rules of Silver & Gold Pyramids, with an edition's cards.
#[derive(Clone, Debug)]
pub struct Pyramids {
    edition: Edition,
}

impl Pyramids {
    /// The cards in play.
    pub fn edition(&self) -> &Edition {
        &self.edition
    }
}

impl Game for Pyramids {
    const META: Meta = Meta {
        id: "pyramids",
        title: "Silver & Gold Pyramids",
        min_seats: 2,
        max_seats: 4,
        rules_version: 1,
        rules: include_str!("../RULES.md"),
        edition: include_str!("../editions/benben.toml"),
        earlier_editions: &[],
        options: &[],
        turn_rule: "P8",
    };

    type Edition = Edition;
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;

    fn read_edition(text: &str) -> Result<Edition, EditionError> {
        edition::read(text)
    }

    fn new(edition: Edition, _options: &Options) -> Self {
        Pyramids { edition }
    }

    fn setup(&self, seats: usize, chance: &mut impl Chance) -> State {
        setup::setup(&self.edition, seats, chance)
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        turn(state.step, state.awaited)
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        action::legal(&self.edition, state, seat, actions);
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        action::check(&self.edition, state, seat, action)
    }

    #[inline]
    fn play(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        events: &mut impl Sink<Event>,
    ) {
        let edition = &self.edition;
        match action {
            Action::Mark { card, fields } => {
                marking::mark(edition, state, seat, card, fields, chance, events);
            }
            Action::Take(card) => completing::take(edition, state, seat, Some(card), chance, events),
            Action::TakeBlind => completing::take(edition, state, seat, None, chance, events),
            Action::Keep(first, second) => {
                setup::keep(edition, state, seat, [first, second], chance, events);
            }
        }
    }

    fn standings(&self, state: &State) -> Standings {
        score::standings(&self.edition, state)
    }

    fn outcome(&self, state: &State) -> Outcome {
        score::outcome(&self.edition, state)
    }

    #[inline]
    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(&self.edition, state, viewer)
    }

    #[inline]
    fn view_into(&self, state: &State, viewer: Viewer, view: &mut View) {
        view::view_into(&self.edition, state, viewer, view);
    }

    fn imagine(&self, view: &View, chance: &mut impl Chance) -> State {
        view::imagine(view, chance)
    }

    fn awaited(&self, view: &View) -> Seats {
        turn(view.step, view.awaited).awaited()
    }
}

/// P8: whom the rules wait for, as state and view both tell it.
#[inline]
fn turn(step: Step, awaited: Seats) -> Turn {
    if step == Step::Over { Turn::Over } else { Turn::Awaits(awaited) }
}
