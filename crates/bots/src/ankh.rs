//! Taste in Ankh: how far one is ahead on the table, and what stays in hand.

mod judgement;

use crate::{Others, SIGNS, Signs, Style, Taste};
use benben_ankh::{Action, Ankh, Card, Face, HAND, HandView, Offering, State, View, row_worth};
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

impl Taste for Ankh {
    const STYLE: Style = Style {
        curiosity: 0.3,
        doubt: 1.0,
        width: 12,
        horizon: 0,
        whim: 16,
        margin: 0.3,
        others: Others::Impulse,
        judgement: &judgement::JUDGEMENT,
        iterations: [30, 150, 2000],
        ..Style::PLAIN
    };

    fn sensible(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        sensible(state, seat, actions);
    }

    fn urge(&self, state: &State, seat: Seat, action: &Action) -> f32 {
        0.4 * outlook(state, self.goal(), seat, action)
    }

    fn signs(&self, state: &State) -> PerSeat<Signs> {
        PerSeat::from_fn(state.rows.len(), |seat| signs(state, f32::from(self.goal()), seat))
    }

    fn worth(&self, view: &View, seat: Seat, action: &Action) -> f64 {
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
            if total(seat).max(best_other) >= f64::from(self.goal()) {
                worth += if total(seat) > best_other { WIN } else { -WIN };
            }
        }
        worth
    }
}

/// What a card still in hand promises under this papyrus.
fn in_hand(card: Card, papyrus: Card) -> f64 {
    match card.face() {
        Face::Papyrus { .. } => PAPYRUS_IN_HAND,
        Face::Mummy { .. } => IN_HAND * f64::from(row_worth(&[card], papyrus)).max(0.0),
    }
}

/// Each card can be played; who sacrifices gives the cards that promise least.
fn sensible(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let hand = &state.hands[seat];
    for (index, card) in hand.iter().enumerate() {
        if index > 0 && hand[index - 1] == *card {
            continue;
        }
        actions.push(if card.is_papyrus() { Action::Papyrus(*card) } else { Action::Mummy(*card) });
    }
    let mut worst = *hand;
    worst.sort_unstable_by(|a, b| {
        promises(*a, state.papyrus).total_cmp(&promises(*b, state.papyrus)).then(a.cmp(b))
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
            let given: f32 = offering.cards().map(|card| promises(card, state.papyrus) - BLIND as f32).sum();
            let kept: f32 = hand.iter().map(|card| promises(*card, state.papyrus)).sum();
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
    let kept: f32 = hand.iter().map(|card| promises(*card, papyrus)).sum::<f32>() - promises(played, papyrus);
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
fn lead(state: &State, seat: Seat, papyrus: Card) -> f32 {
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
fn number(papyrus: Card) -> usize {
    match papyrus.face() {
        Face::Papyrus { number, .. } => usize::from(number),
        Face::Mummy { .. } => usize::MAX,
    }
}

/// Which wish a mummy fulfils, counted from 0; a papyrus none.
fn wished(card: Card, papyrus: Card) -> Option<usize> {
    let (Face::Mummy { colour, .. }, Face::Papyrus { wish, .. }) = (card.face(), papyrus.face()) else {
        return None;
    };
    // A9: the factors fall from 2 to -1.
    Some((2 - wish.factor(colour)) as usize)
}

/// A mummy's value; 0 for a papyrus.
fn value(card: Card) -> f32 {
    match card.face() {
        Face::Mummy { value, .. } => f32::from(value),
        Face::Papyrus { .. } => 0.0,
    }
}

#[inline]
fn promises(card: Card, papyrus: Card) -> f32 {
    in_hand(card, papyrus) as f32
}

/// Points, rows and hands, and how near the end is.
fn signs(state: &State, goal: f32, seat: Seat) -> Signs {
    let own_row = &state.rows[seat];
    let hand = &state.hands[seat];
    let score = f32::from(state.scores[seat]) / 10.0;
    let most = state.scores.as_slice().iter().copied().max().unwrap_or(0);
    let late = f32::from(most.max(0)) / goal;
    let mut signs = [0.0; SIGNS];
    signs[0] = score;
    signs[1] = score * late;
    signs[2] = score * late * late;
    if state.ended.is_some() {
        return signs;
    }
    let asked = number(state.papyrus);
    let longest = state.rows.as_slice().iter().map(|row| row.len()).max().unwrap_or(0);
    let soon = longest as f32 / asked as f32;
    let row = f32::from(row_worth(own_row, state.papyrus)) / 10.0;
    signs[3] = row;
    signs[4] = row * soon;
    signs[5] = row * late;
    signs[6] = row * soon * late;
    let is_turn = f32::from(u8::from(state.turn == seat));
    signs[7] = is_turn;
    signs[8] = own_row.len() as f32 * 0.2;
    let (mut gains, mut best, mut papyri, mut values) = (0.0f32, 0.0f32, 0.0f32, 0.0f32);
    let mut turn_round = 0.0f32;
    for card in hand.iter() {
        match card.face() {
            Face::Mummy { value, .. } => {
                let gain = f32::from(row_worth(&[*card], state.papyrus).max(0)) / 10.0;
                gains += gain;
                best = best.max(gain);
                values += f32::from(value) / 10.0;
            }
            Face::Papyrus { number, .. } => {
                papyri += 1.0;
                let change = (lead(state, seat, *card) - lead(state, seat, state.papyrus)) / 10.0;
                let now = longest >= usize::from(number);
                turn_round = turn_round.max(change * if now { 1.0 } else { 0.5 });
            }
        }
    }
    signs[9] = gains;
    signs[10] = best;
    signs[11] = papyri;
    signs[12] = values;
    signs[13] = turn_round;
    signs[14] = turn_round * is_turn;
    signs[15] = best * is_turn;
    // One more mummy ends it: what the scoring would bring, were it now.
    let finishes = own_row.len() + 1 >= asked && hand.iter().any(|card| !card.is_papyrus());
    if finishes {
        let lead = lead(state, seat, state.papyrus) / 10.0 + best;
        signs[16] = lead.max(0.0);
        signs[17] = lead.max(0.0) * is_turn;
        let wins = score + row + best >= goal / 10.0;
        signs[18] = f32::from(u8::from(wins));
        signs[19] = f32::from(u8::from(wins)) * is_turn;
    }
    signs[20] = papyri * late;
    signs[21] = gains * soon;
    for card in hand.iter() {
        if let Some(wish) = wished(*card, state.papyrus) {
            signs[22 + wish] += value(*card) / 10.0;
        }
    }
    let others = || state.rows.iter().filter(|(other, _)| *other != seat);
    let longest_other = others().map(|(_, row)| row.len()).max().unwrap_or(0);
    signs[26] = (asked - own_row.len()) as f32 / 4.0;
    signs[27] = (asked - longest_other) as f32 / 4.0;
    let best_other = others().map(|(other, _)| state.scores[other]).max().unwrap_or(0);
    signs[28] = score - f32::from(best_other) / 10.0;
    let best_row = others().map(|(_, row)| row_worth(row, state.papyrus)).max().unwrap_or(0);
    signs[29] = row - f32::from(best_row) / 10.0;
    signs[30] = own_row.iter().map(|card| value(*card)).sum::<f32>() / 10.0;
    signs[31] = late;
    signs
}
