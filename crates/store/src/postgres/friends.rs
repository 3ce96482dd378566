//! Friends and blocks, in the database.

use super::connection::{Connection, Result, params};
use super::{Postgres, accounts};
use crate::friend::{MOST_BLOCKED, MOST_FRIENDS};
use crate::{AccountId, Answer, Friends, StoredAccount, StoredBlock, StoredFriend, TokenHash};
use benben_core::Day;

impl Friends for Postgres {
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

fn link(db: &Connection, id: &AccountId) -> Result<Option<u32>> {
    db.row(
        "SELECT link FROM friend_links JOIN accounts ON accounts.number = account WHERE id = $1",
        params![id.as_str()],
        |row| row.get(0),
    )
}

fn set_link(db: &Connection, id: &AccountId, link: u32, hash: TokenHash) -> Result<()> {
    let Some(account) = accounts::number(db, id)? else { return Ok(()) };
    db.execute(
        "INSERT INTO friend_links (account, link, hash) VALUES ($1, $2, $3)
             ON CONFLICT (account) DO UPDATE SET link = excluded.link, hash = excluded.hash",
        params![account, link, hash.0],
    )?;
    Ok(())
}

fn by_link(db: &Connection, hash: TokenHash) -> Result<Option<StoredAccount>> {
    db.row(
        &format!(
            "SELECT {} FROM friend_links JOIN accounts ON accounts.number = account WHERE hash = $1",
            accounts::ACCOUNT
        ),
        params![hash.0],
        accounts::account_in,
    )
}

fn befriend(db: &Connection, one: &AccountId, other: &AccountId, on: Day) -> Result<bool> {
    let (Some(one), Some(other)) = (accounts::number(db, one)?, accounts::number(db, other)?) else {
        return Ok(false);
    };
    let count = |account: i64| {
        db.one(
            "SELECT count(*) FROM friends WHERE account = $1 AND friend NOT IN ($2, $3)",
            params![account, one, other],
            |row| row.get::<u32>(0),
        )
    };
    if one == other || count(one)? >= MOST_FRIENDS || count(other)? >= MOST_FRIENDS {
        return Ok(false);
    }
    let add = "INSERT INTO friends (account, friend, since) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    db.execute(add, params![one, other, on.0])?;
    db.execute(add, params![other, one, on.0])?;
    Ok(true)
}

fn unfriend(db: &Connection, one: &AccountId, other: &AccountId) -> Result<()> {
    if let (Some(one), Some(other)) = (accounts::number(db, one)?, accounts::number(db, other)?) {
        db.execute(
            "DELETE FROM friends WHERE account = $1 AND friend = $2 OR account = $2 AND friend = $1",
            params![one, other],
        )?;
    }
    Ok(())
}

fn friends(db: &Connection, id: &AccountId) -> Result<Vec<StoredFriend>> {
    db.rows(
        "SELECT other.id, other.name, friends.since FROM accounts AS own
             JOIN friends ON friends.account = own.number JOIN accounts AS other ON other.number = friends.friend
         WHERE own.id = $1 ORDER BY other.look_small", params![id.as_str()], |row| {
        let (account, since) = (row.text_as("id")?, Day(row.get("since")?));
        Ok(StoredFriend { account, name: row.get("name")?, since })
    })
}

fn appears_offline(db: &Connection, id: &AccountId) -> Result<bool> {
    db.one(
        "SELECT EXISTS (SELECT 1 FROM unseen JOIN accounts ON accounts.number = account WHERE id = $1)",
        params![id.as_str()],
        |row| row.get(0),
    )
}

fn appear_offline(db: &Connection, id: &AccountId, offline: bool) -> Result<()> {
    let Some(account) = accounts::number(db, id)? else { return Ok(()) };
    let change = match offline {
        true => "INSERT INTO unseen (account) VALUES ($1) ON CONFLICT DO NOTHING",
        false => "DELETE FROM unseen WHERE account = $1",
    };
    db.execute(change, params![account])?;
    Ok(())
}

fn block(db: &Connection, holder: TokenHash, who: TokenHash, name: &str) -> Result<()> {
    db.execute(
        "INSERT INTO blocks (holder, who, name) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        params![holder.0, who.0, name],
    )?;
    db.execute(
        "DELETE FROM blocks WHERE number IN
             (SELECT number FROM blocks WHERE holder = $1 ORDER BY number DESC OFFSET $2)",
        params![holder.0, MOST_BLOCKED],
    )?;
    Ok(())
}

fn unblock(db: &Connection, holder: TokenHash, number: u64) -> Result<()> {
    db.execute("DELETE FROM blocks WHERE holder = $1 AND number = $2", params![holder.0, number])?;
    Ok(())
}

fn blocked_by(db: &Connection, holder: TokenHash) -> Result<Vec<StoredBlock>> {
    db.rows(
        "SELECT number, who, name FROM blocks WHERE holder = $1 ORDER BY number DESC",
        params![holder.0],
        |row| {
            let who = TokenHash(row.get("who")?);
            Ok(StoredBlock { number: row.get("number")?, who, name: row.get("name")? })
        },
    )
}

fn blocks(db: &Connection, holder: TokenHash, any: &[TokenHash]) -> Result<bool> {
    let any: Vec<&[u8]> = any.iter().map(|who| &who.0[..]).collect();
    db.exists("SELECT 1 FROM blocks WHERE holder = $1 AND who = ANY($2) LIMIT 1", params![holder.0, any[..]])
}

/// What one token blocks, and who blocks it, is another's from now on.
pub(super) fn hand_over(db: &Connection, from: TokenHash, to: TokenHash) -> Result<()> {
    for change in [
        "UPDATE blocks SET holder = $2 WHERE holder = $1 AND NOT EXISTS
             (SELECT 1 FROM blocks AS own WHERE own.holder = $2 AND own.who = blocks.who)",
        "UPDATE blocks SET who = $2 WHERE who = $1 AND NOT EXISTS
             (SELECT 1 FROM blocks AS own WHERE own.who = $2 AND own.holder = blocks.holder)",
    ] {
        db.execute(change, params![from.0, to.0])?;
    }
    db.execute("DELETE FROM blocks WHERE holder = $1 OR who = $1 OR holder = who", params![from.0])?;
    Ok(())
}

/// Nothing is known any more of whom these blocked, and who blocked them.
pub(super) fn forget(db: &Connection, token: TokenHash) -> Result<()> {
    db.execute("DELETE FROM blocks WHERE holder = $1 OR who = $1", params![token.0])?;
    Ok(())
}
