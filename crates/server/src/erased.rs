//! Games without their types: the one place where a table forgets which game it plays.

use benben_bots::{Bot, Heuristics, bot_in_time};
use benben_core::{
    CannotUndo, Deal, EditionError, EditionFile, Eyes, Fast, Game, Meta, NotationError, OptionError, Options,
    Record, Refused, RuleId, Seat, Seats, Seed, Setting, Step, Table, Turn, Viewer, awaited,
};
use benben_games::{FaceVisitor, RulesVisitor, visit_face, visit_rules};
use benben_web::{Face, Look, Offered, Parts, Pick, Position};
use maud::Markup;
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use std::marker::PhantomData;

/// Something in JSON, ready to be sent.
pub(crate) type Json = Box<RawValue>;

/// A decision to be made elsewhere, on a thread that may be kept busy. It answers the action's notation.
pub(crate) type Decision = Box<dyn FnOnce() -> String + Send>;

/// What a table is opened with, as it is asked for and stored.
#[derive(Clone, Debug)]
pub(crate) struct Opening {
    /// Id of the game.
    pub(crate) game: String,
    /// The edition, unless it is the built-in one.
    pub(crate) edition: Option<String>,
    /// The options, as `key=value key=value`.
    pub(crate) options: String,
    /// How many sit there.
    pub(crate) seats: usize,
}

/// An opening that holds.
#[derive(Clone, Debug)]
pub(crate) struct Checked {
    /// What is true of the game.
    pub(crate) meta: &'static Meta,
    /// The opening; all options are mentioned, and a built-in edition is not.
    pub(crate) opening: Opening,
    /// Name of the edition.
    pub(crate) edition: String,
    /// Fingerprint of the edition.
    pub(crate) fingerprint: String,
}

