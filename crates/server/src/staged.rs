//! For tests: tables at which games are staged: in a position of our choice, or made to fail.

mod faults;
mod position;
mod secrets;

use crate::config::Config;
use crate::house::{Dealer, House};
use crate::luck;
use crate::router::router;
use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use benben_core::{Meta, Options, Seed};
use benben_store::{Attention, Holder, Sqlite, Status, Store, StoredSeat, StoredTable, TableId, TokenHash};
use http_body_util::BodyExt;
use std::sync::Arc;
use tempfile::TempDir;
use tower::ServiceExt;

/// A store in a folder that lives as long.
struct Stage {
    store: Arc<Sqlite>,
    _folder: TempDir,
}

impl Stage {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        Stage { store: Arc::new(Sqlite::open(folder.path()).unwrap()), _folder: folder }
    }

    /// A dealt table of this game; each seat is held by the token of its number.
    async fn open(&self, meta: &Meta, seats: usize) -> TableId {
        let secret = luck::secret();
        let seat = |number: usize| StoredSeat {
            holder: Holder::Person,
            name: format!("player {number}"),
            token: Some(TokenHash::of(&token(number))),
            nonce: Some(luck::nonce()),
            ..StoredSeat::default()
        };
        let table = StoredTable {
            id: luck::table_id(),
            game: meta.id.to_owned(),
            rules_version: meta.rules_version,
            edition: "benben".to_owned(),
            edition_fingerprint: String::new(),
            edition_text: None,
            options: Options::standard(meta.options).to_string(),
            commitment: secret.commitment(),
            secret,
            rematch_of: None,
            created_at: 0,
            revision: 1,
            changed_at: 0,
            code: None,
            status: Status::Playing,
            seed: Some(Seed::from_number(1)),
            pace: "none".to_owned(),
            spectators: true,
            listed: false,
            result: None,
            attention: Attention::Unknown,
            seats: (1..=seats).map(seat).collect(),
        };
        let id = table.id.clone();
        self.store.open_table(table).await.unwrap();
        id
    }

    /// A server on this store that deals in this way.
    fn serve(&self, dealer: Dealer) -> Router {
        router(House::with_dealer(Config::default(), self.store.clone(), dealer))
    }
}

fn token(number: usize) -> String {
    format!("{number:064}")
}

/// Everything that is sent in answer to a request.
async fn answer(
    router: &Router,
    method: Method,
    path: &str,
    seat: Option<usize>,
    body: String,
) -> (StatusCode, HeaderMap, String) {
    let mut request = Request::builder().method(method).uri(path);
    // Programs bring the token in a header and speak JSON; browsers bring a cookie and send forms.
    if path.starts_with("/api") {
        request = request.header(header::CONTENT_TYPE, "application/json");
        if let Some(seat) = seat {
            request = request.header(header::AUTHORIZATION, format!("Bearer {}", token(seat)));
        }
    } else {
        request = request
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header(header::HOST, "table.example")
            .header(header::ORIGIN, "http://table.example");
        if let Some(seat) = seat {
            request = request.header(header::COOKIE, format!("benben={}", token(seat)));
        }
    }
    let response = router.clone().oneshot(request.body(Body::from(body)).unwrap()).await.unwrap();
    let (parts, body) = response.into_parts();
    let bytes = body.collect().await.unwrap().to_bytes();
    (parts.status, parts.headers, String::from_utf8(bytes.to_vec()).unwrap())
}
