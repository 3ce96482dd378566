//! The deal of the day: the same for everybody, one try, and secret until the day is over.

use crate::api::house::{House, Player, game, play_to_the_end, quick};
use benben_core::{Deal, Record, Secret, Seed};
use benben_server::{Clock, Config};
use benben_support::wait_for_async;
use serde_json::{Value, json};
use std::time::Duration;

const DAY: Duration = Duration::from_secs(24 * 3600);

fn house_with_clock() -> (House, Clock) {
    let config = quick();
    let clock = config.clock.clone();
    (House::with(Config { work_threads: 2, account_iterations: Some(20), ..config }), clock)
}

async fn today(house: &House) -> String {
    house.get("/api/v1/daily", "").await.expect(200)["today"].as_str().unwrap().to_owned()
}

fn path(day: &str) -> String {
    format!("/api/v1/daily/{day}/{}", game().id)
}

async fn begin<'a>(house: &'a House, day: &str, name: &str) -> Player<'a> {
    let seated = house.post(&path(day), "", json!({ "name": name })).await.expect(201);
    house.player(&seated)
}

#[tokio::test]
async fn tomorrows_deal_is_drawn_and_only_its_commitment_is_public() {
    let (house, clock) = house_with_clock();
    let today = today(&house).await;
    let deals = house.get("/api/v1/daily", "").await.expect(200)["deals"].as_array().unwrap().clone();
    assert_eq!(deals.len(), 2 * benben_games::ids().count());
    assert!(deals.iter().all(|deal| deal.get("secret").is_none() && deal.get("seed").is_none()));
    let tomorrow =
        deals.iter().find(|deal| deal["day"] != today.as_str() && deal["game"] == game().id).unwrap();
    let day = tomorrow["day"].as_str().unwrap();
    house.get(&path(day), "").await.expect(404);
    house.post(&path(day), "", json!({ "name": "Ada" })).await.expect(404);
    // A day later it is today's, and two days later everything about it is public and fits.
    clock.advance(DAY);
    assert_eq!(house.get(&path(day), "").await.expect(200)["commitment"], tomorrow["commitment"]);
    clock.advance(DAY);
    let shown = house.get(&path(day), "").await.expect(200);
    let secret: Secret = shown["secret"].as_str().unwrap().parse().unwrap();
    let seed: Seed = shown["seed"].as_str().unwrap().parse().unwrap();
    assert_eq!(json!(secret.commitment()), tomorrow["commitment"]);
    let deal = Deal::of_the_day(secret, day.parse().unwrap(), 2);
    assert_eq!(deal.check(&seed, 2), Ok(()));
    assert_eq!(deal.day(), day.parse().ok());
}

#[tokio::test]
async fn everybody_has_the_same_deal_and_the_same_bot() {
    let (house, _) = house_with_clock();
    let day = today(&house).await;
    let (ada, bo) = (begin(&house, &day, "Ada").await, begin(&house, &day, "Bo").await);
    assert_ne!(ada.table, bo.table);
    for _ in 0..6 {
        let (seen, other) = (ada.wait().await, bo.wait().await);
        assert_eq!((&seen["view"], &seen["events"]), (&other["view"], &other["events"]));
        ada.play_something().await;
        bo.play_something().await;
    }
}

#[tokio::test]
async fn one_try_counts_and_its_record_is_withheld_until_the_day_is_over() {
    let (house, clock) = house_with_clock();
    let day = today(&house).await;
    let ada = begin(&house, &day, "Ada").await;
    let again = house.post(&path(&day), &ada.token, json!({ "name": "Eve" })).await.expect(201);
    assert_eq!(again["table"], ada.table.as_str(), "there is one try");
    ada.play_something().await;
    assert_eq!(ada.post("/undo", json!({})).await.expect(409)["error"], "one_try");
    assert_eq!(ada.post("/stand-in", json!({})).await.expect(409)["error"], "one_try");
    assert!(house.get(&path(&day), &ada.token).await.expect(200).get("board").is_none());
    let seen = play_to_the_end(&ada).await;
    assert_eq!(seen["status"], "over");
    assert!(seen["deal"].get("secret").is_none() && seen["deal"].get("seed").is_none());
    assert_eq!(ada.get("/record").await.expect(409)["error"], "day_runs");
    let get = |what: &'static str| house.get_page(format!("/t/{}{what}", ada.table), &ada.token);
    for what in ["/replay", "/replay/board", "/record", "/verify", "/review", "/retry/1/0", "/retry/1/end"] {
        assert_eq!(get(what).await.status, 409, "{what}");
    }
    // The board shows the result beside those of bots, with an account that adds up.
    let board = wait_for_async("everybody's results", || async {
        let board = house.get(&path(&day), &ada.token).await.expect(200);
        let is_done = board["board"].as_array().is_some_and(|rows| rows.len() == 5)
            && board["yours"].get("account").is_some();
        is_done.then_some(board)
    })
    .await;
    let account = &board["yours"]["account"];
    let part = |key: &str| account[key].as_f64().unwrap();
    let sum = part("fair") + part("deal") + part("decisions") + part("between");
    assert!((sum - part("result")).abs() < 1e-9 && part("result") == board["yours"]["share"]);
    assert!(part("decisions") <= 0.0);
    // Others see no board before they have played.
    assert!(house.get(&path(&day), "").await.expect(200).get("board").is_none());
    clock.advance(DAY);
    let record = Record::parse(&ada.get("/record").await.text).unwrap();
    assert_eq!(record.deal.unwrap().day(), day.parse().ok());
    house.verify(&ada.get("/record").await.text).await.expect(200);
    assert_eq!(get("/replay").await.status, 200);
    assert!(house.get(&path(&day), "").await.expect(200).get("board").is_some());
}

#[tokio::test]
async fn what_ends_after_the_day_does_not_count_and_earlier_deals_are_played_freely() {
    let (house, clock) = house_with_clock();
    let day = today(&house).await;
    let ada = begin(&house, &day, "Ada").await;
    ada.play_something().await;
    clock.advance(DAY);
    ada.wait().await;
    ada.post("/resign", json!({})).await.expect(204);
    let eve = begin(&house, &day, "Eve").await;
    eve.play_something().await;
    assert_eq!(eve.post("/undo", json!({})).await.expect(200)["undone"], true);
    eve.post("/resign", json!({})).await.expect(204);
    let rows = wait_for_async("the bots' results", || async {
        let rows = house.get(&path(&day), &eve.token).await.expect(200)["board"].clone();
        (rows.as_array().unwrap().len() >= 4).then_some(rows)
    })
    .await;
    assert!(rows.as_array().unwrap().iter().all(|row| row["bot"] == Value::Bool(true)), "{rows}");
}

#[tokio::test]
async fn whoever_leaves_has_had_their_try() {
    let (house, _) = house_with_clock();
    let day = today(&house).await;
    let ada = begin(&house, &day, "Ada").await;
    ada.wait().await;
    ada.post("/leave", json!({})).await;
    let result = wait_for_async("the result", || async {
        let shown = house.get(&path(&day), &ada.token).await.expect(200);
        shown.get("yours").cloned()
    })
    .await;
    assert_eq!(result["share"], 0.0);
    // Somebody else's browser shows today's deals in every language.
    for page in ["/daily".to_owned(), format!("/daily/{day}/{}", game().id)] {
        assert_eq!(house.get(&page, "").await.status, 200);
    }
    assert_eq!(house.get("/daily/2026-02-30/nothing", "").await.status, 404);
}
