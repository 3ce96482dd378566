//! A game is a folder: nothing outside `games/` and the registry names one.

use crate::repository::{File, all_files, assert_none};
use benben_core::Meta;

/// So may the workspace's list of crates.
const MAY: [&str; 4] = ["games/", "crates/games/", "docs/", "Cargo.toml"];
/// Documents may, and so may lists that cargo writes.
const ENDINGS: [&str; 2] = [".md", ".lock"];

#[test]
fn nothing_outside_the_games_and_the_registry_names_a_game() {
    let mut complaints = Vec::new();
    let may = |path: &str| {
        ENDINGS.iter().any(|ending| path.ends_with(ending)) || MAY.iter().any(|may| path.starts_with(may))
    };
    for file in all_files().into_iter().filter(|file: &File| !may(&file.path)) {
        let is_text = file.path.ends_with(".ftl") || file.path.ends_with(".html");
        for meta in benben_games::metas() {
            if names(&file.path, false, meta) {
                complaints.push(format!("{}: the file is named after {}", file.path, meta.id));
            }
            let found = file.text.lines().enumerate().filter(|(_, line)| names(line, is_text, meta));
            complaints
                .extend(found.map(|(index, line)| format!("{}:{}: {}", file.path, index + 1, line.trim())));
        }
    }
    assert_none(&complaints);
}

/// Does the line name the game, by its title or by its id?
fn names(line: &str, is_text: bool, meta: &Meta) -> bool {
    let sentences = if is_text { Some(0) } else { comment(line) };
    line.contains(meta.title) || words(line).any(|(at, word)| is_name(line, at, word, meta.id, sentences))
}

/// Where a comment begins.
fn comment(line: &str) -> Option<usize> {
    ["//", "/*", "#", "--"].into_iter().filter_map(|mark| line.find(mark)).min()
}

/// The words of letters and digits, with where they begin.
fn words(line: &str) -> impl Iterator<Item = (usize, &str)> {
    let pieces = line.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    pieces.map(move |word| (word.as_ptr() as usize - line.as_ptr() as usize, word))
}

/// Ids are words of English too (a sun, two pyramids). Such a word is written in small letters, stands in a sentence
/// with blanks or marks around it, and is not quoted. In any other way it is a name: `Id`, `"id"`, `/id`, `id::`,
/// `benben_id`, `.id`, `id-title`, a command with `id`.
fn is_name(line: &str, at: usize, word: &str, id: &str, sentences: Option<usize>) -> bool {
    if !word.eq_ignore_ascii_case(id) {
        return false;
    }
    let (before, after) = (&line[..at], &line[at + word.len()..]);
    let begins = before.chars().next_back().is_none_or(|c| " (".contains(c));
    let ends = after.trim_start_matches(|c| ".,;:!?)".contains(c)).chars().next().is_none_or(|c| c == ' ');
    let in_a_sentence =
        sentences.is_some_and(|from| at > from) && begins && ends && !is_quoted(before, after);
    word != id || !in_a_sentence
}

fn is_quoted(before: &str, after: &str) -> bool {
    ['"', '`'].into_iter().any(|quote| before.matches(quote).count() % 2 == 1 && after.contains(quote))
}

/// The games are asked for, so that this file names none: `ID` stands for the id, `TYPE` for a type of that name.
#[test]
fn a_name_is_told_from_a_word() {
    for meta in benben_games::metas() {
        let (first, rest) = meta.id.split_at(1);
        let written = |line: &str| {
            line.replace("ID", meta.id).replace("TYPE", &format!("{}{rest}", first.to_uppercase()))
        };
        let code = [
            "open(\"ID\")",
            "use benben_ID::Action;",
            "benben-ID.workspace = true",
            "ID::play()",
            "a[href='/play/ID']",
            "  benben simulate ID --seats 2",
            ".ID .board { }",
            "game=ID&name=x",
            "// see `ID`",
            "Setting::<TYPE>()",
            "// the TYPE",
        ];
        for line in code.map(written) {
            assert!(names(&line, false, meta), "{line}");
        }
        assert!(names(&written("ID-title = x"), true, meta));
        assert!(names(&format!("// {} is long", meta.title), false, meta));
        for line in ["// as an ID does", "// a word (ID).", "// the IDs", "fn IDlight()"].map(written) {
            assert!(!names(&line, false, meta), "{line}");
        }
        assert!(!names(&written("home-title = Four ID, one table"), true, meta));
    }
}
