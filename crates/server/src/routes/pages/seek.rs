//! “Find me a game”: the form, what somebody who waits sees, and what they say to a match.

use super::lobby::{At, waiting_shown};
use super::reply::{FormBody, LenientQuery, redirect};
use crate::accounts::seat_name;
use crate::finding::{self, Answer, PACES, Proposal, Sought, Standing, Strength};
use crate::house::House;
use crate::introduction::{shown, title};
use crate::problem::Problem;
use crate::routes::finding::standings;
use crate::web::client::{Client, Secure};
use crate::web::events;
use crate::web::memory::{NAME, recall, remember};
use crate::web::session::{PageProblem, Session};
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use benben_store::{TableId, TokenHash};
use benben_web::Texts;
use benben_web::pages::{self, AskedShown, MeanwhileShown, SeekForm, SeekShown};
use futures_util::{StreamExt, stream};
use serde::Deserialize;
use std::sync::Arc;

/// Under which name the browser remembers what was looked for last.
const SOUGHT: &str = "seek";

/// How it stands with somebody's own search, at a table if they look at one. Whoever looks for nothing gets a form, if there
/// is one.
pub(super) async fn seek_shown(
    house: &House,
    standing: Standing,
    texts: Texts,
    at: Option<&str>,
    form: Option<SeekForm>,
) -> Result<Option<SeekShown>, Problem> {
    let now = house.config.clock.now();
    Ok(Some(match standing {
        Standing::Nothing => match form {
            Some(form) => SeekShown::Form(Box::new(form)),
            None => return Ok(None),
        },
        Standing::Dropped => SeekShown::Dropped,
        Standing::Found(table) => SeekShown::Found { table: table.to_string() },
        Standing::Waits(waiting) => {
            let going = finding::going(house, waiting.meanwhile.clone()).await?;
            let games = waiting.wish.games.iter();
            let offered = games.map(|game| ((*game).to_owned(), title(game, texts)));
            SeekShown::Waits {
                seconds: (now - waiting.since).max(0) / 1000,
                meanwhile: match going {
                    Some(table) if at == Some(table.as_str()) => MeanwhileShown::Here,
                    Some(table) => MeanwhileShown::Goes { table: table.to_string() },
                    None => MeanwhileShown::Offered { games: offered.collect() },
                },
                what: waiting_shown(waiting, texts),
            }
        }
        Standing::Asked(Proposal {
            number, game, pace, rated, others, until, accepted, meanwhile, ..
        }) => SeekShown::Asked(AskedShown {
            number,
            title: title(game, texts),
            emblem: shown(game, texts).map(|game| game.emblem).unwrap_or_default(),
            names: others,
            pace: match rated {
                true => format!("{} · {}", pace.shown().words(texts), texts.say("seek-rated-tag")),
                false => pace.shown().words(texts),
            },
            seconds: (until - now).max(0) / 1000,
            accepted,
            ends_another: finding::going(house, meanwhile).await?.is_some(),
        }),
    }))
}

/// What can be looked for; at first it is what was looked for last.
pub(super) fn form(session: &Session, headers: &HeaderMap) -> SeekForm {
    let texts = session.texts();
    let metas = benben_games::metas();
    let most = metas.iter().map(|meta| meta.max_seats).max().unwrap_or(2);
    let last = recall(headers, SOUGHT).and_then(|text| sought(&read(&text)).ok());
    let known = last.is_some();
    let last = last.unwrap_or_else(Sought::usual);
    let games = benben_games::ids().filter_map(|id| shown(id, texts));
    SeekForm {
        games: games
            .map(|game| {
                let chosen = last.games.is_empty() || last.games.iter().any(|id| *id == game.meta.id);
                (game, chosen)
            })
            .collect(),
        seats: (2..=most).map(|seats| (seats, last.seats.contains(&seats))).collect(),
        paces: PACES
            .map(|pace| (pace.to_string(), pace.shown().words(texts), last.paces.contains(&pace)))
            .into(),
        flexible: !known || last.flexible,
        anyone: last.strength == Strength::Anyone,
        rated: last.rated,
        name: session.signed_in().is_none().then(|| recall(headers, NAME).unwrap_or_default()),
    }
}

