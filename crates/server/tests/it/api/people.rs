//! Finding people: looking for a game, friends, invitations, blocks.

mod pages;

use crate::api::accounts::keep;
use crate::api::house::{House, Reply, game, quick, request};
use axum::body::Body;
use axum::http::{Method, Request, header};
use benben_server::{Clock, Config};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use std::time::Duration;
use tower::ServiceExt;

const OWN: &str = "00112233445566778899aabbccddeeff";

async fn seek(house: &House, token: &str, wish: Value) -> Value {
    house.post("/api/v1/seek", token, wish).await.expect(201)
}

/// A guest who looks for a game, and their token.
async fn guest(house: &House, name: &str) -> String {
    let wish = json!({ "games": [game().id], "name": name });
    seek(house, "", wish).await["token"].as_str().unwrap().to_owned()
}

async fn standing(house: &House, token: &str) -> Value {
    house.get("/api/v1/seek", token).await.expect(200)
}

async fn accept(house: &House, token: &str) -> Reply {
    let number = standing(house, token).await["proposal"]["number"].clone();
    house.post("/api/v1/seek/accept", token, json!({ "number": number })).await
}

#[tokio::test]
async fn two_who_look_for_the_same_sit_down_together() {
    let house = House::new();
    let ada = guest(&house, "Ada").await;
    assert_eq!(standing(&house, &ada).await["state"], "waiting");
    let lobby = house.get("/api/v1/lobby", "").await.expect(200);
    assert_eq!((&lobby["waiting_count"], &lobby["waiting"][0]["games"]), (&json!(1), &json!([game().id])));
    assert!(lobby["waiting"][0].get("name").is_none(), "a guest's name is nobody's business");
    let bo = guest(&house, "Ada").await;
    let asked = standing(&house, &ada).await;
    assert_eq!((&asked["state"], &asked["proposal"]["players"]), (&json!("asked"), &json!(["Ada"])));
    let confirm = json!({ "number": asked["proposal"]["number"], "nonce": OWN });
    let confirmed = house.post("/api/v1/seek/accept", &ada, confirm).await.expect(200);
    assert_eq!(confirmed["proposal"]["accepted"], true);
    let found = accept(&house, &bo).await.expect(200);
    let table = found["table"].as_str().unwrap();
    assert_eq!(standing(&house, &ada).await["table"], table);
    let seen = house.get(&format!("/api/v1/tables/{table}"), &ada).await.expect(200);
    assert_eq!((&seen["status"], seen["you"].is_object()), (&json!("playing"), true));
    assert_eq!(seen["deal"]["commitment"], asked["proposal"]["commitment"]);
    assert!(seen["deal"]["nonces"].as_array().unwrap().contains(&json!(OWN)));
    house.post(&format!("/api/v1/tables/{table}/resign"), &bo, json!({})).await.expect(204);
    let record = house.get(&format!("/api/v1/tables/{table}/record"), &ada).await.text;
    assert_eq!(house.verify(&record).await.expect(200)["fair_deal"], true);
}

#[tokio::test]
async fn whoever_does_not_answer_is_dropped_and_whoever_is_gone_does_not_wait() {
    let clock = Clock::default();
    let house = House::with(Config { clock: clock.clone(), ..quick() });
    let (ada, bo) = (guest(&house, "Ada").await, guest(&house, "Bo").await);
    accept(&house, &ada).await.expect(200);
    let number = standing(&house, &bo).await["proposal"]["number"].clone();
    clock.advance(Duration::from_secs(31));
    assert_eq!(standing(&house, &ada).await["state"], "waiting");
    assert_eq!(standing(&house, &bo).await["state"], "dropped");
    house.post("/api/v1/seek/accept", &bo, json!({ "number": number })).await.expect(409);
    clock.advance(Duration::from_secs(11));
    assert_eq!(house.get("/api/v1/lobby", "").await.expect(200)["waiting_count"], 0);
    assert_eq!(standing(&house, &ada).await["state"], "nothing");
}

