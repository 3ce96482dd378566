//! Limits, cookies, origins, headers, hostile input.

use crate::api::house::{House, Player, Reply, game, quick, request};
use axum::body::Body;
use axum::http::{Method, Request};
use benben_server::Config;
use benben_support::in_time;
use serde_json::json;

/// A form, as a page of `table.example` sends it.
fn form(path: &str, cookie: &str, body: &str) -> Request<Body> {
    Request::post(path)
        .header("host", "table.example")
        .header("origin", "http://table.example")
        .header("cookie", cookie)
        .header("content-type", "application/x-www-form-urlencoded")
        .body(Body::from(body.to_owned()))
        .unwrap()
}

/// What a browser sends back of the cookie it was given.
fn cookie(reply: &Reply) -> String {
    let cookie = reply.headers["set-cookie"].to_str().unwrap();
    cookie.split(';').next().unwrap().to_owned()
}

#[tokio::test]
async fn a_browser_gets_its_token_as_a_cookie_that_scripts_cannot_read() {
    let house = House::new();
    let opened = house.open(game().id, json!([{ "kind": "open" }, { "kind": "open" }])).await;
    let table = opened["table"].as_str().unwrap();
    let reply = house.send(form(&format!("/t/{table}/join"), "", "name=Ada")).await;
    let set = reply.headers["set-cookie"].to_str().unwrap();
    for word in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(set.contains(word), "{set}");
    }
    let cookie = cookie(&reply);
    let leave = |origin: Option<&str>| {
        let path = format!("/api/v1/tables/{table}/leave");
        let mut request = Request::post(path).header("cookie", &cookie).header("host", "table.example");
        if let Some(origin) = origin {
            request = request.header("origin", origin);
        }
        request
    };
    for origin in [None, Some("http://evil.example"), Some("null")] {
        let request = leave(origin).body(Body::empty()).unwrap();
        assert_eq!(house.send(request).await.expect(403)["error"], "origin");
        // A header that says who asks does not say where from.
        let request = leave(origin).header("authorization", format!("Bearer {}", "a".repeat(64)));
        assert_eq!(house.send(request.body(Body::empty()).unwrap()).await.expect(403)["error"], "origin");
    }
    house.send(leave(Some("http://table.example")).body(Body::empty()).unwrap()).await.expect(204);
}

#[tokio::test]
async fn f11_the_api_tells_no_cookie_and_sets_none() {
    let house = House::new();
    let opened = house.open(game().id, json!([{ "kind": "open" }, { "kind": "open" }])).await;
    let table = opened["table"].as_str().unwrap();
    let path = format!("/api/v1/tables/{table}/join");
    let reply = house.post(&path, "", json!({ "name": "Ada" })).await;
    assert!(!reply.headers.contains_key("set-cookie"), "a program gets its token in the answer");
    let token = reply.expect(201)["token"].as_str().unwrap().to_owned();
    let first = house.send(form("/play", "", &format!("game={}&name=Bo", game().id))).await;
    let cookie = cookie(&first);
    let request = Request::post(&path)
        .header("host", "table.example")
        .header("origin", "http://table.example")
        .header("cookie", &cookie)
        .header("content-type", "application/json")
        .body(Body::from(json!({ "name": "Bo" }).to_string()));
    let reply = house.send(request.unwrap()).await;
    assert!(!reply.text.contains(cookie.split('=').nth(1).unwrap()) && !reply.text.contains(&token));
    assert_eq!(reply.expect(201)["seat"], 2);
}

#[tokio::test]
async fn f11_nobody_sits_down_with_a_token_of_their_own_choosing() {
    let house = House::new();
    let opened = house.open(game().id, json!([{ "kind": "open" }, { "kind": "open" }])).await;
    let table = opened["table"].as_str().unwrap();
    let planted = "a".repeat(64);
    let path = format!("/api/v1/tables/{table}/join");
    let seated = house.post(&path, &planted, json!({ "name": "Ada" })).await.expect(201);
    assert_ne!(seated["token"], planted);
    let reply = house.send(form(&format!("/t/{table}/join"), &format!("benben={planted}"), "name=Bo")).await;
    assert_ne!(cookie(&reply), format!("benben={planted}"));
    for what in ["actions", "resign"] {
        let path = format!("/api/v1/tables/{table}/{what}");
        house.post(&path, &planted, json!({ "number": 1, "action": "x" })).await.expect(401);
    }
}

