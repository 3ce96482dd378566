//! Friends, invitations and blocks, on pages.

use super::reply::{FormBody, LenientQuery, done, page, redirect};
use super::seats::For;
use crate::accounts::SignedIn;
use crate::friends;
use crate::house::House;
use crate::introduction::{shown, title};
use crate::problem::{Missing, Problem};
use crate::ratings::seat_rating;
use crate::web::client::Secure;
use crate::web::path::{PathWord, TablePath};
use crate::web::session::{PageProblem, Session};
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use benben_games::assets;
use benben_store::{AccountId, TableId};
use benben_web::Texts;
use benben_web::assets::qr;
use benben_web::pages::{self, BlockShown, FriendShown, FriendsPage, InvitationShown};
use serde::Deserialize;
use std::sync::Arc;

/// Somebody's friends.
pub(super) async fn friends_shown(
    house: &House,
    who: &SignedIn,
    texts: Texts,
) -> Result<Vec<FriendShown>, Problem> {
    let friends = friends::friends(house, who).await?.into_iter();
    Ok(friends
        .map(|friend| FriendShown {
            account: friend.stored.account.to_string(),
            name: friend.stored.name,
            is_here: friend.is_here,
            ratings: friend
                .ratings
                .iter()
                .map(|rating| (title(&rating.game, texts), seat_rating(rating.skill)))
                .collect(),
        })
        .collect())
}

/// Where friends invite somebody.
pub(super) async fn invitations_shown(
    house: &House,
    who: &SignedIn,
    texts: Texts,
) -> Result<Vec<InvitationShown>, Problem> {
    let invitations = friends::invitations(house, who).await?.into_iter();
    let with_game = |one: friends::Invitation| {
        let game = shown(&one.game, texts)?;
        Some(InvitationShown {
            name: one.name,
            title: game.title,
            emblem: game.emblem,
            table: one.table.to_string(),
        })
    };
    Ok(invitations.filter_map(with_game).collect())
}

/// To which table friends are invited.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct To {
    table: Option<String>,
}

/// The page of friends.
pub(crate) async fn show(
    State(house): State<Arc<House>>,
    session: Session,
    Secure(secure): Secure,
    LenientQuery(To { table }): LenientQuery<To>,
    headers: HeaderMap,
) -> Result<Response, PageProblem> {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let scheme = if secure { "https" } else { "http" };
    let shown = friends_page(&house, &session, &format!("{scheme}://{host}"), table).await;
    let shown = shown.map_err(|problem| session.problem(problem))?;
    Ok(page(pages::friends_page(&shown, session.texts(), assets())))
}

async fn friends_page(
    house: &House,
    session: &Session,
    origin: &str,
    table: Option<String>,
) -> Result<FriendsPage, Problem> {
    let failed = |error| Problem::store(&error);
    let blocks = match session.hashes().alone {
        Some(holder) => house.store.blocked_by(holder).await.map_err(failed)?,
        None => Vec::new(),
    };
    let blocks = blocks.into_iter().map(|one| BlockShown { number: one.number, name: one.name }).collect();
    let table = table.filter(|table| table.parse::<TableId>().is_ok());
    let Some(who) = session.signed_in() else {
        let (friends, link, invitations) = (None, None, Vec::new());
        return Ok(FriendsPage { friends, link, appears_offline: false, invitations, blocks, table });
    };
    house.circle.note(&who.account, house.config.clock.now());
    let link = format!("{origin}/friends/with/{}", friends::link(house, who).await?);
    let picture = qr(&link);
    Ok(FriendsPage {
        friends: Some(friends_shown(house, who, session.texts()).await?),
        link: Some((link, picture)),
        appears_offline: house.store.appears_offline(who.account.clone()).await.map_err(failed)?,
        invitations: invitations_shown(house, who, session.texts()).await?,
        blocks,
        table,
    })
}

fn back() -> Response {
    redirect("/friends", HeaderMap::new())
}

/// Whoever opens the link of somebody is asked.
pub(crate) async fn ask(
    State(house): State<Arc<House>>,
    session: Session,
    PathWord(code): PathWord,
) -> Result<Response, PageProblem> {
    let Some(who) = session.signed_in() else {
        return Ok(page(pages::befriend("", &code, false, false, session.texts(), assets())));
    };
    let found = friends::whose(&house, who, &code).await.map_err(|problem| session.problem(problem))?;
    let own = found.id == who.account;
    Ok(page(pages::befriend(&found.name, &code, own, true, session.texts(), assets())))
}

/// They say yes.
pub(crate) async fn befriend(
    State(house): State<Arc<House>>,
    session: Session,
    PathWord(code): PathWord,
) -> Result<Response, PageProblem> {
    let who = session.account()?;
    friends::befriend(&house, &who, &code).await.map_err(|problem| session.problem(problem))?;
    Ok(back())
}

