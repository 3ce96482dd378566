//! From the id of a game to its types: openings are checked, games dealt, records verified.

use super::{Live, LiveGame, Mind};
use benben_bots::{Heuristics, bot, bot_in_time};
use benben_core::{
    EditionError, EditionFile, Game, Meta, OptionError, Options, Record, Seed, Setting, Table,
};
use benben_games::{FaceVisitor, RulesVisitor, visit_face, visit_rules};
use benben_web::Face;

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
    #[error("there is no game `{game}`; choose from {offered}")]
    Game {
        /// What was asked for.
        game: String,
        /// What there is.
        offered: String,
    },
    /// The edition is wrong.
    #[error("the edition is invalid: {0}")]
    Edition(#[from] EditionError),
    /// The options are wrong.
    #[error(transparent)]
    Options(#[from] OptionError),
    /// Nobody would sit at the device that people share.
    #[error("of {players} players {bots} can't be bots: somebody has to sit at this device")]
    NobodyHere {
        /// How many play.
        players: usize,
        /// How many of them bots.
        bots: usize,
    },
    /// Too few or too many.
    #[error("{title} is for {min} to {max} players, not {seats}")]
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

impl OpeningError {
    /// There is no game of this name.
    pub(crate) fn unknown(game: &str) -> Self {
        let offered = benben_games::ids().collect::<Vec<_>>().join(", ");
        OpeningError::Game { game: game.to_owned(), offered }
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

struct Dealing<'a>(&'a Opening, Seed, Thinking);

/// How bots think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Thinking {
    /// Less rather than longer, on a slow machine.
    InTime,
    /// By number alone, so that the same luck gives the same game.
    ByNumber,
}

impl FaceVisitor for Dealing<'_> {
    type Out = Result<Box<dyn LiveGame>, OpeningError>;

    fn visit<F: Face, H: Heuristics<Game = F::Game>>(self) -> Self::Out {
        let Dealing(opening, seed, thinking) = self;
        let table = Table::open(setting(opening)?, opening.seats, seed);
        let mind = Mind::of::<H>(match thinking {
            Thinking::InTime => bot_in_time::<H>,
            Thinking::ByNumber => bot::<H>,
        });
        Ok(Box::new(Live::<F>::new(table, mind)))
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
    deal_with(opening, seed, Thinking::InTime)
}

/// The same, with bots that play the same whatever the machine is busy with.
pub(crate) fn deal_for_rehearsal(opening: &Opening, seed: Seed) -> Result<Box<dyn LiveGame>, OpeningError> {
    deal_with(opening, seed, Thinking::ByNumber)
}

fn deal_with(opening: &Opening, seed: Seed, thinking: Thinking) -> Result<Box<dyn LiveGame>, OpeningError> {
    visit_face(&opening.game, Dealing(opening, seed, thinking)).unwrap_or_else(|| Err(no_such_game(opening)))
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
