//! Measures the edition of Silver & Gold Pyramids by letting equal bots play, and prints tables for its README:
//! `cargo run --release -p benben-pyramids-bot --example balance_pyramids [games] [edition file]`. The same numbers every time.

#![allow(clippy::print_stdout, reason = "printing tables is what it is for")]

use benben_bots::{Bot, Greedy};
use benben_core::{EditionFile, Eyes, Fast, Game, Options, Setting};
use benben_pyramids::{CARDS, Card, Colour, Event, Pyramids, ROUNDS, State};
use benben_pyramids_bot::PyramidsBot;

const SEED: u64 = 2026;
/// P7: steps of a game.
const STEPS: u32 = ROUNDS as u32 * 7;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let games: u64 = arguments.next().map_or(Ok(20_000), |games| games.parse())?;
    let setting: Setting<Pyramids> = match arguments.next() {
        Some(path) => {
            Setting::new(EditionFile::new(std::fs::read_to_string(path)?)?, Options::standard(&[]))?
        }
        None => Setting::standard(),
    };
    let tallies: Vec<Tally> = (2..=4).map(|seats| Tally::of(setting.game(), seats, games)).collect();
    print_results(&tallies);
    print_offer(&tallies);
    print_cards(setting.game(), &tallies);
    Ok(())
}

/// What was counted over all games of one number of seats.
#[derive(Default)]
struct Tally {
    seats: usize,
    games: u64,
    scores: Vec<i32>,
    winners: i64,
    /// Points by their source: cards, torches, bonuses, gems, skulls.
    sources: [i64; 5],
    wins: Vec<f64>,
    colours: [u64; 3],
    offer: Offer,
}

/// How the offer fared.
struct Offer {
    /// How often each card came into the offer, was taken from there, and how many steps it lay there.
    came: [u64; CARDS],
    taken: [u64; CARDS],
    lay: [u64; CARDS],
    blind: u64,
    /// Takes in which every card of the offer had lain there for a whole round.
    clogged: u64,
}

impl Default for Offer {
    fn default() -> Self {
        Offer { came: [0; CARDS], taken: [0; CARDS], lay: [0; CARDS], blind: 0, clogged: 0 }
    }
}

impl Tally {
    fn of(game: &Pyramids, seats: usize, games: u64) -> Self {
        let mut tally = Tally { seats, games, wins: vec![0.0; seats], ..Tally::default() };
        for index in 0..games {
            tally.play(game, &mut Fast::part(SEED, index));
        }
        tally.scores.sort_unstable();
        tally
    }

    fn play(&mut self, game: &Pyramids, luck: &mut Fast) {
        let mut bot = Greedy::<PyramidsBot>::default();
        let mut state = game.setup(self.seats, luck);
        let (mut since, mut events) = ([0; CARDS], Vec::new());
        while let Some(seat) = game.turn(&state).awaited().first() {
            let action = bot.choose(&Eyes::new(game, &state, seat), luck);
            let step = step(&state);
            let clogged = state.offer.each().all(|card| step - since[index(card)] >= 7);
            game.play(&mut state, seat, action, luck, &mut events);
            for event in events.drain(..) {
                self.offer.watch(event, step, clogged, &mut since);
            }
        }
        for card in state.offer.each() {
            self.offer.lay[index(card)] += u64::from(STEPS - since[index(card)]);
        }
        self.count(game, &state);
    }

    fn count(&mut self, game: &Pyramids, state: &State) {
        let outcome = game.outcome(state);
        for (seat, account) in outcome.account.iter() {
            self.scores.push(outcome.standings.scores[seat]);
            self.wins[seat.index()] += outcome.standings.share(seat);
            for line in account {
                let source = match line.what {
                    "cards" => 0,
                    "torches" => 1,
                    "bonus" => 2,
                    "worst-skull" => 4,
                    _ => 3,
                };
                self.sources[source] += i64::from(line.points);
            }
            for card in state.players[seat].completed.each() {
                self.colours[game.edition().card(card).colour as usize] += 1;
            }
        }
        self.winners +=
            i64::from(outcome.standings.scores.as_slice().iter().copied().max().unwrap_or_default());
    }

    fn players(&self) -> f64 {
        (self.games * self.seats as u64) as f64
    }

    fn quantile(&self, part: f64) -> i32 {
        self.scores[((self.scores.len() - 1) as f64 * part) as usize]
    }
}

impl Offer {
    fn watch(&mut self, event: Event, step: u32, clogged: bool, since: &mut [u32; CARDS]) {
        match event {
            Event::Offered { card } => {
                self.came[index(card)] += 1;
                since[index(card)] = step;
            }
            Event::Took { card, blind: false, .. } => {
                self.taken[index(card)] += 1;
                self.lay[index(card)] += u64::from(step - since[index(card)]);
                self.clogged += u64::from(clogged);
            }
            Event::Took { blind: true, .. } => {
                self.blind += 1;
                self.clogged += u64::from(clogged);
            }
            _ => {}
        }
    }

