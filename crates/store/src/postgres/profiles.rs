//! What people show of themselves, in the database.

use super::connection::{Connection, Result, params};
use super::{Postgres, ratings, read};
use crate::{
    AccountId, Answer, Profiles, SeatFigures, Shown, StoredFigures, StoredGame, StoredPerson, StoredRating,
    TokenHash,
};

impl Profiles for Postgres {
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

fn shown(db: &Connection, account: &AccountId) -> Result<Shown> {
    let found = db.row(
        "SELECT shows_ratings, shows_games, shows_opponents, shows_reviews FROM accounts WHERE id = $1",
        params![account.as_str()],
        |row| {
            Ok(Shown {
                ratings: row.get("shows_ratings")?,
                games: row.get("shows_games")?,
                opponents: row.get("shows_opponents")?,
                reviews: row.get("shows_reviews")?,
            })
        },
    )?;
    Ok(found.unwrap_or(Shown::NOTHING))
}

fn show(db: &Connection, account: &AccountId, shown: Shown) -> Result<()> {
    db.execute(
        "UPDATE accounts SET shows_ratings = $2, shows_games = $3, shows_opponents = $4, shows_reviews = $5
         WHERE id = $1",
        params![
            account.as_str(),
            shown.ratings.word(),
            shown.games.word(),
            shown.opponents.word(),
            shown.reviews.word(),
        ],
    )?;
    Ok(())
}

fn known_to_all(db: &Connection, holders: &[TokenHash]) -> Result<Vec<StoredPerson>> {
    let find = "SELECT id, name FROM accounts WHERE holder = $1 AND ('everyone' IN (shows_games, shows_opponents, shows_reviews)
             OR shows_ratings = 'everyone' AND EXISTS (SELECT 1 FROM ratings WHERE account = number))";
    let mut found = Vec::new();
    for holder in holders {
        let person = db.row(find, params![holder.0], |row| {
            Ok(StoredPerson { holder: *holder, account: row.text_as("id")?, name: row.get("name")? })
        });
        found.extend(person?);
    }
    Ok(found)
}

fn figures_of(db: &Connection, account: &AccountId) -> Result<Vec<StoredFigures>> {
    db.rows(
        "SELECT game, count(*) AS games, sum(decisions)::bigint AS decisions, sum(loss) AS loss
         FROM seats JOIN review_figures USING (table_number, seat) JOIN tables ON number = table_number
         WHERE seats.token = $1 AND branch_of IS NULL GROUP BY game ORDER BY game",
        params![account.holder().0],
        |row| {
            Ok(StoredFigures {
                game: row.get("game")?,
                games: row.get("games")?,
                decisions: row.get("decisions")?,
                loss: row.get("loss")?,
            })
        },
    )
}

/// In place of what an earlier review of the table said.
pub(super) fn note_figures(db: &Connection, table: i64, figures: &[SeatFigures]) -> Result<()> {
    db.execute("DELETE FROM review_figures WHERE table_number = $1", params![table])?;
    let add = "INSERT INTO review_figures (table_number, seat, decisions, loss) VALUES ($1, $2, $3, $4)";
    figures.iter().try_for_each(|one| {
        db.execute(add, params![table, one.seat.number(), one.decisions, one.loss]).map(drop)
    })
}
