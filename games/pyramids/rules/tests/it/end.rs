//! The end and what everything is worth (P31-P38).

use crate::position::{
    card, cards, chamber, mark_entry, marking, play_with, play_without_luck, pyramids, pyramids_with, seat,
};
use benben_core::{Game, Turn};
use benben_pyramids::{Cards, Colour, Event, Pyramids, Shape, Sheet, State};

/// Two players at the last expedition card of the game, with nothing yet.
fn last_step(game: &Pyramids) -> State {
    let mut state =
        marking(game, Shape::O4, &[&[chamber(1, ""), chamber(2, "")], &[chamber(3, ""), chamber(4, "")]]);
    state.round = 4;
    while state.revealed.len() < 7 {
        let shape = state.unseen.remove(0);
        state.revealed.push(shape);
    }
    state
}

/// The game is over, and seat 1 has this sheet.
fn over_with(sheet: Sheet) -> (Pyramids, State) {
    let game = pyramids();
    let mut state = last_step(&game);
    state.players[seat(1)].sheet = sheet;
    (game, state)
}

fn score(sheet: Sheet) -> i32 {
    let (game, state) = over_with(sheet);
    game.standings(&state).scores[seat(1)]
}

#[test]
fn p31_the_game_ends_after_round_4() {
    let game = pyramids();
    let mut state = last_step(&game);
    play_without_luck(&game, &mut state, 1, &mark_entry(&game, 1));
    assert_ne!(game.turn(&state), Turn::Over);
    let events = play_without_luck(&game, &mut state, 2, &mark_entry(&game, 3));
    assert_eq!(game.turn(&state), Turn::Over);
    assert_eq!(events.last(), Some(&Event::Ended { rule: "P31" }));
    assert_eq!(game.outcome(&state).ended_by, "P31");
}

#[test]
fn p31_unfinished_cards_count_nothing_but_their_ticks_stay() {
    let game = pyramids_with(&["ER... / ..... / ..... / ..... / ....T"]);
    let mut state = last_step(&game);
    state.players[seat(1)].chambers[0] = chamber(1, "a1");
    play_without_luck(&game, &mut state, 1, "mark 1 b1");
    play_without_luck(&game, &mut state, 2, &mark_entry(&game, 3));
    assert_eq!(game.standings(&state).scores[seat(1)], 1);
}

#[test]
fn p31_no_other_round_ends_the_game() {
    let game = pyramids();
    let mut state = last_step(&game);
    state.round = 3;
    let mut luck = benben_core::Fast::new(1);
    play_with(&game, &mut state, 1, &mark_entry(&game, 1), &mut luck);
    play_with(&game, &mut state, 2, &mark_entry(&game, 3), &mut luck);
    assert_eq!((state.round, state.revealed.len(), state.unseen.len()), (4, 1, 7));
}

#[test]
fn p32_each_completed_card_counts_10() {
    let (game, mut state) = over_with(Sheet::default());
    for count in 0..=7 {
        state.players[seat(1)].completed = (30..30 + count).map(card).collect();
        assert_eq!(game.standings(&state).scores[seat(1)], 10 * i32::from(count));
    }
}

#[test]
fn p33_each_torch_counts_5() {
    assert_eq!(score(Sheet { torches: [true, false, false, false].into(), ..Sheet::default() }), 5);
    assert_eq!(score(Sheet { torches: [true; 4].into(), ..Sheet::default() }), 20);
}

#[test]
fn p34_bonuses_count_for_whoever_earned_them() {
    let (game, mut state) = over_with(Sheet::default());
    state.bonuses[Colour::Green].extend(&[seat(1), seat(2), seat(1)]);
    state.bonuses[Colour::Orange].extend(&[seat(2)]);
    assert_eq!(game.standings(&state).scores.as_slice(), [13, 16]);
}

#[test]
fn p35_pairs_of_gems_count_5_and_others_1() {
    for (red, green, points) in [(0, 0, 0), (1, 0, 1), (0, 2, 2), (1, 1, 5), (3, 6, 18), (10, 10, 50)] {
        assert_eq!(score(Sheet { red, green, ..Sheet::default() }), points);
    }
}

#[test]
fn p36_only_the_worst_skull_counts() {
    for (skulls, points) in [(0, 0), (1, -1), (2, -2), (5, -6), (10, -18)] {
        assert_eq!(score(Sheet { skulls, ..Sheet::default() }), points);
    }
}

#[test]
fn p37_example_111_points() {
    let torches = [true, false, false, true].into();
    let (game, mut state) = over_with(Sheet { red: 6, green: 3, skulls: 5, torches });
    let take =
        |colour: Colour, count: usize| game.edition().of_colour(colour).each().take(count).collect::<Cards>();
    let completed = [take(Colour::Orange, 2), take(Colour::Green, 4), take(Colour::Purple, 1)];
    state.players[seat(1)].completed = completed.into_iter().fold(Cards::NONE, Cards::union);
    state.bonuses[Colour::Orange].extend(&[seat(1)]);
    state.bonuses[Colour::Green].extend(&[seat(2), seat(1), seat(1)]);
    assert_eq!(game.standings(&state).scores[seat(1)], 111);
    let outcome = game.outcome(&state);
    let points: Vec<i32> = outcome.account[seat(1)].iter().map(|line| line.points).collect();
    assert_eq!(points, [70, 10, 10, 6, 3, 15, 3, -6]);
}

#[test]
fn p38_among_equals_the_lowest_completed_number_wins() {
    let (game, mut state) = over_with(Sheet::default());
    state.players[seat(1)].completed = cards(&[7, 30]);
    state.players[seat(2)].completed = cards(&[6, 48]);
    let standings = game.standings(&state);
    assert_eq!(standings.places.as_slice(), [2, 1]);
    assert_eq!(standings.parted_by[seat(2)], Some("P38"));
    state.players[seat(1)].sheet.red = 1;
    assert_eq!(game.standings(&state).places.as_slice(), [1, 2], "points come first");
}

#[test]
fn p38_equals_without_a_completed_card_share() {
    let (game, state) = over_with(Sheet::default());
    assert_eq!(game.standings(&state).places.as_slice(), [1, 1]);
    let (game, mut state) = over_with(Sheet { red: 10, ..Sheet::default() });
    state.players[seat(2)].completed = cards(&[48]);
    assert_eq!(game.standings(&state).places.as_slice(), [2, 1], "a card beats none");
}
