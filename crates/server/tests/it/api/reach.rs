//! Being told that it is one's turn: in a browser, or at an address of one's own.

mod holidays;
mod pages;
mod rest;

use crate::api::accounts::{PASSWORD, keep};
use crate::api::house::{House, Player, game, quick, request};
use crate::api::pace::{hold_time, two_with_a_day};
use axum::body::Body;
use axum::http::Method;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use benben_server::{Clock, Config, Outgoing};
use benben_support::{PushBrowser, PushService, Pushed, wait_for_async};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;

/// A house whose messages go to this service, whatever they are addressed to.
fn sending_to(service: &PushService) -> Config {
    let outgoing = Outgoing { instead: Some(service.address), ..Outgoing::default() };
    Config { outgoing, ..quick() }
}

fn answering(answers: &[u16]) -> PushService {
    PushService::answering(answers).unwrap()
}

/// All that came to the service, once there are so many.
async fn wait(service: &PushService, count: usize) -> Vec<Pushed> {
    let service = service.clone();
    tokio::task::spawn_blocking(move || service.wait(count)).await.unwrap()
}

fn browser(name: &str) -> PushBrowser {
    PushBrowser::at(&format!("https://push.example/send/{name}"))
}

async fn subscribe(player: &Player<'_>, which: &PushBrowser, language: &str) {
    let body = Body::from(which.subscription().to_string());
    let mut request = request(Method::POST, "/api/v1/notices/browsers", &player.token, body);
    request.headers_mut().insert("accept-language", language.parse().unwrap());
    player.house.send(request).await.expect(204);
}

async fn browsers(player: &Player<'_>) -> u64 {
    player.house.get("/api/v1/notices", &player.token).await.expect(200)["browsers"].as_u64().unwrap()
}

/// Plays until the rules wait for the other.
async fn play_a_turn(player: &Player<'_>, other: &Player<'_>) {
    loop {
        player.play_something().await;
        if crate::api::house::awaits(&other.look().await, other.seat) {
            return;
        }
    }
}

#[tokio::test]
async fn a_message_is_signed_for_its_service_and_read_by_its_browser_alone() {
    let service = answering(&[]);
    let house = House::with(sending_to(&service));
    let [ada, bo] = two_with_a_day(&house).await;
    let (of_bo, of_ada) = (browser("bo"), browser("ada"));
    subscribe(&bo, &of_bo, "cs").await;
    subscribe(&ada, &of_ada, "en").await;
    play_a_turn(&ada, &bo).await;
    let message = wait(&service, 1).await.remove(0);
    assert_eq!(message.path, "/send/bo");

    let key = house.get("/api/v1/notices", "").await.expect(200)["push_key"].as_str().unwrap().to_owned();
    let claims = message.claims(&key);
    let now = Clock::default().now() as u64 / 1000;
    assert_eq!(
        (&claims["aud"], &claims["sub"]),
        (&json!("https://push.example"), &json!("https://table.example"))
    );
    let expires = claims["exp"].as_u64().unwrap();
    assert!(expires > now + 3600 && expires <= now + 24 * 3600, "{expires} at {now}");

    let header = |name: &str| message.headers.get(name).map(String::as_str);
    assert_eq!(header("content-encoding"), Some("aes128gcm"));
    assert_eq!((header("ttl"), header("urgency")), (Some("86400"), Some("normal")));
    assert_eq!(header("topic").map(str::len), Some(32));
    assert!(!header("topic").unwrap().contains(&bo.table), "nobody on the way learns which table it is");

    let told = of_bo.read(&message.body);
    assert_eq!(told["title"], "Jste na tahu");
    assert_eq!(told["to"], format!("/t/{}", bo.table));
    let text = told["body"].as_str().unwrap();
    assert!(text.contains("Ada") || text.contains("Bo"), "{text}");
    assert_eq!(told.as_object().unwrap().len(), 4, "and nothing else");
}

