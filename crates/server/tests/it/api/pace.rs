//! Time to decide.

use crate::api::house::{House, Player, awaits, game, game_at_once, quick};
use crate::api::restart::in_one_life;
use proptest::prelude::*;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;

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

/// As long as what this returns lives, time only passes when the test says so: Tokio lets it jump only when nothing blocks.
pub(crate) fn hold_time() -> std::sync::mpsc::Sender<()> {
    let (held, hold) = std::sync::mpsc::channel();
    tokio::task::spawn_blocking(move || hold.recv());
    held
}

/// Opens a table for two people at this pace, at which all begin at once: there one takes back freely.
async fn two_at<'a>(house: &'a House, pace: &Value) -> [Player<'a>; 2] {
    let wish =
        json!({ "game": game_at_once(), "seats": [{ "kind": "open" }, { "kind": "open" }], "pace": pace });
    let opened = house.post("/api/v1/tables", "", wish).await.expect(201);
    let table = opened["table"].as_str().unwrap();
    [house.sit(table, "Ada").await, house.sit(table, "Bo").await]
}

async fn clock(player: &Player<'_>) -> u64 {
    player.own(&player.look().await)["clock_ms"].as_u64().unwrap()
}

/// The attack as it was found: every act and free undo added the increment.
#[tokio::test(start_paused = true)]
async fn acting_and_taking_back_gains_no_time_in_the_bank() {
    let (_held, house) = (hold_time(), House::new());
    let [ada, bo] = two_at(&house, &json!({ "kind": "bank", "seconds": 60, "increment": 30 })).await;
    for _ in 0..50 {
        tokio::time::advance(Duration::from_millis(100)).await;
        ada.play_something().await;
        assert_eq!(ada.post("/undo", json!({})).await.expect(200)["undone"], true);
    }
    assert_eq!((clock(&ada).await, clock(&bo).await), (55_000, 55_000), "five seconds were used by both");
}

#[tokio::test(start_paused = true)]
async fn acting_and_taking_back_restarts_nobodys_decision() {
    let (_held, house) = (hold_time(), House::new());
    let [ada, bo] = two_at(&house, &json!({ "kind": "decision", "seconds": 60 })).await;
    for round in 1..=10 {
        tokio::time::advance(Duration::from_secs(2)).await;
        ada.play_something().await;
        ada.post("/undo", json!({})).await.expect(200);
        assert_eq!((clock(&ada).await, clock(&bo).await), (60_000 - round * 2_000, 60_000 - round * 2_000));
    }
}

/// What a seat's clock should show: all that was given, less all that was used.
#[derive(Clone, Debug, Default)]
struct Used {
    /// In milliseconds, on the seat's first decision, its second, and so on.
    on: Vec<u64>,
    /// How many of its decisions count.
    decisions: usize,
}

impl Used {
    fn on_this_decision(&mut self) -> &mut u64 {
        if self.on.len() <= self.decisions {
            self.on.resize(self.decisions + 1, 0);
        }
        &mut self.on[self.decisions]
    }
}

/// Do the rules wait for the player?
async fn is_awaited(player: &Player<'_>) -> bool {
    !player.look().await["you"]["actions"].as_array().unwrap().is_empty()
}

