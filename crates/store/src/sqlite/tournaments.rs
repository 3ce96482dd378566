//! Tournaments in the database.

use super::Sqlite;
use super::parameters::unreadable;
use super::read::text_as;
use crate::{
    Answer, LoadedTournament, Opener, SaveError, Status, StoredEntrant, StoredPairing, StoredRound,
    StoredTournament, TableId, TokenHash, TournamentId, TournamentListing, Tournaments,
};
use rusqlite::{Connection, OptionalExtension, Row, named_params, params};

type Outcome<T, E> = rusqlite::Result<Result<T, E>>;

impl Tournaments for Sqlite {
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

fn open(db: &Connection, tournament: &StoredTournament) -> rusqlite::Result<()> {
    let added = db
        .prepare_cached(
            "INSERT OR IGNORE INTO tournaments (id, title, game, options, seats, pace, round_seconds, break_seconds,
                 most_players, listed, rated, seed, opener, created_at, revision, organiser, rounds, status, wake_at,
                 plan, changed_at)
             VALUES (:id, :title, :game, :options, :seats, :pace, :round_seconds, :break_seconds, :most_players,
                 :listed, :rated, :seed, :opener, :created_at, 1, :organiser, :rounds, :status, :wake_at, :plan,
                 :changed_at)",
        )?
        .execute(named_params! {
            ":id": tournament.id.as_str(),
            ":title": tournament.title,
            ":game": tournament.game,
            ":options": tournament.options,
            ":seats": tournament.seats,
            ":pace": tournament.pace,
            ":round_seconds": tournament.round_seconds,
            ":break_seconds": tournament.break_seconds,
            ":most_players": tournament.most_players,
            ":listed": tournament.listed,
            ":rated": tournament.rated,
            ":seed": tournament.seed.to_be_bytes(),
            ":opener": tournament.opener.map(|opener| opener.0),
            ":created_at": tournament.created_at,
            ":organiser": tournament.organiser.map(|token| token.0),
            ":rounds": tournament.rounds,
            ":status": tournament.status.word(),
            ":wake_at": tournament.wake_at,
            ":plan": tournament.plan,
            ":changed_at": tournament.changed_at,
        })?;
    if added == 1 {
        write_players(db, db.last_insert_rowid(), tournament)?;
    }
    Ok(())
}

fn save(
    db: &Connection,
    tournament: &StoredTournament,
    round: Option<&StoredRound>,
) -> Outcome<u64, SaveError> {
    let found = db
        .prepare_cached("SELECT number, revision FROM tournaments WHERE id = ?1")?
        .query_row([tournament.id.as_str()], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, u64>(1)?)))
        .optional()?;
    let Some((number, revision)) = found else { return Ok(Err(SaveError::NoTable)) };
    let stale = Ok(Err(SaveError::Stale { revision }));
    if revision != tournament.revision {
        return stale;
    }
    if let Some(round) = round {
        let paired = db
            .prepare_cached("SELECT 1 FROM tournament_rounds WHERE tournament = ?1 AND round = ?2")?
            .exists(params![number, round.number])?;
        if paired {
            return stale;
        }
        write_round(db, number, round)?;
    }
    db.prepare_cached(
        "UPDATE tournaments SET revision = :revision, organiser = :organiser, rounds = :rounds, status = :status,
             wake_at = :wake_at, plan = :plan, changed_at = :changed_at WHERE number = :number",
    )?
    .execute(named_params! {
        ":number": number,
        ":revision": revision + 1,
        ":organiser": tournament.organiser.map(|token| token.0),
        ":rounds": tournament.rounds,
        ":status": tournament.status.word(),
        ":wake_at": tournament.wake_at,
        ":plan": tournament.plan,
        ":changed_at": tournament.changed_at,
    })?;
    write_players(db, number, tournament)?;
    Ok(Ok(revision + 1))
}

