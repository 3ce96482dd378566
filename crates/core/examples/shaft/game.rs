//! Shaft, a whole game in one file: somewhere below lies a treasure, and whoever digs down to it wins.

use benben_core::{
    Chance, EditionError, Game, Meta, NotationError, Options, Outcome, PerSeat, Refusal, RuleId, ScoreLine,
    Seat, Seats, Sink, Standings, Turn, Viewer, Words, read_toml,
};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The rules, together with what is printed on the components.
#[derive(Clone, Debug)]
pub struct Shaft {
    edition: Edition,
}

/// What is printed: how deep a treasure may lie.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edition {
    pub name: String,
    pub least: u8,
    pub most: u8,
}

/// How everything lies on the table, secrets included.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// Nobody knows it before the treasure is found.
    depth: u8,
    dug: u8,
    /// Who digs; once the treasure is found, who found it.
    digger: Seat,
    seats: usize,
}

impl State {
    fn is_over(&self) -> bool {
        self.dug >= self.depth
    }
}

/// One decision: `dig 2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dig(pub u8);

/// What one viewer may know: as much as the state, but for the secret.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    pub depth: Option<u8>,
    pub dug: u8,
    pub digger: Seat,
    pub seats: usize,
}

/// What everybody learns.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    Dug { seat: Seat, steps: u8 },
    Found { seat: Seat, depth: u8 },
}

/// T3 is the only rule that forbids anything.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct WrongNumber {
    pub steps: u8,
}

impl Refusal for WrongNumber {
    fn rule(&self) -> RuleId {
        "T3"
    }
}

impl Game for Shaft {
    const META: Meta = Meta {
        id: "shaft",
        title: "Shaft",
        min_seats: 2,
        max_seats: 4,
        rules_version: 1,
        rules: "# Shaft

## Preparation

**T1** Nobody knows how deep the treasure lies.

## Play

**T2** The seats dig in turn, clockwise.

**T3** Whoever digs, digs one, two or three steps.

## End

**T4** Whoever reaches the treasure wins.
",
        edition: "name = \"benben\"\nleast = 6\nmost = 10\n",
        earlier_editions: &[],
        options: &[],
        turn_rule: "T2",
    };

    type Edition = Edition;
    type State = State;
    type Action = Dig;
    type View = View;
    type Event = Event;
    type Refusal = WrongNumber;

    fn read_edition(text: &str) -> Result<Edition, EditionError> {
        read_toml(text)
    }

    fn new(edition: Edition, _options: &Options) -> Self {
        Shaft { edition }
    }

    /// T1: luck is handed in, and never kept.
    fn setup(&self, seats: usize, chance: &mut impl Chance) -> State {
        let Edition { least, most, .. } = self.edition;
        let depth = least + chance.below(u32::from(most - least) + 1) as u8;
        State { depth, dug: 0, digger: Seat::new(0), seats }
    }

    /// T2.
    fn turn(&self, state: &State) -> Turn {
        if state.is_over() { Turn::Over } else { Turn::Awaits(Seats::only(state.digger)) }
    }

    fn legal(&self, _state: &State, _seat: Seat, actions: &mut Vec<Dig>) {
        actions.extend([Dig(1), Dig(2), Dig(3)]);
    }

    /// T3: agrees with `legal`, and explains.
    fn check(&self, _state: &State, _seat: Seat, action: &Dig) -> Result<(), WrongNumber> {
        if (1..=3).contains(&action.0) { Ok(()) } else { Err(WrongNumber { steps: action.0 }) }
    }

    fn play(
        &self,
        state: &mut State,
        seat: Seat,
        action: Dig,
        _chance: &mut impl Chance,
        events: &mut impl Sink<Event>,
    ) {
        state.dug += action.0;
        events.tell(Event::Dug { seat, steps: action.0 });
        if state.is_over() {
            events.tell(Event::Found { seat, depth: state.depth });
        } else {
            state.digger = seat.left(state.seats);
        }
    }

    fn standings(&self, state: &State) -> Standings {
        let has_won = |seat| state.is_over() && seat == state.digger;
        Standings::by_score(PerSeat::from_fn(state.seats, |seat| i32::from(has_won(seat))))
    }

    /// T4.
    fn outcome(&self, state: &State) -> Outcome {
        let found = ScoreLine { rule: "T4", what: "treasure", mark: None, count: 1, each: 1, points: 1 };
        let mut account = PerSeat::new(state.seats);
        account[state.digger] = vec![found];
        Outcome { standings: self.standings(state), ended_by: "T4", account }
    }

    /// T1: built up from nothing. What is not written here, nobody sees.
    fn view(&self, state: &State, viewer: Viewer) -> View {
        let is_open = state.is_over() || viewer == Viewer::Open;
        let depth = is_open.then_some(state.depth);
        View { depth, dug: state.dug, digger: state.digger, seats: state.seats }
    }

    /// A state as it may well be behind this view: bots think with it.
    fn imagine(&self, view: &View, chance: &mut impl Chance) -> State {
        let least = self.edition.least.max(view.dug + 1);
        let depth = view
            .depth
            .unwrap_or_else(|| least + chance.below(u32::from(self.edition.most - least) + 1) as u8);
        State { depth, dug: view.dug, digger: view.digger, seats: view.seats }
    }
}

impl fmt::Display for Dig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "dig {}", self.0)
    }
}

impl FromStr for Dig {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::new(text);
        match words.word("dig")? {
            "dig" => {}
            other => return Err(NotationError::new(other, "dig")),
        }
        let steps = words.read("a number of steps")?;
        words.end()?;
        Ok(Dig(steps))
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let depth = self.depth.map_or("unknown".to_owned(), |depth| depth.to_string());
        write!(f, "{} steps deep, treasure at {depth}, seat {} digs", self.dug, self.digger)
    }
}
