//! Taking back.

use crate::api::house::{House, awaits, game, game_at_once};
use benben_support::wait_for_async;
use serde_json::json;

#[tokio::test]
async fn what_others_have_seen_is_taken_back_only_if_all_agree() {
    let house = House::new();
    let [ada, bo] = house.two_people(game().id).await;
    ada.post("/undo", json!({})).await.expect(409);
    let before = ada.look().await["view"].clone();
    ada.play_something().await;
    bo.play_something().await;
    let asked = ada.post("/undo", json!({})).await.expect(200);
    assert_eq!((&asked["undone"], &asked["waiting_for"]), (&json!(false), &json!([bo.seat])));
    assert_eq!(bo.look().await["undo"]["by"], ada.seat);
    ada.post("/undo/answer", json!({ "agree": true })).await.expect(409);
    assert_eq!(bo.post("/undo/answer", json!({ "agree": true })).await.expect(200)["undone"], true);
    let seen = ada.look().await;
    assert_eq!((&seen["view"], &seen["told"]), (&before, &json!(0)));
    assert!(seen.get("undo").is_none());
    assert_eq!(seen["you"]["number"], 3, "taking back is recorded and counted");
    ada.play_something().await;
}

#[tokio::test]
async fn one_refusal_ends_the_matter() {
    let house = House::new();
    let [ada, bo] = house.two_people(game().id).await;
    ada.play_something().await;
    ada.post("/undo", json!({})).await.expect(200);
    bo.post("/undo/answer", json!({ "agree": false })).await.expect(200);
    assert!(ada.look().await.get("undo").is_none());
    bo.post("/undo/answer", json!({ "agree": true })).await.expect(409);
    assert!(awaits(&bo.look().await, bo.seat));
}

#[tokio::test]
async fn among_bots_nobody_needs_to_be_asked_and_bots_think_again() {
    let house = House::new();
    let ada = house.against_a_bot(game().id).await;
    let before = ada.wait().await["view"].clone();
    ada.play_something().await;
    ada.wait().await;
    assert_eq!(ada.post("/undo", json!({})).await.expect(200)["undone"], true);
    assert_eq!(ada.look().await["view"], before);
    ada.play_something().await;
    ada.wait().await;
    ada.post("/resign", json!({})).await.expect(204);
    let record = ada.get("/record").await.text;
    assert!(record.contains("undo "), "{record}");
    house.verify(&record).await.expect(200);
}

#[tokio::test]
async fn what_nobody_else_has_seen_is_taken_back_freely_and_recorded() {
    let house = House::new();
    let [ada, bo] = house.two_people(game_at_once()).await;
    let (before, others) = (ada.look().await, bo.look().await);
    // What one does is secret until everyone is done.
    let action = &before["you"]["actions"][0]["action"];
    ada.post("/actions", json!({ "number": 1, "action": action })).await.expect(200);
    assert_eq!(bo.look().await, others);
    let undone = ada.post("/undo", json!({})).await.expect(200);
    assert_eq!((&undone["undone"], &undone["waiting_for"]), (&json!(true), &json!([])));
    assert_eq!(bo.look().await, others, "nobody is asked, and nobody learns of it");
    let seen = ada.look().await;
    assert_eq!((&seen["view"], &seen["you"]["number"]), (&before["view"], &json!(3)));
    ada.play_something().await;
    bo.post("/resign", json!({})).await.expect(204);
    let record = ada.get("/record").await.text;
    assert!(record.contains("undo 1"), "{record}");
    house.verify(&record).await.expect(200);
}

#[tokio::test]
async fn all_others_must_agree_and_bots_are_not_asked() {
    let house = House::new();
    let seats = json!([{ "kind": "open" }, { "kind": "open" }, { "kind": "open" }, { "kind": "bot", "level": "random" }]);
    let opened = house.open(game().id, seats).await;
    let table = opened["table"].as_str().unwrap();
    let players =
        [house.sit(table, "Ada").await, house.sit(table, "Bo").await, house.sit(table, "Cleo").await];
    // Whoever is the first of them to move asks the other two.
    let asker = wait_for_async("the turn of one of them", async || {
        let seen = players[0].look().await;
        players.iter().position(|player| awaits(&seen, player.seat))
    })
    .await;
    let [ada, bo, cleo] = [0, 1, 2].map(|further| &players[(asker + further) % 3]);
    ada.play_something().await;
    let asked = ada.post("/undo", json!({})).await.expect(200);
    let mut others = [bo.seat, cleo.seat];
    others.sort_unstable();
    assert_eq!((&asked["undone"], &asked["waiting_for"]), (&json!(false), &json!(others)));
    let agreed = bo.post("/undo/answer", json!({ "agree": true })).await.expect(200);
    assert_eq!((&agreed["undone"], &agreed["waiting_for"]), (&json!(false), &json!([cleo.seat])));
    assert_eq!(ada.look().await["undo"]["agreed"], json!([bo.seat]));
    let agreed = cleo.post("/undo/answer", json!({ "agree": true })).await.expect(200);
    assert_eq!(agreed["undone"], true);
    for player in &players {
        player.post("/resign", json!({})).await.expect(204);
    }
    let record = ada.get("/record").await.text;
    assert!(record.contains("undo "), "{record}");
    house.verify(&record).await.expect(200);
}
