//! `benben simulate`: the figures and their forms.

use crate::command::run::{Folder, a_game, an_option, benben, benben_game};
use serde_json::Value;

/// All but what the clock says.
fn timeless(mut report: Value) -> Value {
    for key in ["seconds", "decisions_per_second", "ns_per_decision", "threads"] {
        assert!(report.as_object_mut().unwrap().remove(key).is_some_and(|value| value.is_number()), "{key}");
    }
    report
}

#[test]
fn the_same_seed_gives_the_same_result_on_any_number_of_threads() {
    let run = |more: &str| {
        timeless(
            benben_game(&format!("simulate GAME --seats 3 --bots greedy,random --games 200 {more}")).json(),
        )
    };
    let once = run("--seed 7 --threads 1 --json");
    assert_eq!(once, run("--seed 7 --threads 2 --json"));
    assert_eq!(once, run("--seed 7 --threads 5 --json"));
    assert_ne!(once, run("--seed 8 --json"));
}

#[test]
fn json_has_wins_by_bot_and_by_seat() {
    let report = benben_game("simulate GAME --seats 4 --bots greedy,random --games 40 --json").json();
    assert_eq!(
        (&report["game"], &report["seats"], &report["games"]),
        (&a_game().id.into(), &4.into(), &40.into())
    );
    let bots = report["bots"].as_array().unwrap();
    let names: Vec<_> = bots.iter().map(|bot| (bot["name"].as_str().unwrap(), &bot["seats"])).collect();
    assert_eq!(names, [("greedy", &2.into()), ("random", &2.into())]);
    for list in [bots, report["by_seat"].as_array().unwrap()] {
        let number = |entry: &Value, key: &str| entry[key].as_f64().unwrap();
        let wins: f64 = list.iter().map(|entry| number(entry, "wins")).sum();
        assert!((wins - 40.0).abs() < 1e-9, "shares of a win add up: {wins}");
        for entry in list {
            let (rate, low, high) =
                (number(entry, "win_rate"), entry["ci95"][0].as_f64(), entry["ci95"][1].as_f64());
            assert!((rate - number(entry, "wins") / 40.0).abs() < 1e-9);
            assert!(low.unwrap() <= rate && rate <= high.unwrap(), "{entry}");
            assert!(number(entry, "mean_score") == entry["scores"]["mean"].as_f64().unwrap());
        }
    }
}

#[test]
fn greedy_beats_random() {
    let report = benben_game("simulate GAME --bots random,greedy --games 300 --seed 3 --json").json();
    assert_eq!(report["bots"][1]["name"], "greedy");
    assert!(report["bots"][1]["ci95"][0].as_f64().unwrap() > 0.5, "{report}");
}

#[test]
fn people_get_tables_and_no_progress_bar_in_a_pipe() {
    let out = benben_game("simulate GAME --games 20 --bots greedy,random --option KEY=VALUE").good();
    let heading = format!("20 games of {} with 2 players", a_game().id);
    for text in [&*heading, &*an_option(), "greedy", "random", "seat 2", "decisions per game"] {
        assert!(out.contains(text), "{text}: {out}");
    }
}

#[test]
fn an_edition_of_ones_own_is_played() {
    let folder = Folder::new();
    let edition = benben_game("edition show GAME").good().replace("name = \"benben\"", "name = \"mine\"");
    let path = folder.file("mine.toml", edition);
    let report = benben_game(&format!("simulate GAME --games 5 --json --edition {}", path.display())).json();
    assert_eq!(report["edition"], "mine");
}

#[test]
fn wrong_questions_are_answered_in_one_line() {
    let meta = a_game();
    let (title, min, max) = (meta.title, meta.min_seats, meta.max_seats);
    let (key, values) = (meta.options[0].key, meta.options[0].values.join(", "));
    for (arguments, hint) in [
        (format!("--seats {}", min - 1), format!("{title} is for {min} to {max} players, not {}", min - 1)),
        (format!("--seats {}", max + 1), format!("{title} is for {min} to {max} players, not {}", max + 1)),
        ("--bots greedy,gredy".to_owned(), "there is no bot `gredy`: did you mean `greedy`?".to_owned()),
        ("--seats 2 --bots random,random,random".to_owned(), "3 bots for 2 seats".to_owned()),
        (
            format!("--option {key}=nonsense"),
            format!("option `{key}` can't be `nonsense`; expected one of {values}"),
        ),
        ("--option nonsense=1".to_owned(), "there is no option `nonsense`".to_owned()),
        (format!("--option {key}"), format!("write the option `{key}` as KEY=VALUE")),
    ] {
        for command in ["simulate", "trace", "record"] {
            benben(&format!("{command} {} {arguments}", meta.id)).failed(2, &hint);
        }
    }
}
