//! Hostile input on every address: nothing breaks, and whatever is refused has changed nothing.

mod signed_in;

use crate::api::accounts::keep;
use crate::api::house::{House, Reply, game, quick, request};
use axum::body::Body;
use axum::http::{HeaderValue, Method, Request, header};
use benben_core::{Chance, Fast};
use benben_server::Config;
use benben_support::effort;
use http_body_util::BodyExt;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::Path;
use tower::ServiceExt;

/// Requests with every method, at every address, in every stage of a table: every day, and when everything is tested.
const ROUNDS: [usize; 2] = [2, 5];

const METHODS: [&str; 9] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"];

/// Every address of the router, read from the sources: a new one cannot be forgotten.
pub(super) fn addresses() -> BTreeSet<String> {
    let mut addresses = BTreeSet::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut addresses);
    assert!(addresses.len() > 25, "{addresses:?}");
    addresses
}

fn collect(folder: &Path, addresses: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, addresses);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = std::fs::read_to_string(&path).unwrap();
            for rest in text.split(".route(").skip(1) {
                let written_out = rest.trim_start().strip_prefix('"').and_then(|rest| rest.split('"').next());
                let address = written_out.unwrap_or_else(|| panic!("{path:?}: write routes out: {rest:.40}"));
                addresses.insert(address.to_owned());
            }
        }
    }
}

/// Who else is there: somebody signed in, and a tournament of theirs.
struct Others {
    session: String,
    account: String,
    tournament: String,
}

impl Others {
    async fn new(house: &House) -> Self {
        let kept = keep(house, "Ivana", "").await;
        let account = house.get("/api/v1/account", &kept.session).await.expect(200);
        let pace = json!({ "kind": "decision", "seconds": 60 });
        let wish = json!({ "game": game().id, "title": "Cup", "seats": 2, "pace": pace });
        let opened = house.post("/api/v1/tournaments", &kept.session, wish).await.expect(201);
        Others {
            session: kept.session,
            account: account["id"].as_str().unwrap().to_owned(),
            tournament: opened["tournament"].as_str().unwrap().to_owned(),
        }
    }
}

/// A table in some stage, and the tokens of two who sit there.
struct Stage<'a> {
    house: &'a House,
    others: &'a Others,
    table: String,
    code: String,
    tokens: [String; 2],
}

impl<'a> Stage<'a> {
    /// Gathering, being played, or over.
    async fn new(house: &'a House, others: &'a Others, game: &str, stage: usize) -> Self {
        let open = vec![json!({ "kind": "open" }); if stage == 0 { 3 } else { 2 }];
        let opened = house.open(game, json!(open)).await;
        let table = opened["table"].as_str().unwrap().to_owned();
        let (ada, bo) = (house.sit(&table, "Ada").await, house.sit(&table, "Bo").await);
        if stage == 2 {
            ada.post("/resign", json!({})).await.expect(204);
        }
        let code = opened["code"].as_str().unwrap().to_owned();
        Stage { house, others, table, code, tokens: [ada.token, bo.token] }
    }

    /// All that anyone is shown of the table. Who is present or looks on is not a matter of the table.
    async fn shown(&self) -> Vec<Value> {
        let mut shown = Vec::new();
        for (what, token) in [("", &*self.tokens[0]), ("", &self.tokens[1]), ("", ""), ("/log", "")] {
            let mut seen =
                self.house.get(&format!("/api/v1/tables/{}{what}", self.table), token).await.json();
            seen.as_object_mut().unwrap().remove("audience");
            for seat in seen["seats"].as_array_mut().into_iter().flatten() {
                seat.as_object_mut().unwrap().remove("present");
            }
            shown.push(seen);
        }
        shown
    }

    /// The address with something in its gaps: what belongs there, or what does not.
    fn fill(&self, address: &str, luck: &mut Fast) -> String {
        let mut filled = String::new();
        for part in address.split_inclusive('}') {
            let Some((before, gap)) = part.split_once('{') else {
                filled.push_str(part);
                continue;
            };
            let games: Vec<&str> = benben_games::ids().collect();
            let right: &[&str] = match gap.trim_matches(['*', '}']) {
                "table" => &[&self.table],
                "code" => &[&self.code],
                "game" => &games,
                "seat" => &["1", "2", "3"],
                "tournament" => &[&self.others.tournament],
                "account" => &[&self.others.account],
                "name" => &["Ivana", "ivana", "Nobody"],
                "number" | "session" | "step" => &["0", "1", "2"],
                _ => &[&self.table, games[0], "1", &self.code],
            };
            let value = if luck.below(5) == 0 { luck.pick(NONSENSE) } else { luck.pick(right) };
            filled.push_str(before);
            filled.push_str(value);
        }
        filled.push_str(luck.pick(&[
            "",
            "",
            "",
            "?format=json",
            "?format=%ff",
            "?mine=1",
            "?mine=true",
            "?=&&%",
        ]));
        filled
    }
}

