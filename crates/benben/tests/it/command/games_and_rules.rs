//! What newcomers meet first: the games, their rules, the help.

use crate::command::run::{a_game, benben, benben_game, commands};
use benben_core::{Rule, Rulebook};

#[test]
fn games_are_listed_for_people_and_programs() {
    let (table, json) = (benben("games").good(), benben("games --json").json());
    for (index, meta) in benben_games::metas().iter().enumerate() {
        assert!(table.contains(meta.title));
        assert_eq!(json[index]["id"], meta.id);
        assert_eq!(json[index]["max_seats"], meta.max_seats);
        assert_eq!(json[index]["bots"][0], "random");
    }
}

#[test]
fn rules_are_plain_text_all_or_one() {
    for meta in benben_games::metas() {
        let all = benben(&format!("rules {}", meta.id)).good();
        assert!(!all.contains("**"), "{all}");
        assert!(all.lines().all(|line| line.chars().count() <= 80), "{all}");
        let book = Rulebook::new(meta.rules);
        let [first, second] = &book.rules()[..2] else { panic!("{}: too few rules", meta.id) };
        let told = |text: &str, rule: &Rule<'_>| text.contains(&format!("{}  ", rule.id));
        assert!(book.rules().iter().all(|rule| told(&all, rule)), "{all}");
        let one = benben(&format!("rules {} {}", meta.id, first.id.to_lowercase())).good();
        assert!(told(&one, first) && !told(&one, second), "{one}");
    }
}

#[test]
fn rules_are_a_list_in_json() {
    for meta in benben_games::metas() {
        let book = Rulebook::new(meta.rules);
        let rule = &book.rules()[3];
        let told = benben(&format!("rules {} {} --json", meta.id, rule.id)).json();
        assert_eq!((&told[0]["id"], &told[0]["chapter"]), (&rule.id.into(), &rule.chapter.into()));
    }
}

#[test]
fn every_command_has_help_with_an_example() {
    for command in commands() {
        let help = benben(&format!("{command} --help")).good();
        assert!(
            help.contains("Example") && help.contains(&format!("benben {command} ")),
            "{command}: {help}"
        );
    }
    assert!(benben("--help").good().contains("Exit codes"));
}

#[test]
fn what_is_not_there_is_refused_with_what_is() {
    let meta = a_game();
    let letters = Rulebook::new(meta.rules).rules()[0].id.trim_end_matches(|c: char| c.is_ascii_digit());
    let no_game = format!("there is no game `{0}x`: did you mean `{0}`?", meta.id);
    for (arguments, hint) in [
        ("rules GAMEx".to_owned(), no_game.clone()),
        ("simulate GAMEx".to_owned(), no_game),
        (
            "edition show go".to_owned(),
            format!("there is no game `go`: choose from {}", benben_games::metas()[0].id),
        ),
        (
            format!("rules GAME {letters}999"),
            format!("{} has no rule `{letters}999`: its rules are {letters}1 to {letters}", meta.title),
        ),
    ] {
        benben_game(&arguments).failed(2, &hint);
    }
}

#[test]
fn a_wrong_command_line_exits_with_2() {
    for arguments in [
        "fly",
        "simulate",
        "simulate GAME --games 0",
        "simulate GAME --threads 0",
        "simulate GAME --threads 100000",
        "simulate GAME --seed -1",
        "verify",
        "replay x --seat 1 --public",
        "replay x --trace --step 3",
    ] {
        let said = benben_game(arguments);
        assert_eq!(said.code, 2, "{said:?}");
        assert!(said.err.contains("--help"), "{said:?}");
    }
}
