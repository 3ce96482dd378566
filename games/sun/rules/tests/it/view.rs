//! What viewers see, and how the table looks as text.

use crate::position::{PLAIN, cards, pile, position, seat, sun, sun_on};
use benben_core::{Fast, Game, Viewer};
use benben_sun::{Deck, HandView, Place};

#[test]
fn s8_of_other_hands_one_knows_how_many_cards_of_each_deck() {
    let state = position(&[PLAIN], &["1 2s", "3 4 L5 T3"]);
    let view = sun().view(&state, Viewer::Seat(seat(1)));
    assert_eq!(view.hands[seat(1)], HandView::Cards(pile("1 2s")));
    assert_eq!(view.hands[seat(2)], HandView::Hidden { standard: 2, edge: 2 });
    let public = sun().view(&state, Viewer::Public);
    assert_eq!(public.hands[seat(1)], HandView::Hidden { standard: 2, edge: 0 });
}

#[test]
fn imagined_hands_are_dealt_from_what_the_viewer_cannot_see() {
    let game = sun();
    let mut state = game.setup(3, &mut Fast::new(4));
    // Seat 2 has drawn two edge cards instead of keeping two standard ones, which lie on the discard pile.
    for _ in 0..2 {
        let card = state.hands[seat(2)].remove(0);
        state.standard.discards.push(card);
        let card = state.edge.deck.remove(0);
        state.hands[seat(2)].push(card);
    }
    let view = game.view(&state, Viewer::Seat(seat(1)));
    let mut hands = Vec::new();
    for seed in 0..50 {
        let imagined = game.imagine(&view, &mut Fast::new(seed));
        assert_eq!(imagined.hands[seat(1)], state.hands[seat(1)]);
        assert_eq!(imagined.standard.discards, state.standard.discards);
        let edges = imagined.hands[seat(2)].iter().filter(|card| card.deck() == Deck::Edge).count();
        assert_eq!((imagined.hands[seat(2)].len(), edges), (4, 2));
        hands.push(imagined.hands[seat(2)].to_vec());
    }
    hands.sort();
    hands.dedup();
    assert!(hands.len() > 40, "hidden hands differ from one imagination to the next");
}

#[test]
fn the_table_as_text() {
    let mut state = position(&[PLAIN, "L1 2s 3 . . . . R4", "5j"], &["1 2s L5", "3 4 L5 T3"]);
    state.marker = cards("R2m")[0];
    let text = sun().view(&state, Viewer::Seat(seat(1))).to_string();
    assert_eq!(
        text,
        "\
2        [5j ]  b2     .     .     .     .     .
1     [L1 ] [2s ] [ 3 ]  d1    e1    f1    g1   [R4 ]
0  [L0 ] [ 0 ] [ 0 ] [ 0 ] [ 0 ] [ 0 ] [ 0 ] [ 0 ] [R0 ]
standard 40 +0 discarded   edge 29 +0 discarded   out R2m
> seat 1   points   0   hand 1 2s L5                  draws or places
  seat 2   points   0   hand 2 standard, 2 edge
"
    );
}

#[test]
fn filled_levels_above_the_highest_open_place_are_drawn() {
    let state = position(&[PLAIN, "L1 2s . . . . . R4", "5j"], &["1", "2"]);
    assert_eq!(state.pyramid.open().into_iter().map(Place::level).max(), Some(1));
    let text = sun().view(&state, Viewer::Public).to_string();
    let drawn: Vec<&str> = text.lines().take(2).collect();
    assert_eq!(
        drawn,
        [
            "2        [5j ]   .     .     .     .     .     .",
            "1     [L1 ] [2s ]  c1    d1    e1    f1    g1   [R4 ]"
        ]
    );
}

#[test]
fn the_table_fits_into_a_hundred_columns() {
    for base in ["short", "standard", "long"] {
        let game = sun_on(base);
        let state = game.setup(5, &mut Fast::new(3));
        let text = game.view(&state, Viewer::Open).to_string();
        assert!(text.lines().all(|line| line.chars().count() <= 100), "{text}");
    }
}