const NONSENSE: &[&str] = &[
    "x%00y",
    "%ff%fe",
    "..%2f..%2fetc",
    "0",
    "9",
    "-1",
    "256",
    "99999999999999999999",
    "%F0%9F%98%80",
    "aaaaaaaaaaaaaaaaaaaaaa",
    "a%20b",
    "%2e%2e",
    "null",
    "1%0d%0aX-Evil:%201",
    "'%22;--",
];

const PIECES: &[&str] = &[
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    "\"game\":\"chess\"",
    "\"action\":",
    "\"sacrifice\"",
    "\"number\":1",
    "-1",
    "1e99",
    "null",
    "\u{0}",
    "\"seat\":2",
    "\"seat\":255",
    "\"name\":\"\"",
    "\"agree\":true",
    "\"level\":\"greedy\"",
    "😀",
    "\"seats\":[",
    "\"nonce\":\"00\"",
    "\\ud800",
    "true",
    "\"options\":{",
];

/// Bodies that are right for some address, so that something wrong elsewhere meets a right body.
fn right_body(luck: &mut Fast) -> Value {
    let bodies = [
        json!({}),
        json!({ "number": 1, "action": "sacrifice" }),
        json!({ "number": u64::MAX, "action": "mummy g4" }),
        json!({ "action": "x".repeat(1000) }),
        json!({ "name": "Cleo" }),
        json!({ "name": "Cleo", "seat": 3, "nonce": "00112233445566778899aabbccddeeff" }),
        json!({ "name": "\u{202e}\u{0}", "seat": 0 }),
        json!({ "agree": false }),
        json!({ "level": "random" }),
        json!({ "level": "genius", "seat": 2 }),
        json!({ "game": game().id, "seats": [{ "kind": "open" }, { "kind": "you", "name": "Di" }] }),
        json!({ "game": game().id, "seats": vec![json!({ "kind": "open" }); 300] }),
        json!({ "game": game().id, "seats": [], "pace": { "kind": "bank", "seconds": u64::MAX } }),
        json!({ "game": game().id, "seats": [{ "kind": "open" }, { "kind": "open" }], "edition": "[[[" }),
        json!({ "endpoint": "https://127.0.0.1/x", "keys": { "p256dh": "AAAA", "auth": "" } }),
        json!({ "address": "https://[::1]:8443/", "format": "json" }),
        json!({ "from": "0000-00-00", "to": "9999-12-31" }),
        json!({ "name": "Ivana", "password": "wrong", "code": "AAAA-AAAA-AAAA-AAAA" }),
        json!({ "phrase": "hello", "words": "\u{202e}x", "line": u64::MAX }),
        json!({ "games": ["chess"], "seats": [0, 9], "title": "\u{0}", "rounds": u64::MAX }),
        json!([[], {}, null, 1.5, "x"]),
    ];
    luck.pick(&bodies.each_ref().map(Some)).unwrap().clone()
}

fn hostile_body(luck: &mut Fast) -> Vec<u8> {
    match luck.below(10) {
        0 => Vec::new(),
        1 => "[".repeat(20_000).into_bytes(),
        2 => "{\"a\":".repeat(20_000).into_bytes(),
        3 => vec![b'x'; 300 << 10],
        4 => (0..luck.below(200)).map(|_| luck.below(256) as u8).collect(),
        5 | 6 => right_body(luck).to_string().into_bytes(),
        _ => (0..luck.below(12)).flat_map(|_| luck.pick(PIECES).bytes()).collect(),
    }
}

fn hostile_request(stage: &Stage<'_>, method: &str, address: &str, luck: &mut Fast) -> Request<Body> {
    let mut request =
        Request::builder().method(method.parse::<Method>().unwrap()).uri(stage.fill(address, luck));
    let types: [&[u8]; 7] = [
        b"application/json",
        b"application/json",
        b"application/json; charset=\xff",
        b"text/plain",
        b"application/x-www-form-urlencoded",
        b"multipart/form-data",
        b"/;=,\x80",
    ];
    if luck.below(8) > 0 {
        let media = HeaderValue::from_bytes(luck.pick(&types.map(Some)).unwrap()).unwrap();
        request = request.header(header::CONTENT_TYPE, media);
    }
    let own = [&stage.tokens[0], &stage.tokens[1], &stage.others.session][luck.below(3) as usize];
    request = match luck.below(8) {
        0 => request,
        1 => request.header(header::AUTHORIZATION, HeaderValue::from_bytes(b"Bearer \xff\xfe").unwrap()),
        2 => request.header(header::AUTHORIZATION, format!("Basic {own}")),
        3 => request.header(header::COOKIE, format!("a;;=; benben={own}; benben-session={own}; benben=")),
        4 => request
            .header(header::COOKIE, format!("benben={own}"))
            .header(header::ORIGIN, "http://evil.example"),
        _ => request.header(header::AUTHORIZATION, format!("Bearer {own}")),
    };
    if luck.below(6) == 0 {
        request = request
            .header("x-forwarded-for", "1.2.3.4, \u{7f}".replace('\u{7f}', "nowhere"))
            .header(header::ACCEPT_ENCODING, "gzip;q=nan, *;;q")
            .header("sec-fetch-site", "sideways")
            .header("x-long", "x".repeat(20_000));
    }
    request.body(Body::from(hostile_body(luck))).unwrap()
}

