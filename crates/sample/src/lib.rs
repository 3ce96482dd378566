//! Sealed, a small made-up game for tests: everybody acts at once and unseen, hands are hidden, and there is some luck
//! (`RULES.md`).
//!
//! Whatever works for any game is tested with this one, so that no test outside `games/` depends on a real game.
//! With an option other than `flaw=none` it breaks a law on purpose; so does `Sealed<WRITING>` with flawed notation.

#![allow(missing_docs, reason = "what each thing is stands in RULES.md")]

mod action;
mod census;
mod components;
mod event;
pub mod flaw;
mod opening;
mod score;
mod sealing;
mod state;
mod view;

pub use action::{Action, Refusal};
pub use components::{Card, Cards, Chamber};
pub use event::Event;
pub use state::{Holding, Phase, State, TOKENS};
pub use view::{Own, Seen, View};

use benben_core::{
    Chance, Choice, EditionError, Fast, Game, Meta, Options, Outcome, PerSeat, Pile, Seat, Seats, Setting,
    Sink, Standings, Turn, Viewer, read_toml,
};
use serde::Deserialize;

/// The rules, with a flaw or without.
#[derive(Clone, Debug)]
pub struct Sealed<const WRITING: u8 = { flaw::WRITES_WELL }> {
    pub edition: Edition,
    pub rounds: u8,
    pub flaw: &'static str,
}

/// What is in the box.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edition {
    pub name: String,
    pub values: u8,
    pub copies: u8,
}

impl<const WRITING: u8> Game for Sealed<WRITING> {
    const META: Meta = Meta {
        id: "sealed",
        title: "Sealed",
        min_seats: 2,
        max_seats: 4,
        rules_version: 1,
        rules: include_str!("../RULES.md"),
        edition: include_str!("../edition.toml"),
        earlier_editions: &[include_str!("../earlier-edition.toml")],
        options: &[Choice { key: "rounds", values: &["3", "2"] }, Choice { key: "flaw", values: flaw::ALL }],
        turn_rule: "Z3",
    };

    type Edition = Edition;
    type State = State;
    type Action = Action<WRITING>;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;

    fn read_edition(text: &str) -> Result<Edition, EditionError> {
        read_toml(text)
    }

    fn new(edition: Edition, options: &Options) -> Self {
        let rounds = options.chosen("rounds").parse().expect("the choices are numbers");
        Sealed { edition, rounds, flaw: options.chosen("flaw") }
    }

    /// Z2.
    fn setup(&self, seats: usize, chance: &mut impl Chance) -> State {
        let mut deck = self.all_cards();
        let holdings = PerSeat::from_fn(seats, |_| Holding::new(&mut deck, chance));
        let chambers = std::array::from_fn(|_| deck.draw(chance));
        State {
            round: 1,
            phase: Phase::Sealing,
            deck,
            discard: Pile::new(),
            chambers,
            holdings,
            first: None,
            forgotten: 0,
        }
    }

    fn turn(&self, state: &State) -> Turn {
        match state.phase {
            Phase::Sealing if self.flaw == flaw::TURN_PEEKS => {
                let unequal = |seat: &Seat| state.holdings[*seat].hand[0] != state.holdings[*seat].hand[1];
                Turn::Awaits(state.unsealed().into_iter().filter(unequal).collect())
            }
            Phase::Sealing => Turn::Awaits(state.unsealed()),
            Phase::Swapping { seat } => Turn::Awaits(Seats::only(seat)),
            Phase::Over => Turn::Over,
        }
    }

    fn legal(&self, state: &State, seat: Seat, actions: &mut Vec<Action<WRITING>>) {
        match state.phase {
            Phase::Sealing => self.legal_sealing(state, seat, actions),
            Phase::Swapping { .. } => self.legal_swapping(state, seat, actions),
            Phase::Over => {}
        }
    }

    fn check(&self, state: &State, seat: Seat, action: &Action<WRITING>) -> Result<(), Refusal> {
        match action {
            Action::Put(_) => self.check_put(state, seat),
            Action::Seal => self.check_seal(state, seat),
            Action::Swap(card) => self.check_swap(state, seat, *card),
            Action::Keep => self.check_moment(state, "keep"),
        }
    }

    fn play(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action<WRITING>,
        chance: &mut impl Chance,
        events: &mut impl Sink<Event>,
    ) {
        match action {
            Action::Put(chamber) => self.put(state, seat, chamber, chance),
            Action::Seal => {
                self.seal(state, seat, events);
                if state.unsealed().is_empty() || self.flaw == flaw::HASTY {
                    self.open(state, events);
                }
            }
            Action::Swap(card) => self.swap(state, seat, card, chance, events),
            Action::Keep => self.keep(state, seat, chance, events),
        }
    }

    fn standings(&self, state: &State) -> Standings {
        self.rank(state)
    }

    fn outcome(&self, state: &State) -> Outcome {
        self.account(state)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.look(state, viewer)
    }

    fn view_into(&self, state: &State, viewer: Viewer, view: &mut View) {
        let before = std::mem::replace(view, self.look(state, viewer));
        if self.flaw == flaw::KEEPS_SECRETS {
            let seen = view.holdings.as_mut_slice().iter_mut().zip(before.holdings.as_slice());
            seen.for_each(|(seen, before)| seen.own = seen.own.or(before.own));
        }
    }

    fn imagine(&self, view: &View, chance: &mut impl Chance) -> State {
        self.guess(view, chance)
    }

    fn awaited(&self, view: &View) -> Seats {
        if self.flaw == flaw::AWAITS_ALL {
            return Seats::all(view.holdings.len());
        }
        self.turn(&self.guess(view, &mut Fast::new(0))).awaited()
    }
}

/// Every setting with this flaw.
pub fn settings<const WRITING: u8>(flaw: &str) -> Vec<Setting<Sealed<WRITING>>> {
    let all = Options::all(Sealed::<WRITING>::META.options).into_iter();
    all.filter(|options| options.chosen("flaw") == flaw).map(Setting::with_options).collect()
}
