//! One game being played: the state, the actions so far, and who may act next.

use crate::{
    Deal, EditionError, EditionFile, Ending, Game, Keyed, Options, PerSeat, Record, RecordStep, Refusal,
    RuleId, Seat, Seed, Turn, Viewer,
};

/// What a table is opened with: the rules, their edition and options.
#[derive(Clone, Debug)]
pub struct Setting<G> {
    game: G,
    edition: EditionFile,
    options: Options,
}

impl<G: Game> Setting<G> {
    /// The rules for this edition and these options.
    pub fn new(edition: EditionFile, options: Options) -> Result<Self, EditionError> {
        edition.check_game(G::META.id)?;
        let game = G::new(G::read_edition(edition.text())?, &options);
        Ok(Setting { game, edition, options })
    }

    /// The built-in edition and the standard options.
    pub fn standard() -> Self {
        Self::with_options(Options::standard(G::META.options))
    }

    /// The built-in edition and these options.
    pub fn with_options(options: Options) -> Self {
        let edition = EditionFile::new(G::META.edition).expect("the built-in edition is tested");
        Self::new(edition, options).expect("the built-in edition is tested")
    }

    /// The rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The edition.
    pub fn edition(&self) -> &EditionFile {
        &self.edition
    }

    /// The options.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Is this the edition that comes with the game?
    pub fn is_built_in(&self) -> bool {
        EditionFile::new(G::META.edition)
            .is_ok_and(|built_in| built_in.fingerprint() == self.edition.fingerprint())
    }
}

/// One action that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step<A> {
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
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    setting: Setting<G>,
    seed: Seed,
    state: G::State,
    steps: Vec<Step<G::Action>>,
    seat_steps: PerSeat<u64>,
}

impl<G: Game> Table<G> {
    /// Sits down: `seats` within the game's limits.
    pub fn open(setting: Setting<G>, seats: usize, seed: Seed) -> Self {
        assert!(
            (G::META.min_seats..=G::META.max_seats).contains(&seats),
            "{} seats cannot play {}",
            seats,
            G::META.id
        );
        let state = setting.game.setup(seats, &mut Keyed::new(&seed, 0));
        Table { setting, seed, state, steps: Vec::new(), seat_steps: PerSeat::new(seats) }
    }

    /// Plays an action, or says why not. A refused action changes nothing.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<Played<G::Event>, Refused<G::Refusal>> {
        if !self.turn().awaited().contains(seat) {
            return Err(Refused::NotAwaited { rule: G::META.turn_rule });
        }
        self.setting.game.check(&self.state, seat, &action).map_err(Refused::ByRule)?;
        let step = self.steps.len() as u64 + 1;
        let mut chance = Keyed::new(&self.seed, step);
        let mut events = Vec::new();
        self.setting.game.play(&mut self.state, seat, action, &mut chance, &mut events);
        self.steps.push(Step { seat, action });
        self.seat_steps[seat] += 1;
        Ok(Played { step, events, drawn: chance.drawn() })
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
        let earlier = self.steps.iter().filter(|step| step.seat == seat).nth(number.wrapping_sub(1) as usize);
        if earlier.is_some_and(|step| step.action == action) {
            return Err(Refused::AlreadyPlayed);
        }
        Err(Refused::WrongNumber { expected })
    }

    /// The number of the seat's next action.
    pub fn next_number(&self, seat: Seat) -> u64 {
        self.seat_steps[seat] + 1
    }

    /// The rules.
    pub fn game(&self) -> &G {
        &self.setting.game
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
        self.seat_steps.len()
    }

    /// What was played so far.
    pub fn steps(&self) -> &[Step<G::Action>] {
        &self.steps
    }

    /// Whom the rules wait for.
    pub fn turn(&self) -> Turn {
        self.setting.game.turn(&self.state)
    }

    /// What the viewer may know.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.setting.game.view(&self.state, viewer)
    }

    /// What the seat may do now; nothing unless it is awaited.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if self.turn().awaited().contains(seat) {
            self.setting.game.legal(&self.state, seat, &mut actions);
        }
        actions
    }

    /// Writes down what was played. `players` names who sat where; `deal` shows that the seed was fair.
    pub fn record(&self, players: &[String], deal: Option<Deal>) -> Record {
        let ending = (self.turn() == Turn::Over).then(|| Ending::of(self.game(), &self.state));
        Record {
            game: G::META.id.to_owned(),
            rules: G::META.rules_version,
            edition: self.setting.edition.name().to_owned(),
            edition_fingerprint: self.setting.edition.fingerprint().to_owned(),
            edition_text: (!self.setting.is_built_in()).then(|| self.setting.edition.text().to_owned()),
            options: self.setting.options.to_string(),
            players: (0..self.seats()).map(|index| players.get(index).cloned().unwrap_or_default()).collect(),
            seed: self.seed,
            deal,
            steps: self
                .steps
                .iter()
                .map(|step| RecordStep { seat: step.seat, action: step.action.to_string() })
                .collect(),
            ending,
        }
    }
}
