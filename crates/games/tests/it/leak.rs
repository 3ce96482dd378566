//! No bot knows what its seat cannot see.

use benben_bots::{BOTS, Heuristics, StateOf, bot};
use benben_core::{Eyes, Fast, Game, Setting, Silence, Viewer};
use benben_games::{BotVisitor, ids, visit_bot};

/// Plays a game, and at many of its decisions asks every bot twice with the same luck: at the table as it is, and at tables that
/// differ only in what the seat cannot see.
fn no_bot_peeks<H: Heuristics>(seats: usize, seed: u64) {
    const OTHER_TRUTHS: u64 = 3;
    let setting = Setting::<H::Game>::standard();
    let game = setting.game();
    // The strongest level is the same search with more iterations.
    let names =
        BOTS.iter().copied().filter(|name| !["architect", "pharaoh"].contains(name)).chain(["search:25"]);
    let mut bots: Vec<_> = names.map(|name| (name, bot::<H>(name).expect("a listed bot"))).collect();
    let mut luck = Fast::new(seed);
    let mut state = game.setup(seats, &mut luck);
    let (mut decision, mut differing) = (0, 0);
    while let Some(seat) = game.turn(&state).awaited().first() {
        let mut chosen = None;
        let count = bots.len();
        for (index, (name, bot)) in bots.iter_mut().enumerate() {
            if index as u64 != decision % count as u64 {
                continue;
            }
            let mut answer = |state: &StateOf<H>| {
                bot.choose(&Eyes::new(game, state, seat), &mut Fast::part(seed, decision))
            };
            let here = answer(&state);
            chosen = Some(here);
            let view = game.view(&state, Viewer::Seat(seat));
            for truth in 0..OTHER_TRUTHS {
                let other = game.imagine(&view, &mut Fast::part(decision, truth));
                differing += u64::from(other != state);
                assert_eq!(answer(&other), here, "{name} at decision {decision}");
            }
        }
        game.play(&mut state, seat, chosen.expect("one of the bots decides"), &mut luck, &mut Silence);
        decision += 1;
    }
    assert!(differing > 0, "there was nothing to peek at");
}

struct NoBotPeeks;

impl BotVisitor for NoBotPeeks {
    type Out = ();
    fn visit<H: Heuristics>(self) {
        no_bot_peeks::<H>(2, 1);
        no_bot_peeks::<H>(4, 2);
    }
}

#[test]
fn no_bot_peeks_at_any_game() {
    std::thread::scope(|threads| {
        for id in ids() {
            threads.spawn(move || visit_bot(id, NoBotPeeks).expect("every game has a bot"));
        }
    });
}
