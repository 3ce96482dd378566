//! `benben arena`, `benben hint` and `benben review`: who is stronger, what a bot would do, and what was worth what.

use crate::command::run::{Folder, benben, benben_game, benben_with, with_game};

#[test]
fn an_arena_tells_every_pairing_with_its_interval() {
    let run = |threads: u8| {
        benben_game(&format!("arena GAME --bots greedy,random,scribe --games 20 --seats 2,3 --seed 3 --threads {threads} --json"))
            .json()
    };
    let report = run(1);
    assert_eq!(report, run(2));
    assert_eq!(report["pairings"].as_array().unwrap().len(), 9);
    for pairing in report["pairings"].as_array().unwrap() {
        let rate = pairing["win_rate"].as_f64().unwrap();
        let [low, high] = [0, 1].map(|index| pairing["interval"][index].as_f64().unwrap());
        assert!((low..=high).contains(&rate), "{pairing}");
    }
    assert_eq!(report["ratings"][2]["bot"], "random");
}

#[test]
fn one_bot_alone_meets_all_the_others_and_they_do_not_meet() {
    let arena = |more: &str| {
        benben_game(&format!("arena GAME --bots greedy,random,apprentice --games 4 --seats 2,4 {more}"))
    };
    arena("--alone pharaoh").failed(
        2,
        "`pharaoh` can't sit alone, because it isn't one of the --bots: greedy, random, apprentice",
    );
    let report = arena("--alone random --json").json();
    let met: Vec<_> = report["pairings"].as_array().unwrap().iter().collect();
    assert!(met.iter().all(|pairing| pairing["bot"] == "random"), "{report}");
    assert_eq!(met.iter().map(|pairing| &pairing["seats"]).collect::<Vec<_>>(), [2, 2, 4, 4]);
}

#[test]
fn a_hint_has_candidates_and_a_line() {
    let record = benben_game("record GAME --bots greedy --seed 4").good();
    let hint = |asked: &str| benben_with(&format!("hint - {asked}"), record.as_bytes());
    hint("--step 3 --level sphinx").failed(2, "there is no level `sphinx`");
    hint("--step 3 --seat 5").failed(2, "seat 5 has nothing to decide");
    let steps = record.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit())).count();
    hint(&format!("--step {steps}")).failed(2, "the game is over");
    let last = hint("--level scribe --json").json();
    assert_eq!(last["step"], steps - 1, "of a finished game the last decision is meant");
    assert!(hint("--step 3 --level scribe").good().contains("scribe would play"));
    let hint = hint("--step 3 --level architect --json").json();
    assert_eq!(hint["forced"], false);
    assert_eq!(hint["candidates"][0]["action"], hint["action"]);
    assert_eq!(hint["line"][0]["action"], hint["action"]);
    assert!(hint["candidates"][0]["visits"].as_u64().unwrap() > 0);
}

#[test]
fn a_hint_says_why_and_tells_nothing_that_is_only_imagined() {
    let record = benben_game("record GAME --bots greedy --seed 4").good();
    let hint = |asked: &str| benben_with(&format!("hint - {asked}"), record.as_bytes());
    let hint = hint("--step 3 --level architect --json").json();
    let candidates = hint["candidates"].as_array().unwrap();
    assert!(candidates.len() <= 3);
    for candidate in candidates {
        assert!(candidate["why"].as_str().unwrap().ends_with('.'), "{candidate}");
        assert!((0.0..=1.0).contains(&candidate["expected"].as_f64().unwrap()), "{candidate}");
    }
    let line = hint["line"].as_array().unwrap();
    assert!(line.iter().all(|step| step["seat"] == hint["seat"]), "{hint}");
}

#[test]
fn a_review_adds_up_and_is_only_for_finished_games() {
    let record = benben_game("record GAME --bots greedy,random --seed 4").good();
    let review = |asked: &str| benben_with(&format!("review - --level scribe {asked}"), record.as_bytes());
    let report = review("--json").json();
    let seats = report["seats"].as_array().unwrap();
    assert_eq!(seats.len(), 2);
    for seat in seats {
        let part = |name: &str| seat[name].as_f64().unwrap();
        let sum = part("fair") + part("deal") + part("decisions") + part("between");
        assert!((sum - part("result")).abs() < 1e-12, "{seat}");
        assert!(!seat["moves"].as_array().unwrap().is_empty());
    }
    let told = review("--seat 2").good();
    assert!(told.starts_with("Seat 2: random’s decisions cost"), "{told}");
    assert!(told.contains("luck of the deal"), "{told}");
    review("--seat 3").failed(2, "there is no seat 3");
    benben_with("review - --level apprentice", record.as_bytes())
        .failed(2, "no level `apprentice` reviews games");
    let folder = Folder::new();
    let unfinished = folder.path().join("unfinished.txt");
    let begun = with_game(&format!("play GAME --bots random --seed 4 --out {}", unfinished.display()));
    benben_with(&begun, b"1\n").good();
    benben(&format!("review {}", unfinished.display())).failed(1, "the game isn't over");
    review("--resigned 1").failed(2, "the game was played to its end, so nobody resigned");
}

#[test]
fn a_game_that_ended_by_resigning_is_reviewed() {
    let played = benben_game("record GAME --seats 3 --bots greedy,random --seed 4 --json").json();
    let mut record = played;
    record["steps"].as_array_mut().unwrap().truncate(9);
    record.as_object_mut().unwrap().remove("ending");
    let record = record.to_string();
    let review = |asked: &str| benben_with(&format!("review - --level scribe {asked}"), record.as_bytes());
    review("--json").failed(1, "say who with `--resigned SEAT`");
    let report = review("--json --resigned 2 --resigned 3").json();
    let results: Vec<f64> =
        report["seats"].as_array().unwrap().iter().map(|seat| seat["result"].as_f64().unwrap()).collect();
    assert_eq!(results, [1.0, 0.0, 0.0]);
    review("--resigned 4").failed(2, "there is no seat 4: 3 played");
}

#[test]
fn calibration_counts_every_decision_and_can_be_drawn_and_fitted() {
    let drawn = std::env::temp_dir().join(format!("benben-calibration-{}.svg", std::process::id()));
    let run = |more: &str| benben_game(&format!("calibrate GAME --games 4 --decisions 2 --threads 2 {more}"));
    let report = run(&format!("--json --svg {}", drawn.display())).json();
    assert_eq!(report["decisions"], 8);
    let tenths = report["tenths"].as_array().unwrap();
    assert_eq!(tenths.iter().map(|tenth| tenth["decisions"].as_u64().unwrap()).sum::<u64>(), 8);
    assert!(std::fs::read_to_string(&drawn).unwrap().starts_with("<svg"));
    std::fs::remove_file(&drawn).unwrap();
    assert!(run("").good().contains("points at most"));
    assert!(run("--fit").good().contains("heads_up: [0.000, "));
}
