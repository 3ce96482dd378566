//! The manual: a page for every command, with its flags, variables and examples.

use crate::command::run::{Folder, benben, commands};
use std::fs;

#[test]
fn every_command_has_a_page() {
    let folder = Folder::new();
    let directory = folder.path().join("man1");
    benben(&format!("man {}", directory.display())).good();
    for command in commands() {
        let path = directory.join(format!("benben-{command}.1"));
        let page = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        for section in ["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "EXAMPLES"] {
            assert!(page.contains(&format!(".SH {section}\n")), "{command}: no {section}");
        }
    }
    assert!(directory.join("benben-edition-check.1").is_file());
    let first = fs::read_to_string(directory.join("benben.1")).unwrap();
    assert!(commands().all(|command| first.contains(&format!("benben\\-{command}(1)"))), "{first}");
    assert_eq!(first, benben("man").good());
}

#[test]
fn a_page_tells_flags_variables_standards_and_examples_line_by_line() {
    let folder = Folder::new();
    benben(&format!("man {}", folder.path().display())).good();
    let page = fs::read_to_string(folder.path().join("benben-serve.1")).unwrap();
    for told in [
        "\\fB\\-\\-listen\\fR \\fI<ADDR>\\fR [default: 127.0.0.1:8642]\n",
        "\\fBBENBEN_LISTEN\\fR",
        ".nf\nbenben serve   ",
        "\nbenben serve \\-\\-lan   ",
    ] {
        assert!(page.contains(told), "no {told:?} in {page}");
    }
}

#[test]
fn a_directory_that_cannot_be_made_is_told() {
    let folder = Folder::new();
    let file = folder.file("file", "");
    benben(&format!("man {}", file.join("below").display())).failed(1, "can't write");
}