#[tokio::test]
async fn f11_a_token_can_be_replaced_and_the_old_one_holds_nothing() {
    let house = House::new();
    let [ada, bo] = house.two_people(game().id).await;
    let opened = house.post(
        "/api/v1/tables",
        &ada.token,
        json!({ "game": game().id, "seats": [{ "kind": "open" }, { "kind": "open" }] }),
    );
    let hosted = format!("/api/v1/tables/{}/close", opened.await.expect(201)["table"].as_str().unwrap());
    let mut watched = ada.watch().await;
    watched.next().await.unwrap();
    let new =
        house.post("/api/v1/token", "", json!({})).await.expect(201)["token"].as_str().unwrap().to_owned();
    house.post("/api/v1/token/replace", "", json!({ "token": new })).await.expect(400);
    house.post("/api/v1/token/replace", &ada.token, json!({ "token": "a".repeat(64) })).await.expect(400);
    for _ in 0..2 {
        house.post("/api/v1/token/replace", &ada.token, json!({ "token": new })).await.expect(204);
    }
    in_time("the end of the old token's stream", async { while watched.next().await.is_some() {} }).await;
    ada.post("/resign", json!({})).await.expect(401);
    house.post(&hosted, &ada.token, json!({})).await.expect(401);
    assert!(
        house.get("/api/v1/tables?mine=true", &ada.token).await.expect(200)["tables"]
            .as_array()
            .unwrap()
            .is_empty()
    );
    house.post(&hosted, &new, json!({})).await.expect(204);
    let again = Player { token: new, ..ada };
    again.play_something().await;
    bo.play_something().await;
}

#[tokio::test]
async fn f11_a_browser_gets_another_cookie_and_keeps_its_seats() {
    let house = House::new();
    let device = format!("game={}&with=device&players=2&bots=0&name-1=Ada&name-2=Bo", game().id);
    let first = house.send(form("/play", "", &device)).await;
    let (old, table) = (cookie(&first), first.headers["location"].to_str().unwrap().to_owned());
    let given = house.send(form("/me/renew", &old, "")).await;
    assert_eq!((given.status.as_u16(), &given.headers["location"]), (307, &"/me/renew".parse().unwrap()));
    let both = format!("{old}; {}", cookie(&given));
    // A new token that was sealed with another old one is not taken.
    let other = cookie(&house.send(form("/play", "", &device)).await);
    let planted = house.send(form("/me/renew", &format!("{other}; {}", cookie(&given)), "")).await;
    assert_eq!(planted.status, 307);
    let sees = async |cookie: &str| {
        let request = Request::get(&table).header("host", "table.example").header("cookie", cookie);
        house.send(request.body(Body::empty()).unwrap()).await.text.contains("class=\"curtain ")
    };
    assert!(sees(&old).await);
    let mut new = String::new();
    for _ in 0..2 {
        let renewed = house.send(form("/me/renew", &both, "")).await;
        assert_eq!((renewed.status.as_u16(), &renewed.headers["location"]), (303, &"/me".parse().unwrap()));
        new = cookie(&renewed);
    }
    assert!(new != old && sees(&new).await && !sees(&old).await);
}

