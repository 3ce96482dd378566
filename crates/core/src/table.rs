//! One game being played: the state, the actions so far, and who may act next.

mod branch;
mod entry;
mod luck;
mod retrace;
mod undo;

pub use branch::Branch;
pub use entry::{Entry, NotEntered, UndoneLuck};
pub use undo::CannotUndo;

use crate::{
    Deal, Ending, Game, Keyed, PerSeat, Record, RecordStep, Refusal, RuleId, Seat, Seed, Setting, Turn,
    Viewer,
};

/// One action that was played and not taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step<A> {
    /// Its number in the record, from 1. It stays the same when earlier steps are taken back.
    pub number: u64,
    /// Whose.
    pub seat: Seat,
    /// What.
    pub action: A,
}

/// What playing an action brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played<E> {
    /// The number of the action in the record, from 1.
    pub step: u64,
    /// What everyone learned.
    pub events: Vec<E>,
    /// How often luck was asked.
    pub drawn: u32,
}

/// Why a table does not play an action.
#[derive(Clone, Debug, PartialEq)]
pub enum Refused<R> {
    /// The rules do not wait for this seat (or the game is over).
    NotAwaited {
        /// The rule that says whose turn it is.
        rule: RuleId,
    },
    /// The rules forbid the action.
    ByRule(R),
    /// The seat has played this very action under this number: nothing to do.
    AlreadyPlayed,
    /// The seat's next action has another number: the sender's picture of the table is old.
    WrongNumber {
        /// The number the seat's next action will have.
        expected: u64,
    },
}

impl<R: Refusal> Refused<R> {
    /// The rule behind the refusal, where it is one of the game's.
    pub fn rule(&self) -> Option<RuleId> {
        match self {
            Refused::NotAwaited { rule } => Some(rule),
            Refused::ByRule(refusal) => Some(refusal.rule()),
            Refused::AlreadyPlayed | Refused::WrongNumber { .. } => None,
        }
    }
}

/// One game being played.
///
/// ```
/// # #[path = "../examples/shaft/game.rs"]
/// # mod shaft;
/// use benben_core::{Refused, Seat, Seed, Setting, Table};
/// use shaft::{Dig, Event, Shaft};
///
/// let mut table: Table<Shaft> = Table::open(Setting::standard(), 2, Seed::from_number(7));
/// let ada = Seat::new(0);
/// let played = table.play_numbered(ada, 1, Dig(3)).expect("three steps are legal");
/// assert_eq!(played.events, [Event::Dug { seat: ada, steps: 3 }]);
///
/// // The answer got lost, and the same request comes again: nothing happens twice.
/// assert_eq!(table.play_numbered(ada, 1, Dig(3)), Err(Refused::AlreadyPlayed));
/// // Whoever sends another first action has an old picture of the table.
/// assert_eq!(table.play_numbered(ada, 1, Dig(2)), Err(Refused::WrongNumber { expected: 2 }));
/// // Whatever is refused changes nothing.
/// assert_eq!(table.play_numbered(ada, 2, Dig(2)), Err(Refused::NotAwaited { rule: "T2" }));
/// assert_eq!(table.entries().len(), 1);
/// ```
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    setting: Setting<G>,
    seed: Seed,
    /// From where on the luck is another, in order.
    branches: Vec<Branch>,
    state: G::State,
    /// Everything ever done, taken back or not: the number of an entry is its index and one.
    entries: Vec<Entry<G::Action>>,
    /// What was played and not taken back.
    steps: Vec<Step<G::Action>>,
    luck: luck::Drawn,
    seat_entries: PerSeat<u64>,
}

impl<G: Game> Table<G> {
    /// Sits down: `seats` within the game's limits.
    pub fn open(setting: Setting<G>, seats: usize, seed: Seed) -> Self {
        assert!(
            (G::META.min_seats..=G::META.max_seats).contains(&seats),
            "{} players can't play {}",
            seats,
            G::META.id
        );
        let state = setting.game().setup(seats, &mut Keyed::new(&seed, 0));
        Table {
            setting,
            seed,
            branches: Vec::new(),
            state,
            entries: Vec::new(),
            steps: Vec::new(),
            luck: luck::Drawn::default(),
            seat_entries: PerSeat::new(seats),
        }
    }

