//! Everything that is kept about somebody, for them.

use super::{SignedIn, hashes};
use crate::house::House;
use crate::keepsakes::{self, Progress, Settings};
use crate::problem::Problem;
use crate::profiles::{self, PartsSeen, Reviewed};
use benben_store::{Listing, Status, StoredChange, StoredRating, StoredTry, TableSummary, TokenHash};
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::Arc;
use utoipa::ToSchema;

/// Everything that is kept about you.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Exported {
    /// What the account is known by.
    id: String,
    /// Your name.
    name: String,
    /// Since when it is kept, as `2026-11-17`.
    since: String,
    /// Is there a password? What is kept of it tells nobody what it is.
    has_password: bool,
    /// Recovery codes that have not been used.
    recovery_codes_left: u32,
    /// Where you are signed in.
    sessions: Vec<ExportedSession>,
    /// Your passkeys.
    passkeys: Vec<ExportedPasskey>,
    /// What you have learned.
    learned: Progress,
    /// What you have chosen.
    settings: Settings,
    /// Your friends.
    friends: Vec<ExportedFriend>,
    /// Do you appear offline to them?
    appears_offline: bool,
    /// Whom you block, by what they were called then.
    blocked: Vec<String>,
    /// Browsers that are told when it is your turn. What they are reached by isn't written here: whoever has it could write
    /// to them.
    browsers: Vec<ExportedBrowser>,
    /// The host of the address that is told besides.
    webhook: Option<String>,
    /// Your holidays.
    holidays: Vec<ExportedHoliday>,
    /// Who sees which part of your profile.
    profile: PartsSeen,
    /// Your ratings, and how they came about: each change, the newest first.
    ratings: Vec<ExportedRating>,
    /// What reviews say about your decisions.
    reviews: Vec<Reviewed>,
    /// Your tries of deals of the day, the newest first.
    daily: Vec<ExportedTry>,
    /// Tables where you have a seat, and games you have finished.
    tables: Vec<ExportedTable>,
}

#[derive(Debug, Serialize, ToSchema)]
struct ExportedSession {
    device: String,
    since: String,
    last_seen: String,
}

#[derive(Debug, Serialize, ToSchema)]
struct ExportedPasskey {
    name: String,
    since: String,
}

#[derive(Debug, Serialize, ToSchema)]
struct ExportedFriend {
    name: String,
    since: String,
}

#[derive(Debug, Serialize, ToSchema)]
struct ExportedBrowser {
    language: String,
    since: String,
}

#[derive(Debug, Serialize, ToSchema)]
struct ExportedHoliday {
    from: String,
    to: String,
}

#[derive(Debug, Serialize, ToSchema)]
struct ExportedRating {
    game: String,
    rating: f64,
    /// One standard deviation.
    deviation: f64,
    /// After so many rated games.
    games: u32,
    changes: Vec<ExportedChange>,
}

#[derive(Debug, Serialize, ToSchema)]
struct ExportedChange {
    table: String,
    place: u8,
    /// Among so many.
    seats: u8,
    rating_before: f64,
    deviation_before: f64,
    rating: f64,
    deviation: f64,
    at: String,
}

