//! What is fuzzed of the server: any text as the body of every request, as every form, and as somebody's name. Nothing may
//! panic, and nothing that is sent is answered as if it were the server's fault.
//! The everyday tests replay the corpora through the same functions (crates/server/tests/it/api/corpora.rs).

#![allow(dead_code, reason = "each target uses one of them")]
#![allow(clippy::unwrap_used, reason = "whatever fails here is what is looked for")]

use axum::Router;
use axum::body::Body;
use axum::http::{Request, header};
use benben_server::{Config, app};
use benben_store::Sqlite;
use http_body_util::BodyExt;
use serde_json::{Value, json};
use std::cell::RefCell;
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};
use tower::ServiceExt;

/// After so many texts, tables are full or over, and a new server gets new ones.
const TEXTS: usize = 50;

/// The addresses of the server, so that none is forgotten.
const ROUTER: &str = include_str!("../crates/server/src/router.rs");

/// What is done whatever is sent along; tables would not last long.
const WITHOUT_BODY: [&str; 7] = ["/leave", "/resign", "/start", "/close", "/renew", "/undo", "/come-back"];

const JSON: &str = "application/json";
const FORM: &str = "application/x-www-form-urlencoded";

/// A server with a table that gathers and one that is played at, and somebody who sits at both.
struct House {
    runtime: Runtime,
    router: Router,
    game: String,
    token: String,
    tables: [String; 2],
    texts: usize,
    _folder: TempDir,
}

thread_local! {
    static HOUSE: RefCell<Option<House>> = const { RefCell::new(None) };
}

/// Does something with a server that is not worn out yet.
fn with_house(work: impl FnOnce(&House)) {
    HOUSE.with_borrow_mut(|house| {
        if house.as_ref().is_none_or(|house| house.texts >= TEXTS) {
            *house = Some(House::new());
        }
        let house = house.as_mut().unwrap();
        house.texts += 1;
        work(house);
    });
}

impl House {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let runtime = Builder::new_current_thread().enable_all().build().unwrap();
        let store = Arc::new(Sqlite::open(folder.path()).unwrap());
        let config = Config { bot_pause: Duration::ZERO, ..Config::default() };
        let router = runtime.block_on(async { app(config, store) });
        let (game, token, tables) = Default::default();
        let mut house = House { runtime, router, game, token, tables, texts: 0, _folder: folder };
        house.game = house.get("/api/v1/games")["games"][0]["id"].as_str().unwrap().to_owned();
        house.token = house.post("/api/v1/token", &json!({}))["token"].as_str().unwrap().to_owned();
        let you = json!({ "kind": "you", "name": "Ada" });
        let others = [
            json!([you, { "kind": "open" }, { "kind": "open" }]),
            json!([you, { "kind": "bot", "level": "random" }]),
        ];
        house.tables = others.map(|seats| {
            let wish = json!({ "game": house.game, "seats": seats });
            house.post("/api/v1/tables", &wish)["table"].as_str().unwrap().to_owned()
        });
        house
    }

    /// Sends something as whoever sits at both tables.
    fn send(&self, method: &str, path: &str, kind: &str, body: &str) -> (u16, String) {
        self.send_as(&self.token, method, path, kind, body)
    }

    /// Sends something with a token, and answers the status and text of the answer.
    fn send_as(&self, token: &str, method: &str, path: &str, kind: &str, body: &str) -> (u16, String) {
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, "localhost")
            .header(header::ORIGIN, "http://localhost")
            .header(header::CONTENT_TYPE, kind);
        if !token.is_empty() {
            request = match kind {
                JSON => request.header(header::AUTHORIZATION, format!("Bearer {token}")),
                _ => request.header(header::COOKIE, format!("benben={token}")),
            };
        }
        let request = request.body(Body::from(body.to_owned())).unwrap();
        self.runtime.block_on(async {
            let response = self.router.clone().oneshot(request).await.unwrap();
            let status = response.status().as_u16();
            let text = response.into_body().collect().await.unwrap().to_bytes();
            let text = String::from_utf8_lossy(&text).into_owned();
            assert!(status < 500, "{method} {path} {body:?}: {status} {text}");
            (status, text)
        })
    }

    fn get(&self, path: &str) -> Value {
        serde_json::from_str(&self.send("GET", path, JSON, "").1).unwrap()
    }

    fn post(&self, path: &str, body: &Value) -> Value {
        serde_json::from_str(&self.send("POST", path, JSON, &body.to_string()).1).unwrap()
    }

    /// Every address to which something can be sent, at every table.
    fn addresses(&self, api: bool) -> Vec<String> {
        let posted = ROUTER.split(".route(").skip(1).filter(|rest| rest.contains("post("));
        let posted = posted.filter_map(|rest| rest.split('"').nth(1));
        let wanted = posted.filter(|address| {
            address.starts_with("/api") == api && !WITHOUT_BODY.iter().any(|end| address.ends_with(end))
        });
        let filled = wanted.flat_map(|address| {
            self.tables.iter().map(move |table| address.replace("{table}", table).replace("{seat}", "2"))
        });
        filled.collect()
    }
}

