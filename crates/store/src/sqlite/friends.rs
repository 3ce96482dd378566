//! Friends and blocks, in the database.

use super::{Sqlite, accounts, read};
use crate::friend::{MOST_BLOCKED, MOST_FRIENDS};
use crate::{AccountId, Answer, Friends, StoredAccount, StoredBlock, StoredFriend, TokenHash};
use benben_core::Day;
use rusqlite::{Connection, OptionalExtension, params};

impl Friends for Sqlite {
    fn friend_link(&self, id: AccountId) -> Answer<'_, Option<u32>> {
        Box::pin(self.read(move |db| link(db, &id)))
    }

    fn set_friend_link(&self, id: AccountId, number: u32, hash: TokenHash) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| set_link(db, &id, number, hash).map(Ok)))
    }

    fn account_by_friend_link(&self, hash: TokenHash) -> Answer<'_, Option<StoredAccount>> {
        Box::pin(self.read(move |db| by_link(db, hash)))
    }

    fn befriend(&self, one: AccountId, other: AccountId, on: Day) -> Answer<'_, bool> {
        Box::pin(self.write(move |db| befriend(db, &one, &other, on).map(Ok)))
    }

    fn unfriend(&self, one: AccountId, other: AccountId) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| unfriend(db, &one, &other).map(Ok)))
    }

    fn friends(&self, id: AccountId) -> Answer<'_, Vec<StoredFriend>> {
        Box::pin(self.read(move |db| friends(db, &id)))
    }

    fn appears_offline(&self, id: AccountId) -> Answer<'_, bool> {
        Box::pin(self.read(move |db| appears_offline(db, &id)))
    }

    fn appear_offline(&self, id: AccountId, offline: bool) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| appear_offline(db, &id, offline).map(Ok)))
    }

    fn block(&self, holder: TokenHash, who: TokenHash, name: String) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| block(db, holder, who, &name).map(Ok)))
    }

    fn unblock(&self, holder: TokenHash, number: u64) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| unblock(db, holder, number).map(Ok)))
    }

    fn blocked_by(&self, holder: TokenHash) -> Answer<'_, Vec<StoredBlock>> {
        Box::pin(self.read(move |db| blocked_by(db, holder)))
    }

    fn blocks(&self, holder: TokenHash, any: Vec<TokenHash>) -> Answer<'_, bool> {
        Box::pin(self.read(move |db| blocks(db, holder, &any)))
    }
}

fn link(db: &Connection, id: &AccountId) -> rusqlite::Result<Option<u32>> {
    db.prepare_cached(
        "SELECT link FROM friend_links JOIN accounts ON accounts.number = account WHERE id = ?1",
    )?
    .query_row([id.as_str()], |row| row.get(0))
    .optional()
}

fn set_link(db: &Connection, id: &AccountId, link: u32, hash: TokenHash) -> rusqlite::Result<()> {
    let Some(account) = accounts::number(db, id)? else { return Ok(()) };
    db.prepare_cached("INSERT OR REPLACE INTO friend_links (account, link, hash) VALUES (?1, ?2, ?3)")?
        .execute(params![account, link, hash.0])?;
    Ok(())
}

fn by_link(db: &Connection, hash: TokenHash) -> rusqlite::Result<Option<StoredAccount>> {
    db.prepare_cached(&format!(
        "SELECT {} FROM friend_links JOIN accounts ON accounts.number = account WHERE hash = ?1",
        accounts::ACCOUNT
    ))?
    .query_row([hash.0], accounts::account_in)
    .optional()
}

fn befriend(db: &Connection, one: &AccountId, other: &AccountId, on: Day) -> rusqlite::Result<bool> {
    let (Some(one), Some(other)) = (accounts::number(db, one)?, accounts::number(db, other)?) else {
        return Ok(false);
    };
    let count = |account: i64| {
        db.prepare_cached("SELECT count(*) FROM friends WHERE account = ?1 AND friend NOT IN (?2, ?3)")?
            .query_row([account, one, other], |row| row.get::<_, u32>(0))
    };
    if one == other || count(one)? >= MOST_FRIENDS || count(other)? >= MOST_FRIENDS {
        return Ok(false);
    }
    let mut add =
        db.prepare_cached("INSERT OR IGNORE INTO friends (account, friend, since) VALUES (?1, ?2, ?3)")?;
    add.execute(params![one, other, on.0])?;
    add.execute(params![other, one, on.0])?;
    Ok(true)
}

