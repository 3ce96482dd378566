//! What changes the database. Each runs inside the writer's transaction; what is refused changes nothing.

use super::connection::{Connection, Result, params};
use super::{appending, days, friends, profiles, reach, read, talk, tournaments};
use crate::{
    Attention, OpenError, SaveError, SeatFigures, Status, StoreError, StoredEntry, StoredTable, TableId,
    TokenHash,
};
use std::collections::BTreeSet;

/// What a table takes without its edition, and what an entry takes without its text.
const TABLE_BYTES: u64 = 1024;
const ENTRY_BYTES: u64 = 32;

type Outcome<T, E> = Result<Result<T, E>>;

pub(super) fn open_table(db: &Connection, table: &StoredTable) -> Outcome<(), OpenError> {
    if read::number(db, &table.id)?.is_some() {
        return Ok(Err(OpenError::IdTaken));
    }
    if code_taken(db, table)? {
        return Ok(Err(OpenError::CodeTaken));
    }
    let number = db.one(
        "INSERT INTO tables (id, game, rules_version, edition, edition_fingerprint, edition_text, options,
             commitment, secret, rematch_of, created_at, revision, changed_at, code, status, seed, pace,
             spectators, listed, result, attention, touched_at, host, host_starts, blocked, opener, bytes,
             notices, hints, branch_of, branches, day, rated)
         VALUES ($1, $2, $3, $4, $5, $6, $7,
             $8, $9, $10, $11, 1, $12, $13, $14, $15, $16,
             $17, $18, $19, $20, greatest($12, (SELECT clock FROM house)), $21,
             $22, $23, $24, $31, $25, $26, $27, $28, $29,
             $30) RETURNING number",
        params![
            table.id.as_str(),
            table.game,
            table.rules_version,
            table.edition,
            table.edition_fingerprint,
            table.edition_text,
            table.options,
            table.commitment.0,
            table.secret.0,
            table.rematch_of.as_ref().map(TableId::as_str),
            table.created_at,
            table.changed_at,
            table.code.as_ref().map(|code| code.as_str()),
            table.status.word(),
            table.seed.map(|seed| seed.0),
            table.pace,
            table.spectators,
            table.listed,
            table.result,
            table.attention.word(),
            table.host.map(|host| host.0),
            table.host_starts,
            table.blocked.iter().flat_map(|token| token.0).collect::<Vec<u8>>(),
            table.opener.map(|opener| opener.0),
            table.notices,
            table.hints,
            table.branch_of.as_ref().map(TableId::as_str),
            table.branches.iter().map(|branch| format!("{branch}\n")).collect::<String>(),
            table.day.map(|day| day.0),
            table.rated,
            TABLE_BYTES + table.edition_text.as_ref().map_or(0, |text| text.len() as u64),
        ],
        |row| row.get(0),
    )?;
    write_seats(db, number, table)?;
    Ok(Ok(()))
}

/// A table that begins with what was played elsewhere. What is refused changes nothing, so the entries are looked at first.
pub(super) fn open_branch(
    db: &Connection,
    table: &StoredTable,
    entries: &[StoredEntry],
) -> Outcome<(), OpenError> {
    let numbers: BTreeSet<_> = entries.iter().map(|entry| (entry.seat.index(), entry.seat_step)).collect();
    let follow = (1..).zip(entries).all(|(step, entry)| entry.step == step) && numbers.len() == entries.len();
    if !follow {
        let problem = "the entries of a branch don't follow each other".to_owned();
        return Ok(Err(OpenError::Store(StoreError::Failed(problem))));
    }
    match open_table(db, table)? {
        Ok(()) => Ok(appending::append_all(db, &table.id, entries)?.map_err(OpenError::Store)),
        refused => Ok(refused),
    }
}

