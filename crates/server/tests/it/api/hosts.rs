//! Hosts have their table: strangers neither start nor close it, and nobody gets a second hand.

use crate::api::house::{House, Player, game, quick};
use benben_server::Config;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;
use tokio::runtime::Builder;

/// A table of three seats: its host, a guest, and an open seat.
async fn host_and_guest(house: &House) -> [Player<'_>; 2] {
    let seats = json!([{ "kind": "you", "name": "Hanna" }, { "kind": "open" }, { "kind": "open" }]);
    let wish = json!({ "game": game().id, "seats": seats, "host_starts": true, "spectators": true });
    let opened = house.post("/api/v1/tables", "", wish).await.expect(201);
    let host = house.player(&opened["you"]);
    let guest = house.sit(&host.table, "Gus").await;
    [host, guest]
}

#[tokio::test]
async fn f12_joining_and_leaving_changes_nothing_for_others() {
    let house = House::new();
    for seats in [
        json!([{ "kind": "open" }, { "kind": "open" }]),
        json!([{ "kind": "you", "name": "Hanna" }, { "kind": "open" }]),
        json!([{ "kind": "bot", "level": "random" }, { "kind": "open" }, { "kind": "open" }]),
    ] {
        let wish = json!({ "game": game().id, "seats": seats, "host_starts": true, "spectators": true });
        let opened = house.post("/api/v1/tables", "", wish).await.expect(201);
        let table = opened["table"].as_str().unwrap();
        let before = house.get(&format!("/api/v1/tables/{table}"), "").await.expect(200);
        let stranger = house.sit(table, "Mallory").await;
        stranger.post("/leave", json!({})).await.expect(204);
        let after = stranger.look().await;
        assert_eq!(after["status"], "gathering");
        assert_eq!(after, before);
        house.sit(table, "Bo").await;
    }
}

#[tokio::test]
async fn f12_a_guest_arranges_starts_and_closes_nothing() {
    let house = House::new();
    let [host, guest] = host_and_guest(&house).await;
    let seen = host.look().await;
    for (what, body) in [
        ("/seats/3/bot", json!({ "level": "random" })),
        ("/seats/3/drop", Value::Null),
        ("/seats/1/remove", Value::Null),
        ("/seats/1/block", Value::Null),
        ("/start", Value::Null),
        ("/close", Value::Null),
    ] {
        assert_eq!(guest.post(what, body.clone()).await.expect(403)["error"], "not_host", "{what}");
        house.post(&host.path(what), "", body).await.expect(401);
    }
    assert_eq!(host.look().await, seen);
    host.post("/seats/3/bot", json!({ "level": "random" })).await.expect(204);
    assert_eq!(guest.post("/seats/3/free", json!({})).await.expect(403)["error"], "not_host");
    assert_eq!(host.look().await["status"], "gathering", "a full table waits for its host");
    host.post("/start", json!({})).await.expect(204);
    assert_eq!(guest.look().await["status"], "playing");
    assert_eq!(host.post("/close", json!({})).await.expect(409)["error"], "dealt");
    assert_eq!(host.post("/seats/2/remove", json!({})).await.expect(409)["error"], "dealt");
}

#[tokio::test]
async fn a_host_starts_when_nobody_is_missing() {
    let house = House::new();
    let [host, guest] = host_and_guest(&house).await;
    assert_eq!(host.post("/start", json!({})).await.expect(409)["error"], "not_dealt");
    host.post("/seats/3/drop", json!({})).await.expect(204);
    assert_eq!(
        (&guest.look().await["status"], &guest.look().await["host"]),
        (&json!("gathering"), &json!(1))
    );
    host.post("/start", json!({})).await.expect(204);
    assert_eq!(guest.look().await["status"], "playing");
}

#[tokio::test]
async fn somebody_who_is_removed_may_come_again_and_somebody_blocked_may_not() {
    let house = House::new();
    let [host, guest] = host_and_guest(&house).await;
    host.post("/seats/2/remove", json!({})).await.expect(204);
    guest.post("/leave", json!({})).await.expect(401);
    house.post(&guest.path("/join"), &guest.token, json!({ "name": "Gus" })).await.expect(201);
    host.post("/seats/2/block", json!({})).await.expect(204);
    let again = house.post(&guest.path("/join"), &guest.token, json!({ "name": "Gus" })).await;
    assert_eq!(again.expect(403)["error"], "blocked");
    assert_eq!(host.post("/seats/1/block", json!({})).await.expect(409)["error"], "own_seat");
    assert_eq!(host.post("/seats/2/remove", json!({})).await.expect(409)["error"], "no_person");
    house.sit(&host.table, "Bo").await;
}

