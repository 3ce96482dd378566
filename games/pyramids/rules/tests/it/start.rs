//! Setup and the course of the rounds (P5-P9).

use crate::position::{card, cards, chamber, marking, play, play_without_luck, pyramids, refusal, seat};
use benben_core::{Chance, Fast, Game, Seats, Turn, Viewer, play_randomly};
use benben_pyramids::{Action, Cards, DealtView, Event, Refusal, Shape, State, Step};

fn dealt() -> State {
    let mut state = pyramids().setup(2, &mut Fast::new(3));
    state.players[seat(1)].dealt = cards(&[3, 10, 17, 40]);
    state.players[seat(2)].dealt = cards(&[5, 6, 7, 8]);
    state.deck = Cards::ALL.without(cards(&[3, 10, 17, 40, 5, 6, 7, 8]));
    state
}

#[test]
fn p5_everyone_is_dealt_four_cards_and_keeps_two() {
    for seats in 2..=4 {
        let game = pyramids();
        let state = game.setup(seats, &mut Fast::new(9));
        assert_eq!(game.turn(&state), Turn::Awaits(Seats::all(seats)));
        assert!(state.players.as_slice().iter().all(|player| player.dealt.len() == 4));
        let mut actions = Vec::new();
        game.legal(&state, seat(1), &mut actions);
        assert_eq!(actions.len(), 6);
    }
    let (game, mut state) = (pyramids(), dealt());
    play(&game, &mut state, 1, "keep 10 40");
    play(&game, &mut state, 2, "keep 5 8");
    let kept =
        |number| state.players[seat(number)].chambers.iter().map(|chamber| chamber.card).collect::<Cards>();
    assert_eq!((kept(1), kept(2)), (cards(&[10, 40]), cards(&[5, 8])));
}

#[test]
fn p5_only_cards_dealt_can_be_kept() {
    let (game, state) = (pyramids(), dealt());
    assert_eq!(refusal(&game, &state, "keep 3 5"), Refusal::NotDealt { card: card(5) });
    assert_eq!(refusal(&game, &state, "keep 2 3"), Refusal::NotDealt { card: card(2) });
    let twice = Action::Keep(card(3), card(3));
    assert_eq!(game.check(&state, seat(1), &twice), Err(Refusal::NotDealt { card: card(3) }));
    let other_way_round = Action::Keep(card(10), card(3));
    assert_eq!(game.check(&state, seat(1), &other_way_round), Err(Refusal::NotDealt { card: card(3) }));
}

#[test]
fn p5_choices_are_secret_until_all_have_chosen() {
    let (game, mut state) = (pyramids(), dealt());
    let others = [Viewer::Seat(seat(2)), Viewer::Public];
    let before = others.map(|viewer| game.view(&state, viewer));
    assert!(play_without_luck(&game, &mut state, 1, "keep 10 40").is_empty());
    assert_eq!(others.map(|viewer| game.view(&state, viewer)), before);
    assert_eq!(before[0].players[seat(1)].dealt, DealtView::Hidden(4));
    let own = game.view(&state, Viewer::Seat(seat(1)));
    assert_eq!(own.players[seat(1)].kept, cards(&[10, 40]));
    assert!(!own.awaited.contains(seat(1)));
    let events = play(&game, &mut state, 2, "keep 5 8");
    assert_eq!(events[0], Event::Kept { seat: seat(1), cards: cards(&[10, 40]) });
    assert_eq!(events[1], Event::Kept { seat: seat(2), cards: cards(&[5, 8]) });
}

#[test]
fn p6_returned_cards_go_into_the_deck_and_four_are_offered() {
    let (game, mut state) = (pyramids(), dealt());
    play(&game, &mut state, 1, "keep 10 40");
    play(&game, &mut state, 2, "keep 5 8");
    assert_eq!(state.offer.len(), 4);
    assert_eq!(state.offer.union(state.deck), Cards::ALL.without(cards(&[10, 40, 5, 8])));
    assert_eq!(state.deck.len(), 40);
    let returned = cards(&[3, 17, 6, 7]);
    assert_eq!(returned.and(state.offer.union(state.deck)), returned);
    assert_eq!(state.revealed.len() + state.unseen.len(), 8);
}

#[test]
fn p7_four_rounds_reveal_seven_of_eight_cards_each() {
    let game = pyramids();
    for seed in 0..20 {
        let mut luck = Fast::new(seed);
        let mut state = game.setup(2, &mut luck);
        let (mut actions, mut events) = (Vec::new(), Vec::new());
        while let Some(seat) = game.turn(&state).awaited().first() {
            actions.clear();
            game.legal(&state, seat, &mut actions);
            let action = luck.pick(&actions);
            game.play(&mut state, seat, action, &mut luck, &mut events);
        }
        for round in 1..=4 {
            let mut shapes: Vec<Shape> = events
                .iter()
                .filter_map(|event| match event {
                    Event::Revealed { round: of, shape } if *of == round => Some(*shape),
                    _ => None,
                })
                .collect();
            assert_eq!(shapes.len(), 7, "round {round}");
            shapes.sort();
            let mut all = game.edition().expeditions().to_vec();
            for shape in shapes {
                let index = all.iter().position(|other| *other == shape).expect("each card comes once");
                all.remove(index);
            }
            assert_eq!(all.len(), 1, "one stays unseen");
        }
        assert_eq!(events.iter().filter(|event| matches!(event, Event::Round { .. })).count(), 3);
    }
}

#[test]
fn p8_every_action_belongs_to_its_step() {
    let game = pyramids();
    let state = dealt();
    let choosing = Refusal::OtherStep { step: Step::Choosing };
    assert_eq!(refusal(&game, &state, "mark 3 a1"), choosing);
    assert_eq!(refusal(&game, &state, "take deck"), choosing);
    let state =
        marking(&game, Shape::I3, &[&[chamber(1, ""), chamber(2, "")], &[chamber(3, ""), chamber(4, "")]]);
    let marking_step = Refusal::OtherStep { step: Step::Marking };
    assert_eq!(refusal(&game, &state, "keep 3 10"), marking_step);
    assert_eq!(refusal(&game, &state, "take 21"), marking_step);
}

#[test]
fn p9_the_revealed_shape_holds_for_all() {
    let (game, mut state) = (pyramids(), dealt());
    play(&game, &mut state, 1, "keep 10 40");
    play(&game, &mut state, 2, "keep 5 8");
    let shape = state.shape().unwrap();
    assert_eq!(state.awaited, Seats::all(2));
    for number in [1, 2] {
        let mut actions = Vec::new();
        game.legal(&state, seat(number), &mut actions);
        assert!(actions.iter().all(|action| {
            matches!(action, Action::Mark { fields, .. } if fields.len() == 1 || shape.covers(*fields))
        }));
    }
}

#[test]
fn p7_a_random_game_ends() {
    let game = pyramids();
    let mut luck = Fast::new(1);
    let mut state = game.setup(4, &mut luck);
    let decisions = play_randomly(&game, &mut state, &mut luck, &mut Vec::new());
    assert!(decisions >= 4 + 4 * 28);
    assert_eq!(game.turn(&state), Turn::Over);
}
