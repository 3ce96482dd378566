//! Setup and turns (A4-A8, A17).

use crate::position::{ankh, cards, pile, play, play_scripted, position, refusal, seat};
use benben_ankh::{Event, Refusal};
use benben_core::{Fast, Game, Scripted, Seats, Turn};

#[test]
fn a4_a_papyrus_lies_open_and_everyone_holds_four() {
    for seats in 2..=5 {
        let state = ankh().setup(seats, &mut Fast::new(3));
        assert!(state.papyrus.is_papyrus());
        assert!(state.hands.as_slice().iter().all(|hand| hand.len() == 4));
        assert_eq!(state.deck.len(), 90 - 1 - 4 * seats);
        assert!(state.rows.as_slice().iter().all(|row| row.is_empty()));
    }
}

#[test]
fn a4_luck_names_the_first_papyrus_and_who_starts() {
    let game = ankh();
    let mut luck = vec![17, 2];
    luck.extend([0; 12]);
    let state = game.setup(3, &mut Scripted::new(luck));
    assert_eq!(state.papyrus, game.edition().papyri()[17]);
    assert_eq!(state.turn, seat(3));
}

#[test]
fn a5_turns_go_to_the_left_and_round_again() {
    let mut state = position("5:gybr", &["", "", ""], &["g1", "g2", "y1"]);
    let mut turns = Vec::new();
    for (number, action) in [(1, "mummy g1"), (2, "mummy g2"), (3, "mummy y1")] {
        play(&mut state, number, action);
        turns.push(ankh().turn(&state));
    }
    assert_eq!(turns, [2, 3, 1].map(|number| Turn::Awaits(Seats::only(seat(number)))));
}

#[test]
fn a5_the_hand_is_drawn_up_to_four() {
    let mut state = position("5:gybr", &["", ""], &["g1 g2 g3 g4"]);
    state.deck = pile("r5 r4");
    let events = play_scripted(&mut state, 1, "mummy g1", &[1]);
    assert_eq!(*state.hands[seat(1)], *cards("g2 g3 g4 r4"));
    assert_eq!(*state.deck, *cards("r5"));
    assert!(events.contains(&Event::Drew { seat: seat(1), count: 1 }));
}

#[test]
fn a5_one_plays_from_ones_own_hand() {
    let state = position("5:gybr", &["", ""], &["g1 g2 g3 g4", "r1 r2 r3 r4"]);
    assert_eq!(
        refusal(&state, "mummy r1"),
        Refusal::NotInHand { card: "r1".parse().unwrap(), held: 0, asked: 1 }
    );
}

#[test]
fn a6_a_mummy_goes_to_the_end_of_ones_own_row() {
    let mut state = position("5:gybr", &["b1", "y1"], &["g4"]);
    let events = play(&mut state, 1, "mummy g4");
    assert_eq!(*state.rows[seat(1)], *cards("b1 g4"));
    assert_eq!(*state.rows[seat(2)], *cards("y1"));
    assert_eq!(events[0], Event::Mummy { seat: seat(1), card: "g4".parse().unwrap() });
}

#[test]
fn a6_a_papyrus_does_not_go_into_a_row() {
    let state = position("5:gybr", &["", ""], &["5:rygb"]);
    assert_eq!(refusal(&state, "mummy 5:rygb"), Refusal::NotAMummy { card: "5:rygb".parse().unwrap() });
}

#[test]
fn a7_a_papyrus_covers_the_one_in_the_middle() {
    let mut state = position("5:gybr", &["", ""], &["5:rygb"]);
    play(&mut state, 1, "papyrus 5:rygb");
    assert_eq!(state.papyrus, "5:rygb".parse().unwrap());
    assert_eq!(*state.beneath, *cards("5:gybr"));
}

#[test]
fn a7_a_mummy_does_not_go_into_the_middle() {
    let state = position("5:gybr", &["", ""], &["g4"]);
    assert_eq!(refusal(&state, "papyrus g4"), Refusal::NotAPapyrus { card: "g4".parse().unwrap() });
}

#[test]
fn a8_example_discard_three_draw_three() {
    let mut state = position("5:gybr", &["", ""], &["g1 g2 g3 g4"]);
    state.deck = pile("r1 r2 r3 r4");
    play_scripted(&mut state, 1, "sacrifice g1 g2 g3", &[0, 0, 0]);
    assert_eq!(*state.discard, *cards("g1 g2 g3"));
    assert_eq!(*state.hands[seat(1)], *cards("g4 r1 r3 r4"));
    assert_eq!(state.turn, seat(2), "a sacrifice is the whole turn");
}

#[test]
fn a8_one_to_four_cards_may_go_but_not_none() {
    let state = position("5:gybr", &["", ""], &["g1 g2 g3 g4"]);
    let game = ankh();
    for legal in ["sacrifice g1", "sacrifice g1 g2 g3 g4"] {
        assert_eq!(game.check(&state, seat(1), &legal.parse().unwrap()), Ok(()));
    }
    assert_eq!(refusal(&state, "sacrifice"), Refusal::NothingOffered);
    assert!("sacrifice g1 g2 g3 g4 g5".parse::<benben_ankh::Action>().is_err());
}

#[test]
fn a8_a_card_held_once_cannot_be_given_twice() {
    let state = position("5:gybr", &["", ""], &["g1 g2 g2 g4"]);
    assert_eq!(ankh().check(&state, seat(1), &"sacrifice g2 g2".parse().unwrap()), Ok(()));
    assert_eq!(
        refusal(&state, "sacrifice g1 g1"),
        Refusal::NotInHand { card: "g1".parse().unwrap(), held: 1, asked: 2 }
    );
}

#[test]
fn a8_equal_cards_are_one_choice() {
    let state = position("5:gybr", &["", ""], &["g2 g2 g2 5:rygb"]);
    let mut actions = Vec::new();
    ankh().legal(&state, seat(1), &mut actions);
    let texts: Vec<_> = actions.iter().map(ToString::to_string).collect();
    assert_eq!(
        texts,
        [
            "mummy g2",
            "papyrus 5:rygb",
            "sacrifice g2",
            "sacrifice g2 g2",
            "sacrifice g2 g2 g2",
            "sacrifice 5:rygb",
            "sacrifice g2 5:rygb",
            "sacrifice g2 g2 5:rygb",
            "sacrifice g2 g2 g2 5:rygb"
        ]
    );
}

#[test]
fn a17_an_empty_deck_is_made_of_discards_and_covered_papyri_but_not_the_top_one() {
    let mut state = position("5:gybr", &["", ""], &["g1 g2 g3 g4"]);
    state.deck = pile("");
    state.beneath = pile("5:rygb 3:bgyr");
    state.discard = pile("r1 r2");
    let events = play_scripted(&mut state, 1, "sacrifice g1", &[0]);
    assert!(
        events.contains(&Event::Reshuffled { cards: 5 }),
        "the sacrifice itself is shuffled in: {events:?}"
    );
    assert_eq!(state.papyrus, "5:gybr".parse().unwrap());
    assert!(state.beneath.is_empty() && state.discard.is_empty());
    assert_eq!(state.deck.len(), 4);
}

#[test]
fn a17_a_deck_just_emptied_waits_until_a_card_is_needed() {
    let mut state = position("5:gybr", &["", ""], &["g1 g2 g3 g4"]);
    state.deck = pile("r5");
    state.discard = pile("r1 r2");
    play_scripted(&mut state, 1, "mummy g1", &[0]);
    assert!(state.deck.is_empty());
    assert_eq!(*state.discard, *cards("r1 r2"));
}
