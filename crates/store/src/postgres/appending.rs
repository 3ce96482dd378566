//! Entries, one of each table, in one statement: what is new is added, and of the rest is found out why not.

use super::connection::{Connection, Result, params};
use super::heads::{self, Head, Heads};
use super::{read, write};
use crate::chain::Hash;
use crate::{Append, AppendError, Appended, StoreError, StoredEntry, TableId};

/// What became of an entry.
pub(super) enum Verdict {
    /// This.
    Is(std::result::Result<Appended, AppendError>),
    /// Somebody else was faster with another one before it, and it is next now.
    Again,
}

/// What doesn't collide with what is there is added. `added` tells which.
const ADD: &str = "WITH new AS (
        SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[], $6::bigint[], $7::bytea[],
            $8::text[]) AS new (number, step, seat, seat_step, entry, at, hash, attention)),
    added AS (
        INSERT INTO entries (table_number, step, seat, seat_step, entry, at, hash)
        SELECT number, step, seat, seat_step, entry, at, hash FROM new
        ON CONFLICT DO NOTHING RETURNING table_number),
    noted AS (
        UPDATE tables SET attention = new.attention FROM new JOIN added ON table_number = new.number
        WHERE tables.number = new.number AND new.attention <> '')
    SELECT table_number FROM added";

/// Appends these, each of another table. What comes is in the same order.
pub(super) fn append(db: &Connection, heads: &mut Heads, appends: &[&Append]) -> Result<Vec<Verdict>> {
    let tables: Vec<&TableId> = appends.iter().map(|append| &append.table).collect();
    heads.learn(db, &tables)?;
    let mut new = New::default();
    for append in appends {
        if let Some(head) = heads.of(&append.table).filter(|head| append.entry.step == head.step + 1) {
            new.push(head, append);
        }
    }
    let added = new.add(db)?;
    appends
        .iter()
        .map(|append| match added.iter().find(|added| added.table == &append.table) {
            Some(added) => {
                heads.advance(&append.table, append.entry.step, added.hash);
                let step = append.entry.step;
                Ok(Verdict::Is(Ok(Appended { step, repeated: false, revision: None })))
            }
            None => {
                heads.forget(&append.table);
                examine(db, append)
            }
        })
        .collect()
}

/// Why it was not added.
fn examine(db: &Connection, append: &Append) -> Result<Verdict> {
    let Some(number) = read::number(db, &append.table)? else {
        return Ok(Verdict::Is(Err(AppendError::NoTable)));
    };
    if let Some(earlier) = earlier(db, number, &append.entry)? {
        return Ok(Verdict::Is(earlier));
    }
    let next = db.one(
        "SELECT coalesce(max(step), 0) + 1 FROM entries WHERE table_number = $1",
        params![number],
        |row| row.get::<u64>(0),
    )?;
    Ok(if next == append.entry.step {
        Verdict::Again
    } else {
        Verdict::Is(Err(AppendError::WrongStep { next }))
    })
}

/// What becomes of an entry whose number the seat has used before; nothing if it has not.
fn earlier(
    db: &Connection,
    number: i64,
    entry: &StoredEntry,
) -> Result<Option<std::result::Result<Appended, AppendError>>> {
    let found = db.row(
        "SELECT step, entry = $4 FROM entries WHERE table_number = $1 AND seat = $2 AND seat_step = $3",
        params![number, entry.seat.number(), entry.seat_step, entry.entry],
        |row| Ok((row.get::<u64>(0)?, row.get::<bool>(1)?)),
    )?;
    Ok(found.map(|(step, same)| match same {
        true => Ok(Appended { step, repeated: true, revision: None }),
        false => Err(AppendError::SeatStepTaken { step }),
    }))
}

/// Appends an entry and what else it changes at the table, in one transaction of its own.
pub(super) fn append_alone(
    db: &Connection,
    append: &Append,
) -> Result<std::result::Result<Appended, AppendError>> {
    // Locked before anything is read: what is read then stays so.
    db.execute("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE", params![append.table.as_str()])?;
    let appended = append_entry(db, &append.table, &append.entry)?;
    let (Ok(Appended { repeated: false, .. }), Some(table)) = (&appended, &append.save) else {
        return Ok(appended);
    };
    let saved = write::save_table(db, table)?;
    Ok(saved
        .map(|revision| Appended { step: append.entry.step, repeated: false, revision: Some(revision) })
        .map_err(AppendError::from))
}