impl Sought {
    /// What a form begins with: two of any game, at the usual pace.
    fn usual() -> Self {
        let (games, strength) = Default::default();
        Sought { games, seats: vec![2], paces: vec![PACES[0]], flexible: true, strength, rated: false }
    }
}

/// What a form asks for.
fn sought(fields: &[(String, String)]) -> Result<Sought, Problem> {
    let all = |key: &str| {
        fields
            .iter()
            .filter(move |(name, _)| name == key)
            .map(|(_, value)| value.as_str())
            .collect::<Vec<_>>()
    };
    let malformed = || Problem::malformed("the form was changed");
    let seats: Result<Vec<usize>, _> = all("seats").into_iter().map(str::parse).collect();
    let paces: Result<Vec<_>, _> = all("pace").into_iter().map(str::parse).collect();
    Ok(Sought {
        games: all("game").into_iter().map(str::to_owned).collect(),
        seats: seats.map_err(|_| malformed())?,
        paces: paces.map_err(|_| malformed())?,
        flexible: !all("flexible").is_empty(),
        strength: if all("strength") == ["anyone"] { Strength::Anyone } else { Strength::Near },
        rated: !all("rated").is_empty(),
    })
}

/// What was chosen in the form, as it is remembered: in words, with `_` for the spaces within them.
fn write(fields: &[(String, String)]) -> String {
    let chosen = fields.iter().filter(|(key, _)| key != "name");
    let word = |(key, value): &(String, String)| format!("{key}={}", value.replace(' ', "_"));
    chosen.map(word).collect::<Vec<_>>().join(" ")
}

fn read(text: &str) -> Vec<(String, String)> {
    let word = |word: &str| {
        let (key, value) = word.split_once('=')?;
        Some((key.to_owned(), value.replace('_', " ")))
    };
    text.split(' ').filter_map(word).collect()
}

/// Only how it stands with one's own search, on other pages. It ends when that does.
pub(crate) async fn live(
    State(house): State<Arc<House>>,
    client: Client,
    session: Session,
    LenientQuery(At { table }): LenientQuery<At>,
) -> Result<Response, PageProblem> {
    let open = events::open(&house, client).map_err(|problem| session.problem(problem))?;
    let end = stream::once(async { events::event("end", "") });
    let seeks = searches(&house, &session, table).chain(end);
    Ok(events::respond(house, open, seeks))
}

/// How it stands with one's own search whenever that changes, for a page that shows this table, if it shows one.
pub(super) fn searches(
    house: &Arc<House>,
    session: &Session,
    at: Option<String>,
) -> impl futures_util::Stream<Item = String> + Send + use<> {
    let (told, texts, at) = (house.clone(), session.texts(), Arc::new(at));
    let standings = standings(house.clone(), session.hashes().alone);
    Box::pin(standings.filter_map(move |standing| {
        let (told, at) = (told.clone(), at.clone());
        async move {
            // What fails now is told with what comes next.
            let shown = seek_shown(&told, standing, texts, at.as_deref(), None).await.ok()??;
            Some(events::event("seek", &pages::seek(&shown, texts).into_string()))
        }
    }))
}

