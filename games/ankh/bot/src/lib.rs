//! The bot of Ankh: how far one is ahead on the table, and what stays in hand.

mod calibration;
mod encoding;
mod features;
mod reasons;
mod weights;

pub use features::AnkhFeatures;

use benben_ankh::{Action, Ankh, Card, Face, HAND, HandView, Offering, State, View, row_worth};
use benben_bots::{Calibration, Epsilon, Heuristics, OpponentModel, Reason, SearchSettings, ValueNetwork};
use benben_core::{PerSeat, Seat};

/// A lead that is not scored yet may vanish with the next papyrus.
const UNSCORED: f64 = 0.5;
/// A card in hand is worth this part of what it would count now.
const IN_HAND: f64 = 0.3;
/// What a card drawn blindly is worth in hand.
const BLIND: f64 = 0.6;
/// A papyrus can turn the table.
const PAPYRUS_IN_HAND: f64 = 1.0;
/// Reaching the goal as the leader beats everything.
const WIN: f64 = 1000.0;

/// What a player knows of Ankh.
#[derive(Clone, Copy, Debug, Default)]
pub struct AnkhBot;

impl Heuristics for AnkhBot {
    type Game = Ankh;
    type Features = AnkhFeatures;

    const SEARCH: SearchSettings<Self> = SearchSettings {
        exploration: 0.3,
        prior_temperature: 1.0,
        width: 12,
        rollout_depth: 0,
        epsilon: Epsilon::of_255(16),
        value_weight: 0.3,
        opponents: OpponentModel::DefaultPolicy,
        network: Some(ValueNetwork::built_in(&weights::WEIGHTS)),
        iterations: [30, 150, 2000],
        ..SearchSettings::PLAIN
    };

    const CALIBRATION: Calibration = calibration::CALIBRATION;

    const REASONS: &'static [Reason] = reasons::REASONS;

    const PUZZLES: &'static str = include_str!("../puzzles.jsonl");

    fn candidate_actions(_: &Ankh, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        candidate_actions(state, seat, actions);
    }

    fn policy_logit(game: &Ankh, state: &State, seat: Seat, action: &Action) -> f32 {
        0.4 * outlook(state, game.goal(), seat, action)
    }

    fn features(game: &Ankh, state: &State) -> PerSeat<AnkhFeatures> {
        PerSeat::from_fn(state.rows.len(), |seat| features::features(state, f32::from(game.goal()), seat))
    }

    fn seat_features(game: &Ankh, state: &State, seat: Seat) -> AnkhFeatures {
        features::features(state, f32::from(game.goal()), seat)
    }

    fn action_value(game: &Ankh, view: &View, seat: Seat, action: &Action) -> f64 {
        let HandView::Cards(mut hand) = view.hands[seat] else { return 0.0 };
        let (mut rows, mut papyrus) = (view.rows, view.papyrus);
        let mut give = |card: Card| {
            if let Some(index) = hand.iter().position(|held| *held == card) {
                hand.remove(index);
            }
        };
        match action {
            Action::Mummy(card) => {
                give(*card);
                rows[seat].push(*card);
            }
            Action::Papyrus(card) => {
                give(*card);
                papyrus = *card;
            }
            Action::Sacrifice(offering) => offering.cards().for_each(give),
        }
        let Face::Papyrus { number, .. } = papyrus.face() else { return 0.0 };
        let scored = rows.as_slice().iter().any(|row| row.len() >= usize::from(number));
        let worths = rows.map(|row| f64::from(row_worth(row, papyrus)));
        let others = (worths.as_slice().iter().sum::<f64>() - worths[seat]) / (worths.len() - 1) as f64;
        let lead = worths[seat] - others;
        let kept: f64 = hand.iter().map(|card| in_hand(*card, papyrus)).sum();
        let fresh = (HAND - hand.len()) as f64 * BLIND;
        let mut worth = kept + fresh + if scored { lead } else { UNSCORED * lead };
        if scored {
            let total = |other: Seat| f64::from(view.scores[other]) + worths[other];
            let best_other =
                view.scores.seats().filter(|other| *other != seat).map(total).fold(f64::MIN, f64::max);
            if total(seat).max(best_other) >= f64::from(game.goal()) {
                worth += if total(seat) > best_other { WIN } else { -WIN };
            }
        }
        worth
    }
}

