//! Leaving, being away and coming back.

use crate::api::house::{House, awaits, game, quick};
use benben_server::Config;
use benben_support::in_time;
use serde_json::json;
use std::time::Duration;

#[tokio::test]
async fn before_the_deal_a_left_seat_is_open_again() {
    let house = House::new();
    let opened = house.open(game().id, json!([{ "kind": "you", "name": "Ada" }, { "kind": "open" }])).await;
    let ada = house.player(&opened["you"]);
    ada.post("/leave", json!({})).await.expect(204);
    let seen = ada.look().await;
    assert_eq!((&seen["status"], &seen["seats"][0]["kind"]), (&json!("closed"), &json!("open")));
    ada.post("/leave", json!({})).await.expect(401);
}

#[tokio::test]
async fn after_the_deal_a_bot_plays_for_whoever_left() {
    let house = House::new();
    let [ada, bo] = house.two_people(game().id).await;
    ada.post("/leave", json!({})).await.expect(204);
    bo.wait().await;
    bo.play_something().await;
    let seen = bo.wait().await;
    assert_eq!((&ada.own(&seen)["kind"], &ada.own(&seen)["away"]), (&json!("open"), &json!(true)));
    assert_eq!(house.get(&bo.path(""), &ada.token).await.expect(200)["view"]["viewer"], "public");
}

#[tokio::test]
async fn whoever_left_sees_nothing_of_the_seat_any_more() {
    let house = House::new();
    let [ada, _bo] = house.two_people(game().id).await;
    let mut watched = ada.watch().await;
    watched.next().await.unwrap();
    ada.post("/leave", json!({})).await.expect(204);
    in_time("the end of the stream", async { while watched.next().await.is_some() {} }).await;
}

#[tokio::test]
async fn one_may_be_away_and_come_back() {
    let house = House::new();
    let [ada, bo] = house.two_people(game().id).await;
    ada.post("/stand-in", json!({ "level": "random" })).await.expect(204);
    let seen = bo.wait().await;
    let of_ada = ada.own(&seen);
    assert_eq!((&of_ada["away"], &of_ada["level"]), (&json!(true), &json!("random")));
    ada.post("/come-back", json!({})).await.expect(204);
    ada.post("/come-back", json!({})).await.expect(409);
    bo.play_something().await;
    let seen = ada.look().await;
    assert!(awaits(&seen, ada.seat) && ada.own(&seen)["away"] == false);
}

#[tokio::test]
async fn playing_is_coming_back() {
    let house = House::with(Config { bot_pause: Duration::from_secs(600), ..quick() });
    let [ada, bo] = house.two_people(game().id).await;
    ada.post("/stand-in", json!({})).await.expect(204);
    assert_eq!(ada.own(&bo.look().await)["away"], true);
    ada.play_something().await;
    assert_eq!(ada.own(&bo.look().await)["away"], false);
    assert!(awaits(&bo.look().await, bo.seat));
}

#[tokio::test]
async fn an_absent_player_can_be_replaced_only_when_awaited() {
    let house = House::new();
    let [ada, bo] = house.two_people(game().id).await;
    ada.post("/stand-in", json!({ "seat": bo.seat })).await.expect(409);
    bo.post("/stand-in", json!({ "seat": ada.seat })).await.expect(204);
    bo.wait().await;
    bo.post("/stand-in", json!({ "seat": 3 })).await.expect(404);
    bo.post("/stand-in", json!({ "level": "genius" })).await.expect(422);
}

#[tokio::test]
async fn a_present_player_is_not_replaced_by_others() {
    let house = House::with(Config {
        absent_after: Duration::from_secs(600),
        alone_after: Duration::from_secs(600),
        ..quick()
    });
    let [ada, bo] = house.two_people(game().id).await;
    assert_eq!(bo.post("/stand-in", json!({ "seat": ada.seat })).await.expect(409)["error"], "present");
}