#[tokio::test]
async fn a_host_who_leaves_passes_the_table_on_by_seat() {
    let house = House::new();
    let [host, guest] = host_and_guest(&house).await;
    host.post("/leave", json!({})).await.expect(204);
    assert_eq!(guest.look().await["host"], 2);
    guest.post("/seats/3/drop", json!({})).await.expect(204);
    let late = house.sit(&guest.table, "Hanna").await;
    assert_eq!((late.seat, &late.look().await["host"]), (1, &json!(2)));
    assert_eq!(late.post("/start", json!({})).await.expect(403)["error"], "not_host");
    late.post("/leave", json!({})).await.expect(204);
    guest.post("/leave", json!({})).await.expect(204);
    assert_eq!(guest.look().await["status"], "closed", "nobody is left");
}

#[tokio::test]
async fn a_closed_table_says_who_closed_it() {
    let house = House::new();
    let [host, guest] = host_and_guest(&house).await;
    host.post("/close", json!({})).await.expect(204);
    let seen = guest.look().await;
    assert_eq!(
        (&seen["status"], &seen["reason"]),
        (&json!("closed"), &json!("the host has closed this table"))
    );
    host.post("/start", json!({})).await.expect(410);
    house.post(&guest.path("/join"), "", json!({ "name": "Bo" })).await.expect(410);
}

#[tokio::test]
async fn whoever_opens_a_table_without_sitting_down_is_its_host_too() {
    let house = House::new();
    let opened = house.open(game().id, json!([{ "kind": "open" }, { "kind": "open" }])).await;
    let host = opened["host_token"].as_str().unwrap();
    let path = |what: &str| format!("/api/v1/tables/{}{what}", opened["table"].as_str().unwrap());
    let ada = house.sit(opened["table"].as_str().unwrap(), "Ada").await;
    ada.post("/close", json!({})).await.expect(403);
    house.post(&path("/seats/1/remove"), host, json!({})).await.expect(204);
    house.post(&path("/close"), host, json!({})).await.expect(204);
    assert_eq!(ada.look().await["status"], "closed");
    let brought = house.post(
        "/api/v1/tables",
        host,
        json!({ "game": game().id, "seats": [{ "kind": "open" }, { "kind": "open" }] }),
    );
    assert!(brought.await.expect(201).get("host_token").is_none_or(|told| *told == host));
}

#[tokio::test]
async fn f12_nobody_gets_a_second_hand() {
    let house = House::new();
    let [ada, bo] = house.two_people(game().id).await;
    let again = house.post(&ada.path("/join"), &ada.token, json!({ "name": "Ada" })).await;
    assert_eq!(again.expect(409)["error"], "seated");
    bo.post("/leave", json!({})).await.expect(204);
    // Neither Ada with another token nor anybody else sees what Bo had.
    for token in ["", &ada.token, &bo.token] {
        let taken = house.post(&ada.path("/join"), token, json!({ "name": "Zed", "seat": bo.seat })).await;
        let error = taken.expect(409)["error"].clone();
        assert!(error == "dealt" || error == "seated", "{error}");
    }
    assert_eq!(ada.look().await["seats"][bo.seat as usize - 1]["away"], true, "a bot plays on");
}

/// As long as what this returns lives, time only passes when the test says so.
fn hold_time() -> std::sync::mpsc::Sender<()> {
    let (held, hold) = std::sync::mpsc::channel();
    tokio::task::spawn_blocking(move || hold.recv());
    held
}

/// Others may let a bot play for somebody after a minute, and somebody alone after ten.
fn patient() -> Config {
    let (absent_after, alone_after) = (Duration::from_secs(60), Duration::from_secs(600));
    Config { absent_after, alone_after, ..quick() }
}

