//! Holidays: clocks stand still, and others see until when.

use crate::api::accounts::keep;
use crate::api::house::{House, Player, game_at_once, quick};
use crate::api::pace::hold_time;
use crate::api::restart::in_one_life;
use benben_core::Day;
use benben_server::{Clock, Config};
use proptest::prelude::*;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;

const HOUR: u64 = 3600;
const WEEK: u64 = 7 * 24 * HOUR;

fn today() -> Day {
    Day::of(Clock::default().now())
}

/// So many days, so many days from now.
pub(super) fn days(after: i64, count: i64) -> Value {
    let from = today().plus(after);
    json!({ "from": from.to_string(), "to": from.plus(count - 1).to_string() })
}

/// Ada, who has an account, and Bo, at a table where all begin at once.
pub(super) async fn two<'a>(house: &'a House, session: &str, seconds: u64) -> [Player<'a>; 2] {
    let pace = json!({ "kind": "decision", "seconds": seconds });
    let wish =
        json!({ "game": game_at_once(), "seats": [{ "kind": "open" }, { "kind": "open" }], "pace": pace });
    let opened = house.post("/api/v1/tables", "", wish).await.expect(201);
    let table = opened["table"].as_str().unwrap().to_owned();
    let seated = house
        .post(&format!("/api/v1/tables/{table}/join"), session, json!({ "name": "Cyd" }))
        .await
        .expect(201);
    let bo = house.sit(&table, "Bo").await;
    [Player { house, table, token: session.to_owned(), seat: seated["seat"].as_u64().unwrap() }, bo]
}

async fn clock(player: &Player<'_>) -> u64 {
    player.own(&player.look().await)["clock_ms"].as_u64().unwrap() / 1000
}

#[tokio::test]
async fn days_are_taken_within_what_there_is() {
    let house = House::new();
    let person = keep(&house, "Cyd", "").await;
    let take = async |wish: Value| house.post("/api/v1/holidays", &person.session, wish).await;
    house.post("/api/v1/holidays", "", days(0, 1)).await.expect(401);
    take(days(2, 3)).await.expect(204);
    assert_eq!(take(days(4, 1)).await.expect(409)["error"], "holiday_overlap");
    assert_eq!(take(days(10, 60)).await.expect(409)["error"], "holiday_too_many");
    assert_eq!(take(days(-1, 1)).await.expect(422)["error"], "holiday_days");
    assert_eq!(
        take(json!({ "from": "2027-02-30", "to": "2027-03-01" })).await.expect(422)["error"],
        "holiday_days"
    );
    let seen = house.get("/api/v1/holidays", &person.session).await.expect(200);
    assert_eq!(seen["holidays"], json!([days(2, 3)]));
    // It hasn't begun: nothing of it is left.
    let which = json!({ "from": today().plus(2).to_string() });
    house.post("/api/v1/holidays/end", &person.session, which).await.expect(204);
    let seen = house.get("/api/v1/holidays", &person.session).await.expect(200);
    assert_eq!((&seen["holidays"], &seen["days_left"]), (&json!([]), &json!(28)));
}

#[tokio::test]
async fn others_see_until_when_and_only_where_there_are_days() {
    let house = House::new();
    let person = keep(&house, "Cyd", "").await;
    let [cyd, bo] = two(&house, &person.session, WEEK).await;
    let [_, quick_bo] = two(&house, &person.session, 60).await;
    house.post("/api/v1/holidays", &person.session, days(0, 4)).await.expect(204);
    let until = |seen: &Value| cyd.own(seen)["holiday_until"].clone();
    assert_eq!(until(&bo.look().await), today().plus(3).to_string());
    let quick = quick_bo.look().await;
    assert!(quick["seats"].as_array().unwrap().iter().all(|seat| seat["holiday_until"].is_null()));
    let page = house.get_page(format!("/t/{}", bo.table), &bo.token).await.text;
    assert!(page.contains("on holiday until"), "{page}");
}

