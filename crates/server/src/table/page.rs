//! The table as a page shows it.

use super::{Hand, LiveTable};
use crate::erased::LiveGame;
use crate::introduction::shown;
use crate::problem::{Missing, Problem};
use crate::web::session::SessionHashes;
use benben_bots::Level;
use benben_core::{Seat, Seats, Viewer};
use benben_store::{Holder, Status, StoredSeat, TokenHash};
use benben_web::pages::{LevelShown, Moment, Side};
use benben_web::table::{Advice, Own, Projection, Stage, TablePage, You};
use benben_web::talk::Conversation;
use benben_web::{Language, Look, Parts, Pick, Sentence, Texts, level_name};
use maud::{Markup, html};
use tokio::time::Instant;

/// How somebody looks at the page of a table. Whoever looks alike gets the same page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PageLook {
    /// The seat whose side of the table it is.
    pub(super) you: Option<Seat>,
    /// All seats that this browser holds.
    pub(super) yours: Vec<Own>,
    /// Is it a screen for a room?
    pub(super) afar: bool,
    pub(super) language: Language,
}

impl PageLook {
    /// The same look once this seat, which nobody holds, is put away.
    pub(super) fn without(mut self, dropped: Seat) -> Self {
        let moved = |seat: Seat| if seat > dropped { Seat::new(seat.index() - 1) } else { seat };
        self.you = self.you.map(moved);
        self.yours.iter_mut().for_each(|own| own.seat = moved(own.seat));
        self
    }

    /// Does somebody look who has no seat here?
    pub(super) fn is_spectator(&self) -> bool {
        self.yours.is_empty() && !self.afar
    }

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

impl PageViewer {
    /// What whoever reads what is said is known by; nobody in particular looks at a screen for a room.
    pub(super) fn listens(&self) -> Option<TokenHash> {
        self.hashes.alone.filter(|_| !self.public)
    }
}

/// What became of an action from a page.
pub(crate) enum PlayedOnPage {
    /// It was played.
    Played,
    /// The rules forbid it, for the reason that is said here.
    Refused(Markup),
}

/// So many frames at most are shown once more.
const MISSED: usize = 16;

/// A page's own part, ready to be put into its shell.
pub(crate) type Shown<T> = Box<dyn FnOnce(&TablePage<'_>, Option<&Parts>) -> T + Send>;

/// Draws the whole log on somebody's page.
pub(crate) type ShowLog<T> = Box<dyn FnOnce(&TablePage<'_>, &[Sentence]) -> T + Send>;

/// Draws what was said on somebody's page.
pub(crate) type ShowTalk<T> = Box<dyn FnOnce(&TablePage<'_>, &Conversation) -> T + Send>;

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
            self.heard_of(own.seat);
        }
        let hashes = &page_viewer.hashes;
        let asks: Vec<TokenHash> = hashes.alone.iter().chain(&hashes.shared).copied().collect();
        self.heard_of_tokens(&asks);
        // Where nothing lies on the table, nobody can look over anybody's shoulder.
        let may_look = self.stored.spectators || self.game.is_none() || !yours.is_empty();
        if !may_look {
            return Err(Problem::NoSpectators);
        }
        self.note_look();
        let yours = if page_viewer.public { Vec::new() } else { yours };
        Ok(PageLook { you, yours, afar: page_viewer.public, language })
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
        Ok(self.with_page(&look, Instant::now(), show))
    }

    /// What is swapped whenever something changes.
    pub(super) fn live_markup(&self, look: &PageLook, at: Instant) -> Markup {
        self.with_page(look, at, |page: &TablePage<'_>, parts: Option<&Parts>| {
            benben_web::table::live(page, parts)
        })
    }