fn write_players(db: &Connection, number: i64, tournament: &StoredTournament) -> rusqlite::Result<()> {
    let mut write = db.prepare_cached(
        "INSERT OR REPLACE INTO tournament_players (tournament, player, name, token, level, left, joined_after)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?;
    for (player, entrant) in tournament.players.iter().enumerate() {
        write.execute(params![
            number,
            player as u64,
            entrant.name,
            entrant.token.map(|token| token.0),
            entrant.level,
            entrant.left,
            entrant.joined_after,
        ])?;
    }
    Ok(())
}

fn write_round(db: &Connection, number: i64, round: &StoredRound) -> rusqlite::Result<()> {
    let byes: Vec<String> = round.byes.iter().map(|(player, worth)| format!("{player}:{worth}")).collect();
    db.prepare_cached(
        "INSERT INTO tournament_rounds (tournament, round, paired_at, byes) VALUES (?1, ?2, ?3, ?4)",
    )?
    .execute(params![number, round.number, round.paired_at, byes.join(" ")])?;
    let mut write = db.prepare_cached(
        "INSERT INTO tournament_tables (tournament, round, position, table_id, players, result)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?;
    for (position, pairing) in round.tables.iter().enumerate() {
        let players: Vec<String> = pairing.players.iter().map(ToString::to_string).collect();
        write.execute(params![
            number,
            round.number,
            position as u64 + 1,
            pairing.table.as_str(),
            players.join(" "),
            pairing.result,
        ])?;
    }
    Ok(())
}

/// A result is a change: whoever has the tournament in memory has an old one.
fn note_result(db: &Connection, table: &TableId, result: &str) -> rusqlite::Result<bool> {
    let noted = db
        .prepare_cached(
            "UPDATE tournament_tables SET result = ?2 WHERE table_id = ?1 AND result IS NULL RETURNING tournament",
        )?
        .query_row(params![table.as_str(), result], |row| row.get::<_, i64>(0))
        .optional()?;
    let Some(tournament) = noted else { return Ok(false) };
    db.prepare_cached("UPDATE tournaments SET revision = revision + 1 WHERE number = ?1")?
        .execute([tournament])?;
    Ok(true)
}

fn load(db: &Connection, id: &TournamentId) -> rusqlite::Result<Option<LoadedTournament>> {
    let found = db
        .prepare_cached("SELECT * FROM tournaments WHERE id = ?1")?
        .query_row([id.as_str()], |row| Ok((row.get::<_, i64>("number")?, tournament_in(row)?)))
        .optional()?;
    let Some((number, mut tournament)) = found else { return Ok(None) };
    tournament.players = players(db, number)?;
    let mut rounds: Vec<StoredRound> = db
        .prepare_cached("SELECT * FROM tournament_rounds WHERE tournament = ?1 ORDER BY round")?
        .query_and_then([number], round_in)?
        .collect::<rusqlite::Result<_>>()?;
    let mut select = db.prepare_cached(
        "SELECT * FROM tournament_tables WHERE tournament = ?1 AND round = ?2 ORDER BY position",
    )?;
    for round in &mut rounds {
        let tables = select.query_and_then(params![number, round.number], pairing_in)?;
        round.tables = tables.collect::<rusqlite::Result<_>>()?;
    }
    Ok(Some(LoadedTournament { tournament, rounds }))
}

fn tournament_in(row: &Row<'_>) -> rusqlite::Result<StoredTournament> {
    Ok(StoredTournament {
        id: text_as(row, "id")?,
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
        opener: row.get::<_, Option<_>>("opener")?.map(Opener),
        created_at: row.get("created_at")?,
        revision: row.get("revision")?,
        organiser: row.get::<_, Option<_>>("organiser")?.map(TokenHash),
        rounds: row.get("rounds")?,
        status: Status::from_column(row, "status")?,
        wake_at: row.get("wake_at")?,
        plan: row.get("plan")?,
        changed_at: row.get("changed_at")?,
        players: Vec::new(),
    })
}

fn players(db: &Connection, number: i64) -> rusqlite::Result<Vec<StoredEntrant>> {
    db.prepare_cached("SELECT * FROM tournament_players WHERE tournament = ?1 ORDER BY player")?
        .query_and_then([number], |row| {
            Ok(StoredEntrant {
                name: row.get("name")?,
                token: row.get::<_, Option<_>>("token")?.map(TokenHash),
                level: row.get("level")?,
                left: row.get("left")?,
                joined_after: row.get("joined_after")?,
            })
        })?
        .collect()
}

fn round_in(row: &Row<'_>) -> rusqlite::Result<StoredRound> {
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
        byes: byes.collect::<rusqlite::Result<_>>()?,
    })
}