/// Appends an entry within a transaction.
pub(super) fn append_entry(
    db: &Connection,
    table: &TableId,
    entry: &StoredEntry,
) -> Result<std::result::Result<Appended, AppendError>> {
    let Some((_, head)) = heads::read(db, &[table.as_str()])?.pop() else {
        return Ok(Err(AppendError::NoTable));
    };
    if let Some(earlier) = earlier(db, head.number, entry)? {
        return Ok(earlier);
    }
    if entry.step != head.step + 1 {
        return Ok(Err(AppendError::WrongStep { next: head.step + 1 }));
    }
    db.execute(
        "INSERT INTO entries (table_number, step, seat, seat_step, entry, at, hash)
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
        params![
            head.number,
            entry.step,
            entry.seat.number(),
            entry.seat_step,
            entry.entry,
            entry.at,
            head.hash_of(entry)
        ],
    )?;
    Ok(Ok(Appended { step: entry.step, repeated: false, revision: None }))
}

/// All entries of a new table, which nobody else knows yet, from the first on.
pub(super) fn append_all(
    db: &Connection,
    table: &TableId,
    entries: &[StoredEntry],
) -> Result<std::result::Result<(), StoreError>> {
    let Some((_, mut head)) = heads::read(db, &[table.as_str()])?.pop() else {
        return Ok(Err(StoreError::Failed("a table that was just opened is gone".to_owned())));
    };
    let mut new = New::default();
    for entry in entries {
        head = new.push_entry(&head, table, entry, "");
    }
    new.add(db)?;
    Ok(Ok(()))
}

/// An entry on its way.
struct Added<'a> {
    number: i64,
    table: &'a TableId,
    hash: Hash,
}

/// The columns of what is to be added.
#[derive(Default)]
struct New<'a> {
    all: Vec<(Added<'a>, &'a StoredEntry, &'a str)>,
}

impl<'a> New<'a> {
    fn push(&mut self, head: &Head, append: &'a Append) {
        let attention = append.attention.map_or("", crate::Attention::word);
        self.push_entry(head, &append.table, &append.entry, attention);
    }

    /// Answers with the head that comes of it.
    fn push_entry(
        &mut self,
        head: &Head,
        table: &'a TableId,
        entry: &'a StoredEntry,
        attention: &'a str,
    ) -> Head {
        let next = head.after(entry);
        self.all.push((Added { number: head.number, table, hash: next.hash() }, entry, attention));
        next
    }

    /// Those that were added.
    fn add(mut self, db: &Connection) -> Result<Vec<Added<'a>>> {
        if self.all.is_empty() {
            return Ok(Vec::new());
        }
        // Always in the same order, so that two who add to the same tables don't wait for each other.
        self.all.sort_by_key(|(added, entry, _)| (added.number, entry.step));
        let numbers = |number: &dyn Fn(&(Added<'a>, &'a StoredEntry, &'a str)) -> u64| -> Vec<i64> {
            self.all.iter().map(|one| number(one) as i64).collect()
        };
        let tables: Vec<i64> = self.all.iter().map(|(added, ..)| added.number).collect();
        let steps = numbers(&|(_, entry, _)| entry.step);
        let seats = numbers(&|(_, entry, _)| u64::from(entry.seat.number()));
        let seat_steps = numbers(&|(_, entry, _)| entry.seat_step);
        let entries: Vec<&str> = self.all.iter().map(|(_, entry, _)| entry.entry.as_str()).collect();
        let times: Vec<i64> = self.all.iter().map(|(_, entry, _)| entry.at).collect();
        let hashes: Vec<&[u8]> = self.all.iter().map(|(added, ..)| &added.hash[..]).collect();
        let attention: Vec<&str> = self.all.iter().map(|(_, _, attention)| *attention).collect();
        let added: std::collections::HashSet<i64> = db
            .rows(
                ADD,
                params![
                    tables[..],
                    steps[..],
                    seats[..],
                    seat_steps[..],
                    entries[..],
                    times[..],
                    hashes[..],
                    attention[..]
                ],
                |row| row.get(0),
            )?
            .into_iter()
            .collect();
        Ok(self.all.into_iter().map(|(one, ..)| one).filter(|one| added.contains(&one.number)).collect())
    }
}
