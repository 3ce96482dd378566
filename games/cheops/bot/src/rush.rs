//! A scripted finisher: sells, looks one reply ahead, and ends the game when that wins it.

use crate::ending::{is_decisive, sales_to_end};
use crate::eye::Eye;
use crate::forecast::Forecast;
use crate::{CheopsStyle, ending};
use benben_bots::{Bot, arg_max};
use benben_cheops::{Action, Cheops, State};
use benben_core::{Eyes, Fast, Game, PerSeat, Seat, Silence};

/// How much of the best reply counts against an action.
const REPLY: f64 = 0.5;
/// What a sale towards the end is worth to who is ahead.
const RUSH: f64 = 4.0;
/// How much of what an action looks worth at once counts, too: it tells apart what comes to the same within a turn.
const AT_ONCE: f64 = 0.1;
/// So many sales before the end, nobody thinks of it.
const FAR: u32 = 12;
/// Tables imagined for each action.
const IMAGINED: u64 = 2;
/// A turn has no more decisions than this, or it is judged as it stands.
const LONGEST_TURN: usize = 12;

/// Sells towards the end as long as it is ahead. What it knows of the future is one reply.
#[derive(Clone, Copy, Debug, Default)]
pub struct SellRush;

impl Bot<Cheops> for SellRush {
    fn choose(&mut self, eyes: &Eyes<'_, Cheops>, luck: &mut Fast) -> Action {
        let (game, seat, view) = (eyes.game(), eyes.seat(), eyes.view());
        let mut actions = Vec::new();
        eyes.legal(&mut actions);
        let money = ending::purses(game, &view);
        let eye = Eye::new(CheopsStyle::Mixer, game, &view.layout, money, seat);
        let worths: Vec<f64> = actions.iter().map(|action| eye.worth(action)).collect();
        let imagined: Vec<State> =
            (0..IMAGINED).map(|table| game.imagine(&view, &mut Fast::new(table))).collect();
        let worth = |action: &Action| {
            let index = actions.iter().position(|other| other == action).unwrap_or_default();
            if is_decisive(worths[index]) {
                return worths[index];
            }
            let foreseen = imagined.iter().map(|state| foreseen(game, state, seat, *action));
            foreseen.sum::<f64>() / IMAGINED as f64 + AT_ONCE * worths[index]
        };
        arg_max(&actions, luck, worth)
    }
}

/// How it stands for the seat after this action, the rest of its turn, and the best reply.
fn foreseen(game: &Cheops, state: &State, seat: Seat, action: Action) -> f64 {
    let (mut state, mut luck) = (*state, Fast::new(7));
    game.play(&mut state, seat, action, &mut luck, &mut Silence);
    let mut legal = Vec::new();
    for _ in 0..LONGEST_TURN {
        if !game.turn(&state).awaited().contains(seat) {
            break;
        }
        legal.clear();
        game.legal(&state, seat, &mut legal);
        let eye = Eye::new(CheopsStyle::Mixer, game, &state.layout, state.money, seat);
        let action = arg_max(&legal, &mut luck, |action| eye.worth(action));
        game.play(&mut state, seat, action, &mut luck, &mut Silence);
    }
    let standing = standing(game, &state, seat);
    match game.turn(&state).awaited().first() {
        Some(next) if next != seat => standing - REPLY * best_reply(game, &state, next, &mut legal),
        _ => standing,
    }
}

/// How far the seat is ahead, and how near the end is if it is.
fn standing(game: &Cheops, state: &State, seat: Seat) -> f64 {
    let money: PerSeat<f64> = state.money.map(|money| f64::from(*money));
    let others = money.as_slice().iter().sum::<f64>() - money[seat];
    let lead =
        money[seat] - others / (money.len() - 1) as f64 + Forecast::new(game).lead(&state.layout, seat);
    let near = RUSH * f64::from(FAR.saturating_sub(sales_to_end(&state.layout)));
    if lead > 0.0 { lead + near } else { lead }
}

/// What the next player's best action looks worth.
fn best_reply(game: &Cheops, state: &State, seat: Seat, legal: &mut Vec<Action>) -> f64 {
    legal.clear();
    game.legal(state, seat, legal);
    let eye = Eye::new(CheopsStyle::Mixer, game, &state.layout, state.money, seat);
    legal.iter().map(|action| eye.worth(action)).fold(0.0, f64::max)
}
