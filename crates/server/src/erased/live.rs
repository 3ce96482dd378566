//! A game that is being played, with what was told so far: kept, so that nobody has to play it again to read the log.

use super::{Deciding, Decision, Json, LiveGame, NotPlayed, Objection, Playing, Recording, Showing, Told};
use benben_bots::Bot;
use benben_core::{
    CannotUndo, Deal, Entry, Eyes, Fast, Game, Record, Refusal, Refused, Seat, Seats, Table, Turn, Viewer,
    awaited,
};
use benben_web::{Course, Face, Facts, Finished, Look, Parts, Pick, Position};
use maud::Markup;
use serde::Serialize;
use serde_json::value::to_raw_value;
use std::sync::{Arc, OnceLock};

/// So many of the newest events become sentences on a page. A few have no sentence.
const NEWEST: usize = 45;

/// Finds a bot by name.
pub(crate) type Bots<G> = fn(&str) -> Option<Box<dyn Bot<G>>>;

/// A game that is being played, shown by its face; its bots play where no person does.
pub(crate) struct Live<F: Face> {
    table: Table<F::Game>,
    bots: Bots<F::Game>,
    /// Everything that was told to everyone and not taken back.
    log: Vec<<F::Game as Game>::Event>,
    /// What the latest step that told anything told: the end of the log.
    latest: Vec<Json>,
    /// How the game went, once somebody has asked after its end.
    course: OnceLock<Arc<Course>>,
}

impl<F: Face> Clone for Live<F> {
    fn clone(&self) -> Self {
        let (table, log) = (self.table.clone(), self.log.clone());
        Live { table, bots: self.bots, log, latest: self.latest.clone(), course: self.course.clone() }
    }
}

impl<F: Face> Live<F> {
    /// The game at this table.
    pub(crate) fn new(table: Table<F::Game>, bots: Bots<F::Game>) -> Self {
        let mut live = Live { table, bots, log: Vec::new(), latest: Vec::new(), course: OnceLock::new() };
        live.tell_again();
        live
    }

    /// What a step told.
    fn tell(&mut self, events: Vec<<F::Game as Game>::Event>) -> Vec<Json> {
        let news: Vec<Json> = events.iter().map(json).collect();
        if !news.is_empty() {
            self.log.extend(events);
            self.latest.clone_from(&news);
        }
        news
    }

    /// Plays the game again to find out what was told. A step that is taken back may have been the one that completed
    /// a turn, so later steps may tell something else without it.
    fn tell_again(&mut self) {
        let (mut log, mut latest) = (Vec::new(), Vec::new());
        self.table.retrace(|_, events| {
            if !events.is_empty() {
                log.extend_from_slice(events);
                latest = events.iter().map(json).collect();
            }
        });
        (self.log, self.latest, self.course) = (log, latest, OnceLock::new());
    }

    /// The table, for tests that look behind the scenes.
    #[cfg(test)]
    pub(crate) fn table(&self) -> &Table<F::Game> {
        &self.table
    }

    /// The same position without the way that led there; only what was told last is kept.
    #[cfg(test)]
    pub(crate) fn without_history(&self) -> Self {
        let seed = benben_core::Seed::from_number(1);
        let table = Table::open(self.table.setting().clone(), self.table.seats(), seed);
        let log = self.newest().to_vec();
        Live { table: table.with_state(self.table.state().clone()), log, ..self.clone() }
    }

    /// The same game, told the same way, with everything lying as in `state`.
    #[cfg(test)]
    pub(crate) fn with_state(&self, state: <F::Game as Game>::State) -> Self {
        Live { table: self.table.with_state(state), ..self.clone() }
    }

    /// What was told last: what a page tells.
    fn newest(&self) -> &[<F::Game as Game>::Event] {
        &self.log[self.log.len().saturating_sub(NEWEST)..]
    }

    fn position(&self) -> Position<'_, F::Game> {
        Position::at(&self.table)
    }

    fn course(&self) -> Option<&Arc<Course>> {
        if self.table.turn() != Turn::Over {
            return None;
        }
        let course = || Arc::new(Course::of::<F>(&self.table).expect("the game is over"));
        Some(self.course.get_or_init(course))
    }
}

impl<F: Face> Playing for Live<F> {
    fn turn(&self) -> Turn {
        self.table.turn()
    }

    fn next_number(&self, seat: Seat) -> u64 {
        self.table.next_number(seat)
    }

    fn last_seat(&self) -> Option<Seat> {
        self.table.steps().last().map(|step| step.seat)
    }

    fn has_played(&self, seat: Seat) -> bool {
        self.table.steps().iter().rev().any(|step| step.seat == seat)
    }

    fn check(&self, seat: Seat, text: &str) -> Result<(), Objection> {
        let action: <F::Game as Game>::Action = text.parse().map_err(Objection::Notation)?;
        if !self.table.turn().awaited().contains(seat) {
            return Err(not_awaited::<F::Game>());
        }
        let checked = self.table.game().check(self.table.state(), seat, &action);
        checked.map_err(|refusal| by_rule(&refusal))
    }