#[tokio::test]
async fn a_search_can_be_watched_until_there_is_a_table() {
    let house = House::new();
    let ada = guest(&house, "Ada").await;
    let stream = request(Method::GET, "/api/v1/seek/stream", &ada, Body::empty());
    let body = house.router.clone().oneshot(stream).await.unwrap().into_body();
    let bo = guest(&house, "Bo").await;
    accept(&house, &ada).await.expect(200);
    let table = accept(&house, &bo).await.expect(200)["table"].as_str().unwrap().to_owned();
    let sent = tokio::time::timeout(Duration::from_secs(20), body.collect()).await.expect("it ends");
    let text = String::from_utf8(sent.unwrap().to_bytes().to_vec()).unwrap();
    let last = text.trim_end().rsplit("\n\n").next().unwrap();
    assert!(last.starts_with("event: seek\ndata: ") && last.contains(&table), "{text}");
}

#[tokio::test]
async fn what_nobody_offers_cannot_be_looked_for() {
    let house = House::new();
    for (wish, status) in [
        (json!({ "games": ["chess"] }), 404),
        (json!({ "seats": [9] }), 422),
        (json!({ "seats": [1] }), 422),
        (json!({ "paces": [{ "kind": "decision", "seconds": 7 }] }), 422),
        (json!({ "rated": true }), 401),
        (json!({ "name": "" }), 422),
        (json!({ "nothing": 1 }), 400),
    ] {
        house.post("/api/v1/seek", "", wish).await.expect(status);
    }
    assert_eq!(house.get("/api/v1/lobby", "").await.expect(200)["waiting_count"], 0);
    house.post("/api/v1/seek/accept", "", json!({ "number": 1 })).await.expect(409);
    house.post("/api/v1/seek/leave", "", json!({})).await.expect(204);
}

#[tokio::test]
async fn days_for_a_move_can_be_looked_for_and_meet_only_the_same() {
    let house = House::new();
    let form = house.get("/lobby", "").await.text;
    let seek = |days: u64| {
        let pace = json!({ "kind": "decision", "seconds": days * 86_400 });
        house.post("/api/v1/seek", "", json!({ "games": [game().id], "paces": [pace] }))
    };
    for days in [1, 3, 7] {
        assert!(form.contains(&format!("name=\"pace\" value=\"decision {}\"", days * 86_400)), "{days}");
        let waits = seek(days).await.expect(201);
        assert_eq!(
            (&waits["state"], &waits["waiting"]["paces"][0]["seconds"]),
            (&json!("waiting"), &json!(days * 86_400))
        );
    }
    let token = seek(3).await.expect(201)["token"].as_str().unwrap().to_owned();
    let asked = benben_support::wait_for_async("the match", async || {
        let seen = house.get("/api/v1/seek", &token).await.expect(200);
        seen["proposal"].is_object().then_some(seen)
    })
    .await;
    assert_eq!(asked["proposal"]["pace"], json!({ "kind": "decision", "seconds": 3 * 86_400 }));
}

/// Two who keep their names and are friends.
async fn two_friends(house: &House) -> [String; 2] {
    let (ada, bo) = (keep(house, "Ada", "").await.session, keep(house, "Bo", "").await.session);
    let link = house.get("/api/v1/friends", &ada).await.expect(200)["link"].clone();
    house.post("/api/v1/friends", &bo, json!({ "link": link })).await.expect(204);
    [ada, bo]
}

async fn friends(house: &House, session: &str) -> Vec<Value> {
    house.get("/api/v1/friends", session).await.expect(200)["friends"].as_array().unwrap().clone()
}