/// A body in JSON: as it is, and as each text that a body can have.
pub(super) fn body(text: &str) {
    with_house(|house| {
        for address in house.addresses(true) {
            house.send("POST", &address, JSON, text);
        }
        let table = |what: &str| format!("/api/v1/tables/{}{what}", house.tables[1]);
        let (game, seats) = (&house.game, json!([{ "kind": "open" }, { "kind": "open" }]));
        for (address, sent) in [
            (table("/actions"), json!({ "number": 1, "action": text })),
            (table("/why-not"), json!({ "action": text })),
            (table("/stand-in"), json!({ "level": text })),
            ("/api/v1/tables".to_owned(), json!({ "game": text, "seats": seats })),
            ("/api/v1/tables".to_owned(), json!({ "game": game, "seats": seats, "edition": text })),
            ("/api/v1/tables".to_owned(), json!({ "game": game, "seats": seats, "options": { text: text } })),
        ] {
            house.send("POST", &address, JSON, &sent.to_string());
        }
    });
}

/// A form: as it is, and as each field that a form can have.
pub(super) fn form(text: &str) {
    with_house(|house| {
        for address in house.addresses(false) {
            house.send("POST", &address, FORM, text);
        }
        let fields =
            ["name", "action", "number", "picks", "level", "seat", "person", "game", "again", "language"];
        let escaped: String = text.bytes().map(|byte| format!("%{byte:02x}")).collect();
        let form: Vec<String> = fields.iter().map(|field| format!("{field}={escaped}")).collect();
        for address in house.addresses(false) {
            house.send("POST", &address, FORM, &form.join("&"));
        }
    });
}

/// A name: whoever may be called so is called so again if they say what everyone reads.
pub(super) fn name(text: &str) {
    with_house(|house| {
        let Some(kept) = house.called(text) else { return };
        assert!((1..=30).contains(&kept.chars().count()) && kept.trim() == kept, "{text:?} became {kept:?}");
        assert!(!kept.contains(char::is_control), "{text:?} became {kept:?}");
        assert_eq!(house.called(&kept).as_ref(), Some(&kept), "{text:?}");
    });
}

impl House {
    /// What somebody is called who sits down under this name, if they may. They leave again.
    fn called(&self, name: &str) -> Option<String> {
        let token = self.post("/api/v1/token", &json!({}))["token"].as_str().unwrap().to_owned();
        let table = format!("/api/v1/tables/{}", self.tables[0]);
        let guest = |what: &str, body: Value| {
            self.send_as(&token, "POST", &format!("{table}{what}"), JSON, &body.to_string())
        };
        let (status, answer) = guest("/join", json!({ "name": name }));
        if status != 201 {
            return None;
        }
        let seat = serde_json::from_str::<Value>(&answer).unwrap()["seat"].as_u64().unwrap() as usize;
        let kept = self.get(&table)["seats"][seat - 1]["name"].as_str().unwrap().to_owned();
        assert_eq!(guest("/leave", json!({})).0, 204);
        Some(kept)
    }
}
