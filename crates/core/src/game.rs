//! The contract: what a set of rules must be able to say.

use crate::{Chance, Choice, EditionError, Fast, NotationError, Options, Outcome, Seat, Seats, Standings};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt::{Debug, Display};
use std::str::FromStr;

/// The id of a numbered rule, such as `A11`. An id never changes its meaning.
pub type RuleId = &'static str;

/// What is true of a game before anyone sits down.
#[derive(Debug)]
pub struct Meta {
    /// Short name for commands, files and addresses.
    pub id: &'static str,
    /// Title as printed on the box.
    pub title: &'static str,
    /// Fewest seats.
    pub min_seats: usize,
    /// Most seats.
    pub max_seats: usize,
    /// Rises when the same actions would lead to another game. A record names it.
    pub rules_version: u32,
    /// The rules in our own words (`RULES.md`).
    pub rules: &'static str,
    /// The built-in edition (`editions/benben.toml`).
    pub edition: &'static str,
    /// Editions that were built in before: games played with one still replay. None of them is ever changed.
    pub earlier_editions: &'static [&'static str],
    /// What people choose before the game.
    pub options: &'static [Choice],
    /// The rule that says whose turn it is; refuses whoever acts unasked.
    pub turn_rule: RuleId,
}

/// Whom the rules wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// These seats, each in as many small actions as it needs, in any order of arrival.
    Awaits(Seats),
    /// Nobody: the game is over.
    Over,
}

impl Turn {
    /// The awaited seats; none when the game is over.
    #[inline]
    pub fn awaited(self) -> Seats {
        match self {
            Turn::Awaits(seats) => seats,
            Turn::Over => Seats::NONE,
        }
    }
}

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Viewer {
    /// One seat: what is public and what is its own.
    Seat(Seat),
    /// Everyone else: only what is public.
    Public,
    /// All hidden things lie open. Only for games that are over, and for records one owns.
    Open,
}

impl Viewer {
    /// May this viewer see what belongs to `seat` alone?
    #[inline]
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(own) => own == seat,
            Viewer::Public => false,
            Viewer::Open => true,
        }
    }
}

/// Why an action is not legal: one variant a rule, with the facts that failed. Not a sentence: texts are made
/// elsewhere, in the player's language.
pub trait Refusal: Clone + Debug + PartialEq + Serialize + Send + Sync {
    /// The rule that forbids it.
    fn rule(&self) -> RuleId;
}

/// Where public facts are told.
pub trait Sink<E> {
    /// This happened.
    fn tell(&mut self, event: E);
}

impl<E> Sink<E> for Vec<E> {
    fn tell(&mut self, event: E) {
        self.push(event);
    }
}

/// Nobody listens: for playouts.
#[derive(Clone, Copy, Debug)]
pub struct Silence;

impl<E> Sink<E> for Silence {
    #[inline]
    fn tell(&mut self, _event: E) {}
}

