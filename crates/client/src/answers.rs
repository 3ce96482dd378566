//! What a server answers, as types. Fields that a later release adds are ignored.

use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// What can be played.
#[derive(Clone, Debug, Deserialize)]
pub struct Games {
    /// The games.
    pub games: Vec<GameShown>,
    /// The levels of bots, weakest first.
    pub bots: Vec<String>,
}

/// A game.
#[derive(Clone, Debug, Deserialize)]
pub struct GameShown {
    /// What the API calls it.
    pub id: String,
    /// What is printed on the box.
    pub title: String,
    /// Fewest seats.
    pub min_seats: usize,
    /// Most seats.
    pub max_seats: usize,
    /// Version of the rules.
    pub rules_version: u32,
    /// What is chosen before the game.
    pub options: Vec<OptionShown>,
}

/// An option of a game.
#[derive(Clone, Debug, Deserialize)]
pub struct OptionShown {
    /// Its name.
    pub key: String,
    /// Its values, the standard one first.
    pub values: Vec<String>,
}

/// Where a table is in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// Not everyone has sat down.
    Gathering,
    /// The game is being played.
    Playing,
    /// The game is over.
    Over,
    /// Nobody plays here any more.
    Closed,
}

/// A table in a list.
#[derive(Clone, Debug, Deserialize)]
pub struct Listed {
    /// Its id.
    pub table: String,
    /// The code to join by.
    pub code: Option<String>,
    /// Id of the game.
    pub game: String,
    /// Where it is in its life.
    pub status: Status,
    /// The names of the players; empty for open seats.
    pub players: Vec<String>,
}

/// A whole table as one seat sees it.
#[derive(Clone, Debug, Deserialize)]
pub struct Snapshot {
    /// Id of the table.
    pub table: String,
    /// Id of the game.
    pub game: String,
    /// Version of its rules.
    pub rules_version: u32,
    /// Name of the edition.
    pub edition: String,
    /// Fingerprint of what is printed on its components.
    pub edition_fingerprint: String,
    /// What was chosen before the game.
    pub options: BTreeMap<String, String>,
    /// Where the table is in its life.
    pub status: Status,
    /// Why it is closed.
    pub reason: Option<String>,
    /// Who sits where.
    pub seats: Vec<SeatShown>,
    /// The seats that have to act, as far as the viewer can know; counted from 1.
    pub awaited: Vec<u8>,
    /// Your own seat; none for spectators.
    pub you: Option<You>,
    /// What you may know of the game. Its form is the game's own.
    #[serde(default)]
    pub view: Value,
    /// How many events were told so far.
    pub told: usize,
    /// The finished game, explained.
    pub outcome: Option<Value>,
    /// Who asks to take back.
    pub undo: Option<UndoAsked>,
}

impl Snapshot {
    /// What you can do now; nothing unless the rules wait for you.
    pub fn actions(&self) -> &[Offered] {
        self.you.as_ref().map_or(&[], |you| &you.actions)
    }

    /// Will nothing happen here any more?
    pub fn is_over(&self) -> bool {
        matches!(self.status, Status::Over | Status::Closed)
    }
}

/// A seat as everyone sees it.
#[derive(Clone, Debug, Deserialize)]
pub struct SeatShown {
    /// Its number, from 1.
    pub seat: u8,
    /// Who holds it: `open`, `reserved`, `person` or `bot`.
    pub kind: String,
    /// The holder's name.
    pub name: String,
    /// The level of the bot that plays for the seat, if one does.
    pub level: Option<String>,
}

/// Your own seat.
#[derive(Clone, Debug, Deserialize)]
pub struct You {
    /// Its number, from 1.
    pub seat: u8,
    /// The number of your next action.
    pub number: u64,
    /// What you can do now.
    pub actions: Vec<Offered>,
    /// Have you played something that could be taken back?
    pub can_undo: bool,
}

/// A legal action.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Offered {
    /// What to send.
    pub action: String,
    /// What it means, if texts were asked for.
    pub text: Option<String>,
}

/// Who asks to take back.
#[derive(Clone, Debug, Deserialize)]
pub struct UndoAsked {
    /// Whose action it is.
    pub by: u8,
    /// Who has agreed so far.
    pub agreed: Vec<u8>,
}

/// An action was played.
#[derive(Clone, Debug, Deserialize)]
pub struct Acknowledged {
    /// Its number.
    pub number: u64,
    /// The number of your next action.
    pub next_number: u64,
    /// Had the same been sent before? Then nothing was played now.
    pub repeated: bool,
}

/// Whether an action would be legal.
#[derive(Clone, Debug, Deserialize)]
pub struct WhyNot {
    /// Would it be played?
    pub legal: bool,
    /// The rule that forbids it.
    pub rule: Option<String>,
}

/// What became of the wish to take back.
#[derive(Clone, Debug, Deserialize)]
pub struct Undone {
    /// Was it taken back? Otherwise others are asked first.
    pub undone: bool,
    /// The seats that have yet to agree.
    pub waiting_for: Vec<u8>,
}

/// Everything that was told.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Log {
    /// What each event means, in plain words; none where a log says nothing.
    pub texts: Vec<Option<String>>,
}

/// A table was opened.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Opened {
    pub(crate) table: String,
    pub(crate) you: Option<Seated>,
    pub(crate) host_token: Option<String>,
}

/// A seat was taken.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Seated {
    pub(crate) seat: u8,
    pub(crate) token: Option<String>,
}

/// The table with a code.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Found {
    pub(crate) table: String,
}

/// A list of tables.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct List {
    pub(crate) tables: Vec<Listed>,
}
