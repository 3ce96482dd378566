//! What is asked of the database.

use super::chain::{Chain, ENTRY, ORIGIN};
use super::parameters::unreadable;
use super::resting;
use crate::{
    Attention, Awaiting, Holder, JoinCode, Kept, Latest, Listing, Loaded, Opener, Share, Status, StoredEntry,
    StoredSeat, StoredTable, TableId, TableSummary, TokenHash,
};
use benben_core::{Branch, Commitment, Day, MAX_SEATS, Nonce, Seat, Secret, Seed};
use rusqlite::{Connection, OptionalExtension, Row, params};

/// The number the table with this id has inside.
pub(super) fn number(db: &Connection, id: &TableId) -> rusqlite::Result<Option<i64>> {
    db.prepare_cached("SELECT number FROM tables WHERE id = ?1")?
        .query_row([id.as_str()], |row| row.get(0))
        .optional()
}

/// The id in a row.
pub(super) fn id(row: &Row<'_>) -> rusqlite::Result<TableId> {
    text_as(row, "id")
}

pub(super) fn table(db: &Connection, id: &TableId) -> rusqlite::Result<Option<StoredTable>> {
    let found = db
        .prepare_cached("SELECT * FROM tables WHERE id = ?1")?
        .query_row([id.as_str()], |row| Ok((row.get::<_, i64>("number")?, table_in(row)?)))
        .optional()?;
    let Some((number, mut table)) = found else { return Ok(None) };
    table.seats = seats(db, number)?;
    Ok(Some(table))
}

fn table_in(row: &Row<'_>) -> rusqlite::Result<StoredTable> {
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
        rematch_of: optional_text_as(row, "rematch_of")?,
        branch_of: optional_text_as(row, "branch_of")?,
        branches: branches(row)?,
        day: row.get::<_, Option<_>>("day")?.map(Day),
        rated: row.get("rated")?,
        opener: row.get::<_, Option<_>>("opener")?.map(Opener),
        created_at: row.get("created_at")?,
        host: row.get::<_, Option<_>>("host")?.map(TokenHash),
        host_starts: row.get("host_starts")?,
        blocked: blocked(row)?,
        revision: row.get("revision")?,
        changed_at: row.get("changed_at")?,
        code: optional_text_as(row, "code")?,
        status: Status::from_column(row, "status")?,
        seed: row.get::<_, Option<_>>("seed")?.map(Seed),
        pace: row.get("pace")?,
        spectators: row.get("spectators")?,
        listed: row.get("listed")?,
        hints: row.get("hints")?,
        result: row.get("result")?,
        notices: row.get("notices")?,
        attention: Attention::from_column(row, "attention")?,
        seats: Vec::new(),
    })
}

fn blocked(row: &Row<'_>) -> rusqlite::Result<Vec<TokenHash>> {
    let (hashes, rest) = row.get_ref("blocked")?.as_blob()?.as_chunks();
    if rest.is_empty() {
        Ok(hashes.iter().copied().map(TokenHash).collect())
    } else {
        Err(unreadable("blocked"))
    }
}

fn branches(row: &Row<'_>) -> rusqlite::Result<Vec<Branch>> {
    let lines = row.get_ref("branches")?.as_str()?.lines();
    lines.map(|line| line.parse().map_err(|_| unreadable("branches"))).collect()
}

fn seats(db: &Connection, number: i64) -> rusqlite::Result<Vec<StoredSeat>> {
    db.prepare_cached("SELECT * FROM seats WHERE table_number = ?1 ORDER BY seat")?
        .query_and_then([number], |row| {
            Ok(StoredSeat {
                holder: Holder::from_column(row, "holder")?,
                name: row.get("name")?,
                level: row.get("level")?,
                token: row.get::<_, Option<_>>("token")?.map(TokenHash),
                nonce: row.get::<_, Option<_>>("nonce")?.map(Nonce),
                away: row.get("away")?,
                resigned: row.get("resigned")?,
                clock_ms: row.get("clock_ms")?,
            })
        })?
        .collect()
}

pub(super) fn table_by_code(db: &Connection, code: &JoinCode) -> rusqlite::Result<Option<TableId>> {
    db.prepare_cached("SELECT id FROM tables WHERE code = ?1")?.query_row([code.as_str()], id).optional()
}

pub(super) fn load(db: &Connection, id: &TableId) -> rusqlite::Result<Option<Loaded>> {
    let Some(table) = table(db, id)? else { return Ok(None) };
    let (entries, rest) = (entries(db, id, 0)?, resting::noted(db, id)?);
    Ok(Some(Loaded { table, entries, rest }))
}

