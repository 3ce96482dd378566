//! Friends: how people become friends, who of them is here now, and how one asks another to a table.
//!
//! Friendship is for accounts and is stored. Who is here and who was invited is only known as long as the server runs.

mod circle;

pub(crate) use circle::{Circle, Invitation};

use crate::accounts::{SignedIn, hashes, identity};
use crate::finding;
use crate::house::House;
use crate::problem::{Missing, Problem};
use benben_core::Seat;
use benben_store::{
    AccountId, Holder, ShownTo, Status, StoreError, StoredAccount, StoredFriend, StoredRating, StoredTable,
    TableId, TokenHash,
};

/// A friend, and whether they are here.
pub(crate) struct Friend {
    pub(crate) stored: StoredFriend,
    pub(crate) is_here: bool,
    /// How well they play, if they show that to friends.
    pub(crate) ratings: Vec<StoredRating>,
}

fn failed(error: &StoreError) -> Problem {
    Problem::store(error)
}

/// What stands in a link: nobody can guess it, and it can be shown again.
fn code(house: &House, account: &AccountId, number: u32) -> String {
    hex::encode(&house.key.seal("friend link", format!("{account} {number}").as_bytes())[..16])
}

/// The code of somebody's link.
pub(crate) async fn link(house: &House, who: &SignedIn) -> Result<String, Problem> {
    match house.store.friend_link(who.account.clone()).await.map_err(|error| failed(&error))? {
        Some(number) => Ok(code(house, &who.account, number)),
        None => set_link(house, who, 1).await,
    }
}

/// Another link: the one before leads nowhere.
pub(crate) async fn renew_link(house: &House, who: &SignedIn) -> Result<String, Problem> {
    let number = house.store.friend_link(who.account.clone()).await.map_err(|error| failed(&error))?;
    set_link(house, who, number.unwrap_or(0).wrapping_add(1)).await
}

async fn set_link(house: &House, who: &SignedIn, number: u32) -> Result<String, Problem> {
    let code = code(house, &who.account, number);
    house
        .store
        .set_friend_link(who.account.clone(), number, TokenHash::of(&code))
        .await
        .map_err(|error| failed(&error))?;
    Ok(code)
}

/// Whose link this is. Somebody who blocks whoever asks has none for them.
pub(crate) async fn whose(house: &House, who: &SignedIn, code: &str) -> Result<StoredAccount, Problem> {
    let found =
        house.store.account_by_friend_link(TokenHash::of(code)).await.map_err(|error| failed(&error))?;
    let found = found.ok_or(Problem::NotFound(Missing::Friend))?;
    let (own, other) = (hashes(&who.account), hashes(&found.id));
    if found.id != who.account
        && (house.store.blocks(other[0], own.clone()).await.map_err(|error| failed(&error))?
            || house.store.blocks(own[0], other).await.map_err(|error| failed(&error))?)
    {
        return Err(Problem::NotFound(Missing::Friend));
    }
    Ok(found)
}

/// Becomes a friend of whoever gave out a link.
pub(crate) async fn befriend(house: &House, who: &SignedIn, code: &str) -> Result<StoredAccount, Problem> {
    let found = whose(house, who, code).await?;
    if found.id == who.account {
        return Err(Problem::OwnLink);
    }
    let today = house.config.clock.today();
    match house
        .store
        .befriend(who.account.clone(), found.id.clone(), today)
        .await
        .map_err(|error| failed(&error))?
    {
        true => Ok(found),
        false => Err(Problem::ManyFriends),
    }
}

/// They are friends no more.
pub(crate) async fn unfriend(house: &House, who: &SignedIn, friend: AccountId) -> Result<(), Problem> {
    house.circle.forget_between(&who.account, &friend);
    house.store.unfriend(who.account.clone(), friend).await.map_err(|error| failed(&error))
}

/// Somebody's friends: those who are here first.
pub(crate) async fn friends(house: &House, who: &SignedIn) -> Result<Vec<Friend>, Problem> {
    let now = house.config.clock.now();
    let stored = house.store.friends(who.account.clone()).await.map_err(|error| failed(&error))?;
    let mut friends = Vec::with_capacity(stored.len());
    for stored in stored {
        let is_here = house.circle.is_here(&stored.account, now)
            && !house.store.appears_offline(stored.account.clone()).await.map_err(|error| failed(&error))?;
        let shown = house.store.shown(stored.account.clone()).await.map_err(|error| failed(&error))?;
        let ratings = match shown.ratings {
            ShownTo::Nobody => Vec::new(),
            ShownTo::Everyone | ShownTo::Friends => {
                house.store.ratings_of(stored.account.clone()).await.map_err(|error| failed(&error))?
            }
        };
        friends.push(Friend { stored, is_here, ratings });
    }
    friends.sort_by_key(|friend| !friend.is_here);
    Ok(friends)
}

