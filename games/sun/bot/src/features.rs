//! The features of a pyramid: points, what the hand can score now and later, and how near the top is.

use crate::run::run;
use benben_core::Seat;
use benben_sun::{Card, Deck, Place, Pyramid, Shape, Stage, State, Sun, card_points};

benben_bots::features! {
    /// What the value network reads off a pyramid for one seat. Points are in tens.
    pub struct SunFeatures {
        /// The points.
        points,
        /// The points, by how far the pyramid is built.
        points_late,
        /// The points, by the cube of it.
        points_very_late,
        /// The points, doubled, once the game is over, and a little for each card in hand, which decides between equals.
        final_points,
        /// 1 for the seat whose turn it is.
        turn,
        /// What each card in hand could score now, added up.
        hand_now,
        /// The same for a seat that may place now.
        hand_now_placing,
        /// The same, by how far the pyramid is built.
        hand_now_late,
        /// What each card in hand may score as the pyramid grows, added up.
        hand_later,
        /// The same, by how far the pyramid is built.
        hand_later_late,
        /// What the best card in hand could score now.
        best_now,
        /// Cards in hand, in fives.
        hand,
        /// The same, by how far the pyramid is built.
        hand_late,
        /// Edge cards in hand, in fives.
        edges,
        /// 1 with a top card in hand.
        top,
        /// The same, by how far the pyramid is built.
        top_late,
        /// 1 for a seat about to draw its second card.
        drawing,
        /// 1 for the seat whose turn it is, by how far the pyramid is built.
        turn_late,
        /// What the symbol that is due is worth.
        symbol,
        /// 1 for a seat that holds a card for the very top, if it can be placed.
        very_top,
        /// The same for a seat that may place now.
        very_top_placing,
        /// How much of the pyramid is built.
        built,
        /// How high the pyramid can be built now.
        height,
        /// The points ahead of the best other seat.
        lead,
        /// The same, by how far the pyramid is built.
        lead_late,
        /// The most cards another seat holds, in fives.
        most_cards,
        /// Places that can be built on now, in eights.
        open_places,
        /// What the whole hand scores if it is played now.
        run,
        /// The same for a seat that may place now.
        run_placing,
        /// The same, by how far the pyramid is built.
        run_late,
        /// 1 for a seat whose hand builds all that is left, and is ahead then: for the seat that may place now.
        finishes,
        /// The same for a seat that has to wait for its turn.
        finishes_next,
    }
}

/// The highest level a pyramid can have, and one more.
const LEVELS: usize = 10;

/// A card drawn by a symbol is worth about so many points.
const DRAWN: f32 = 2.0;

/// What a card scores at a place, its symbol included.
#[inline]
pub(crate) fn now(game: &Sun, pyramid: &Pyramid, card: Card, place: Place) -> f32 {
    let symbol = match game.symbol_worth(pyramid, card, place) {
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

/// The highest level that can be built on now.
fn reach(state: &State) -> u8 {
    state.pyramid.open().into_iter().map(Place::level).max().unwrap_or(0)
}

/// Reads the features of one seat.
pub(crate) fn features(game: &Sun, state: &State, seat: Seat) -> SunFeatures {
    let pyramid = &state.pyramid;
    let base = f32::from(pyramid.base());
    let places = base * (base - 1.0) / 2.0;
    let built = 1.0 - pyramid.empty().len() as f32 / places;
    let height = f32::from(reach(state)) / base;
    // Places still to be filled before the very top can be.
    let late = built.max(height);
    let points = f32::from(state.points[seat].total()) / 10.0;
    let mut features = SunFeatures {
        points,
        points_late: points * late,
        points_very_late: points * late * late * late,
        ..SunFeatures::default()
    };
    let hand = &state.hands[seat];
    if state.ended.is_some() {
        features.final_points = points * 2.0 + hand.len() as f32 * 0.02;
        return features;
    }
    let (mut sum_now, mut best_now, mut sum_later, mut edges, mut tops) = (0.0, 0.0f32, 0.0, 0.0, 0.0f32);
    for card in hand.iter() {
        let open = pyramid.open().and(pyramid.room(card.shape()));
        let gain = open.into_iter().map(|place| now(game, pyramid, *card, place)).fold(0.0, f32::max);
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
    features.turn = turn;
    features.hand_now = sum_now / 10.0;
    features.hand_now_placing = sum_now / 10.0 * placing;
    features.hand_now_late = sum_now / 10.0 * late;
    features.hand_later = sum_later / 10.0;
    features.hand_later_late = sum_later / 10.0 * late;
    features.best_now = best_now / 10.0;
    features.hand = hand.len() as f32 / 5.0;
    features.hand_late = hand.len() as f32 / 5.0 * late;
    features.edges = edges / 5.0;
    features.top = tops.min(1.0);
    features.top_late = tops.min(1.0) * late;
    let drawing = f32::from(u8::from(is_turn && state.stage == Stage::SecondDraw));
    features.drawing = drawing;
    features.turn_late = turn * late;
    if let Stage::Symbol { place } = state.stage
        && is_turn
    {
        let worth = pyramid.card(place).map_or(0, |card| game.symbol_worth(pyramid, card, place));
        features.symbol = f32::from(worth).max(DRAWN) / 10.0;
    }
    // Whoever can place the very top now decides when it ends.
    let top = pyramid.very_top();
    if pyramid.open().contains(top) && hand.iter().any(|card| pyramid.room(card.shape()).contains(top)) {
        features.very_top = 1.0;
        features.very_top_placing = placing;
    }
    let others = || state.points.seats().filter(|other| *other != seat);
    let best_other = others().map(|other| state.points[other].total()).max().unwrap_or(0);
    let lead = points - f32::from(best_other) / 10.0;
    features.built = built;
    features.height = height;
    features.lead = lead;
    features.lead_late = lead * late;
    let most_cards = others().map(|other| state.hands[other].len()).max().unwrap_or(0);
    features.most_cards = most_cards as f32 / 5.0;
    features.open_places = pyramid.open().len() as f32 / 8.0;
    let run = run(game, pyramid, hand);
    if run.finishes && points + run.points / 10.0 > f32::from(best_other) / 10.0 {
        features.finishes = placing;
        features.finishes_next = 1.0 - placing;
    }
    let run = run.points / 10.0;
    features.run = run;
    features.run_placing = run * placing;
    features.run_late = run * late;
    features
}
