//! Whoever blocks somebody doesn't get what they say: not in lists, not in streams, not on pages.

use crate::api::accounts::keep;
use crate::api::house::{House, Player, game};
use axum::body::Body;
use axum::http::{Method, header};
use benben_support::in_time;
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tower::ServiceExt;

async fn say(player: &Player<'_>, phrase: &str) {
    player.post("/talk", json!({ "phrase": phrase })).await.expect(200);
}

async fn block(player: &Player<'_>, other: &Player<'_>) {
    let block = json!({ "table": player.table, "seat": other.seat });
    player.house.post("/api/v1/blocks", &player.token, block).await.expect(204);
}

async fn unblock(player: &Player<'_>) {
    let blocks = player.house.get("/api/v1/blocks", &player.token).await.expect(200);
    let path = format!("/api/v1/blocks/{}/end", blocks["blocks"][0]["number"]);
    player.house.post(&path, &player.token, json!({})).await.expect(204);
}

/// The phrases that somebody reads.
async fn read(player: &Player<'_>) -> Vec<String> {
    let talk = player.get("/talk").await.expect(200);
    let phrase = |line: &Value| line["phrase"].as_str().unwrap().to_owned();
    talk["lines"].as_array().unwrap().iter().map(phrase).collect()
}

#[tokio::test]
async fn whoever_is_blocked_is_not_read_by_programs_and_on_pages() {
    let house = House::new();
    let [ada, bo] = house.two_people(game().id).await;
    say(&ada, "hello").await;
    say(&bo, "good-luck").await;
    block(&ada, &bo).await;
    assert_eq!(read(&ada).await, ["hello"]);
    assert_eq!(read(&bo).await, ["hello", "good-luck"], "whoever is blocked isn't told");
    let spectator = Player { token: String::new(), house: &house, table: ada.table.clone(), seat: 0 };
    assert_eq!(read(&spectator).await.len(), 2);
    let page = format!("/t/{}/talk", ada.table);
    let count = |text: &str| text.matches("data-line=").count();
    let own = house.get_page(page.clone(), &ada.token).await.text;
    let other = house.get_page(page, &bo.token).await.text;
    assert_eq!(count(&own) + 1, count(&other), "{own}");
    unblock(&ada).await;
    assert_eq!(read(&ada).await.len(), 2);
}

#[tokio::test]
async fn whoever_is_blocked_is_not_heard_in_streams_that_are_open() {
    let house = House::new();
    let [ada, bo] = house.two_people(game().id).await;
    let mut listens = ada.watch_at("/stream?with=talk", &[]).await;
    let mut compressed = ada.watch_at("/stream?with=talk", &[("accept-encoding", "gzip")]).await;
    say(&bo, "hello").await;
    listens.until("what Bo said", |seen| seen["phrase"] == "hello").await;
    block(&ada, &bo).await;
    say(&bo, "haha").await;
    say(&ada, "thanks").await;
    // What Bo said in between never comes.
    let next = listens.until("something said", |seen| seen.get("phrase").is_some()).await;
    assert_eq!(next["phrase"], "thanks");
    unblock(&ada).await;
    say(&bo, "sorry").await;
    let next = listens.until("something said", |seen| seen.get("phrase").is_some()).await;
    assert_eq!(next["phrase"], "sorry");
    assert!(compressed.piece().await.is_some());
}

#[tokio::test]
async fn whoever_is_blocked_is_not_heard_on_a_page() {
    let house = House::new();
    let [ada, bo] = house.two_people(game().id).await;
    block(&ada, &bo).await;
    let path = format!("/t/{}/live", ada.table);
    let mut asked = crate::api::house::request(Method::GET, &path, "", Body::empty());
    asked.headers_mut().insert(header::COOKIE, format!("benben={}", ada.token).parse().unwrap());
    let mut body = house.router.clone().oneshot(asked).await.unwrap().into_body();
    let mut sent = String::new();
    say(&bo, "haha").await;
    say(&ada, "thanks").await;
    while !sent.contains("event: talk") {
        let frame = in_time("something said", body.frame()).await.unwrap().unwrap();
        sent.push_str(std::str::from_utf8(&frame.into_data().unwrap()).unwrap());
    }
    let said = sent.split("event: talk").nth(1).unwrap();
    assert!(said.contains(&format!("data-seat=\"{}\"", ada.seat)) && !said.contains("haha"), "{said}");
}

#[tokio::test]
async fn a_block_follows_whoever_leaves_or_keeps_their_name() {
    let house = House::new();
    let opened = house.open(game().id, json!([{ "kind": "you", "name": "Ada" }, { "kind": "open" }])).await;
    let ada = house.player(&opened["you"]);
    let bo = house.sit(&ada.table, "Bo").await;
    say(&bo, "hello").await;
    block(&ada, &bo).await;
    let bo = Player { token: keep(&house, "Bo", &bo.token).await.session, ..bo };
    say(&bo, "haha").await;
    assert_eq!(read(&ada).await, [""; 0], "a name that is kept is the same person's");
    bo.post("/leave", json!({})).await.expect(204);
    assert_eq!(read(&ada).await, [""; 0], "an empty seat has said nothing new");
}