#[tokio::test]
async fn f15_names_are_what_they_look_like() {
    let house = House::new();
    let opened = house.open(game().id, json!([{ "kind": "open" }, { "kind": "open" }])).await;
    let table = opened["table"].as_str().unwrap();
    let path = format!("/api/v1/tables/{table}/join");
    house.post(&path, "", json!({ "name": "Ada" })).await.expect(201);
    for (name, why) in [
        ("Bo\u{202e}", "visible"),
        ("Bo\u{200b}", "visible"),
        ("Pharaoh", "bot"),
        ("\u{410}d\u{430}", "looks like"),
        ("ADA", "looks like"),
    ] {
        let refused = house.post(&path, "", json!({ "name": name })).await.expect(422);
        assert_eq!(refused["error"], "name");
        assert!(refused["message"].as_str().unwrap().contains(why), "{name:?}: {refused}");
        let wish =
            json!({ "game": game().id, "seats": [{ "kind": "you", "name": name }, { "kind": "open" }] });
        let status = if why == "looks like" { 201 } else { 422 };
        house.post("/api/v1/tables", "", wish).await.expect(status);
    }
    let page = house.send(form(&format!("/t/{table}/join"), "language=cs", "name=%D0%90da")).await;
    assert!(page.status == 422 && page.text.contains("velmi podobné jméno"), "{}", page.text);
    let device = format!("game={}&with=device&players=2&bots=0&name-1=Ada&name-2=ada", game().id);
    assert_eq!(house.send(form("/play", "", &device)).await.status, 422);
    // Whoever says no name gets one that nobody else has.
    let opened = house.open(game().id, json!([{ "kind": "open" }, { "kind": "open" }])).await;
    let path = format!("/t/{}", opened["table"].as_str().unwrap());
    for _ in 0..2 {
        house.send(form(&format!("{path}/join"), "", "name=")).await;
    }
    assert!(house.get(&path, "").await.text.contains("Guest 2"));
}

#[tokio::test]
async fn f16_a_foreign_name_is_refused_on_every_way() {
    let house = House::new();
    for (host, status) in
        [("table.example", 200), ("localhost:80", 200), ("evil.example", 421), ("8.8.8.8", 421)]
    {
        for path in ["/", "/api/v1/games"] {
            let request = Request::get(path).header("host", host).body(Body::empty()).unwrap();
            assert_eq!(house.send(request).await.status, status, "{host} {path}");
        }
    }
    let absolute = Request::get("http://evil.example/api/v1/games").header("host", "localhost");
    assert_eq!(house.send(absolute.body(Body::empty()).unwrap()).await.expect(421)["error"], "host");
}

/// A server behind a proxy on the same machine, and a request that came through it.
fn behind_a_proxy() -> House {
    House::with(Config { proxies: vec!["127.0.0.1/32".parse().unwrap()], ..quick() })
}

#[tokio::test]
async fn f16_behind_tls_cookies_and_headers_are_for_tls_alone() {
    let house = behind_a_proxy();
    let mut request = form("/play", "", &format!("game={}&name=Ada", game().id));
    for (name, value) in
        [("x-forwarded-for", "9.9.9.9"), ("x-forwarded-proto", "https"), ("origin", "https://table.example")]
    {
        request.headers_mut().insert(name, value.parse().unwrap());
    }
    let reply = house.send(request).await;
    assert_eq!(reply.headers["strict-transport-security"], "max-age=31536000");
    let set = reply.headers["set-cookie"].to_str().unwrap();
    assert!(
        set.starts_with("__Host-benben=") && set.contains("; Secure") && !set.contains("Domain"),
        "{set}"
    );
    let mut request = form("/language", "", "language=cs&to=/");
    for (name, value) in
        [("x-forwarded-for", "9.9.9.9"), ("x-forwarded-proto", "https"), ("origin", "https://table.example")]
    {
        request.headers_mut().insert(name, value.parse().unwrap());
    }
    let reply = house.send(request).await;
    assert!(reply.headers["set-cookie"].to_str().unwrap().contains("; Secure"));
    assert!(!house.get("/", "").await.headers.contains_key("strict-transport-security"));
}

