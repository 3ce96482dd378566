//! Completions: what a shell is told is what there is.

use crate::command::run::{Folder, benben, commands};
use std::process::Command;

#[test]
fn every_shell_gets_every_command() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = benben(&format!("completions {shell}")).good();
        for command in commands() {
            assert!(script.contains(&command), "{shell}: no {command}");
        }
    }
}

/// What bash offers after these words, the last of which is only begun.
fn completed(words: &[&str]) -> String {
    let folder = Folder::new();
    let script = folder.file("benben", benben("completions bash").good());
    let asked = format!(
        "source '{}'; COMP_WORDS=({}); COMP_CWORD={}; _benben benben '{}' '{}'; echo \"${{COMPREPLY[*]}}\"",
        script.display(),
        words.join(" "),
        words.len() - 1,
        words[words.len() - 1],
        words[words.len() - 2],
    );
    let output = Command::new("bash").args(["--norc", "-c", &asked]).output().unwrap();
    assert!(output.stderr.is_empty(), "{output:?}");
    String::from_utf8(output.stdout).unwrap().trim().to_owned()
}

#[test]
fn bash_completes_commands_flags_and_values() {
    assert_eq!(completed(&["benben", "ver"]), "verify");
    assert_eq!(completed(&["benben", "serve", "--behind"]), "--behind-proxy");
    assert_eq!(completed(&["benben", "serve", "--log-format", ""]), "text json");
    let everything = completed(&["benben", "\"\""]);
    for command in commands() {
        assert!(everything.split(' ').any(|word| word == command), "no {command} in {everything}");
    }
}

#[test]
fn an_unknown_shell_is_told_what_there_is() {
    let said = benben("completions cmd");
    assert_eq!(said.code, 2);
    assert!(said.err.contains("bash") && said.err.contains("fish"), "{said:?}");
}