/// Time passes, by every clock.
pub(super) async fn pass(clock: &Clock, seconds: u64) {
    clock.advance(Duration::from_secs(seconds));
    tokio::time::advance(Duration::from_secs(seconds)).await;
}

#[tokio::test(start_paused = true)]
async fn time_is_up_after_the_holiday_and_not_on_it() {
    let config = quick();
    let time = config.clock.clone();
    let (_held, house) = (hold_time(), House::with(config));
    let person = keep(&house, "Cyd", "").await;
    let [cyd, bo] = two(&house, &person.session, 24 * HOUR).await;
    house.post("/api/v1/holidays", &person.session, days(0, 4)).await.expect(204);
    // Three whole days: Bo's time would be up, so Bo acts.
    bo.play_something().await;
    let before = clock(&cyd).await;
    assert!(before > 24 * HOUR - 60, "today doesn't count: {before}");
    pass(&time, 3 * 24 * HOUR).await;
    assert!(clock(&cyd).await > before - 60, "nothing was used");
    assert_eq!(cyd.look().await["you"]["number"], 1, "nobody has decided for Cyd");
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(8) })]

    /// Each clock shows what was given less what was used: Bo's hours all count, Cyd's only outside of the holiday.
    #[test]
    fn clocks_show_what_was_given_less_what_was_used(
        after in 0..4i64, count in 1..5i64, steps in prop::collection::vec(0..20u64, 1..8)
    ) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().start_paused(true).build().unwrap();
        runtime.block_on(async {
            let config: Config = quick();
            let time = config.clock.clone();
            let (_held, house) = (hold_time(), House::with(config));
            let person = keep(&house, "Cyd", "").await;
            let [cyd, bo] = two(&house, &person.session, WEEK).await;
            let begun = Clock::default().now() as u64 / 1000;
            house.post("/api/v1/holidays", &person.session, days(after, count)).await.expect(204);
            let from = Day::of(begun as i64 * 1000).plus(after).begins_at() / 1000;
            let (from, to) = (from as u64, from as u64 + count as u64 * 24 * HOUR);
            let mut passed = 0;
            for hours in steps {
                if passed + hours * HOUR >= WEEK {
                    break;
                }
                pass(&time, hours * HOUR).await;
                passed += hours * HOUR;
                let now = begun + passed;
                let free = now.min(to).saturating_sub(begun.max(from));
                let near = |shown: u64, expected: u64| shown.abs_diff(expected) <= 60;
                let (own, other) = (clock(&cyd).await, clock(&bo).await);
                assert!(near(other, WEEK - passed), "Bo has {other} after {passed}");
                assert!(near(own, WEEK - (passed - free)), "Cyd has {own} after {passed}, {free} of it free");
            }
        });
    }
}

#[test]
fn a_holiday_counts_for_the_time_while_the_server_was_stopped() {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let config = quick();
    let time = config.clock.clone();
    let seated = in_one_life(&folder, config.clone(), async |house| {
        let person = keep(&house, "Cyd", "").await;
        let [cyd, bo] = two(&house, &person.session, WEEK).await;
        house.post("/api/v1/holidays", &person.session, days(0, 3)).await.expect(204);
        [cyd, bo].map(|player| json!({ "table": player.table, "token": player.token, "seat": player.seat }))
    });
    // Two days pass, by the calendar; to the machine's clock it was two days ago.
    let day = 24 * HOUR;
    let db = rusqlite::Connection::open(folder.path().join("benben.sqlite")).unwrap();
    db.execute("UPDATE tables SET changed_at = changed_at - ?1", [2 * day * 1000]).unwrap();
    drop(db);
    time.advance(Duration::from_secs(2 * day));
    in_one_life(&folder, config, async |house| {
        let [cyd, bo] = [house.player(&seated[0]), house.player(&seated[1])];
        let (own, other) = (clock(&cyd).await, clock(&bo).await);
        assert!(own > WEEK - 60, "{own}");
        assert!(other < WEEK - 2 * day + 60, "{other}");
    });
}
