//! No byte sent to a viewer depends on what that viewer may not know.
//!
//! Whole games are played at real tables. In every position and for every viewer a twin is imagined: the same table with
//! the same history, lying otherwise only in what the viewer cannot know. Two servers show the two, and everything they
//! answer, stream or put on a page must be the same.

mod compared;
mod cup;

use super::{Asker, Stage};
use crate::config::Config;
use crate::erased::{Live, LiveGame, Mind, Opening, OpeningError, Playing};
use axum::Router;
use axum::http::{Method, StatusCode};
use benben_bots::{Heuristics, Level, bot_in_time};
use benben_core::{Chance, Fast, Game, Seat, Seats, Seed, Setting, Table, Turn, Viewer};
use benben_games::FaceVisitor;
use benben_store::contract::line;
use benben_store::{Store, TableId};
use benben_support::effort;
use benben_web::{Face, Language};
use futures_util::future::BoxFuture;
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;

/// Every so many decisions the twins are compared, so that the test takes seconds: more often when everything is tested,
/// and at the beginning, so that short games are looked at as well as long ones.
const EVERY: [usize; 2] = [9, 3];
const EVERY_LATER: [usize; 2] = [45, 15];
const LATER: usize = 60;
/// Of a game's legal actions every so many-th is tried.
const ACTIONS_EVERY: usize = 5;
/// Of the things that can be picked on a page every so many-th is asked about.
const PICKS_EVERY: usize = 7;

/// Of what viewers look at, at least every so many-th has a twin, in every game; and each pair of twins gives at least so
/// many answers to compare.
const TWIN_AMONG: usize = 4;
const LEAST_ANSWERS: usize = 25;
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// In all games together.
const LEAST_COMPARED: [usize; 2] = [3_000, 10_000];

/// How much was compared.
#[derive(Clone, Copy, Debug, Default)]
struct Compared {
    /// Positions as one viewer sees them.
    looks: usize,
    /// Those with a twin.
    twins: usize,
    /// What was asked of both twins.
    answers: usize,
}

struct Twins;

impl FaceVisitor for Twins {
    type Out = BoxFuture<'static, Compared>;

    fn visit<F: Face, H: Heuristics<Game = F::Game>>(self) -> Self::Out {
        Box::pin(async move {
            let mut compared = Compared::default();
            for seats in [F::Game::META.min_seats, F::Game::META.max_seats] {
                compare_whole_game::<F, H>(seats, &mut compared).await;
            }
            compared
        })
    }
}

fn by_effort([everyday, thorough]: [usize; 2]) -> usize {
    effort(everyday, thorough)
}

async fn compare_whole_game<F: Face, H: Heuristics<Game = F::Game>>(seats: usize, compared: &mut Compared) {
    let stage = Stage::new();
    let id = stage.open(&F::Game::META, seats).await;
    cup::pair(&stage, &F::Game::META, seats, &id).await;
    for number in 1..=3 {
        stage.store.say(id.clone(), line(number, 1, "thinking")).await.unwrap();
    }
    let mut live = new_game::<F, H>(seats);
    let mut luck = Fast::part(7, seats as u64);
    let languages = Language::ALL.into_iter().cycle();
    for (step, language) in languages.enumerate() {
        if step % by_effort(if step < LATER { EVERY } else { EVERY_LATER }) == 0 {
            for viewer in Seats::all(seats).into_iter().map(Viewer::Seat).chain([Viewer::Public]) {
                compared.looks += 1;
                let twin = live.twin(viewer, &mut luck);
                if twin.table().state() == live.table().state() {
                    continue;
                }
                let asker = Asker { seat: seat_of(viewer), language };
                let requests = requests(&live, &twin, viewer, &id);
                let shown = answers(&stage, &live, &asker, &id, &requests).await;
                let other = answers(&stage, &twin, &asker, &id, &requests).await;
                assert_eq!(shown.len(), other.len());
                for ((what, shown), (_, other)) in shown.iter().zip(&other) {
                    assert_eq!(shown, other, "{} shows a secret to {viewer:?}: {what}", F::Game::META.id);
                }
                compared.twins += 1;
                compared.answers += shown.len();
            }
        }
        if !play_something(&mut live, &mut luck) {
            break;
        }
    }
    assert_eq!(live.turn(), Turn::Over);
}

fn new_game<F: Face, H: Heuristics<Game = F::Game>>(seats: usize) -> Live<F> {
    Live::new(Table::open(Setting::standard(), seats, Seed::from_number(7)), Mind::of::<H>(bot_in_time::<H>))
}

/// Plays something legal; false if the game is over.
fn play_something<F: Face>(live: &mut Live<F>, luck: &mut Fast) -> bool {
    let Some(seat) = live.turn().awaited().first() else { return false };
    let action = luck.pick(&live.table().legal(seat));
    live.play(seat, live.next_number(seat), &action.to_string()).unwrap();
    true
}

fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public | Viewer::Open => None,
    }
}

/// A request that changes nothing: method, path and body.
type Asked = (Method, String, String);

