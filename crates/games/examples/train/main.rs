//! Learns a game's value network: `train GAME [GAMES] [BOT,…] [RANDOM] [linear]` plays many games of a bot against itself,
//! some decisions at random (`RANDOM` of 16), reads the features of their positions, and prints the weights under which the
//! results are likeliest, as the game's generated file. With several bots the next one, a search, uses the network learned
//! from the games of those before. `A+B` is a table of both. `linear` learns no hidden layer. The same arguments print the same weights.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "what it finds is printed")]

mod games;
mod training;

use benben_bots::{Fingerprint, Heuristics, ValueNetwork, Weights};
use benben_core::Game;
use benben_games::{BotVisitor, visit_bot};
use training::Kind;

const USAGE: &str = "train GAME [GAMES] [BOT,…] [RANDOM] [linear]";

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let game = words.first().map_or("", String::as_str);
    let games = words.get(1).map_or(4000, |count| count.parse().expect("a number of games"));
    let bots = words.get(2).map_or("greedy", String::as_str);
    let random = words.get(3).map_or(1, |count| count.parse().expect("how many of 16 decisions are random"));
    let kind = match words.get(4).map(String::as_str) {
        None => Kind::HiddenLayer,
        Some("linear") => Kind::Linear,
        Some(other) => panic!("`linear` or nothing, not `{other}`"),
    };
    visit_bot(game, Training { games, bots, random, kind }).expect(USAGE);
}

struct Training<'a> {
    games: u64,
    bots: &'a str,
    random: u32,
    kind: Kind,
}

impl BotVisitor for Training<'_> {
    type Out = ();

    fn visit<H: Heuristics>(self) {
        let (mut settings, mut learned) = (H::SEARCH, Vec::new());
        let mut weights = Weights::linear(Fingerprint::of::<H>(), &[]);
        for bot in self.bots.split(',') {
            let mut samples = games::play::<H>(self.games, bot, settings, self.random);
            let tested = samples.split_off(samples.len() * 9 / 10);
            // What earlier games taught is not forgotten, or the next search would find out where the network knows nothing.
            learned.extend(samples);
            let loss = |weights: &Weights| training::loss(&tested, weights);
            let before = settings.network.map_or(f64::NAN, |network| loss(network.weights()));
            eprintln!("{bot}: {} positions, loss before {before:.4}", learned.len());
            weights = training::learn(&learned, Fingerprint::of::<H>(), self.kind, |epoch, weights| {
                eprintln!("epoch {epoch}: loss {:.4}", loss(weights));
            });
            let kept = Box::leak(Box::new(weights.clone()));
            settings.network = Some(ValueNetwork::load(kept).expect("learned for these features"));
        }
        let kind = if self.kind == Kind::Linear { " linear" } else { "" };
        println!(
            "//! The weights of the value network, learned by `train {} {} {} {}{kind}`.\n",
            H::Game::META.id,
            self.games,
            self.bots,
            self.random
        );
        print!("{}", source(&weights));
    }
}

/// The weights as they stand in the game's file.
fn source(weights: &Weights) -> String {
    let list = |numbers: &[f32]| {
        let numbers: Vec<String> =
            numbers.iter().map(|number| format!("{number:.3}").replace("-0.000", "0.000")).collect();
        format!("[{}]", numbers.join(", "))
    };
    let hidden: String =
        weights.hidden_weights.iter().map(|row| format!("        {},\n", list(row))).collect();
    format!(
        "use benben_bots::{{Fingerprint, Weights}};\n\n#[rustfmt::skip]\n\
         #[allow(clippy::approx_constant, reason = \"numbers that were learned, not constants of mathematics\")]\n\
         pub(super) const WEIGHTS: Weights = Weights {{\n    fingerprint: Fingerprint::new({}),\n    linear: {},\n    \
         hidden_weights: [\n{hidden}    ],\n    hidden_biases: {},\n    output_weights: {},\n}};\n",
        weights.fingerprint,
        list(&weights.linear),
        list(&weights.hidden_biases),
        list(&weights.output_weights),
    )
}