pub(super) fn save_table(db: &Connection, table: &StoredTable) -> Outcome<u64, SaveError> {
    let Some((number, revision, status)) = db.row(
        "SELECT number, revision, status FROM tables WHERE id = $1 FOR UPDATE",
        params![table.id.as_str()],
        |row| Ok((row.get::<i64>(0)?, row.get::<u64>(1)?, row.get::<Status>("status")?)),
    )?
    else {
        return Ok(Err(SaveError::NoTable));
    };
    if revision != table.revision {
        return Ok(Err(SaveError::Stale { revision }));
    }
    if code_taken(db, table)? {
        return Ok(Err(SaveError::CodeTaken));
    }
    db.execute(
        "UPDATE tables SET revision = $2, changed_at = $3, code = $4, status = $5,
             seed = $6, pace = $7, spectators = $8, listed = $9, result = $10,
             attention = $11, touched_at = greatest(touched_at, $3, (SELECT clock FROM house)), host = $12,
             host_starts = $13, blocked = $14, notices = $15, hints = $16
         WHERE number = $1",
        params![
            number,
            revision + 1,
            table.changed_at,
            table.code.as_ref().map(|code| code.as_str()),
            table.status.word(),
            table.seed.map(|seed| seed.0),
            table.pace,
            table.spectators,
            table.listed,
            table.result,
            table.attention.word(),
            table.host.map(|host| host.0),
            table.host_starts,
            table.blocked.iter().flat_map(|token| token.0).collect::<Vec<u8>>(),
            table.notices,
            table.hints,
        ],
    )?;
    if table.seed.is_none() {
        // Before the deal a seat may have been put away.
        db.execute(
            "DELETE FROM seats WHERE table_number = $1 AND seat > $2",
            params![number, table.seats.len()],
        )?;
    }
    write_seats(db, number, table)?;
    if status == Status::Playing && table.status != Status::Playing {
        weigh_entries(db, number)?;
    }
    Ok(Ok(revision + 1))
}

/// From now on what was played counts as kept.
fn weigh_entries(db: &Connection, number: i64) -> Result<()> {
    db.execute(
        "UPDATE tables SET bytes = bytes + coalesce((SELECT sum($2 + octet_length(entry)) FROM entries
             WHERE table_number = number), 0) WHERE number = $1",
        params![number, ENTRY_BYTES],
    )?;
    Ok(())
}

pub(super) fn hand_over(db: &Connection, tokens: &[(TokenHash, TokenHash)]) -> Result<Vec<TableId>> {
    let mut concerned = BTreeSet::new();
    for (old, new) in tokens {
        let changes = [
            "UPDATE seats SET token = $2 WHERE token = $1 AND table_number NOT IN
                 (SELECT table_number FROM seats WHERE token = $2) RETURNING table_number",
            "UPDATE tables SET host = $2 WHERE status = 'gathering' AND host = $1 RETURNING number",
            "UPDATE tables SET host = $2 WHERE host = $1 AND number IN
                 (SELECT table_number FROM seats WHERE token = $2) RETURNING number",
        ];
        for change in changes {
            concerned.extend(db.rows(change, params![old.0, new.0], |row| row.get::<i64>(0))?);
        }
    }
    for (old, new) in tokens {
        days::hand_over(db, *old, *new)?;
        tournaments::hand_over(db, *old, *new)?;
        friends::hand_over(db, *old, *new)?;
        talk::hand_over(db, *old, *new)?;
        reach::hand_over(db, *old, *new)?;
    }
    count_changes(db, concerned)
}

/// These tables are others now: whoever has one of them in memory has an old one.
pub(super) fn count_changes(db: &Connection, concerned: BTreeSet<i64>) -> Result<Vec<TableId>> {
    let count = "UPDATE tables SET revision = revision + 1 WHERE number = $1 RETURNING id";
    concerned.into_iter().map(|number| db.one(count, params![number], read::id)).collect()
}

fn code_taken(db: &Connection, table: &StoredTable) -> Result<bool> {
    let Some(code) = &table.code else { return Ok(false) };
    db.exists("SELECT 1 FROM tables WHERE code = $1 AND id != $2", params![code.as_str(), table.id.as_str()])
}

