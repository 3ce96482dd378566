//! Tournaments in the database.

use super::Postgres;
use super::connection::{Connection, Result, params};
use super::row::Row;
use super::row::unreadable;
use crate::{
    Answer, LoadedTournament, Opener, SaveError, Status, StoredEntrant, StoredPairing, StoredRound,
    StoredTournament, TableId, TokenHash, TournamentId, TournamentListing, Tournaments,
};

type Outcome<T, E> = Result<Result<T, E>>;

impl Tournaments for Postgres {
    fn open_tournament(&self, tournament: StoredTournament) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| open(db, &tournament).map(Ok)))
    }

    fn save_tournament(&self, tournament: StoredTournament) -> Answer<'_, u64, SaveError> {
        Box::pin(self.write(move |db| save(db, &tournament, None)))
    }

    fn pair_round(&self, tournament: StoredTournament, round: StoredRound) -> Answer<'_, u64, SaveError> {
        Box::pin(self.write(move |db| save(db, &tournament, Some(&round))))
    }

    fn note_result(&self, table: TableId, result: String) -> Answer<'_, bool> {
        Box::pin(self.write(move |db| note_result(db, &table, &result).map(Ok)))
    }

    fn tournament(&self, id: TournamentId) -> Answer<'_, Option<LoadedTournament>> {
        Box::pin(self.read(move |db| load(db, &id)))
    }

    fn tournament_of(&self, table: TableId) -> Answer<'_, Option<(TournamentId, u32)>> {
        Box::pin(self.read(move |db| of_table(db, &table)))
    }

    fn tournaments(&self, listing: TournamentListing, limit: u32) -> Answer<'_, Vec<StoredTournament>> {
        Box::pin(self.read(move |db| list(db, listing, limit)))
    }

    fn tournaments_kept(&self, opener: Opener) -> Answer<'_, u64> {
        Box::pin(self.read(move |db| kept(db, opener)))
    }

    fn expire_tournaments(&self, status: Status, idle_since: i64) -> Answer<'_, u64> {
        Box::pin(self.write(move |db| expire(db, status, idle_since).map(Ok)))
    }
}

fn open(db: &Connection, tournament: &StoredTournament) -> Result<()> {
    let added = db
        .row(
            "INSERT INTO tournaments (id, title, game, options, seats, pace, round_seconds, break_seconds,
                 most_players, listed, rated, seed, opener, created_at, revision, organiser, rounds, status, wake_at,
                 plan, changed_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9,
                 $10, $11, $12, $13, $14, 1, $15, $16, $17, $18, $19,
                 $20) ON CONFLICT DO NOTHING RETURNING number", params![
        tournament.id.as_str(),
        tournament.title,
        tournament.game,
        tournament.options,
        tournament.seats,
        tournament.pace,
        tournament.round_seconds,
        tournament.break_seconds,
        tournament.most_players,
        tournament.listed,
        tournament.rated,
        tournament.seed.to_be_bytes(),
        tournament.opener.map(|opener| opener.0),
        tournament.created_at,
        tournament.organiser.map(|token| token.0),
        tournament.rounds,
        tournament.status.word(),
        tournament.wake_at,
        tournament.plan,
        tournament.changed_at,
    ], |row| row.get(0))?;
    added.map_or(Ok(()), |number| write_players(db, number, tournament))
}

fn save(
    db: &Connection,
    tournament: &StoredTournament,
    round: Option<&StoredRound>,
) -> Outcome<u64, SaveError> {
    let found = db.row(
        "SELECT number, revision FROM tournaments WHERE id = $1",
        params![tournament.id.as_str()],
        |row| Ok((row.get::<i64>(0)?, row.get::<u64>(1)?)),
    )?;
    let Some((number, revision)) = found else { return Ok(Err(SaveError::NoTable)) };
    let stale = Ok(Err(SaveError::Stale { revision }));
    if revision != tournament.revision {
        return stale;
    }
    if let Some(round) = round {
        let paired = db.exists(
            "SELECT 1 FROM tournament_rounds WHERE tournament = $1 AND round = $2",
            params![number, round.number],
        )?;
        if paired {
            return stale;
        }
        write_round(db, number, round)?;
    }
    db.execute(
        "UPDATE tournaments SET revision = $2, organiser = $3, rounds = $4, status = $5,
             wake_at = $6, plan = $7, changed_at = $8 WHERE number = $1",
        params![
            number,
            revision + 1,
            tournament.organiser.map(|token| token.0),
            tournament.rounds,
            tournament.status.word(),
            tournament.wake_at,
            tournament.plan,
            tournament.changed_at,
        ],
    )?;
    write_players(db, number, tournament)?;
    Ok(Ok(revision + 1))
}

