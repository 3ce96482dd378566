//! Tables with days for a decision rest while nobody looks: they leave memory, and what is due there comes on the minute all the same.

use super::holidays::{days, pass, two};
use super::{answering, browser, play_a_turn, sending_to, subscribe, wait};
use crate::api::accounts::keep;
use crate::api::house::{House, Player, quick};
use crate::api::pace::{hold_time, two_with_a_day};
use benben_server::{Clock, Config};
use benben_support::wait_for_async;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;

const MINUTE: u64 = 60;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;
/// So many tables rest at once, where it is counted what they cost.
const MANY: u64 = 60;

/// How often a table came to memory.
const LOADS: &str = "benben_load_seconds_count";

/// A number that the server tells about itself.
async fn figure(house: &House, name: &str) -> u64 {
    let metrics = house.get("/metrics", "").await.text;
    let line = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')).unwrap();
    line.parse().unwrap()
}

/// Nobody looks for a while, and no table is in memory.
async fn rest(house: &House, time: &Clock) -> u64 {
    let mut passed = 0;
    wait_for_async("all tables to rest", async || {
        pass(time, 10).await;
        passed += 10;
        // This asks the store, which needs some time that is real.
        for _ in 0..10 {
            house.get("/api/v1/tables", "").await.expect(200);
        }
        (figure(house, "benben_tables_live").await == 0).then_some(())
    })
    .await;
    passed
}

/// How much was played, without asking the server, which would wake the table.
fn entries(folder: &TempDir) -> u64 {
    let db = rusqlite::Connection::open(folder.path().join("benben.sqlite")).unwrap();
    db.query_row("SELECT count(*) FROM entries", (), |row| row.get(0)).unwrap()
}

/// The server does what it has begun, which is nothing: it answers others meanwhile.
async fn nothing_happens(folder: &TempDir, house: &House, entries_before: u64) {
    for _ in 0..50 {
        house.get("/api/v1/tables", "").await.expect(200);
    }
    assert_eq!((entries(folder), figure(house, "benben_tables_live").await), (entries_before, 0));
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_current_thread().enable_all().start_paused(true).build().unwrap()
}

async fn has_decided(folder: &TempDir, time: &Clock, before: u64) {
    wait_for_async("a bot to decide", async || {
        // The server may just have looked what is due, and looks again after a while.
        pass(time, 1).await;
        (entries(folder) > before).then_some(())
    })
    .await;
}

#[test]
fn a_reminder_and_the_end_of_time_come_on_the_minute_to_a_table_that_rests() {
    runtime().block_on(async {
        let service = answering(&[]);
        let (config, folder) = (sending_to(&service), Arc::new(tempfile::tempdir().unwrap()));
        let time = config.clock.clone();
        let (_held, house) = (hold_time(), House::in_folder(config, &folder));
        let [ada, bo] = two_with_a_day(&house).await;
        play_a_turn(&ada, &bo).await;
        subscribe(&bo, &browser("bo"), "en").await;
        let mut passed = rest(&house, &time).await;
        let before = entries(&folder);
        pass(&time, 18 * HOUR - MINUTE - passed).await;
        nothing_happens(&folder, &house, before).await;
        assert_eq!(service.received().len(), 0);
        pass(&time, 2 * MINUTE).await;
        assert_eq!(wait(&service, 1).await[0].headers["urgency"], "high");
        passed = 18 * HOUR + MINUTE + rest(&house, &time).await;
        assert_eq!(service.received().len(), 1, "once, however often it rests");
        pass(&time, DAY - MINUTE - passed).await;
        nothing_happens(&folder, &house, before).await;
        pass(&time, 2 * MINUTE).await;
        has_decided(&folder, &time, before).await;
        assert_eq!(service.received().len(), 1, "and no second reminder");
    });
}

#[test]
fn the_same_after_the_server_was_started_again() {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let (service, time) = (answering(&[]), Clock::default());
    let config = || Config { clock: time.clone(), ..sending_to(&service) };
    let passed = runtime().block_on(async {
        let (_held, house) = (hold_time(), House::in_folder(config(), &folder));
        let [ada, bo] = two_with_a_day(&house).await;
        play_a_turn(&ada, &bo).await;
        subscribe(&bo, &browser("bo"), "en").await;
        rest(&house, &time).await
    });
    let before = entries(&folder);
    // Hours while it is stopped.
    time.advance(Duration::from_secs(10 * HOUR));
    let passed = runtime().block_on(async {
        let (_held, house) = (hold_time(), House::in_folder(config(), &folder));
        pass(&time, 8 * HOUR - MINUTE - passed).await;
        nothing_happens(&folder, &house, before).await;
        assert_eq!(figure(&house, LOADS).await, 0, "the start has woken nobody");
        pass(&time, 2 * MINUTE).await;
        wait(&service, 1).await;
        18 * HOUR + MINUTE + rest(&house, &time).await
    });
    runtime().block_on(async {
        let (_held, house) = (hold_time(), House::in_folder(config(), &folder));
        pass(&time, DAY - MINUTE - passed).await;
        nothing_happens(&folder, &house, before).await;
        pass(&time, 2 * MINUTE).await;
        has_decided(&folder, &time, before).await;
        assert_eq!(service.received().len(), 1);
    });
}