/// The entries after a step, in order; each continues the one before, or nothing is answered.
pub(super) fn entries(db: &Connection, id: &TableId, after: u64) -> rusqlite::Result<Vec<StoredEntry>> {
    let found = db
        .prepare_cached(&format!("SELECT number, {ORIGIN} FROM tables WHERE id = ?1"))?
        .query_row([id.as_str()], |row| Ok((row.get::<_, i64>(0)?, row.get(1)?)))
        .optional()?;
    let Some((number, origin)) = found else { return Ok(Vec::new()) };
    let mut statement = db.prepare_cached(&format!(
        "SELECT {ENTRY} FROM entries WHERE table_number = ?1 AND step >= ?2 ORDER BY step"
    ))?;
    let mut rows = statement.query(params![number, after])?;
    let mut chain = match after {
        0 => Chain::begin(number, origin),
        _ => match rows.next()? {
            Some(row) => Chain::begin_at(number, row)?,
            None => return Ok(Vec::new()),
        },
    };
    let mut entries = Vec::new();
    while let Some(row) = rows.next()? {
        chain.check(row)?;
        entries.push(StoredEntry {
            step: row.get(0)?,
            seat: seat(row.get(1)?)?,
            seat_step: row.get(2)?,
            entry: row.get(3)?,
            at: row.get(4)?,
        });
    }
    Ok(entries)
}

