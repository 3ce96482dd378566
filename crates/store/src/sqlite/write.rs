//! What changes the database. Each runs inside the writer's transaction; what is refused changes nothing.

use super::writer::Desk;
use super::{days, friends, profiles, reach, read, talk, tournaments};
use crate::{
    Append, AppendError, Appended, Attention, OpenError, SaveError, SeatFigures, Status, StoreError,
    StoredEntry, StoredTable, TableId, TokenHash,
};
use rusqlite::{Connection, OptionalExtension, named_params, params};
use std::collections::BTreeSet;

/// What a table takes without its edition, and what an entry takes without its text.
const TABLE_BYTES: u64 = 1024;
const ENTRY_BYTES: u64 = 32;

type Outcome<T, E> = rusqlite::Result<Result<T, E>>;

pub(super) fn open_table(db: &Connection, table: &StoredTable) -> Outcome<(), OpenError> {
    if read::number(db, &table.id)?.is_some() {
        return Ok(Err(OpenError::IdTaken));
    }
    if code_taken(db, table)? {
        return Ok(Err(OpenError::CodeTaken));
    }
    db.prepare_cached(
        "INSERT INTO tables (id, game, rules_version, edition, edition_fingerprint, edition_text, options,
             commitment, secret, rematch_of, created_at, revision, changed_at, code, status, seed, pace,
             spectators, listed, result, attention, touched_at, host, host_starts, blocked, opener, bytes,
             notices, hints, branch_of, branches, day, rated)
         VALUES (:id, :game, :rules_version, :edition, :edition_fingerprint, :edition_text, :options,
             :commitment, :secret, :rematch_of, :created_at, 1, :changed_at, :code, :status, :seed, :pace,
             :spectators, :listed, :result, :attention, max(:changed_at, (SELECT clock FROM house)), :host,
             :host_starts, :blocked, :opener, :bytes, :notices, :hints, :branch_of, :branches, :day,
             :rated)",
    )?
    .execute(named_params! {
        ":id": table.id.as_str(),
        ":game": table.game,
        ":rules_version": table.rules_version,
        ":edition": table.edition,
        ":edition_fingerprint": table.edition_fingerprint,
        ":edition_text": table.edition_text,
        ":options": table.options,
        ":commitment": table.commitment.0,
        ":secret": table.secret.0,
        ":rematch_of": table.rematch_of.as_ref().map(TableId::as_str),
        ":created_at": table.created_at,
        ":changed_at": table.changed_at,
        ":code": table.code.as_ref().map(|code| code.as_str()),
        ":status": table.status.word(),
        ":seed": table.seed.map(|seed| seed.0),
        ":pace": table.pace,
        ":spectators": table.spectators,
        ":listed": table.listed,
        ":result": table.result,
        ":attention": table.attention.word(),
        ":host": table.host.map(|host| host.0),
        ":host_starts": table.host_starts,
        ":blocked": table.blocked.iter().flat_map(|token| token.0).collect::<Vec<u8>>(),
        ":opener": table.opener.map(|opener| opener.0),
        ":notices": table.notices,
        ":hints": table.hints,
        ":branch_of": table.branch_of.as_ref().map(TableId::as_str),
        ":branches": table.branches.iter().map(|branch| format!("{branch}\n")).collect::<String>(),
        ":day": table.day.map(|day| day.0),
        ":rated": table.rated,
        ":bytes": TABLE_BYTES + table.edition_text.as_ref().map_or(0, |text| text.len() as u64),
    })?;
    write_seats(db, db.last_insert_rowid(), table)?;
    Ok(Ok(()))
}

