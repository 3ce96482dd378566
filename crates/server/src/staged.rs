//! For tests: tables at which games are staged: in a position of our choice, at a certain moment, or made to fail.

mod cheats;
mod costs;
mod directly;
mod editions;
mod exercises;
mod faults;
mod json;
mod long;
mod puzzles;
mod refusals;
mod sealed;
mod seating;
mod secrets;
mod talk;

use crate::config::Config;
use crate::front::Front;
use crate::gzip::HEADER;
use crate::house::{Dealer, House};
use crate::luck;
use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Method, Request, StatusCode, header};
use benben_core::{EditionFile, Meta, Options, Seat, Seed};
use benben_store::{Attention, Holder, Sqlite, Status, Store, StoredSeat, StoredTable, TableId, TokenHash};
use benben_web::Language;
use flate2::{Decompress, FlushDecompress};
use http_body_util::BodyExt;
use std::sync::Arc;
use std::time::Duration;
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
        self.open_with(meta, seats, |_| ()).await
    }

    /// The same, stored in some other way.
    async fn open_with(&self, meta: &Meta, seats: usize, change: impl FnOnce(&mut StoredTable)) -> TableId {
        let secret = luck::secret();
        let seat = |number: usize| StoredSeat {
            holder: Holder::Person,
            name: format!("player {number}"),
            token: Some(TokenHash::of(&token(number))),
            nonce: Some(luck::nonce()),
            ..StoredSeat::default()
        };
        let mut table = StoredTable {
            id: luck::table_id(),
            game: meta.id.to_owned(),
            rules_version: meta.rules_version,
            edition: "benben".to_owned(),
            edition_fingerprint: EditionFile::built_in(meta).fingerprint().to_owned(),
            edition_text: None,
            options: Options::standard(meta.options).to_string(),
            commitment: secret.commitment(),
            secret,
            rematch_of: None,
            branch_of: None,
            branches: Vec::new(),
            day: None,
            rated: false,
            opener: None,
            created_at: 0,
            host: None,
            host_starts: false,
            blocked: Vec::new(),
            notices: String::new(),
            revision: 1,
            changed_at: 0,
            code: None,
            status: Status::Playing,
            seed: Some(Seed::from_number(1)),
            pace: "none".to_owned(),
            spectators: true,
            listed: false,
            hints: true,
            result: None,
            attention: Attention::Unknown,
            seats: (1..=seats).map(seat).collect(),
        };
        change(&mut table);
        let id = table.id.clone();
        self.store.open_table(table).await.unwrap();
        id
    }

    /// A server on this store that deals in this way.
    fn serve(&self, dealer: Dealer) -> Router {
        self.serve_with(Config::default(), dealer)
    }

    /// The same, run in some other way.
    fn serve_with(&self, config: Config, dealer: Dealer) -> Router {
        Front::new(House::with_dealer(config, self.store.clone(), dealer)).without_connections()
    }
}

fn token(number: usize) -> String {
    format!("{number:064}")
}

/// Whoever asks: holds a seat or none, and reads a language.
struct Asker {
    seat: Option<Seat>,
    language: Language,
}

/// An answer as it is sent.
type Answer = (StatusCode, HeaderMap, String);

/// No event is longer.
const LONGEST_EVENT: usize = 1 << 18;

/// A stream that says nothing for so long has nothing to say.
const SILENCE: Duration = Duration::from_secs(20);
/// What every stream begins with.
const GREETING: &[u8] = b"retry: 500\nevent: alive\ndata: {\"every_ms\":3000}\n\n";

impl Asker {
    fn in_seat(number: usize) -> Self {
        Asker { seat: Some(Seat::new(number - 1)), language: Language::English }
    }

    fn request(&self, method: Method, path: &str, body: String) -> Request<Body> {
        let mut request = Request::builder().method(method).uri(path);
        let token = self.seat.map(|seat| token(usize::from(seat.number())));
        // Programs bring the token in a header and speak JSON; browsers bring a cookie and send forms.
        if path.starts_with("/api") {
            request = request.header(header::CONTENT_TYPE, "application/json");
            if let Some(token) = token {
                request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
            }
        } else {
            request = request
                .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
                .header(header::ACCEPT_LANGUAGE, self.language.code())
                .header(header::HOST, "table.local")
                .header(header::ORIGIN, "http://table.local");
            if let Some(token) = token {
                request = request.header(header::COOKIE, format!("benben={token}"));
            }
        }
        request.body(Body::from(body)).unwrap()
    }

    /// Everything that is sent in answer to a request.
    async fn ask(&self, server: &Router, method: Method, path: &str, body: String) -> Answer {
        let response = server.clone().oneshot(self.request(method, path, body)).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = body.collect().await.unwrap().to_bytes();
        (parts.status, parts.headers, String::from_utf8(bytes.to_vec()).unwrap())
    }

    /// What the streams of a table send, plain and compressed: at first, and when somebody else begins to watch. Each has
    /// a server of its own, so that they do not see each other.
    async fn watch(&self, serve: impl Fn() -> Router, id: &TableId) -> Vec<(String, Vec<u8>)> {
        let (api, page) = (format!("/api/v1/tables/{id}/stream"), format!("/t/{id}/live"));
        let texts = format!("{api}?texts={}", self.language.code());
        let other = self.seat.map_or(0, |seat| seat.index() + 1) % 2;
        let other = Asker { seat: Some(Seat::new(other)), language: self.language };
        let mut sent = Vec::new();
        for (name, path, coding) in [
            ("stream", &api, "identity"),
            ("gzip stream", &texts, "gzip"),
            ("live", &page, "identity"),
            ("gzip live", &page, "gzip"),
        ] {
            let server = serve();
            let mut stream = self.open_stream(&server, path, coding).await;
            sent.push((format!("{name} at first"), stream.event().await));
            let _present = other.open_stream(&server, &api, "identity").await;
            sent.push((format!("{name} later"), stream.event().await));
        }
        sent
    }

    async fn open_stream(&self, server: &Router, path: &str, coding: &'static str) -> Stream {
        let mut request = self.request(Method::GET, path, String::new());
        request.headers_mut().insert(header::ACCEPT_ENCODING, HeaderValue::from_static(coding));
        let response = server.clone().oneshot(request).await.unwrap();
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        let mut stream = Stream { body: response.into_body(), inflate: None };
        if coding == "gzip" {
            assert_eq!(stream.event().await, HEADER);
            stream.inflate = Some(Decompress::new(false));
        }
        // Before anything else it says how often it says that it lives, to everybody the same.
        assert_eq!(stream.event().await, GREETING);
        stream
    }
}

/// An open stream.
struct Stream {
    body: Body,
    /// Where it is compressed: undoes that.
    inflate: Option<Decompress>,
}

impl Stream {
    /// The next piece: a whole event. What is compressed is read as a browser reads it: how a compressor chooses among
    /// equal ways to say the same depends on what its buffers held before.
    async fn event(&mut self) -> Vec<u8> {
        let piece = tokio::time::timeout(SILENCE, self.body.frame());
        let piece = piece.await.expect("the stream says something").expect("the stream goes on").unwrap();
        let piece = piece.into_data().unwrap().to_vec();
        let Some(inflate) = &mut self.inflate else { return piece };
        let mut text = Vec::with_capacity(LONGEST_EVENT);
        let read = inflate.total_in();
        inflate.decompress_vec(&piece, &mut text, FlushDecompress::Sync).unwrap();
        assert_eq!((inflate.total_in() - read) as usize, piece.len(), "an event is longer than thought");
        text
    }
}
