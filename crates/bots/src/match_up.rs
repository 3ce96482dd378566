//! Bots against each other, seats swapped from game to game.

use crate::Bot;
use benben_core::{Deal, Eyes, Fast, Game, PerSeat, Record, Seat, Setting, Silence, Standings, Table};

/// Plays one game to its end. `bots` has one bot a seat.
pub fn play_game<G: Game>(game: &G, bots: &mut [Box<dyn Bot<G>>], luck: &mut Fast) -> Standings {
    let mut state = game.setup(bots.len(), luck);
    while let Some(seat) = game.turn(&state).awaited().first() {
        let action = bots[seat.index()].choose(&Eyes::new(game, &state, seat), luck);
        game.play(&mut state, seat, action, luck, &mut Silence);
    }
    game.standings(&state)
}

/// The first bot's share of the wins against the second, heads-up over `games` games with seats swapped from game to
/// game. The same seed gives the same share.
pub fn heads_up<G: Game>(game: &G, mut bots: [Box<dyn Bot<G>>; 2], games: u64, seed: u64) -> f64 {
    let mut wins = 0.0;
    for index in 0..games {
        let standings = play_game(game, &mut bots, &mut Fast::part(seed, index));
        wins += standings.share(Seat::new((index % 2) as usize));
        bots.swap(0, 1);
    }
    wins / games as f64
}

/// The share of the wins of each seat with the same kind of bot everywhere.
pub fn seat_shares<G: Game>(
    game: &G,
    seats: usize,
    mut bot: impl FnMut() -> Box<dyn Bot<G>>,
    games: u64,
    seed: u64,
) -> PerSeat<f64> {
    let mut bots: Vec<_> = (0..seats).map(|_| bot()).collect();
    let mut shares = PerSeat::new(seats);
    for index in 0..games {
        let standings = play_game(game, &mut bots, &mut Fast::part(seed, index));
        for seat in shares.seats() {
            shares[seat] += standings.share(seat) / games as f64;
        }
    }
    shares
}

/// Plays a table to its end and writes it down, dealt fairly from a number.
pub fn play_record<G: Game>(
    setting: Setting<G>,
    players: &[&str],
    bots: &mut [Box<dyn Bot<G>>],
    seed: u64,
) -> Record {
    let deal = Deal::from_number(seed, bots.len());
    let mut table = Table::open(setting, bots.len(), deal.seed());
    let mut luck = Fast::new(seed);
    while let Some(seat) = table.turn().awaited().first() {
        let action = bots[seat.index()].choose(&Eyes::new(table.game(), table.state(), seat), &mut luck);
        table.play(seat, action).expect("bots choose legal actions");
    }
    let players: Vec<String> = players.iter().map(|&name| name.to_owned()).collect();
    table.record(&players, Some(deal))
}