fn write_players(db: &Connection, number: i64, tournament: &StoredTournament) -> Result<()> {
    let write =
        "INSERT INTO tournament_players (tournament, player, name, token, level, \"left\", joined_after)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (tournament, player) DO UPDATE SET name = excluded.name, token = excluded.token,
             level = excluded.level, \"left\" = excluded.\"left\", joined_after = excluded.joined_after";
    for (player, entrant) in tournament.players.iter().enumerate() {
        db.execute(
            write,
            params![
                number,
                player as u64,
                entrant.name,
                entrant.token.map(|token| token.0),
                entrant.level,
                entrant.left,
                entrant.joined_after,
            ],
        )?;
    }
    Ok(())
}

fn write_round(db: &Connection, number: i64, round: &StoredRound) -> Result<()> {
    let byes: Vec<String> = round.byes.iter().map(|(player, worth)| format!("{player}:{worth}")).collect();
    db.execute(
        "INSERT INTO tournament_rounds (tournament, round, paired_at, byes) VALUES ($1, $2, $3, $4)",
        params![number, round.number, round.paired_at, byes.join(" ")],
    )?;
    let write = "INSERT INTO tournament_tables (tournament, round, position, table_id, players, result)
         VALUES ($1, $2, $3, $4, $5, $6)";
    for (position, pairing) in round.tables.iter().enumerate() {
        let players: Vec<String> = pairing.players.iter().map(ToString::to_string).collect();
        db.execute(
            write,
            params![
                number,
                round.number,
                position as u64 + 1,
                pairing.table.as_str(),
                players.join(" "),
                pairing.result,
            ],
        )?;
    }
    Ok(())
}

/// A result is a change: whoever has the tournament in memory has an old one.
fn note_result(db: &Connection, table: &TableId, result: &str) -> Result<bool> {
    let noted = db
        .row(
            "UPDATE tournament_tables SET result = $2 WHERE table_id = $1 AND result IS NULL RETURNING tournament", params![table.as_str(), result], |row| row.get::<i64>(0))?;
    let Some(tournament) = noted else { return Ok(false) };
    db.execute("UPDATE tournaments SET revision = revision + 1 WHERE number = $1", params![tournament])?;
    Ok(true)
}

fn load(db: &Connection, id: &TournamentId) -> Result<Option<LoadedTournament>> {
    let found = db.row("SELECT * FROM tournaments WHERE id = $1", params![id.as_str()], |row| {
        Ok((row.get::<i64>("number")?, tournament_in(row)?))
    })?;
    let Some((number, mut tournament)) = found else { return Ok(None) };
    tournament.players = players(db, number)?;
    let mut rounds: Vec<StoredRound> = db.rows(
        "SELECT * FROM tournament_rounds WHERE tournament = $1 ORDER BY round",
        params![number],
        round_in,
    )?;
    let select = "SELECT * FROM tournament_tables WHERE tournament = $1 AND round = $2 ORDER BY position";
    for round in &mut rounds {
        round.tables = db.rows(select, params![number, round.number], pairing_in)?;
    }
    Ok(Some(LoadedTournament { tournament, rounds }))
}

fn tournament_in(row: &Row) -> Result<StoredTournament> {
    Ok(StoredTournament {
        id: row.text_as("id")?,
        title: row.get("title")?,
        game: row.get("game")?,
        options: row.get("options")?,
        seats: row.get("seats")?,
        pace: row.get("pace")?,
        round_seconds: row.get("round_seconds")?,
        break_seconds: row.get("break_seconds")?,
        most_players: row.get("most_players")?,
        listed: row.get("listed")?,
        rated: row.get("rated")?,
        seed: u64::from_be_bytes(row.get("seed")?),
        opener: row.get::<Option<_>>("opener")?.map(Opener),
        created_at: row.get("created_at")?,
        revision: row.get("revision")?,
        organiser: row.get::<Option<_>>("organiser")?.map(TokenHash),
        rounds: row.get("rounds")?,
        status: row.get("status")?,
        wake_at: row.get("wake_at")?,
        plan: row.get("plan")?,
        changed_at: row.get("changed_at")?,
        players: Vec::new(),
    })
}

fn players(db: &Connection, number: i64) -> Result<Vec<StoredEntrant>> {
    db.rows(
        "SELECT * FROM tournament_players WHERE tournament = $1 ORDER BY player",
        params![number],
        |row| {
            Ok(StoredEntrant {
                name: row.get("name")?,
                token: row.get::<Option<_>>("token")?.map(TokenHash),
                level: row.get("level")?,
                left: row.get("left")?,
                joined_after: row.get("joined_after")?,
            })
        },
    )
}

