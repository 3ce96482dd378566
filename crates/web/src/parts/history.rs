//! What was told to everyone so far, step by step: kept, so that nobody has to play a game again to read its log.

use benben_core::{Game, Table};

/// About so many of the newest events become sentences on a page. A few have no sentence.
const NEWEST: usize = 45;

/// What one step told everyone.
#[derive(Clone, Debug, PartialEq)]
pub struct Told<E> {
    /// Counted from 1 among the steps that told something. How many told nothing is nobody's business: in a simultaneous
    /// turn it would say who is done.
    pub number: usize,
    /// After how many steps of the record, for looking back when the game is over.
    pub step: usize,
    /// What happened.
    pub events: Vec<E>,
}

/// All that was told and not taken back.
#[derive(Clone, Debug)]
pub struct History<G: Game> {
    told: Vec<Told<G::Event>>,
    events: usize,
    before: Option<G::State>,
}

impl<G: Game> Default for History<G> {
    fn default() -> Self {
        History { told: Vec::new(), events: 0, before: None }
    }
}

impl<G: Game> History<G> {
    /// Plays the game again to find out what was told. A step that is taken back may have been the one that completed a
    /// turn, so later steps may tell something else without it.
    pub fn of(table: &Table<G>) -> Self {
        let mut history = History::default();
        let mut before: Option<G::State> = None;
        table.retrace(|then, events| {
            if let Some(before) = before.replace(then.state().clone()) {
                history.tell(then.steps().len(), before, events.to_vec());
            }
        });
        history
    }

    /// A step was played, from this state.
    pub fn tell(&mut self, step: usize, before: G::State, events: Vec<G::Event>) {
        if events.is_empty() {
            return;
        }
        self.events += events.len();
        self.before = Some(before);
        let number = self.told.last().map_or(1, |told| told.number + 1);
        self.told.push(Told { number, step, events });
    }

    /// Everything, step by step.
    pub fn told(&self) -> &[Told<G::Event>] {
        &self.told
    }

    /// How many events there are.
    pub fn events(&self) -> usize {
        self.events
    }

    /// How everything lay before the newest step that told something.
    pub fn before(&self) -> Option<&G::State> {
        self.before.as_ref()
    }

    /// What a page tells: whole steps, about as many events as fit.
    pub fn newest(&self) -> &[Told<G::Event>] {
        let mut events = 0;
        let fits = |told: &&Told<G::Event>| {
            events += told.events.len();
            events <= NEWEST
        };
        let count = self.told.iter().rev().take_while(fits).count().max(1).min(self.told.len());
        &self.told[self.told.len().saturating_sub(count)..]
    }

    /// The same, as if everything that a page does not tell had been told by one step: for tests of what the way costs that
    /// led to a position.
    #[must_use]
    pub fn shortened(&self) -> Self {
        let (earlier, newest) = self.told.split_at(self.told.len() - self.newest().len());
        let events: Vec<G::Event> = earlier.iter().flat_map(|told| told.events.clone()).collect();
        let earlier = (!events.is_empty()).then_some(Told { number: 0, step: 0, events });
        let told = earlier.into_iter().chain(newest.iter().cloned()).collect();
        History { told, events: self.events, before: self.before.clone() }
    }

    /// The same, as if everything had lain as in `before`: for tests that compare what differs only in secrets.
    #[must_use]
    pub fn with_before(&self, before: Option<G::State>) -> Self {
        History { before, ..self.clone() }
    }
}
