//! A server in a folder of its own, and people who talk to it.

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use benben_core::{Game, Meta, Seed, Setting, Table};
use benben_games::{RulesVisitor, visit_rules};
use benben_server::{Config, app};
use benben_store::Sqlite;
use benben_support::{in_time, wait_for_async};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;
use tower::ServiceExt;

/// The game that tests play unless it matters: the first there is.
pub(crate) fn game() -> &'static Meta {
    benben_games::metas()[0]
}

/// The id of a game in which all begin at once.
pub(crate) fn game_at_once() -> &'static str {
    struct BeginsAtOnce;
    impl RulesVisitor for BeginsAtOnce {
        type Out = bool;
        fn visit<G: Game>(self) -> bool {
            Table::<G>::open(Setting::standard(), 2, Seed::from_number(1)).turn().awaited().len() == 2
        }
    }
    let at_once = |id: &&str| visit_rules(id, BeginsAtOnce) == Some(true);
    benben_games::ids().find(at_once).expect("in some game all begin at once")
}

/// What may be played in [`game`], at one time or another.
fn actions() -> Vec<String> {
    struct Played;
    impl RulesVisitor for Played {
        type Out = Vec<String>;
        fn visit<G: Game>(self) -> Vec<String> {
            let mut table = Table::<G>::open(Setting::standard(), 2, Seed::from_number(1));
            let mut played = Vec::new();
            while let Some(seat) = table.turn().awaited().first().filter(|_| played.len() < 60) {
                let legal = table.legal(seat);
                let action = legal[played.len() % legal.len()];
                table.play(seat, action).expect("legal actions are played");
                played.push(action.to_string());
            }
            played
        }
    }
    visit_rules(game().id, Played).expect("the game is listed")
}

/// A server in a folder of its own.
pub(crate) struct House {
    pub(crate) router: Router,
    folder: Arc<TempDir>,
}

/// An answer.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Reply {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("not JSON: {}", self.text))
    }

    /// The JSON of an answer that must have this status.
    pub(crate) fn expect(self, status: u16) -> Value {
        assert_eq!(self.status.as_u16(), status, "{}", self.text);
        if self.text.is_empty() { Value::Null } else { self.json() }
    }
}

/// Bots answer at once.
pub(crate) fn quick() -> Config {
    let (bot_pause, absent_after, alone_after) = (Duration::ZERO, Duration::ZERO, Duration::ZERO);
    let names = vec!["table.example".to_owned()];
    Config { bot_pause, absent_after, alone_after, names, ..Config::default() }
}

impl House {
    pub(crate) fn new() -> Self {
        Self::with(quick())
    }

    pub(crate) fn with(config: Config) -> Self {
        Self::in_folder(config, &Arc::new(tempfile::tempdir().unwrap()))
    }

    /// A server on whatever is stored in the folder.
    pub(crate) fn in_folder(config: Config, folder: &Arc<TempDir>) -> Self {
        let store = Arc::new(Sqlite::open(folder.path()).unwrap());
        House { router: app(config, store), folder: folder.clone() }
    }

    /// Leaves it: once what it was still doing by itself is done, its store is free for another.
    pub(crate) async fn leave(self) {
        let folder = self.folder.clone();
        drop(self);
        wait_for_async("the store to be given back", async || Sqlite::open(folder.path()).ok().map(drop))
            .await;
    }

    /// Sends a request as it is.
    pub(crate) async fn send(&self, request: Request<Body>) -> Reply {
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = body.collect().await.unwrap().to_bytes();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        Reply { status: parts.status, headers: parts.headers, text }
    }

    /// Asks for something, as the holder of a token or as nobody.
    pub(crate) async fn get(&self, path: &str, token: &str) -> Reply {
        self.send(request(Method::GET, path, token, Body::empty())).await
    }

    /// Asks for a page, as the browser of a token.
    pub(crate) async fn get_page(&self, path: String, token: &str) -> Reply {
        let mut request = request(Method::GET, &path, "", Body::empty());
        request.headers_mut().insert(header::COOKIE, format!("benben={token}").parse().unwrap());
        self.send(request).await
    }

    /// Sends something in JSON.
    pub(crate) async fn post(&self, path: &str, token: &str, body: Value) -> Reply {
        self.send(request(Method::POST, path, token, Body::from(body.to_string()))).await
    }

    /// Opens a table and answers what was said.
    pub(crate) async fn open(&self, game: &str, seats: Value) -> Value {
        let wish = json!({ "game": game, "seats": seats, "spectators": true });
        self.post("/api/v1/tables", "", wish).await.expect(201)
    }

    /// Opens a table for two people, who sit down; the one who begins comes first.
    pub(crate) async fn two_people(&self, game: &str) -> [Player<'_>; 2] {
        let opened = self.open(game, json!([{ "kind": "open" }, { "kind": "open" }])).await;
        let table = opened["table"].as_str().unwrap();
        let (ada, bo) = (self.sit(table, "Ada").await, self.sit(table, "Bo").await);
        if awaits(&ada.look().await, ada.seat) { [ada, bo] } else { [bo, ada] }
    }

    /// Opens a table for one person and a bot.
    pub(crate) async fn against_a_bot(&self, game: &str) -> Player<'_> {
        let seats = json!([{ "kind": "you", "name": "Ada" }, { "kind": "bot", "level": "greedy" }]);
        let you = self.open(game, seats).await["you"].clone();
        self.player(&you)
    }

    /// Takes the first open seat.
    pub(crate) async fn sit(&self, table: &str, name: &str) -> Player<'_> {
        let path = format!("/api/v1/tables/{table}/join");
        let seated = self.post(&path, "", json!({ "name": name })).await.expect(201);
        self.player(&seated)
    }

    pub(crate) fn player(&self, seated: &Value) -> Player<'_> {
        let text = |key: &str| seated[key].as_str().unwrap().to_owned();
        Player {
            house: self,
            table: text("table"),
            token: text("token"),
            seat: seated["seat"].as_u64().unwrap(),
        }
    }

    /// Checks a record.
    pub(crate) async fn verify(&self, record: &str) -> Reply {
        self.send(request(Method::POST, "/api/v1/verify", "", Body::from(record.to_owned()))).await
    }
}

