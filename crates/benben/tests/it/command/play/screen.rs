//! The full screen, on a terminal of its own.

use crate::command::run::{Folder, a_game};
use benben_support::wait_for;
use std::io::{Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::{Arc, Mutex};

/// A terminal with a program in it. Dropped, both are gone.
struct Screen {
    child: Child,
    keys: ChildStdin,
    seen: Arc<Mutex<String>>,
}

impl Screen {
    /// `script` gives the command a terminal of this size.
    fn open(command: &str, folder: &Folder) -> Self {
        let command = format!("stty rows 40 cols 120; {command}");
        let mut child = Command::new("script")
            .args(["-qefc", &command, "/dev/null"])
            .env("TERM", "xterm-256color")
            .env("LANG", "C")
            .env_remove("LC_ALL")
            .env_remove("NO_COLOR")
            .env("BENBEN_DATA", folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (seen, mut out) = (Arc::new(Mutex::new(String::new())), child.stdout.take().unwrap());
        let writes = seen.clone();
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(read) = out.read(&mut bytes) {
                if read == 0 {
                    return;
                }
                writes.lock().unwrap().push_str(&String::from_utf8_lossy(&bytes[..read]));
            }
        });
        let keys = child.stdin.take().unwrap();
        Screen { child, keys, seen }
    }

    fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    /// Waits until this was drawn, and forgets what was drawn before.
    fn sees(&self, text: &str) {
        wait_for(&format!("the screen to show {text:?}"), || {
            let mut seen = self.seen.lock().unwrap();
            let at = seen.find(text)?;
            seen.drain(..at);
            Some(())
        });
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

const ENTERED: &str = "\x1b[?1049h";
const LEFT: &str = "\x1b[?1049l";

#[test]
fn a_game_is_played_in_full_screen_and_the_terminal_is_as_before_afterwards() {
    let folder = Folder::new();
    let game = a_game().id;
    let file = folder.path().join("game.txt");
    let command = format!(
        "{} play {game} --bots random --seed 3 --out {}",
        env!("CARGO_BIN_EXE_benben"),
        file.display()
    );
    let mut screen = Screen::open(&command, &folder);
    screen.sees(ENTERED);
    // A terminal is written to in pieces: whole words are seen where nothing was before.
    screen.sees("Enter");
    screen.press("\r");
    let steps = || {
        benben_core::Record::parse(&std::fs::read_to_string(&file).ok()?)
            .ok()
            .map(|record| record.steps.len())
    };
    wait_for("the action and the bot's answer to be saved", || steps().filter(|steps| *steps >= 2));
    screen.press("rules\r");
    screen.sees("(Esc)");
    screen.press("quit\r");
    screen.sees(LEFT);
    screen.sees("benben play");
    assert!(screen.child.wait().unwrap().success());
}

#[test]
fn ctrl_c_leaves_and_a_dumb_terminal_is_spoken_to_line_by_line() {
    let folder = Folder::new();
    let program = env!("CARGO_BIN_EXE_benben");
    let mut screen = Screen::open(&format!("{program} play {} --bots random", a_game().id), &folder);
    screen.sees("Enter");
    screen.press("\x03");
    screen.sees(LEFT);
    assert!(screen.child.wait().unwrap().success());
    for plain in ["TERM=dumb", "PLAIN=--plain"] {
        let command = format!("export {plain}; {program} play {} --bots random $PLAIN", a_game().id);
        let mut screen = Screen::open(&command, &folder);
        screen.sees("Type “help”");
        screen.press("quit\r");
        screen.sees("benben play");
        assert!(screen.child.wait().unwrap().success());
        assert!(!screen.seen.lock().unwrap().contains(ENTERED));
    }
}