fn unfriend(db: &Connection, one: &AccountId, other: &AccountId) -> rusqlite::Result<()> {
    if let (Some(one), Some(other)) = (accounts::number(db, one)?, accounts::number(db, other)?) {
        db.prepare_cached(
            "DELETE FROM friends WHERE account = ?1 AND friend = ?2 OR account = ?2 AND friend = ?1",
        )?
        .execute([one, other])?;
    }
    Ok(())
}

fn friends(db: &Connection, id: &AccountId) -> rusqlite::Result<Vec<StoredFriend>> {
    db.prepare_cached(
        "SELECT other.id, other.name, friends.since FROM accounts AS own
             JOIN friends ON friends.account = own.number JOIN accounts AS other ON other.number = friends.friend
         WHERE own.id = ?1 ORDER BY other.look_small",
    )?
    .query_and_then([id.as_str()], |row| {
        let (account, since) = (read::text_as(row, "id")?, Day(row.get("since")?));
        Ok(StoredFriend { account, name: row.get("name")?, since })
    })?
    .collect()
}

fn appears_offline(db: &Connection, id: &AccountId) -> rusqlite::Result<bool> {
    db.prepare_cached(
        "SELECT EXISTS (SELECT 1 FROM unseen JOIN accounts ON accounts.number = account WHERE id = ?1)",
    )?
    .query_row([id.as_str()], |row| row.get(0))
}

fn appear_offline(db: &Connection, id: &AccountId, offline: bool) -> rusqlite::Result<()> {
    let Some(account) = accounts::number(db, id)? else { return Ok(()) };
    let change = match offline {
        true => "INSERT OR IGNORE INTO unseen (account) VALUES (?1)",
        false => "DELETE FROM unseen WHERE account = ?1",
    };
    db.prepare_cached(change)?.execute([account])?;
    Ok(())
}

fn block(db: &Connection, holder: TokenHash, who: TokenHash, name: &str) -> rusqlite::Result<()> {
    db.prepare_cached("INSERT OR IGNORE INTO blocks (holder, who, name) VALUES (?1, ?2, ?3)")?
        .execute(params![holder.0, who.0, name])?;
    db.prepare_cached(
        "DELETE FROM blocks WHERE number IN
             (SELECT number FROM blocks WHERE holder = ?1 ORDER BY number DESC LIMIT -1 OFFSET ?2)",
    )?
    .execute(params![holder.0, MOST_BLOCKED])?;
    Ok(())
}

fn unblock(db: &Connection, holder: TokenHash, number: u64) -> rusqlite::Result<()> {
    db.prepare_cached("DELETE FROM blocks WHERE holder = ?1 AND number = ?2")?
        .execute(params![holder.0, number])?;
    Ok(())
}

fn blocked_by(db: &Connection, holder: TokenHash) -> rusqlite::Result<Vec<StoredBlock>> {
    db.prepare_cached("SELECT number, who, name FROM blocks WHERE holder = ?1 ORDER BY number DESC")?
        .query_map([holder.0], |row| {
            let who = TokenHash(row.get("who")?);
            Ok(StoredBlock { number: row.get("number")?, who, name: row.get("name")? })
        })?
        .collect()
}

fn blocks(db: &Connection, holder: TokenHash, any: &[TokenHash]) -> rusqlite::Result<bool> {
    let mut find =
        db.prepare_cached("SELECT EXISTS (SELECT 1 FROM blocks WHERE holder = ?1 AND who = ?2)")?;
    for who in any {
        if find.query_row([holder.0, who.0], |row| row.get(0))? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// What one token blocks, and who blocks it, is another's from now on.
pub(super) fn hand_over(db: &Connection, from: TokenHash, to: TokenHash) -> rusqlite::Result<()> {
    for change in [
        "UPDATE OR IGNORE blocks SET holder = ?2 WHERE holder = ?1",
        "UPDATE OR IGNORE blocks SET who = ?2 WHERE who = ?1",
        "DELETE FROM blocks WHERE holder = ?1 OR who = ?1 OR holder = who",
    ] {
        let params = if change.contains("?2") { vec![from.0, to.0] } else { vec![from.0] };
        db.prepare_cached(change)?.execute(rusqlite::params_from_iter(params))?;
    }
    Ok(())
}

/// Nothing is known any more of whom these blocked, and who blocked them.
pub(super) fn forget(db: &Connection, token: TokenHash) -> rusqlite::Result<()> {
    db.prepare_cached("DELETE FROM blocks WHERE holder = ?1 OR who = ?1")?.execute([token.0])?;
    Ok(())
}