#[tokio::test]
async fn nobody_is_told_who_looks_and_others_once_a_turn() {
    let service = answering(&[]);
    let house = House::with(sending_to(&service));
    let [ada, bo] = two_with_a_day(&house).await;
    subscribe(&bo, &browser("bo"), "en").await;
    // Bo looks.
    let mut watched = bo.watch().await;
    play_a_turn(&ada, &bo).await;
    watched.until("Bo's turn", |seen| crate::api::house::awaits(seen, bo.seat)).await;
    play_a_turn(&bo, &ada).await;
    drop(watched);
    // Bo doesn't look.
    play_a_turn(&ada, &bo).await;
    let first = wait(&service, 1).await;
    // Whatever else happens in the same turn is no news.
    bo.look().await;
    ada.post("/undo", json!({})).await;
    play_a_turn(&bo, &ada).await;
    play_a_turn(&ada, &bo).await;
    let both = wait(&service, 2).await;
    assert_eq!((first.len(), both.len()), (1, 2));
    assert_eq!(
        both[0].headers["topic"], both[1].headers["topic"],
        "the later one takes the place of the earlier"
    );
}

#[tokio::test]
async fn a_browser_that_is_gone_is_forgotten() {
    for status in [404, 410, 403] {
        let service = answering(&[status]);
        let house = House::with(sending_to(&service));
        let [ada, bo] = two_with_a_day(&house).await;
        subscribe(&bo, &browser("bo"), "en").await;
        assert_eq!(browsers(&bo).await, 1);
        play_a_turn(&ada, &bo).await;
        wait(&service, 1).await;
        wait_for_async("the browser to be forgotten", async || (browsers(&bo).await == 0).then_some(()))
            .await;
    }
}

