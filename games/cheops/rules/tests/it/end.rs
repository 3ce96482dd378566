//! The end of the game and the final account (C25-C29).

use crate::position::{Position, position, seat};
use benben_cheops::{Ended, Stage, Tile};
use benben_core::Game;

/// The game over right now, whatever lies on the table.
fn over(mut table: Position) -> Position {
    table.state.layout.stage = Stage::Over;
    table.state.layout.ended = Some(Ended::Boards);
    table
}

fn ended(table: &Position) -> Option<Ended> {
    table.state.layout.ended
}

#[test]
fn c25_the_game_ends_when_the_pyramid_is_empty() {
    let table = position(2).leave_only("j1 red, k1 blue").hand(2, "son").hand(1, "father");
    let table = table.play("take j1 father, store");
    assert_eq!(ended(&table), None);
    let table = table.play("end, take k1 son");
    // The take in hand is resolved first.
    assert_eq!((ended(&table), table.legal()), (None, vec!["sell".to_owned(), "store".to_owned()]));
    let table = table.play("sell");
    assert_eq!(ended(&table), Some(Ended::Pyramid));
    assert!(table.is_over());
    assert_eq!(table.purse(2), 10);
}

#[test]
fn c25_a_last_law_is_carried_out_first_and_a_kept_one_is_lost() {
    let last = |law: &str| position(2).leave_only("k1 law").hand(1, "son").turn_up("take k1 son", law);
    let seven = last("7");
    assert_eq!((ended(&seven), seven.state.layout.stage), (None, Stage::Law { law: "7".parse().unwrap() }));
    assert!(seven.play("law 7 on blue 1").is_over());
    let ten = last("10");
    assert!(ten.is_over());
    assert_eq!(ended(&ten), Some(Ended::Pyramid));
}

#[test]
fn c25_the_game_ends_when_two_boards_are_full() {
    let one = position(2).board("blue", "5 10 15 20 25", 3).play("take a1 mother, sell");
    assert_eq!(ended(&one), None);
    let two = position(2)
        .board("red", "5 10 15 20 25", 4)
        .board("blue", "5 10 15 20 25", 3)
        .play("take a1 mother, sell");
    assert_eq!(ended(&two), Some(Ended::Boards));
    assert!(two.is_over());
}

#[test]
fn c25_at_once_even_before_a_second_take() {
    let table = position(2)
        .hand(1, "neighbour son")
        .board("red", "5 10 15 20 25", 4)
        .board("blue", "5 10 15 20 25", 3)
        .play("take a1 neighbour, sell");
    assert!(table.is_over());
}

/// Only the top is left, on a father and a mother: neither of them fits.
fn no_parent_fits(first: &str, second: &str) -> Position {
    position(2).leave_only("k1 blue").hand(2, second).hand(1, first)
}

#[test]
fn c25_the_game_ends_when_nobody_can_place_a_family_tile() {
    let stuck = no_parent_fits("father", "mother");
    assert_eq!(ended(&stuck), None, "it is looked at after a turn");
    let stuck = stuck.play("end");
    assert_eq!(ended(&stuck), Some(Ended::Family));
    assert!(stuck.is_over());
}

#[test]
fn c25_any_player_who_can_place_keeps_the_game_alive() {
    let alive = no_parent_fits("father", "son").play("end");
    assert_eq!((ended(&alive), alive.awaited()), (None, Some(seat(2))));
}

#[test]
fn c25_a_neighbour_in_hand_does_not_keep_the_game_alive() {
    let stuck = no_parent_fits("father", "neighbour").play("end");
    assert_eq!(ended(&stuck), Some(Ended::Family));
}

#[test]
fn c25_drawn_tiles_count() {
    let drawing = || {
        let mut table = position(2).leave_only("j1 red, k1 blue").hand(2, "mother").hand(1, "father");
        table.state.layout.stacks[0].top = Some(Tile::Son);
        table.play("take j1 father, store")
    };
    assert_eq!(ended(&drawing().play("draw 1")), None);
    assert_eq!(ended(&drawing().play("end")), Some(Ended::Family));
}