/// Whoever acts, takes back, looks and waits, in whatever order (what, who, and after how many milliseconds): after each step
/// both clocks show what they should, if the rules wait for the seat or not.
fn check_clocks(
    pace: &Value,
    steps: Vec<(u8, usize, u64)>,
    expected: impl Fn(&mut Used, bool) -> Option<u64>,
) {
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().start_paused(true).build().unwrap();
    runtime.block_on(async {
        let (_held, house) = (hold_time(), House::new());
        let players = two_at(&house, pace).await;
        let mut used = [Used::default(), Used::default()];
        for (what, who, milliseconds) in steps {
            // Whoever has nothing to decide has time.
            for (player, used) in players.iter().zip(&mut used) {
                *used.on_this_decision() += if is_awaited(player).await { milliseconds } else { 0 };
            }
            tokio::time::advance(Duration::from_millis(milliseconds)).await;
            let player = &players[who];
            let seen = player.look().await;
            let first = seen["you"]["actions"].get(0).map(|first| first["action"].clone());
            match (what, first) {
                (0, Some(action)) => {
                    let act = json!({ "number": seen["you"]["number"], "action": action });
                    player.post("/actions", act).await.expect(200);
                    used[who].decisions += 1;
                }
                (1 | 2, _) => {
                    let asked = player.post("/undo", json!({})).await;
                    let undone = asked.status == 200 && asked.json()["undone"] == true;
                    used[who].decisions -= usize::from(undone);
                    players[1 - who].post("/undo/answer", json!({ "agree": false })).await;
                }
                _ => {}
            }
            for (player, used) in players.iter().zip(&mut used) {
                let seen = player.look().await;
                let expected = expected(used, is_awaited(player).await);
                assert_eq!(
                    player.own(&seen)["clock_ms"].as_u64(),
                    expected,
                    "seat {}: {used:?}",
                    player.seat
                );
            }
        }
    });
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(20) })]

    /// A bank holds what was given for the decisions that count, less the time in which the rules waited for the seat.
    #[test]
    fn f05_a_bank_counts_the_time_used_whatever_is_taken_back(
        steps in prop::collection::vec((0..4u8, 0..2usize, 0..700u64), 1..60)
    ) {
        let pace = json!({ "kind": "bank", "seconds": 60, "increment": 5 });
        check_clocks(&pace, steps, |used, _| {
            Some(60_000 + 5_000 * used.decisions as u64 - used.on.iter().sum::<u64>())
        });
    }

    /// The time for a decision is what is left of it, however often it is taken back and made again, and whatever others do
    /// meanwhile.
    #[test]
    fn f05_a_decision_has_its_time_once_whatever_is_taken_back(
        steps in prop::collection::vec((0..4u8, 0..2usize, 0..700u64), 1..60)
    ) {
        let pace = json!({ "kind": "decision", "seconds": 60 });
        check_clocks(&pace, steps, |used, awaited| awaited.then(|| 60_000 - *used.on_this_decision()));
    }
}

/// Opens a table for two people with a day for each decision.
pub(crate) async fn two_with_a_day<'a>(house: &'a House) -> [Player<'a>; 2] {
    let pace = json!({ "kind": "decision", "seconds": 86_400 });
    let wish = json!({ "game": game().id, "seats": [{ "kind": "open" }, { "kind": "open" }], "pace": pace });
    let opened = house.post("/api/v1/tables", "", wish).await.expect(201);
    let table = opened["table"].as_str().unwrap();
    let (ada, bo) = (house.sit(table, "Ada").await, house.sit(table, "Bo").await);
    if awaits(&ada.look().await, ada.seat) { [ada, bo] } else { [bo, ada] }
}

#[tokio::test]
async fn whoever_has_days_is_not_replaced_before_they_are_over() {
    let house = House::new();
    let [ada, bo] = two_with_a_day(&house).await;
    let seen = bo.look().await;
    assert!(ada.own(&seen).get("stand_in").is_none(), "{seen}");
    assert_eq!(bo.post("/stand-in", json!({ "seat": ada.seat })).await.expect(409)["error"], "present");
}

#[test]
fn days_go_on_while_the_server_is_stopped_and_an_hour_is_left_at_least() {
    const HOUR: u64 = 3_600_000;
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let seated = in_one_life(&folder, quick(), async |house| {
        let [ada, _bo] = two_with_a_day(&house).await;
        assert!(clock(&ada).await > 23 * HOUR);
        json!({ "table": ada.table, "token": ada.token, "seat": ada.seat })
    });
    // Ten hours, and then ninety more.
    for (stopped, left) in [(10, 14), (90, 1)] {
        let db = rusqlite::Connection::open(folder.path().join("benben.sqlite")).unwrap();
        db.execute("UPDATE tables SET changed_at = changed_at - ?1", [stopped * HOUR]).unwrap();
        drop(db);
        in_one_life(&folder, quick(), async |house| {
            let clock = clock(&house.player(&seated)).await;
            assert!(
                clock <= left * HOUR && clock > left * HOUR - HOUR / 4,
                "{clock} after {stopped} more hours"
            );
        });
    }
}

#[tokio::test]
async fn the_page_offers_days_and_says_them_in_words() {
    let house = House::new();
    let page = house.get_page(format!("/play/{}", game().id), "").await.text;
    for (value, words) in [("86400", "one day"), ("259200", "3 days"), ("604800", "7 days")] {
        assert!(
            page.contains(&format!("value=\"decision {value}\""))
                && page.contains(&format!("{words} per decision"))
        );
    }
    let [ada, _bo] = two_with_a_day(&house).await;
    let page = house.get_page(format!("/t/{}", ada.table), &ada.token).await.text;
    assert!(page.contains("23 hours 59 minutes") && page.contains("class=\"reminder\""), "{page}");
}