/// Another link.
pub(crate) async fn renew_link(
    State(house): State<Arc<House>>,
    session: Session,
) -> Result<Response, PageProblem> {
    let who = session.account()?;
    friends::renew_link(&house, &who).await.map_err(|problem| session.problem(problem))?;
    Ok(back())
}

/// Which friend, and to which table they are invited.
#[derive(Debug, Deserialize)]
pub(crate) struct WhichFriend {
    account: String,
    #[serde(default)]
    table: String,
}

impl WhichFriend {
    fn account(&self, session: &Session) -> Result<AccountId, PageProblem> {
        self.account.parse().map_err(|_| session.problem(Problem::NotFound(Missing::Friend)))
    }
}

/// Friends no more.
pub(crate) async fn remove(
    State(house): State<Arc<House>>,
    session: Session,
    FormBody(which): FormBody<WhichFriend>,
) -> Result<Response, PageProblem> {
    let (who, friend) = (session.account()?, which.account(&session)?);
    friends::unfriend(&house, &who, friend).await.map_err(|problem| session.problem(problem))?;
    Ok(back())
}

/// Blocks a friend.
pub(crate) async fn block(
    State(house): State<Arc<House>>,
    session: Session,
    FormBody(which): FormBody<WhichFriend>,
) -> Result<Response, PageProblem> {
    let (who, friend) = (session.account()?, which.account(&session)?);
    friends::block_friend(&house, &who, &friend).await.map_err(|problem| session.problem(problem))?;
    Ok(back())
}

/// Invites a friend to a table.
pub(crate) async fn invite(
    State(house): State<Arc<House>>,
    session: Session,
    FormBody(which): FormBody<WhichFriend>,
) -> Result<Response, PageProblem> {
    let (who, friend) = (session.account()?, which.account(&session)?);
    let table: Result<TableId, _> = which.table.parse();
    let table = table.map_err(|_| session.problem(Problem::NotFound(Missing::Table)))?;
    let invited = friends::invite(&house, &who, &friend, table.clone()).await;
    invited.map_err(|problem| session.problem(problem))?;
    Ok(done(&session, &table))
}

/// Which table.
#[derive(Debug, Deserialize)]
pub(crate) struct WhichTable {
    table: String,
}

/// No, thanks.
pub(crate) async fn dismiss(
    State(house): State<Arc<House>>,
    session: Session,
    FormBody(WhichTable { table }): FormBody<WhichTable>,
) -> Result<Response, PageProblem> {
    let who = session.account()?;
    if let Ok(table) = table.parse() {
        house.circle.dismiss(&who.account, &table);
    }
    if session.by_script {
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    Ok(redirect("/lobby", HeaderMap::new()))
}

/// Whether to be seen.
#[derive(Debug, Deserialize)]
pub(crate) struct Seen {
    offline: bool,
}

/// Appears offline, or not.
pub(crate) async fn appear(
    State(house): State<Arc<House>>,
    session: Session,
    FormBody(Seen { offline }): FormBody<Seen>,
) -> Result<Response, PageProblem> {
    let who = session.account()?;
    let changed = house.store.appear_offline(who.account.clone(), offline).await;
    changed.map_err(|error| session.problem(Problem::store(&error)))?;
    Ok(back())
}

/// Blocks whoever sits there.
pub(crate) async fn avoid(
    State(house): State<Arc<House>>,
    session: Session,
    TablePath(table): TablePath,
    FormBody(For { seat }): FormBody<For>,
) -> Result<Response, PageProblem> {
    // Whoever shares this browser with others blocks for all of them: that's where it can be ended, too.
    let holder = session.hashes().alone.ok_or_else(|| session.problem(Problem::NoSeat))?;
    let who = session.signed_in().map(|who| &**who);
    let blocked = friends::block_seat(&house, holder, &session.known_as(), who, table.clone(), seat).await;
    blocked.map_err(|problem| session.problem(problem))?;
    Ok(done(&session, &table))
}

/// Which block.
#[derive(Debug, Deserialize)]
pub(crate) struct WhichBlock {
    number: u32,
}

/// Blocks somebody no more.
pub(crate) async fn unblock(
    State(house): State<Arc<House>>,
    session: Session,
    FormBody(WhichBlock { number }): FormBody<WhichBlock>,
) -> Result<Response, PageProblem> {
    if let Some(holder) = session.hashes().alone {
        let ended = house.store.unblock(holder, number.into()).await;
        ended.map_err(|error| session.problem(Problem::store(&error)))?;
    }
    Ok(back())
}
