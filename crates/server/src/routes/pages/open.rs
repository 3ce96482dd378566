//! Opening a table from a page.

use super::company::{Fields, check_company, last, read, write};
use super::reply::{FormBody, redirect};
use crate::accounts::name_seats;
use crate::bot_name::BotName;
use crate::erased::OpeningError;
use crate::house::House;
use crate::luck;
use crate::name;
use crate::opening::{self, Wish};
use crate::pace::PaceError;
use crate::problem::Problem;
use crate::web::client::{Client, Secure};
use crate::web::memory::{NAME, choice_of, recall, remember};
use crate::web::session::{PageProblem, Session, shared};
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use benben_core::{MAX_SEATS, Meta};
use benben_store::{Holder, Status, StoredSeat, TokenHash};
use benben_web::pages::{Chosen, With};
use std::sync::Arc;

/// Opens a table and leads to it.
pub(crate) async fn open(
    State(house): State<Arc<House>>,
    session: Session,
    client: Client,
    secure: Secure,
    headers: HeaderMap,
    FormBody(fields): FormBody<Vec<(String, String)>>,
) -> Result<Response, PageProblem> {
    let fields: Fields = fields.into_iter().collect();
    let opened = fields.get("again").or(fields.get("game")).map(String::as_str).unwrap_or_default();
    let meta = benben_games::metas().iter().find(|meta| meta.id == opened).copied();
    let meta = meta.ok_or_else(|| session.problem(OpeningError::unknown(opened).into()))?;
    let again = if fields.contains_key("again") { last(meta, &headers) } else { None };
    let chosen = again.unwrap_or_else(|| read(meta, &fields));
    check_company(&chosen, &fields).map_err(|error| session.problem(error.into()))?;
    let name = fields.get("name").or(fields.get("name-1")).map(|name| name.trim().to_owned());
    let known = recall(&headers, NAME).unwrap_or_default();
    let people = People { fields: &fields, name: name.as_deref().unwrap_or(&known), session: &session };
    let seat_token = session.seat_token(&house).await?;
    let seats = people.seats(&chosen, &seat_token.token);
    let mut seats = seats.map_err(|problem| session.problem(problem))?;
    let (who, alone) = (session.signed_in().map(|who| &**who), TokenHash::of(&seat_token.token));
    let named = name_seats(who, alone, &mut seats);
    named.map_err(|problem| session.problem(problem))?;
    // Where several share a browser, each has a token of their own; the first is the host.
    let host = seats.iter().find_map(|seat| seat.token).unwrap_or_else(|| TokenHash::of(&seat_token.token));
    let wish = wish(meta, &chosen, host, seats, client).map_err(|problem| session.problem(problem))?;
    let table = opening::open(&house, wish).await.map_err(|problem| session.problem(problem))?;
    if table.status == Status::Playing {
        crate::tables::wake(&house, &table.id);
    }
    let mut answer = seat_token.cookie(secure);
    if !fields.contains_key("seat-1") {
        remember(&mut answer, &choice_of(meta.id), &write(&chosen));
    }
    if let Some(name) = name.filter(|name| !name.is_empty()) {
        remember(&mut answer, NAME, &name);
    }
    Ok(redirect(&format!("/t/{}", table.id), answer))
}

fn wish(
    meta: &Meta,
    chosen: &Chosen,
    host: TokenHash,
    seats: Vec<StoredSeat>,
    client: Client,
) -> Result<Wish, Problem> {
    let options: Vec<String> = chosen.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
    Ok(Wish {
        game: meta.id.to_owned(),
        options: options.join(" "),
        edition: None,
        pace: chosen.pace.parse().map_err(PaceError::Notation)?,
        spectators: chosen.spectators,
        listed: chosen.listed,
        hints: chosen.hints,
        host: Some(host),
        // Friends look around first, and say when they are ready.
        host_starts: seats.iter().any(|seat| seat.away),
        seats,
        client: Some(client),
        promised: None,
        daily: None,
        rated: chosen.rated && chosen.with != With::Device,
    })
}

/// Who sits down with whom.
struct People<'a> {
    fields: &'a Fields,
    name: &'a str,
    session: &'a Session,
}

impl People<'_> {
    fn seats(&self, chosen: &Chosen, token: &str) -> Result<Vec<StoredSeat>, Problem> {
        // A form may also say who has which seat.
        if self.fields.contains_key("seat-1") {
            return seats(self.fields, token, self.session);
        }
        let level = BotName::named(&chosen.level)?;
        let others = chosen.players - 1;
        let me = person(self.name, token, self.session, None);
        Ok(match chosen.with {
            With::Bots => [me?].into_iter().chain((0..others).map(|_| bot(level))).collect(),
            With::Friends => {
                let waits = StoredSeat { away: true, ..me? };
                [waits].into_iter().chain((0..others).map(|_| open_seat())).collect()
            }
            With::Device => self.around_a_device(chosen, level, token)?,
        })
    }

    fn around_a_device(
        &self,
        chosen: &Chosen,
        level: BotName,
        token: &str,
    ) -> Result<Vec<StoredSeat>, Problem> {
        let people = chosen.players - chosen.bots;
        let name = |number: usize| match number {
            1 => self.name,
            _ => self.fields.get(&format!("name-{number}")).map(String::as_str).unwrap_or_default(),
        };
        // Somebody alone at a device has no curtain to draw.
        let number_of = |number: usize| (people > 1).then_some(number as u8);
        let people = (1..=people).map(|number| person(name(number), token, self.session, number_of(number)));
        people.chain((0..chosen.bots).map(|_| Ok(bot(level)))).collect()
    }
}

fn open_seat() -> StoredSeat {
    StoredSeat { nonce: Some(luck::nonce()), ..StoredSeat::default() }
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
            "open" => Ok(open_seat()),
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
        (name, _) => name::check(name)?,
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
