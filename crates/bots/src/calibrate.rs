//! Measures how well expected shares agree with what was really won, over many games between different players.

use crate::{ActionOf, Budget, Calibration, Depth, Expected, Heuristics, Level, Search, ViewOf, bot, fit};
use benben_core::{Chance, Eyes, Fast, Game, Seat, Silence};
use serde::Serialize;
use std::sync::atomic::{AtomicU64, Ordering};

/// What is measured.
#[derive(Clone, Copy, Debug)]
pub struct Trial {
    /// Games.
    pub games: u64,
    /// Decisions of each game that are looked at, of all seats.
    pub decisions: usize,
    /// How deeply: iterations below the action that was played, as a review has.
    pub depth: Depth,
    /// The same seed gives the same games.
    pub seed: u64,
    /// Games played at a time.
    pub threads: usize,
    /// Does the strongest level take part? It takes most of the time.
    pub with_strongest: bool,
}

/// A decision: what the search expected of it, and what its seat won.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Expectation {
    /// The number of the game.
    pub game: u64,
    /// Seats at the table.
    pub seats: usize,
    /// The share that was expected of it.
    pub expected: Expected,
    /// The share that was won.
    pub won: f64,
}

/// All decisions with about the same expected share.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Tenth {
    /// How many.
    pub decisions: usize,
    /// What was expected of them on average.
    pub expected: f64,
    /// What was won on average.
    pub won: f64,
}

impl Trial {
    /// Plays the games and looks at some of their decisions. `played` is called after every game.
    pub fn run<H: Heuristics>(&self, game: &H::Game, played: &(impl Fn() + Sync)) -> Vec<Expectation> {
        let next = AtomicU64::new(0);
        let work = || {
            let mut found = Vec::new();
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                if index >= self.games {
                    return found;
                }
                found.push((index, self.play_one::<H>(game, index)));
                played();
            }
        };
        let mut found = Vec::new();
        std::thread::scope(|scope| {
            let threads: Vec<_> = (0..self.threads.max(1)).map(|_| scope.spawn(work)).collect();
            for thread in threads {
                found.extend(thread.join().expect("bots do not panic"));
            }
        });
        found.sort_unstable_by_key(|(index, _)| *index);
        found.into_iter().flat_map(|(_, expectations)| expectations).collect()
    }

    fn play_one<H: Heuristics>(&self, game: &H::Game, index: u64) -> Vec<Expectation> {
        let mut luck = Fast::part(self.seed, index);
        // Most games are played heads-up, as most are.
        let seats =
            [2, 2, 3, 2, 4][(index % 5) as usize].clamp(H::Game::META.min_seats, H::Game::META.max_seats);
        let names = self.players::<H>(seats, &mut luck);
        let mut bots: Vec<_> = names.iter().map(|name| bot::<H>(name).expect("a bot's name")).collect();
        let mut state = game.setup(seats, &mut luck);
        let (mut legal, mut seen) = (Vec::new(), 0u32);
        let mut kept: Vec<(Seat, ViewOf<H>, ActionOf<H>)> = Vec::with_capacity(self.decisions);
        while let Some(seat) = game.turn(&state).awaited().first() {
            let eyes = Eyes::new(game, &state, seat);
            legal.clear();
            eyes.legal(&mut legal);
            let action = bots[seat.index()].choose(&eyes, &mut luck);
            if legal.len() > 1 {
                // Each decision is kept as likely as any other (reservoir sampling).
                seen += 1;
                let place = luck.below(seen) as usize;
                if kept.len() < self.decisions {
                    kept.push((seat, eyes.view(), action));
                } else if place < self.decisions {
                    kept[place] = (seat, eyes.view(), action);
                }
            }
            game.play(&mut state, seat, action, &mut luck, &mut Silence);
        }
        let standings = game.standings(&state);
        let mut search = Search::<H>::new(Budget::iterations(self.depth.each));
        kept.iter()
            .enumerate()
            .map(|(number, (seat, view, action))| {
                let seed = self.seed ^ index << 16 ^ (number as u64) << 8;
                let expected = search.outlook(game, view, *seat, *action, seed).expected;
                Expectation { game: index, seats, expected, won: standings.share(*seat) }
            })
            .collect()
    }

    /// Different players, every level and every style of the game among them.
    fn players<H: Heuristics>(&self, seats: usize, luck: &mut Fast) -> Vec<&'static str> {
        /// The strongest level plays in one of so many places.
        const RARE: u32 = 40;
        let styles = H::STYLES.iter().map(|style| style.name);
        let levels = Level::ALL.into_iter().filter(|level| *level != Level::Pharaoh).map(Level::name);
        let pool: Vec<&'static str> = levels.chain(["greedy"]).chain(styles).collect();
        let mut chosen: Vec<&'static str> = Vec::with_capacity(seats);
        while chosen.len() < seats {
            let name = if self.with_strongest && luck.below(RARE) == 0 {
                Level::Pharaoh.name()
            } else {
                luck.pick(&pool)
            };
            if !chosen.contains(&name) || chosen.len() >= pool.len() {
                chosen.push(name);
            }
        }
        chosen
    }
}

