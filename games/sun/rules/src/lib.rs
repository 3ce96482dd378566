//! Pyramid of the Sun: one pyramid built together, where height and value pay. The rules are in `RULES.md`, by number.
//!
//! The files follow the rulebook: `components` is what is in the box, `pyramid` where cards can lie, `state` how everything lies
//! on the table, `action` what one may do, `setup` how it starts, `drawing` and `placing` the two kinds of turn, `score`
//! what it is worth, `view` what is hidden, `event` what is told, `notation` how it is written down.

mod action;
mod components;
mod drawing;
mod edition;
mod event;
mod notation;
mod placing;
mod pyramid;
mod refusal;
mod score;
mod setup;
mod state;
mod view;

pub use action::Action;
pub use components::{Card, Deck, HAND_LIMIT, Shape, Symbol};
pub use drawing::QUIET_TURNS;
pub use edition::Edition;
pub use event::Event;
pub use pyramid::{Neighbours, Place, Places, PlacesIter, Pyramid};
pub use refusal::Refusal;
pub use score::card_points;
pub use setup::Base;
pub use state::{EdgeStock, Ended, Hand, Points, Stage, StandardStock, State, Stock};
pub use view::{HandView, StockView, View};

use benben_core::{
    Chance, Choice, EditionError, Game, Meta, Options, Outcome, Seat, Seats, Sink, Standings, Turn, Viewer,
};

/// The rules of Pyramid of the Sun, with an edition's cards, the base that was chosen, and what counts as adjacent.
#[derive(Clone, Debug)]
pub struct Sun {
    edition: Edition,
    base: Base,
    neighbours: Neighbours,
}

impl Sun {
    /// The cards in play.
    pub fn edition(&self) -> &Edition {
        &self.edition
    }

    /// How long the base row is (S4).
    pub fn base(&self) -> Base {
        self.base
    }

    /// Which cards are adjacent to one that is placed (S19).
    pub fn neighbours(&self) -> Neighbours {
        self.neighbours
    }

    /// S19: where cards lie that are adjacent to a place and bear this symbol.
    #[inline]
    pub fn linked(&self, pyramid: &Pyramid, place: Place, symbol: Symbol) -> Places {
        pyramid.linked(self.neighbours, place, symbol)
    }

    /// S20: what the symbol of a card is worth at a place in points: one for each adjacent card with the same symbol. Nothing
    /// means that it cannot be used.
    #[inline]
    pub fn symbol_worth(&self, pyramid: &Pyramid, card: Card, place: Place) -> u8 {
        card.symbol().map_or(0, |symbol| self.linked(pyramid, place, symbol).len() as u8)
    }
}

impl Game for Sun {
    const META: Meta = Meta {
        id: "sun",
        title: "Pyramid of the Sun",
        min_seats: 2,
        max_seats: 5,
        rules_version: 1,
        rules: include_str!("../RULES.md"),
        edition: include_str!("../editions/benben.toml"),
        earlier_editions: &[include_str!("../editions/earlier/benben-1.toml")],
        options: &[
            Choice { key: "base", values: &["standard", "short", "long"] },
            Choice { key: "neighbours", values: &["all", "levels"] },
        ],
        turn_rule: "S7",
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
        let base = match options.chosen("base") {
            "short" => Base::Short,
            "long" => Base::Long,
            _ => Base::Standard,
        };
        let neighbours = match options.chosen("neighbours") {
            "levels" => Neighbours::Levels,
            _ => Neighbours::All,
        };
        Sun { edition, base, neighbours }
    }

    fn setup(&self, seats: usize, chance: &mut impl Chance) -> State {
        setup::setup(&self.edition, self.base, seats, chance)
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        turn(state.turn, state.ended)
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        action::legal(state, seat, actions);
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
        match action {
            Action::Draw(deck) => drawing::draw(state, seat, deck, chance, events),
            Action::Discard(card) => drawing::discard(state, seat, card, events),
            Action::Place(card, place) => placing::place(state, self.neighbours, seat, card, place, events),
            Action::SymbolDraw(deck) => placing::draw_by_symbol(state, seat, deck, chance, events),
            Action::SymbolPoints => placing::score_symbol(state, self.neighbours, seat, events),
            Action::Stop => placing::end_turn(state, seat, events),
        }
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

/// S7: whom the rules wait for, as state and view both tell it.
#[inline]
fn turn(seat: Seat, ended: Option<Ended>) -> Turn {
    match ended {
        None => Turn::Awaits(Seats::only(seat)),
        Some(_) => Turn::Over,
    }
}