/// Sends a request; of an answer that never ends, only the beginning is read.
async fn send(house: &House, request: Request<Body>) -> Reply {
    let response = house.router.clone().oneshot(request).await.unwrap();
    let (parts, mut body) = response.into_parts();
    let endless = parts.headers.get(header::CONTENT_TYPE).is_some_and(|media| media == "text/event-stream");
    let bytes = if endless {
        body.frame().await.map(|frame| frame.unwrap().into_data().unwrap()).unwrap_or_default()
    } else {
        body.collect().await.unwrap().to_bytes()
    };
    let text = String::from_utf8_lossy(&bytes).into_owned();
    Reply { status: parts.status, headers: parts.headers, text }
}

#[tokio::test]
async fn hostile_requests_to_every_address_break_nothing_and_change_nothing() {
    let minute = std::time::Duration::from_secs(60);
    let house = House::with(Config { absent_after: minute, alone_after: minute, ..quick() });
    let games: Vec<_> = benben_games::ids().collect();
    let others = Others::new(&house).await;
    let mut luck = Fast::new(1);
    let [everyday, thorough] = ROUNDS;
    let requests = METHODS.len() * effort(everyday, thorough);
    let (mut refused, mut done) = (0, 0);
    for (index, address) in addresses().iter().enumerate() {
        for kind in 0..3 {
            let game = games[(index + kind) % games.len()];
            let mut stage = Stage::new(&house, &others, game, kind).await;
            let mut before = stage.shown().await;
            for method in METHODS.iter().cycle().take(requests) {
                let request = hostile_request(&stage, method, address, &mut luck);
                let what = format!("{request:?}").chars().take(600).collect::<String>();
                let reads = request.method().is_safe();
                let reply = send(&house, request).await;
                assert!(reply.status.as_u16() < 500, "{what}: {reply:?}");
                // A page that did what it was asked leads on.
                if reply.status.is_success() || reply.status.is_redirection() {
                    done += 1;
                    if !reads {
                        // It was a right request after all. What it began shall not disturb the others.
                        stage = Stage::new(&house, &others, game, kind).await;
                        before = stage.shown().await;
                    }
                    continue;
                }
                refused += 1;
                if address.starts_with("/api/") && *method != "HEAD" {
                    let problem = reply.json();
                    assert!(
                        problem["error"].is_string() && problem["message"].is_string(),
                        "{what}: {reply:?}"
                    );
                }
                if !reads {
                    assert_eq!(stage.shown().await, before, "refused, and yet changed: {what}");
                }
            }
            assert_eq!(stage.shown().await, before, "changed by reading: {address}");
        }
    }
    assert!(refused > 1000 && done > 100, "{refused} were refused, {done} were not");
    let metrics = house.get("/metrics", "").await.text;
    assert!(metrics.contains("benben_tables_closed_by_fault_total 0"), "{metrics}");
    assert!(!metrics.contains("status=\"5"), "{metrics}");
}

#[tokio::test]
async fn the_description_has_every_address_and_every_address_is_there() {
    let house = House::new();
    let ada = house.against_a_bot(game().id).await;
    let api: Value = house.get("/api/v1/openapi.json", "").await.expect(200);
    let described: BTreeSet<String> = api["paths"].as_object().unwrap().keys().cloned().collect();
    let routed = addresses();
    let undescribed: Vec<_> = routed
        .iter()
        .filter(|address| address.starts_with("/api/v1/") && !described.contains(*address))
        .collect();
    assert!(undescribed.is_empty(), "{undescribed:?}");
    assert!(described.is_subset(&routed), "{:?}", described.difference(&routed));
    for (path, verbs) in api["paths"].as_object().unwrap() {
        for verb in verbs.as_object().unwrap().keys() {
            let at = path.replace("{table}", &ada.table).replace("{game}", game().id).replace("{seat}", "2");
            let method: Method = verb.to_uppercase().parse().unwrap();
            let reply = send(&house, request(method, &at, "", Body::empty())).await;
            let absent = reply.status == 405 || reply.text.contains("no such address");
            assert!(!absent, "{verb} {at}: {reply:?}");
        }
    }
}