/// Whatever this viewer might ask at one of the two tables.
fn requests<F: Face>(live: &Live<F>, twin: &Live<F>, viewer: Viewer, id: &TableId) -> Vec<Asked> {
    let api = |what: &str| format!("/api/v1/tables/{id}{what}");
    let page = |what: &str| format!("/t/{id}{what}");
    let get = |path: String| (Method::GET, path, String::new());
    let post = |path: String, body: String| (Method::POST, path, body);
    let mut requests: Vec<Asked> =
        ["", "?texts=en", "?texts=pl", "/log", "/talk?texts=sk", "/drawing", "/record", "/review"]
            .map(|what| get(api(what)))
            .into();
    requests.extend(
        [
            "",
            "/screen",
            "/log",
            "/talk",
            "/missed",
            "/missed?from=1",
            "/review",
            "/retry/1/0",
            "/retry/1/end",
            "/replay",
            "/record",
            "/verify",
        ]
        .map(|what| get(page(what))),
    );
    requests.push(post(page("/retry/1/0"), "action=nonsense".to_owned()));
    requests.push(post(page("/retry/1/0/why-not"), "picks=nothing".to_owned()));
    requests.push(post(page("/retry/1/0/solution"), String::new()));
    requests.extend(
        ["/", "/me", "/here", "/puzzles", "/tournaments", "/api/v1/tournaments", "/lobby", "/api/v1/lobby"]
            .map(|path| get(path.to_owned())),
    );
    requests.push(get("/api/v1/tables".to_owned()));
    let cup = cup::of(id);
    requests.extend(["", "/screen", "/results.txt"].map(|what| get(format!("/tournaments/{cup}{what}"))));
    requests.extend(["", "/results"].map(|what| get(format!("/api/v1/tournaments/{cup}{what}"))));
    requests.push(get(format!("/puzzles/{}/1", F::Game::META.id)));
    let today = crate::clock::Clock::default().today();
    for what in [String::new(), format!("/{today}/{}", F::Game::META.id)] {
        requests.extend(["/daily", "/api/v1/daily"].map(|path| get(format!("{path}{what}"))));
    }
    requests.extend(["/come-back", "/rematch", "/hint?texts=en"].map(|what| post(api(what), String::new())));
    requests.push(post(page("/hint"), String::new()));
    requests.push(post(api("/talk"), json!({ "phrase": "nonsense" }).to_string()));
    requests.push(post(page("/talk"), "phrase=nonsense".to_owned()));
    requests.push(post(api("/talk"), json!({ "words": "nonsense" }).to_string()));
    requests.push(post(api("/words"), json!({ "on": true }).to_string()));
    requests.push(post(page("/words"), "words=on".to_owned()));
    requests.push(post(api("/reports"), json!({ "line": 7 }).to_string()));
    requests.push(post(page("/report"), "line=7".to_owned()));
    let own = seat_of(viewer);
    // Taking back would go the way of the history, which does not lead to the twin.
    if own.is_none_or(|seat| !live.has_played(seat)) {
        requests.push(post(api("/undo"), String::new()));
    }
    if let Some(seat) = own {
        let next = Seat::new((seat.index() + 1) % live.table().seats());
        requests.push(post(api("/stand-in"), json!({ "seat": next }).to_string()));
    }
    for (text, legal) in attempts(&[live.table(), twin.table()], own) {
        requests.push(post(api("/why-not"), json!({ "action": text }).to_string()));
        if !legal {
            let number = own.map_or(1, |seat| live.next_number(seat));
            let act = json!({ "number": number, "action": text }).to_string();
            requests.push(post(api("/actions"), act));
            let act = format!("number={number}&action={}", text.replace(' ', "+"));
            requests.push(post(page("/act"), act));
        }
    }
    requests
}

/// What anyone might do at one of these tables, and whether this seat may.
fn attempts<G: Game>(tables: &[&Table<G>], own: Option<Seat>) -> Vec<(String, bool)> {
    let mut attempts = vec![("nonsense".to_owned(), false)];
    for table in tables {
        for seat in table.turn().awaited() {
            for action in table.legal(seat).into_iter().step_by(ACTIONS_EVERY) {
                let legal = |own: Seat| {
                    table.turn().awaited().contains(own)
                        && table.game().check(table.state(), own, &action).is_ok()
                };
                attempts.push((action.to_string(), own.is_some_and(legal)));
            }
        }
    }
    attempts
}