    /// Plays an action, or says why not. A refused action changes nothing.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<Played<G::Event>, Refused<G::Refusal>> {
        if !self.turn().awaited().contains(seat) {
            return Err(Refused::NotAwaited { rule: G::META.turn_rule });
        }
        self.setting.game().check(&self.state, seat, &action).map_err(Refused::ByRule)?;
        let number = self.entries.len() as u64 + 1;
        let (events, drawn) = self.carry_out(Step { number, seat, action });
        self.entries.push(Entry::Play { seat, action });
        self.seat_entries[seat] += 1;
        Ok(Played { step: number, events, drawn })
    }

    /// Carries out a legal step with the luck that is its turn to come.
    fn carry_out(&mut self, step: Step<G::Action>) -> (Vec<G::Event>, u32) {
        let key = self.luck.next(step.number);
        let mut chance = Keyed::new(self.seed_of(step.number), key);
        let mut events = Vec::new();
        self.setting.game().play(&mut self.state, step.seat, step.action, &mut chance, &mut events);
        self.steps.push(step);
        self.luck.played(key, chance.drawn());
        (events, chance.drawn())
    }

    /// Plays the seat's `number`-th action, counted from 1. Sending the same action twice is harmless, and two seats
    /// acting in the same instant never collide, because each counts only its own actions.
    pub fn play_numbered(
        &mut self,
        seat: Seat,
        number: u64,
        action: G::Action,
    ) -> Result<Played<G::Event>, Refused<G::Refusal>> {
        let expected = self.next_number(seat);
        if number == expected {
            return self.play(seat, action);
        }
        let earlier =
            self.entries.iter().filter(|entry| entry.seat() == seat).nth(number.wrapping_sub(1) as usize);
        if earlier == Some(&Entry::Play { seat, action }) {
            return Err(Refused::AlreadyPlayed);
        }
        Err(Refused::WrongNumber { expected })
    }

    /// The number of the seat's next action. Taking back counts as one, so numbers only grow.
    pub fn next_number(&self, seat: Seat) -> u64 {
        self.seat_entries[seat] + 1
    }

    /// The rules.
    pub fn game(&self) -> &G {
        self.setting.game()
    }

    /// Edition and options.
    pub fn setting(&self) -> &Setting<G> {
        &self.setting
    }

    /// The whole truth; not for anyone who plays.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// How many sit here.
    pub fn seats(&self) -> usize {
        self.seat_entries.len()
    }

    /// Everything ever done, in order; the number of an entry is its index and one.
    pub fn entries(&self) -> &[Entry<G::Action>] {
        &self.entries
    }

    /// What was played so far and not taken back.
    pub fn steps(&self) -> &[Step<G::Action>] {
        &self.steps
    }

    /// Whom the rules wait for.
    pub fn turn(&self) -> Turn {
        self.setting.game().turn(&self.state)
    }

    /// What the viewer may know.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.setting.game().view(&self.state, viewer)
    }

    /// What the seat may do now; nothing unless it is awaited.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if self.turn().awaited().contains(seat) {
            self.setting.game().legal(&self.state, seat, &mut actions);
        }
        actions
    }

    /// Writes down what was played. `players` names who sat where; `deal` shows that the seed was fair.
    pub fn record(&self, players: &[String], deal: Option<Deal>) -> Record {
        let ending = (self.turn() == Turn::Over).then(|| Ending::of(self.game(), &self.state));
        Record {
            game: G::META.id.to_owned(),
            rules: G::META.rules_version,
            edition: self.setting.edition().name().to_owned(),
            edition_fingerprint: self.setting.edition().fingerprint().to_owned(),
            edition_text: (!self.setting.is_built_in()).then(|| self.setting.edition().text().to_owned()),
            options: self.setting.options().to_string(),
            players: (0..self.seats()).map(|index| players.get(index).cloned().unwrap_or_default()).collect(),
            seed: self.seed,
            branches: self.branches.clone(),
            deal,
            steps: self
                .entries
                .iter()
                .map(|entry| RecordStep { seat: entry.seat(), action: entry.to_string() })
                .collect(),
            ending,
        }
    }
}