async fn clock(player: &Player<'_>) -> u64 {
    player.own(&player.look().await)["clock_ms"].as_u64().unwrap() / 1000
}

/// What was used of a decision is gone, though it was taken back and the table rested; and nobody's clock begins anew because
/// somebody else has acted.
#[tokio::test(start_paused = true)]
async fn nobody_gains_time_by_a_rest() {
    let config = quick();
    let time = config.clock.clone();
    let (_held, house) = (hold_time(), House::with(config));
    let person = keep(&house, "Cyd", "").await;
    let [cyd, bo] = two(&house, &person.session, 2 * DAY).await;
    let mut passed = 0;
    for _ in 0..3 {
        pass(&time, 3 * HOUR).await;
        passed += 3 * HOUR + rest(&house, &time).await;
        cyd.play_something().await;
        passed += rest(&house, &time).await;
        assert_eq!(cyd.post("/undo", json!({})).await.expect(200)["undone"], true);
        passed += rest(&house, &time).await;
        // While an action stood, nobody waited for Cyd.
        let (own, other) = (clock(&cyd).await, clock(&bo).await);
        assert!(own.abs_diff(2 * DAY - passed) <= 15 * MINUTE, "Cyd has {own} after {passed}");
        assert!(other.abs_diff(2 * DAY - passed) <= MINUTE, "Bo has {other} after {passed}");
    }
}

#[test]
fn a_holiday_moves_what_is_due_at_a_table_that_rests() {
    runtime().block_on(async {
        let (config, folder) = (quick(), Arc::new(tempfile::tempdir().unwrap()));
        let time = config.clock.clone();
        let (_held, house) = (hold_time(), House::in_folder(config, &folder));
        let person = keep(&house, "Cyd", "").await;
        let begun = time.now();
        let [_cyd, bo] = two(&house, &person.session, 2 * DAY).await;
        bo.play_something().await;
        let before = entries(&folder);
        rest(&house, &time).await;
        house.post("/api/v1/holidays", &person.session, days(1, 5)).await.expect(204);
        rest(&house, &time).await;
        // Five days later than without it, on the minute.
        let due = begun / 1000 + 7 * DAY as i64;
        let left = |at: i64| u64::try_from(at - time.now() / 1000).unwrap();
        pass(&time, left(due) - 12 * HOUR - MINUTE).await;
        nothing_happens(&folder, &house, before).await;
        let loads = figure(&house, LOADS).await;
        pass(&time, 2 * MINUTE).await;
        wait_for_async("the reminder", async || (figure(&house, LOADS).await > loads).then_some(())).await;
        rest(&house, &time).await;
        pass(&time, left(due) - MINUTE).await;
        nothing_happens(&folder, &house, before).await;
        pass(&time, 2 * MINUTE).await;
        has_decided(&folder, &time, before).await;
    });
}

#[test]
fn a_holiday_that_is_ended_lets_time_run_out_sooner() {
    runtime().block_on(async {
        let (config, folder) = (quick(), Arc::new(tempfile::tempdir().unwrap()));
        let time = config.clock.clone();
        let (_held, house) = (hold_time(), House::in_folder(config, &folder));
        let person = keep(&house, "Cyd", "").await;
        let [_cyd, bo] = two(&house, &person.session, 2 * DAY).await;
        bo.play_something().await;
        house.post("/api/v1/holidays", &person.session, days(1, 9)).await.expect(204);
        let before = entries(&folder);
        rest(&house, &time).await;
        let which = json!({ "from": days(1, 9)["from"] });
        house.post("/api/v1/holidays/end", &person.session, which).await.expect(204);
        rest(&house, &time).await;
        pass(&time, 3 * DAY).await;
        has_decided(&folder, &time, before).await;
    });
}

#[test]
fn tables_that_rest_cost_no_memory_and_no_start() {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let time = Clock::default();
    let config = || Config { clock: time.clone(), ..quick() };
    let (seated, passed) = runtime().block_on(async {
        let (_held, house) = (hold_time(), House::in_folder(config(), &folder));
        let mut seated: Vec<Value> = Vec::new();
        for _ in 0..MANY {
            let [ada, _] = two_with_a_day(&house).await;
            seated.push(json!({ "table": ada.table, "token": ada.token, "seat": ada.seat }));
        }
        assert_eq!(figure(&house, "benben_tables_live").await, MANY);
        let passed = rest(&house, &time).await;
        (seated, passed)
    });
    let before = entries(&folder);
    runtime().block_on(async {
        let (_held, house) = (hold_time(), House::in_folder(config(), &folder));
        pass(&time, HOUR).await;
        nothing_happens(&folder, &house, before).await;
        assert_eq!(figure(&house, "benben_tables_resumed_total").await, 0);
        assert_eq!(figure(&house, LOADS).await, 0);
        // They are all there, and when their time is up all go on.
        assert!(clock(&house.player(&seated[0])).await.abs_diff(23 * HOUR - passed) < HOUR);
        pass(&time, DAY).await;
        wait_for_async("bots to decide at all tables", async || {
            pass(&time, 1).await;
            (entries(&folder) >= before + MANY).then_some(())
        })
        .await;
    });
}
