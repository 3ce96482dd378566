//! Time to decide.

use crate::api::house::{House, awaits, game};
use serde_json::json;

#[tokio::test(start_paused = true)]
async fn a_bot_decides_when_time_is_up() {
    let house = House::new();
    for pace in [json!({ "kind": "decision", "seconds": 3600 }), json!({ "kind": "bank", "seconds": 3600 })] {
        let seats = json!([{ "kind": "you", "name": "Ada" }, { "kind": "bot", "level": "random" }]);
        let wish = json!({ "game": game().id, "seats": seats, "pace": pace });
        let opened = house.post("/api/v1/tables", "", wish).await.expect(201);
        let ada = house.player(&opened["you"]);
        let mut watched = ada.watch().await;
        // Time is not real here: it jumps to the next thing that waits for it.
        let seen =
            watched.until("the bot's decision", |seen| seen["you"]["number"] != 1 && awaits(seen, 1)).await;
        assert_eq!(seen["status"], "playing");
        assert_eq!(seen["seats"][0]["away"], false);
    }
}

#[tokio::test]
async fn a_bank_shows_what_is_left() {
    let house = House::new();
    let seats = json!([{ "kind": "you", "name": "Ada" }, { "kind": "bot", "level": "random" }]);
    let wish = json!({ "game": game().id, "seats": seats, "pace": { "kind": "bank", "seconds": 60, "increment": 5 } });
    let opened = house.post("/api/v1/tables", "", wish).await.expect(201);
    let ada = house.player(&opened["you"]);
    let left = ada.wait().await["seats"][0]["clock_ms"].as_u64().unwrap();
    assert!(left <= 60_000);
    ada.play_something().await;
    assert!(ada.look().await["seats"][0]["clock_ms"].as_u64().unwrap() > 60_000);
}
