//! What is on the screen: the latest picture of the table, what is selected and typed, and what is read beside it.

use crate::shown::{Drawing, Shown};
use benben_web::Texts;

/// Goes it on?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flow {
    On,
    Leave,
}

/// What is read beside the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Pane {
    /// The log, the newest in sight.
    Log,
    /// An answer: rules, a hint, why not.
    Answer(Vec<Answer>),
}

/// A paragraph of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    Line(String),
    Rule(String, String),
}

pub(super) struct Model {
    pub(super) shown: Shown,
    pub(super) texts: Texts,
    pub(super) selected: usize,
    pub(super) input: String,
    pub(super) pane: Pane,
    /// Lines scrolled: the board down and to the right, the pane down.
    pub(super) board: (u16, u16),
    pub(super) scrolled: u16,
    /// Is the selected action to be confirmed?
    pub(super) asked: bool,
    hint: bool,
    /// The position as the player last acted in it: what differs was changed by others.
    before: Drawing,
}

impl Model {
    pub(super) fn new(shown: Shown, texts: Texts) -> Self {
        let before = shown.drawing.clone();
        Model {
            shown,
            texts,
            selected: 0,
            input: String::new(),
            pane: Pane::Log,
            board: (0, 0),
            scrolled: 0,
            asked: false,
            hint: false,
            before,
        }
    }

    /// The player has acted: what differs from now on was changed by others.
    pub(super) fn acted(&mut self, shown: Shown) {
        self.before = shown.drawing.clone();
        self.see(shown);
    }

    /// The table has changed.
    pub(super) fn see(&mut self, shown: Shown) {
        if shown.offers != self.shown.offers {
            (self.selected, self.asked) = (0, false);
        }
        if shown.over && !self.shown.over {
            self.say(shown.ending.clone());
        }
        self.shown = shown;
    }

    /// Answers beside the board.
    pub(super) fn say(&mut self, lines: Vec<String>) {
        self.read(lines.into_iter().map(Answer::Line).collect());
    }

    pub(super) fn read(&mut self, answer: Vec<Answer>) {
        (self.pane, self.scrolled) = (Pane::Answer(answer), 0);
    }

    /// All that happened, the newest in sight.
    pub(super) fn read_log(&mut self) {
        if self.shown.log.is_empty() {
            return self.say(vec![self.texts.say("log-empty")]);
        }
        self.say(self.shown.log.clone());
        self.scrolled = u16::MAX;
    }

    pub(super) fn ask_hint(&mut self) {
        self.say(vec![self.texts.say("play-thinking")]);
        self.hint = true;
    }

    pub(super) fn is_asking_hint(&self) -> bool {
        self.hint
    }

    pub(super) fn hinted(&mut self, lines: Vec<String>) {
        self.hint = false;
        self.say(lines);
    }

    /// Moves through the actions.
    pub(super) fn select(&mut self, by: isize) {
        let last = self.shown.offers.len().saturating_sub(1);
        self.selected = self.selected.saturating_add_signed(by).min(last);
        self.asked = false;
    }

    /// Did this letter of the drawing change since the player last acted?
    pub(super) fn is_changed(&self, line: usize, column: usize, letter: char) -> bool {
        if self.before.lines.len() != self.shown.drawing.lines.len() || letter == ' ' {
            return false;
        }
        let mut letters = self.before.lines[line].iter().flat_map(|(piece, _)| piece.chars());
        letters.nth(column) != Some(letter)
    }
}
