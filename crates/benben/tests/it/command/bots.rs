//! `benben arena` and `benben hint`: who is stronger, and what a bot would do.

use crate::command::run::{benben_game, benben_with};

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
