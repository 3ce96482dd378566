//! The table as a page shows it.

use super::{Hand, LiveTable};
use crate::problem::{Missing, Problem};
use crate::web::session::SessionHashes;
use benben_core::{Seat, Seats, Viewer};
use benben_store::{Holder, Status, StoredSeat, TokenHash};
use benben_web::pages::{Moment, Side};
use benben_web::table::{Own, Projection, TablePage, You};
use benben_web::{Language, Look, Parts, Pick, Texts};
use maud::Markup;

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
pub(crate) struct PageViewer {
    /// What the table knows them by.
    pub(crate) hashes: SessionHashes,
    /// Which of several people who share a browser.
    pub(crate) person: Option<u8>,
    /// Only as the public, whoever they are.
    pub(crate) public: bool,
    /// What they read.
    pub(crate) language: Language,
}

/// What became of an action from a page.
pub(crate) enum PlayedOnPage {
    /// It was played.
    Played,
    /// The rules forbid it, for the reason that is said here.
    Refused(Markup),
}

/// A page's own part, ready to be put into its shell.
pub(crate) type Shown<T> = Box<dyn FnOnce(&TablePage<'_>, Option<&Parts>) -> T + Send>;

impl LiveTable {
    /// How this viewer looks at the table, if they may.
    pub(super) fn page_look(&mut self, page_viewer: &PageViewer) -> Result<PageLook, Problem> {
        let language = page_viewer.language;
        let yours = self.held_by(&page_viewer.hashes);
        let you = match page_viewer.person {
            _ if page_viewer.public => None,
            Some(_) => yours.iter().find(|own| own.person == page_viewer.person),
            // One of several is shown only when they say that they are there.
            None => yours.iter().find(|own| own.person.is_none()),
        };
        let you = you.map(|own| own.seat);
        for own in &yours {
            self.places[own.seat.index()].seen = tokio::time::Instant::now();
        }
        let may_look = self.stored.spectators || self.stored.status == Status::Gathering || !yours.is_empty();
        if !may_look {
            return Err(Problem::NoSpectators);
        }
        self.visited = true;
        let yours = if page_viewer.public { Vec::new() } else { yours };
        Ok(PageLook { you, yours, language })
    }

    /// The seats that a browser holds.
    fn held_by(&self, hashes: &SessionHashes) -> Vec<Own> {
        let alone = hashes.alone.iter().map(|hash| (None, *hash));
        let shared = (1..).map(Some).zip(hashes.shared.iter().copied());
        let held = alone
            .chain(shared)
            .filter_map(|(person, hash)| Some(Own { seat: self.seat_held_by(Some(hash))?, person }));
        held.collect()
    }

    /// Hands the page to whoever puts it into a shell.
    pub(crate) async fn page<T>(&mut self, page_viewer: PageViewer, show: Shown<T>) -> Result<T, Problem> {
        let look = self.page_look(&page_viewer)?;
        Ok(self.with_page(&look, show))
    }

    /// What is swapped whenever something changes.
    pub(super) fn live_markup(&self, look: &PageLook) -> Markup {
        self.with_page(look, |page: &TablePage<'_>, parts: Option<&Parts>| {
            benben_web::table::live(page, parts)
        })
    }

    fn with_page<T>(&self, look: &PageLook, show: impl FnOnce(&TablePage<'_>, Option<&Parts>) -> T) -> T {
        let names = self.names_in(look.language);
        let face = Look { seat: look.you, open: self.lies_open(), names: &names, language: look.language };
        let parts = self.game.as_ref().map(|game| game.parts(face, self.may_act(look.you)));
        let awaited = parts.as_ref().map_or(Seats::NONE, |parts| parts.awaited);
        let table = self.project(look.you, awaited, names);
        let page = TablePage { table, yours: look.yours.clone(), texts: Texts::new(look.language) };
        show(&page, parts.as_ref())
    }

    /// Names as people read them: bots are called by their level. Several of the same level are numbered.
    pub(super) fn names_in(&self, language: Language) -> Vec<String> {
        names(&self.stored.seats, Texts::new(language))
    }

    /// Do the rules wait for somebody at this browser, alone or for one of several who share a browser?
    pub(crate) fn waits_for(&self, hashes: &SessionHashes) -> Result<bool, Problem> {
        let game = self.game.as_ref().filter(|_| self.stored.status == Status::Playing);
        let waits = |seat: Seat| game.is_some_and(|game| game.awaited(Viewer::Seat(seat)).contains(seat));
        let held = self.held_by(hashes);
        Ok(held.iter().any(|own| self.hand(own.seat) == Hand::Person && waits(own.seat)))
    }

    /// Why what these picks mean is not possible.
    pub(crate) async fn why_not_picks(
        &mut self,
        page_viewer: PageViewer,
        picks: Vec<Pick>,
    ) -> Result<Option<Markup>, Problem> {
        let look = self.page_look(&page_viewer)?;
        let names = self.names_in(look.language);
        let face = Look { seat: look.you, open: false, names: &names, language: look.language };
        Ok(self.playing()?.why_not(face, &picks))
    }

    /// Plays an action from a page. If the rules refuse it, the explanation is made in the same step: asked for later, it
    /// would be about another position.
    pub(crate) async fn play_on_page(
        &mut self,
        token: Option<TokenHash>,
        page_viewer: &PageViewer,
        number: u64,
        action: &str,
    ) -> Result<PlayedOnPage, Problem> {
        let look = self.page_look(page_viewer)?;
        let refused = match self.play_by(token, number, action).await {
            Ok(_) => return Ok(PlayedOnPage::Played),
            Err(refused @ Problem::Refused(_)) => refused,
            Err(problem) => return Err(problem),
        };
        let names = self.names_in(look.language);
        let face = Look { seat: look.you, open: false, names: &names, language: look.language };
        let why = self.playing()?.explain(face, action);
        why.map(PlayedOnPage::Refused).ok_or(refused)
    }

    /// A moment of the finished game.
    pub(crate) async fn moment<T>(
        &mut self,
        page_viewer: PageViewer,
        step: Option<usize>,
        side: Side,
        show: Box<dyn FnOnce(&Moment<'_>) -> T + Send>,
    ) -> Result<T, Problem> {
        let look = self.page_look(&page_viewer)?;
        let game = match (&self.game, self.stored.status) {
            (Some(game), Status::Over) => game,
            (_, Status::Closed) => return Err(self.closed()),
            _ => return Err(Problem::NotOver),
        };
        let steps = game.steps();
        let step = step.unwrap_or(0).min(steps);
        let seat = match side {
            Side::Seat(seat) if seat.index() < self.stored.seats.len() => Some(seat),
            Side::Seat(_) => return Err(Problem::NotFound(Missing::Seat)),
            Side::Public | Side::Open => None,
        };
        let names = self.names_in(look.language);
        let face = Look { seat, open: side == Side::Open, names: &names, language: look.language };
        let then = game.after(step);
        let parts = Parts { finished: None, hints: Vec::new(), ..then.parts(face, false) };
        let table = self.project(seat, parts.awaited, names);
        let you = table.you.map(|you| You { can_undo: false, ..you });
        let table = Projection { you, undo: None, rematch: None, ..table };
        let page = TablePage { table, yours: Vec::new(), texts: Texts::new(look.language) };
        Ok(show(&Moment { step, steps, side, page, parts }))
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