fn round_in(row: &Row) -> Result<StoredRound> {
    let byes: String = row.get("byes")?;
    let bye = |text: &str| {
        let (player, worth) = text.split_once(':')?;
        Some((player.parse().ok()?, worth.parse().ok()?))
    };
    let byes = byes.split_whitespace().map(|text| bye(text).ok_or_else(|| unreadable("a bye")));
    Ok(StoredRound {
        number: row.get("round")?,
        paired_at: row.get("paired_at")?,
        tables: Vec::new(),
        byes: byes.collect::<Result<_>>()?,
    })
}

fn pairing_in(row: &Row) -> Result<StoredPairing> {
    let players: String = row.get("players")?;
    let players = players
        .split_whitespace()
        .map(|text| text.parse().map_err(|error: std::num::ParseIntError| unreadable(error)));
    Ok(StoredPairing {
        table: row.text_as("table_id")?,
        players: players.collect::<Result<_>>()?,
        result: row.get("result")?,
    })
}

fn of_table(db: &Connection, table: &TableId) -> Result<Option<(TournamentId, u32)>> {
    db.row(
        "SELECT id, round FROM tournament_tables JOIN tournaments ON number = tournament WHERE table_id = $1",
        params![table.as_str()],
        |row| Ok((row.text_as("id")?, row.get("round")?)),
    )
}

fn list(db: &Connection, listing: TournamentListing, limit: u32) -> Result<Vec<StoredTournament>> {
    const UNFINISHED: &str = "status IN ('gathering', 'playing')";
    let (condition, token) = match listing {
        TournamentListing::Open => (format!("{UNFINISHED} AND listed AND $1::bytea IS NULL"), None),
        TournamentListing::Awaiting => {
            (format!("{UNFINISHED} AND (status = 'playing' OR wake_at IS NOT NULL) AND $1::bytea IS NULL"), None)
        }
        TournamentListing::HeldBy(token) => (
            "number IN (SELECT tournament FROM tournament_players WHERE token = $1 AND token IS NOT NULL AND NOT \"left\"
                 UNION SELECT number FROM tournaments WHERE organiser = $1)"
                .to_owned(),
            Some(token.0),
        ),
    };
    let sql = format!("SELECT * FROM tournaments WHERE {condition} ORDER BY number DESC LIMIT $2");
    let found: Vec<(i64, StoredTournament)> =
        db.rows(&sql, params![token, limit], |row| Ok((row.get("number")?, tournament_in(row)?)))?;
    let with_players =
        |(number, tournament)| Ok(StoredTournament { players: players(db, number)?, ..tournament });
    found.into_iter().map(with_players).collect()
}

fn kept(db: &Connection, opener: Opener) -> Result<u64> {
    db.one(
        "SELECT count(*) FROM tournaments WHERE opener = $1 AND status IN ('gathering', 'playing')",
        params![opener.0],
        |row| row.get(0),
    )
}

fn expire(db: &Connection, status: Status, idle_since: i64) -> Result<u64> {
    let removed = db.execute(
        "DELETE FROM tournaments WHERE status = $1 AND changed_at < $2",
        params![status.word(), idle_since],
    )?;
    Ok(removed)
}

/// What one token holds, another holds from now on. Nobody plays twice in one tournament by it.
pub(super) fn hand_over(db: &Connection, old: TokenHash, new: TokenHash) -> Result<()> {
    for change in [
        "UPDATE tournaments SET revision = revision + 1 WHERE organiser = $1 OR number IN
             (SELECT tournament FROM tournament_players WHERE token = $1) AND $2::bytea IS NOT NULL",
        "UPDATE tournaments SET organiser = $2 WHERE organiser = $1",
        "UPDATE tournament_players SET token = $2 WHERE token = $1 AND tournament NOT IN
             (SELECT tournament FROM tournament_players WHERE token = $2)",
    ] {
        db.execute(change, params![old.0, new.0])?;
    }
    Ok(())
}

/// Whoever holds this token is gone: their results stay, under no name, and they play no more.
pub(super) fn forget_name(db: &Connection, token: TokenHash) -> Result<()> {
    for change in [
        "UPDATE tournaments SET revision = revision + 1 WHERE organiser = $1 OR number IN
             (SELECT tournament FROM tournament_players WHERE token = $1)",
        "UPDATE tournaments SET organiser = NULL WHERE organiser = $1",
        "UPDATE tournament_players SET token = NULL, name = '', \"left\" = TRUE WHERE token = $1",
    ] {
        db.execute(change, params![token.0])?;
    }
    Ok(())
}