/// Why a table cannot be opened so.
#[derive(Clone, Debug, thiserror::Error)]
pub(crate) enum OpeningError {
    /// No such game.
    #[error("there is no game `{game}`; there is {offered}")]
    Game {
        /// What was asked for.
        game: String,
        /// What there is.
        offered: String,
    },
    /// The edition is wrong.
    #[error("the edition: {0}")]
    Edition(#[from] EditionError),
    /// The options are wrong.
    #[error(transparent)]
    Options(#[from] OptionError),
    /// Too few or too many.
    #[error("{title} is for {min} to {max} seats, not {seats}")]
    Seats {
        /// Title of the game.
        title: &'static str,
        /// Fewest.
        min: usize,
        /// Most.
        max: usize,
        /// Asked for.
        seats: usize,
    },
}

/// What an action brought.
#[derive(Debug)]
pub(crate) struct Told {
    /// Its number in the record.
    pub(crate) step: u64,
    /// Its canonical notation.
    pub(crate) entry: String,
    /// What everyone learned.
    pub(crate) events: Vec<Json>,
}

/// Why an action was not played.
#[derive(Clone, Debug)]
pub(crate) enum NotPlayed {
    /// It is not written as the game's actions are.
    Notation(NotationError),
    /// A rule forbids it.
    ByRule {
        /// Which.
        rule: RuleId,
        /// The facts that failed, tagged with their kind.
        facts: serde_json::Value,
    },
    /// It was played before, under this number.
    Already,
    /// The seat's next action has another number.
    WrongNumber {
        /// Which.
        expected: u64,
    },
}

/// One game being played, whichever it is.
pub(crate) trait LiveGame: Send {
    /// Whom the rules wait for.
    fn turn(&self) -> Turn;
    /// Whom the rules wait for, as far as the viewer can know: in a simultaneous step nobody can tell who is done.
    fn awaited(&self, viewer: Viewer) -> Seats;
    /// How many entries the record has.
    fn entries(&self) -> u64;
    /// The number of the seat's next action.
    fn next_number(&self, seat: Seat) -> u64;
    /// Whose the latest step is that was not taken back.
    fn last_seat(&self) -> Option<Seat>;
    /// Has the seat played something that is not taken back?
    fn has_played(&self, seat: Seat) -> bool;
    /// Plays the seat's `number`-th action, written in notation.
    fn play(&mut self, seat: Seat, number: u64, text: &str) -> Result<Told, NotPlayed>;
    /// Enters a line of the record again: an action or `undo N`.
    fn replay(&mut self, seat: Seat, entry: &str) -> Result<Told, String>;
    /// Is the action legal now?
    fn check(&self, seat: Seat, text: &str) -> Result<(), NotPlayed>;
    /// What the seat that looks may do.
    fn offers(&self, look: Look<'_>) -> Vec<Offered>;
    /// What the face says and draws; `acts` is false for a seat that may only look.
    fn parts(&self, look: Look<'_>, acts: bool) -> Parts;
    /// The newest sentences of the log, the newest last.
    fn sentences(&self, look: Look<'_>, least: usize) -> Vec<String>;
    /// Why what these picks mean is not possible.
    fn why_not(&self, look: Look<'_>, picks: &[Pick]) -> Option<Markup>;
    /// Why this action is not possible.
    fn explain(&self, look: Look<'_>, action: &str) -> Option<Markup>;
    /// The table after so many steps of those that count, to look back.
    fn after(&self, steps: usize) -> Box<dyn LiveGame>;
    /// How many steps count.
    fn steps(&self) -> usize;
    /// Takes back the seat's latest step and answers which it was.
    fn undo(&mut self, seat: Seat) -> Result<u64, CannotUndo>;
    /// May the seat take back without asking?
    fn undo_is_free(&self, seat: Seat) -> bool;
    /// What the viewer may know.
    fn view(&self, viewer: Viewer) -> Json;
    /// What the viewer may know, drawn as text.
    fn drawing(&self, viewer: Viewer) -> String;
    /// The finished game, explained.
    fn outcome(&self) -> Json;
    /// What the bot of this name would do, seeing only what the seat sees.
    fn decision(&self, seat: Seat, bot: &str, luck: u64) -> Option<Decision>;
    /// Writes down what was played.
    fn record(&self, players: &[String], deal: Option<Deal>) -> Record;
}

/// Finds a bot by name.
type Bots<G> = fn(&str) -> Option<Box<dyn Bot<G>>>;

/// A table, the bots that can play at it, and the face that shows it.
struct Faced<F: Face> {
    table: Table<F::Game>,
    bots: Bots<F::Game>,
    face: PhantomData<F>,
}

impl<F: Face> Faced<F> {
    fn new(table: Table<F::Game>, bots: Bots<F::Game>) -> Self {
        Faced { table, bots, face: PhantomData }
    }
}

impl<F: Face> LiveGame for Faced<F> {
    fn turn(&self) -> Turn {
        self.table.turn()
    }

    fn awaited(&self, viewer: Viewer) -> Seats {
        awaited(self.table.game(), &self.table.view(viewer))
    }

    fn entries(&self) -> u64 {
        self.table.entries().len() as u64
    }

    fn next_number(&self, seat: Seat) -> u64 {
        self.table.next_number(seat)
    }

    fn last_seat(&self) -> Option<Seat> {
        self.table.steps().last().map(|step| step.seat)
    }

    fn has_played(&self, seat: Seat) -> bool {
        self.table.steps().iter().any(|step: &Step<<F::Game as Game>::Action>| step.seat == seat)
    }

    fn play(&mut self, seat: Seat, number: u64, text: &str) -> Result<Told, NotPlayed> {
        let action: <F::Game as Game>::Action = text.parse().map_err(NotPlayed::Notation)?;
        let played = self.table.play_numbered(seat, number, action).map_err(not_played)?;
        let events = played.events.iter().map(json).collect();
        Ok(Told { step: played.step, entry: action.to_string(), events })
    }

    fn replay(&mut self, seat: Seat, entry: &str) -> Result<Told, String> {
        if let Some(undone) = entry.strip_prefix("undo ") {
            let step = self.table.undo(seat).map_err(|cannot| cannot.to_string())?;
            if undone != step.to_string() {
                return Err(format!("undo takes back step {step}, not {undone}"));
            }
            return Ok(Told { step: LiveGame::entries(self), entry: entry.to_owned(), events: Vec::new() });
        }
        LiveGame::play(self, seat, self.table.next_number(seat), entry)
            .map_err(|refused| format!("seat {seat} may not `{entry}`: {refused:?}"))
    }

    fn check(&self, seat: Seat, text: &str) -> Result<(), NotPlayed> {
        let action: <F::Game as Game>::Action = text.parse().map_err(NotPlayed::Notation)?;
        if !self.table.turn().awaited().contains(seat) {
            return Err(not_played::<<F::Game as Game>::Refusal>(Refused::NotAwaited {
                rule: F::Game::META.turn_rule,
            }));
        }
        self.table
            .game()
            .check(self.table.state(), seat, &action)
            .map_err(|refusal| not_played(Refused::ByRule(refusal)))
    }

    fn offers(&self, look: Look<'_>) -> Vec<Offered> {
        benben_web::offers::<F>(&Position::at(&self.table), look)
    }

    fn parts(&self, look: Look<'_>, acts: bool) -> Parts {
        let parts = benben_web::parts::<F>(&Position::at(&self.table), look, acts);
        Parts { finished: benben_web::finished::<F>(&self.table, look.language), ..parts }
    }

    fn sentences(&self, look: Look<'_>, least: usize) -> Vec<String> {
        benben_web::log::<F>(&self.table, look, least)
    }

    fn why_not(&self, look: Look<'_>, picks: &[Pick]) -> Option<Markup> {
        benben_web::why_not::<F>(&Position::at(&self.table), look, picks)
    }

    fn explain(&self, look: Look<'_>, action: &str) -> Option<Markup> {
        benben_web::explain::<F>(&Position::at(&self.table), look, action)
    }

    fn after(&self, steps: usize) -> Box<dyn LiveGame> {
        Box::new(Faced::<F>::new(self.table.after(steps), self.bots))
    }

    fn steps(&self) -> usize {
        self.table.steps().len()
    }

    fn undo(&mut self, seat: Seat) -> Result<u64, CannotUndo> {
        self.table.undo(seat)
    }

    fn undo_is_free(&self, seat: Seat) -> bool {
        self.table.undo_is_free(seat)
    }

    fn view(&self, viewer: Viewer) -> Json {
        json(&self.table.view(viewer))
    }

    fn drawing(&self, viewer: Viewer) -> String {
        self.table.view(viewer).to_string()
    }

    fn outcome(&self) -> Json {
        json(&self.table.game().outcome(self.table.state()))
    }

    fn decision(&self, seat: Seat, name: &str, luck: u64) -> Option<Decision> {
        let mut bot = (self.bots)(name)?;
        let (game, state) = (self.table.game().clone(), self.table.state().clone());
        Some(Box::new(move || bot.choose(&Eyes::new(&game, &state, seat), &mut Fast::new(luck)).to_string()))
    }

    fn record(&self, players: &[String], deal: Option<Deal>) -> Record {
        self.table.record(players, deal)
    }
}

fn json(value: &impl Serialize) -> Json {
    to_raw_value(value).expect("views, events and outcomes are plain data")
}

fn not_played<R: benben_core::Refusal>(refused: Refused<R>) -> NotPlayed {
    match refused {
        Refused::NotAwaited { rule } => {
            NotPlayed::ByRule { rule, facts: serde_json::json!({ "kind": "not_awaited" }) }
        }
        Refused::ByRule(refusal) => NotPlayed::ByRule {
            rule: refusal.rule(),
            facts: serde_json::to_value(&refusal).expect("refusals are plain data"),
        },
        Refused::AlreadyPlayed => NotPlayed::Already,
        Refused::WrongNumber { expected } => NotPlayed::WrongNumber { expected },
    }
}

struct Check<'a>(&'a Opening);

impl RulesVisitor for Check<'_> {
    type Out = Result<Checked, OpeningError>;

    fn visit<G: Game>(self) -> Self::Out {
        let setting = setting::<G>(self.0)?;
        let edition = (!setting.is_built_in()).then(|| setting.edition().text().to_owned());
        Ok(Checked {
            meta: &G::META,
            opening: Opening { edition, options: setting.options().to_string(), ..self.0.clone() },
            edition: setting.edition().name().to_owned(),
            fingerprint: setting.edition().fingerprint().to_owned(),
        })
    }
}

struct Dealing<'a>(&'a Opening, Seed);

impl FaceVisitor for Dealing<'_> {
    type Out = Result<Box<dyn LiveGame>, OpeningError>;

    fn visit<F: Face, H: Heuristics<Game = F::Game>>(self) -> Self::Out {
        let table = Table::open(setting(self.0)?, self.0.seats, self.1);
        Ok(Box::new(Faced::<F>::new(table, bot_in_time::<H>)))
    }
}

fn setting<G: Game>(opening: &Opening) -> Result<Setting<G>, OpeningError> {
    let meta = &G::META;
    let (min, max, seats) = (meta.min_seats, meta.max_seats, opening.seats);
    if !(min..=max).contains(&seats) {
        return Err(OpeningError::Seats { title: meta.title, min, max, seats });
    }
    let options = Options::parse(meta.options, &opening.options)?;
    match &opening.edition {
        None => Ok(Setting::with_options(options)),
        Some(text) => Ok(Setting::new(EditionFile::new(text.as_str())?, options)?),
    }
}

/// Can a table be opened so?
pub(crate) fn check(opening: &Opening) -> Result<Checked, OpeningError> {
    visit_rules(&opening.game, Check(opening)).unwrap_or_else(|| Err(no_such_game(opening)))
}

/// Deals a game with this luck.
pub(crate) fn deal(opening: &Opening, seed: Seed) -> Result<Box<dyn LiveGame>, OpeningError> {
    visit_face(&opening.game, Dealing(opening, seed)).unwrap_or_else(|| Err(no_such_game(opening)))
}

fn no_such_game(opening: &Opening) -> OpeningError {
    let game = opening.game.chars().take(40).collect();
    OpeningError::Game { game, offered: benben_games::ids().collect::<Vec<_>>().join(", ") }
}

struct Verification<'a>(&'a Record);

impl RulesVisitor for Verification<'_> {
    type Out = Result<(), benben_core::RecordError>;

    fn visit<G: Game>(self) -> Self::Out {
        self.0.verify::<G>().map(|_| ())
    }
}

/// Replays a record and checks all it claims; nothing if its game is unknown.
pub(crate) fn verify(record: &Record) -> Option<Result<(), benben_core::RecordError>> {
    visit_rules(&record.game, Verification(record))
}
