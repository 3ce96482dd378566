//! Friends, invitations and blocks, by programs.

use crate::friends::{self, Friend};
use crate::house::House;
use crate::problem::{Missing, Problem};
use crate::ratings::seat_rating;
use crate::table::RatingShown;
use crate::web::body::JsonBody;
use crate::web::path::PathWord;
use crate::web::token::OptionalToken;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use benben_core::Seat;
use benben_store::{AccountId, StoreError, StoredRating, TableId};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

fn failed(error: &StoreError) -> Problem {
    Problem::store(error)
}

/// Your friends.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct FriendsShown {
    /// Those who are here first.
    friends: Vec<FriendShown>,
    /// Do you appear offline to them?
    appear_offline: bool,
    /// The code of your link: whoever is signed in and opens `/friends/with/{code}` can become your friend.
    link: String,
}

/// A friend.
#[derive(Debug, Serialize, ToSchema)]
struct FriendShown {
    /// Their account.
    account: String,
    /// What they are called.
    name: String,
    /// How well they play each game, if they show it to friends.
    ratings: Vec<FriendRating>,
    /// Since when you are friends, as `2026-11-17`.
    since: String,
    /// Had they a page open within the last minute, and do they let friends see that?
    here: bool,
}

/// How well a friend plays.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct FriendRating {
    /// Id of the game.
    game: String,
    #[serde(flatten)]
    rating: RatingShown,
}

/// Lists your friends. Asking for it counts as being here.
#[utoipa::path(get, path = "/api/v1/friends", tag = "people",
    responses((status = 200, body = FriendsShown), (status = 401, body = Problem)))]
pub(crate) async fn list(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
) -> Result<Json<FriendsShown>, Problem> {
    let who = caller.account()?;
    house.circle.note(&who.account, house.config.clock.now());
    let rating = |one: StoredRating| FriendRating {
        game: one.game,
        rating: RatingShown::from(seat_rating(one.skill)),
    };
    let shown = |Friend { stored, is_here, ratings }: Friend| FriendShown {
        ratings: ratings.into_iter().map(rating).collect(),
        account: stored.account.to_string(),
        name: stored.name,
        since: stored.since.to_string(),
        here: is_here,
    };
    Ok(Json(FriendsShown {
        friends: friends::friends(&house, &who).await?.into_iter().map(shown).collect(),
        appear_offline: house
            .store
            .appears_offline(who.account.clone())
            .await
            .map_err(|error| failed(&error))?,
        link: friends::link(&house, &who).await?,
    }))
}

/// The code of a link.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct LinkCode {
    /// 32 hexadecimal digits.
    link: String,
}

/// Gives you another link; the one before leads nowhere.
#[utoipa::path(post, path = "/api/v1/friends/link", tag = "people",
    responses((status = 200, body = LinkCode), (status = 401, body = Problem)))]
pub(crate) async fn renew_link(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
) -> Result<Json<LinkCode>, Problem> {
    let link = friends::renew_link(&house, &*caller.account()?).await?;
    Ok(Json(LinkCode { link }))
}

/// Makes you a friend of whoever gave you this link, and them yours.
#[utoipa::path(post, path = "/api/v1/friends", tag = "people", request_body = LinkCode,
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem)))]
pub(crate) async fn befriend(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    JsonBody(LinkCode { link }): JsonBody<LinkCode>,
) -> Result<StatusCode, Problem> {
    friends::befriend(&house, &*caller.account()?, &link).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn account(word: &str) -> Result<AccountId, Problem> {
    word.parse().map_err(|_| Problem::NotFound(Missing::Friend))
}

/// You are friends no more. They aren't told.
#[utoipa::path(post, path = "/api/v1/friends/{account}/remove", tag = "people",
    params(("account" = String, Path, description = "Id of the friend's account")),
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn remove(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    PathWord(friend): PathWord,
) -> Result<StatusCode, Problem> {
    friends::unfriend(&house, &*caller.account()?, account(&friend)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// To which table.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct InviteTo {
    /// Id of the table.
    #[schema(value_type = String)]
    table: TableId,
}

/// Invites a friend to a table that gathers players, where you have a seat or which you have opened.
#[utoipa::path(post, path = "/api/v1/friends/{account}/invite", tag = "people", request_body = InviteTo,
    params(("account" = String, Path, description = "Id of the friend's account")),
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem)))]
pub(crate) async fn invite(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    PathWord(friend): PathWord,
    JsonBody(InviteTo { table }): JsonBody<InviteTo>,
) -> Result<StatusCode, Problem> {
    friends::invite(&house, &*caller.account()?, &account(&friend)?, table).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Should friends see that you are here?
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Visibility {
    /// If so, friends don't see when you are here.
    offline: bool,
}

/// Lets you appear offline to your friends, or not.
#[utoipa::path(post, path = "/api/v1/friends/appear", tag = "people", request_body = Visibility,
    responses((status = 204), (status = 401, body = Problem)))]
