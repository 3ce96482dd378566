//! What is asked of the database.

use super::connection::{Connection, Result, params};
use super::heads::{ORIGIN, origin};
use super::resting;
use super::row::Row;
use super::row::unreadable;
use crate::chain::{Broken, link};
use crate::{
    Awaiting, JoinCode, Kept, Latest, Listing, Loaded, Opener, Share, Status, StoredEntry, StoredSeat,
    StoredTable, TableId, TableSummary, TokenHash,
};
use benben_core::{Branch, Commitment, Day, MAX_SEATS, Nonce, Seat, Secret, Seed};

/// The number the table with this id has inside.
pub(super) fn number(db: &Connection, id: &TableId) -> Result<Option<i64>> {
    db.row("SELECT number FROM tables WHERE id = $1", params![id.as_str()], |row| row.get(0))
}

/// The id in a row.
pub(super) fn id(row: &Row) -> Result<TableId> {
    row.text_as("id")
}

pub(super) fn table(db: &Connection, id: &TableId) -> Result<Option<StoredTable>> {
    let found = db.row("SELECT * FROM tables WHERE id = $1", params![id.as_str()], |row| {
        Ok((row.get::<i64>("number")?, table_in(row)?))
    })?;
    let Some((number, mut table)) = found else { return Ok(None) };
    table.seats = seats(db, number)?;
    Ok(Some(table))
}

fn table_in(row: &Row) -> Result<StoredTable> {
    Ok(StoredTable {
        id: id(row)?,
        game: row.get("game")?,
        rules_version: row.get("rules_version")?,
        edition: row.get("edition")?,
        edition_fingerprint: row.get("edition_fingerprint")?,
        edition_text: row.get("edition_text")?,
        options: row.get("options")?,
        commitment: Commitment(row.get("commitment")?),
        secret: Secret(row.get("secret")?),
        rematch_of: row.optional_text_as("rematch_of")?,
        branch_of: row.optional_text_as("branch_of")?,
        branches: branches(row)?,
        day: row.get::<Option<_>>("day")?.map(Day),
        rated: row.get("rated")?,
        opener: row.get::<Option<_>>("opener")?.map(Opener),
        created_at: row.get("created_at")?,
        host: row.get::<Option<_>>("host")?.map(TokenHash),
        host_starts: row.get("host_starts")?,
        blocked: blocked(row)?,
        revision: row.get("revision")?,
        changed_at: row.get("changed_at")?,
        code: row.optional_text_as("code")?,
        status: row.get("status")?,
        seed: row.get::<Option<_>>("seed")?.map(Seed),
        pace: row.get("pace")?,
        spectators: row.get("spectators")?,
        listed: row.get("listed")?,
        hints: row.get("hints")?,
        result: row.get("result")?,
        notices: row.get("notices")?,
        attention: row.get("attention")?,
        seats: Vec::new(),
    })
}

fn blocked(row: &Row) -> Result<Vec<TokenHash>> {
    let blocked: Vec<u8> = row.get("blocked")?;
    let (hashes, rest) = blocked.as_chunks();
    if rest.is_empty() {
        Ok(hashes.iter().copied().map(TokenHash).collect())
    } else {
        Err(unreadable("blocked"))
    }
}

fn branches(row: &Row) -> Result<Vec<Branch>> {
    let lines: String = row.get("branches")?;
    lines.lines().map(|line| line.parse().map_err(|_| unreadable("branches"))).collect()
}

fn seats(db: &Connection, number: i64) -> Result<Vec<StoredSeat>> {
    db.rows("SELECT * FROM seats WHERE table_number = $1 ORDER BY seat", params![number], |row| {
        Ok(StoredSeat {
            holder: row.get("holder")?,
            name: row.get("name")?,
            level: row.get("level")?,
            token: row.get::<Option<_>>("token")?.map(TokenHash),
            nonce: row.get::<Option<_>>("nonce")?.map(Nonce),
            away: row.get("away")?,
            resigned: row.get("resigned")?,
            clock_ms: row.get("clock_ms")?,
        })
    })
}

pub(super) fn table_by_code(db: &Connection, code: &JoinCode) -> Result<Option<TableId>> {
    db.row("SELECT id FROM tables WHERE code = $1", params![code.as_str()], id)
}

pub(super) fn load(db: &Connection, id: &TableId) -> Result<Option<Loaded>> {
    let Some(table) = table(db, id)? else { return Ok(None) };
    let (entries, rest) = (entries(db, id, 0)?, resting::noted(db, id)?);
    Ok(Some(Loaded { table, entries, rest }))
}

