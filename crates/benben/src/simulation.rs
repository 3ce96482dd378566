//! Many games between bots on all cores, counted so that the number of threads cannot change the result.

mod party;
mod tally;

pub(crate) use tally::{Cell, Tally};

use benben_bots::Heuristics;
use benben_core::{Fast, Game};
use party::{AllRandom, Mixed, Party};
use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// Games a thread takes at a time: few enough to share the work evenly, many enough to forget the sharing.
const BATCH: u64 = 64;

/// Which games are to be played.
pub(crate) struct Plan<'a, G> {
    pub(crate) game: &'a G,
    /// Bots by name, one a seat; they move on by one seat from game to game.
    pub(crate) bots: &'a [&'a str],
    pub(crate) games: u64,
    pub(crate) seed: u64,
    pub(crate) threads: NonZero<usize>,
}

/// What came of them.
pub(crate) struct Simulated {
    pub(crate) tally: Tally,
    /// By the clock on the wall.
    pub(crate) elapsed: Duration,
    /// What all threads needed, added up.
    pub(crate) worked: Duration,
}

impl<G: Game> Plan<'_, G> {
    /// Plays all games with bots of this kind. `progress` is told about every few games.
    pub(crate) fn run<H: Heuristics<Game = G>>(&self, progress: &(impl Fn(u64) + Sync)) -> Simulated {
        let (begun, next) = (Instant::now(), AtomicU64::new(0));
        let parts = std::thread::scope(|scope| {
            let workers: Vec<_> =
                (0..self.threads.get()).map(|_| scope.spawn(|| self.work::<H>(&next, progress))).collect();
            workers.into_iter().map(|worker| worker.join().expect("games end well")).collect::<Vec<_>>()
        });
        let mut tally = Tally::new(self.bots);
        parts.iter().for_each(|(part, _)| tally.merge(part));
        Simulated { tally, elapsed: begun.elapsed(), worked: parts.iter().map(|(_, worked)| *worked).sum() }
    }

    /// One thread's share of the games.
    fn work<H: Heuristics<Game = G>>(&self, next: &AtomicU64, progress: &impl Fn(u64)) -> (Tally, Duration) {
        if self.bots.iter().all(|name| *name == "random") {
            self.work_as(AllRandom::new(), next, progress)
        } else {
            self.work_as(Mixed::new::<H>(self.bots), next, progress)
        }
    }

    fn work_as(
        &self,
        mut party: impl Party<G>,
        next: &AtomicU64,
        progress: &impl Fn(u64),
    ) -> (Tally, Duration) {
        let begun = Instant::now();
        let mut tally = Tally::new(self.bots);
        loop {
            let first = next.fetch_add(BATCH, Relaxed);
            if first >= self.games {
                return (tally, begun.elapsed());
            }
            let last = (first + BATCH).min(self.games);
            for index in first..last {
                self.play_game(index, &mut party, &mut tally);
            }
            progress(last - first);
        }
    }

    /// One game. Its luck depends on nothing but the seed and its number.
    fn play_game(&self, index: u64, party: &mut impl Party<G>, tally: &mut Tally) {
        let (game, seats) = (self.game, self.bots.len());
        let turned = (index % seats as u64) as usize;
        let mut luck = Fast::part(self.seed, index);
        let mut state = game.setup(seats, &mut luck);
        let decisions = party.play(game, &mut state, turned, &mut luck);
        tally.count(turned, decisions, &game.standings(&state));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use benben_core::Setting;
    use benben_games::{BotVisitor, ids, visit_bot};

    struct SameOnAnyThreads(&'static [&'static str]);

    impl BotVisitor for SameOnAnyThreads {
        type Out = ();
        fn visit<H: Heuristics>(self) {
            let setting = Setting::<H::Game>::standard();
            let bots: Vec<&str> = self.0.iter().copied().cycle().take(H::Game::META.min_seats).collect();
            let tally = |threads| {
                let threads = NonZero::new(threads).unwrap();
                let plan = Plan { game: setting.game(), bots: &bots, games: 150, seed: 7, threads };
                plan.run::<H>(&|_| ()).tally
            };
            assert_eq!(tally(1), tally(3));
            assert_eq!(tally(1).games(), 150);
        }
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        for id in ids() {
            visit_bot(id, SameOnAnyThreads(&["random"])).unwrap();
            visit_bot(id, SameOnAnyThreads(&["greedy", "random"])).unwrap();
        }
    }
}
