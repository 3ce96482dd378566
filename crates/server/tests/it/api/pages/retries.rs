//! Mistakes of a finished game, tried again by a browser without script.

use super::{Browser, between};
use crate::api::house::{House, Player, game, play_to_the_end, quick};
use axum::http::{Method, StatusCode};
use benben_bots::Level;
use benben_server::Config;
use benben_support::wait_for_async;
use serde_json::{Value, json};

fn house() -> House {
    House::with(Config { reviewer: Level::Scribe, ..quick() })
}

/// The review, as soon as it is made.
async fn reviewed(player: &Player<'_>) -> Value {
    wait_for_async("the review", async || {
        let reply = player.get("/review").await;
        (reply.status != 202).then(|| reply.expect(200))
    })
    .await
}

fn is_wrong(moved: &Value) -> bool {
    ["slip", "mistake", "blunder"].contains(&moved["grade"].as_str().unwrap())
}

/// The browser of a player.
fn browser<'a>(house: &'a House, player: &Player<'_>) -> Browser<'a> {
    Browser { cookies: vec![format!("benben={}", player.token)], ..Browser::new(house) }
}

/// What this action is answered with.
async fn answer(eva: &mut Browser<'_>, address: &str, action: &str) -> String {
    let body = format!("number=1&action={}", action.replace('+', "%2B").replace(' ', "+"));
    let reply = eva.send(Method::POST, address, &body).await;
    assert_eq!(reply.status, StatusCode::OK, "{action}: {}", reply.text);
    reply.text
}

#[tokio::test]
async fn mistakes_are_tried_again_praised_or_explained_and_all_of_them_come_up() {
    let house = house();
    let ada = house.against_a_bot(game().id).await;
    let mut eva = browser(&house, &ada);
    let early = eva.send(Method::GET, &format!("/t/{}/retry/{}/0", ada.table, ada.seat), "").await;
    assert_eq!(early.status, StatusCode::CONFLICT, "nobody is told anything before the end");
    play_to_the_end(&ada).await;
    let made = reviewed(&ada).await;
    let wrong = |seat: &Value| -> Vec<Value> {
        seat["moves"].as_array().unwrap().iter().filter(|moved| is_wrong(moved)).cloned().collect()
    };
    let seats = made["seats"].as_array().unwrap();
    // Whoever plays anything makes mistakes; the bot may make none.
    let (seat, mistakes) = (ada.seat, wrong(&seats[ada.seat as usize - 1]));
    assert!(!mistakes.is_empty(), "{made}");
    let review = eva.get(&format!("/t/{}/review?seat={seat}", ada.table)).await;
    let mut address = between(&review, "class=\"button retry\" href=\"", "\"").to_owned();
    for (number, moved) in (1..).zip(&mistakes) {
        let page = eva.get(&address).await;
        assert!(page.contains("class=\"what\"") && !page.contains("class=\"answered\""), "{address}");
        assert!(!page.contains("data-show"), "{address}: the answer is not on the page before somebody asks");
        let solution = format!("{address}/solution");
        let told = eva.send(Method::POST, &solution, "").await.text;
        assert!(told.contains("data-right") && !told.contains("data-learned"), "{number}: told is not found");
        let own = answer(&mut eva, &address, moved["played"].as_str().unwrap()).await;
        assert!(
            own.contains("class=\"answered\"") && !own.contains("data-right"),
            "mistake {number} stays one"
        );
        let best = answer(&mut eva, &address, moved["best"].as_str().unwrap()).await;
        assert!(
            best.contains("data-right") && best.contains("data-learned"),
            "{number}: the best is praised"
        );
        address = between(between(&best, "<div class=\"next\">", "</div>"), "href=\"", "\"").to_owned();
    }
    assert!(address.ends_with("/end"), "{address}");
    let end = eva.get(&address).await;
    assert_eq!(end.matches("data-lesson=").count(), mistakes.len());
    // Whatever the review did not look at is judged now.
    let first = between(&end, "<li data-grade=\"", "data-lesson");
    let address = between(first, "href=\"", "\"").to_owned();
    let page = eva.get(&address).await;
    let known: Vec<&str> = mistakes[0]["candidates"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["action"].as_str().unwrap())
        .collect();
    let all =
        page.split("<button name=\"action\" value=\"").skip(1).map(|rest| rest.split('"').next().unwrap());
    let unknown: Vec<&str> = all.filter(|action| !known.contains(action)).collect();
    for action in unknown.iter().take(2) {
        assert!(answer(&mut eva, &address, action).await.contains("class=\"answered\""), "{action}");
    }
    let pick = between(&page, "data-pick=\"", "\"");
    let why = eva.send(Method::POST, &format!("{address}/why-not"), &format!("picks={pick}")).await;
    assert!(why.status.is_success(), "{why:?}");
    let nonsense = eva.send(Method::POST, &address, "action=nonsense").await;
    assert_eq!(nonsense.status, StatusCode::BAD_REQUEST);
    for nowhere in ["retry/9/0", "retry/9/end", "retry/1/99999", "retry/1/x", "retry/x/end"] {
        let reply = eva.send(Method::GET, &format!("/t/{}/{nowhere}", ada.table), "").await;
        assert_eq!(reply.status, StatusCode::NOT_FOUND, "{nowhere}");
    }
}

#[tokio::test]
async fn only_whoever_may_see_the_review_may_try_again() {
    let house = house();
    let seats = json!([{ "kind": "open" }, { "kind": "bot", "level": "random" }]);
    let wish = json!({ "game": game().id, "seats": seats, "spectators": false });
    let table = house.post("/api/v1/tables", "", wish).await.expect(201)["table"].clone();
    let ada = house.sit(table.as_str().unwrap(), "Ada").await;
    play_to_the_end(&ada).await;
    let mut eva = browser(&house, &ada);
    let end = format!("/t/{}/retry/{}/end", ada.table, ada.seat);
    let early = eva.send(Method::GET, &end, "").await;
    assert_eq!(early.status, StatusCode::SEE_OTHER, "first the review is made");
    reviewed(&ada).await;
    assert!(eva.get(&end).await.contains("retried"));
    let mut stranger = Browser::new(&house);
    let review = stranger.send(Method::GET, &format!("/t/{}/review", ada.table), "").await.status;
    for (method, what) in [
        (Method::GET, "end"),
        (Method::GET, "0"),
        (Method::POST, "0"),
        (Method::POST, "0/why-not"),
        (Method::POST, "0/solution"),
    ] {
        let address = format!("/t/{}/retry/{}/{what}", ada.table, ada.seat);
        let reply = stranger.send(method, &address, "action=nonsense&picks=nothing").await;
        assert_eq!((reply.status, reply.status.is_success()), (review, false), "{address}");
    }
}