fn write_seats(db: &Connection, number: i64, table: &StoredTable) -> Result<()> {
    let write =
        "INSERT INTO seats (table_number, seat, holder, name, level, token, nonce, away, resigned, clock_ms)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
         ON CONFLICT (table_number, seat) DO UPDATE SET holder = excluded.holder, name = excluded.name,
             level = excluded.level, token = excluded.token, nonce = excluded.nonce, away = excluded.away,
             resigned = excluded.resigned, clock_ms = excluded.clock_ms";
    for (index, seat) in table.seats.iter().enumerate() {
        db.execute(
            write,
            params![
                number,
                index + 1,
                seat.holder.word(),
                seat.name,
                seat.level,
                seat.token.map(|token| token.0),
                seat.nonce.map(|nonce| nonce.0),
                seat.away,
                seat.resigned,
                seat.clock_ms,
            ],
        )?;
    }
    Ok(())
}

pub(super) fn note_attention(db: &Connection, id: &TableId, attention: Attention) -> Result<()> {
    db.execute("UPDATE tables SET attention = $2 WHERE id = $1", params![id.as_str(), attention.word()])?;
    Ok(())
}

/// Keeps a review, in place of an earlier one; it counts for whoever opened the table. Nothing if the table is gone.
pub(super) fn save_review(
    db: &Connection,
    id: &TableId,
    maker: &str,
    review: &[u8],
    figures: &[SeatFigures],
) -> Result<()> {
    let Some(number) = read::number(db, id)? else { return Ok(()) };
    let weigh = |sign: i64| {
        db.execute(
            "UPDATE tables SET bytes = bytes + $2 *
                 coalesce((SELECT octet_length(review) FROM reviews WHERE table_number = number), 0)
             WHERE number = $1",
            params![number, sign],
        )
    };
    weigh(-1)?;
    db.execute(
        "INSERT INTO reviews (table_number, maker, review) VALUES ($1, $2, $3)
             ON CONFLICT (table_number) DO UPDATE SET maker = excluded.maker, review = excluded.review",
        params![number, maker, review],
    )?;
    weigh(1)?;
    profiles::note_figures(db, number, figures)
}

pub(super) fn touch(db: &Connection, id: &TableId, at: i64) -> Result<()> {
    db.execute(
        "UPDATE tables SET touched_at = greatest($2, clock) FROM house WHERE id = $1 AND touched_at < greatest($2, clock)",
        params![id.as_str(), at],
    )?;
    Ok(())
}

/// When somebody was there, whatever time it is now.
fn touch_at(db: &Connection, id: &TableId, at: i64) -> Result<()> {
    db.execute(
        "UPDATE tables SET touched_at = $2 WHERE id = $1 AND touched_at < $2",
        params![id.as_str(), at],
    )?;
    Ok(())
}

pub(super) fn advance_clock(db: &Connection, now: i64, most: i64) -> Result<i64> {
    db.one(
        "UPDATE house SET clock = CASE clock WHEN 0 THEN $1 ELSE least(greatest($1, clock), clock + $2) END
         RETURNING clock",
        params![now, most],
        |row| row.get(0),
    )
}

pub(super) fn expire(
    db: &Connection,
    tables: &[TableId],
    status: Status,
    idle_since: i64,
) -> Result<Vec<TableId>> {
    let mut removed = Vec::new();
    for id in tables {
        let found = db.row(
            "SELECT number, greatest(touched_at, coalesce((SELECT at FROM entries WHERE table_number = number
                     ORDER BY step DESC LIMIT 1), touched_at))
                 FROM tables WHERE id = $1 AND status = $2",
            params![id.as_str(), status.word()],
            |row| Ok((row.get::<i64>(0)?, row.get::<i64>(1)?)),
        )?;
        match found {
            Some((number, last)) if last < idle_since => {
                db.execute("DELETE FROM tables WHERE number = $1", params![number])?;
                removed.push(id.clone());
            }
            Some((_, last)) => touch_at(db, id, last)?,
            None => {}
        }
    }
    Ok(removed)
}