#[test]
fn c25_law_3_asks_for_a_third_board() {
    let two = position(2)
        .law("3", "beside")
        .board("red", "5 10 15 20 25", 4)
        .board("blue", "5 10 15 20 25", 3)
        .play("take a1 mother, sell");
    assert_eq!(ended(&two), None);
}

#[test]
fn c26_a_stored_treasure_pays_the_topmost_uncovered_number() {
    let table = over(position(2).board("blue", "5 10 15 20 25", 2).store(1, "blue blue red").money(1, 30));
    assert_eq!(table.scores(), [30 + 2 * 15 + 5, 0]);
    let full = over(position(2).board("blue", "5 10 15 20 25", 4).store(2, "blue"));
    assert_eq!(full.scores(), [0, 25]);
}

#[test]
fn c27_x5_with_six_blue_stored_pays_30_for_each() {
    let table = over(
        position(3).board("blue", "x5 10 15 20 25", 0).store(1, "blue blue blue blue").store(2, "blue blue"),
    );
    assert_eq!(table.scores(), [4 * 30, 2 * 30, 0]);
}

#[test]
fn c28_20_15_pays_20_to_whoever_has_the_most() {
    let table = over(
        position(3)
            .board("red", "20/15 10 15 20 25", 0)
            .store(1, "red red red")
            .store(2, "red red")
            .store(3, "red"),
    );
    assert_eq!(table.scores(), [3 * 20, 2 * 15, 15]);
}

#[test]
fn c28_with_a_tie_for_the_most_all_get_the_second_number() {
    let table = over(
        position(3)
            .board("red", "20/15 10 15 20 25", 0)
            .store(1, "red red")
            .store(2, "red red")
            .store(3, "red"),
    );
    assert_eq!(table.scores(), [2 * 15, 2 * 15, 15]);
}

#[test]
fn c28_the_first_number_may_be_the_lower_one() {
    let table = over(position(2).board("red", "5/15 10 15 20 25", 0).store(1, "red red").store(2, "red"));
    assert_eq!(table.scores(), [2 * 5, 15]);
}

#[test]
fn c29_most_money_wins_then_more_treasures_then_it_is_shared() {
    let table = over(position(3).money(1, 20).money(2, 15).store(2, "blue").money(3, 10));
    assert_eq!((table.scores(), table.places()), (vec![20, 20, 10], vec![2, 1, 3]));
    assert_eq!(table.game.standings(&table.state).parted_by.as_slice(), [Some("C29"), Some("C29"), None]);
    let shared = over(position(2).money(1, 15).store(1, "red").money(2, 15).store(2, "blue"));
    assert_eq!(shared.places(), [1, 1]);
}

#[test]
fn c29_law_9_counts_as_a_treasure_on_a_tie() {
    let table = over(
        position(2)
            .board("blue", "0 10 15 20 25", 0)
            .law("9", "counted by 2 as blue")
            .money(1, 10)
            .money(2, 10),
    );
    assert_eq!((table.scores(), table.places()), (vec![10, 10], vec![2, 1]));
}

#[test]
fn c26_the_account_explains_every_line() {
    let table = over(
        position(2)
            .board("blue", "x5 10 15 20 25", 0)
            .board("red", "20/15 10 15 20 25", 0)
            .store(1, "blue blue red green")
            .store(2, "blue red red")
            .law("9", "counted by 1 as blue")
            .law("7", "on green 1")
            .money(1, 35),
    );
    let outcome = table.game.outcome(&table.state);
    let lines: Vec<String> = outcome.account[seat(1)]
        .iter()
        .map(|line| {
            let mark = line.mark.as_deref().unwrap_or("-");
            format!("{} {} {mark} {} x {} = {}", line.rule, line.what, line.count, line.each, line.points)
        })
        .collect();
    assert_eq!(
        lines,
        [
            "C24 money - 35 x 1 = 35",
            "C27 treasure-blue x5 2 x 20 = 40",
            "C39 treasure-blue x5 1 x 20 = 20",
            "C26 treasure-green 20 1 x 20 = 20",
            "C28 treasure-red 20/15 1 x 15 = 15",
        ]
    );
    for (seat, lines) in outcome.account.iter() {
        assert_eq!(lines.iter().map(|line| line.points).sum::<i32>(), outcome.standings.scores[seat]);
    }
    assert_eq!(outcome.ended_by, "C25");
}