#[tokio::test(start_paused = true)]
async fn a_host_who_is_gone_for_long_is_followed_by_somebody_who_waits() {
    let (_held, house) = (hold_time(), House::with(patient()));
    let [host, guest] = host_and_guest(&house).await;
    let hosting = host.watch().await;
    let mut watched = guest.watch().await;
    tokio::time::advance(Duration::from_secs(3_000)).await;
    assert_eq!(guest.look().await["host"], 1, "the host is there");
    drop(hosting);
    // The table learns of it before time goes on.
    watched.until("the host to go", |seen| seen["seats"][0]["present"] == false).await;
    tokio::time::advance(Duration::from_secs(599)).await;
    assert_eq!(guest.look().await["host"], 1, "the host may come back");
    tokio::time::advance(Duration::from_secs(2)).await;
    watched.until("another host", |seen| seen["host"] == 2).await;
    let notice = guest.get("/log").await.expect(200)["notices"][0].clone();
    assert_eq!((&notice["what"], &notice["seat"]), (&json!("host"), &json!(2)));
    for (language, told) in [
        ("en", "Gus is the host now."),
        ("cs", "je teď Gus"),
        ("sk", "je teraz Gus"),
        ("pl", "jest teraz Gus"),
    ] {
        let page =
            axum::http::Request::get(format!("/t/{}", guest.table)).header("accept-language", language);
        let page = house.send(page.body(axum::body::Body::empty()).unwrap()).await.text;
        assert!(page.replace('\u{a0}', " ").contains(told), "{language}");
    }
    // Whoever comes back is a guest as any other.
    assert_eq!(host.post("/start", json!({})).await.expect(403)["error"], "not_host");
    guest.post("/seats/3/drop", json!({})).await.expect(204);
    guest.post("/start", json!({})).await.expect(204);
    assert_eq!(guest.get("/log").await.expect(200)["notices"][0], notice, "the log begins with it");
}

/// A life of a server in which time only passes when the test says so.
fn in_slow_life<T>(folder: &Arc<TempDir>, life: impl AsyncFnOnce(House) -> T) -> T {
    let runtime = Builder::new_current_thread().enable_all().start_paused(true).build().unwrap();
    runtime.block_on(async {
        let _held = hold_time();
        life(House::in_folder(patient(), folder)).await
    })
}

#[test]
fn a_host_without_a_seat_who_is_gone_for_long_is_followed_too_and_a_restart_changes_nothing() {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let (token, table, log) = in_slow_life(&folder, async |house| {
        let seats = json!([{ "kind": "open" }, { "kind": "open" }, { "kind": "open" }]);
        let opened = house.open(game().id, seats).await;
        let (table, token) = (opened["table"].as_str().unwrap(), opened["host_token"].as_str().unwrap());
        let (ada, bo) = (house.sit(table, "Ada").await, house.sit(table, "Bo").await);
        let mut watched = bo.watch().await;
        tokio::time::advance(Duration::from_secs(500)).await;
        house.get(&ada.path(""), token).await.expect(200);
        tokio::time::advance(Duration::from_secs(599)).await;
        assert!(bo.look().await.get("host").is_none(), "the host was there ten minutes ago");
        tokio::time::advance(Duration::from_secs(2)).await;
        // Ada does not look.
        watched.until("another host", |seen| seen["host"] == 2).await;
        (bo.token.clone(), bo.table.clone(), bo.get("/log").await.expect(200))
    });
    assert_eq!(log["notices"][0]["what"], "host");
    in_slow_life(&folder, async |house| {
        let path = |what: &str| format!("/api/v1/tables/{table}{what}");
        assert_eq!(house.get(&path("/log"), &token).await.expect(200), log);
        // Once Bo sits there no more, nothing is told of whoever comes instead.
        house.post(&path("/leave"), &token, json!({})).await.expect(204);
        assert_eq!(house.get(&path("/log"), "").await.expect(200)["notices"], json!([]));
    });
}

/// Somebody thinks for long, and their connection is gone for a moment: that is no absence.
#[tokio::test(start_paused = true)]
async fn f01_whoever_stops_watching_was_there_until_then() {
    let (_held, house) = (hold_time(), House::with(patient()));
    let [thinks, waits] = house.two_people(game().id).await;
    let watched = thinks.watch().await;
    // A table that nobody watches leaves memory, and whoever comes back there waits from then on.
    let _waiting = waits.watch().await;
    tokio::time::advance(Duration::from_secs(3_000)).await;
    drop(watched);
    let replace = json!({ "seat": thinks.seat, "level": "random" });
    assert_eq!(waits.post("/stand-in", replace.clone()).await.expect(409)["error"], "present");
    tokio::time::advance(Duration::from_secs(599)).await;
    assert_eq!(waits.post("/stand-in", replace.clone()).await.expect(409)["error"], "present");
    tokio::time::advance(Duration::from_secs(2)).await;
    waits.post("/stand-in", replace).await.expect(204);
}