/// A table that begins with what was played elsewhere. What is refused changes nothing, so the entries are looked at first.
pub(super) fn open_branch(
    desk: &mut Desk,
    table: &StoredTable,
    entries: &[StoredEntry],
) -> Outcome<(), OpenError> {
    let numbers: BTreeSet<_> = entries.iter().map(|entry| (entry.seat.index(), entry.seat_step)).collect();
    let follow = (1..).zip(entries).all(|(step, entry)| entry.step == step) && numbers.len() == entries.len();
    if !follow {
        let problem = "the entries of a branch don't follow each other".to_owned();
        return Ok(Err(OpenError::Store(StoreError::Failed(problem))));
    }
    let opened = open_table(&desk.db, table)?;
    if opened.is_ok() {
        for entry in entries {
            // None is refused: they follow each other, and nobody else knows the table yet.
            let _ = append_entry(desk, &table.id, entry)?;
        }
    }
    Ok(opened)
}

pub(super) fn save_table(db: &Connection, table: &StoredTable) -> Outcome<u64, SaveError> {
    let Some((number, revision, status)) = db
        .prepare_cached("SELECT number, revision, status FROM tables WHERE id = ?1")?
        .query_row([table.id.as_str()], |row| {
            Ok((row.get::<_, i64>(0)?, row.get::<_, u64>(1)?, Status::from_column(row, "status")?))
        })
        .optional()?
    else {
        return Ok(Err(SaveError::NoTable));
    };
    if revision != table.revision {
        return Ok(Err(SaveError::Stale { revision }));
    }
    if code_taken(db, table)? {
        return Ok(Err(SaveError::CodeTaken));
    }
    db.prepare_cached(
        "UPDATE tables SET revision = :revision, changed_at = :changed_at, code = :code, status = :status,
             seed = :seed, pace = :pace, spectators = :spectators, listed = :listed, result = :result,
             attention = :attention, touched_at = max(touched_at, :changed_at, (SELECT clock FROM house)), host = :host,
             host_starts = :host_starts, blocked = :blocked, notices = :notices, hints = :hints
         WHERE number = :number",
    )?
    .execute(named_params! {
        ":number": number,
        ":revision": revision + 1,
        ":changed_at": table.changed_at,
        ":code": table.code.as_ref().map(|code| code.as_str()),
        ":status": table.status.word(),
        ":seed": table.seed.map(|seed| seed.0),
        ":pace": table.pace,
        ":spectators": table.spectators,
        ":listed": table.listed,
        ":result": table.result,
        ":attention": table.attention.word(),
        ":host": table.host.map(|host| host.0),
        ":host_starts": table.host_starts,
        ":blocked": table.blocked.iter().flat_map(|token| token.0).collect::<Vec<u8>>(),
        ":notices": table.notices,
        ":hints": table.hints,
    })?;
    if table.seed.is_none() {
        // Before the deal a seat may have been put away.
        db.prepare_cached("DELETE FROM seats WHERE table_number = ?1 AND seat > ?2")?
            .execute(params![number, table.seats.len()])?;
    }
    write_seats(db, number, table)?;
    if status == Status::Playing && table.status != Status::Playing {
        weigh_entries(db, number)?;
    }
    Ok(Ok(revision + 1))
}

/// From now on what was played counts as kept.
fn weigh_entries(db: &Connection, number: i64) -> rusqlite::Result<()> {
    db.prepare_cached(
        "UPDATE tables SET bytes = bytes + coalesce((SELECT sum(?2 + octet_length(entry)) FROM entries
             WHERE table_number = number), 0) WHERE number = ?1",
    )?
    .execute(params![number, ENTRY_BYTES])?;
    Ok(())
}