#[tokio::test]
async fn f07_whoever_a_proxy_does_not_name_shares_one_budget() {
    let config = Config {
        proxies: vec!["127.0.0.1/32".parse().unwrap()],
        requests_per_second: 1,
        burst: 3,
        ..quick()
    };
    let house = House::with(config);
    let ask = async |forwarded: Option<&'static str>| {
        let mut request = Request::get("/api/v1/games");
        if let Some(forwarded) = forwarded {
            request = request.header("x-forwarded-for", forwarded);
        }
        house.send(request.body(Body::empty()).unwrap()).await.status.as_u16()
    };
    for forwarded in [None, Some("unknown"), Some("1.1.1.1,")] {
        assert_eq!(ask(forwarded).await, 200);
    }
    for forwarded in [None, Some("unknown"), Some("2.2.2.2, x"), Some("127.0.0.1")] {
        assert_eq!(ask(forwarded).await, 429, "{forwarded:?}");
    }
    assert_eq!(ask(Some("9.9.9.9:1234")).await, 200);
}

#[tokio::test]
async fn f03_one_client_keeps_so_many_tables_and_so_many_bytes() {
    let house = House::with(Config { limit_loopback: true, tables_per_client: 3, ..quick() });
    let wish = json!({ "game": game().id, "seats": [{ "kind": "open" }, { "kind": "open" }] });
    for _ in 0..3 {
        house.post("/api/v1/tables", "", wish.clone()).await.expect(201);
    }
    let reply = house.post("/api/v1/tables", "", wish.clone()).await;
    assert!(reply.headers.contains_key("retry-after"));
    assert!(reply.expect(429)["message"].as_str().unwrap().contains("unfinished tables"));
    let house = House::with(Config { limit_loopback: true, bytes_per_client: 1, ..quick() });
    house.post("/api/v1/tables", "", wish.clone()).await.expect(201);
    assert_eq!(house.post("/api/v1/tables", "", wish.clone()).await.expect(429)["error"], "too_many");
    let house = House::with(Config { most_bytes: 1, ..quick() });
    assert_eq!(house.post("/api/v1/tables", "", wish).await.expect(503)["error"], "store_full");
}

#[tokio::test]
async fn f04_bots_alone_play_only_while_somebody_looks_and_at_a_few_tables() {
    let house = House::with(Config { bot_tables_per_client: 1, ..quick() });
    let bots = json!([{ "kind": "bot", "level": "random" }, { "kind": "bot", "level": "random" }]);
    let opened = [house.open(game().id, bots.clone()).await, house.open(game().id, bots).await];
    let told = async |index: usize| {
        let path = format!("/api/v1/tables/{}/log", opened[index]["table"].as_str().unwrap());
        house.get(&path, "").await.expect(200)
    };
    // The first one is looked at, and plays to its end; as long as it does, the second waits.
    let first = format!("/api/v1/tables/{}", opened[0]["table"].as_str().unwrap());
    benben_support::wait_for_async("the bots to play", async || {
        let seen = house.get(&first, "").await.expect(200);
        (seen["status"] == "over").then_some(())
    })
    .await;
    assert_ne!(told(0).await, told(1).await);
}

#[tokio::test]
async fn every_answer_keeps_browsers_careful() {
    let house = House::new();
    for path in ["/api", "/api/v1/games", "/nowhere", "/healthz", "/api/v1/tables/x"] {
        let headers = house.get(path, "").await.headers;
        let policy = headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"));
        assert_eq!(headers["x-content-type-options"], "nosniff");
        assert_eq!(headers["referrer-policy"], "same-origin");
        assert_eq!(headers["cache-control"], "no-store");
        assert_eq!(headers["cross-origin-opener-policy"], "same-origin");
        assert_eq!(headers["cross-origin-resource-policy"], "same-origin");
        assert!(headers["permissions-policy"].to_str().unwrap().contains("camera=()"));
    }
}

#[tokio::test]
async fn too_much_is_refused_with_a_hint() {
    let house = House::with(Config {
        limit_loopback: true,
        requests_per_second: 1,
        burst: 3,
        streams_per_client: 1,
        body_bytes: 1000,
        ..quick()
    });
    let long = json!({ "game": "x".repeat(2000), "seats": [] });
    let reply = house.post("/api/v1/tables", "", long).await.expect(413);
    assert!(reply["hint"].is_string());
    let record = request(Method::POST, "/api/v1/verify", "", Body::from("x".repeat(2000)));
    house.send(record).await.expect(413);
    house.get("/api/v1/games", "").await.expect(200);
    let reply = house.get("/api/v1/games", "").await;
    let seconds: u64 = reply.headers["retry-after"].to_str().unwrap().parse().unwrap();
    assert!(seconds >= 1);
    assert!(reply.expect(429)["hint"].as_str().unwrap().contains("wait"));
}

