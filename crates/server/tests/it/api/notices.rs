//! What happens at a table besides the game: everyone is told, and the record stays as it is.

use crate::api::house::{House, Player, game, game_at_once, quick};
use crate::api::restart::in_one_life;
use benben_support::wait_for_async;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;

/// What the log tells besides the events: after how many of them, who, what.
async fn notices(player: &Player<'_>) -> Vec<(u64, u64, String)> {
    let log = player.get("/log").await.expect(200);
    let told = |notice: &Value| {
        assert!(!notice["text"].as_str().unwrap().contains('⟨'), "{notice}");
        let number = |key: &str| notice[key].as_u64().unwrap();
        (number("after"), number("seat"), notice["what"].as_str().unwrap().to_owned())
    };
    log["notices"].as_array().unwrap().iter().map(told).collect()
}

fn seen(notices: &[(u64, u64, String)]) -> Vec<(u64, &str)> {
    notices.iter().map(|(_, seat, what)| (*seat, what.as_str())).collect()
}

#[test]
fn being_away_coming_back_and_resigning_are_told_and_outlive_a_restart() {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let (before, seated) = in_one_life(&folder, quick(), async |house| {
        let [ada, bo] = house.two_people(game().id).await;
        ada.post("/stand-in", json!({ "level": "random" })).await.expect(204);
        ada.post("/come-back", json!({})).await.expect(204);
        bo.post("/resign", json!({})).await.expect(204);
        let told = notices(&ada).await;
        assert_eq!(seen(&told), [(ada.seat, "stand-in"), (ada.seat, "back"), (bo.seat, "resigned")]);
        let record = ada.get("/record").await.text;
        assert!(!record.contains("resigned") && !record.contains("back"), "{record}");
        (told, json!({ "table": ada.table, "token": ada.token, "seat": ada.seat }))
    });
    in_one_life(&folder, quick(), async |house| assert_eq!(notices(&house.player(&seated)).await, before));
}

#[tokio::test]
async fn an_undo_that_everyone_saw_is_told() {
    let house = House::new();
    let ada = house.against_a_bot(game().id).await;
    ada.play_something().await;
    ada.wait().await;
    ada.post("/undo", json!({})).await.expect(200);
    assert_eq!(seen(&notices(&ada).await), [(ada.seat, "took-back")]);
}

/// Time passes only when the test says so.
fn hold_time() -> std::sync::mpsc::Sender<()> {
    let (held, hold) = std::sync::mpsc::channel();
    tokio::task::spawn_blocking(move || hold.recv());
    held
}

/// Waits until the seat has acted, by whoever decides for it.
async fn acted(player: &Player<'_>, number: u64) {
    wait_for_async("a decision", async || {
        (player.look().await["you"]["number"].as_u64().unwrap() > number).then_some(())
    })
    .await;
}

#[tokio::test(start_paused = true)]
async fn nobody_learns_in_a_sealed_step_that_somebodys_time_was_up() {
    let _held = hold_time();
    let house = House::new();
    let seats = json!([{ "kind": "open" }, { "kind": "open" }]);
    let pace = json!({ "kind": "bank", "seconds": 100, "increment": 0 });
    let opened = house
        .post("/api/v1/tables", "", json!({ "game": game_at_once(), "seats": seats, "pace": pace }))
        .await;
    let table = opened.expect(201)["table"].as_str().unwrap().to_owned();
    let (ada, bo) = (house.sit(&table, "Ada").await, house.sit(&table, "Bo").await);
    // Bo decides at once; Ada needs most of her time for the first decision.
    bo.play_something().await;
    tokio::time::advance(Duration::from_secs(60)).await;
    ada.play_something().await;
    let (log, number) =
        (bo.get("/log").await.expect(200), ada.look().await["you"]["number"].as_u64().unwrap());
    tokio::time::advance(Duration::from_secs(41)).await;
    acted(&ada, number).await;
    assert_eq!(bo.get("/log").await.expect(200), log, "Bo has yet to act");
    bo.play_something().await;
    let told = notices(&bo).await;
    assert!(
        !told.is_empty()
            && told.iter().all(|(_, seat, what)| (*seat, what.as_str()) == (ada.seat, "time-up")),
        "{told:?}"
    );
}
