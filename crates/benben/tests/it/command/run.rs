//! Runs the real command and looks at what it says.

use benben_core::Meta;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// What a command said.
#[derive(Debug)]
pub(crate) struct Said {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs `benben` with these arguments, separated by spaces.
pub(crate) fn benben(arguments: &str) -> Said {
    benben_with(arguments, b"")
}

/// Runs `benben` with this on its standard input.
pub(crate) fn benben_with(arguments: &str, input: &[u8]) -> Said {
    let mut child = Command::new(env!("CARGO_BIN_EXE_benben"))
        .args(arguments.split_whitespace())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that does not read its input may close it early.
    let _ = child.stdin.take().unwrap().write_all(input);
    said(child.wait_with_output().unwrap())
}

/// A game to ask about: the first that has options.
pub(crate) fn a_game() -> &'static Meta {
    benben_games::metas().iter().find(|meta| !meta.options.is_empty()).unwrap()
}

/// Runs `benben` with these arguments, `GAME` and `KEY=VALUE` replaced by a game and one of its options.
pub(crate) fn benben_game(arguments: &str) -> Said {
    benben(&with_game(arguments))
}

/// The arguments with `GAME` and `KEY=VALUE` replaced by a game and one of its options.
pub(crate) fn with_game(arguments: &str) -> String {
    arguments.replace("GAME", a_game().id).replace("KEY=VALUE", &an_option())
}

/// An option of that game, not the standard one.
pub(crate) fn an_option() -> String {
    let choice = &a_game().options[0];
    format!("{}={}", choice.key, choice.values[1])
}

/// The commands that `benben --help` lists.
pub(crate) fn commands() -> impl Iterator<Item = String> {
    let help = benben("--help").good();
    let (_, listed) = help.split_once("\nCommands:\n").unwrap();
    let (listed, _) = listed.split_once("\n\n").unwrap();
    // A longer description goes on, further to the right.
    let lines = listed.lines().filter(|line| !line.starts_with("   "));
    let names: Vec<_> = lines.map(|line| line.split_whitespace().next().unwrap().to_owned()).collect();
    assert!(names.contains(&"serve".to_owned()) && names.len() > 10, "{names:?}");
    names.into_iter().filter(|name| name != "help")
}

/// What was said.
pub(crate) fn said(output: Output) -> Said {
    Said {
        code: output.status.code().unwrap(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

impl Said {
    /// The output of a command that succeeded without complaint.
    pub(crate) fn good(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    /// The output, read as JSON.
    pub(crate) fn json(self) -> serde_json::Value {
        serde_json::from_str(&self.good()).unwrap()
    }

    /// Failed with this code and one line that contains the text, without a panic.
    pub(crate) fn failed(self, code: i32, text: &str) {
        assert_eq!(self.code, code, "{self:?}");
        assert!(self.err.starts_with("error: ") && self.err.lines().count() == 1, "{self:?}");
        assert!(self.err.contains(text), "{text:?} is not in {self:?}");
    }
}

/// A new folder that vanishes with the test.
#[derive(Debug)]
pub(crate) struct Folder(tempfile::TempDir);

impl Folder {
    pub(crate) fn new() -> Self {
        Folder(tempfile::tempdir().unwrap())
    }

    pub(crate) fn path(&self) -> &Path {
        self.0.path()
    }

    /// A file in it with this content.
    pub(crate) fn file(&self, name: &str, content: impl AsRef<[u8]>) -> PathBuf {
        let path = self.path().join(name);
        std::fs::write(&path, content).unwrap();
        path
    }

    /// The names of all files in it.
    pub(crate) fn names(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.path()).unwrap();
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
    }
}
