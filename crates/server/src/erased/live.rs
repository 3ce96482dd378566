//! A game that is being played, with what was told so far: kept, so that nobody has to play it again to read the log.

use super::actions::Actions;
use super::foresight::foresees;
use super::{
    AdvisedAction, Advising, Answered, Beginning, Deciding, Decision, Facts, Json, Judging, LiveGame, Mind,
    NotPlayed, Objection, PlayedStep, Playing, Recording, Showing, Told, Wording,
};
use benben_bots::{Level, Puzzle};
use benben_core::{
    Branch, CannotUndo, Deal, Entry, Eyes, Fast, Game, Record, Refusal, Refused, Seat, Seats, Standings,
    Table, Turn, UndoneLuck, Viewer,
};
use benben_web::table::Advised;
use benben_web::{Course, Face, Finished, History, Look, Parts, Pick, Position, Sentence, Stations};
use maud::Markup;
use std::sync::{Arc, OnceLock};

/// A game that is being played, shown by its face; its bots play where no person does.
pub(crate) struct Live<F: Face> {
    table: Table<F::Game>,
    mind: Mind<F::Game>,
    /// Everything that was told to everyone and not taken back.
    history: History<F::Game>,
    /// What the latest step that told anything told: the end of the history.
    latest: Vec<Json>,
    /// Who gave up, if that ended the game.
    conceded: Option<Seats>,
    /// How the game went, once somebody has asked after its end.
    course: OnceLock<Arc<Course>>,
}

impl<F: Face> Clone for Live<F> {
    fn clone(&self) -> Self {
        Live {
            table: self.table.clone(),
            mind: self.mind,
            history: self.history.clone(),
            latest: self.latest.clone(),
            conceded: self.conceded,
            course: self.course.clone(),
        }
    }
}

impl<F: Face> Live<F> {
    /// The game at this table.
    pub(crate) fn new(table: Table<F::Game>, mind: Mind<F::Game>) -> Self {
        let (history, latest, course) = (History::of(&table), Vec::new(), OnceLock::new());
        let mut live = Live { table, mind, history, latest, conceded: None, course };
        live.note_latest();
        live
    }

    /// What a step told, played from this state.
    fn tell(&mut self, before: <F::Game as Game>::State, events: Vec<<F::Game as Game>::Event>) -> Vec<Json> {
        let news: Vec<Json> = events.iter().map(Json::of).collect();
        if !news.is_empty() {
            self.history.tell(self.table.steps().len(), before, events);
            self.latest.clone_from(&news);
        }
        news
    }

    fn tell_again(&mut self) {
        (self.history, self.course) = (History::of(&self.table), OnceLock::new());
        self.note_latest();
    }

    fn note_latest(&mut self) {
        let latest = self.history.told().last();
        self.latest = latest.map(|told| told.events.iter().map(Json::of).collect()).unwrap_or_default();
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
        let history = self.history.shortened();
        Live { table: table.with_state(self.table.state().clone()), history, ..self.clone() }
    }

    /// The same game, told the same way, lying otherwise only in what this viewer cannot know: now, and before the
    /// newest step.
    #[cfg(test)]
    pub(crate) fn twin(&self, viewer: Viewer, luck: &mut Fast) -> Self {
        let game = self.table.game();
        let mut other = |state| game.imagine(&game.view(state, viewer), luck);
        let (state, before) = (other(self.table.state()), self.history.before().map(&mut other));
        Live {
            table: self.table.with_state(state),
            history: self.history.with_before(before),
            ..self.clone()
        }
    }