#[tokio::test(start_paused = true)]
async fn what_may_help_is_tried_again_and_then_given_up() {
    for (answers, tries) in [(vec![500, 429, 201], 3), (vec![503; 9], 3), (vec![302], 1)] {
        let service = answering(&answers);
        let (held, house) = (hold_time(), House::with(sending_to(&service)));
        let [ada, bo] = two_with_a_day(&house).await;
        subscribe(&bo, &browser("bo"), "en").await;
        play_a_turn(&ada, &bo).await;
        wait(&service, 1).await;
        // From here on time passes by itself: more of it than all patience together.
        drop(held);
        for _ in 0..3_000 {
            tokio::time::sleep(Duration::from_secs(1)).await;
            if service.received().len() > tries {
                break;
            }
        }
        assert_eq!(service.received().len(), tries, "{answers:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_reminder_comes_when_a_quarter_of_the_time_is_left() {
    let service = answering(&[]);
    let config = sending_to(&service);
    let time = config.clock.clone();
    let (_held, house) = (hold_time(), House::with(config));
    let [ada, bo] = two_with_a_day(&house).await;
    play_a_turn(&ada, &bo).await;
    let of_bo = browser("bo");
    subscribe(&bo, &of_bo, "en").await;
    holidays::pass(&time, 18 * 3600 - 60).await;
    bo.look().await;
    assert_eq!(service.received().len(), 0);
    holidays::pass(&time, 120).await;
    let message = wait(&service, 1).await.remove(0);
    assert_eq!(message.headers["urgency"], "high");
    let told = of_bo.read(&message.body);
    assert_eq!(told["title"], "You’re still awaited");
    assert!(told["body"].as_str().unwrap().ends_with("6 hours"), "{told}");
    holidays::pass(&time, 3600).await;
    bo.look().await;
    assert_eq!(service.received().len(), 1, "once");
}

#[tokio::test]
async fn a_browser_is_told_for_whoever_has_a_seat() {
    let house = House::new();
    let good = browser("x").subscription();
    let of = |body: Value| house.post("/api/v1/notices/browsers", "", body);
    assert_eq!(of(good.clone()).await.expect(401)["error"], "no_seat");
    let unknown = "0".repeat(64);
    let reply = house.post("/api/v1/notices/browsers", &unknown, good.clone()).await;
    assert_eq!(reply.expect(401)["error"], "no_seat", "a token that holds nothing");
    let [ada, bo] = house.two_people(game().id).await;
    for (change, value, error) in [
        ("/endpoint", json!("http://push.example/x"), "notice_address"),
        ("/endpoint", json!("https://127.0.0.1/x"), "notice_address"),
        ("/endpoint", json!("https://[::ffff:10.0.0.1]/x"), "notice_address"),
        ("/keys/auth", json!("AAAA"), "malformed"),
        ("/keys/p256dh", json!("BAAA"), "malformed"),
        ("/keys/p256dh", json!("not base64url!"), "malformed"),
    ] {
        let mut body = good.clone();
        *body.pointer_mut(change).unwrap() = value;
        let reply = house.post("/api/v1/notices/browsers", &ada.token, body).await;
        assert!(reply.status.is_client_error(), "{change}: {}", reply.text);
        assert_eq!(reply.json()["error"], error, "{change}");
    }
    house.post("/api/v1/notices/browsers", &ada.token, good.clone()).await.expect(204);
    // Nobody removes another's.
    let which = json!({ "endpoint": good["endpoint"] });
    house.post("/api/v1/notices/browsers/remove", &bo.token, which.clone()).await.expect(204);
    assert_eq!(browsers(&ada).await, 1);
    house.post("/api/v1/notices/browsers/remove", &ada.token, which).await.expect(204);
    assert_eq!(browsers(&ada).await, 0);
}

#[tokio::test]
async fn a_server_that_sends_nothing_says_so() {
    let outgoing = Outgoing { push: false, webhooks: false, ..Outgoing::default() };
    let house = House::with(Config { outgoing, ..quick() });
    let [ada, _bo] = house.two_people(game().id).await;
    assert!(house.get("/api/v1/notices", &ada.token).await.expect(200)["push_key"].is_null());
    let reply = house.post("/api/v1/notices/browsers", &ada.token, browser("x").subscription()).await;
    assert_eq!(reply.expect(409)["error"], "notices_off");
    let person = keep(&house, "Cyd", "").await;
    let wish = json!({ "address": "https://ntfy.example/x", "format": "ntfy" });
    let reply = house.post("/api/v1/notices/webhook", &person.session, wish).await;
    assert_eq!(reply.expect(409)["error"], "notices_off");
}

/// Somebody with an account sits down with Ada, who plays first.
async fn with_an_account<'a>(house: &'a House, session: &str) -> [Player<'a>; 2] {
    let pace = json!({ "kind": "decision", "seconds": 86_400 });
    let wish = json!({ "game": game().id, "seats": [{ "kind": "open" }, { "kind": "open" }], "pace": pace });
    let opened = house.post("/api/v1/tables", "", wish).await.expect(201);
    let table = opened["table"].as_str().unwrap().to_owned();
    let ada = house.sit(&table, "Ada").await;
    let seated = house
        .post(&format!("/api/v1/tables/{table}/join"), session, json!({ "name": "Cyd" }))
        .await
        .expect(201);
    let cyd = Player { house, table, token: session.to_owned(), seat: seated["seat"].as_u64().unwrap() };
    if !crate::api::house::awaits(&ada.look().await, ada.seat) {
        play_a_turn(&cyd, &ada).await;
    }
    [ada, cyd]
}

#[tokio::test]
async fn an_address_of_ones_own_is_told_as_it_wants() {
    let service = answering(&[200, 404]);
    let house = House::with(sending_to(&service));
    let person = keep(&house, "Cyd", "").await;
    let post = |what: &'static str, body: Value| {
        let session = person.session.clone();
        let house = &house;
        async move { house.post(&format!("/api/v1/notices/webhook{what}"), &session, body).await }
    };
    assert_eq!(
        house
            .post("/api/v1/notices/webhook", "", json!({ "address": "https://a.example", "format": "json" }))
            .await
            .expect(401)["error"],
        "not_signed_in"
    );
    post("/test", json!({})).await.expect(404);
    for refused in
        ["http://ntfy.example/x", "https://127.0.0.1/", "https://192.168.1.1/x", "https://[::1]/", "x"]
    {
        let wish = json!({ "address": refused, "format": "json" });
        assert_eq!(post("", wish).await.expect(422)["error"], "notice_address", "{refused}");
    }
    post("", json!({ "address": "https://hooks.example/secret/path", "format": "discord" }))
        .await
        .expect(204);
    assert_eq!(post("/test", json!({})).await.expect(200), json!({ "delivered": true, "status": null }));
    assert_eq!(post("/test", json!({})).await.expect(200), json!({ "delivered": false, "status": 404 }));
    let seen = house.get("/api/v1/notices", &person.session).await.expect(200);
    assert_eq!(
        seen["webhook"],
        json!({ "host": "hooks.example", "format": "discord", "failures": 0, "stopped": false })
    );
    let [ada, cyd] = with_an_account(&house, &person.session).await;
    play_a_turn(&ada, &cyd).await;
    let message = wait(&service, 3).await.remove(2);
    assert_eq!((message.path.as_str(), message.headers["host"].as_str()), ("/secret/path", "hooks.example"));
    let body: Value = serde_json::from_slice(&message.body).unwrap();
    let content = body["content"].as_str().unwrap();
    assert!(content.contains("Ada") && content.contains(&format!("/t/{}", cyd.table)), "{content}");
    post("/remove", json!({})).await.expect(204);
    assert!(house.get("/api/v1/notices", &person.session).await.expect(200)["webhook"].is_null());
}