pub(crate) async fn appear(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    JsonBody(Visibility { offline }): JsonBody<Visibility>,
) -> Result<StatusCode, Problem> {
    house
        .store
        .appear_offline(caller.account()?.account.clone(), offline)
        .await
        .map_err(|error| failed(&error))?;
    Ok(StatusCode::NO_CONTENT)
}

/// Where you are invited.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Invitations {
    /// The last first. An invitation stands for a quarter of an hour, as long as there is a seat.
    invitations: Vec<InvitationShown>,
}

/// Somebody invites you.
#[derive(Debug, Serialize, ToSchema)]
struct InvitationShown {
    /// Who.
    from: String,
    /// Id of the table.
    table: String,
    /// Id of the game.
    game: String,
    /// When, in unix milliseconds.
    at: i64,
}

/// Lists the tables to which friends invite you.
#[utoipa::path(get, path = "/api/v1/invitations", tag = "people",
    responses((status = 200, body = Invitations), (status = 401, body = Problem)))]
pub(crate) async fn invitations(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
) -> Result<Json<Invitations>, Problem> {
    let who = caller.account()?;
    house.circle.note(&who.account, house.config.clock.now());
    let invitations = friends::invitations(&house, &who).await?.into_iter();
    let invitations = invitations.map(|one| InvitationShown {
        from: one.name,
        table: one.table.to_string(),
        game: one.game,
        at: one.at,
    });
    Ok(Json(Invitations { invitations: invitations.collect() }))
}

/// No, thanks: you aren't coming to this table. Nobody is told.
#[utoipa::path(post, path = "/api/v1/invitations/dismiss", tag = "people", request_body = InviteTo,
    responses((status = 204), (status = 401, body = Problem)))]
pub(crate) async fn dismiss(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    JsonBody(InviteTo { table }): JsonBody<InviteTo>,
) -> Result<StatusCode, Problem> {
    house.circle.dismiss(&caller.account()?.account, &table);
    Ok(StatusCode::NO_CONTENT)
}

/// Whom you block.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Blocks {
    /// The last first.
    blocks: Vec<BlockShown>,
}

/// Somebody you block.
#[derive(Debug, Serialize, ToSchema)]
struct BlockShown {
    /// Its number, for ending it.
    number: u64,
    /// What they were called then.
    name: String,
}

/// Lists whom you block.
#[utoipa::path(get, path = "/api/v1/blocks", tag = "people",
    responses((status = 200, body = Blocks), (status = 401, body = Problem)))]
pub(crate) async fn blocks(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
) -> Result<Json<Blocks>, Problem> {
    let holder = caller.hash().ok_or(Problem::NoSeat)?;
    let blocks = house.store.blocked_by(holder).await.map_err(|error| failed(&error))?.into_iter();
    Ok(Json(Blocks { blocks: blocks.map(|one| BlockShown { number: one.number, name: one.name }).collect() }))
}

/// Whom to block: somebody at a table where you have a seat, or a friend.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(
    untagged,
    expecting = "a seat such as {\"table\": \"…\", \"seat\": 2}, or a friend such as {\"account\": \"…\"}"
)]
pub(crate) enum Block {
    /// Whoever has this seat.
    Seat {
        /// Id of the table.
        #[schema(value_type = String)]
        table: TableId,
        /// The seat.
        #[schema(value_type = u8)]
        seat: Seat,
    },
    /// A friend.
    Friend {
        /// Id of the account.
        #[schema(value_type = String)]
        account: AccountId,
    },
}

/// Blocks somebody: they can't invite you, become your friend, sit down at a table you have opened or be paired with you, and
/// you don't see what they say. They aren't told.
#[utoipa::path(post, path = "/api/v1/blocks", tag = "people", request_body = Block,
    responses((status = 204), (status = 400, body = Problem), (status = 401, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn block(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    JsonBody(block): JsonBody<Block>,
) -> Result<StatusCode, Problem> {
    match block {
        Block::Seat { table, seat } => {
            let holder = caller.hash().ok_or(Problem::NoSeat)?;
            let who = caller.signed_in().map(|who| &**who);
            friends::block_seat(&house, holder, &[], who, table, seat).await?;
        }
        Block::Friend { account } => friends::block_friend(&house, &*caller.account()?, &account).await?,
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Blocks somebody no more.
#[utoipa::path(post, path = "/api/v1/blocks/{number}/end", tag = "people",
    params(("number" = u64, Path, description = "Number of the block")),
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn unblock(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    PathWord(number): PathWord,
) -> Result<StatusCode, Problem> {
    let holder = caller.hash().ok_or(Problem::NoSeat)?;
    let number = number.parse::<u32>().map_err(|_| Problem::NotFound(Missing::Address))?;
    house.store.unblock(holder, number.into()).await.map_err(|error| failed(&error))?;
    Ok(StatusCode::NO_CONTENT)
}
