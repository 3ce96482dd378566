//! Being told that it is one's turn, for programs and for the script of pages.

use crate::accounts::SignedIn;
use crate::base64url::Bytes;
use crate::house::House;
use crate::notify::{self, Browser, Format, Outcome};
use crate::problem::Problem;
use crate::web::body::JsonBody;
use crate::web::client::Secure;
use crate::web::session::Session;
use crate::web::token::OptionalToken;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use benben_store::TokenHash;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// How you are told that it is your turn.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Notices {
    /// The server's public key, as browsers want it (`applicationServerKey`), if it sends messages to browsers.
    push_key: Option<String>,
    /// How many of your browsers are told.
    browsers: usize,
    /// Where messages go besides.
    webhook: Option<Webhook>,
}

/// An address of yours. Only its host is shown: whoever knows the rest can write there.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Webhook {
    /// Its host.
    host: String,
    /// How messages are written.
    format: Format,
    /// How many messages in a row could not be delivered.
    failures: u32,
    /// Is nothing sent there any more, because too many could not?
    stopped: bool,
}

/// How you are told that it is your turn.
#[utoipa::path(get, path = "/api/v1/notices", tag = "notices", responses((status = 200, body = Notices)))]
pub(crate) async fn show(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
) -> Result<Json<Notices>, Problem> {
    let settings = notify::settings(&house, caller.hash()).await?;
    let webhook = settings.webhook.map(|webhook| Webhook {
        stopped: webhook.is_off(),
        host: webhook.host,
        format: webhook.format,
        failures: webhook.failures,
    });
    Ok(Json(Notices { push_key: settings.key, browsers: settings.browsers, webhook }))
}

/// A push subscription, as browsers write it.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Subscription {
    /// Where messages for the browser are brought: an https address on the internet.
    endpoint: String,
    /// When the browser gives it up by itself; not used.
    #[serde(default, rename = "expirationTime")]
    _expires: Option<f64>,
    /// What messages are encrypted with.
    keys: SubscriptionKeys,
}

/// What messages are encrypted with, in base64url.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SubscriptionKeys {
    /// The browser's public key.
    #[schema(value_type = String)]
    p256dh: Bytes,
    /// The secret it shares with us.
    #[schema(value_type = String)]
    auth: Bytes,
}

/// Tells this browser from now on. You need a seat somewhere, or an account.
#[utoipa::path(post, path = "/api/v1/notices/browsers", tag = "notices", request_body = Subscription,
    responses((status = 204), (status = 401, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub(crate) async fn subscribe(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    session: Session,
    JsonBody(subscription): JsonBody<Subscription>,
) -> Result<StatusCode, Problem> {
    let holder = caller.hash().ok_or(Problem::NoSeat)?;
    let SubscriptionKeys { p256dh: Bytes(key), auth: Bytes(secret) } = subscription.keys;
    let browser = Browser { endpoint: subscription.endpoint, key, secret };
    notify::subscribe(&house, holder, caller.signed_in().is_some(), browser, session.language).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Which browser.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct WhichBrowser {
    /// Where messages for it are brought.
    endpoint: String,
}

/// Doesn't tell this browser any more.
#[utoipa::path(post, path = "/api/v1/notices/browsers/remove", tag = "notices", request_body = WhichBrowser,
    responses((status = 204), (status = 401, body = Problem)))]
pub(crate) async fn unsubscribe(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    JsonBody(WhichBrowser { endpoint }): JsonBody<WhichBrowser>,
) -> Result<StatusCode, Problem> {
    notify::unsubscribe(&house, caller.hash().ok_or(Problem::NoSeat)?, endpoint).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Where messages shall go.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewWebhook {
    /// An https address on the internet.
    address: String,
    /// How messages are written.
    format: Format,
}

/// What an account's address is kept by.
pub(super) fn holder(who: &SignedIn) -> TokenHash {
    TokenHash::of(&who.identity())
}

/// Where the browser or program itself found us: links in messages lead there.
pub(super) fn home(secure: Secure, headers: &HeaderMap) -> String {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    format!("{}://{host}", if secure.0 { "https" } else { "http" })
}

/// Sends messages to this address, too, in place of one from before.
#[utoipa::path(post, path = "/api/v1/notices/webhook", tag = "notices", request_body = NewWebhook,
    responses((status = 204), (status = 401, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub(crate) async fn set_webhook(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    session: Session,
    secure: Secure,
    headers: HeaderMap,
    JsonBody(NewWebhook { address, format }): JsonBody<NewWebhook>,
) -> Result<StatusCode, Problem> {
    let holder = holder(&*caller.account()?);
    notify::set_webhook(&house, holder, &address, format, session.language, home(secure, &headers)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Forgets your address.
#[utoipa::path(post, path = "/api/v1/notices/webhook/remove", tag = "notices",
    responses((status = 204), (status = 401, body = Problem)))]
pub(crate) async fn remove_webhook(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
) -> Result<StatusCode, Problem> {
    notify::remove_webhook(&house, holder(&*caller.account()?)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What became of a test.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Tested {
    /// Was it delivered?
    delivered: bool,
    /// The status of the answer, if there was one that says something.
    status: Option<u16>,
}

/// Sends something to your address now.
#[utoipa::path(post, path = "/api/v1/notices/webhook/test", tag = "notices",
    responses((status = 200, body = Tested), (status = 401, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn test_webhook(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
) -> Result<Json<Tested>, Problem> {
    let outcome = notify::test_webhook(&house, holder(&*caller.account()?)).await?;
    Ok(Json(Tested { delivered: outcome == Outcome::Delivered, status: status(outcome) }))
}

/// The status of an answer that wasn't the one we hoped for.
pub(super) fn status(outcome: Outcome) -> Option<u16> {
    match outcome {
        Outcome::Gone => Some(404),
        Outcome::Refused(status) => Some(status),
        Outcome::Failed(status, _) => status,
        Outcome::Delivered | Outcome::NotPublic => None,
    }
}
