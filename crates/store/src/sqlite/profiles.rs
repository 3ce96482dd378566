//! What people show of themselves, in the database.

use super::{Sqlite, ratings, read};
use crate::{
    AccountId, Answer, Profiles, SeatFigures, Shown, ShownTo, StoredFigures, StoredGame, StoredPerson,
    StoredRating, TokenHash,
};
use rusqlite::{Connection, OptionalExtension, params};

impl Profiles for Sqlite {
    fn shown(&self, account: AccountId) -> Answer<'_, Shown> {
        Box::pin(self.read(move |db| shown(db, &account)))
    }

    fn show(&self, account: AccountId, shown: Shown) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| show(db, &account, shown).map(Ok)))
    }

    fn known_to_all(&self, holders: Vec<TokenHash>) -> Answer<'_, Vec<StoredPerson>> {
        Box::pin(self.read(move |db| known_to_all(db, &holders)))
    }

    fn ratings_for_all(
        &self,
        wanted: Vec<(String, TokenHash)>,
    ) -> Answer<'_, Vec<(TokenHash, StoredRating)>> {
        Box::pin(self.read(move |db| ratings::for_all(db, &wanted)))
    }

    fn finished(&self, account: AccountId, before: Option<u64>, limit: u32) -> Answer<'_, Vec<StoredGame>> {
        Box::pin(self.read(move |db| {
            let found = read::finished(db, account.holder(), before, limit)?;
            Ok(found
                .into_iter()
                .map(|(position, table)| StoredGame { position: position as u64, table })
                .collect())
        }))
    }

    fn figures_of(&self, account: AccountId) -> Answer<'_, Vec<StoredFigures>> {
        Box::pin(self.read(move |db| figures_of(db, &account)))
    }
}

fn shown(db: &Connection, account: &AccountId) -> rusqlite::Result<Shown> {
    let found = db
        .prepare_cached(
            "SELECT shows_ratings, shows_games, shows_opponents, shows_reviews FROM accounts WHERE id = ?1",
        )?
        .query_row([account.as_str()], |row| {
            Ok(Shown {
                ratings: ShownTo::from_column(row, "shows_ratings")?,
                games: ShownTo::from_column(row, "shows_games")?,
                opponents: ShownTo::from_column(row, "shows_opponents")?,
                reviews: ShownTo::from_column(row, "shows_reviews")?,
            })
        })
        .optional()?;
    Ok(found.unwrap_or(Shown::NOTHING))
}

fn show(db: &Connection, account: &AccountId, shown: Shown) -> rusqlite::Result<()> {
    db.prepare_cached(
        "UPDATE accounts SET shows_ratings = ?2, shows_games = ?3, shows_opponents = ?4, shows_reviews = ?5
         WHERE id = ?1",
    )?
    .execute([
        account.as_str(),
        shown.ratings.word(),
        shown.games.word(),
        shown.opponents.word(),
        shown.reviews.word(),
    ])?;
    Ok(())
}

fn known_to_all(db: &Connection, holders: &[TokenHash]) -> rusqlite::Result<Vec<StoredPerson>> {
    let mut find = db.prepare_cached(
        "SELECT id, name FROM accounts WHERE holder = ?1 AND ('everyone' IN (shows_games, shows_opponents, shows_reviews)
             OR shows_ratings = 'everyone' AND EXISTS (SELECT 1 FROM ratings WHERE account = number))",
    )?;
    let mut found = Vec::new();
    for holder in holders {
        let person = find.query_row([holder.0], |row| {
            Ok(StoredPerson { holder: *holder, account: read::text_as(row, "id")?, name: row.get("name")? })
        });
        found.extend(person.optional()?);
    }
    Ok(found)
}

fn figures_of(db: &Connection, account: &AccountId) -> rusqlite::Result<Vec<StoredFigures>> {
    db.prepare_cached(
        "SELECT game, count(*) AS games, sum(decisions) AS decisions, sum(loss) AS loss
         FROM seats JOIN review_figures USING (table_number, seat) JOIN tables ON number = table_number
         WHERE seats.token = ?1 AND branch_of IS NULL GROUP BY game ORDER BY game",
    )?
    .query_and_then([account.holder().0], |row| {
        Ok(StoredFigures {
            game: row.get("game")?,
            games: row.get("games")?,
            decisions: row.get("decisions")?,
            loss: row.get("loss")?,
        })
    })?
    .collect()
}

/// In place of what an earlier review of the table said.
pub(super) fn note_figures(db: &Connection, table: i64, figures: &[SeatFigures]) -> rusqlite::Result<()> {
    db.prepare_cached("DELETE FROM review_figures WHERE table_number = ?1")?.execute([table])?;
    let mut add = db.prepare_cached(
        "INSERT INTO review_figures (table_number, seat, decisions, loss) VALUES (?1, ?2, ?3, ?4)",
    )?;
    figures
        .iter()
        .try_for_each(|one| add.execute(params![table, one.seat.number(), one.decisions, one.loss]).map(drop))
}