/// What a card still in hand is worth under this papyrus.
fn in_hand(card: Card, papyrus: Card) -> f64 {
    match card.face() {
        Face::Papyrus { .. } => PAPYRUS_IN_HAND,
        Face::Mummy { .. } => IN_HAND * f64::from(row_worth(&[card], papyrus)).max(0.0),
    }
}

/// Each card can be played; whoever sacrifices gives the cards that are worth least.
fn candidate_actions(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let hand = &state.hands[seat];
    for (index, card) in hand.iter().enumerate() {
        if index > 0 && hand[index - 1] == *card {
            continue;
        }
        actions.push(if card.is_papyrus() { Action::Papyrus(*card) } else { Action::Mummy(*card) });
    }
    let mut worst = *hand;
    worst.sort_unstable_by(|a, b| {
        kept_worth(*a, state.papyrus).total_cmp(&kept_worth(*b, state.papyrus)).then(a.cmp(b))
    });
    for count in 1..=worst.len() {
        actions.extend(Offering::new(&worst[..count]).map(Action::Sacrifice));
    }
}

/// How good an action leaves things for the seat: the lead on the table, weighed by how soon it counts, and the hand.
fn outlook(state: &State, goal: i16, seat: Seat, action: &Action) -> f32 {
    let hand = &state.hands[seat];
    let (papyrus, laid) = match action {
        Action::Mummy(card) => (state.papyrus, Some(*card)),
        Action::Papyrus(card) => (*card, None),
        Action::Sacrifice(offering) => {
            let given: f32 =
                offering.cards().map(|card| kept_worth(card, state.papyrus) - BLIND as f32).sum();
            let kept: f32 = hand.iter().map(|card| kept_worth(*card, state.papyrus)).sum();
            return UNSCORED as f32 * lead(state, seat, state.papyrus) + kept - given;
        }
    };
    let number = number(papyrus);
    let longest =
        state.rows.iter().map(|(owner, row)| row.len() + usize::from(owner == seat && laid.is_some())).max();
    let is_scored = longest.is_some_and(|longest| longest >= number);
    let gain = laid.map_or(0.0, |card| f32::from(row_worth(&[card], papyrus)));
    let lead = lead(state, seat, papyrus) + gain;
    let played = laid.unwrap_or(papyrus);
    let kept: f32 =
        hand.iter().map(|card| kept_worth(*card, papyrus)).sum::<f32>() - kept_worth(played, papyrus);
    if !is_scored {
        return kept + BLIND as f32 + UNSCORED as f32 * lead;
    }
    let total = |other: Seat| {
        let own = if other == seat { gain } else { 0.0 };
        f32::from(state.scores[other]) + f32::from(row_worth(&state.rows[other], papyrus)) + own
    };
    let best_other =
        state.scores.seats().filter(|other| *other != seat).map(total).fold(f32::NEG_INFINITY, f32::max);
    let mut worth = kept + BLIND as f32 + lead;
    if total(seat).max(best_other) >= f32::from(goal) {
        worth += if total(seat) > best_other { 50.0 } else { -50.0 };
    }
    worth
}

/// How far ahead of the others' average the seat's row would be under this papyrus.
#[inline]
pub(crate) fn lead(state: &State, seat: Seat, papyrus: Card) -> f32 {
    let (mut own, mut all) = (0, 0);
    for (owner, row) in state.rows.iter() {
        let worth = row_worth(row, papyrus);
        all += worth;
        if owner == seat {
            own = worth;
        }
    }
    f32::from(own) - f32::from(all - own) / (state.rows.len() - 1) as f32
}

/// How many mummies a papyrus asks for.
#[inline]
pub(crate) fn number(papyrus: Card) -> usize {
    match papyrus.face() {
        Face::Papyrus { number, .. } => usize::from(number),
        Face::Mummy { .. } => usize::MAX,
    }
}

/// The same, as a small number.
#[inline]
fn kept_worth(card: Card, papyrus: Card) -> f32 {
    in_hand(card, papyrus) as f32
}