pub(crate) fn request(method: Method, path: &str, token: &str, body: Body) -> Request<Body> {
    let mut request = Request::builder().method(method).uri(path);
    request = request.header(header::CONTENT_TYPE, "application/json");
    if !token.is_empty() {
        request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
    }
    request.body(body).unwrap()
}

/// Somebody at a table.
pub(crate) struct Player<'a> {
    pub(crate) house: &'a House,
    pub(crate) table: String,
    pub(crate) token: String,
    pub(crate) seat: u64,
}

impl Player<'_> {
    /// An action that the rules forbid this seat now, and the rule that does.
    pub(crate) async fn forbidden(&self) -> (String, String) {
        for action in actions() {
            let why = self.post("/why-not", json!({ "action": action })).await.expect(200);
            if why["legal"] == false {
                return (action, why["rule"].as_str().unwrap().to_owned());
            }
        }
        panic!("the rules forbid nothing");
    }

    pub(crate) fn path(&self, what: &str) -> String {
        format!("/api/v1/tables/{}{what}", self.table)
    }

    pub(crate) async fn get(&self, what: &str) -> Reply {
        self.house.get(&self.path(what), &self.token).await
    }

    pub(crate) async fn post(&self, what: &str, body: Value) -> Reply {
        self.house.post(&self.path(what), &self.token, body).await
    }

    /// The player's own seat, as somebody sees it.
    pub(crate) fn own<'a>(&self, seen: &'a Value) -> &'a Value {
        &seen["seats"][self.seat as usize - 1]
    }

    /// What the player sees.
    pub(crate) async fn look(&self) -> Value {
        self.get("").await.expect(200)
    }

    /// What the player sees as soon as the rules wait for them.
    pub(crate) async fn wait(&self) -> Value {
        self.watch().await.until("one's turn", |seen| awaits(seen, self.seat)).await
    }

    /// Plays the first legal action there is, as soon as the rules wait for the player.
    pub(crate) async fn play_something(&self) -> Value {
        let seen = self.wait().await;
        let act = json!({ "number": seen["you"]["number"], "action": seen["you"]["actions"][0]["action"] });
        self.post("/actions", act).await.expect(200)
    }

    /// Begins to watch.
    pub(crate) async fn watch(&self) -> Watched {
        self.watch_with(&[]).await
    }

    pub(crate) async fn watch_with(&self, headers: &[(&'static str, &'static str)]) -> Watched {
        self.watch_at("/stream", headers).await
    }

    /// Begins to watch without what answers show.
    pub(crate) async fn watch_without_answers(&self) -> Watched {
        self.watch_at("/stream?without=answers", &[]).await
    }

    pub(crate) async fn watch_at(&self, what: &str, headers: &[(&'static str, &'static str)]) -> Watched {
        let mut request = request(Method::GET, &self.path(what), &self.token, Body::empty());
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        let response = self.house.router.clone().oneshot(request).await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        let headers = response.headers().clone();
        Watched { headers, body: response.into_body(), rest: String::new() }
    }
}

/// An open stream.
pub(crate) struct Watched {
    pub(crate) headers: HeaderMap,
    body: Body,
    rest: String,
}

impl Watched {
    /// The next piece as it is sent.
    pub(crate) async fn piece(&mut self) -> Option<Vec<u8>> {
        let frame = in_time("the next piece of the stream", self.body.frame()).await?.unwrap();
        Some(frame.into_data().unwrap().to_vec())
    }

    /// The next snapshot; nothing when the stream has ended.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            if let Some((event, rest)) = self.rest.split_once("\n\n") {
                let (event, rest) = (event.to_owned(), rest.to_owned());
                self.rest = rest;
                if let Some((name, data)) = event.split_once("\ndata: ")
                    && !name.ends_with("event: alive")
                {
                    return Some(serde_json::from_str(data).unwrap());
                }
                continue;
            }
            let piece = self.piece().await?;
            self.rest.push_str(std::str::from_utf8(&piece).unwrap());
        }
    }

    /// The first snapshot of which this is true.
    pub(crate) async fn until(&mut self, what: &str, is_so: impl Fn(&Value) -> bool) -> Value {
        let watching = async {
            loop {
                let seen = self.next().await.unwrap_or_else(|| panic!("the stream ended before {what}"));
                if is_so(&seen) {
                    return seen;
                }
            }
        };
        in_time(what, watching).await
    }
}

/// Do the rules wait for this seat?
pub(crate) fn awaits(seen: &Value, seat: u64) -> bool {
    seen["awaited"].as_array().unwrap().contains(&json!(seat))
}

/// Plays the player's first legal action whenever the rules wait for it, until the game is over.
pub(crate) async fn play_to_the_end(player: &Player<'_>) -> Value {
    let mut watched = player.watch().await;
    loop {
        let seen = watched
            .until("one's turn or the end", |seen| seen["status"] != "playing" || awaits(seen, player.seat))
            .await;
        if seen["status"] != "playing" {
            return seen;
        }
        let act = json!({ "number": seen["you"]["number"], "action": seen["you"]["actions"][0]["action"] });
        let reply = player.post("/actions", act).await;
        // A snapshot that was on its way when others acted is old: the next one tells.
        assert!(reply.status == 200 || reply.json()["error"] == "wrong_number", "{}", reply.text);
    }
}
