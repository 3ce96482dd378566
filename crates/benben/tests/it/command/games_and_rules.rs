//! What newcomers meet first: the games, their rules, the help.

use crate::command::run::{benben, commands};

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
    let all = benben("rules ankh").good();
    assert!(all.contains("A11  Rows are scored") && !all.contains("**"), "{all}");
    for text in ["At night the mummies", "A ruling is our answer", "How to win\n----------"] {
        assert!(all.contains(text), "{text} is not in {all}");
    }
    assert!(all.lines().all(|line| line.chars().count() <= 80), "{all}");
    let one = benben("rules ankh a11").good();
    assert!(one.contains("A11  Rows are scored") && !one.contains("A12  "), "{one}");
}

#[test]
fn rules_are_a_list_in_json() {
    let rules = benben("rules ankh A11 --json").json();
    assert_eq!((&rules[0]["id"], &rules[0]["chapter"]), (&"A11".into(), &"Scoring".into()));
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
    for (arguments, hint) in [
        ("rules anhk", "there is no game `anhk`: did you mean `ankh`?"),
        ("simulate anhk", "there is no game `anhk`: did you mean `ankh`?"),
        ("edition show go", "there is no game `go`: choose from ankh"),
        ("rules ankh A99", "Ankh has no rule `A99`: its rules are A1 to A"),
    ] {
        benben(arguments).failed(2, hint);
    }
}

#[test]
fn a_wrong_command_line_exits_with_2() {
    for arguments in [
        "fly",
        "simulate",
        "simulate ankh --games 0",
        "simulate ankh --threads 0",
        "simulate ankh --threads 100000",
        "simulate ankh --seed -1",
        "verify",
        "replay x --seat 1 --public",
        "replay x --trace --step 3",
    ] {
        let said = benben(arguments);
        assert_eq!(said.code, 2, "{said:?}");
        assert!(said.err.contains("--help"), "{said:?}");
    }
}