pub(super) fn hand_over(
    db: &Connection,
    tokens: &[(TokenHash, TokenHash)],
) -> rusqlite::Result<Vec<TableId>> {
    let mut concerned = BTreeSet::new();
    for (old, new) in tokens {
        let changes = [
            "UPDATE seats SET token = ?2 WHERE token = ?1 AND table_number NOT IN
                 (SELECT table_number FROM seats WHERE token = ?2) RETURNING table_number",
            "UPDATE tables SET host = ?2 WHERE status = 'gathering' AND host = ?1 RETURNING number",
            "UPDATE tables SET host = ?2 WHERE host = ?1 AND number IN
                 (SELECT table_number FROM seats WHERE token = ?2) RETURNING number",
        ];
        for change in changes {
            let mut change = db.prepare_cached(change)?;
            let changed = change.query_map(params![old.0, new.0], |row| row.get::<_, i64>(0))?;
            concerned.extend(changed.collect::<rusqlite::Result<Vec<_>>>()?);
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
pub(super) fn count_changes(db: &Connection, concerned: BTreeSet<i64>) -> rusqlite::Result<Vec<TableId>> {
    let mut count =
        db.prepare_cached("UPDATE tables SET revision = revision + 1 WHERE number = ?1 RETURNING id")?;
    concerned.into_iter().map(|number| count.query_row([number], read::id)).collect()
}

fn code_taken(db: &Connection, table: &StoredTable) -> rusqlite::Result<bool> {
    let Some(code) = &table.code else { return Ok(false) };
    db.prepare_cached("SELECT 1 FROM tables WHERE code = ?1 AND id != ?2")?
        .exists([code.as_str(), table.id.as_str()])
}

fn write_seats(db: &Connection, number: i64, table: &StoredTable) -> rusqlite::Result<()> {
    let mut write = db.prepare_cached(
        "INSERT OR REPLACE INTO seats (table_number, seat, holder, name, level, token, nonce, away, resigned,
             clock_ms)
         VALUES (:table_number, :seat, :holder, :name, :level, :token, :nonce, :away, :resigned, :clock_ms)",
    )?;
    for (index, seat) in table.seats.iter().enumerate() {
        write.execute(named_params! {
            ":table_number": number,
            ":seat": index as u64 + 1,
            ":holder": seat.holder.word(),
            ":name": seat.name,
            ":level": seat.level,
            ":token": seat.token.map(|token| token.0),
            ":nonce": seat.nonce.map(|nonce| nonce.0),
            ":away": seat.away,
            ":resigned": seat.resigned,
            ":clock_ms": seat.clock_ms,
        })?;
    }
    Ok(())
}

pub(super) fn append(desk: &mut Desk, append: &Append) -> Outcome<Appended, AppendError> {
    let Some(table) = &append.save else {
        let outcome = append_entry(desk, &append.table, &append.entry)?;
        if let (Ok(Appended { repeated: false, .. }), Some(attention)) = (&outcome, append.attention) {
            note_attention(&desk.db, &append.table, attention)?;
        }
        return Ok(outcome);
    };
    desk.db.prepare_cached("SAVEPOINT append")?.execute(())?;
    let outcome = match append_entry(desk, &append.table, &append.entry)? {
        Ok(appended) if !appended.repeated => save_table(&desk.db, table)?
            .map(|revision| Appended { revision: Some(revision), ..appended })
            .map_err(AppendError::from),
        outcome => outcome,
    };
    if outcome.is_err() {
        desk.db.prepare_cached("ROLLBACK TO append")?.execute(())?;
        desk.heads.forget(&append.table);
    }
    desk.db.prepare_cached("RELEASE append")?.execute(())?;
    Ok(outcome)
}

fn append_entry(desk: &mut Desk, table: &TableId, entry: &StoredEntry) -> Outcome<Appended, AppendError> {
    let Desk { db, heads } = desk;
    let Some(head) = heads.of(db, table)? else { return Ok(Err(AppendError::NoTable)) };
    if head.has_used(entry.seat, entry.seat_step)
        && let Some(earlier) = earlier(db, head.number, entry)?
    {
        return Ok(earlier);
    }
    if entry.step != head.step + 1 {
        return Ok(Err(AppendError::WrongStep { next: head.step + 1 }));
    }
    let hash = head.hash_of(entry);
    db.prepare_cached(
        "INSERT INTO entries (table_number, step, seat, seat_step, entry, at, hash)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?
    .execute(params![
        head.number,
        entry.step,
        entry.seat.number(),
        entry.seat_step,
        entry.entry,
        entry.at,
        hash
    ])?;
    head.advance(entry, hash);
    Ok(Ok(Appended { step: entry.step, repeated: false, revision: None }))
}

/// What becomes of an entry whose number the seat has used before; nothing if it has not.
fn earlier(
    db: &Connection,
    number: i64,
    entry: &StoredEntry,
) -> rusqlite::Result<Option<Result<Appended, AppendError>>> {
    let found = db
        .prepare_cached(
            "SELECT step, entry = ?4 FROM entries WHERE table_number = ?1 AND seat = ?2 AND seat_step = ?3",
        )?
        .query_row(params![number, entry.seat.number(), entry.seat_step, entry.entry], |row| {
            Ok((row.get::<_, u64>(0)?, row.get::<_, bool>(1)?))
        })
        .optional()?;
    Ok(found.map(|(step, same)| match same {
        true => Ok(Appended { step, repeated: true, revision: None }),
        false => Err(AppendError::SeatStepTaken { step }),
    }))
}

pub(super) fn note_attention(db: &Connection, id: &TableId, attention: Attention) -> rusqlite::Result<()> {
    db.prepare_cached("UPDATE tables SET attention = ?2 WHERE id = ?1")?
        .execute([id.as_str(), attention.word()])?;
    Ok(())
}

/// Keeps a review, in place of an earlier one; it counts for whoever opened the table. Nothing if the table is gone.
pub(super) fn save_review(
    db: &Connection,
    id: &TableId,
    maker: &str,
    review: &[u8],
    figures: &[SeatFigures],
) -> rusqlite::Result<()> {
    let Some(number) = read::number(db, id)? else { return Ok(()) };
    let weigh = |sign: i64| {
        db.prepare_cached(
            "UPDATE tables SET bytes = bytes + ?2 *
                 coalesce((SELECT octet_length(review) FROM reviews WHERE table_number = number), 0)
             WHERE number = ?1",
        )?
        .execute([number, sign])
    };
    weigh(-1)?;
    db.prepare_cached("INSERT OR REPLACE INTO reviews (table_number, maker, review) VALUES (?1, ?2, ?3)")?
        .execute(params![number, maker, review])?;
    weigh(1)?;
    profiles::note_figures(db, number, figures)
}

pub(super) fn touch(db: &Connection, id: &TableId, at: i64) -> rusqlite::Result<()> {
    touch_at(db, id, at.max(clock(db)?))
}

/// When somebody was there, whatever time it is now.
fn touch_at(db: &Connection, id: &TableId, at: i64) -> rusqlite::Result<()> {
    db.prepare_cached("UPDATE tables SET touched_at = ?2 WHERE id = ?1 AND touched_at < ?2")?
        .execute(params![id.as_str(), at])?;
    Ok(())
}

fn clock(db: &Connection) -> rusqlite::Result<i64> {
    db.prepare_cached("SELECT clock FROM house")?.query_row((), |row| row.get(0))
}

pub(super) fn advance_clock(db: &Connection, now: i64, most: i64) -> rusqlite::Result<i64> {
    let clock = match clock(db)? {
        0 => now,
        clock => now.clamp(clock, clock.saturating_add(most)),
    };
    db.prepare_cached("UPDATE house SET clock = ?1")?.execute([clock])?;
    Ok(clock)
}

pub(super) fn expire(
    desk: &mut Desk,
    tables: &[TableId],
    status: Status,
    idle_since: i64,
) -> rusqlite::Result<Vec<TableId>> {
    let Desk { db, heads } = desk;
    let mut removed = Vec::new();
    for id in tables {
        let found = db
            .prepare_cached(
                "SELECT number, max(touched_at, coalesce((SELECT at FROM entries WHERE table_number = number
                     ORDER BY step DESC LIMIT 1), touched_at))
                 FROM tables WHERE id = ?1 AND status = ?2",
            )?
            .query_row([id.as_str(), status.word()], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, i64>(1)?)))
            .optional()?;
        match found {
            Some((number, last)) if last < idle_since => {
                db.prepare_cached("DELETE FROM tables WHERE number = ?1")?.execute([number])?;
                heads.forget(id);
                removed.push(id.clone());
            }
            Some((_, last)) => touch_at(db, id, last)?,
            None => {}
        }
    }
    Ok(removed)
}