#[tokio::test]
async fn friends_find_each_other_by_a_link_and_see_who_is_here() {
    let clock = Clock::default();
    let house = House::with(Config { clock: clock.clone(), ..quick() });
    let [ada, bo] = two_friends(&house).await;
    house.get("/api/v1/friends", "").await.expect(401);
    let link = house.get("/api/v1/friends", &ada).await.expect(200)["link"].clone();
    assert_eq!(house.get("/api/v1/friends", &ada).await.expect(200)["link"], link, "it can be shown again");
    house.post("/api/v1/friends", &ada, json!({ "link": link })).await.expect(409);
    house.post("/api/v1/friends/link", &ada, json!({})).await.expect(200);
    house.post("/api/v1/friends", &bo, json!({ "link": link })).await.expect(404);
    let of_bo = friends(&house, &bo).await;
    assert_eq!((&of_bo[0]["name"], &of_bo[0]["here"]), (&json!("Ada"), &json!(true)));
    assert_eq!(friends(&house, &ada).await[0]["name"], "Bo");
    house.post("/api/v1/friends/appear", &ada, json!({ "offline": true })).await.expect(204);
    assert_eq!(friends(&house, &bo).await[0]["here"], false);
    house.post("/api/v1/friends/appear", &ada, json!({ "offline": false })).await.expect(204);
    clock.advance(Duration::from_secs(61));
    assert_eq!(friends(&house, &bo).await[0]["here"], false);
    let export = house.get("/api/v1/account", &ada).await.expect(200);
    assert_eq!((&export["friends"][0]["name"], &export["appears_offline"]), (&json!("Bo"), &json!(false)));
    let account = of_bo[0]["account"].as_str().unwrap();
    house.post(&format!("/api/v1/friends/{account}/remove"), &bo, json!({})).await.expect(204);
    assert_eq!((friends(&house, &ada).await.len(), friends(&house, &bo).await.len()), (0, 0));
}

#[tokio::test]
async fn a_friend_is_invited_to_a_table_and_joins_or_does_not() {
    let house = House::new();
    let [ada, bo] = two_friends(&house).await;
    let seats = json!([{ "kind": "you", "name": "Ada" }, { "kind": "open" }]);
    let wish = json!({ "game": game().id, "seats": seats });
    let table = house.post("/api/v1/tables", &ada, wish).await.expect(201)["table"].clone();
    let (to_bo, to_ada) =
        (friends(&house, &ada).await[0]["account"].clone(), friends(&house, &bo).await[0]["account"].clone());
    let invite = |who: Value| format!("/api/v1/friends/{}/invite", who.as_str().unwrap());
    // Whoever has no seat there invites nobody, and nobody is invited who is no friend.
    house.post(&invite(to_ada), &bo, json!({ "table": table })).await.expect(401);
    house.post(&invite(json!("0".repeat(22))), &ada, json!({ "table": table })).await.expect(404);
    for _ in 0..2 {
        house.post(&invite(to_bo.clone()), &ada, json!({ "table": table })).await.expect(204);
    }
    let invited = house.get("/api/v1/invitations", &bo).await.expect(200);
    assert_eq!(invited["invitations"].as_array().unwrap().len(), 1);
    assert_eq!(
        (&invited["invitations"][0]["from"], &invited["invitations"][0]["table"]),
        (&json!("Ada"), &table)
    );
    house.post("/api/v1/invitations/dismiss", &bo, json!({ "table": table })).await.expect(204);
    assert_eq!(house.get("/api/v1/invitations", &bo).await.expect(200)["invitations"], json!([]));
    house.post(&invite(to_bo), &ada, json!({ "table": table })).await.expect(204);
    let join = format!("/api/v1/tables/{}/join", table.as_str().unwrap());
    house.post(&join, &bo, json!({ "name": "Bo" })).await.expect(201);
    assert_eq!(house.get("/api/v1/invitations", &bo).await.expect(200)["invitations"], json!([]));
}

