//! Ankh: mummies bring gifts to a moody queen whose wishes change. The rules are in `RULES.md`, by number.
//!
//! The files follow the rulebook: `components` is what is in the box, `state` how it lies on the table, `action`
//! what one may do, `setup` how it starts, `playing` the turn, `scoring` the queen's verdict, `score` who wins, `view`
//! what is hidden, `event` what is told, `notation` how it is written down.

mod action;
mod components;
mod edition;
mod event;
mod notation;
mod playing;
mod refusal;
mod score;
mod scoring;
mod setup;
mod state;
mod view;

pub use action::{Action, Offering};
pub use components::{Card, Colour, Face, HAND, Wish};
pub use edition::Edition;
pub use event::Event;
pub use playing::QUIET_TURNS;
pub use refusal::Refusal;
pub use scoring::{is_due, missing, row_worth};
pub use state::{Ended, Hand, Row, State};
pub use view::{HandView, View};

use benben_core::{
    Chance, Choice, EditionError, Game, Meta, Options, Outcome, Seat, Seats, Sink, Standings, Turn, Viewer,
};

/// The rules of Ankh, with an edition's cards and the goal that was chosen.
#[derive(Clone, Debug)]
pub struct Ankh {
    edition: Edition,
    /// Points that end the game (A16).
    goal: i16,
}

impl Ankh {
    /// The cards in play.
    pub fn edition(&self) -> &Edition {
        &self.edition
    }

    /// Points that end the game (A16).
    pub fn goal(&self) -> i16 {
        self.goal
    }
}

impl Game for Ankh {
    const META: Meta = Meta {
        id: "ankh",
        title: "Ankh",
        min_seats: 2,
        max_seats: 5,
        rules_version: 1,
        rules: include_str!("../RULES.md"),
        edition: include_str!("../editions/benben.toml"),
        earlier_editions: &[],
        options: &[Choice { key: "goal", values: &["50", "100", "150"] }],
        turn_rule: "A5",
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

    fn new(edition: Edition, options: &Options) -> Self {
        let goal = options.chosen("goal").parse().expect("all goals are numbers");
        Ankh { edition, goal }
    }

    fn setup(&self, seats: usize, chance: &mut impl Chance) -> State {
        setup::setup(&self.edition, seats, chance)
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        turn(state.turn, state.ended)
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
        chance: &mut impl Chance,
        events: &mut impl Sink<Event>,
    ) {
        playing::play(state, self.goal, seat, action, chance, events);
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

    fn awaited(&self, view: &View) -> Seats {
        turn(view.turn, view.ended).awaited()
    }
}

/// A5: whom the rules wait for, as state and view both tell it.
#[inline]
fn turn(seat: Seat, ended: Option<Ended>) -> Turn {
    match ended {
        None => Turn::Awaits(Seats::only(seat)),
        Some(_) => Turn::Over,
    }
}