fn pairing_in(row: &Row<'_>) -> rusqlite::Result<StoredPairing> {
    let players: String = row.get("players")?;
    let players = players
        .split_whitespace()
        .map(|text| text.parse().map_err(|error: std::num::ParseIntError| unreadable(error)));
    Ok(StoredPairing {
        table: text_as(row, "table_id")?,
        players: players.collect::<rusqlite::Result<_>>()?,
        result: row.get("result")?,
    })
}

fn of_table(db: &Connection, table: &TableId) -> rusqlite::Result<Option<(TournamentId, u32)>> {
    db.prepare_cached(
        "SELECT id, round FROM tournament_tables JOIN tournaments ON number = tournament WHERE table_id = ?1",
    )?
    .query_row([table.as_str()], |row| Ok((text_as(row, "id")?, row.get("round")?)))
    .optional()
}

fn list(db: &Connection, listing: TournamentListing, limit: u32) -> rusqlite::Result<Vec<StoredTournament>> {
    const UNFINISHED: &str = "status IN ('gathering', 'playing')";
    let (condition, token) = match listing {
        TournamentListing::Open => (format!("{UNFINISHED} AND listed AND ?1 IS NULL"), None),
        TournamentListing::Awaiting => {
            (format!("{UNFINISHED} AND (status = 'playing' OR wake_at IS NOT NULL) AND ?1 IS NULL"), None)
        }
        TournamentListing::HeldBy(token) => (
            "number IN (SELECT tournament FROM tournament_players WHERE token = ?1 AND token IS NOT NULL AND NOT left
                 UNION SELECT number FROM tournaments WHERE organiser = ?1)"
                .to_owned(),
            Some(token.0),
        ),
    };
    let sql = format!("SELECT * FROM tournaments WHERE {condition} ORDER BY number DESC LIMIT ?2");
    let found: Vec<(i64, StoredTournament)> = db
        .prepare_cached(&sql)?
        .query_and_then(params![token, limit], |row| Ok((row.get("number")?, tournament_in(row)?)))?
        .collect::<rusqlite::Result<_>>()?;
    let with_players =
        |(number, tournament)| Ok(StoredTournament { players: players(db, number)?, ..tournament });
    found.into_iter().map(with_players).collect()
}

fn kept(db: &Connection, opener: Opener) -> rusqlite::Result<u64> {
    db.prepare_cached(
        "SELECT count(*) FROM tournaments WHERE opener = ?1 AND status IN ('gathering', 'playing')",
    )?
    .query_row([opener.0], |row| row.get(0))
}

fn expire(db: &Connection, status: Status, idle_since: i64) -> rusqlite::Result<u64> {
    let removed = db
        .prepare_cached("DELETE FROM tournaments WHERE status = ?1 AND changed_at < ?2")?
        .execute(params![status.word(), idle_since])?;
    Ok(removed as u64)
}

/// What one token holds, another holds from now on. Nobody plays twice in one tournament by it.
pub(super) fn hand_over(db: &Connection, old: TokenHash, new: TokenHash) -> rusqlite::Result<()> {
    for change in [
        "UPDATE tournaments SET revision = revision + 1 WHERE organiser = ?1 OR number IN
             (SELECT tournament FROM tournament_players WHERE token = ?1) AND ?2 IS NOT NULL",
        "UPDATE tournaments SET organiser = ?2 WHERE organiser = ?1",
        "UPDATE tournament_players SET token = ?2 WHERE token = ?1 AND tournament NOT IN
             (SELECT tournament FROM tournament_players WHERE token = ?2)",
    ] {
        db.prepare_cached(change)?.execute(params![old.0, new.0])?;
    }
    Ok(())
}

/// Whoever holds this token is gone: their results stay, under no name, and they play no more.
pub(super) fn forget_name(db: &Connection, token: TokenHash) -> rusqlite::Result<()> {
    for change in [
        "UPDATE tournaments SET revision = revision + 1 WHERE organiser = ?1 OR number IN
             (SELECT tournament FROM tournament_players WHERE token = ?1)",
        "UPDATE tournaments SET organiser = NULL WHERE organiser = ?1",
        "UPDATE tournament_players SET token = NULL, name = '', left = 1 WHERE token = ?1",
    ] {
        db.prepare_cached(change)?.execute([token.0])?;
    }
    Ok(())
}