#[tokio::test]
async fn what_is_kept_is_told_without_keys_and_goes_with_the_account() {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let house = House::in_folder(quick(), &folder);
    let person = keep(&house, "Cyd", "").await;
    let post = async |path: &str, body: Value| house.post(path, &person.session, body).await;
    let way = browser("secret-way").subscription();
    post("/api/v1/notices/browsers", way.clone()).await.expect(204);
    post(
        "/api/v1/notices/webhook",
        json!({ "address": "https://hooks.example/secret-way", "format": "slack" }),
    )
    .await
    .expect(204);
    post("/api/v1/holidays", holidays::days(0, 3)).await.expect(204);
    let told = house.get("/api/v1/account", &person.session).await;
    assert!(
        !told.text.contains("secret-way") && !told.text.contains(way["keys"]["p256dh"].as_str().unwrap())
    );
    let told = told.json();
    assert_eq!((told["browsers"].as_array().unwrap().len(), &told["webhook"]), (1, &json!("hooks.example")));
    assert_eq!(told["holidays"].as_array().unwrap().len(), 1);
    post("/api/v1/account/delete", json!({ "password": PASSWORD })).await.expect(204);
    let db = rusqlite::Connection::open(folder.path().join("benben.sqlite")).unwrap();
    for table in ["subscriptions", "webhooks", "holidays"] {
        let left: i64 = db.query_row(&format!("SELECT count(*) FROM {table}"), (), |row| row.get(0)).unwrap();
        assert_eq!(left, 0, "{table}");
    }
}

#[tokio::test]
async fn the_page_and_the_worker_are_there() {
    let house = House::new();
    let worker = house.get("/service-worker.js", "").await;
    assert_eq!(worker.headers["content-type"], "text/javascript; charset=utf-8");
    assert!(worker.text.contains("showNotification") && !worker.text.contains("{icon}"));
    let [ada, _bo] = house.two_people(game().id).await;
    let page = house.get_page("/me/notices".to_owned(), &ada.token).await.text;
    assert!(page.contains("data-push") && page.contains("/me/keep") && !page.contains("name=\"address\""));
}

/// What is needed to send a message: the server's key, what a browser shares with it, an address of somebody's own.
#[tokio::test]
async fn a_stolen_database_sends_no_messages() {
    let service = answering(&[]);
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let house = House::in_folder(sending_to(&service), &folder);
    let [ada, bo] = two_with_a_day(&house).await;
    let of_bo = browser("bo");
    subscribe(&bo, &of_bo, "en").await;
    let person = keep(&house, "Cyd", "").await;
    let hook = json!({ "address": "https://hooks.example/secret-way", "format": "slack" });
    house.post("/api/v1/notices/webhook", &person.session, hook).await.expect(204);
    // It is in use, so everything that is needed is there.
    play_a_turn(&ada, &bo).await;
    let subscription = of_bo.subscription();
    of_bo.read(&wait(&service, 1).await[0].body);
    let read = |text: &Value| URL_SAFE_NO_PAD.decode(text.as_str().unwrap()).unwrap();
    let secrets = [
        read(&subscription["keys"]["auth"]),
        read(&subscription["keys"]["p256dh"]),
        b"secret-way".to_vec(),
        // How every PKCS #8 document of such a key begins.
        b"\x06\x07\x2a\x86\x48\xce\x3d\x02\x01\x06\x08\x2a\x86\x48\xce\x3d\x03\x01\x07".to_vec(),
        std::fs::read(folder.path().join("benben.key")).unwrap(),
    ];
    for file in std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().path()) {
        if file.ends_with("benben.key") {
            continue;
        }
        let bytes = std::fs::read(&file).unwrap();
        for (number, secret) in secrets.iter().enumerate() {
            assert!(!bytes.windows(secret.len()).any(|part| part == *secret), "{number} is in {file:?}");
        }
    }
}