#[tokio::test]
async fn whoever_is_blocked_is_kept_away_and_is_not_told() {
    let house = House::new();
    let [ada, bo] = house.two_people(game().id).await;
    let block = json!({ "table": ada.table, "seat": bo.seat });
    house.post("/api/v1/blocks", &ada.token, block.clone()).await.expect(204);
    house.post("/api/v1/blocks", &bo.token, block.clone()).await.expect(409);
    house.post("/api/v1/blocks", "", block).await.expect(401);
    // At the host's table there is no seat for them.
    let wish = json!({ "game": game().id, "seats": [{ "kind": "you", "name": "Ada" }, { "kind": "open" }] });
    let table = house.post("/api/v1/tables", &ada.token, wish).await.expect(201)["table"].clone();
    let join = format!("/api/v1/tables/{}/join", table.as_str().unwrap());
    let refused = house.post(&join, &bo.token, json!({ "name": "Bo" })).await.expect(409);
    assert_eq!(refused["error"], "taken");
    // Nor are they paired.
    for token in [&ada.token, &bo.token] {
        seek(&house, token, json!({ "games": [game().id] })).await;
    }
    assert_eq!(standing(&house, &ada.token).await["state"], "waiting");
    assert_eq!(standing(&house, &bo.token).await["state"], "waiting");
    let blocks = house.get("/api/v1/blocks", &ada.token).await.expect(200);
    assert_eq!(house.get("/api/v1/blocks", &bo.token).await.expect(200)["blocks"], json!([]));
    let number = &blocks["blocks"][0]["number"];
    house.post(&format!("/api/v1/blocks/{number}/end"), &ada.token, json!({})).await.expect(204);
    house.post(&join, &bo.token, json!({ "name": "Bo" })).await.expect(201);
}

#[tokio::test]
async fn a_blocked_friend_is_none_and_does_not_become_one() {
    let house = House::new();
    let [ada, bo] = two_friends(&house).await;
    let account = friends(&house, &ada).await[0]["account"].clone();
    let link = house.get("/api/v1/friends", &ada).await.expect(200)["link"].clone();
    house.post("/api/v1/blocks", &ada, json!({ "account": account })).await.expect(204);
    assert!(friends(&house, &ada).await.is_empty() && friends(&house, &bo).await.is_empty());
    house.post("/api/v1/friends", &bo, json!({ "link": link })).await.expect(404);
    assert_eq!(house.get("/api/v1/account", &ada).await.expect(200)["blocked"], json!(["Bo"]));
}

/// A form of a page, sent by the browser of a token.
async fn form(house: &House, path: &str, cookie: &str, body: &str) -> Reply {
    let request = Request::post(path)
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
        .header(header::HOST, "table.example")
        .header(header::ORIGIN, "http://table.example")
        .header(header::COOKIE, cookie);
    house.send(request.body(Body::from(body.to_owned())).unwrap()).await
}

#[tokio::test]
async fn the_lobby_works_without_a_script() {
    let house = House::new();
    let lobby = house.get_page("/lobby".to_owned(), "").await;
    assert!(lobby.status == 200 && lobby.text.contains("action=\"/find\""), "{}", lobby.text);
    let body = format!("game={}&seats=2&pace=bank+600+5&name=Ada", game().id);
    let mut cookies = Vec::new();
    for _ in 0..2 {
        let sent = form(&house, "/find", "", &body).await;
        assert_eq!(sent.status, 303, "{}", sent.text);
        let cookie = sent.headers.get_all(header::SET_COOKIE).iter().find_map(|value| {
            let value = value.to_str().unwrap().split(';').next().unwrap();
            value.starts_with("benben=").then(|| value.to_owned())
        });
        cookies.push(cookie.unwrap());
    }
    let token = |cookie: &str| cookie.trim_start_matches("benben=").to_owned();
    let asked = house.get_page("/lobby".to_owned(), &token(&cookies[0])).await.text;
    assert!(asked.contains("http-equiv=\"refresh\"") && asked.contains("/find/answer"), "{asked}");
    let number = asked.split("name=\"number\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    let mut reply = None;
    for cookie in &cookies {
        reply = Some(form(&house, "/find/answer", cookie, &format!("number={number}&answer=yes")).await);
    }
    let to = reply.unwrap().headers[header::LOCATION].to_str().unwrap().to_owned();
    assert!(to.starts_with("/t/"), "{to}");
    let here = house.get_page("/here".to_owned(), &token(&cookies[0])).await;
    assert!(here.text.contains(&to), "{}", here.text);
    assert_eq!(house.get_page("/here".to_owned(), "").await.status, 204);
}
