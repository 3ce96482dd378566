//! The same people once more, with luck that nobody chose.

use crate::api::house::{House, Player, game, quick};
use benben_server::Config;
use serde_json::{Value, json};
use std::time::Duration;

const OWN: &str = "00112233445566778899aabbccddeeff";

/// Two people whose game is over.
async fn after_a_game(house: &House) -> [Player<'_>; 2] {
    let [ada, bo] = house.two_people(game().id).await;
    bo.post("/resign", json!({})).await.expect(204);
    [ada, bo]
}

/// The next table, as the player sees it.
async fn next(player: &Player<'_>, next: &Value) -> Value {
    let path = format!("/api/v1/tables/{}", next["table"].as_str().unwrap());
    player.house.get(&path, &player.token).await.expect(200)
}

#[tokio::test]
async fn the_next_game_is_dealt_when_everyone_has_come_with_their_own_luck() {
    let house = House::new();
    let [ada, bo] = after_a_game(&house).await;
    let before = ada.look().await;
    let asked = ada.post("/rematch", json!({})).await.expect(200);
    assert_eq!(asked["seated"], true);
    let seen = next(&bo, &asked).await;
    assert_eq!(seen["status"], "gathering");
    assert_eq!(seen["deal"]["commitment"], asked["commitment"]);
    assert_ne!(seen["deal"]["commitment"], before["deal"]["commitment"]);
    let drawn = seen["deal"]["nonces"].as_array().unwrap();
    assert!(drawn.iter().all(|nonce| !before["deal"]["nonces"].as_array().unwrap().contains(nonce)));
    // Each has moved one seat further; Bo's is kept for him.
    assert_eq!(
        (&seen["you"]["seat"], &seen["seats"][bo.seat as usize % 2]["kind"]),
        (&json!(ada.seat), &json!("reserved"))
    );
    let came = bo.post("/rematch", json!({ "nonce": OWN })).await.expect(200);
    assert_eq!((&came["table"], &came["seated"]), (&asked["table"], &json!(true)));
    let seen = next(&bo, &asked).await;
    assert_eq!(
        (&seen["status"], &seen["deal"]["nonces"][ada.seat as usize - 1]),
        (&json!("playing"), &json!(OWN))
    );
    let bo = Player { house: &house, table: asked["table"].as_str().unwrap().to_owned(), ..bo };
    bo.post("/resign", json!({})).await.expect(204);
    let record = bo.get("/record").await.text;
    assert!(record.contains(OWN));
    assert_eq!(house.verify(&record).await.expect(200)["fair_deal"], true);
}

#[tokio::test]
async fn a_nonce_counts_only_after_the_commitment_was_shown() {
    let house = House::new();
    let [ada, _bo] = after_a_game(&house).await;
    let asked = ada.post("/rematch", json!({ "nonce": OWN })).await.expect(200);
    assert_eq!(asked["seated"], false);
    assert!(!next(&ada, &asked).await["deal"]["nonces"].as_array().unwrap().contains(&json!(OWN)));
    let again = ada.post("/rematch", json!({ "nonce": OWN })).await.expect(200);
    assert_eq!((&again["seated"], &again["commitment"]), (&json!(true), &asked["commitment"]));
    assert!(next(&ada, &asked).await["deal"]["nonces"].as_array().unwrap().contains(&json!(OWN)));
}

#[tokio::test]
async fn a_seat_that_is_kept_goes_to_a_bot_only_if_nobody_comes() {
    for (absent_after, status) in [(Duration::from_secs(60), 409), (Duration::ZERO, 204)] {
        let house = House::with(Config { absent_after, ..quick() });
        let [ada, bo] = after_a_game(&house).await;
        let asked = ada.post("/rematch", json!({})).await.expect(200);
        let path = format!("/api/v1/tables/{}/seats/{}/bot", asked["table"].as_str().unwrap(), ada.seat);
        house.post(&path, &ada.token, json!({ "level": "random" })).await.expect(status);
        let playing = next(&ada, &asked).await["status"] == "playing";
        assert_eq!(playing, status == 204);
        if playing {
            bo.post("/rematch", json!({})).await.expect(401);
        }
    }
}

#[tokio::test]
async fn whoever_comes_back_to_the_next_table_sits_down_there() {
    let house = House::new();
    let [ada, bo] = after_a_game(&house).await;
    let asked = ada.post("/rematch", json!({})).await.expect(200);
    let path = format!("/api/v1/tables/{}/come-back", asked["table"].as_str().unwrap());
    house.post(&path, &bo.token, json!({})).await.expect(204);
    assert_eq!(next(&bo, &asked).await["status"], "playing");
}

#[tokio::test]
async fn the_first_to_ask_says_who_sits_where_and_how_well_bots_play() {
    let house = House::new();
    for (seating, seat) in [("rotate", Some(2)), ("same", Some(1)), ("draw", None)] {
        let ada = house.against_a_bot(game().id).await;
        ada.post("/resign", json!({})).await.expect(204);
        let asked = ada.post("/rematch", json!({ "seats": seating, "level": "random" })).await.expect(200);
        let seen = next(&ada, &asked).await;
        let own = seen["you"]["seat"].as_u64().unwrap();
        assert!(seat.is_none_or(|seat| seat == own), "{seating}: {own}");
        assert_eq!(seen["seats"][2 - own as usize]["level"], "random");
    }
    let ada = house.against_a_bot(game().id).await;
    ada.post("/resign", json!({})).await.expect(204);
    ada.post("/rematch", json!({ "seats": "anywhere" })).await.expect(400);
    ada.post("/rematch", json!({ "level": "nobody" })).await.expect(422);
}

#[tokio::test]
async fn a_seat_by_lot_is_anybodys() {
    let house = House::new();
    let mut seats = std::collections::BTreeSet::new();
    // Never to see the other of two seats in so many draws is as likely as a coin that falls alike each time.
    for _ in 0..64 {
        let ada = house.against_a_bot(game().id).await;
        ada.post("/resign", json!({})).await.expect(204);
        let asked = ada.post("/rematch", json!({ "seats": "draw" })).await.expect(200);
        seats.insert(next(&ada, &asked).await["you"]["seat"].as_u64());
        if seats.len() == 2 {
            return;
        }
    }
    panic!("always the same seat");
}

#[tokio::test]
async fn against_bots_the_next_game_begins_at_once() {
    let house = House::new();
    let ada = house.against_a_bot(game().id).await;
    ada.post("/resign", json!({})).await.expect(204);
    let asked = ada.post("/rematch", json!({})).await.expect(200);
    let ada = Player { table: asked["table"].as_str().unwrap().to_owned(), seat: 2, ..ada };
    assert_eq!(ada.look().await["status"], "playing");
    ada.play_something().await;
}
