//! Finds a game's weights: `weigh GAME [GAMES] [BOT]` plays many games of a bot against itself with some whims, reads the
//! signs off their positions, and prints the weights under which the results are likeliest. The same arguments print the same
//! weights.

#![allow(clippy::print_stdout, reason = "what it finds is printed")]

use benben_bots::{SIGNS, Signs, Taste, bot, shares, weigh};
use benben_core::{Chance, Eyes, Fast, PerSeat, Setting, Silence};
use benben_games::{Visitor, visit};

/// A position's signs for each seat, and who won in the end.
struct Sample {
    signs: PerSeat<Signs>,
    won: PerSeat<f32>,
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let game = words.first().map_or("", String::as_str);
    let games = words.get(1).map_or(4000, |count| count.parse().expect("a number of games"));
    let bot = words.get(2).map_or("greedy", String::as_str);
    visit(game, Weighing { games, bot }).expect("weigh GAME [GAMES] [BOT]");
}

struct Weighing<'a> {
    games: u64,
    bot: &'a str,
}

impl Visitor for Weighing<'_> {
    type Out = ();

    fn visit<G: Taste>(self) {
        find::<G>(self.games, self.bot);
    }
}

fn find<G: Taste>(games: u64, name: &str) {
    let setting = Setting::<G>::standard();
    let samples: Vec<Sample> = (0..games).flat_map(|index| play(setting.game(), index, name)).collect();
    let (learned, tested) = samples.split_at(samples.len() * 9 / 10);
    println!("{} positions, loss of the present weights {:.4}", samples.len(), loss(tested, &G::WEIGHTS));
    let weights = fit(learned);
    println!(
        "loss of the new weights {:.4} (learned {:.4})",
        loss(tested, &weights),
        loss(learned, &weights)
    );
    println!("{:?}", weights.map(|weight| (weight * 1000.0).round() / 1000.0));
}

/// One game; about every fourth position is kept.
fn play<G: Taste>(game: &G, index: u64, name: &str) -> Vec<Sample> {
    /// Of 16 decisions, those made at random, so that unusual positions are known too.
    const WHIMS: u32 = 1;
    let mut luck = Fast::part(1, index);
    let span = (G::META.max_seats - G::META.min_seats + 1) as u64;
    // Half of all games are played heads-up, the others by more.
    let seats = if index.is_multiple_of(2) { 2 } else { G::META.min_seats + (index / 2 % span) as usize };
    let mut player = bot::<G>(name).expect("a bot's name");
    let mut state = game.setup(seats, &mut luck);
    let (mut actions, mut positions) = (Vec::new(), Vec::new());
    while let Some(seat) = game.turn(&state).awaited().first() {
        let action = if luck.below(16) < WHIMS {
            actions.clear();
            game.legal(&state, seat, &mut actions);
            luck.pick(&actions)
        } else {
            player.choose(&Eyes::new(game, &state, seat), &mut luck)
        };
        game.play(&mut state, seat, action, &mut luck, &mut Silence);
        if luck.below(4) == 0 {
            positions.push(game.signs(&state));
        }
    }
    let standings = game.standings(&state);
    let won = PerSeat::from_fn(seats, |seat| standings.share(seat) as f32);
    positions.into_iter().map(|signs| Sample { signs, won }).collect()
}

/// Gradient descent with a momentum and a step of its own for each weight (Adam).
fn fit(samples: &[Sample]) -> Signs {
    const ROUNDS: i32 = 400;
    let (mut weights, mut mean, mut square) = ([0.0f32; SIGNS], [0.0f32; SIGNS], [0.0f32; SIGNS]);
    for round in 1..=ROUNDS {
        let mut slope = [0.0f64; SIGNS];
        for Sample { signs, won } in samples {
            let expected = shares(signs.map(|signs| weigh(signs, &weights)));
            for (seat, signs) in signs.iter() {
                let missed = f64::from(won[seat] - expected[seat]);
                for (slope, sign) in slope.iter_mut().zip(signs) {
                    *slope += missed * f64::from(*sign);
                }
            }
        }
        let pace = 0.05 * (1.0 - 0.9 * round as f32 / ROUNDS as f32);
        for index in 0..SIGNS {
            let step = (slope[index] / samples.len() as f64) as f32 - 1e-5 * weights[index];
            mean[index] = 0.9 * mean[index] + 0.1 * step;
            square[index] = 0.99 * square[index] + 0.01 * step * step;
            let fresh = (1.0 - 0.9f32.powi(round), 1.0 - 0.99f32.powi(round));
            weights[index] += pace * (mean[index] / fresh.0) / ((square[index] / fresh.1).sqrt() + 1e-8);
        }
    }
    weights
}

/// How surprising the results are: 0 is foreseeing everything, 0.69 a coin's toss heads-up.
fn loss(samples: &[Sample], weights: &Signs) -> f64 {
    let surprise = |sample: &Sample| -> f64 {
        let expected = shares(sample.signs.map(|signs| weigh(signs, weights)));
        expected
            .iter()
            .map(|(seat, share)| -f64::from(sample.won[seat]) * f64::from(share.max(1e-6)).ln())
            .sum()
    };
    samples.iter().map(surprise).sum::<f64>() / samples.len().max(1) as f64
}