#[derive(Debug, Serialize, ToSchema)]
struct ExportedTry {
    day: String,
    game: String,
    table: Option<String>,
    /// Your share of the win, once it has ended.
    share: Option<f64>,
    points: Option<i32>,
    ended_at: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
struct ExportedTable {
    table: String,
    game: String,
    options: String,
    #[schema(value_type = String)]
    status: Status,
    /// Your seats there: several, where you shared a device.
    seats: Vec<usize>,
    /// Scores and places, once the game is over.
    #[schema(value_type = Object)]
    result: Option<serde_json::Value>,
    opened_at: String,
    changed_at: String,
}

/// Everything that is kept about somebody.
pub(crate) async fn export(house: &Arc<House>, who: &SignedIn) -> Result<Exported, Problem> {
    let (store, id) = (&house.store, || who.account.clone());
    let failed = |error| Problem::store(&error);
    let account = store.account(id()).await.map_err(failed)?.ok_or(Problem::NotSignedIn)?;
    let sessions = store.sessions(id()).await.map_err(failed)?.into_iter().map(|session| ExportedSession {
        device: session.device,
        since: session.begun_on.to_string(),
        last_seen: session.seen_on.to_string(),
    });
    let passkeys = store.passkeys(id()).await.map_err(failed)?.into_iter();
    let passkeys =
        passkeys.map(|passkey| ExportedPasskey { name: passkey.name, since: passkey.added_on.to_string() });
    let friends = store.friends(id()).await.map_err(failed)?.into_iter();
    let friends = friends.map(|friend| ExportedFriend { name: friend.name, since: friend.since.to_string() });
    let hashes = hashes(&who.account);
    let blocked = store.blocked_by(hashes[0]).await.map_err(failed)?.into_iter().map(|block| block.name);
    let mut daily = Vec::new();
    let mut tables: BTreeMap<String, ExportedTable> = BTreeMap::new();
    for hash in &hashes {
        daily.extend(store.tries_of(*hash).await.map_err(failed)?.into_iter().map(tried));
        let held = store.list(Listing::HeldBy(*hash), u32::MAX).await.map_err(failed)?;
        tables.extend(held.into_iter().map(|table| (table.id.to_string(), exported(table, &hashes))));
    }
    let holder = TokenHash::of(&who.identity());
    let browsers = store.subscriptions(holder).await.map_err(failed)?.into_iter();
    let holidays = store.holidays(holder).await.map_err(failed)?.into_iter();
    let webhook = crate::notify::settings(house, Some(holder)).await?.webhook;
    Ok(Exported {
        browsers: browsers
            .map(|browser| ExportedBrowser { language: browser.language, since: browser.since.to_string() })
            .collect(),
        webhook: webhook.map(|webhook| webhook.host),
        holidays: holidays
            .map(|day| ExportedHoliday { from: day.from.to_string(), to: day.to.to_string() })
            .collect(),
        id: account.id.to_string(),
        name: account.name,
        since: account.opened_on.to_string(),
        has_password: account.password.is_some(),
        recovery_codes_left: store.codes_left(id()).await.map_err(failed)?,
        sessions: sessions.collect(),
        passkeys: passkeys.collect(),
        settings: keepsakes::settings(house, &who.account).await?,
        learned: keepsakes::progress(house, who).await?,
        friends: friends.collect(),
        appears_offline: store.appears_offline(id()).await.map_err(failed)?,
        blocked: blocked.collect(),
        profile: profiles::seen(house, who).await?,
        ratings: ratings(house, who).await?,
        reviews: profiles::reviews(house, &who.account).await?,
        daily,
        tables: tables.into_values().collect(),
    })
}

/// All of them, however many there are.
async fn ratings(house: &House, who: &SignedIn) -> Result<Vec<ExportedRating>, Problem> {
    let failed = |error| Problem::store(&error);
    let now = house.store.ratings_of(who.account.clone()).await.map_err(failed)?;
    let changes = house.store.changes_of(who.account.clone(), u32::MAX).await.map_err(failed)?;
    let change = |one: &StoredChange| ExportedChange {
        table: one.table.to_string(),
        place: one.place,
        seats: one.seats,
        rating_before: one.before.rating,
        deviation_before: one.before.deviation,
        rating: one.after.rating,
        deviation: one.after.deviation,
        at: crate::date::iso(one.at),
    };
    let rating = |one: StoredRating| ExportedRating {
        rating: one.skill.rating,
        deviation: one.skill.deviation,
        games: one.games,
        changes: changes.iter().filter(|change| change.game == one.game).map(change).collect(),
        game: one.game,
    };
    Ok(now.into_iter().map(rating).collect())
}

fn tried(one: StoredTry) -> ExportedTry {
    let (day, table) = (one.day.to_string(), one.table.map(|table| table.to_string()));
    let result = one.result.as_ref();
    ExportedTry {
        share: result.map(|result| result.share),
        points: result.map(|result| result.points),
        ended_at: result.map(|result| crate::date::iso(result.at)),
        game: one.game,
        day,
        table,
    }
}

fn exported(table: TableSummary, hashes: &[TokenHash]) -> ExportedTable {
    let mine = |token: Option<TokenHash>| token.is_some_and(|token| hashes.contains(&token));
    let seats = table.seats.iter().enumerate().filter(|(_, seat)| mine(seat.token));
    ExportedTable {
        seats: seats.map(|(index, _)| index + 1).collect(),
        table: table.id.to_string(),
        game: table.game,
        options: table.options,
        status: table.status,
        result: table.result.as_deref().and_then(|result| serde_json::from_str(result).ok()),
        opened_at: crate::date::iso(table.created_at),
        changed_at: crate::date::iso(table.changed_at),
    }
}
