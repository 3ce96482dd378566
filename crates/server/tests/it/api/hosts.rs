//! Hosts have their table: strangers neither start nor close it, and nobody gets a second hand.

use crate::api::house::{House, Player, game};
use serde_json::{Value, json};

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
