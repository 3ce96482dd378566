//! The searching bot: information-set Monte Carlo tree search.
//!
//! Every iteration draws a determinization of what the seat cannot see (`Game::imagine`), selects a path by PUCT down one
//! tree that all determinizations share, expands it by one decision, plays a rollout by the default policy, and backs up
//! the value. Everything starts from a view: there is no way to peek.

mod outlook;
mod settings;
mod tree;
mod worker;

pub(crate) use outlook::played;
pub use outlook::{Expected, Outlook};
pub use settings::{Epsilon, OpponentModel, PriorSource, SearchSettings};

use crate::{ActionOf, Answer, Bot, Candidate, Heuristics, ViewOf};
use benben_core::{Chance, Eyes, Fast, Game, Seat};
use std::time::{Duration, Instant};
use tree::ROOT;
use worker::Worker;

/// How long a bot may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Iterations of each thread. The same luck gives the same answer as long as the limit is not reached.
    pub iterations: u32,
    /// No longer than this, whatever was asked for.
    pub limit: Option<Duration>,
    /// Threads that search on their own and then put together what they found.
    pub threads: usize,
}

impl Budget {
    /// So many iterations on one thread, however long they take.
    pub const fn iterations(iterations: u32) -> Self {
        Budget { iterations, limit: None, threads: 1 }
    }
}

/// Searches.
#[derive(Debug)]
pub struct Search<H: Heuristics> {
    budget: Budget,
    settings: SearchSettings<H>,
    workers: Vec<Worker<H>>,
    actions: Vec<ActionOf<H>>,
}

impl<H: Heuristics> Search<H> {
    /// With the game's own settings.
    pub fn new(budget: Budget) -> Self {
        Self::with_settings(budget, H::SEARCH)
    }

    /// With other settings, to compare them.
    pub fn with_settings(budget: Budget, settings: SearchSettings<H>) -> Self {
        let workers = (0..budget.threads.max(1)).map(|_| Worker::default()).collect();
        Search { budget, settings, workers, actions: Vec::with_capacity(64) }
    }

    /// What the seat should do, if this is all it knows. Who has only [`Eyes`] has only the seat's own view; a view of
    /// everything shows what knowing everything would win.
    pub fn ponder(
        &mut self,
        game: &H::Game,
        view: &ViewOf<H>,
        seat: Seat,
        luck: &mut Fast,
    ) -> Answer<ActionOf<H>> {
        let mut own_luck = Fast::part(u64::from(luck.below(u32::MAX)), 0);
        self.actions.clear();
        game.legal(&game.imagine(view, &mut own_luck), seat, &mut self.actions);
        if let [only] = self.actions[..] {
            return Answer::plain(seat, only);
        }
        self.search(game, view, seat, luck);
        let candidates = self.candidates();
        let action = candidates[0].action;
        Answer { action, line: self.line(game, view, seat, action, luck), candidates }
    }

    /// The values of a search below one action, as many iterations as the budget has. They come in order, and the same seed imagines the same tables for every action, so that two of them can be compared
    /// iteration by iteration (common random numbers).
    fn weigh(
        &mut self,
        game: &H::Game,
        view: &ViewOf<H>,
        seat: Seat,
        action: ActionOf<H>,
        seed: u64,
    ) -> Vec<f32> {
        let (iterations, settings) = (self.budget.iterations, &self.settings);
        let worker = &mut self.workers[0];
        worker.tree.restart(action);
        (0..u64::from(iterations))
            .map(|index| {
                worker.iterate_after(game, settings, view, seat, action, &mut Fast::part(seed, index))
            })
            .collect()
    }