    pub(super) fn with_page<T>(
        &self,
        look: &PageLook,
        at: Instant,
        show: impl FnOnce(&TablePage<'_>, Option<&Parts>) -> T,
    ) -> T {
        self.with_page_and(look, at, None, show)
    }

    /// The same, with what a bot would do.
    pub(super) fn with_page_and<T>(
        &self,
        look: &PageLook,
        at: Instant,
        advice: Option<Advice>,
        show: impl FnOnce(&TablePage<'_>, Option<&Parts>) -> T,
    ) -> T {
        let names = self.names_in(look.language);
        let face = Look { seat: look.you, open: self.lies_open(), names: &names, language: look.language };
        let parts = self.game.as_ref().map(|game| game.parts(face, self.may_act(look.you)));
        let awaited = parts.as_ref().map_or(Seats::NONE, |parts| parts.awaited);
        let mut table = self.project(look.you, awaited, names.clone(), at);
        let texts = Texts::new(look.language);
        // There, too, bots are called as people call them.
        table.rematch =
            self.rematch.as_ref().map(|next| next.shown(crate::table::names(next.seats(), texts)));
        let gathers = matches!(table.stage, Stage::Gathering { .. });
        let chooses = gathers || (table.stage == Stage::Over && table.rematch.is_none());
        let page = TablePage {
            game: gathers.then(|| shown(table.meta.id, texts)).flatten(),
            levels: if chooses { levels(texts) } else { Vec::new() },
            table,
            yours: look.yours.clone(),
            afar: look.afar,
            advice,
            texts,
        };
        // Between two people the device is nobody's: what is shown at the curtain is what everyone may see.
        let parts = match &self.game {
            Some(game) if page.pass_on().is_some() => {
                let seen_by_all = game.parts(Look { seat: None, ..face }, false);
                Some(with_drawings(seen_by_all, page.table.meta.id, texts))
            }
            _ => parts,
        };
        show(&page, parts.as_ref())
    }

    /// The whole log, from the first sentence on.
    pub(crate) async fn whole_log<T>(
        &mut self,
        page_viewer: PageViewer,
        show: ShowLog<T>,
    ) -> Result<T, Problem> {
        let look = self.page_look(&page_viewer)?;
        let names = self.names_in(look.language);
        let face = Look { seat: look.you, open: self.lies_open(), names: &names, language: look.language };
        let log = self.game.as_ref().map(|game| game.whole_log(face)).unwrap_or_default();
        Ok(self.with_page(&look, Instant::now(), |page, _| show(page, &log)))
    }

    /// What happened since the viewer's own latest step, or from one of the steps that told something on, frame by frame as
    /// it was shown: how it lay before, and views of the moments after each such step, so nothing that was not shown then.
    pub(crate) async fn missed(
        &mut self,
        page_viewer: PageViewer,
        from: Option<usize>,
    ) -> Result<Vec<Markup>, Problem> {
        let look = self.page_look(&page_viewer)?;
        let Some(game) = &self.game else { return Ok(Vec::new()) };
        let missed = missed(&game.told_after(), game.followed(look.you), from);
        let replayed = missed.iter().sum();
        let moments = move |game: &dyn LiveGame| -> Vec<_> {
            missed.into_iter().map(|step| (step, game.after(step))).collect()
        };
        let moments = self.elsewhere(replayed, moments).await?;
        let names = self.names_in(look.language);
        let face = Look { seat: look.you, open: false, names: &names, language: look.language };
        let frame = |(step, then): (usize, Box<dyn LiveGame>)| {
            let parts = Parts { hints: Vec::new(), ..then.parts(face, false) };
            let table = until(self.project(look.you, parts.awaited, names.clone(), Instant::now()), step);
            // Whoever holds the device has seen it: no curtain is drawn once more.
            let yours = look.yours.iter().copied().filter(|own| Some(own.seat) == look.you).collect();
            let (afar, texts) = (look.afar, Texts::new(look.language));
            let (game, levels, advice) = (None, Vec::new(), None);
            let page = TablePage { table, yours, afar, game, levels, advice, texts };
            benben_web::table::live(&page, Some(&Parts { finished: None, ..parts }))
        };
        Ok(moments.into_iter().map(frame).collect())
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
        let steps = match (&self.game, self.stored.status) {
            (Some(_), Status::Over) if self.day_runs() => return Err(Problem::DayRuns),
            (Some(game), Status::Over) => game.steps(),
            (_, Status::Closed) => return Err(self.closed()),
            _ => return Err(Problem::NotOver),
        };
        let step = step.unwrap_or(0).min(steps);
        let seat = match side {
            Side::Seat(seat) if seat.index() < self.stored.seats.len() => Some(seat),
            Side::Seat(_) => return Err(Problem::NotFound(Missing::Seat)),
            Side::Public | Side::Open => None,
        };
        let stations = self.game.as_ref().and_then(|game| game.stations()).unwrap_or_default();
        let then = self.elsewhere(step, move |game| game.after(step)).await?;
        let names = self.names_in(look.language);
        let face = Look { seat, open: side == Side::Open, names: &names, language: look.language };
        // Whoever looks back goes from step to step: no scene stands in the way.
        let parts = Parts { finished: None, hints: Vec::new(), spectacle: None, ..then.parts(face, false) };
        let table = until(self.project(seat, parts.awaited, names, Instant::now()), step);
        let you = table.you.map(|you| You { can_undo: false, ..you });
        let table = Projection { you, undo: None, rematch: None, ..table };
        let texts = Texts::new(look.language);
        let (yours, game, levels, advice) = (Vec::new(), None, Vec::new(), None);
        let page = TablePage { table, yours, afar: false, game, levels, advice, texts };
        Ok(show(&Moment { step, steps, side, page, parts, stations: &stations }))
    }
}

/// After how many steps the moments lie that are shown once more: before the first step that told something and was not
/// followed, or the one of this number; and after each.
fn missed(told_after: &[usize], followed: usize, from: Option<usize>) -> Vec<usize> {
    let newest = told_after.len().saturating_sub(MISSED);
    let first = from.map_or(followed.max(newest), |from| from.saturating_sub(1));
    let again = told_after.iter().copied().skip(first).take(MISSED);
    let before = first.checked_sub(1).and_then(|before| told_after.get(before)).copied().unwrap_or(0);
    if first < told_after.len() { [before].into_iter().chain(again).collect() } else { Vec::new() }
}

/// The same table before anything happened after this step.
fn until(mut table: Projection<'_>, step: usize) -> Projection<'_> {
    table.notices.retain(|notice| notice.step <= step);
    table
}

/// What a scene is drawn from comes with the board; where no board is shown it comes with the scene.
fn with_drawings(mut parts: Parts, game: &str, texts: Texts) -> Parts {
    if let Some(spectacle) = &mut parts.spectacle
        && let Some(game) = shown(game, texts)
    {
        spectacle.scene = html! { ((game.sprite)(game.texts)) (spectacle.scene) };
    }
    parts
}

/// Names as people read them: bots are called by their level. Several of the same level are numbered.
pub(crate) fn names(seats: &[StoredSeat], texts: Texts) -> Vec<String> {
    let name = |index: usize| {
        let seat = &seats[index];
        if seat.holder != Holder::Bot {
            let number = index + 1;
            let left = seat.name.is_empty() && seat.holder == Holder::Open && seat.away;
            return if left {
                texts.with("chair-guest").and("number", number).say()
            } else if seat.name.is_empty() && seat.holder == Holder::Person {
                texts.say("name-former")
            } else {
                seat.name.clone()
            };
        }
        let alike = |seats: &[StoredSeat]| {
            seats.iter().filter(|other| other.holder == Holder::Bot && other.level == seat.level).count()
        };
        let level = level_name(&seat.level, texts);
        if alike(seats) > 1 { format!("{level} {}", alike(&seats[..=index])) } else { level }
    };
    (0..seats.len()).map(name).collect()
}

/// The bots that people can choose, the weakest first.
pub(crate) fn levels(texts: Texts) -> Vec<LevelShown> {
    let level = |level: Level| LevelShown {
        key: level.name(),
        name: level_name(level.name(), texts),
        about: texts.with("level-about").and("level", level.name()).say(),
    };
    Level::ALL.map(level).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_missed_begins_with_how_it_lay_before() {
        let told_after = [1, 2, 4, 5];
        assert_eq!(missed(&told_after, 2, None), [2, 4, 5]);
        assert_eq!(missed(&told_after, 0, None), [0, 1, 2, 4, 5]);
        assert!(missed(&told_after, 4, None).is_empty());
        let all: Vec<usize> = (1..=40).collect();
        assert_eq!(missed(&all, 0, None), (24..=40).collect::<Vec<_>>(), "the newest");
    }

    #[test]
    fn from_a_sentence_on_it_begins_there() {
        let told_after = [1, 2, 4, 5];
        assert_eq!(missed(&told_after, 4, Some(3)), [2, 4, 5]);
        assert_eq!(missed(&told_after, 4, Some(0)), missed(&told_after, 4, Some(1)));
        assert!(missed(&told_after, 0, Some(5)).is_empty());
        let all: Vec<usize> = (1..=40).collect();
        assert_eq!(missed(&all, 40, Some(3)), (2..=18).collect::<Vec<_>>(), "the first");
    }
}
