//! `benben play`: games in a terminal, line by line and in full screen.

mod screen;
mod small;
mod twins;

use crate::command::run::{Folder, Said, a_game, benben, said};
use benben_core::Record;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// Plays with these arguments and this input, in English and in a folder of its own.
fn play(folder: &Folder, arguments: &str, input: impl AsRef<[u8]>) -> Said {
    let mut child = Command::new(env!("CARGO_BIN_EXE_benben"))
        .arg("play")
        .args(arguments.split_whitespace())
        .env("BENBEN_DATA", folder.path())
        .env("LANG", "C")
        .env_remove("LC_ALL")
        .env("USER", "Ada")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.as_ref().to_owned();
    // It is written beside, so that neither waits for the other.
    let writing = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writing.join().unwrap();
    said(output)
}

#[test]
fn input_in_another_encoding_is_answered_like_any_unknown_word() {
    let folder = Folder::new();
    let out = play(&folder, &format!("{} --bots random", a_game().id), b"\xe1no\nhelp\n").good();
    assert!(out.contains("\u{fffd}no") && out.contains("A number, an action in brackets"), "{out}");
}

fn read(path: &Path) -> Record {
    Record::parse(&std::fs::read_to_string(path).unwrap()).unwrap()
}

#[test]
fn every_game_is_played_to_its_end_through_a_pipe() {
    std::thread::scope(|threads| {
        for game in benben_games::ids() {
            threads.spawn(move || {
                let folder = Folder::new();
                let out =
                    play(&folder, &format!("{game} --seats 3 --bots random --seed 7"), &"1\n".repeat(3000))
                        .good();
                assert!(out.contains("The game is over.") && out.contains("1st "), "{out}");
                // What is not for a terminal has no colours.
                assert!(!out.contains('\x1b'), "{game}");
                let file = folder.path().join(format!("played/{game}-1.txt"));
                assert!(out.contains(&format!("benben play {}", file.canonicalize().unwrap().display())));
                let verified = benben(&format!("verify {}", file.display())).good();
                assert!(verified.contains("they lead to the recorded end"), "{verified}");
                assert_eq!(read(&file).players, ["Ada", "random", "random"]);
            });
        }
    });
}

#[test]
fn a_game_goes_on_later_with_the_same_bots_and_the_same_luck() {
    for game in benben_games::ids() {
        let (whole, parts) = (Folder::new(), Folder::new());
        let arguments = format!("{game} --bots greedy,random --seed 5");
        play(&whole, &arguments, &"1\n".repeat(3000)).good();
        let mut file = format!("{arguments} --out {}", parts.path().join("game.txt").display());
        let mut times = 0;
        loop {
            // The input ends after some actions, which is as good as `quit`.
            let out = play(&parts, &file, &"1\n".repeat(9)).good();
            times += 1;
            file = parts.path().join("game.txt").display().to_string();
            if out.contains("The game is over.") {
                break;
            }
            assert!(out.contains("To carry on later: benben play"), "{out}");
            assert!(times < 300, "{game} never ends");
        }
        assert!(times > 1, "{game} was over at once");
        let (whole, parts) =
            (read(&whole.path().join(format!("played/{game}-1.txt"))), read(Path::new(&file)));
        assert_eq!(whole, parts, "{game}");
        play(&Folder::new(), &file, "").failed(1, "this game is over: look at it with `benben replay");
    }
}

