//! Watching: snapshots, presence, compression.

use crate::api::house::{House, Player, awaits, game};
use serde_json::json;
use std::io::Read;

#[tokio::test]
async fn everyone_sees_an_action_and_only_their_own_cards() {
    let house = House::new();
    let [ada, bo] = house.two_people(game().id).await;
    let mut watched = bo.watch().await;
    assert!(awaits(&watched.next().await.unwrap(), ada.seat));
    ada.play_something().await;
    let seen = watched.until("the other's turn", |seen| awaits(seen, bo.seat)).await;
    assert_eq!(seen["view"]["hands"][ada.seat as usize - 1], json!({ "hidden": 4 }));
    assert_eq!(seen["view"], bo.look().await["view"]);
}

#[tokio::test]
async fn others_see_who_is_present() {
    let house = House::new();
    let [ada, bo] = house.two_people(game().id).await;
    let mut watched = ada.watch().await;
    let present = |seen: &serde_json::Value| bo.own(seen)["present"] == true;
    watched.until("an absent player", |seen| !present(seen)).await;
    let of_bo = bo.watch().await;
    watched.until("a present player", present).await;
    drop(of_bo);
    watched.until("an absent player", |seen| !present(seen)).await;
}

#[tokio::test(start_paused = true)]
async fn spectators_are_counted_by_everyone_and_players_are_not() {
    let house = House::new();
    let [ada, bo] = house.two_people(game().id).await;
    let mut watched = ada.watch().await;
    let _bo = bo.watch().await;
    let is = |count: u64| move |seen: &serde_json::Value| seen["audience"] == count;
    watched.until("nobody watches", is(0)).await;
    let anyone = Player { token: String::new(), house: &house, table: ada.table.clone(), seat: 0 };
    let first = anyone.watch().await;
    watched.until("one watches", is(1)).await;
    let second = anyone.watch().await;
    watched.until("two watch", is(2)).await;
    drop((first, second));
    watched.until("nobody watches any more", is(0)).await;
}

#[tokio::test]
async fn spectators_see_the_public_view_if_they_may() {
    let house = House::new();
    let [ada, _bo] = house.two_people(game().id).await;
    let seen = house.get(&ada.path(""), "").await.expect(200);
    assert_eq!(seen["view"]["viewer"], "public");
    assert!(seen.get("you").is_none());
    let seats = json!([{ "kind": "you", "name": "Ada" }, { "kind": "bot", "level": "random" }]);
    let opened =
        house.post("/api/v1/tables", "", json!({ "game": game().id, "seats": seats })).await.expect(201);
    let closed = house.player(&opened["you"]);
    for what in ["", "/stream", "/log", "/drawing", "/record"] {
        assert_eq!(house.get(&closed.path(what), "").await.expect(403)["error"], "no_spectators");
    }
}

#[tokio::test]
async fn a_compressed_stream_shows_every_snapshot_at_once() {
    let house = House::new();
    let [ada, bo] = house.two_people(game().id).await;
    let mut watched = bo.watch_with(&[("accept-encoding", "gzip")]).await;
    assert_eq!(watched.headers["content-encoding"], "gzip");
    let mut compressed = Vec::new();
    let mut text = String::new();
    let awaited = |seat: u64| format!("\"awaited\":[{seat}]");
    while !text.contains(&awaited(bo.seat)) {
        compressed.extend(watched.piece().await.unwrap());
        let mut decoder = flate2::read::GzDecoder::new(&compressed[..]);
        let mut bytes = Vec::new();
        // The stream has not ended; what has arrived must be readable.
        let _ = decoder.read_to_end(&mut bytes);
        text = String::from_utf8(bytes).unwrap();
        if text.ends_with("\n\n") && !text.contains(&awaited(bo.seat)) {
            let seen = ada.look().await;
            let act = json!({ "number": 1, "action": seen["you"]["actions"][0]["action"] });
            ada.post("/actions", act).await.expect(200);
        }
    }
    assert!(text.ends_with("\n\n"));
    assert!(compressed.len() < text.len() / 2);
}