/// Looks for a game.
pub(crate) async fn seek(
    State(house): State<Arc<House>>,
    session: Session,
    secure: Secure,
    headers: HeaderMap,
    FormBody(fields): FormBody<Vec<(String, String)>>,
) -> Result<Response, PageProblem> {
    let failed = |problem| session.problem(problem);
    let texts = session.texts();
    let named = fields.iter().find(|(key, _)| key == "name").map(|(_, name)| name.trim().to_owned());
    let wanted = named.clone().or_else(|| recall(&headers, NAME)).filter(|name| !name.is_empty());
    let wanted = wanted.unwrap_or_else(|| texts.say("name-guest"));
    let who = session.signed_in().cloned();
    let name = seat_name(who.as_deref(), &wanted).map_err(failed)?;
    let seat_token = session.seat_token(&house).await?;
    let holder = TokenHash::of(&seat_token.token);
    let sought = sought(&fields).map_err(failed)?;
    finding::seek(&house, holder, name, who.as_deref(), sought).await.map_err(failed)?;
    let mut answer = seat_token.cookie(secure);
    remember(&mut answer, SOUGHT, &write(&fields));
    if let Some(name) = named.filter(|name| !name.is_empty()) {
        remember(&mut answer, NAME, &name);
    }
    Ok(redirect("/lobby", answer))
}

/// What somebody says to a match.
#[derive(Debug, Deserialize)]
pub(crate) struct Said {
    number: u64,
    answer: String,
}

/// Confirms a match, or does not.
pub(crate) async fn answer(
    State(house): State<Arc<House>>,
    session: Session,
    FormBody(Said { number, answer }): FormBody<Said>,
) -> Result<Response, PageProblem> {
    let word = if answer == "yes" { Answer::Accept(None) } else { Answer::Decline };
    let standing = finding::answer(&house, session.hashes().alone, number, word).await;
    let standing = standing.map_err(|problem| session.problem(problem))?;
    Ok(match standing {
        Standing::Found(table) if !session.by_script => to_table(&table),
        _ => done(&session),
    })
}

/// Looks for the same once more.
pub(crate) async fn again(
    State(house): State<Arc<House>>,
    session: Session,
) -> Result<Response, PageProblem> {
    finding::look_again(&house, session.hashes().alone).map_err(|problem| session.problem(problem))?;
    Ok(done(&session))
}

/// Which game.
#[derive(Debug, Deserialize)]
pub(crate) struct Which {
    game: Option<String>,
}

/// Plays against bots until somebody comes.
pub(crate) async fn meanwhile(
    State(house): State<Arc<House>>,
    session: Session,
    client: Client,
    FormBody(Which { game }): FormBody<Which>,
) -> Result<Response, PageProblem> {
    let failed = |problem| session.problem(problem);
    let who = session.hashes().alone.ok_or_else(|| failed(Problem::Moved))?;
    let table = finding::play_meanwhile(&house, client, who, game.as_deref()).await.map_err(failed)?;
    Ok(to_table(&table))
}

/// Looks for nothing any more.
pub(crate) async fn leave(State(house): State<Arc<House>>, session: Session) -> Response {
    finding::leave(&house, session.hashes().alone);
    done(&session)
}

fn to_table(table: &TableId) -> Response {
    redirect(&format!("/t/{table}"), HeaderMap::new())
}

/// A script stays where it is and is told by its stream.
fn done(session: &Session) -> Response {
    if session.by_script {
        return StatusCode::NO_CONTENT.into_response();
    }
    redirect("/lobby", HeaderMap::new())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_looked_for_is_remembered() {
        let game = benben_games::metas()[0].id;
        let fields: Vec<(String, String)> = [
            ("game", game),
            ("seats", "2"),
            ("seats", "3"),
            ("pace", &PACES[1].to_string()),
            ("pace", &PACES[3].to_string()),
            ("strength", "anyone"),
            ("rated", "yes"),
            ("name", "Ada"),
        ]
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .into();
        let kept = write(&fields);
        assert!(!kept.contains("Ada"), "{kept}");
        let sought = sought(&read(&kept)).unwrap();
        assert_eq!((sought.games, sought.seats), (vec![game.to_owned()], vec![2, 3]));
        assert_eq!((sought.paces, sought.strength), (vec![PACES[1], PACES[3]], Strength::Anyone));
        assert_eq!((sought.flexible, sought.rated), (false, true));
    }
}