/// A set of rules with its printed matter: what is fixed while one game is played.
///
/// Everything that changes is in the `State`, a small value that is cheap to copy. All functions are pure: the
/// same input gives the same result, and luck comes in from outside.
///
/// ```
/// # #[path = "../examples/shaft/game.rs"]
/// # mod shaft;
/// use benben_core::{Fast, Game, Options, Scripted, Seat, Turn, Viewer};
/// use shaft::{Dig, Shaft};
///
/// let edition = Shaft::read_edition(Shaft::META.edition)?;
/// let game = Shaft::new(edition, &Options::standard(Shaft::META.options));
///
/// // The treasure lies six steps deep and as many more as luck says, which is scripted here.
/// let mut state = game.setup(2, &mut Scripted::new([1]));
/// let mut events = Vec::new();
/// for (seat, steps) in [(0, 3), (1, 3)] {
///     game.play(&mut state, Seat::new(seat), Dig(steps), &mut Scripted::none(), &mut events);
/// }
/// assert_eq!(game.turn(&state).awaited().first(), Some(Seat::new(0)));
///
/// // A bot thinks with states that look the same to it.
/// let view = game.view(&state, Viewer::Seat(Seat::new(0)));
/// let imagined = game.imagine(&view, &mut Fast::new(1));
/// assert_eq!(game.view(&imagined, Viewer::Seat(Seat::new(0))), view);
///
/// game.play(&mut state, Seat::new(0), Dig(1), &mut Scripted::none(), &mut events);
/// assert_eq!(game.turn(&state), Turn::Over);
/// assert_eq!(game.standings(&state).scores.as_slice(), [1, 0]);
/// assert_eq!(game.outcome(&state).ended_by, "T4");
/// # Ok::<(), benben_core::EditionError>(())
/// ```
pub trait Game: Clone + Send + Sync + Sized + 'static {
    /// What is true of the game before anyone sits down.
    const META: Meta;

    /// What is printed on the components, read and validated.
    type Edition: Clone + Debug + PartialEq;
    /// How everything lies on the table, secrets included.
    type State: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// One decision of one seat. Its notation is self-contained and short.
    type Action: Copy + Eq + Debug + Display + FromStr<Err = NotationError> + Send + Sync;
    /// What one viewer may know. `Display` draws the position as text.
    type View: Clone + Debug + PartialEq + Display + Serialize + DeserializeOwned + Send + Sync;
    /// A public fact that happened.
    type Event: Clone + Debug + PartialEq + Serialize + Send + Sync;
    /// Why an action is not legal.
    type Refusal: Refusal;

    /// Reads an edition file, or says which line and field is wrong and what is expected there.
    fn read_edition(text: &str) -> Result<Self::Edition, EditionError>;

    /// The rules for this edition and these options.
    fn new(edition: Self::Edition, options: &Options) -> Self;

    /// Prepares a table of `seats` seats.
    fn setup(&self, seats: usize, chance: &mut impl Chance) -> Self::State;

    /// Whom the rules wait for. Asked before every action, so it only looks things up.
    fn turn(&self, state: &Self::State) -> Turn;

    /// All legal actions of an awaited seat, each once, appended to `actions`. They depend on nothing that the
    /// seat may not know.
    fn legal(&self, state: &Self::State, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Is this action of an awaited seat legal? Agrees with `legal` on every action, and explains.
    fn check(&self, state: &Self::State, seat: Seat, action: &Self::Action) -> Result<(), Self::Refusal>;

    /// Carries out a legal action.
    fn play(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        chance: &mut impl Chance,
        events: &mut impl Sink<Self::Event>,
    );

    /// Scores and places as they would be if the game ended now; final when it is over.
    fn standings(&self, state: &Self::State) -> Standings;

    /// The finished game, explained. Only asked when it is over.
    fn outcome(&self, state: &Self::State) -> Outcome;

    /// What the viewer may know: built up from nothing, never stripped down.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// The same, written over an earlier view of any table of this game, whoever's it was: nothing of that is left. Where views
    /// are large, this costs less than a new one.
    #[inline]
    fn view_into(&self, state: &Self::State, viewer: Viewer, view: &mut Self::View) {
        *view = self.view(state, viewer);
    }

    /// Some full state that agrees with the view, hidden things at random as likely as they are.
    fn imagine(&self, view: &Self::View, chance: &mut impl Chance) -> Self::State;

    /// Whom the rules wait for, as far as whoever has this view can know: in a simultaneous step nobody can tell who is
    /// done. Taken from the view alone: what is asked of an imagined state cannot tell a secret of the true one. Where the
    /// view says it in so many words, looking there is faster.
    fn awaited(&self, view: &Self::View) -> Seats {
        self.turn(&self.imagine(view, &mut Fast::new(0))).awaited()
    }
}

/// What a player at a seat has: the seat's view and its legal actions. The state behind it stays out of reach,
/// so a bot that peeks does not compile.
#[derive(Debug)]
pub struct Eyes<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
    seat: Seat,
}

impl<'a, G: Game> Eyes<'a, G> {
    /// The eyes of this awaited seat.
    #[inline]
    pub fn new(game: &'a G, state: &'a G::State, seat: Seat) -> Self {
        Eyes { game, state, seat }
    }

    /// The rules.
    pub fn game(&self) -> &'a G {
        self.game
    }

    /// Whose eyes these are.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat may know.
    pub fn view(&self) -> G::View {
        self.game.view(self.state, Viewer::Seat(self.seat))
    }

    /// What the seat may do, appended to `actions`.
    #[inline]
    pub fn legal(&self, actions: &mut Vec<G::Action>) {
        self.game.legal(self.state, self.seat, actions);
    }
}
