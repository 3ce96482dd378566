//! Ratings in the database, and whose they are.

use super::connection::{Connection, Result, params};
use super::row::Row;
use super::{Postgres, accounts, read};
use crate::{
    AccountId, Answer, Rating, Ratings, Skill, StoredChange, StoredPerson, StoredRating, TableId, TokenHash,
};

impl Ratings for Postgres {
    fn people(&self, holders: Vec<TokenHash>) -> Answer<'_, Vec<StoredPerson>> {
        Box::pin(self.read(move |db| people(db, &holders)))
    }

    fn ratings(&self, game: String, accounts: Vec<AccountId>) -> Answer<'_, Vec<StoredRating>> {
        Box::pin(self.read(move |db| {
            let of = |account: &AccountId| rating_of(db, account, &game).transpose();
            accounts.iter().filter_map(of).collect()
        }))
    }

    fn ratings_of(&self, account: AccountId) -> Answer<'_, Vec<StoredRating>> {
        Box::pin(self.read(move |db| {
            db.rows(&format!("{RATING} WHERE id = $1 ORDER BY game"), params![account.as_str()], rating_in)
        }))
    }

    fn best(&self, game: String, deviation: f64, limit: u32) -> Answer<'_, Vec<StoredRating>> {
        Box::pin(self.read(move |db| {
            db.rows(
                &format!(
                    "{RATING} WHERE game = $1 AND deviation <= $2 AND shows_ratings = 'everyone'
                 ORDER BY rating DESC, account LIMIT $3"
                ),
                params![game, deviation, limit],
                rating_in,
            )
        }))
    }

    fn rate(&self, table: TableId, changes: Vec<StoredChange>, at: i64) -> Answer<'_, Rating> {
        Box::pin(self.write(move |db| rate(db, &table, &changes, at).map(Ok)))
    }

    fn to_rate(&self, limit: u32) -> Answer<'_, Vec<TableId>> {
        Box::pin(self.read(move |db| {
            // The index holds these tables and no others; without it, all tables would be read.
            db.rows(
                "SELECT id FROM tables
                 WHERE rated AND status = 'over' AND rated_at IS NULL ORDER BY number LIMIT $1",
                params![limit],
                read::id,
            )
        }))
    }

    fn changes_at(&self, table: TableId) -> Answer<'_, Vec<StoredChange>> {
        Box::pin(self.read(move |db| {
            db.rows(
                &format!("{CHANGE} WHERE table_id = $1 ORDER BY seat"),
                params![table.as_str()],
                change_in,
            )
        }))
    }

    fn changes_of(&self, account: AccountId, limit: u32) -> Answer<'_, Vec<StoredChange>> {
        Box::pin(self.read(move |db| {
            db.rows(
                &format!("{CHANGE} WHERE id = $1 ORDER BY at DESC, rating_changes.number DESC LIMIT $2"),
                params![account.as_str(), limit],
                change_in,
            )
        }))
    }
}

const RATING: &str =
    "SELECT id, name, game, rating, deviation, games FROM ratings JOIN accounts ON number = account";

fn people(db: &Connection, holders: &[TokenHash]) -> Result<Vec<StoredPerson>> {
    let find = "SELECT id, name FROM accounts WHERE holder = $1";
    let mut found = Vec::new();
    for holder in holders {
        let person = db.row(find, params![holder.0], |row| {
            Ok(StoredPerson { holder: *holder, account: row.text_as("id")?, name: row.get("name")? })
        });
        found.extend(person?);
    }
    Ok(found)
}

fn rating_of(db: &Connection, account: &AccountId, game: &str) -> Result<Option<StoredRating>> {
    db.row(&format!("{RATING} WHERE id = $1 AND game = $2"), params![account.as_str(), game], rating_in)
}

/// Of those who show theirs to everyone.
pub(super) fn for_all(
    db: &Connection,
    wanted: &[(String, TokenHash)],
) -> Result<Vec<(TokenHash, StoredRating)>> {
    let find = format!("{RATING} WHERE holder = $1 AND game = $2 AND shows_ratings = 'everyone'");
    let mut found = Vec::new();
    for (game, holder) in wanted {
        let rating = db.row(&find, params![holder.0, game], rating_in)?;
        found.extend(rating.map(|rating| (*holder, rating)));
    }
    Ok(found)
}

fn rating_in(row: &Row) -> Result<StoredRating> {
    Ok(StoredRating {
        account: row.text_as("id")?,
        name: row.get("name")?,
        game: row.get("game")?,
        skill: Skill { rating: row.get("rating")?, deviation: row.get("deviation")? },
        games: row.get("games")?,
    })
}

/// One transaction: whoever is killed in it has changed nothing, and whoever comes second finds that it is done.
fn rate(db: &Connection, table: &TableId, changes: &[StoredChange], at: i64) -> Result<Rating> {
    let due = db.exists(
        "SELECT 1 FROM tables WHERE id = $1 AND rated AND status = 'over' AND rated_at IS NULL",
        params![table.as_str()],
    )?;
    if !due {
        return Ok(Rating::DoneBefore);
    }
    let mut known = Vec::new();
    for change in changes {
        let Some(number) = accounts::number(db, &change.account)? else { continue };
        let games = rating_of(db, &change.account, &change.game)?.map_or(0, |rating| rating.games);
        if games + 1 != change.number {
            return Ok(Rating::Stale);
        }
        known.push((number, change));
    }
    db.execute("UPDATE tables SET rated_at = $2 WHERE id = $1", params![table.as_str(), at])?;
    for (account, change) in known {
        write(db, account, change)?;
    }
    Ok(Rating::Done)
}

fn write(db: &Connection, account: i64, change: &StoredChange) -> Result<()> {
    db.execute(
        "INSERT INTO ratings (account, game, rating, deviation, games) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (account, game) DO UPDATE
             SET rating = excluded.rating, deviation = excluded.deviation, games = excluded.games",
        params![account, change.game, change.after.rating, change.after.deviation, change.number],
    )?;
    db.execute(
        "INSERT INTO rating_changes (account, game, number, table_id, seat, place, seats, rating_before,
             deviation_before, rating, deviation, at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10,
             $11, $12)",
        params![
            account,
            change.game,
            change.number,
            change.table.as_str(),
            change.seat.number(),
            change.place,
            change.seats,
            change.before.rating,
            change.before.deviation,
            change.after.rating,
            change.after.deviation,
            change.at,
        ],
    )?;
    Ok(())
}

const CHANGE: &str = "SELECT id, game, rating_changes.number AS number, table_id, seat, place, seats, rating_before, deviation_before, \
    rating, deviation, at FROM rating_changes JOIN accounts ON accounts.number = account";

fn change_in(row: &Row) -> Result<StoredChange> {
    Ok(StoredChange {
        account: row.text_as("id")?,
        game: row.get("game")?,
        number: row.get("number")?,
        table: row.text_as("table_id")?,
        seat: read::seat(row.get("seat")?)?,
        place: row.get("place")?,
        seats: row.get("seats")?,
        before: Skill { rating: row.get("rating_before")?, deviation: row.get("deviation_before")? },
        after: Skill { rating: row.get("rating")?, deviation: row.get("deviation")? },
        at: row.get("at")?,
    })
}
