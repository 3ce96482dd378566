//! Tournaments: who plays in them, who was paired with whom in each round, and how it ended.

use crate::{Answer, Opener, SaveError, Status, TableId, TokenHash, TournamentId};

/// A tournament without its rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTournament {
    /// Its unguessable name. Fixed, like everything down to `created_at`.
    pub id: TournamentId,
    /// What people call it.
    pub title: String,
    /// Id of the game.
    pub game: String,
    /// The options, as `key=value key=value`.
    pub options: String,
    /// How many sit at a table where the number of players divides.
    pub seats: u8,
    /// How much time there is, in the server's notation.
    pub pace: String,
    /// How long a round may take, in seconds.
    pub round_seconds: u64,
    /// How long the break between two rounds is, in seconds.
    pub break_seconds: u64,
    /// How many may play.
    pub most_players: u16,
    /// Do lists show it?
    pub listed: bool,
    /// Do its games count for ratings?
    pub rated: bool,
    /// Where the luck of its pairings comes from.
    pub seed: u64,
    /// Who opened it, as far as limits are concerned.
    pub opener: Option<Opener>,
    /// When it was opened, in unix milliseconds.
    pub created_at: i64,

    /// Counts the saves: whoever saves must know the latest one. A new tournament has 1.
    pub revision: u64,
    /// The hash of the token of whoever decides about it.
    pub organiser: Option<TokenHash>,
    /// How many rounds: as many as are wanted before it begins (none: as many as make sense), and as many as are played then.
    pub rounds: Option<u32>,
    /// How far it is.
    pub status: Status,
    /// When the server has to do something by itself, in unix milliseconds: begin it, pair a round, call time.
    pub wake_at: Option<i64>,
    /// How it is played, in the server's notation; empty before it begins.
    pub plan: String,
    /// When it was last saved, in unix milliseconds.
    pub changed_at: i64,
    /// Who plays, in the order of joining; nobody is ever taken out again.
    pub players: Vec<StoredEntrant>,
}

/// A player of a tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredEntrant {
    /// What they are called; empty if they are gone for good.
    pub name: String,
    /// The hash of the token that holds their seats; none for bots.
    pub token: Option<TokenHash>,
    /// The bot's level; empty for people.
    pub level: String,
    /// Have they left, or been removed?
    pub left: bool,
    /// After how many rounds they joined.
    pub joined_after: u32,
}

/// A round as it was paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredRound {
    /// From 1.
    pub number: u32,
    /// When it was paired, in unix milliseconds.
    pub paired_at: i64,
    /// The tables, in order.
    pub tables: Vec<StoredPairing>,
    /// Who sits out, and what that is worth in halves of a win.
    pub byes: Vec<(u16, u8)>,
}

/// A table of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredPairing {
    /// The table, whose id was chosen before it was opened.
    pub table: TableId,
    /// Numbers of the players in seat order, from 0.
    pub players: Vec<u16>,
    /// How it ended, in the server's notation, once it has.
    pub result: Option<String>,
}

/// A tournament with its rounds, as of one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoadedTournament {
    /// The tournament.
    pub tournament: StoredTournament,
    /// Its rounds, in order.
    pub rounds: Vec<StoredRound>,
}

/// Which tournaments to list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TournamentListing {
    /// Those that everybody may see and that are not over.
    Open,
    /// Those in which this token plays, or which it organises.
    HeldBy(TokenHash),
    /// Those for which the server has to do something: they are being played, or begin by themselves.
    Awaiting,
}

/// Keeps tournaments. They are removed when they are over for long; their tables live lives of their own.
pub trait Tournaments {
    /// Stores a new tournament. It starts at revision 1. Nothing happens if there is one of this id.
    fn open_tournament(&self, tournament: StoredTournament) -> Answer<'_, ()>;

    /// Stores a tournament as it is now, with all its players, and answers its new revision. Refused if somebody else saved it
    /// since the given revision.
    fn save_tournament(&self, tournament: StoredTournament) -> Answer<'_, u64, SaveError>;

    /// The same together with its next round. Each round is stored once: refused as stale if it is there.
    fn pair_round(&self, tournament: StoredTournament, round: StoredRound) -> Answer<'_, u64, SaveError>;

    /// Notes how a table of a round ended. The first result stays. False if there was one, or there is no such table.
    fn note_result(&self, table: TableId, result: String) -> Answer<'_, bool>;

    /// A tournament with its rounds.
    fn tournament(&self, id: TournamentId) -> Answer<'_, Option<LoadedTournament>>;

    /// The tournament a table belongs to, and in which round.
    fn tournament_of(&self, table: TableId) -> Answer<'_, Option<(TournamentId, u32)>>;

    /// Tournaments of a list, the newest first, at most `limit`.
    fn tournaments(&self, listing: TournamentListing, limit: u32) -> Answer<'_, Vec<StoredTournament>>;

    /// How many unfinished tournaments somebody has opened.
    fn tournaments_kept(&self, opener: Opener) -> Answer<'_, u64>;

    /// Removes tournaments that have this status and were not changed since this time, and answers how many.
    fn expire_tournaments(&self, status: Status, idle_since: i64) -> Answer<'_, u64>;
}
