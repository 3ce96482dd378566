//! One seat at one table, whoever runs it.

use crate::shown::Shown;
use benben_web::Texts;
use std::time::Duration;

/// What the world refuses: a file, a server. One line that says what to do.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// It cannot go on.
    #[error("{0}")]
    Failed(String),
    /// The terminal cannot be read or written.
    #[error(transparent)]
    Terminal(#[from] std::io::Error),
}

/// One seat at one table. Whatever it tells comes from the seat's own view.
pub trait Session {
    /// The player's language.
    fn texts(&self) -> Texts;

    /// What the seat sees now.
    fn shown(&self) -> Shown;

    /// Lets the others go on, and waits no longer than this for them. Has something changed?
    fn advance(&mut self, patience: Duration) -> Result<bool, Trouble>;

    /// Plays an action in notation; the answer says why not.
    fn play(&mut self, action: &str) -> Result<Result<(), String>, Trouble>;

    /// Why an action is not possible, by rule.
    fn why(&self, action: &str) -> String;

    /// What a strong bot would do with the seat's knowledge, line by line. Takes a moment.
    fn hint(&self) -> Vec<String>;

    /// Takes back the latest action, and says what became of it.
    fn undo(&mut self) -> Result<String, Trouble>;

    /// Answers somebody who asks to take back.
    fn answer_undo(&mut self, agree: bool) -> Result<String, Trouble>;

    /// All rules, or one by its number, in paragraphs: a rule's id and its text.
    fn rules(&self, id: Option<&str>) -> Vec<(String, String)>;

    /// What to say to somebody who leaves: how to go on.
    fn farewell(&self) -> Vec<String>;
}
