//! Cheops: take treasures from a pyramid, sell them now or speculate on their price. The rules are in `RULES.md`, by number.
//!
//! The files follow the rulebook: `components` is what is in the box, `field` and `pyramid` the place of the action,
//! `state` how everything lies on the table, `action` what one may do, `setup` how it starts; `turn`, `take`, `market`,
//! `drawing` and `ending` are the course of play, `laws` and `kept` the twelve laws, `score` who wins, `view` what is
//! hidden, `event` what is told, `notation` and `picture` how it is written down.

mod action;
mod by;
mod components;
mod drawing;
mod edition;
mod ending;
mod event;
mod field;
mod kept;
mod laws;
mod market;
mod notation;
mod picture;
mod playing;
mod pyramid;
mod refusal;
mod score;
mod setup;
mod state;
mod take;
mod turn;
mod view;

pub use action::Action;
pub use by::{By, Kind};
pub use components::{
    ByColour, ByLaw, ByTile, Colour, FAMILY_TILES, HAND, LAW_9_PRICE, Law, MOST_NUMBERS, NEIGHBOUR_PRICE,
    NEIGHBOUR_TILES, Number, Numbers, STACKS, TREASURES, Tile,
};
pub use edition::Edition;
pub use ending::boards_to_fill;
pub use event::Event;
pub use field::{Field, Fields, FieldsIter, ROWS};
pub use market::market_price;
pub use pyramid::{Pyramid, Spot};
pub use refusal::Refusal;
pub use score::{final_number, price, treasures};
pub use state::{Board, Course, Ended, Layout, Place, Right, Stack, Stage, State};
pub use view::{Policy, Purse, View};

use benben_core::{
    Chance, Choice, EditionError, Game, Meta, Options, Outcome, Seat, Seats, Sink, Standings, Turn, Viewer,
};

/// The rules of Cheops, with an edition's boards and what may be known about money.
#[derive(Clone, Debug)]
pub struct Cheops {
    edition: Edition,
    policy: Policy,
}

impl Cheops {
    /// What is printed.
    pub fn edition(&self) -> &Edition {
        &self.edition
    }

    /// What may be known about other people's money (C24).
    pub fn policy(&self) -> Policy {
        self.policy
    }
}

impl Game for Cheops {
    const META: Meta = Meta {
        id: "cheops",
        title: "Cheops",
        min_seats: 2,
        max_seats: 5,
        rules_version: 2,
        rules: include_str!("../RULES.md"),
        edition: include_str!("../editions/benben.toml"),
        earlier_editions: &[],
        options: &[Choice { key: "money", values: &["strict", "aid", "open"] }],
        turn_rule: "C11",
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
        let policy = match options.chosen("money") {
            "open" => Policy::Open,
            "aid" => Policy::Aid,
            _ => Policy::Strict,
        };
        Cheops { edition, policy }
    }

    fn setup(&self, seats: usize, chance: &mut impl Chance) -> State {
        setup::setup(&self.edition, seats, chance)
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        turn::turn(&state.layout)
    }

    #[inline]
    fn legal(&self, state: &State, _seat: Seat, actions: &mut Vec<Action>) {
        action::legal(state, actions);
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        action::check(state, seat, *action)
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
        playing::play(state, seat, action, chance, events);
    }

    fn standings(&self, state: &State) -> Standings {
        score::standings(state, self.edition.law_7())
    }

    fn outcome(&self, state: &State) -> Outcome {
        score::outcome(state, self.edition.law_7())
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(state, self.policy, self.edition.law_7(), viewer)
    }

    fn imagine(&self, view: &View, chance: &mut impl Chance) -> State {
        view::imagine(view, chance)
    }

    fn awaited(&self, view: &View) -> Seats {
        turn::turn(&view.layout).awaited()
    }
}