/// Everything that is answered, by what was asked: to the requests, to whatever can be picked on the page, and what the
/// streams send.
async fn answers<F: Face>(
    stage: &Stage,
    live: &Live<F>,
    asker: &Asker,
    id: &TableId,
    requests: &[Asked],
) -> Vec<(String, Vec<u8>)> {
    let server = &serve(stage, live);
    let (mut answers, mut hints) = (Vec::new(), 0);
    for (method, path, body) in requests {
        let mut answer = asker.ask(server, method.clone(), path, body.clone()).await;
        assert!(!answer.0.is_server_error(), "{path} {body}: {answer:?}");
        answer.2 = cup::without_countdown(&answer.2);
        hints += usize::from(path.contains("/hint") && answer.0 == StatusCode::OK);
        answers.push((format!("{method} {path} {body}"), format!("{answer:?}").into_bytes()));
    }
    // Whoever has to decide gets hints, so there is something to compare.
    let decides = asker.seat.is_some_and(|seat| live.turn().awaited().contains(seat));
    let asked = requests.iter().filter(|(_, path, _)| path.contains("/hint")).count();
    assert_eq!(hints, if decides { asked } else { 0 });
    let page = asker.ask(server, Method::GET, &format!("/t/{id}"), String::new()).await.2;
    let picks = page.split("data-pick=\"").skip(1).filter_map(|rest| rest.split('"').next());
    for pick in picks.step_by(PICKS_EVERY) {
        let path = format!("/t/{id}/why-not");
        let answer = asker.ask(server, Method::POST, &path, format!("picks={pick}")).await;
        answers.push((format!("pick {pick}"), format!("{answer:?}").into_bytes()));
    }
    answers.extend(asker.watch(|| serve(stage, live), id).await);
    answers
}

fn serve<F: Face>(stage: &Stage, live: &Live<F>) -> Router {
    let live = live.clone();
    // Whoever gives hints looks at less than usual, so that the test takes seconds.
    // Comparing takes minutes: nobody may be gone long enough meanwhile for it to be told, or the hour would look like a secret.
    let (absent_after, alone_after) = (DAY, DAY);
    let config = Config { reviewer: Level::Scribe, absent_after, alone_after, ..Config::default() };
    stage.serve_with(
        config,
        Arc::new(move |_: &Opening, _: Seed| {
            Ok::<_, OpeningError>(Box::new(live.clone()) as Box<dyn LiveGame>)
        }),
    )
}

/// The games to look at: all, or the one that a new game's author asks for.
fn games() -> Vec<&'static str> {
    let only = std::env::var("BENBEN_ONLY_GAME").ok();
    let games: Vec<_> =
        benben_games::ids().filter(|id| only.as_deref().is_none_or(|only| only == *id)).collect();
    assert!(!games.is_empty(), "there is no game {only:?}");
    games
}

#[tokio::test(flavor = "multi_thread")]
async fn no_byte_sent_to_a_seat_depends_on_the_secrets_of_others() {
    let games = games();
    // On all cores: this is the longest of all tests.
    let comparing = games.iter().map(|id| tokio::spawn(benben_games::visit_face(id, Twins).unwrap()));
    let mut answers = 0;
    for (id, compared) in games.iter().zip(comparing.collect::<Vec<_>>()) {
        let compared = compared.await.unwrap();
        println!("{id}: {compared:?}");
        assert!(compared.twins > 0 && compared.twins * TWIN_AMONG >= compared.looks, "{id}: {compared:?}");
        assert!(compared.answers >= LEAST_ANSWERS * compared.twins, "{id}: {compared:?}");
        answers += compared.answers;
    }
    let all = games.len() == benben_games::ids().count();
    assert!(answers >= by_effort(LEAST_COMPARED) || !all, "{answers} answers were compared");
}

/// What is answered about a game, and about the same game one action later.
struct Neighbours;

impl FaceVisitor for Neighbours {
    type Out = BoxFuture<'static, Vec<String>>;

    fn visit<F: Face, H: Heuristics<Game = F::Game>>(self) -> Self::Out {
        Box::pin(async move {
            let stage = Stage::new();
            let id = stage.open(&F::Game::META, F::Game::META.min_seats).await;
            cup::pair(&stage, &F::Game::META, F::Game::META.min_seats, &id).await;
            let mut live = new_game::<F, H>(F::Game::META.min_seats);
            let seat = live.turn().awaited().first().unwrap();
            let asker = Asker { seat: Some(seat), language: Language::English };
            let before = live.clone();
            play_something(&mut live, &mut Fast::new(7));
            let mut requests = requests(&before, &live, Viewer::Seat(seat), &id);
            // What is refused at one of the two may be played at the other.
            requests.retain(|(method, ..)| *method == Method::GET);
            let before = answers(&stage, &before, &asker, &id, &requests).await;
            let after = answers(&stage, &live, &asker, &id, &requests).await;
            let differ = before.into_iter().zip(after).filter(|(one, other)| one.1 != other.1);
            differ.map(|(one, _)| one.0).collect()
        })
    }
}

/// The comparison can fail: whoever acted sees it in all ways of looking.
#[tokio::test]
async fn a_difference_that_a_viewer_may_know_is_found_in_answers_pages_and_streams() {
    for id in benben_games::ids() {
        let differ = benben_games::visit_face(id, Neighbours).unwrap().await;
        let found = |what: &str| differ.iter().any(|other| other.starts_with(what));
        for what in ["GET /api/v1/tables/", "GET /t/", "stream", "gzip stream", "live", "gzip live"] {
            assert!(found(what), "{id}: no difference in {what}: {differ:?}");
        }
    }
}