/// Asks a friend to a table that gathers players, at which one sits or which one has opened.
pub(crate) async fn invite(
    house: &House,
    who: &SignedIn,
    friend: &AccountId,
    table: TableId,
) -> Result<(), Problem> {
    let friends = house.store.friends(who.account.clone()).await.map_err(|error| failed(&error))?;
    if !friends.iter().any(|known| known.account == *friend) {
        return Err(Problem::NotFound(Missing::Friend));
    }
    let stored = house.store.table(table.clone()).await.map_err(|error| failed(&error))?;
    let stored = stored.ok_or(Problem::NotFound(Missing::Table))?;
    if !may_invite(&stored, &who.account) {
        return Err(Problem::NoSeat);
    }
    if stored.status != Status::Gathering {
        return Err(Problem::Dealt);
    }
    let at = house.config.clock.now();
    let invitation =
        Invitation { from: who.account.clone(), name: who.name.clone(), table, game: stored.game, at };
    house.circle.invite(friend.clone(), invitation);
    Ok(())
}

/// Is it theirs to ask others to this table?
pub(crate) fn may_invite(table: &StoredTable, account: &AccountId) -> bool {
    let own = hashes(account);
    let mine = |token: Option<TokenHash>| token.is_some_and(|token| own.contains(&token));
    mine(table.host) || table.seats.iter().any(|seat| mine(seat.token))
}

/// The invitations of somebody that still lead to a seat.
pub(crate) async fn invitations(house: &House, who: &SignedIn) -> Result<Vec<Invitation>, Problem> {
    let mut open = Vec::new();
    for invitation in house.circle.invitations(&who.account, house.config.clock.now()) {
        let stored = house.store.table(invitation.table.clone()).await.map_err(|error| failed(&error))?;
        let waits = |table: &StoredTable| {
            table.status == Status::Gathering
                && table.seats.iter().any(|seat| seat.holder == Holder::Open)
                && !table
                    .seats
                    .iter()
                    .any(|seat| seat.token.is_some_and(|token| hashes(&who.account).contains(&token)))
        };
        match stored.is_some_and(|table| waits(&table)) {
            true => open.push(invitation),
            false => house.circle.dismiss(&who.account, &invitation.table),
        }
    }
    Ok(open)
}

/// Whoever asks blocks whoever sits there. `known_as` is whatever else a table may know them by.
pub(crate) async fn block_seat(
    house: &House,
    holder: TokenHash,
    known_as: &[TokenHash],
    who: Option<&SignedIn>,
    table: TableId,
    seat: Seat,
) -> Result<(), Problem> {
    let stored = house
        .store
        .table(table)
        .await
        .map_err(|error| failed(&error))?
        .ok_or(Problem::NotFound(Missing::Table))?;
    let mut own = who.map_or_else(|| vec![holder], |who| hashes(&who.account));
    own.extend(known_as);
    if !stored.seats.iter().any(|place| place.token.is_some_and(|token| own.contains(&token))) {
        return Err(Problem::NoSeat);
    }
    let place = stored.seats.get(seat.index()).ok_or(Problem::NotFound(Missing::Seat))?;
    let Some(token) = place.token.filter(|_| place.holder == Holder::Person) else {
        return Err(Problem::NoPerson);
    };
    if own.contains(&token) {
        return Err(Problem::OwnSeat);
    }
    block(house, holder, who, token, place.name.clone()).await
}

/// Whoever asks blocks a friend.
pub(crate) async fn block_friend(house: &House, who: &SignedIn, friend: &AccountId) -> Result<(), Problem> {
    let friends = house.store.friends(who.account.clone()).await.map_err(|error| failed(&error))?;
    let known = friends.into_iter().find(|known| known.account == *friend);
    let known = known.ok_or(Problem::NotFound(Missing::Friend))?;
    let holder = TokenHash::of(&who.identity());
    block(house, holder, Some(who), TokenHash::of(&identity(friend)), known.name).await
}

async fn block(
    house: &House,
    holder: TokenHash,
    who: Option<&SignedIn>,
    token: TokenHash,
    name: String,
) -> Result<(), Problem> {
    house.store.block(holder, token, name).await.map_err(|error| failed(&error))?;
    finding::avoid(house, holder, token);
    // Whoever blocks a friend has one friend less.
    if let Some(who) = who {
        for friend in house.store.friends(who.account.clone()).await.map_err(|error| failed(&error))? {
            if hashes(&friend.account).contains(&token) {
                unfriend(house, who, friend.account).await?;
            }
        }
    }
    Ok(())
}