/// What was expected and won, tenth by tenth of the expected share.
pub fn tenths(expectations: &[Expectation], calibration: &Calibration) -> [Tenth; 10] {
    let mut tenths = [Tenth::default(); 10];
    for found in expectations {
        let expected = found.expected.told(calibration, found.seats);
        let tenth = &mut tenths[((expected * 10.0) as usize).min(9)];
        tenth.decisions += 1;
        tenth.expected += expected;
        tenth.won += found.won;
    }
    for tenth in &mut tenths {
        let count = tenth.decisions.max(1) as f64;
        (tenth.expected, tenth.won) = (tenth.expected / count, tenth.won / count);
    }
    tenths
}

/// The same with curves that were not fitted to the games they judge: the second half of the games is judged by what fits the first.
/// Only one way: if each half were judged by the other, luck in one would make up for luck in the other.
pub fn held_out(expectations: &[Expectation]) -> [Tenth; 10] {
    let games = expectations.iter().map(|found| found.game + 1).max().unwrap_or(0);
    let (first, second): (Vec<_>, Vec<_>) =
        expectations.iter().copied().partition(|found| found.game < games / 2);
    tenths(&second, &fitted(&first))
}

/// How far what was won is from what was expected, at most, where there was anything.
pub fn off_by(tenths: &[Tenth; 10]) -> f64 {
    let found = tenths.iter().filter(|tenth| tenth.decisions > 0);
    found.map(|tenth| (tenth.won - tenth.expected).abs()).fold(0.0, f64::max)
}

/// The curves that fit these best. What is decided says nothing about the search.
pub fn fitted(expectations: &[Expectation]) -> Calibration {
    let pairs = |is_meant: fn(usize) -> bool| -> Vec<(f64, f64)> {
        let meant = expectations.iter().filter(|found| is_meant(found.seats));
        let searched = |found: &Expectation| match found.expected {
            Expected::Searched(expected) => Some((expected, found.won)),
            Expected::Decided { .. } => None,
        };
        meant.filter_map(searched).collect()
    };
    Calibration { heads_up: fit(&pairs(|seats| seats == 2)), more: fit(&pairs(|seats| seats > 2)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_that_are_held_out_are_judged_by_the_others_alone() {
        // In the first half whoever expects one half wins, in the second nobody does.
        let expected = Expected::Searched(0.5);
        let found = |game| Expectation { game, seats: 2, expected, won: f64::from(u8::from(game < 500)) };
        let expectations: Vec<Expectation> = (0..1000).map(found).collect();
        let judged = held_out(&expectations);
        assert_eq!(judged.iter().map(|tenth| tenth.decisions).sum::<usize>(), 500);
        assert!(off_by(&judged) > 0.8, "{judged:?}");
        assert!(off_by(&tenths(&expectations, &fitted(&expectations))) < 0.01);
    }
}
