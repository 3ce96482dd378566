//! What accounts have learned and chosen, in the database.

use super::connection::{Connection, Result, params};
use super::row::Row;
use super::{Postgres, accounts};
use crate::{AccountId, Answer, Keepsakes, MOST_SETTINGS, MOST_STEPS, StoredSetting, StoredStep, Subject};

impl Keepsakes for Postgres {
    fn note_progress(&self, id: AccountId, steps: Vec<StoredStep>) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| note(db, &id, &steps).map(Ok)))
    }

    fn progress(&self, id: AccountId) -> Answer<'_, Vec<StoredStep>> {
        Box::pin(self.read(move |db| progress(db, &id)))
    }

    fn choose(&self, id: AccountId, settings: Vec<StoredSetting>) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| choose(db, &id, &settings).map(Ok)))
    }

    fn settings(&self, id: AccountId) -> Answer<'_, Vec<StoredSetting>> {
        Box::pin(self.read(move |db| settings(db, &id)))
    }
}

/// One that is there already may be done now; a new one needs room.
const NOTE: &str = "WITH told AS (
        SELECT subject, game, number, bool_or(done <> 0) AS done, min(place) AS place
        FROM unnest($2::text[], $3::text[], $4::bigint[], $5::bigint[]) WITH ORDINALITY
            AS told (subject, game, number, done, place)
        GROUP BY subject, game, number),
    known AS (
        UPDATE progress SET done = progress.done OR told.done FROM told
        WHERE account = $1 AND progress.subject = told.subject AND progress.game = told.game
            AND progress.number = told.number
        RETURNING progress.subject, progress.game, progress.number)
    INSERT INTO progress (account, subject, game, number, done)
    SELECT $1, subject, game, number, done FROM told
    WHERE (subject, game, number) NOT IN (SELECT subject, game, number FROM known)
    ORDER BY place LIMIT greatest($6 - (SELECT count(*) FROM progress WHERE account = $1), 0)";

fn note(db: &Connection, id: &AccountId, steps: &[StoredStep]) -> Result<()> {
    let Some(account) = accounts::number(db, id)? else { return Ok(()) };
    let subjects: Vec<&str> = steps.iter().map(|step| word(step.subject)).collect();
    let games: Vec<&str> = steps.iter().map(|step| step.game.as_str()).collect();
    let numbers: Vec<i64> = steps.iter().map(|step| step.number.into()).collect();
    let done: Vec<i64> = steps.iter().map(|step| step.done.into()).collect();
    db.execute(NOTE, params![account, subjects[..], games[..], numbers[..], done[..], MOST_STEPS]).map(drop)
}

fn progress(db: &Connection, id: &AccountId) -> Result<Vec<StoredStep>> {
    db.rows(
        "SELECT subject, game, progress.number AS step, done FROM progress JOIN accounts ON accounts.number = account
         WHERE id = $1 ORDER BY subject, game, progress.number", params![id.as_str()], step_in)
}

fn step_in(row: &Row) -> Result<StoredStep> {
    let subject: String = row.get("subject")?;
    Ok(StoredStep {
        subject: if subject == word(Subject::Lesson) { Subject::Lesson } else { Subject::Puzzle },
        game: row.get("game")?,
        number: row.get("step")?,
        done: row.get("done")?,
    })
}

/// In the order in which they are listed.
const fn word(subject: Subject) -> &'static str {
    match subject {
        Subject::Lesson => "lesson",
        Subject::Puzzle => "puzzle",
    }
}

fn choose(db: &Connection, id: &AccountId, settings: &[StoredSetting]) -> Result<()> {
    let Some(account) = accounts::number(db, id)? else { return Ok(()) };
    let again = "UPDATE settings SET value = $3 WHERE account = $1 AND name = $2";
    let add = "INSERT INTO settings (account, name, value) SELECT $1::bigint, $2::text, $3::text
         WHERE (SELECT count(*) FROM settings WHERE account = $1) < $4";
    for StoredSetting { name, value } in settings {
        if db.execute(again, params![account, name, value])? == 0 {
            db.execute(add, params![account, name, value, MOST_SETTINGS])?;
        }
    }
    Ok(())
}

fn settings(db: &Connection, id: &AccountId) -> Result<Vec<StoredSetting>> {
    db.rows(
        "SELECT settings.name AS setting, value FROM settings JOIN accounts ON accounts.number = account
         WHERE id = $1 ORDER BY settings.name",
        params![id.as_str()],
        |row| Ok(StoredSetting { name: row.get("setting")?, value: row.get("value")? }),
    )
}
