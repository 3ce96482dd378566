//! What an experienced player reads off a pyramid: points, what the hand can score now and later, and how near the top is.

use crate::{SIGNS, Signs};
use benben_core::Seat;
use benben_sun::{Card, Deck, Hand, Place, Pyramid, Shape, Stage, State, card_points, symbol_worth};

/// The highest level a pyramid can have, and one more.
const LEVELS: usize = 10;

/// A card drawn by a symbol is worth about so many points.
const DRAWN: f32 = 2.0;

/// What a card scores at a place, its symbol included.
#[inline]
fn now(pyramid: &Pyramid, card: Card, place: Place) -> f32 {
    let symbol = match symbol_worth(pyramid, card, place) {
        0 => 0.0,
        equal => f32::from(equal).max(DRAWN),
    };
    f32::from(card_points(card, place.level())) + symbol
}

/// What a card may score as the pyramid grows: each level above what can be built on now is less likely to be reached.
fn later(state: &State, card: Card) -> f32 {
    let reach = reach(state);
    let room = state.pyramid.empty().and(state.pyramid.room(card.shape()));
    let mut has_room = [false; LEVELS];
    for place in room {
        has_room[usize::from(place.level())] = true;
    }
    let (mut best, mut chance) = (0.0f32, 1.0f32);
    for (level, has_room) in has_room.into_iter().enumerate().skip(1) {
        if level > usize::from(reach) {
            chance *= 0.65;
        }
        if has_room {
            best = best.max(chance * f32::from(card_points(card, level as u8)));
        }
    }
    best
}

/// What the whole hand scores if it is played now, the best card first and each on what the ones before opened.
fn run(state: &State, hand: &[Card]) -> f32 {
    let mut pyramid = state.pyramid;
    let mut left: Hand = hand.iter().copied().collect();
    let mut sum = 0.0;
    while !left.is_empty() {
        let (mut most, mut chosen) = (0.0, None);
        for (index, card) in left.iter().enumerate() {
            for place in pyramid.open().and(pyramid.room(card.shape())) {
                let gain = now(&pyramid, *card, place);
                if gain > most {
                    (most, chosen) = (gain, Some((index, place)));
                }
            }
        }
        let Some((index, place)) = chosen else { break };
        let card = left[index];
        left.remove(index);
        pyramid.lay(card, place);
        sum += most;
    }
    sum
}

/// The highest level that can be built on now.
fn reach(state: &State) -> u8 {
    state.pyramid.open().into_iter().map(Place::level).max().unwrap_or(0)
}

/// Points, hands and the height of the pyramid.
pub(super) fn signs(state: &State, seat: Seat) -> Signs {
    let pyramid = &state.pyramid;
    let base = f32::from(pyramid.base());
    let places = base * (base - 1.0) / 2.0;
    let built = 1.0 - pyramid.empty().len() as f32 / places;
    let height = f32::from(reach(state)) / base;
    // Places still to be filled before the very top can be.
    let late = built.max(height);
    let mut signs: Signs = [0.0; SIGNS];
    let points = f32::from(state.points[seat].total()) / 10.0;
    signs[0] = points;
    signs[1] = points * late;
    signs[2] = points * late * late * late;
    let hand = &state.hands[seat];
    if state.ended.is_some() {
        signs[3] = points * 2.0;
        signs[4] = hand.len() as f32 * 0.1;
        return signs;
    }
    let (mut sum_now, mut best_now, mut sum_later, mut edges, mut tops) = (0.0, 0.0f32, 0.0, 0.0, 0.0f32);
    for card in hand.iter() {
        let open = pyramid.open().and(pyramid.room(card.shape()));
        let gain = open.into_iter().map(|place| now(pyramid, *card, place)).fold(0.0, f32::max);
        sum_now += gain;
        best_now = best_now.max(gain);
        sum_later += later(state, *card);
        edges += f32::from(u8::from(card.deck() == Deck::Edge));
        tops += f32::from(u8::from(card.shape() == Shape::Top));
    }
    let is_turn = state.turn == seat;
    let may_place = is_turn && matches!(state.stage, Stage::Choosing | Stage::Placing);
    let turn = f32::from(u8::from(is_turn));
    let placing = f32::from(u8::from(may_place));
    signs[5] = turn;
    signs[6] = sum_now / 10.0;
    signs[7] = sum_now / 10.0 * placing;
    signs[8] = sum_now / 10.0 * late;
    signs[9] = sum_later / 10.0;
    signs[10] = sum_later / 10.0 * late;
    signs[11] = best_now / 10.0;
    signs[12] = hand.len() as f32 / 5.0;
    signs[13] = hand.len() as f32 / 5.0 * late;
    signs[14] = edges / 5.0;
    signs[15] = tops.min(1.0);
    signs[16] = tops.min(1.0) * late;
    let drawing = f32::from(u8::from(is_turn && state.stage == Stage::SecondDraw));
    signs[17] = drawing;
    signs[18] = turn * late;
    if let Stage::Symbol { place } = state.stage
        && is_turn
    {
        let worth = pyramid.card(place).map_or(0, |card| symbol_worth(pyramid, card, place));
        signs[19] = f32::from(worth).max(DRAWN) / 10.0;
    }
    // Whoever can place the very top now decides when it ends.
    let top = pyramid.very_top();
    if pyramid.open().contains(top) {
        let best = hand
            .iter()
            .filter(|card| pyramid.room(card.shape()).contains(top))
            .map(|card| now(pyramid, *card, top))
            .fold(-1.0, f32::max);
        if best >= 0.0 {
            signs[20] = 1.0;
            signs[21] = placing;
            signs[22] = best / 10.0 * placing;
        }
    }
    let others = || state.points.seats().filter(|other| *other != seat);
    let best_other = others().map(|other| state.points[other].total()).max().unwrap_or(0);
    let lead = points - f32::from(best_other) / 10.0;
    signs[23] = built;
    signs[24] = height;
    signs[25] = lead;
    signs[26] = lead * late;
    let most_cards = others().map(|other| state.hands[other].len()).max().unwrap_or(0);
    signs[27] = most_cards as f32 / 5.0;
    signs[28] = pyramid.open().len() as f32 / 8.0;
    let run = run(state, hand) / 10.0;
    signs[29] = run;
    signs[30] = run * placing;
    signs[31] = run * late;
    signs
}