    fn play(&mut self, seat: Seat, number: u64, text: &str) -> Result<Told, NotPlayed> {
        let action = text.parse().map_err(|error| NotPlayed::Objection(Objection::Notation(error)))?;
        let played = self.table.play_numbered(seat, number, action).map_err(not_played::<F::Game>)?;
        let events = self.tell(played.events);
        Ok(Told { step: played.step, entry: Entry::Play { seat, action }.to_string(), events })
    }

    fn undo_is_free(&self, seat: Seat) -> bool {
        self.table.undo_is_free(seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<Told, CannotUndo> {
        let step = self.table.undo(seat)?;
        self.tell_again();
        let entry = Entry::<<F::Game as Game>::Action>::Undo { seat, step }.to_string();
        Ok(Told { step: self.table.entries().len() as u64, entry, events: Vec::new() })
    }
}

impl<F: Face> Showing for Live<F> {
    fn awaited(&self, viewer: Viewer) -> Seats {
        awaited(self.table.game(), &self.table.view(viewer))
    }

    fn facts(&self, look: Look<'_>, acts: bool) -> Facts<Json> {
        benben_web::facts::<F, _>(&self.position(), look, acts, json)
    }

    fn parts(&self, look: Look<'_>, acts: bool) -> Parts {
        let parts = benben_web::parts::<F>(&self.position(), look, acts, self.newest());
        let finished = self.course().map(|course| Finished::new::<F>(course.clone(), look.language));
        Parts { finished, ..parts }
    }

    fn drawing(&self, viewer: Viewer) -> String {
        self.table.view(viewer).to_string()
    }

    fn why_not(&self, look: Look<'_>, picks: &[Pick]) -> Option<Markup> {
        benben_web::why_not::<F>(&self.position(), look, picks)
    }

    fn explain(&self, look: Look<'_>, action: &str) -> Option<Markup> {
        benben_web::explain::<F>(&self.position(), look, action)
    }

    fn told(&self) -> usize {
        self.log.len()
    }

    fn latest(&self) -> &[Json] {
        &self.latest
    }

    fn log(&self) -> Vec<Json> {
        self.log.iter().map(json).collect()
    }

    fn outcome(&self) -> Option<Json> {
        let over = self.table.turn() == Turn::Over;
        over.then(|| json(&self.table.game().outcome(self.table.state())))
    }
}

impl<F: Face> Deciding for Live<F> {
    fn decision(&self, seat: Seat, name: &str, luck: u64) -> Option<Decision> {
        let mut bot = (self.bots)(name)?;
        let (game, state) = (self.table.game().clone(), self.table.state().clone());
        Some(Box::new(move || bot.choose(&Eyes::new(&game, &state, seat), &mut Fast::new(luck)).to_string()))
    }
}

impl<F: Face> Recording for Live<F> {
    fn enter(&mut self, seat: Seat, entry: &str) -> Result<(), String> {
        let refused = |why: String| format!("seat {seat} may not `{entry}`: {why}");
        let entry = Entry::parse(seat, entry).map_err(|error| refused(error.to_string()))?;
        let played = self.table.enter(entry).map_err(|not_entered| refused(not_entered.to_string()))?;
        match entry {
            Entry::Play { .. } => drop(self.tell(played.events)),
            Entry::Undo { .. } => self.tell_again(),
        }
        Ok(())
    }

    fn record(&self, players: &[String], deal: Option<Deal>) -> Record {
        self.table.record(players, deal)
    }

    fn steps(&self) -> usize {
        self.table.steps().len()
    }

    fn after(&self, steps: usize) -> Box<dyn LiveGame> {
        Box::new(Live::<F>::new(self.table.after(steps), self.bots))
    }
}

fn json(value: &impl Serialize) -> Json {
    to_raw_value(value).expect("views, events and outcomes are plain data")
}

fn not_awaited<G: Game>() -> Objection {
    Objection::ByRule { rule: G::META.turn_rule, facts: serde_json::json!({ "kind": "not_awaited" }) }
}

fn by_rule(refusal: &impl Refusal) -> Objection {
    let facts = serde_json::to_value(refusal).expect("refusals are plain data");
    Objection::ByRule { rule: refusal.rule(), facts }
}

fn not_played<G: Game>(refused: Refused<G::Refusal>) -> NotPlayed {
    match refused {
        Refused::NotAwaited { .. } => NotPlayed::Objection(not_awaited::<G>()),
        Refused::ByRule(refusal) => NotPlayed::Objection(by_rule(&refusal)),
        Refused::AlreadyPlayed => NotPlayed::Already,
        Refused::WrongNumber { expected } => NotPlayed::WrongNumber { expected },
    }
}
