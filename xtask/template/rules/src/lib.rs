//! __Name__: lay cards that beat the one on top. The rules are in `RULES.md`, by number.
//!
//! The files follow the rulebook: `components` is what is in the box, `edition` what is printed on it, `state` how it lies
//! on the table, `action` what one may do, `setup` how it starts, `playing` the turn, `score` who wins, `view` what is
//! hidden, `event` what is told, `refusal` why not, `notation` how it is written down.

mod action;
mod components;
mod edition;
mod event;
mod notation;
mod playing;
mod refusal;
mod score;
mod setup;
mod state;
mod view;

pub use action::Action;
pub use components::{Card, HAND};
pub use edition::Edition;
pub use event::Event;
pub use playing::scores;
pub use refusal::Refusal;
pub use state::{Hand, State};
pub use view::{HandView, View};

use benben_core::{
    Chance, EditionError, Game, Meta, Options, Outcome, Seat, Seats, Sink, Standings, Turn, Viewer,
};

/// The rules of __Name__, with an edition's cards.
#[derive(Clone, Debug)]
pub struct __Name__ {
    edition: Edition,
}

impl __Name__ {
    /// The cards in play.
    pub fn edition(&self) -> &Edition {
        &self.edition
    }
}

impl Game for __Name__ {
    const META: Meta = Meta {
        id: "__id__",
        title: "__Name__",
        min_seats: 2,
        max_seats: 4,
        rules_version: 1,
        rules: include_str!("../RULES.md"),
        edition: include_str!("../editions/benben.toml"),
        earlier_editions: &[],
        options: &[],
        turn_rule: "__R__1",
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
        __Name__ { edition }
    }

    fn setup(&self, seats: usize, chance: &mut impl Chance) -> State {
        setup::setup(&self.edition, seats, chance)
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        if state.is_over() { Turn::Over } else { Turn::Awaits(Seats::only(state.turn)) }
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        action::legal(&state.hands[seat], actions);
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        action::check(&state.hands[seat], action)
    }

    #[inline]
    fn play(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        _chance: &mut impl Chance,
        events: &mut impl Sink<Event>,
    ) {
        playing::play(state, seat, action, events);
    }

    fn standings(&self, state: &State) -> Standings {
        score::standings(state)
    }

    fn outcome(&self, state: &State) -> Outcome {
        score::outcome(state)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn imagine(&self, view: &View, chance: &mut impl Chance) -> State {
        view::imagine(&self.edition, view, chance)
    }
}
