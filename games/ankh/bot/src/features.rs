//! The features of a table of Ankh: points, rows and hands, and how near the end is.

use crate::{lead, number};
use benben_ankh::{Card, Face, State, row_worth};
use benben_core::Seat;

benben_bots::features! {
    /// What the value network reads off a table of Ankh for one seat. Points are in tens.
    pub struct AnkhFeatures {
        /// The score.
        score,
        /// The score, by how near the leader is to the goal.
        score_late,
        /// The score, by the square of it.
        score_very_late,
        /// What the own row is worth under this papyrus.
        row,
        /// The same, by how near a row is to being scored.
        row_soon,
        /// The same, by how near the leader is to the goal.
        row_late,
        /// The same, by both.
        row_soon_late,
        /// 1 for the seat whose turn it is.
        turn,
        /// Mummies in the own row, in fives.
        row_length,
        /// What all mummies in hand would add.
        hand_gain,
        /// What the best mummy in hand would add.
        best_gain,
        /// Papyri in hand.
        papyri,
        /// The values of all mummies in hand.
        hand_values,
        /// How far a papyrus in hand could turn the lead.
        swing,
        /// The same for the seat whose turn it is.
        swing_on_turn,
        /// The best mummy's gain for the seat whose turn it is.
        best_gain_on_turn,
        /// The lead with which one more mummy would end the row.
        finish_lead,
        /// The same for the seat whose turn it is.
        finish_lead_on_turn,
        /// 1 if one more mummy would reach the goal.
        finish_wins,
        /// The same for the seat whose turn it is.
        finish_wins_on_turn,
        /// Papyri in hand, by how near the leader is to the goal.
        papyri_late,
        /// What all mummies in hand would add, by how near a row is to being scored.
        hand_gain_soon,
        /// The values of mummies in hand of the first wish (A9).
        first_wish,
        /// Of the second wish.
        second_wish,
        /// Of the third wish.
        third_wish,
        /// Of what the queen dislikes.
        last_wish,
        /// Mummies missing in the own row, in fours.
        missing,
        /// Mummies missing in the longest row of the others, in fours.
        missing_elsewhere,
        /// The score ahead of the best other one.
        score_lead,
        /// The own row ahead of the best other one.
        row_lead,
        /// The values of all mummies in the own row.
        row_values,
        /// How near the leader is to the goal.
        late,
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

/// Reads the features of one seat.
pub(crate) fn features(state: &State, goal: f32, seat: Seat) -> AnkhFeatures {
    let own_row = &state.rows[seat];
    let hand = &state.hands[seat];
    let score = f32::from(state.scores[seat]) / 10.0;
    let most = state.scores.as_slice().iter().copied().max().unwrap_or(0);
    let late = f32::from(most.max(0)) / goal;
    let mut features = AnkhFeatures {
        score,
        score_late: score * late,
        score_very_late: score * late * late,
        ..AnkhFeatures::default()
    };
    if state.ended.is_some() {
        return features;
    }
    let asked = number(state.papyrus);
    let longest = state.rows.as_slice().iter().map(|row| row.len()).max().unwrap_or(0);
    let soon = longest as f32 / asked as f32;
    let row = f32::from(row_worth(own_row, state.papyrus)) / 10.0;
    features.row = row;
    features.row_soon = row * soon;
    features.row_late = row * late;
    features.row_soon_late = row * soon * late;
    let turn = f32::from(u8::from(state.turn == seat));
    features.turn = turn;
    features.row_length = own_row.len() as f32 * 0.2;
    let (mut gains, mut best, mut papyri, mut values) = (0.0f32, 0.0f32, 0.0f32, 0.0f32);
    let mut swing = 0.0f32;
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
                swing = swing.max(change * if now { 1.0 } else { 0.5 });
            }
        }
    }
    features.hand_gain = gains;
    features.best_gain = best;
    features.papyri = papyri;
    features.hand_values = values;
    features.swing = swing;
    features.swing_on_turn = swing * turn;
    features.best_gain_on_turn = best * turn;
    // One more mummy ends it: what the scoring would bring, were it now.
    let finishes = own_row.len() + 1 >= asked && hand.iter().any(|card| !card.is_papyrus());
    if finishes {
        let lead = lead(state, seat, state.papyrus) / 10.0 + best;
        features.finish_lead = lead.max(0.0);
        features.finish_lead_on_turn = lead.max(0.0) * turn;
        let wins = score + row + best >= goal / 10.0;
        features.finish_wins = f32::from(u8::from(wins));
        features.finish_wins_on_turn = f32::from(u8::from(wins)) * turn;
    }
    features.papyri_late = papyri * late;
    features.hand_gain_soon = gains * soon;
    for card in hand.iter() {
        let wish = match wished(*card, state.papyrus) {
            Some(0) => &mut features.first_wish,
            Some(1) => &mut features.second_wish,
            Some(2) => &mut features.third_wish,
            Some(_) => &mut features.last_wish,
            None => continue,
        };
        *wish += value(*card) / 10.0;
    }
    let others = || state.rows.iter().filter(|(other, _)| *other != seat);
    let longest_other = others().map(|(_, row)| row.len()).max().unwrap_or(0);
    features.missing = (asked - own_row.len()) as f32 / 4.0;
    features.missing_elsewhere = (asked - longest_other) as f32 / 4.0;
    let best_other = others().map(|(other, _)| state.scores[other]).max().unwrap_or(0);
    features.score_lead = score - f32::from(best_other) / 10.0;
    let best_row = others().map(|(_, row)| row_worth(row, state.papyrus)).max().unwrap_or(0);
    features.row_lead = row - f32::from(best_row) / 10.0;
    features.row_values = own_row.iter().map(|card| value(*card)).sum::<f32>() / 10.0;
    features.late = late;
    features
}
