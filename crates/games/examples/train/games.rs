//! Games to learn from.

use benben_bots::{Features, Heuristics, Inputs, SearchSettings, bot_with_settings};
use benben_core::{Chance, Eyes, Fast, Game, PerSeat, Setting, Silence};
use std::sync::atomic::{AtomicU64, Ordering};

/// A position's features for each seat, and who won in the end.
pub(crate) struct Sample {
    pub(crate) inputs: PerSeat<Inputs>,
    pub(crate) won: PerSeat<f32>,
}

/// Positions of so many games, on all cores; the same ones in the same order every time.
pub(crate) fn play<H: Heuristics>(
    games: u64,
    name: &str,
    settings: SearchSettings<H>,
    random: u32,
) -> Vec<Sample> {
    let setting = Setting::<H::Game>::standard();
    let next = AtomicU64::new(0);
    let work = || {
        let mut played = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= games {
                return played;
            }
            played.push((index, play_one(setting.game(), index, name, settings, random)));
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

/// One game; about every fourth position is kept. Of 16 decisions `random` are made at random, so that unusual
/// positions are known too.
fn play_one<H: Heuristics>(
    game: &H::Game,
    index: u64,
    name: &str,
    settings: SearchSettings<H>,
    random: u32,
) -> Vec<Sample> {
    let meta = H::Game::META;
    let mut luck = Fast::part(1, index);
    let span = (meta.max_seats - meta.min_seats + 1) as u64;
    // Half of all games are played heads-up, the others by more.
    let seats = if index.is_multiple_of(2) { 2 } else { meta.min_seats + (index / 2 % span) as usize };
    // The players sit around the table in turn, from another one on in every game.
    let names: Vec<&str> = name.split('+').collect();
    let mut players: Vec<_> = (0..seats)
        .map(|seat| names[(seat + (index / 2) as usize) % names.len()])
        .map(|name| bot_with_settings::<H>(name, settings).expect("a bot's name"))
        .collect();
    let mut state = game.setup(seats, &mut luck);
    let (mut actions, mut positions) = (Vec::new(), Vec::new());
    while let Some(seat) = game.turn(&state).awaited().first() {
        let action = if luck.below(16) < random {
            actions.clear();
            game.legal(&state, seat, &mut actions);
            luck.pick(&actions)
        } else {
            players[seat.index()].choose(&Eyes::new(game, &state, seat), &mut luck)
        };
        game.play(&mut state, seat, action, &mut luck, &mut Silence);
        if luck.below(4) == 0 {
            positions.push(H::features(game, &state).map(Features::inputs));
        }
    }
    let standings = game.standings(&state);
    let won = PerSeat::from_fn(seats, |seat| standings.share(seat) as f32);
    positions.into_iter().map(|inputs| Sample { inputs, won }).collect()
}
