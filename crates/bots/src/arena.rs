//! Bots against each other: every pairing, seats rotated, the same deals for both sides.

use crate::Bot;
use crate::rating::{Contest, Rating, rate};
use benben_core::{Eyes, Fast, Game, Seat, Silence};
use serde::Serialize;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Someone who takes part: a name, and how to seat them.
pub struct Entrant<G: Game> {
    /// What they are called.
    pub name: String,
    /// A fresh bot.
    pub seated: Box<dyn Fn() -> Box<dyn Bot<G>> + Sync>,
}

/// What is played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Games of each pairing at each seat count, at least; rounded up to whole deals.
    pub games: u64,
    /// Seat counts.
    pub seats: Vec<usize>,
    /// The same seed gives the same games.
    pub seed: u64,
    /// Games played at a time.
    pub threads: usize,
    /// Only the entrant with this index meets the others, always as the lone one; otherwise everyone meets everyone.
    pub alone: Option<usize>,
}

/// How one entrant did alone among others of one kind. Heads-up that is simply one against the other.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Pairing {
    /// Seats at the table.
    pub seats: usize,
    /// Who sits alone.
    pub bot: String,
    /// Who sits everywhere else.
    pub against: String,
    /// Games played.
    pub games: u64,
    /// The lone bot's share of the wins; a shared win counts in part.
    pub win_rate: f64,
    /// Between these the true share lies, 19 times in 20.
    pub interval: [f64; 2],
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Results {
    /// Every pairing.
    pub pairings: Vec<Pairing>,
    /// Every entrant, strongest first.
    pub ratings: Vec<Rating>,
}

/// One entrant alone among another's, at a number of seats.
#[derive(Clone, Copy)]
struct Match {
    seats: usize,
    lone: usize,
    crowd: usize,
}

impl Plan {
    /// How many games that makes with so many entrants.
    pub fn total_games(&self, entrants: usize) -> u64 {
        self.matches(entrants).iter().map(|pairing| self.deals(pairing.seats) * pairing.seats as u64).sum()
    }

    /// Heads-up every pair once; at larger tables each of the two sits alone once.
    fn matches(&self, entrants: usize) -> Vec<Match> {
        let mut matches = Vec::new();
        for &seats in &self.seats {
            for lone in (0..entrants).filter(|lone| self.alone.is_none_or(|alone| alone == *lone)) {
                let first = if seats == 2 && self.alone.is_none() { lone + 1 } else { 0 };
                matches.extend((first..entrants).filter(|crowd| *crowd != lone).map(|crowd| Match {
                    seats,
                    lone,
                    crowd,
                }));
            }
        }
        matches
    }

    /// A deal is played once with the lone bot in each seat.
    fn deals(&self, seats: usize) -> u64 {
        self.games.div_ceil(seats as u64)
    }
}

/// Plays it all. `played` is called after every game.
pub fn arena<G: Game>(
    game: &G,
    entrants: &[Entrant<G>],
    plan: &Plan,
    played: &(impl Fn() + Sync),
) -> Results {
    let mut pairings = Vec::new();
    let mut contests = Vec::new();
    for Match { seats, lone, crowd } in plan.matches(entrants.len()) {
        let (bot, against) = (&entrants[lone], &entrants[crowd]);
        let deals = play_deals(game, [bot, against], seats, plan, played);
        let games = plan.deals(seats) * seats as u64;
        let wins: f64 = deals.iter().sum();
        pairings.push(Pairing {
            seats,
            bot: bot.name.clone(),
            against: against.name.clone(),
            games,
            win_rate: wins / games as f64,
            interval: interval(wins, games as f64),
        });
        contests.push(Contest { seats, lone, crowd, deals });
    }
    let names: Vec<&str> = entrants.iter().map(|entrant| entrant.name.as_str()).collect();
    Results { pairings, ratings: rate(&names, &contests, plan.seed) }
}

/// What the lone bot won in each deal, over all its seats.
fn play_deals<G: Game>(
    game: &G,
    [lone, crowd]: [&Entrant<G>; 2],
    seats: usize,
    plan: &Plan,
    played: &(impl Fn() + Sync),
) -> Vec<f64> {
    let count = plan.deals(seats) as usize;
    let next = AtomicUsize::new(0);
    let work = || {
        let mut wins = Vec::new();
        loop {
            let deal = next.fetch_add(1, Ordering::Relaxed);
            if deal >= count {
                return wins;
            }
            let mut won = 0.0;
            for place in 0..seats {
                let mut bots: Vec<_> = (0..seats)
                    .map(|seat| if seat == place { (lone.seated)() } else { (crowd.seated)() })
                    .collect();
                won += play_deal(game, &mut bots, plan.seed, deal as u64, Seat::new(place));
                played();
            }
            wins.push((deal, won));
        }
    };
    let mut wins = Vec::with_capacity(count);
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..plan.threads.max(1)).map(|_| scope.spawn(work)).collect();
        for thread in threads {
            wins.extend(thread.join().expect("bots do not panic"));
        }
    });
    wins.sort_unstable_by_key(|(deal, _)| *deal);
    wins.into_iter().map(|(_, won)| won).collect()
}

/// Plays one deal. Its luck is that of the deal and the step, and each seat's thoughts have luck of their own, so that the same deal is the
/// same for whoever sits there.
fn play_deal<G: Game>(game: &G, bots: &mut [Box<dyn Bot<G>>], seed: u64, deal: u64, lone: Seat) -> f64 {
    let of_step = |step: u64| Fast::part(seed, deal << 32 | step);
    let thoughts = seed ^ 0x7468_6f75_6768_7473;
    let mut lucks: Vec<_> =
        (0..bots.len() as u64).map(|seat| Fast::part(thoughts, deal << 8 | seat)).collect();
    let mut state = game.setup(bots.len(), &mut of_step(0));
    let mut step = 0;
    while let Some(seat) = game.turn(&state).awaited().first() {
        step += 1;
        let action = bots[seat.index()].choose(&Eyes::new(game, &state, seat), &mut lucks[seat.index()]);
        game.play(&mut state, seat, action, &mut of_step(step), &mut Silence);
    }
    game.standings(&state).share(lone)
}

/// Wilson's interval for 19 times in 20: also right near 0 and 1, where the plain one is not.
fn interval(wins: f64, games: f64) -> [f64; 2] {
    const Z: f64 = 1.96;
    let share = wins / games;
    let centre = share + Z * Z / (2.0 * games);
    let reach = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    let whole = 1.0 + Z * Z / games;
    // Rounding must not push an end past the share itself.
    [((centre - reach) / whole).min(share), ((centre + reach) / whole).max(share)]
}
