//! How much luck leaves to win: `ceiling GAME [GAMES] [ITERATIONS]` lets a search that sees everything on the table play greedy
//! heads-up, and on the same deals the same search that sees only what its seat may see, and greedy itself. Only an example can
//! cheat like this: bots get eyes, and eyes have no way to the state.

#![allow(clippy::print_stdout, reason = "what it finds is printed")]

use benben_bots::{Bot, Budget, Greedy, Heuristics, Search};
use benben_core::{Eyes, Fast, Game, Seat, Setting, Silence, Viewer};
use benben_games::{BotVisitor, visit_bot};

const SEED: u64 = 1;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let game = words.first().map_or("", String::as_str);
    let number = |index: usize, otherwise| {
        words.get(index).map_or(otherwise, |word| word.parse().expect("ceiling GAME [GAMES] [ITERATIONS]"))
    };
    visit_bot(game, Ceiling { games: number(1, 400), iterations: number(2, 1000) }).expect("a game");
}

struct Ceiling {
    games: u32,
    iterations: u32,
}

/// Who plays against greedy.
#[derive(Clone, Copy)]
enum Player {
    Greedy,
    Honest,
    SeesEverything,
}

impl BotVisitor for Ceiling {
    type Out = ();

    fn visit<H: Heuristics>(self) {
        let setting = Setting::<H::Game>::standard();
        let deals = self.games.div_ceil(2);
        for (name, player) in [
            ("greedy", Player::Greedy),
            ("search", Player::Honest),
            ("search that sees everything", Player::SeesEverything),
        ] {
            let wins: f64 = (0..deals)
                .flat_map(|deal| [0, 1].map(|place| (deal, Seat::new(place))))
                .map(|(deal, place)| play::<H>(setting.game(), player, self.iterations, deal, place))
                .sum();
            let games = f64::from(2 * deals);
            let share = wins / games;
            let reach = 1.96 * (share * (1.0 - share) / games).sqrt();
            println!(
                "{}: {name} beats greedy in {:.1}% of {games} games, give or take {:.1}",
                H::Game::META.id,
                100.0 * share,
                100.0 * reach
            );
        }
    }
}

/// One game against greedy, with the luck of the arena's deal: what the player at `place` wins.
fn play<H: Heuristics>(game: &H::Game, player: Player, iterations: u32, deal: u32, place: Seat) -> f64 {
    let of_step = |step: u64| Fast::part(SEED, u64::from(deal) << 32 | step);
    let mut thoughts = [0, 1].map(|seat| Fast::part(SEED ^ u64::MAX, u64::from(deal) << 8 | seat));
    let mut greedy = Greedy::<H>::default();
    let mut search = Search::<H>::new(Budget::iterations(iterations));
    let mut state = game.setup(2, &mut of_step(0));
    let mut step = 0;
    while let Some(seat) = game.turn(&state).awaited().first() {
        step += 1;
        let (eyes, luck) = (Eyes::new(game, &state, seat), &mut thoughts[seat.index()]);
        let action = match player {
            Player::Honest if seat == place => search.choose(&eyes, luck),
            Player::SeesEverything if seat == place => {
                search.ponder(game, &game.view(&state, Viewer::Open), seat, luck).action
            }
            _ => greedy.choose(&eyes, luck),
        };
        game.play(&mut state, seat, action, &mut of_step(step), &mut Silence);
    }
    game.standings(&state).share(place)
}