/// The entries after a step, in order; each continues the one before, or nothing is answered.
pub(super) fn entries(db: &Connection, id: &TableId, after: u64) -> Result<Vec<StoredEntry>> {
    let found =
        db.row(&format!("SELECT number, {ORIGIN} FROM tables WHERE id = $1"), params![id.as_str()], |row| {
            Ok((row.get::<i64>(0)?, origin(row)?))
        })?;
    let Some((number, mut before)) = found else { return Ok(Vec::new()) };
    let mut entries = db.rows(
        "SELECT step, seat, seat_step, entry, at, hash FROM entries WHERE table_number = $1 AND step >= $2 ORDER BY step",
        params![number, after],
        |row| Ok((entry_in(row)?, row.get::<Vec<u8>>("hash")?)),
    )?
    .into_iter();
    if after > 0 {
        // This one is trusted, and what follows is held against it.
        let Some((_, hash)) = entries.next() else { return Ok(Vec::new()) };
        before = hash.try_into().map_err(|_| unreadable(Broken { table: number, step: after }))?;
    }
    (after + 1..)
        .zip(entries)
        .map(|(step, (entry, hash))| {
            let (seat, seat_step) = (i64::from(entry.seat.number()), entry.seat_step as i64);
            before = link(&before, seat, seat_step, entry.entry.as_bytes(), entry.at);
            match entry.step == step && hash == before {
                true => Ok(entry),
                false => Err(unreadable(Broken { table: number, step })),
            }
        })
        .collect()
}

fn entry_in(row: &Row) -> Result<StoredEntry> {
    Ok(StoredEntry {
        step: row.get("step")?,
        seat: seat(row.get("seat")?)?,
        seat_step: row.get("seat_step")?,
        entry: row.get("entry")?,
        at: row.get("at")?,
    })
}

pub(super) fn seat(number: usize) -> Result<Seat> {
    if (1..=MAX_SEATS).contains(&number) {
        Ok(Seat::new(number - 1))
    } else {
        Err(unreadable(format!("seat {number}")))
    }
}

/// What a summary needs. The texts of editions are long, and nobody lists them.
const SUMMARY: &str = "number, id, code, game, options, status, pace, spectators, branch_of, rated, result,\
    created_at, changed_at";

/// Among so many of the newest open tables those who opened them take turns.
const AMONG: u32 = 2_000;

pub(super) fn latest(db: &Connection, tables: &[TableId]) -> Result<Vec<Latest>> {
    let ids: Vec<&str> = tables.iter().map(TableId::as_str).collect();
    db.rows(
        "SELECT id, revision, coalesce((SELECT max(step) FROM entries WHERE table_number = tables.number), 0),
             coalesce((SELECT max(talk.number) FROM talk WHERE table_number = tables.number), 0)
         FROM tables WHERE id = ANY($1)",
        params![ids[..]],
        |row| {
            let (revision, steps, lines) = (row.get(1)?, row.get(2)?, row.get(3)?);
            Ok(Latest { table: row.text_as("id")?, revision, steps, lines })
        },
    )
}

pub(super) fn list(db: &Connection, listing: &Listing, limit: u32) -> Result<Vec<TableSummary>> {
    // In the order in which they were stored: the clock of a machine may be wrong, and jump.
    let newest = "ORDER BY number DESC LIMIT $1";
    let found: Vec<(i64, TableSummary)> = match listing {
        Listing::Open => db
            .rows(&format!(
                "WITH newest AS (SELECT number, opener FROM tables
                     WHERE status = 'gathering' AND listed ORDER BY number DESC LIMIT {AMONG}),
                 turns AS (SELECT number AS turned, row_number() OVER
                     (PARTITION BY coalesce(encode(substr(opener, 1, 8), 'hex'), number::text) ORDER BY number DESC) AS turn FROM newest)
                 SELECT {SUMMARY} FROM turns JOIN tables ON number = turned
                 ORDER BY turn, number DESC LIMIT $1"
            ), params![limit], summary_in)?,
        Listing::HeldBy(token) => db
            .rows(&format!(
                "SELECT {SUMMARY} FROM tables
                 WHERE number IN (SELECT table_number FROM seats WHERE token = $2) {newest}"
            ), params![limit, token.0], summary_in)?,
        Listing::RematchesOf(id) => db
            .rows(&format!("SELECT {SUMMARY} FROM tables WHERE rematch_of = $2 {newest}"), params![limit, id.as_str()], summary_in)?,
    };
    found
        .into_iter()
        .map(|(number, summary)| Ok(TableSummary { seats: seats(db, number)?, ..summary }))
        .collect()
}

