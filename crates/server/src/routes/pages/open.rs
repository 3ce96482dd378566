//! Opening a table from a page.

use super::reply::{FormBody, redirect};
use crate::bot_name::BotName;
use crate::house::House;
use crate::luck;
use crate::opening::{self, Wish};
use crate::pace::{Pace, PaceError};
use crate::problem::Problem;
use crate::table::check_name;
use crate::web::client::is_secure;
use crate::web::session::{PageProblem, Session, shared};
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use benben_core::MAX_SEATS;
use benben_store::{Holder, Status, StoredSeat, TokenHash};
use std::collections::BTreeMap;
use std::sync::Arc;

/// What the form says, by name.
type Fields = BTreeMap<String, String>;

/// Opens a table and leads to it.
pub(crate) async fn open(
    State(house): State<Arc<House>>,
    session: Session,
    headers: HeaderMap,
    FormBody(fields): FormBody<Vec<(String, String)>>,
) -> Result<Response, PageProblem> {
    let fields: Fields = fields.into_iter().collect();
    let seat_token = session.seat_token();
    let wish = wish(&fields, &seat_token.token, &session).map_err(|problem| session.problem(problem))?;
    let table = opening::open(&house, wish).await.map_err(|problem| session.problem(problem))?;
    if table.status == Status::Playing {
        crate::tables::wake(&house, &table.id);
    }
    Ok(redirect(&format!("/t/{}", table.id), seat_token.cookie(is_secure(&house, &headers))))
}

fn wish(fields: &Fields, token: &str, session: &Session) -> Result<Wish, Problem> {
    let text = |key: &str| fields.get(key).map(String::as_str).unwrap_or_default();
    let chosen = fields.iter().filter_map(|(key, value)| Some((key.strip_prefix("option-")?, value)));
    let options: Vec<String> = chosen.map(|(key, value)| format!("{key}={value}")).collect();
    // A button on the first page sends nothing but the game and a name: a game against one bot.
    let at_once = !fields.contains_key("seat-1");
    let pace = match text("pace") {
        "" => Ok(Pace::default()),
        pace => pace.parse().map_err(PaceError::Notation),
    };
    Ok(Wish {
        game: text("game").to_owned(),
        options: options.join(" "),
        edition: None,
        pace: pace?,
        spectators: at_once || fields.contains_key("spectators"),
        listed: fields.contains_key("listed"),
        seats: if at_once {
            against_a_bot(text("name"), token, session)?
        } else {
            seats(fields, token, session)?
        },
    })
}

fn against_a_bot(name: &str, token: &str, session: &Session) -> Result<Vec<StoredSeat>, Problem> {
    Ok(vec![person(name, token, session, None)?, bot(BotName::USUAL)])
}

fn seats(fields: &Fields, token: &str, session: &Session) -> Result<Vec<StoredSeat>, Problem> {
    let kind = |number: usize| fields.get(&format!("seat-{number}")).map(String::as_str).unwrap_or("none");
    let kinds: Vec<(usize, &str)> =
        (1..=MAX_SEATS).map(|number| (number, kind(number))).filter(|(_, kind)| *kind != "none").collect();
    let several = kinds.iter().any(|(_, kind)| *kind == "here");
    let seat = |(number, kind): &(usize, &str)| {
        let name = fields.get(&format!("name-{number}")).map(String::as_str).unwrap_or_default();
        match *kind {
            "you" | "here" => person(name, token, session, several.then_some(*number as u8)),
            "open" => Ok(StoredSeat { nonce: Some(luck::nonce()), ..StoredSeat::default() }),
            level => BotName::named(level).map(bot),
        }
    };
    kinds.iter().map(seat).collect()
}

/// A person at this browser; where several share it, each has a token of their own.
fn person(name: &str, token: &str, session: &Session, person: Option<u8>) -> Result<StoredSeat, Problem> {
    let name = match (name.trim(), person) {
        ("", None) => session.texts().say("name-guest"),
        ("", Some(person)) => session.texts().with("chair-guest").and("number", person).say(),
        (name, _) => check_name(name)?,
    };
    let token = match person {
        Some(person) => TokenHash::of(&shared(token, person)),
        None => TokenHash::of(token),
    };
    let nonce = Some(luck::nonce());
    Ok(StoredSeat { holder: Holder::Person, name, token: Some(token), nonce, ..StoredSeat::default() })
}

fn bot(bot: BotName) -> StoredSeat {
    let nonce = Some(luck::nonce());
    StoredSeat { holder: Holder::Bot, level: bot.to_string(), nonce, ..StoredSeat::default() }
}
