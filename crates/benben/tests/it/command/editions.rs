//! `benben edition`, and what happens to wrong editions wherever they are offered.

use crate::command::run::{Folder, a_game, benben, benben_game, benben_with, with_game};

fn built_in() -> String {
    benben_game("edition show GAME").good()
}

#[test]
fn every_built_in_edition_is_shown_and_good() {
    for game in benben_games::ids() {
        let edition = benben(&format!("edition show {game}")).good();
        let out = benben_with("edition check -", edition.as_bytes()).good();
        assert!(out.starts_with(&format!("standard input: good: edition `benben` of {game}, ")), "{out}");
        assert_eq!(benben(&format!("edition show {game} --json")).json()["game"], game);
    }
}

#[test]
fn a_check_in_json_tells_the_fingerprint() {
    let found = benben_with("edition check - --json", built_in().as_bytes()).json();
    assert_eq!((&found["ok"], &found["game"]), (&true.into(), &a_game().id.into()));
    assert_eq!(found["fingerprint"].as_str().unwrap().len(), 16);
}

#[test]
fn a_broken_edition_is_refused_with_line_and_field() {
    let folder = Folder::new();
    let other = built_in().replace(&format!("game = \"{}\"", a_game().id), "game = \"chess\"");
    let not_chess = format!("game: expected `{}`, found `chess`", a_game().id);
    for (name, edition, hint) in [
        ("unreadable", "name = ".to_owned(), "line 1, file: "),
        ("nameless", built_in().replace("name = \"benben\"", ""), "missing field `name`"),
        ("other", other, &*not_chess),
        ("extra", built_in() + "\n[more]\nx = 1\n", "unknown field `more`"),
        ("empty", String::new(), "missing field `name`"),
    ] {
        let path = folder.file(name, edition);
        benben_game(&format!("edition check {} --game GAME", path.display())).failed(1, hint);
        benben_game(&format!("simulate GAME --edition {}", path.display())).failed(1, hint);
    }
}

#[test]
fn the_game_of_an_edition_must_be_known() {
    let nobody = built_in().replace(&format!("game = \"{}\"", a_game().id), "");
    benben_with("edition check -", nobody.as_bytes()).failed(2, "Add --game ID");
    benben_with(&with_game("edition check - --game GAME"), nobody.as_bytes()).good();
    let hint = format!("did you mean `{}`?", a_game().id);
    benben_with(&with_game("edition check - --game GAMEx"), nobody.as_bytes()).failed(2, &hint);
}

#[test]
fn a_file_that_cannot_be_an_edition_is_refused() {
    let folder = Folder::new();
    let binary = folder.file("binary", [0xff, 0xfe, 0]);
    let large = folder.file("large", vec![b'#'; (4 << 20) + 1]);
    benben(&format!("edition check {}", binary.display())).failed(1, "isn't UTF-8 text");
    benben(&format!("edition check {}", large.display())).failed(1, "larger than 4 MB");
    benben(&format!("edition check {}", folder.path().display())).failed(1, "can't be read");
    benben("edition check no-such-file").failed(1, "no-such-file: can't be read");
}
