//! How fast the search is: `speed GAME` prints iterations a second over one game between greedy bots, with the game's own style and
//! with random playouts to the end.

#![allow(clippy::print_stdout, reason = "what it finds is printed")]

use benben_bots::{Bot, Budget, Greedy, Others, Search, Sight, Style, Taste};
use benben_core::{Eyes, Fast, Setting, Silence};
use benben_games::{Visitor, visit};
use std::time::{Duration, Instant};

const ITERATIONS: u32 = 300;

fn main() {
    let game = std::env::args().nth(1).unwrap_or_default();
    visit(&game, Speed).expect("speed GAME");
}

struct Speed;

impl Visitor for Speed {
    type Out = ();

    fn visit<G: Taste>(self) {
        let plain = Style { others: Others::Search, sight: Sight::Urge, ..Style::PLAIN };
        for (name, style) in [("own style", G::STYLE), ("random playouts", plain)] {
            let (iterations, time) = measure::<G>(style);
            println!(
                "{} {name}: {:.0} iterations a second",
                G::META.id,
                iterations as f64 / time.as_secs_f64()
            );
        }
    }
}

/// Searches at every third decision of a game.
fn measure<G: Taste>(style: Style) -> (u64, Duration) {
    let setting = Setting::<G>::standard();
    let (game, mut luck) = (setting.game(), Fast::new(1));
    let mut search = Search::<G>::with_style(Budget::iterations(ITERATIONS), style);
    let mut greedy = Greedy::default();
    let (mut decisions, mut iterations, mut time) = (0, 0, Duration::ZERO);
    let mut state = game.setup(2, &mut luck);
    while let Some(seat) = game.turn(&state).awaited().first() {
        let eyes = Eyes::new(game, &state, seat);
        if decisions % 3 == 0 {
            let begun = Instant::now();
            let answer = search.think(&eyes, &mut luck);
            if answer.candidates.len() > 1 {
                time += begun.elapsed();
                iterations += u64::from(ITERATIONS);
            }
        }
        let action = greedy.choose(&eyes, &mut luck);
        game.play(&mut state, seat, action, &mut luck, &mut Silence);
        decisions += 1;
    }
    (iterations, time)
}