    fn takes(&self) -> f64 {
        (self.taken.iter().sum::<u64>() + self.blind) as f64
    }
}

fn index(card: Card) -> usize {
    usize::from(card.number()) - 1
}

/// Expedition cards revealed so far.
fn step(state: &State) -> u32 {
    u32::from(state.round - 1) * 7 + state.revealed.len() as u32
}

fn row(name: &str, tallies: &[Tally], cell: impl Fn(&Tally) -> String) {
    let cells: Vec<String> = tallies.iter().map(cell).collect();
    println!("| {name} | {} |", cells.join(" | "));
}

fn print_results(tallies: &[Tally]) {
    println!("{} games each, greedy bots, seed {SEED}.\n", tallies[0].games);
    row("seats", tallies, |tally| tally.seats.to_string());
    println!("|---|{}", "---:|".repeat(tallies.len()));
    let mean = |sum: i64, tally: &Tally| format!("{:.1}", sum as f64 / tally.players());
    row("score, mean", tallies, |tally| {
        mean(tally.scores.iter().map(|score| i64::from(*score)).sum(), tally)
    });
    row("score, 5% to 95%", tallies, |tally| format!("{} to {}", tally.quantile(0.05), tally.quantile(0.95)));
    row("winner's score, mean", tallies, |tally| format!("{:.1}", tally.winners as f64 / tally.games as f64));
    row("completed cards", tallies, |tally| {
        format!("{:.2}", tally.sources[0] as f64 / 10.0 / tally.players())
    });
    for (source, name) in
        ["cards (P32)", "torches (P33)", "bonuses (P34)", "gems (P35)", "skulls (P36)"].iter().enumerate()
    {
        row(&format!("points from {name}"), tallies, |tally| mean(tally.sources[source], tally));
    }
    row("wins of seat 1, 2, … in %", tallies, |tally| {
        let shares: Vec<_> =
            tally.wins.iter().map(|wins| format!("{:.1}", 100.0 * wins / tally.games as f64)).collect();
        shares.join(" ")
    });
    row("completed purple, orange, green in %", tallies, |tally| {
        let all: u64 = tally.colours.iter().sum();
        Colour::ALL
            .map(|colour| format!("{:.1}", 100.0 * tally.colours[colour as usize] as f64 / all as f64))
            .join(" ")
    });
}

fn print_offer(tallies: &[Tally]) {
    println!();
    row("the offer, seats", tallies, |tally| tally.seats.to_string());
    println!("|---|{}", "---:|".repeat(tallies.len()));
    row("cards taken blind in %", tallies, |tally| {
        format!("{:.1}", 100.0 * tally.offer.blind as f64 / tally.offer.takes())
    });
    row("takes with nothing new in the offer for a round, in %", tallies, |tally| {
        format!("{:.1}", 100.0 * tally.offer.clogged as f64 / tally.offer.takes())
    });
    row("steps a card lies in the offer, mean", tallies, |tally| {
        let (lay, came): (u64, u64) = (tally.offer.lay.iter().sum(), tally.offer.came.iter().sum());
        format!("{:.1}", lay as f64 / came as f64)
    });
    row("of the offered, taken: least wanted card, median, most wanted, in %", tallies, |tally| {
        let mut rates: Vec<f64> = (0..CARDS).map(|card| rate(tally, card)).collect();
        rates.sort_by(f64::total_cmp);
        format!("{:.0} {:.0} {:.0}", rates[0], rates[CARDS / 2], rates[CARDS - 1])
    });
}

/// How often a card is taken when it was offered, in percent.
fn rate(tally: &Tally, card: usize) -> f64 {
    100.0 * tally.offer.taken[card] as f64 / tally.offer.came[card].max(1) as f64
}

/// Are higher numbers better? Cards by sixths of their numbers.
fn print_cards(game: &Pyramids, tallies: &[Tally]) {
    println!();
    row("of the offered, taken in %, seats", tallies, |tally| tally.seats.to_string());
    println!("|---|{}", "---:|".repeat(tallies.len()));
    for sixth in 0..6 {
        let cards = sixth * 8..sixth * 8 + 8;
        let name = format!("cards {} to {}", cards.start + 1, cards.end);
        row(&name, tallies, |tally| {
            format!("{:.0}", cards.clone().map(|card| rate(tally, card)).sum::<f64>() / 8.0)
        });
    }
    let least: Vec<String> = {
        let mut cards: Vec<Card> = Card::all().collect();
        let all = |card: &Card| tallies.iter().map(|tally| rate(tally, index(*card))).sum::<f64>();
        cards.sort_by(|one, other| all(one).total_cmp(&all(other)));
        cards.iter().take(5).map(|card| format!("{card} ({})", game.edition().card(*card).colour)).collect()
    };
    println!("\nLeast wanted: {}.", least.join(", "));
}
