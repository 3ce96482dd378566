//! Learns how to judge a game: `weigh GAME [GAMES] [BOT,…] [WHIMS] [plain]` plays many games of a bot against itself with some whims, reads
//! the signs off their positions, and prints the judgement under which the results are likeliest, as the game's generated
//! file. With several bots the next one, a search, judges by what was learned from the games of those before. `plain` learns
//! a straight sum without neurons. The same arguments print the same judgement.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "what it finds is printed")]

mod games;
mod training;

use benben_bots::{Judgement, Taste};
use benben_games::{Visitor, visit};
use training::Kind;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let game = words.first().map_or("", String::as_str);
    let games = words.get(1).map_or(4000, |count| count.parse().expect("a number of games"));
    let bots = words.get(2).map_or("greedy", String::as_str);
    let whims = words.get(3).map_or(1, |count| count.parse().expect("how many of 16 decisions are whims"));
    let kind = match words.get(4).map(String::as_str) {
        None => Kind::WithNeurons,
        Some("plain") => Kind::Plain,
        Some(other) => panic!("`plain` or nothing, not `{other}`"),
    };
    visit(game, Weighing { games, bots, whims, kind }).expect("weigh GAME [GAMES] [BOT,…] [WHIMS] [plain]");
}

struct Weighing<'a> {
    games: u64,
    bots: &'a str,
    whims: u32,
    kind: Kind,
}

impl Visitor for Weighing<'_> {
    type Out = ();

    fn visit<G: Taste>(self) {
        let (mut style, mut learned) = (G::STYLE, Vec::new());
        for bot in self.bots.split(',') {
            let mut samples = games::play::<G>(self.games, bot, style, self.whims);
            let tested = samples.split_off(samples.len() * 9 / 10);
            // What earlier games taught is not forgotten, or the next search would find out where the judgement knows nothing.
            learned.extend(samples);
            let loss = |judgement: &Judgement| training::loss(&tested, judgement);
            eprintln!("{bot}: {} positions, loss before {:.4}", learned.len(), loss(style.judgement));
            let judgement = training::learn(&learned, self.kind, |round, judgement| {
                eprintln!("round {round}: loss {:.4}", loss(judgement));
            });
            style.judgement = Box::leak(Box::new(judgement));
        }
        let kind = if self.kind == Kind::Plain { " plain" } else { "" };
        println!(
            "//! How a position is judged, learned by `weigh {} {} {} {}{kind}`.\n",
            G::META.id,
            self.games,
            self.bots,
            self.whims
        );
        print!("{}", source(style.judgement));
    }
}

/// The judgement as it stands in the game's file.
fn source(judgement: &Judgement) -> String {
    let list = |numbers: &[f32]| {
        let numbers: Vec<String> =
            numbers.iter().map(|number| format!("{number:.3}").replace("-0.000", "0.000")).collect();
        format!("[{}]", numbers.join(", "))
    };
    let excites: String =
        judgement.excites.iter().map(|weights| format!("        {},\n", list(weights))).collect();
    format!(
        "use crate::Judgement;\n\n#[rustfmt::skip]\n\
         #[allow(clippy::approx_constant, reason = \"numbers that were learned, not constants of mathematics\")]\n\
         pub(super) const JUDGEMENT: Judgement = Judgement {{\n    direct: {},\n    \
         excites: [\n{excites}    ],\n    rest: {},\n    counts: {},\n}};\n",
        list(&judgement.direct),
        list(&judgement.rest),
        list(&judgement.counts),
    )
}