/// A guess of a code on each way to a table by its code.
const GUESSES: [(Method, &str); 4] = [
    (Method::GET, "/api/v1/codes/ZZZZZZ"),
    (Method::GET, "/j/ZZZZZZ"),
    (Method::GET, "/join?code=ZZZZZZ"),
    (Method::HEAD, "/j/ZZZZZZ"),
];

/// A server that allows twelve guesses at once, and slowly one more.
fn strict() -> House {
    House::with(Config { limit_loopback: true, requests_per_second: 1, burst: 120, ..quick() })
}

async fn guess(house: &House, (method, path): &(Method, &str)) -> u16 {
    house.send(request(method.clone(), path, "", Body::empty())).await.status.as_u16()
}

#[tokio::test]
async fn guessing_codes_is_limited_alike_on_every_way() {
    for way in &GUESSES {
        let house = strict();
        let mut answered = 0;
        while guess(&house, way).await == 404 {
            answered += 1;
            assert!(answered < 60, "{way:?} is not limited");
        }
        assert_eq!(guess(&house, way).await, 429, "{way:?}");
        assert_eq!(answered, 12, "{way:?}");
    }
}

#[tokio::test]
async fn all_ways_to_guess_a_code_share_one_budget_and_nothing_else_suffers() {
    let house = strict();
    for way in GUESSES.iter().cycle().take(12) {
        assert_eq!(guess(&house, way).await, 404, "{way:?}");
    }
    for way in &GUESSES {
        assert_eq!(guess(&house, way).await, 429, "{way:?}");
    }
    let reply = house.get("/join?code=ZZZZZZ", "").await;
    assert!(reply.headers.contains_key("retry-after"));
    assert!(reply.text.starts_with("<!DOCTYPE html>"), "a browser gets a page: {}", reply.text);
    house.get("/api/v1/games", "").await.expect(200);
    assert_eq!(house.get("/", "").await.status, 200);
}

#[tokio::test]
async fn opening_tables_is_limited_alike_for_programs_and_browsers() {
    let house = strict();
    let mut answered = 0;
    loop {
        let reply = if answered % 2 == 0 {
            house.post("/api/v1/tables", "", json!({ "game": "none", "seats": [] })).await
        } else {
            let form = Request::post("/play").header("content-type", "application/x-www-form-urlencoded");
            house.send(form.body(Body::from("game=none&name=Ada")).unwrap()).await
        };
        if reply.status == 429 {
            break;
        }
        answered += 1;
        assert!(reply.status == 422 && answered < 60, "{answered}: {reply:?}");
    }
    assert_eq!(answered, 30);
}

#[tokio::test]
async fn a_client_has_only_so_many_streams() {
    let house = House::with(Config { limit_loopback: true, streams_per_client: 1, ..quick() });
    let ada = house.against_a_bot(game().id).await;
    let first = ada.watch().await;
    assert_eq!(ada.get("/stream").await.expect(429)["error"], "too_many");
    drop(first);
    ada.watch().await;
}

#[tokio::test]
async fn a_wrong_media_type_or_token_is_refused() {
    let house = House::new();
    let form = Request::post("/api/v1/tables").body(Body::from("game=any")).unwrap();
    house.send(form).await.expect(415);
    let list = house.post("/api/v1/tables", "", json!(["any", {}, null, []])).await.expect(400);
    assert!(list["message"].as_str().unwrap().contains("expected an object"), "{list}");
    let bearer = Request::get("/api/v1/tables").header("authorization", "Bearer short").body(Body::empty());
    house.send(bearer.unwrap()).await.expect(400);
}