/// The finished games of whoever holds seats by this, with their positions; those that branch off from others aren't real ones.
pub(super) fn finished(
    db: &Connection,
    holder: TokenHash,
    before: Option<u64>,
    limit: u32,
) -> Result<Vec<(i64, TableSummary)>> {
    let before = before.and_then(|before| i64::try_from(before).ok()).unwrap_or(i64::MAX);
    let found: Vec<(i64, TableSummary)> = db.rows(
        &format!(
            "SELECT {SUMMARY} FROM tables
             WHERE number IN (SELECT table_number FROM seats WHERE token = $2) AND status = 'over'
                 AND branch_of IS NULL AND number < $3 ORDER BY number DESC LIMIT $1"
        ),
        params![limit, holder.0, before],
        summary_in,
    )?;
    found
        .into_iter()
        .map(|(number, summary)| Ok((number, TableSummary { seats: seats(db, number)?, ..summary })))
        .collect()
}

/// What an entry of a game that is being played counts for.
const PLAYED_BYTES: u64 = 64;

pub(super) fn kept(db: &Connection, opener: Opener) -> Result<Kept> {
    let (mut least, mut most) = (opener.0, opener.0);
    least[8..].fill(0);
    most[8..].fill(u8::MAX);
    Ok(Kept {
        own: share(db, opener.0, opener.0)?,
        site: share(db, least, most)?,
        bytes: db.one("SELECT pg_database_size(current_database())", params![], |row| row.get(0))?,
    })
}

/// What is kept for all openers from one to another. Of a game that is being played only the last entry is looked at: it
/// says how many there are, and all count as if they were as long as the longest usually is.
fn share(db: &Connection, least: [u8; 16], most: [u8; 16]) -> Result<Share> {
    db.one(
        "SELECT count(*) FILTER (WHERE status IN ('gathering', 'playing')),
             coalesce(sum(bytes + CASE status WHEN 'playing' THEN $3 *
                 coalesce((SELECT max(step) FROM entries WHERE table_number = number), 0) ELSE 0 END), 0)::bigint
         FROM tables WHERE opener BETWEEN $1 AND $2", params![least, most, PLAYED_BYTES], |row| {
        Ok(Share { unfinished: row.get(0)?, bytes: row.get(1)? })
    })
}

fn summary_in(row: &Row) -> Result<(i64, TableSummary)> {
    let summary = TableSummary {
        id: id(row)?,
        code: row.optional_text_as("code")?,
        game: row.get("game")?,
        options: row.get("options")?,
        status: row.get("status")?,
        pace: row.get("pace")?,
        spectators: row.get("spectators")?,
        branch_of: row.optional_text_as("branch_of")?,
        rated: row.get("rated")?,
        result: row.get("result")?,
        created_at: row.get("created_at")?,
        changed_at: row.get("changed_at")?,
        seats: Vec::new(),
    };
    Ok((row.get("number")?, summary))
}

pub(super) fn awaiting(db: &Connection, after: u64, limit: u32) -> Result<Vec<Awaiting>> {
    // The index holds these tables and no others; without it, all tables would be read.
    db.rows(
        "SELECT number, id FROM tables
         WHERE status = 'playing' AND attention != 'none' AND number > $1 ORDER BY number LIMIT $2",
        params![after, limit],
        |row| Ok(Awaiting { position: row.get(0)?, table: id(row)? }),
    )
}

pub(super) fn idle(db: &Connection, status: Status, since: i64, limit: u32) -> Result<Vec<TableId>> {
    db.rows(
        // Where a clock of days runs, the game goes on by itself.
        "SELECT id FROM tables WHERE status = $1 AND touched_at < $2
             AND NOT (status = 'playing' AND attention = 'none' AND due_at IS NOT NULL)
         ORDER BY touched_at, number LIMIT $3",
        params![status.word(), since, limit],
        id,
    )
}

/// The review of a table that this release made.
pub(super) fn review(db: &Connection, id: &TableId, maker: &str) -> Result<Option<Vec<u8>>> {
    db.row(
        "SELECT review FROM reviews JOIN tables ON number = table_number WHERE id = $1 AND maker = $2",
        params![id.as_str(), maker],
        |row| row.get(0),
    )
}
