//! Learns how to judge a game: `weigh GAME [GAMES] [BOT]` plays many games of a bot against itself with some whims, reads the
//! signs off their positions, and prints the judgement under which the results are likeliest, as the game's generated file.
//! The same arguments print the same judgement.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "what it finds is printed")]

mod games;
mod training;

use benben_bots::{Judgement, Taste};
use benben_games::{Visitor, visit};

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
        let samples = games::play::<G>(self.games, self.bot);
        let (learned, tested) = samples.split_at(samples.len() * 9 / 10);
        let loss = |judgement: &Judgement| training::loss(tested, judgement);
        eprintln!("{} positions, loss of the present judgement {:.4}", samples.len(), loss(G::JUDGEMENT));
        let judgement = training::learn(learned, |round, judgement| {
            eprintln!("round {round}: loss {:.4}", loss(judgement));
        });
        println!(
            "//! How a position is judged, learned by `weigh {} {} {}`.\n",
            G::META.id,
            self.games,
            self.bot
        );
        print!("{}", source(&judgement));
    }
}

/// The judgement as it stands in the game's file.
fn source(judgement: &Judgement) -> String {
    let list = |numbers: &[f32]| {
        let numbers: Vec<String> = numbers.iter().map(|number| format!("{number:.3}")).collect();
        format!("[{}]", numbers.join(", "))
    };
    let excites: String =
        judgement.excites.iter().map(|weights| format!("        {},\n", list(weights))).collect();
    format!(
        "use crate::Judgement;\n\n#[rustfmt::skip]\npub(super) const JUDGEMENT: Judgement = Judgement {{\n    direct: {},\n    \
         excites: [\n{excites}    ],\n    rest: {},\n    counts: {},\n}};\n",
        list(&judgement.direct),
        list(&judgement.rest),
        list(&judgement.counts),
    )
}
