//! Watching: snapshots, presence, compression.

use crate::api::house::{House, Player, awaits, game};
use serde_json::{Value, json};
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

/// The first legal action of whoever sees this, with the table in the answer.
fn act_and_look(seen: &Value) -> Value {
    json!({ "number": seen["you"]["number"], "action": seen["you"]["actions"][0]["action"], "snapshot": true })
}

#[tokio::test]
async fn what_an_answer_shows_is_left_out_of_a_stream_that_leaves_out_answers() {
    let house = House::new();
    let [ada, bo] = house.two_people(game().id).await;
    let [mut of_ada, mut of_bo] = [ada.watch_without_answers().await, bo.watch_without_answers().await];
    let mut all_of_ada = ada.watch().await;
    let present = |seen: &Value| seen["seats"].as_array().unwrap().iter().all(|seat| seat["present"] == true);
    let first = of_ada.until("both are there", present).await;
    of_bo.until("both are there", present).await;

    let answer = ada.post("/actions", act_and_look(&first)).await.expect(200);
    let shown = &answer["snapshot"];
    assert_eq!((&shown["events"], &shown["you"]["number"]), (&answer["events"], &answer["next_number"]));
    assert_eq!(*shown, ada.look().await);
    let of_both = of_bo.until("the other's turn", |seen| awaits(seen, bo.seat)).await;
    assert_eq!(of_both["told"], shown["told"]);
    // Another stream of the same seat does not know the answer.
    all_of_ada.until("the other's turn", |seen| seen == shown).await;

    // The next thing that the stream has to say is what the other does.
    let answer = bo.post("/actions", act_and_look(&of_both)).await.expect(200);
    let next = of_ada.next().await.unwrap();
    assert_eq!(next["told"], answer["snapshot"]["told"]);
    assert!(next["told"].as_u64() > shown["told"].as_u64(), "{next}");
}

#[tokio::test]
async fn an_answer_shows_the_table_only_if_asked_and_again_if_sent_again() {
    let house = House::new();
    let [ada, _bo] = house.two_people(game().id).await;
    let seen = ada.look().await;
    let mut act = act_and_look(&seen);
    let first = ada.post("/actions?texts=en", act.clone()).await.expect(200);
    let again = ada.post("/actions", act.clone()).await.expect(200);
    assert_eq!((&again["repeated"], &again["snapshot"]), (&json!(true), &ada.look().await));
    assert_eq!(first["snapshot"], ada.get("?texts=en").await.expect(200));
    act["snapshot"] = json!(false);
    assert!(ada.post("/actions", act).await.expect(200).get("snapshot").is_none());
    assert_eq!(ada.get("/stream?without=anything").await.expect(400)["error"], "malformed");
}

#[tokio::test]
async fn others_see_who_is_present() {
    let house = House::new();
    let [ada, bo] = house.two_people(game().id).await;
    let mut watched = ada.watch().await;
    let present = |seen: &Value| bo.own(seen)["present"] == true;
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
    let is = |count: u64| move |seen: &Value| seen["audience"] == count;
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
        if text.contains("event: snapshot") && text.ends_with("\n\n") && !text.contains(&awaited(bo.seat)) {
            let seen = ada.look().await;
            let act = json!({ "number": 1, "action": seen["you"]["actions"][0]["action"] });
            ada.post("/actions", act).await.expect(200);
        }
    }
    assert!(text.ends_with("\n\n"));
    assert!(compressed.len() < text.len() / 2);
}
