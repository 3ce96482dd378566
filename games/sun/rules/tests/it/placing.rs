//! Where cards go (S12-S15).

use crate::position::{PLAIN, card, is_legal, place, play, position, position_up_to, refusal, sun_on};
use benben_core::{Fast, Game};
use benben_sun::Refusal;

#[test]
fn s12_a_card_lies_on_two_cards() {
    let mut state = position(&[PLAIN], &["1 1 1 1", "3"]);
    play(&mut state, "place 1 a1");
    assert_eq!(
        refusal(&state, "place 1 a2"),
        Refusal::Unsupported { place: place("a2"), missing: place("b1") }
    );
    play(&mut state, "place 1 c1");
    assert_eq!(
        refusal(&state, "place 1 b2"),
        Refusal::Unsupported { place: place("b2"), missing: place("b1") }
    );
    play(&mut state, "place 1 b1");
    assert!(is_legal(&state, "place 1 a2") && is_legal(&state, "place 1 b2"));
    assert!(!is_legal(&state, "place 1 c2"));
}

#[test]
fn s12_one_card_a_place() {
    let mut state = position(&[PLAIN], &["1 2", "3"]);
    play(&mut state, "place 1 a1");
    assert_eq!(refusal(&state, "place 2 a1"), Refusal::Filled { place: place("a1"), by: card("1") });
}

#[test]
fn s12_every_level_has_one_place_less_up_to_the_very_top() {
    for (base, length) in [("short", 8), ("standard", 9), ("long", 10)] {
        let pyramid = sun_on(base).setup(2, &mut Fast::new(1)).pyramid;
        assert_eq!(pyramid.places_on(1), length - 1);
        assert_eq!(pyramid.open().len(), usize::from(length) - 1);
        assert_eq!((pyramid.very_top().level(), pyramid.places_on(length - 1)), (length - 1, 1));
    }
}

#[test]
fn s12_outside_the_pyramid_and_in_its_base_nothing_is_placed() {
    let state = position(&[PLAIN], &["1 2", "3"]);
    assert!(is_legal(&state, "place 1 h1"));
    assert_eq!(refusal(&state, "place 1 i1"), Refusal::Outside { place: place("i1"), base: 9 });
    assert_eq!(refusal(&state, "place 1 a0"), Refusal::Outside { place: place("a0"), base: 9 });
    assert_eq!(refusal(&state, "place 1 a9"), Refusal::Outside { place: place("a9"), base: 9 });
}

#[test]
fn s12_the_next_level_may_begin_before_one_is_full() {
    let mut state = position(&[PLAIN], &["1 1 1 1 1", "3"]);
    for action in ["place 1 d1", "place 1 e1", "place 1 d2"] {
        play(&mut state, action);
    }
    assert_eq!(state.pyramid.filled().len(), 9 + 3);
}

#[test]
fn s13_a_left_edge_goes_only_leftmost() {
    let state = position(&[PLAIN, "1 1 1"], &["L2 L3", "3"]);
    assert!(is_legal(&state, "place L2 a2"));
    assert_eq!(refusal(&state, "place L2 b2"), Refusal::NotLeftmost { place: place("b2") });
    assert_eq!(refusal(&state, "place L2 h1"), Refusal::NotLeftmost { place: place("h1") });
}

#[test]
fn s13_a_right_edge_goes_only_rightmost() {
    let state = position(&[PLAIN, ". . . . . . 1 1"], &["R2 R3", "3"]);
    assert!(is_legal(&state, "place R2 g2"));
    assert_eq!(refusal(&state, "place R2 a1"), Refusal::NotRightmost { place: place("a1") });
    assert_eq!(refusal(&state, "place R2 f1"), Refusal::NotRightmost { place: place("f1") });
}

#[test]
fn s13_no_edge_on_the_very_top_but_just_below_it() {
    let top = position_up_to(7, &["L2 R2", "3"]);
    assert_eq!(refusal(&top, "place L2 a8"), Refusal::EdgeOnVeryTop { place: place("a8") });
    assert_eq!(refusal(&top, "place R2 a8"), Refusal::EdgeOnVeryTop { place: place("a8") });
    let below = position_up_to(6, &["L2 R2", "3"]);
    assert!(is_legal(&below, "place L2 a7") && is_legal(&below, "place R2 b7"));
    assert!(!is_legal(&below, "place L2 b7") && !is_legal(&below, "place R2 a7"));
}

#[test]
fn s14_a_top_goes_only_on_the_very_top() {
    let below = position_up_to(6, &["T3", "3"]);
    assert_eq!(
        refusal(&below, "place T3 a7"),
        Refusal::NotVeryTop { place: place("a7"), very_top: place("a8") }
    );
    assert!(is_legal(&position_up_to(7, &["T3", "3"]), "place T3 a8"));
}

#[test]
fn s15_a_standard_card_goes_anywhere() {
    let ends = position(&[PLAIN], &["1", "3"]);
    assert!(["a1", "d1", "h1"].iter().all(|place| is_legal(&ends, &format!("place 1 {place}"))));
    assert!(is_legal(&position_up_to(7, &["1", "3"]), "place 1 a8"));
}
