//! A table in this process: one person, and bots on all other seats. Every entry is saved as soon as it is made.

use crate::ending::ending;
use crate::session::{Session, Trouble};
use crate::shown::{Shown, printable};
use crate::side::Side;
use crate::thinking::Thinking;
use benben_bots::Heuristics;
use benben_core::{CannotUndo, Deal, Game, Record, Seat, Seed, Table, Turn, Viewer};
use benben_web::{Course, Face, Finished, History, Look, Position, Texts, level_name};
use std::marker::PhantomData;
use std::sync::Arc;
use std::time::Duration;

/// Who plays at a table in this process.
#[derive(Clone, Debug)]
pub struct Party {
    /// The person's seat.
    pub own: Seat,
    /// Everyone as records call them: bots by their level.
    pub players: Vec<String>,
    /// The luck's origin, shown in the record.
    pub deal: Option<Deal>,
    /// The luck.
    pub seed: Seed,
}

/// Saves a record, or says why not.
pub type Save = Box<dyn FnMut(&Record) -> Result<(), String>>;

/// One person against bots.
pub struct Local<F: Face, H> {
    table: Table<F::Game>,
    party: Party,
    names: Vec<String>,
    texts: Texts,
    history: History<F::Game>,
    thinking: Option<Thinking<F::Game>>,
    save: Save,
    farewell: Vec<String>,
    bots: PhantomData<H>,
}

impl<F: Face, H: Heuristics<Game = F::Game>> Local<F, H> {
    /// At this table, new or not. `farewell` tells whoever leaves how to go on.
    pub fn new(
        table: Table<F::Game>,
        party: Party,
        texts: Texts,
        save: Save,
        farewell: Vec<String>,
    ) -> Result<Self, Trouble> {
        let names = names(&party, texts);
        let history = History::of(&table);
        let texts = texts.about::<F>();
        let mut local =
            Local { table, party, names, texts, history, thinking: None, save, farewell, bots: PhantomData };
        local.save()?;
        Ok(local)
    }

    /// The record so far.
    pub fn record(&self) -> Record {
        self.table.record(&self.party.players, self.party.deal.clone())
    }

    fn save(&mut self) -> Result<(), Trouble> {
        let record = self.record();
        (self.save)(&record).map_err(Trouble::Failed)
    }

    fn enter(&mut self, seat: Seat, action: <F::Game as Game>::Action) -> Result<(), Trouble> {
        let before = self.table.state().clone();
        let played = self.table.play(seat, action).expect("it was checked, or a bot chose it");
        self.history.tell(self.table.steps().len(), before, played.events);
        self.save()
    }

    fn side(&self) -> Side<F> {
        let over = self.table.turn() == Turn::Over;
        let viewer = if over { Viewer::Open } else { Viewer::Seat(self.party.own) };
        let view = self.table.view(viewer);
        let awaited = self.table.game().awaited(&view);
        Side {
            game: self.table.game().clone(),
            awaited,
            view,
            seat: self.party.own,
            legal: self.table.legal(self.party.own),
            names: self.names.clone(),
            texts: self.texts,
        }
    }

    fn log(&self) -> Vec<String> {
        let position = Position { told: self.history.told(), ..Position::at(&self.table) };
        let open = self.table.turn() == Turn::Over;
        let look =
            Look { seat: Some(self.party.own), open, names: &self.names, language: self.texts.language() };
        benben_web::log::<F>(&position, look, &self.history).into_iter().map(|said| said.text).collect()
    }

    /// A number that nobody at the table knows, for the bots.
    fn luck(&self) -> u64 {
        let Seed(bytes) = self.party.seed;
        bytes.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte))
    }

    /// The same table, told the same way, lying otherwise only in what this seat cannot know: for tests.
    #[doc(hidden)]
    pub fn twin(&mut self, luck: u64) {
        let game = self.table.game();
        let viewer = Viewer::Seat(self.party.own);
        let other = game.imagine(&game.view(self.table.state(), viewer), &mut benben_core::Fast::new(luck));
        self.table = self.table.with_state(other);
    }
}