    fn position(&self) -> Position<'_, F::Game> {
        Position { told: self.history.told(), ..Position::at(&self.table) }
    }

    fn course(&self) -> Option<&Arc<Course>> {
        if self.table.turn() != Turn::Over && self.conceded.is_none() {
            return None;
        }
        let course = || match self.conceded {
            Some(resigned) => Course::conceded::<F>(&self.table, resigned),
            None => Course::of::<F>(&self.table).expect("the game is over"),
        };
        Some(self.course.get_or_init(|| Arc::new(course())))
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
        // What was played before a branch belongs to another game.
        let own = self.table.branched_after();
        self.table.steps().iter().rev().any(|step| step.seat == seat && step.number > own)
    }

    fn decisions(&self, seat: Seat) -> usize {
        self.table.steps().iter().filter(|step| step.seat == seat).count()
    }

    fn entries(&self) -> usize {
        self.table.entries().len()
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
        let before = self.table.state().clone();
        let played = self.table.play_numbered(seat, number, action).map_err(not_played::<F::Game>)?;
        let events = self.tell(before, played.events);
        Ok(Told { step: played.step, entry: Entry::Play { seat, action }.to_string(), events })
    }

    fn foresees(&self, seat: Seat, text: &str) -> bool {
        text.parse().is_ok_and(|action| foresees(&self.table, seat, action))
    }

    fn undo_is_free(&self, seat: Seat) -> bool {
        self.table.undo_is_free(seat)
    }

    fn concede(&mut self, resigned: Seats) -> Standings {
        self.conceded = Some(resigned);
        benben_web::conceded(&self.table, resigned).standings
    }

    fn undo(&mut self, seat: Seat) -> Result<Told, CannotUndo> {
        let step = self.table.undo(seat)?;
        self.tell_again();
        let entry = Entry::<<F::Game as Game>::Action>::Undo { seat, step, luck: UndoneLuck::Same };
        let entry = entry.to_string();
        Ok(Told { step: self.table.entries().len() as u64, entry, events: Vec::new() })
    }
}

impl<F: Face> Showing for Live<F> {
    fn awaited(&self, viewer: Viewer) -> Seats {
        self.table.game().awaited(&self.table.view(viewer))
    }

    fn facts(&self, look: Look<'_>, acts: bool, wording: Wording) -> Facts {
        benben_web::scene::<F, _>(&self.position(), look, acts, |scene| Facts {
            awaited: scene.awaited,
            actions: Json::passing(&Actions::<F> { scene, wording }),
            view: Json::passing(scene.view),
        })
    }

    fn parts(&self, look: Look<'_>, acts: bool) -> Parts {
        let parts = benben_web::parts::<F>(&self.position(), look, acts, &self.history);
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

    fn advised(&self, look: Look<'_>, advice: &[AdvisedAction]) -> Vec<Advised> {
        benben_web::scene::<F, _>(&self.position(), look, true, |scene| {
            let told = |advised: &AdvisedAction| {
                let action = advised.candidate.action.parse().ok()?;
                Some(Advised {
                    action: advised.candidate.action.clone(),
                    picks: F::picks(scene, &action),
                    text: F::action(scene, &action),
                    expected: advised.candidate.expected,
                    error: advised.candidate.error,
                    why: benben_web::why::<F>(scene.texts, advised.why.points, advised.why.named()),
                })
            };
            advice.iter().filter_map(told).collect()
        })
    }

    fn told(&self) -> usize {
        self.history.events()
    }

    fn told_until(&self, steps: usize) -> usize {
        self.history.told().iter().filter(|told| told.step <= steps).map(|told| told.events.len()).sum()
    }

    fn latest(&self) -> &[Json] {
        &self.latest
    }

    fn log(&self) -> Vec<Json> {
        self.history.told().iter().flat_map(|told| told.events.iter().map(Json::of)).collect()
    }

    fn whole_log(&self, look: Look<'_>) -> Vec<Sentence> {
        benben_web::log::<F>(&self.position(), look, &self.history)
    }

    fn sentences(&self, look: Look<'_>) -> Vec<Option<String>> {
        benben_web::told::<F>(&self.position(), look, &self.history)
    }

    fn stations(&self) -> Option<Stations> {
        self.course().map(|course| course.stations.clone())
    }

    fn outcome(&self) -> Option<Json> {
        if let Some(resigned) = self.conceded {
            return Some(Json::of(&benben_web::conceded(&self.table, resigned)));
        }
        let over = self.table.turn() == Turn::Over;
        over.then(|| Json::of(&self.table.game().outcome(self.table.state())))
    }
}

impl<F: Face> Deciding for Live<F> {
    fn decision(&self, seat: Seat, name: &str, luck: u64) -> Option<Decision> {
        let mut bot = (self.mind.bot)(name)?;
        let (game, state) = (self.table.game().clone(), self.table.state().clone());
        Some(Box::new(move || bot.choose(&Eyes::new(&game, &state, seat), &mut Fast::new(luck)).to_string()))
    }

