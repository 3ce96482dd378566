//! Games to learn from.

use benben_bots::{Signs, Style, Taste, bot_in_style};
use benben_core::{Chance, Eyes, Fast, PerSeat, Setting, Silence};
use std::sync::atomic::{AtomicU64, Ordering};

/// A position's signs for each seat, and who won in the end.
pub(crate) struct Sample {
    pub(crate) signs: PerSeat<Signs>,
    pub(crate) won: PerSeat<f32>,
}

/// Positions of so many games, on all cores; the same ones in the same order every time.
pub(crate) fn play<G: Taste>(games: u64, name: &str, style: Style, whims: u32) -> Vec<Sample> {
    let setting = Setting::<G>::standard();
    let next = AtomicU64::new(0);
    let work = || {
        let mut played = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= games {
                return played;
            }
            played.push((index, play_one(setting.game(), index, name, style, whims)));
        }
    };
    let mut played = Vec::new();
    std::thread::scope(|scope| {
        let count = std::thread::available_parallelism().map_or(1, usize::from);
        let threads: Vec<_> = (0..count).map(|_| scope.spawn(work)).collect();
        for thread in threads {
            played.extend(thread.join().expect("bots do not panic"));
        }
    });
    played.sort_unstable_by_key(|(index, _)| *index);
    played.into_iter().flat_map(|(_, samples)| samples).collect()
}

/// One game; about every fourth position is kept. Of 16 decisions `whims` are made at random, so that unusual positions are known
/// too.
fn play_one<G: Taste>(game: &G, index: u64, name: &str, style: Style, whims: u32) -> Vec<Sample> {
    let mut luck = Fast::part(1, index);
    let span = (G::META.max_seats - G::META.min_seats + 1) as u64;
    // Half of all games are played heads-up, the others by more.
    let seats = if index.is_multiple_of(2) { 2 } else { G::META.min_seats + (index / 2 % span) as usize };
    let mut player = bot_in_style::<G>(name, style).expect("a bot's name");
    let mut state = game.setup(seats, &mut luck);
    let (mut actions, mut positions) = (Vec::new(), Vec::new());
    while let Some(seat) = game.turn(&state).awaited().first() {
        let action = if luck.below(16) < whims {
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