/// What people read: bots are called by their level, and several of the same are numbered.
fn names(party: &Party, texts: Texts) -> Vec<String> {
    let name = |index: usize| {
        let player = &party.players[index];
        let is_bot = |at: usize| at != party.own.index() && party.players[at] == *player;
        let name = level_name(player, texts);
        match (0..party.players.len()).filter(|at| is_bot(*at)).count() {
            0 | 1 => name,
            _ => format!("{name} {}", (0..=index).filter(|at| is_bot(*at)).count()),
        }
    };
    let own = |index: usize| index == party.own.index();
    (0..party.players.len())
        .map(|index| if own(index) { party.players[index].clone() } else { name(index) })
        .map(|name| printable(&name))
        .collect()
}

impl<F: Face, H: Heuristics<Game = F::Game>> Session for Local<F, H> {
    fn texts(&self) -> Texts {
        self.texts
    }

    fn shown(&self) -> Shown {
        let shown = self.side().shown(self.history.told(), self.log());
        let Some(course) = Course::of::<F>(&self.table) else { return shown };
        let finished = Finished::new::<F>(Arc::new(course), self.texts.language());
        let ending = ending(self.texts, &self.names, &finished);
        Shown { prompt: self.texts.say("prompt-over"), ending, over: true, ..shown }
    }

    fn advance(&mut self, patience: Duration) -> Result<bool, Trouble> {
        let awaited = self.table.turn().awaited();
        let Some(seat) = awaited.into_iter().find(|seat| *seat != self.party.own) else { return Ok(false) };
        self.thinking = self.thinking.take().filter(|thinking| thinking.is_due(&self.table));
        let thinking = match self.thinking.take() {
            Some(thinking) => thinking,
            None => {
                let name = &self.party.players[seat.index()];
                let begun = Thinking::begin::<H>(&self.table, seat, name, self.luck());
                begun.ok_or_else(|| Trouble::Failed(format!("there is no bot `{name}`")))?
            }
        };
        let Some(action) = thinking.wait(patience).map_err(|error| Trouble::Failed(error.to_owned()))? else {
            self.thinking = Some(thinking);
            return Ok(false);
        };
        self.enter(thinking.seat, action)?;
        Ok(true)
    }

    fn play(&mut self, action: &str) -> Result<Result<(), String>, Trouble> {
        let own = self.party.own;
        match action.parse() {
            Ok(parsed) if self.table.legal(own).contains(&parsed) => self.enter(own, parsed).map(Ok),
            _ => Ok(Err(self.why(action))),
        }
    }

    fn why(&self, action: &str) -> String {
        self.side().why(self.history.told(), action)
    }

    fn hint(&self) -> Vec<String> {
        self.side().hint::<H>(self.history.told())
    }

    /// Takes back one's latest action, and before it whatever the bots played on top of it. Luck that was drawn stays drawn.
    fn undo(&mut self) -> Result<String, Trouble> {
        let own = self.party.own;
        if !self.table.steps().iter().any(|step| step.seat == own) {
            return Ok(self.texts.say("problem-nothing-to-undo"));
        }
        self.thinking = None;
        while let Err(CannotUndo::PlayedOn(_)) = self.table.undo(own) {
            let last = self.table.steps().last().expect("others have played on").seat;
            self.table.undo(last).expect("the very last step can always be taken back");
        }
        self.history = History::of(&self.table);
        self.save()?;
        Ok(self.texts.say("play-undone"))
    }

    fn answer_undo(&mut self, _agree: bool) -> Result<String, Trouble> {
        Ok(self.texts.say("play-nobody-asks"))
    }

    fn rules(&self, id: Option<&str>) -> Vec<(String, String)> {
        self.side().rules(id)
    }

    fn farewell(&self) -> Vec<String> {
        self.farewell.clone()
    }
}