    fn advice(&self, seat: Seat, level: Level, luck: u64) -> Advising {
        let (game, view) = (self.table.game().clone(), self.table.view(Viewer::Seat(seat)));
        let advise = self.mind.advise;
        Box::new(move || advise(&game, &view, seat, level, luck))
    }

    fn retried(&self, seat: Seat, step: u64, action: &str, level: Level) -> Judging {
        let (game, view) = (self.table.game().clone(), self.table.view(Viewer::Seat(seat)));
        let (judge, action) = (self.mind.judge_again, action.to_owned());
        Box::new(move || judge(&game, &view, (step, seat), &action, level))
    }

    fn answered(&self, puzzle: &Puzzle, action: &str) -> Option<Answered> {
        let view = self.table.view(Viewer::Seat(puzzle.seat));
        (self.mind.answer)(self.table.game(), &view, puzzle.seat, puzzle, &action.parse().ok()?)
    }
}

impl<F: Face> Recording for Live<F> {
    fn enter(&mut self, seat: Seat, entry: &str) -> Result<(), String> {
        let refused = |why: String| format!("seat {seat} may not `{entry}`: {why}");
        let entry = Entry::parse(seat, entry).map_err(|error| refused(error.to_string()))?;
        let before = self.table.state().clone();
        let played = self.table.enter(entry).map_err(|not_entered| refused(not_entered.to_string()))?;
        match entry {
            Entry::Play { .. } => drop(self.tell(before, played.events)),
            Entry::Undo { .. } => self.tell_again(),
        }
        Ok(())
    }

    fn branch(&mut self, branches: Vec<Branch>) {
        self.table = self.table.clone().branching(branches);
    }

    fn beginning(&self, steps: usize) -> Option<Beginning> {
        let awaited = self.table.after(steps).turn().awaited();
        let count = self.table.entries_until(steps).filter(|_| !awaited.is_empty())?;
        let entries = self.table.entries()[..count].iter().map(|entry| (entry.seat(), entry.to_string()));
        Some(Beginning { entries: entries.collect(), awaited })
    }

    fn record(&self, players: &[String], deal: Option<Deal>) -> Record {
        self.table.record(players, deal)
    }

    fn told_after(&self) -> Vec<usize> {
        self.history.told().iter().map(|told| told.step).collect()
    }

    fn followed(&self, seat: Option<Seat>) -> usize {
        let told = self.history.told();
        let own = seat.and_then(|seat| self.table.steps().iter().rposition(|step| step.seat == seat));
        match own {
            Some(own) => told.partition_point(|told| told.step <= own + 1),
            None => told.len().saturating_sub(self.table.seats()),
        }
    }

    fn played_by(&self, look: Look<'_>, seat: Seat) -> Vec<PlayedStep> {
        let (steps, mut played) = (self.table.steps(), Vec::new());
        self.table.retrace(|then, _| {
            let before = then.steps().len();
            if let Some(step) = steps.get(before).filter(|step| step.seat == seat) {
                let text = in_words::<F>(then, look, &step.action);
                played.push(PlayedStep { number: step.number, before, text });
            }
        });
        played
    }

    fn lines_in_words(
        &self,
        look: Look<'_>,
        steps: usize,
        seat: Seat,
        lines: &[Vec<String>],
    ) -> Vec<Vec<String>> {
        let then = self.table.after(steps);
        let line = |line: &Vec<String>| {
            let mut table = then.clone();
            let said = line.iter().map_while(|text| {
                let action = text.parse().ok()?;
                let said = in_words::<F>(&table, look, &action);
                table.play(seat, action).ok().map(|_| said)
            });
            said.collect()
        };
        lines.iter().map(line).collect()
    }

    fn steps(&self) -> usize {
        self.table.steps().len()
    }

    fn after(&self, steps: usize) -> Box<dyn LiveGame> {
        Box::new(Live::<F>::new(self.table.after(steps), self.mind))
    }
}

/// An action as a button says it, by what this look sees.
fn in_words<F: Face>(table: &Table<F::Game>, look: Look<'_>, action: &<F::Game as Game>::Action) -> String {
    benben_web::scene::<F, _>(&Position::at(table), look, true, |scene| F::action(scene, action))
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
