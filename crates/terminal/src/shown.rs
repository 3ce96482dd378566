//! What a player sees now: drawn, said and offered, in the player's language.

use benben_core::Seat;
use benben_web::Tint;
use std::ops::Range;

/// A line of the drawn position, in pieces with their colours.
pub type DrawnLine = Vec<(String, Option<Tint>)>;

/// The drawn position: the table, what lies before everyone, what the letters mean.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drawing {
    /// All of it, line by line.
    pub lines: Vec<DrawnLine>,
    /// Which of the lines are about what lies before the seats.
    pub seats: Range<usize>,
    /// Which of these are about the player's own seat.
    pub own: Range<usize>,
}

/// What a player sees now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// What the game is called.
    pub title: String,
    /// The position, drawn.
    pub drawing: Drawing,
    /// Everyone at the table, in seat order.
    pub players: Vec<Player>,
    /// What is awaited, and from whom.
    pub prompt: String,
    /// What the player can do now.
    pub offers: Vec<Offer>,
    /// Everything that happened.
    pub log: Vec<String>,
    /// Something besides the game: the connection, a question.
    pub notice: Option<String>,
    /// The result, line by line, once there is one.
    pub ending: Vec<String>,
    /// Will nothing happen here any more?
    pub over: bool,
}

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// Where.
    pub seat: Seat,
    /// What they are called.
    pub name: String,
    /// Points, as far as they are known.
    pub score: Option<i32>,
    /// Do the rules wait for them, as far as one can know?
    pub awaited: bool,
    /// Is it the player at this terminal?
    pub own: bool,
}

/// Something the player can do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// In notation.
    pub action: String,
    /// In words.
    pub text: String,
    /// What is asked before it is done.
    pub question: Option<String>,
}

impl Shown {
    /// Is it for the player to act?
    pub fn is_my_turn(&self) -> bool {
        !self.offers.is_empty()
    }

    /// Everyone, with their points and a mark at those who are awaited, in one line.
    pub fn players_line(&self) -> String {
        let players = self.players.iter().map(|player| {
            let mark = if player.awaited { "> " } else { "" };
            let score = player.score.map_or(String::new(), |score| format!(" {score}"));
            format!("{mark}{}{score}", player.name)
        });
        players.collect::<Vec<_>>().join(" · ")
    }
}

/// Without what would command the terminal: names and sentences come from files and servers.
pub(crate) fn printable(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).collect()
}
