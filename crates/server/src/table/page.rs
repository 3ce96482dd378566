//! The table as a page shows it.

use super::{Hand, LiveTable};
use crate::problem::Problem;
use crate::web::guest::Hashes;
use benben_core::{Seat, Seats, Viewer};
use benben_store::{Holder, Status, StoredSeat};
use benben_web::pages::{Moment, Side};
use benben_web::table::{Around, Kind, Own, Sitter, Stage, UndoAsked};
use benben_web::{Language, Look, Parts, Pick, Texts};
use maud::Markup;

/// Sentences of the log on a page.
const SENTENCES: usize = 30;

/// How somebody looks at the page of a table. Whoever looks alike gets the same page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PageLook {
    /// The seat whose side of the table it is.
    pub(super) you: Option<Seat>,
    /// All seats that this browser holds.
    pub(super) yours: Vec<Own>,
    pub(super) language: Language,
}

impl PageLook {
    /// Does the browser that looks hold this seat?
    pub(super) fn holds(&self, seat: Seat) -> bool {
        self.yours.iter().any(|own| own.seat == seat)
    }
}

/// Who asks for a page.
#[derive(Clone, Debug)]
pub(crate) struct Asking {
    /// What the table knows them by.
    pub(crate) hashes: Hashes,
    /// Which of several people who share a browser.
    pub(crate) person: Option<u8>,
    /// Only as the public, whoever they are.
    pub(crate) public: bool,
    /// What they read.
    pub(crate) language: Language,
}