pub(super) fn seat(number: usize) -> rusqlite::Result<Seat> {
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

pub(super) fn latest(db: &Connection, tables: &[TableId]) -> rusqlite::Result<Vec<Latest>> {
    let mut statement = db.prepare_cached(
        "SELECT revision, coalesce((SELECT max(step) FROM entries WHERE table_number = number), 0),
             coalesce((SELECT max(talk.number) FROM talk WHERE table_number = tables.number), 0)
         FROM tables WHERE id = ?1",
    )?;
    let mut found = Vec::with_capacity(tables.len());
    for id in tables {
        let latest = statement.query_row([id.as_str()], |row| {
            Ok(Latest { table: id.clone(), revision: row.get(0)?, steps: row.get(1)?, lines: row.get(2)? })
        });
        found.extend(latest.optional()?);
    }
    Ok(found)
}

pub(super) fn list(db: &Connection, listing: &Listing, limit: u32) -> rusqlite::Result<Vec<TableSummary>> {
    // In the order in which they were stored: the clock of a machine may be wrong, and jump.
    let newest = "ORDER BY number DESC LIMIT ?1";
    let found: Vec<(i64, TableSummary)> = match listing {
        Listing::Open => db
            .prepare_cached(&format!(
                "WITH newest AS (SELECT number, opener FROM tables
                     WHERE status = 'gathering' AND listed ORDER BY number DESC LIMIT {AMONG}),
                 turns AS (SELECT number AS turned, row_number() OVER
                     (PARTITION BY coalesce(substr(opener, 1, 8), number) ORDER BY number DESC) AS turn FROM newest)
                 SELECT {SUMMARY} FROM turns JOIN tables ON number = turned
                 ORDER BY turn, number DESC LIMIT ?1"
            ))?
            .query_and_then([limit], summary_in)?
            .collect::<rusqlite::Result<_>>()?,
        Listing::HeldBy(token) => db
            .prepare_cached(&format!(
                "SELECT {SUMMARY} FROM tables
                 WHERE number IN (SELECT table_number FROM seats WHERE token = ?2) {newest}"
            ))?
            .query_and_then(params![limit, token.0], summary_in)?
            .collect::<rusqlite::Result<_>>()?,
        Listing::RematchesOf(id) => db
            .prepare_cached(&format!("SELECT {SUMMARY} FROM tables WHERE rematch_of = ?2 {newest}"))?
            .query_and_then(params![limit, id.as_str()], summary_in)?
            .collect::<rusqlite::Result<_>>()?,
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
) -> rusqlite::Result<Vec<(i64, TableSummary)>> {
    let before = before.and_then(|before| i64::try_from(before).ok()).unwrap_or(i64::MAX);
    let found: Vec<(i64, TableSummary)> = db
        .prepare_cached(&format!(
            "SELECT {SUMMARY} FROM tables
             WHERE number IN (SELECT table_number FROM seats WHERE token = ?2) AND status = 'over'
                 AND branch_of IS NULL AND number < ?3 ORDER BY number DESC LIMIT ?1"
        ))?
        .query_and_then(params![limit, holder.0, before], summary_in)?
        .collect::<rusqlite::Result<_>>()?;
    found
        .into_iter()
        .map(|(number, summary)| Ok((number, TableSummary { seats: seats(db, number)?, ..summary })))
        .collect()
}

/// What an entry of a game that is being played counts for.
const PLAYED_BYTES: u64 = 64;

pub(super) fn kept(db: &Connection, opener: Opener) -> rusqlite::Result<Kept> {
    let number = |sql: &str| db.query_row(sql, (), |row| row.get::<_, u64>(0));
    let pages = number("PRAGMA page_count")? - number("PRAGMA freelist_count")?;
    let (mut least, mut most) = (opener.0, opener.0);
    least[8..].fill(0);
    most[8..].fill(u8::MAX);
    Ok(Kept {
        own: share(db, opener.0, opener.0)?,
        site: share(db, least, most)?,
        bytes: pages * number("PRAGMA page_size")?,
    })
}

/// What is kept for all openers from one to another. Of a game that is being played only the last entry is looked at: it
/// says how many there are, and all count as if they were as long as the longest usually is.
fn share(db: &Connection, least: [u8; 16], most: [u8; 16]) -> rusqlite::Result<Share> {
    db.prepare_cached(
        "SELECT count(*) FILTER (WHERE status IN ('gathering', 'playing')),
             coalesce(sum(bytes + CASE status WHEN 'playing' THEN ?3 *
                 coalesce((SELECT max(step) FROM entries WHERE table_number = number), 0) ELSE 0 END), 0)
         FROM tables INDEXED BY tables_by_opener WHERE opener BETWEEN ?1 AND ?2",
    )?
    .query_row(params![least, most, PLAYED_BYTES], |row| {
        Ok(Share { unfinished: row.get(0)?, bytes: row.get(1)? })
    })
}

fn summary_in(row: &Row<'_>) -> rusqlite::Result<(i64, TableSummary)> {
    let summary = TableSummary {
        id: id(row)?,
        code: optional_text_as(row, "code")?,
        game: row.get("game")?,
        options: row.get("options")?,
        status: Status::from_column(row, "status")?,
        pace: row.get("pace")?,
        spectators: row.get("spectators")?,
        branch_of: optional_text_as(row, "branch_of")?,
        rated: row.get("rated")?,
        result: row.get("result")?,
        created_at: row.get("created_at")?,
        changed_at: row.get("changed_at")?,
        seats: Vec::new(),
    };
    Ok((row.get("number")?, summary))
}

pub(super) fn awaiting(db: &Connection, after: u64, limit: u32) -> rusqlite::Result<Vec<Awaiting>> {
    // The index holds these tables and no others; without it, all tables would be read.
    db.prepare_cached(
        "SELECT number, id FROM tables INDEXED BY tables_to_resume
         WHERE status = 'playing' AND attention != 'none' AND number > ?1 ORDER BY number LIMIT ?2",
    )?
    .query_and_then(params![after, limit], |row| Ok(Awaiting { position: row.get(0)?, table: id(row)? }))?
    .collect()
}

pub(super) fn idle(
    db: &Connection,
    status: Status,
    since: i64,
    limit: u32,
) -> rusqlite::Result<Vec<TableId>> {
    db.prepare_cached(
        // Where a clock of days runs, the game goes on by itself.
        "SELECT id FROM tables WHERE status = ?1 AND touched_at < ?2
             AND NOT (status = 'playing' AND attention = 'none' AND due_at IS NOT NULL)
         ORDER BY touched_at, number LIMIT ?3",
    )?
    .query_and_then(params![status.word(), since, limit], id)?
    .collect()
}

/// The review of a table that this release made.
pub(super) fn review(db: &Connection, id: &TableId, maker: &str) -> rusqlite::Result<Option<Vec<u8>>> {
    db.prepare_cached(
        "SELECT review FROM reviews JOIN tables ON number = table_number WHERE id = ?1 AND maker = ?2",
    )?
    .query_row([id.as_str(), maker], |row| row.get(0))
    .optional()
}

/// The newest tables.
pub(super) fn newest(db: &Connection, limit: u32) -> rusqlite::Result<Vec<TableId>> {
    db.prepare("SELECT id FROM tables ORDER BY number DESC LIMIT ?1")?.query_and_then([limit], id)?.collect()
}

pub(super) fn text_as<T>(row: &Row<'_>, column: &str) -> rusqlite::Result<T>
where
    T: std::str::FromStr,
    T::Err: std::error::Error + Send + Sync + 'static,
{
    row.get_ref(column)?.as_str()?.parse().map_err(|error: T::Err| unreadable(error))
}

pub(super) fn optional_text_as<T>(row: &Row<'_>, column: &str) -> rusqlite::Result<Option<T>>
where
    T: std::str::FromStr,
    T::Err: std::error::Error + Send + Sync + 'static,
{
    let text = row.get_ref(column)?.as_str_or_null()?;
    text.map(|text| text.parse().map_err(|error: T::Err| unreadable(error))).transpose()
}
