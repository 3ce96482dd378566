//! How actions, places and positions are written.

use crate::position::position;
use benben_cheops::{Action, Number, Place, Spot, State, View};
use benben_core::Viewer;

#[test]
fn every_action_is_read_as_it_is_written() {
    for text in [
        "buy",
        "take d3 mother",
        "sell",
        "store",
        "law 4 under blue",
        "law 7 on sky 5",
        "law 8 remove 12",
        "law 8 remove none",
        "law 9 pay",
        "law 9 return",
        "law 10 sell red",
        "law 11",
        "law 12",
        "swap k1",
        "with a11",
        "with pink",
        "draw 3",
        "end",
        "count green",
        "count none",
    ] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
}

#[test]
fn nearly_an_action_is_refused_with_what_is_expected() {
    let message = |text: &str| text.parse::<Action>().unwrap_err().to_string();
    assert_eq!(message("draw 4"), "found `4`, expected a stack from 1 to 3");
    assert_eq!(message("draw 01"), "found `01`, expected a stack from 1 to 3");
    assert_eq!(message("law 7 on blue 12"), "found `12`, expected a number, counted from 1 at the top");
    assert_eq!(message("law 4 over blue"), "found `over`, expected under");
    assert_eq!(message("take a12 son"), "found `a12`, expected a field such as d3");
    assert_eq!(message("end now"), "found `now`, expected nothing more");
    for text in ["", "law", "law 1", "law 13", "law 04 under blue", "with", "count", "sit"] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}

#[test]
fn places_numbers_and_spots_are_read_as_they_are_written() {
    for text in
        ["unseen", "market", "beside", "under red", "on blue 3", "held by 2", "counted by 5 as sky", "gone"]
    {
        assert_eq!(text.parse::<Place>().unwrap().to_string(), text);
    }
    for text in ["0", "15", "x5", "20/15"] {
        assert_eq!(text.parse::<Number>().unwrap().to_string(), text);
    }
    for text in ["", "x", "100", "05", "20/", "/15", "x-1", "5x"] {
        assert!(text.parse::<Number>().is_err(), "{text}");
    }
    for text in ["law", "sky", "neighbour"] {
        assert_eq!(text.parse::<Spot>().unwrap().to_string(), text);
    }
}

#[test]
fn json_is_read_as_it_is_written_and_nothing_else_is() {
    let table = position(3).lay("a1 father").law("7", "on blue 2").store(2, "red");
    let json = serde_json::to_string(&table.state).unwrap();
    assert_eq!(serde_json::from_str::<State>(&json).unwrap(), table.state);
    let view = table.view(Viewer::Public);
    assert_eq!(serde_json::from_str::<View>(&serde_json::to_string(&view).unwrap()).unwrap(), view);
    for (good, bad) in [
        (r#""a":["father","#, r#""a":["#),
        (r#""k":["#, r#""l":["#),
        (r#""7":"on blue 2""#, r#""7":"on blue 12""#),
        (r#""7":"#, r#""8":"#),
        (r#""father":1"#, r#""uncle":1"#),
        (r#""numbers":["5","#, r#""numbers":["500","#),
    ] {
        assert!(json.contains(good), "{json}");
        assert!(serde_json::from_str::<State>(&json.replacen(good, bad, 1)).is_err(), "{bad}");
    }
}

#[test]
fn the_position_is_drawn_in_less_than_100_columns() {
    let table = position(5)
        .lay("a1 father, a2 mother")
        .law("7", "on blue 2")
        .law("4", "under red")
        .store(5, "red sky");
    let drawn = table.view(Viewer::Open).to_string();
    assert!(drawn.lines().all(|line| line.chars().count() < 100));
    let bottom = drawn.lines().find(|line| line.starts_with("a ")).unwrap();
    assert_eq!(bottom, "a    F   M   g   p   r   s   b   o   g   p   r");
    assert_eq!(drawn.lines().next().unwrap().trim_start_matches(['k', ' ']), "r");
    assert!(
        drawn.contains("\nred     terracotta jar "),
        "boards say what players call their treasure: {drawn}"
    );
    assert!(drawn.contains("  seat 5   money   0   tiles FMSD    store r1 s1\n"));
}

#[test]
fn c37_the_drawing_shows_the_number_of_law_7_where_it_lies() {
    let board = |covered| {
        let table = position(2).board("blue", "0 15 0 20 5", covered).law("7", "on blue 3");
        let text = table.view(Viewer::Public).to_string();
        text.lines().find(|line| line.starts_with("blue")).map(str::to_owned)
    };
    assert_eq!(
        board(1).as_deref(),
        Some("blue    blue scarab            [0]      15   20(7)      20       5")
    );
    assert_eq!(
        board(3).as_deref(),
        Some("blue    blue scarab            [0]    [15] [20(7)]      20       5")
    );
}