/// A page's own part, ready to be put into its shell.
pub(crate) type Shown<T> = Box<dyn FnOnce(&Around<'_>, Option<&Parts>) -> T + Send>;

impl LiveTable {
    /// How this guest looks at the table, if they may.
    pub(super) fn page_look(&mut self, asking: &Asking) -> Result<PageLook, Problem> {
        let language = asking.language;
        let yours = self.held_by(&asking.hashes);
        let you = match asking.person {
            _ if asking.public => None,
            Some(_) => yours.iter().find(|own| own.person == asking.person),
            // One of several is shown only when they say that they are there.
            None => yours.iter().find(|own| own.person.is_none()),
        };
        let you = you.map(|own| own.seat);
        for own in &yours {
            self.places[own.seat.index()].seen = tokio::time::Instant::now();
        }
        let may_look = self.stored.spectators || self.stored.status == Status::Gathering || !yours.is_empty();
        if !may_look {
            return Err(Problem::forbidden("no_spectators", "this table has no spectators"));
        }
        self.visited = true;
        let yours = if asking.public { Vec::new() } else { yours };
        Ok(PageLook { you, yours, language })
    }

    /// The seats that a browser holds.
    fn held_by(&self, hashes: &Hashes) -> Vec<Own> {
        let alone = hashes.alone.iter().map(|hash| (None, *hash));
        let shared = (1..).map(Some).zip(hashes.shared.iter().copied());
        let held = alone
            .chain(shared)
            .filter_map(|(person, hash)| Some(Own { seat: self.seat_held_by(Some(hash))?, person }));
        held.collect()
    }

    /// Hands the page to whoever puts it into a shell.
    pub(crate) async fn page<T>(&mut self, asking: Asking, show: Shown<T>) -> Result<T, Problem> {
        let look = self.page_look(&asking)?;
        Ok(self.with_page(&look, show))
    }

    /// What is swapped whenever something changes.
    pub(super) fn live_markup(&self, look: &PageLook) -> Markup {
        self.with_page(look, |around: &Around<'_>, parts: Option<&Parts>| {
            benben_web::table::live(around, parts)
        })
    }

    fn with_page<T>(&self, look: &PageLook, show: impl FnOnce(&Around<'_>, Option<&Parts>) -> T) -> T {
        let names = self.names_in(look.language);
        let over = self.stored.status == Status::Over;
        let playing = self.stored.status == Status::Playing;
        let face = Look { seat: look.you, open: over, names: &names, language: look.language };
        let acts = playing && look.you.is_some_and(|seat| !self.stored_seat(seat).resigned);
        let parts = self.game.as_ref().map(|game| game.parts(face, acts));
        let log = self.game.as_ref().map(|game| game.sentences(face, SENTENCES)).unwrap_or_default();
        let awaited = parts.as_ref().map(|parts| parts.awaited).unwrap_or_default();
        let around = self.around(look, &names, awaited, log);
        show(&around, parts.as_ref())
    }

    fn around(&self, look: &PageLook, names: &[String], awaited: Seats, log: Vec<String>) -> Around<'_> {
        let (stored, you) = (&self.stored, look.you);
        let game = self.game.as_ref().filter(|_| stored.status == Status::Playing);
        Around {
            id: stored.id.as_str(),
            game: self.meta.id,
            stage: match stored.status {
                Status::Gathering => Stage::Gathering,
                Status::Playing => Stage::Playing,
                Status::Over => Stage::Over,
                Status::Closed => Stage::Closed,
            },
            reason: self.closed_because.as_deref(),
            seats: self.seats().map(|seat| self.sitter(seat, you, names, awaited)).collect(),
            you,
            yours: look.yours.clone(),
            number: you.zip(self.game.as_ref()).map_or(1, |(seat, game)| game.next_number(seat)),
            can_undo: you.zip(game).is_some_and(|(seat, game)| game.has_played(seat)),
            undo: self.undo.map(|asked| UndoAsked { by: asked.by, agreed: asked.agreed }),
            code: stored.code.as_ref().map(|code| code.as_str()),
            log,
            rematch: self.rematch.as_ref().map(|id| id.as_str()),
            commitment: stored.commitment.to_string(),
            removed_after: self.house.config.retention.of(stored.status).duration(),
            texts: Texts::new(look.language),
        }
    }

    fn sitter(&self, seat: Seat, you: Option<Seat>, names: &[String], awaited: Seats) -> Sitter {
        let stored = self.stored_seat(seat);
        // In a simultaneous step a clock that stands still would tell who is done.
        let clock = you == Some(seat) || awaited.len() <= 1;
        Sitter {
            kind: match stored.holder {
                Holder::Open => Kind::Open,
                Holder::Person => Kind::Person,
                Holder::Bot => Kind::Bot,
            },
            name: names[seat.index()].clone(),
            level: match self.hand(seat) {
                Hand::Bot(level) => Some(level.to_owned()),
                Hand::Person => None,
            },
            away: stored.away,
            present: self.channels.is_watched(seat),
            resigned: stored.resigned,
            clock_ms: self.clock_ms(seat).filter(|_| clock),
        }
    }

    /// Names as people read them: bots are called by their level. Several of the same level are numbered.
    pub(super) fn names_in(&self, language: Language) -> Vec<String> {
        names(&self.stored.seats, Texts::new(language))
    }

    /// Do the rules wait for this guest, or for one of several who share a browser?
    pub(crate) fn waits_for(&self, hashes: &Hashes) -> Result<bool, Problem> {
        let game = self.game.as_ref().filter(|_| self.stored.status == Status::Playing);
        let waits = |seat: Seat| game.is_some_and(|game| game.awaited(Viewer::Seat(seat)).contains(seat));
        let held = self.held_by(hashes);
        Ok(held.iter().any(|own| self.hand(own.seat) == Hand::Person && waits(own.seat)))
    }

    /// Why what these picks mean is not possible.
    pub(crate) async fn why_not_picks(
        &mut self,
        asking: Asking,
        picks: Vec<Pick>,
    ) -> Result<Option<Markup>, Problem> {
        let look = self.page_look(&asking)?;
        let names = self.names_in(look.language);
        let face = Look { seat: look.you, open: false, names: &names, language: look.language };
        Ok(self.playing()?.why_not(face, &picks))
    }

    /// Why an action is refused, in the guest's language.
    pub(crate) async fn explain(
        &mut self,
        asking: Asking,
        action: String,
    ) -> Result<Option<Markup>, Problem> {
        let look = self.page_look(&asking)?;
        let names = self.names_in(look.language);
        let face = Look { seat: look.you, open: false, names: &names, language: look.language };
        Ok(self.playing()?.explain(face, &action))
    }

    /// A moment of the finished game.
    pub(crate) async fn moment<T>(
        &mut self,
        asking: Asking,
        step: Option<usize>,
        side: Side,
        show: Box<dyn FnOnce(&Moment<'_>) -> T + Send>,
    ) -> Result<T, Problem> {
        let look = self.page_look(&asking)?;
        let game = match (&self.game, self.stored.status) {
            (Some(game), Status::Over) => game,
            (_, Status::Closed) => return Err(self.closed()),
            _ => return Err(Problem::conflict("not_over", "the replay is shown when the game is over")),
        };
        let steps = game.steps();
        let step = step.unwrap_or(0).min(steps);
        let seat = match side {
            Side::Seat(seat) if seat.index() < self.stored.seats.len() => Some(seat),
            Side::Seat(_) => return Err(Problem::not_found("seat")),
            Side::Public | Side::Open => None,
        };
        let names = self.names_in(look.language);
        let face = Look { seat, open: side == Side::Open, names: &names, language: look.language };
        let then = game.after(step);
        let parts = Parts { finished: None, hints: Vec::new(), ..then.parts(face, false) };
        let log = then.sentences(face, SENTENCES);
        let look = PageLook { you: seat, yours: Vec::new(), language: look.language };
        let around = Around {
            can_undo: false,
            undo: None,
            rematch: None,
            stage: Stage::Over,
            ..self.around(&look, &names, parts.awaited, log)
        };
        Ok(show(&Moment { step, steps, side, around, parts }))
    }
}

/// Names as people read them: bots are called by their level. Several of the same level are numbered.
pub(crate) fn names(seats: &[StoredSeat], texts: Texts) -> Vec<String> {
    let name = |index: usize| {
        let seat = &seats[index];
        if seat.holder != Holder::Bot {
            return seat.name.clone();
        }
        let alike = |seats: &[StoredSeat]| {
            seats.iter().filter(|other| other.holder == Holder::Bot && other.level == seat.level).count()
        };
        let level = level_name(&seat.level, texts);
        if alike(seats) > 1 { format!("{level} {}", alike(&seats[..=index])) } else { level }
    };
    (0..seats.len()).map(name).collect()
}

/// What people call a level.
pub(crate) fn level_name(level: &str, texts: Texts) -> String {
    match level {
        "apprentice" => texts.say("level-apprentice"),
        "scribe" => texts.say("level-scribe"),
        "architect" => texts.say("level-architect"),
        "pharaoh" => texts.say("level-pharaoh"),
        "greedy" => texts.say("level-greedy"),
        "random" => texts.say("level-random"),
        other => other.to_owned(),
    }
}
