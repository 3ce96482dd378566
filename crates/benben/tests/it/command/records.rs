//! `benben record`, `replay` and `verify`: a game written down, looked at and checked.

use crate::command::run::{Folder, a_game, benben, benben_game, benben_with};
use benben_core::{Game, Record, Seat, Viewer};
use benben_games::{RulesVisitor, visit_rules};

const PLAY: &str = "record GAME --seats 3 --seed 7 --bots greedy,random";

#[test]
fn a_recorded_game_verifies_in_both_forms() {
    for form in ["", " --json"] {
        let record = benben_game(&format!("{PLAY}{form}")).good();
        let out = benben_with("verify -", record.as_bytes()).good();
        for text in [
            "standard input: good",
            "actions are legal",
            "they lead to the recorded end",
            "the deal was fair",
        ] {
            assert!(out.contains(text), "{out}");
        }
    }
}

#[test]
fn a_record_is_written_to_a_file_whole() {
    let folder = Folder::new();
    let path = folder.path().join("game.txt");
    let said = benben_game(&format!("{PLAY} --out {}", path.display())).good();
    assert_eq!((said.as_str(), folder.names()), ("", vec!["game.txt".to_owned()]));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), benben_game(PLAY).good());
    // And again over the old one.
    benben_game(&format!("{PLAY} --json --out {}", path.display())).good();
    assert_eq!(folder.names(), ["game.txt"]);
    assert!(std::fs::read_to_string(&path).unwrap().starts_with('{'));
}

#[test]
fn what_cannot_be_written_leaves_nothing_behind() {
    let folder = Folder::new();
    let missing = folder.path().join("no/such/folder/game.txt");
    benben_game(&format!("{PLAY} --out {}", missing.display())).failed(1, "can't be written");
    benben_game(&format!("{PLAY} --out {}", folder.path().display())).failed(1, "isn't a file");
    assert!(folder.names().is_empty());
}

/// The position after so many steps, drawn from the view.
struct Drawn<'a>(&'a Record, usize, Viewer);

impl RulesVisitor for Drawn<'_> {
    type Out = String;
    fn visit<G: Game>(self) -> String {
        let table = self.0.replay::<G>(self.1).unwrap();
        table.view(self.2).to_string().trim_end().to_owned()
    }
}

#[test]
fn a_position_is_drawn_for_anybody_at_any_step() {
    for game in benben_games::ids() {
        let text = benben(&format!("record {game} --seats 3 --seed 7 --bots greedy,random")).good();
        let record = Record::parse(&text).unwrap();
        let replay = |more: &str| benben_with(&format!("replay - {more}"), text.as_bytes()).good();
        let last = replay("");
        assert!(last.contains("the game ended under rule ") && last.contains(": won by seat "), "{last}");
        let deal = replay("--step 0");
        assert!(deal.contains(": the deal\nit's the turn of seat"), "{deal}");
        for (more, viewer) in
            [("", Viewer::Open), ("--seat 2", Viewer::Seat(Seat::new(1))), ("--public", Viewer::Public)]
        {
            let shown = replay(&format!("--step 5 {more}"));
            assert!(shown.contains("step 5 of "), "{shown}");
            let drawn = visit_rules(game, Drawn(&record, 5, viewer)).unwrap();
            assert!(shown.starts_with(&drawn), "{game} {more}: {shown} does not begin with {drawn}");
        }
    }
}

#[test]
fn a_position_in_json_keeps_secrets_too() {
    let record = benben_game(PLAY).good();
    let replay = |more: &str| benben_with(&format!("replay - --json {more}"), record.as_bytes()).json();
    let open = replay("--step 3");
    let actor = open["played"]["seat"].as_u64().unwrap();
    assert!(open["played"]["action"].is_string() && open["outcome"].is_null(), "{open}");
    let other = replay(&format!("--step 3 --seat {}", actor % 3 + 1));
    assert!(other["played"]["action"].is_null() && other["played"]["seat"] == actor, "{other}");
    assert_eq!(replay(&format!("--step 3 --seat {actor}"))["played"], open["played"]);
    assert_eq!(replay("--public")["viewer"], "public");
    assert!(replay("")["outcome"]["account"].is_array());
}

#[test]
fn whom_the_rules_await_is_told_from_the_view_alone() {
    let all_at_once = benben_games::ids().filter(|game| tells_who_is_awaited(game)).count();
    assert!(all_at_once > 0, "no game has a simultaneous step");
}

