//! Taking back.

use crate::house::{House, awaits};
use serde_json::json;

#[tokio::test]
async fn what_others_have_seen_is_taken_back_only_if_all_agree() {
    let house = House::new();
    let [ada, bo] = house.two_people("ankh").await;
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
    let [ada, bo] = house.two_people("ankh").await;
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
    let ada = house.against_a_bot("ankh").await;
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
