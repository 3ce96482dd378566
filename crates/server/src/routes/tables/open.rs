//! Opening a table.

use crate::accounts::name_seats;
use crate::bot_name::BotName;
use crate::house::House;
use crate::luck;
use crate::name;
use crate::opening::{self, Wish};
use crate::pace::Pace;
use crate::problem::Problem;
use crate::table::Seated;
use crate::web::body::JsonBody;
use crate::web::client::Client;
use crate::web::token::{OptionalToken, SeatToken};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use benben_core::{Commitment, MAX_SEATS, Seat};
use benben_store::{Holder, Status, StoredSeat, StoredTable, TokenHash};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::Arc;
use utoipa::ToSchema;

/// The table you would like to open.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct OpenTable {
    /// Id of the game.
    game: String,
    /// What is chosen before the game; the rest stays standard.
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// An edition of your own, as TOML text.
    #[serde(default)]
    edition: Option<String>,
    /// Who sits where, in seat order.
    seats: Vec<SeatWish>,
    /// How much time there is.
    #[serde(default)]
    pace: Pace,
    /// Can anyone with the link watch?
    #[serde(default)]
    spectators: bool,
    /// Should lists of open tables show it?
    #[serde(default)]
    listed: bool,
    /// Can players ask on their turn what a bot would do? If you don't say, they can unless somebody plays against another person
    /// with a device of their own.
    #[serde(default)]
    hints: Option<bool>,
    /// Should a full table wait until you start it?
    #[serde(default)]
    host_starts: bool,
    /// Do ratings follow from how it ends? Then everybody is signed in, there is a clock, options and edition are the standard
    /// ones, and nobody gets hints.
    #[serde(default)]
    rated: bool,
}

/// Who gets a seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
#[serde(
    expecting = "a seat such as {\"kind\": \"open\"}, {\"kind\": \"you\", \"name\": \"Ada\"} or {\"kind\": \"bot\", \"level\": \"scribe\"}"
)]
pub(crate) enum SeatWish {
    /// Whoever opens the table.
    You {
        /// Under this name.
        name: String,
    },
    /// Whoever comes.
    Open {},
    /// A bot of the server.
    Bot {
        /// How strong.
        level: String,
    },
}

/// The table is open.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Opened {
    /// Its id: whoever knows it can see the table and take an open seat.
    table: String,
    /// The short code to join by, while seats are open.
    code: Option<String>,
    /// `gathering`, or `playing` if no seat is open.
    #[schema(value_type = String)]
    status: Status,
    /// The hash of the server's secret.
    #[schema(value_type = String)]
    commitment: Commitment,
    /// Your seat, if you took one.
    you: Option<Seated>,
    /// If you took no seat and brought no token: the token by which you are the host.
    #[serde(skip_serializing_if = "Option::is_none")]
    host_token: Option<String>,
}

/// Opens a table, and makes you its host. The cards are dealt as soon as no seat is open, or when you start the game.
#[utoipa::path(post, path = "/api/v1/tables", tag = "tables", request_body = OpenTable,
    responses((status = 201, body = Opened), (status = 400, body = Problem), (status = 403, body = Problem), (status = 422, body = Problem),
        (status = 429, body = Problem), (status = 503, body = Problem)))]
pub(crate) async fn open(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    client: Client,
    JsonBody(asked): JsonBody<OpenTable>,
) -> Result<impl IntoResponse, Problem> {
    let who = caller.signed_in().cloned();
    let seat_token = caller.or_issue(&house).await?;
    let (mut seats, alone) = (seats(&asked.seats, &seat_token)?, TokenHash::of(&seat_token.token));
    name_seats(who.as_deref(), alone, &mut seats)?;
    let own = seats.iter().position(|seat| seat.token.is_some()).map(Seat::new);
    let wish = Wish {
        game: asked.game,
        options: options(&asked.options)?,
        edition: asked.edition,
        pace: asked.pace,
        spectators: asked.spectators,
        listed: asked.listed,
        hints: asked.hints,
        host_starts: asked.host_starts,
        host: Some(TokenHash::of(&seat_token.token)),
        seats,
        client: Some(client),
        promised: None,
        daily: None,
        rated: asked.rated,
    };
    let table = opening::open(&house, wish).await?;
    if table.status == Status::Playing {
        crate::tables::wake(&house, &table.id);
    }
    Ok((StatusCode::CREATED, Json(opened(table, own, seat_token.told()))))
}

fn opened(table: StoredTable, own: Option<Seat>, token: Option<String>) -> Opened {
    Opened {
        table: table.id.to_string(),
        code: table.code.map(String::from),
        status: table.status,
        commitment: table.commitment,
        host_token: token.clone().filter(|_| own.is_none()),
        you: own.map(|seat| Seated { table: table.id.to_string(), seat, token }),
    }
}

fn seats(wishes: &[SeatWish], seat_token: &SeatToken) -> Result<Vec<StoredSeat>, Problem> {
    if wishes.len() > MAX_SEATS {
        return Err(Problem::TooManySeats);
    }
    let yours = wishes.iter().filter(|wish| matches!(wish, SeatWish::You { .. })).count();
    if yours > 1 {
        return Err(Problem::TwoSeats);
    }
    wishes.iter().map(|wish| seat(wish, seat_token)).collect()
}

/// Every share of the luck that the server draws is drawn and shown before any person's is known, so that nobody can
/// choose it to fit. Whoever joins may bring their own.
fn seat(wish: &SeatWish, seat_token: &SeatToken) -> Result<StoredSeat, Problem> {
    let nonce = Some(luck::nonce());
    Ok(match wish {
        SeatWish::Open {} => StoredSeat { nonce, ..StoredSeat::default() },
        SeatWish::You { name } => StoredSeat {
            holder: Holder::Person,
            name: name::check(name)?,
            token: Some(TokenHash::of(&seat_token.token)),
            nonce,
            ..StoredSeat::default()
        },
        SeatWish::Bot { level } => {
            let level = BotName::named(level)?.to_string();
            StoredSeat { holder: Holder::Bot, level, nonce, ..StoredSeat::default() }
        }
    })
}

pub(crate) fn options(chosen: &BTreeMap<String, String>) -> Result<String, Problem> {
    let mut text = String::new();
    for (key, value) in chosen {
        let plain = |word: &str| !word.is_empty() && !word.contains(|c: char| c.is_whitespace() || c == '=');
        if !plain(key) || !plain(value) {
            return Err(Problem::OptionWords);
        }
        write!(text, "{key}={value} ").expect("writing to a string cannot fail");
    }
    Ok(text)
}
