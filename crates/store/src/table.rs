//! A table as it is stored: what it was opened with, how far it is, and who sits where.

use crate::{JoinCode, Opener, TableId, TokenHash};
use benben_core::{Branch, Commitment, Day, Nonce, Secret, Seed};
use serde::{Deserialize, Serialize};

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Seats are being taken; nothing is dealt.
    Gathering,
    /// Dealt, and not over.
    Playing,
    /// Played to the end.
    Over,
    /// Ended without a result.
    Closed,
}

/// Must the server do something so that the game goes on?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Attention {
    /// Nobody knows yet: to be found out once.
    #[default]
    Unknown,
    /// No: it waits for people, as long as they like.
    None,
    /// Yes: a bot is to move, or a clock runs.
    Needed,
}

/// Who holds a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// Nobody yet.
    #[default]
    Open,
    /// A person, or a program with a token.
    Person,
    /// A bot of the server.
    Bot,
}

/// A table without what was played at it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTable {
    /// Its unguessable name. Fixed, like everything down to `created_at`: saving does not change it.
    pub id: TableId,
    /// Id of the game.
    pub game: String,
    /// Version of its rules.
    pub rules_version: u32,
    /// Name of the edition.
    pub edition: String,
    /// Fingerprint of the edition's content.
    pub edition_fingerprint: String,
    /// The edition itself, unless it is the built-in one.
    pub edition_text: Option<String>,
    /// The options, as `key=value key=value`.
    pub options: String,
    /// The hash of the secret, shown before the deal.
    pub commitment: Commitment,
    /// The host's share of the luck, shown after the game.
    pub secret: Secret,
    /// The table this is a rematch of.
    pub rematch_of: Option<TableId>,
    /// The table whose game this one branches off from.
    pub branch_of: Option<TableId>,
    /// Where it does so, and perhaps that one before it: from each of these steps on the luck is another. None for a real game.
    pub branches: Vec<Branch>,
    /// The day whose deal is played here.
    pub day: Option<Day>,
    /// Do its players' ratings follow from how it ends?
    pub rated: bool,
    /// Who opened it, where that is known.
    pub opener: Option<Opener>,
    /// When it was opened, in unix milliseconds.
    pub created_at: i64,

    /// The hash of the token of whoever opened it, or took over from them.
    pub host: Option<TokenHash>,
    /// Does a full table wait for its host to start it?
    pub host_starts: bool,
    /// The hashes of the tokens that may not sit here.
    pub blocked: Vec<TokenHash>,
    /// Counts the saves: whoever saves must know the latest one. A new table has 1.
    pub revision: u64,
    /// When it was last saved, in unix milliseconds.
    pub changed_at: i64,
    /// The code to join by; unique among all tables.
    pub code: Option<JoinCode>,
    /// How far it is.
    pub status: Status,
    /// The luck of the table, once dealt.
    pub seed: Option<Seed>,
    /// How much time there is, in the server's notation.
    pub pace: String,
    /// May anyone with the link watch the public view?
    pub spectators: bool,
    /// Do lists of open tables show it?
    pub listed: bool,
    /// May people here ask what a bot would do?
    pub hints: bool,
    /// How it ended, in the server's notation.
    pub result: Option<String>,
    /// What happened besides the game, in the server's notation.
    pub notices: String,
    /// Does it need the server while it is being played?
    pub attention: Attention,
    /// Who sits where, in seat order; once it is dealt their number never changes.
    pub seats: Vec<StoredSeat>,
}

/// A seat at a stored table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredSeat {
    /// Who holds it.
    pub holder: Holder,
    /// The holder's name, perhaps empty.
    pub name: String,
    /// The bot's level; for a person, the level of the bot standing in. Perhaps empty.
    pub level: String,
    /// The hash of the token that holds the seat.
    pub token: Option<TokenHash>,
    /// The seat's share of the luck.
    pub nonce: Option<Nonce>,
    /// Does a bot stand in for the absent person?
    pub away: bool,
    /// Has the seat given up?
    pub resigned: bool,
    /// Time left in the bank, in milliseconds, where there is one. Below zero, it is owed.
    pub clock_ms: Option<i64>,
}