/// Looks at a game after its first action, if all act at once there.
fn tells_who_is_awaited(game: &str) -> bool {
    let record = benben(&format!("record {game} --seats 3 --seed 7 --bots greedy")).good();
    let deal = benben_with("replay - --json --step 0", record.as_bytes()).json();
    if deal["awaits"].as_array().unwrap().len() < 3 {
        return false;
    }
    let awaits = |more: &str| {
        benben_with(&format!("replay - --json --step 1 {more}"), record.as_bytes()).json()["awaits"].clone()
    };
    let open = awaits("");
    let done = (1..=3).find(|seat| !open.as_array().unwrap().contains(&(*seat).into())).unwrap();
    assert_eq!(awaits(&format!("--seat {done}")), open, "one knows that one has chosen");
    for viewer in ["--public".to_owned(), format!("--seat {}", done % 3 + 1)] {
        assert_eq!(awaits(&viewer).as_array().unwrap().len(), 3, "{viewer}: nobody knows who has chosen");
    }
    true
}

#[test]
fn a_step_or_seat_that_is_not_there_is_refused() {
    let record = benben_game(PLAY).good();
    for (more, hint) in [
        ("--step 9999", "there is no step 9999: the record has "),
        ("--seat 4", "there is no seat 4: this game has seats 1 to 3"),
        ("--seat 0", "there is no seat 0"),
    ] {
        benben_with(&format!("replay - {more}"), record.as_bytes()).failed(2, hint);
    }
}

#[test]
fn a_damaged_record_is_refused_with_the_reason() {
    let (text, json) = (benben_game(PLAY).good(), benben_game(&format!("{PLAY} --json")).good());
    let half = &text[..text.len() / 2];
    let mut parsed: serde_json::Value = serde_json::from_str(&json).unwrap();
    let key = a_game().options[0].key;
    let not_awaited = parsed["steps"][3]["seat"].as_u64().unwrap() % 3 + 1;
    let mut change = |pointer: &str, value: serde_json::Value| {
        let old = parsed.pointer(pointer).unwrap().clone();
        *parsed.pointer_mut(pointer).unwrap() = value;
        let changed = parsed.to_string();
        *parsed.pointer_mut(pointer).unwrap() = old;
        changed
    };
    for (record, hint) in [
        (half.to_owned(), "the record is cut off"),
        (text.replacen("greedy", "Greedy", 1), "the check doesn't match"),
        (json[..json.len() / 2].to_owned(), "this isn't a record in JSON"),
        ("hello".to_owned(), "expected the first line to be `benben record 1`"),
        (String::new(), "expected the first line"),
        (change("/game", "chess".into()), "a record of an unknown game `chess`"),
        (change("/rules", 99.into()), "played under version 99 of the rules of "),
        (
            change("/edition_fingerprint", "0".into()),
            "edition `benben` isn't the one the game was played with",
        ),
        (change("/options", format!("{key}=nonsense").into()), "can't be `nonsense`"),
        (change("/players", vec!["alone"].into()), "3 nonces for 1 seats"),
        (change("/steps/3/action", "fly".into()), "step 4: "),
        (change("/steps/3/seat", 5.into()), "step 4: there is no seat 5"),
        (change("/steps/3/seat", not_awaited.into()), "step 4: rule "),
        (change("/ending/scores/0", 1000.into()), "the recorded end doesn't follow from the actions"),
        (change("/ending/state", "0".into()), "the last state differs"),
        (change("/deal/secret", "00".repeat(32).into()), "the secret doesn't match the commitment"),
        (change("/seed", "00".repeat(32).into()), "the seed isn't the hash"),
        (change("/deal/nonces", Vec::<String>::new().into()), "0 nonces for 3 seats"),
    ] {
        let said = benben_with("verify -", record.as_bytes());
        assert!(said.out.starts_with("standard input: BAD: ") && said.out.contains(hint), "{hint}: {said:?}");
        said.failed(1, "the record is invalid");
    }
}

#[test]
fn verify_tells_of_every_file() {
    let folder = Folder::new();
    let good = folder.file("good.txt", benben_game(PLAY).good());
    let bad = folder.file("bad.txt", "hello");
    let said = benben(&format!("verify {} {} missing --json", good.display(), bad.display()));
    let verdicts: serde_json::Value = serde_json::from_str(&said.out).unwrap();
    let ok: Vec<_> = verdicts.as_array().unwrap().iter().map(|verdict| &verdict["ok"]).collect();
    assert_eq!(ok, [true, false, false]);
    assert_eq!((&verdicts[0]["deal"], &verdicts[0]["seats"]), (&"fair".into(), &3.into()));
    assert!(verdicts[2]["error"].as_str().unwrap().starts_with("can't be read"));
    said.failed(1, "2 of 3 records are invalid");
}

#[test]
fn a_record_of_an_edition_of_ones_own_carries_it() {
    let folder = Folder::new();
    let edition = benben_game("edition show GAME").good().replace("name = \"benben\"", "name = \"mine\"  ");
    let path = folder.file("mine.toml", edition);
    let record = benben_game(&format!("{PLAY} --edition {}", path.display())).good();
    assert!(record.contains("\nedition: mine ") && record.contains("\n| name = \"mine\"\n"), "{record}");
    benben_with("verify -", record.as_bytes()).good();
}
