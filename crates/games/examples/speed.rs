//! How fast the bots are: `speed GAME [SEATS] [PART]` prints the search's iterations a second with the game's own settings
//! (`own`) and with random rollouts to the end (`random`), and how long each level thinks about a decision (`levels`). A
//! profile wants one part.

#![allow(clippy::print_stdout, reason = "what it finds is printed")]

use benben_bots::{Bot, Budget, Greedy, Heuristics, Level, Search, SearchSettings};
use benben_core::{Eyes, Fast, Game, Setting, Silence};
use benben_games::{BotVisitor, visit_bot};
use std::time::{Duration, Instant};

const ITERATIONS: u32 = 300;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let game = words.first().map_or("", String::as_str);
    let seats = words.get(1).map_or(2, |count| count.parse().expect("a number of seats"));
    let part = words.get(2).cloned();
    visit_bot(game, Speed { seats, part }).expect("speed GAME [SEATS] [PART]");
}

struct Speed {
    seats: usize,
    part: Option<String>,
}

impl BotVisitor for Speed {
    type Out = ();

    fn visit<H: Heuristics>(self) {
        let game = H::Game::META.id;
        let is_asked = |part: &str| self.part.as_deref().is_none_or(|asked| asked == part);
        for (name, settings) in [("own", H::SEARCH), ("random", SearchSettings::PLAIN)] {
            if !is_asked(name) {
                continue;
            }
            let mut search = Search::<H>::with_settings(Budget::iterations(ITERATIONS), settings);
            let times = times::<H>(&mut search, self.seats);
            let each = times.iter().sum::<Duration>().as_secs_f64() / times.len() as f64;
            println!("{game} {name}: {:.0} iterations a second", f64::from(ITERATIONS) / each);
        }
        for level in Level::ALL.into_iter().filter(|_| is_asked("levels")) {
            let times = times::<H>(&mut *level.bot::<H>(None), self.seats);
            let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
            println!("{game} {}: {median:.1?} a decision, {worst:.1?} at worst", level.name());
        }
    }
}

/// How long the bot thinks about the decisions of a game between greedy bots, shortest first; those without a choice aside.
fn times<H: Heuristics>(bot: &mut dyn Bot<H::Game>, seats: usize) -> Vec<Duration> {
    let setting = Setting::<H::Game>::standard();
    let (game, mut luck) = (setting.game(), Fast::new(1));
    let (mut greedy, mut actions, mut times) = (Greedy::<H>::default(), Vec::new(), Vec::new());
    let mut state = game.setup(seats, &mut luck);
    while let Some(seat) = game.turn(&state).awaited().first() {
        let eyes = Eyes::new(game, &state, seat);
        actions.clear();
        eyes.legal(&mut actions);
        if actions.len() > 1 {
            let begun = Instant::now();
            bot.choose(&eyes, &mut luck);
            times.push(begun.elapsed());
        }
        let action = greedy.choose(&eyes, &mut luck);
        game.play(&mut state, seat, action, &mut luck, &mut Silence);
    }
    times.sort_unstable();
    times
}