#[test]
fn whoever_plays_can_ask_and_take_back() {
    let meta = a_game();
    let folder = Folder::new();
    let first = format!("{} --bots random --seed 3", meta.id);
    let asked = "help\nhint\nwhy nonsense\nrules\nrules nonsense\nlog\nactions\nboard\nundo\n1\nundo\n1\nlog\nxyzzy\nquit\n";
    let out = play(&folder, &first, asked).good();
    for text in [
        "Type “help” to see what you can do.",
        "“why” and an action: which rule forbids it.",
        "Pharaoh would choose: ",
        "% chance of winning: ",
        "“nonsense” isn’t an action or a command.",
        "There’s no rule nonsense. They run from ",
        "There’s nothing to undo.",
        "Undone.",
        "“xyzzy” isn’t an action or a command.",
    ] {
        assert!(out.contains(text), "{text}: {out}");
    }
    // Luck is drawn once: the same action after taking back leads to the same game.
    let record = read(&folder.path().join(format!("played/{}-1.txt", meta.id)));
    let taken_back = record.steps.iter().filter(|step| step.action.starts_with("undo ")).count();
    assert!(
        taken_back > 0
            && record.steps.iter().filter(|step| !step.action.starts_with("undo ")).count() > taken_back
    );
    benben(&format!("verify {}", folder.path().join(format!("played/{}-1.txt", meta.id)).display())).good();
}

#[test]
fn actions_are_meant_by_notation_too_and_a_refusal_names_its_rule() {
    for game in benben_games::ids() {
        let folder = Folder::new();
        let seated = format!("{game} --bots random --seed 2");
        let listed = play(&folder, &seated, "").good();
        let notation = |line: &str| Some(line.rsplit_once('(')?.1.strip_suffix(')')?.to_owned());
        let offered = listed.lines().filter(|line| line.starts_with("  1. ")).find_map(notation).unwrap();
        let out = play(&folder, &seated, &format!("{offered}\nlog\n")).good();
        let (first, second) = (
            read(&folder.path().join(format!("played/{game}-1.txt"))),
            read(&folder.path().join(format!("played/{game}-2.txt"))),
        );
        assert!(second.steps.len() > first.steps.len(), "{game}: {out}");
        assert_eq!(second.steps[first.steps.len()].action, offered);
        // Sooner or later the same is not possible any more.
        let out = play(&folder, &seated, &format!("{offered}\nwhy {offered}\n").repeat(40)).good();
        assert!(out.contains("(rule "), "{game}: {out}");
    }
}

#[test]
fn it_speaks_four_languages() {
    for (lang, text) in [
        ("en", "Type “help” to see"),
        ("cs", "Napište „help“"),
        ("sk", "Napíšte „help“"),
        ("pl", "Wpisz „help”"),
    ] {
        for game in benben_games::ids() {
            let out = play(&Folder::new(), &format!("{game} --lang {lang}"), "help\nquit\n").good();
            assert!(out.contains(text) && !out.contains('⟨'), "{out}");
        }
    }
}

#[test]
fn what_cannot_be_played_is_told_in_one_line() {
    let folder = Folder::new();
    let game = a_game().id;
    let refused = |arguments: &str, code: i32, text: &str| play(&folder, arguments, "").failed(code, text);
    refused("bridge", 2, "there is no game `bridge`: choose from");
    refused(&format!("{game} --seats 9"), 2, "players, not 9");
    refused(&format!("{game} --seats 1"), 2, "players, not 1");
    refused(&format!("{game} --seat 7"), 2, "there is no seat 7");
    refused(&format!("{game} --bots pharao"), 2, "did you mean `pharaoh`?");
    refused(&format!("{game} --seats 2 --bots random,random"), 2, "2 bots for 1 seat besides yours");
    refused(&format!("{game} --lang de"), 2, "there is no language `de`: choose from en, cs, sk, pl");
    refused(&format!("{game} --name scribe"), 2, "is what a bot is called");
    refused(&format!("{game} --option nonsense"), 2, "KEY=VALUE");
    refused(&format!("{game} --out {}", folder.path().display()), 1, "can't be written");
    refused(&folder.file("bad.txt", "no record").display().to_string(), 1, "bad.txt: line 1");
    refused(&folder.path().display().to_string(), 1, "can't be read");
    refused("--join nowhere", 2, "isn't a link to a table");
    refused("--join http://127.0.0.1:9/j/ABCDEF", 1, "no server answers at http://127.0.0.1:9");
    let bots = folder.file("bots.txt", benben(&format!("record {game} --seed 1")).good());
    refused(&format!("{} --seats 2", bots.display()), 2, "leave out --seats");
}