    /// How the seat goes on after the action that was weighed last, as far as that depends neither on others nor on luck.
    fn settled_line(
        &mut self,
        game: &H::Game,
        view: &ViewOf<H>,
        seat: Seat,
        action: ActionOf<H>,
        seed: u64,
    ) -> Vec<ActionOf<H>> {
        /// What holds at so many imagined tables is settled.
        const TABLES: u64 = 6;
        let table = |index| {
            let mut luck = Fast::part(seed, index);
            (game.imagine(view, &mut luck), luck)
        };
        self.workers[0].settled_line(game, seat, action, (0..TABLES).map(table).collect())
    }

    fn search(&mut self, game: &H::Game, view: &ViewOf<H>, own: Seat, luck: &mut Fast) {
        let (budget, settings, any) = (self.budget, &self.settings, self.actions[0]);
        let deadline = budget.limit.map(|limit| Instant::now() + limit);
        let run = |worker: &mut Worker<H>, mut luck: Fast| {
            worker.tree.restart(any);
            for done in 0..budget.iterations {
                // The clock is only asked now and then: asking costs more than it seems.
                if done % 16 == 15 && deadline.is_some_and(|deadline| Instant::now() >= deadline) {
                    break;
                }
                worker.iterate(game, settings, view, own, &mut luck);
            }
        };
        let mut own_luck = || Fast::part(u64::from(luck.below(u32::MAX)), u64::from(luck.below(u32::MAX)));
        if let [worker] = &mut self.workers[..] {
            return run(worker, own_luck());
        }
        std::thread::scope(|scope| {
            for worker in &mut self.workers {
                let luck = own_luck();
                scope.spawn(move || run(worker, luck));
            }
        });
    }

    /// What all threads found about each legal action, most visited first.
    fn candidates(&self) -> Vec<Candidate<ActionOf<H>>> {
        let mut found: Vec<_> = self.actions.iter().map(|action| (*action, 0, 0.0f32)).collect();
        for worker in &self.workers {
            for id in worker.tree.children(ROOT) {
                let node = worker.tree.node(id);
                if let Some((_, visits, total)) = found.iter_mut().find(|(action, ..)| *action == node.action)
                {
                    *visits += node.visits;
                    *total += node.total;
                }
            }
        }
        let mean = |visits: u32, total: f32| if visits == 0 { 0.0 } else { total / visits as f32 };
        found.sort_by(|(_, visits, total), (_, other, other_total)| {
            other.cmp(visits).then(mean(*other, *other_total).total_cmp(&mean(*visits, *total)))
        });
        let candidate = |(action, visits, total)| Candidate {
            action,
            visits,
            expected: (visits > 0).then(|| mean(visits, total)),
        };
        found.into_iter().map(candidate).collect()
    }

    /// The principal variation after `action`, in the tree with the most iterations.
    fn line(
        &mut self,
        game: &H::Game,
        view: &ViewOf<H>,
        own: Seat,
        action: ActionOf<H>,
        luck: &Fast,
    ) -> Vec<(Seat, ActionOf<H>)> {
        let most = self.workers.iter_mut().max_by_key(|worker| worker.tree.node(ROOT).visits);
        // With a copy of the luck: looking at the line must not change what is decided later.
        most.map_or_else(Vec::new, |worker| {
            worker.line(game, &self.settings, view, own, action, &mut luck.clone())
        })
    }
}

/// The values after the first quarter, when the tree has grown a little.
fn settled(values: &[f32]) -> &[f32] {
    &values[values.len() / 4..]
}

/// The mean of these values.
fn mean(values: &[f32]) -> f64 {
    values.iter().map(|value| f64::from(*value)).sum::<f64>() / values.len().max(1) as f64
}

impl<H: Heuristics> Bot<H::Game> for Search<H> {
    fn choose(&mut self, eyes: &Eyes<'_, H::Game>, luck: &mut Fast) -> ActionOf<H> {
        self.think(eyes, luck).action
    }

    fn think(&mut self, eyes: &Eyes<'_, H::Game>, luck: &mut Fast) -> Answer<ActionOf<H>> {
        self.ponder(eyes.game(), &eyes.view(), eyes.seat(), luck)
    }
}
