//! Talk at a table: everyone reads it in their own language, and the game knows nothing of it.

use crate::api::house::{House, Player, game, quick};
use crate::api::pace::hold_time;
use crate::api::restart::in_one_life;
use axum::body::Body;
use axum::http::{Method, Request, header};
use benben_server::Config;
use benben_web::talk::Phrase;
use benben_web::{Language, Texts};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::Arc;

fn text(phrase: &str, language: Language) -> String {
    Phrase::named(phrase).unwrap().text(Texts::new(language))
}

/// What was said, as a seat, a text and a number.
async fn said(player: &Player<'_>, query: &str) -> Vec<(u64, String)> {
    let talk = player.get(&format!("/talk{query}")).await.expect(200);
    let key = if query.is_empty() { "phrase" } else { "text" };
    let line = |line: &Value| (line["seat"].as_u64().unwrap(), line[key].as_str().unwrap().to_owned());
    talk["lines"].as_array().unwrap().iter().map(line).collect()
}

async fn name(player: &Player<'_>) -> String {
    player.own(&player.look().await)["name"].as_str().unwrap().to_owned()
}

async fn say(player: &Player<'_>, phrase: &str) -> Value {
    player.post("/talk", json!({ "phrase": phrase })).await.expect(200)
}

#[tokio::test]
async fn a_phrase_is_sent_by_its_key_and_read_in_every_language() {
    let house = House::new();
    let [ada, bo] = house.two_people(game().id).await;
    let line = say(&ada, "well-played").await;
    assert_eq!((&line["number"], &line["phrase"]), (&json!(1), &json!("well-played")));
    assert_eq!(line["name"], name(&ada).await);
    assert!(line.get("text").is_none() && line["at"].as_i64().unwrap() > 1_600_000_000_000, "{line}");
    say(&bo, "thanks").await;
    assert_eq!(said(&bo, "").await, [(ada.seat, "well-played".to_owned()), (bo.seat, "thanks".to_owned())]);
    for language in Language::ALL {
        let query = format!("?texts={}", language.code());
        let heard = said(&bo, &query).await;
        assert_eq!(heard, [(ada.seat, text("well-played", language)), (bo.seat, text("thanks", language))]);
    }
}

#[tokio::test]
async fn all_phrases_are_listed_with_their_groups_and_texts() {
    let house = House::new();
    let listed = house.get("/api/v1/phrases?texts=pl", "").await.expect(200);
    let phrases = listed["phrases"].as_array().unwrap();
    let keys: BTreeSet<&str> = phrases.iter().map(|one| one["phrase"].as_str().unwrap()).collect();
    assert!(keys.len() >= 40, "{keys:?}");
    assert!(
        phrases
            .iter()
            .any(|one| *one == json!({ "phrase": "thanks", "group": "reactions", "text": "Dzięki" }))
    );
    let plain = house.get("/api/v1/phrases", "").await.expect(200);
    assert!(plain["phrases"].as_array().unwrap().iter().all(|one| one.get("text").is_none()));
}

#[tokio::test]
async fn only_seats_talk_and_whoever_may_look_listens() {
    let house = House::new();
    let [ada, _bo] = house.two_people(game().id).await;
    say(&ada, "hello").await;
    let spectator = Player { token: String::new(), house: &house, table: ada.table.clone(), seat: 0 };
    assert_eq!(said(&spectator, "").await.len(), 1);
    let hello = json!({ "phrase": "hello" });
    assert_eq!(spectator.post("/talk", hello.clone()).await.expect(401)["error"], "no_seat");
    let seats = json!([{ "kind": "you", "name": "Ada" }, { "kind": "open" }]);
    let wish = json!({ "game": game().id, "seats": seats });
    let opened = house.post("/api/v1/tables", "", wish).await.expect(201);
    let ada = house.player(&opened["you"]);
    // Before the deal whoever has the link sees who sits there, and what they say.
    say(&ada, "wait-for-others").await;
    assert_eq!(house.get(&ada.path("/talk"), "").await.expect(200)["lines"][0]["phrase"], "wait-for-others");
    house.sit(&ada.table, "Bo").await;
    assert_eq!(house.get(&ada.path("/talk"), "").await.expect(403)["error"], "no_spectators");
    assert_eq!(said(&ada, "").await.len(), 1);
}

#[tokio::test]
async fn what_is_no_phrase_is_refused_and_nothing_is_kept() {
    let house = House::new();
    let [ada, _bo] = house.two_people(game().id).await;
    for strange in ["", "Hello", "phrase-hello", "<script>", "hello\n", "\u{202e}hello", "../hello"] {
        assert_eq!(ada.post("/talk", json!({ "phrase": strange })).await.expect(422)["error"], "phrase");
    }
    for body in [json!({}), json!({ "phrase": 7 }), json!({ "phrase": "hello", "text": "<b>" }), json!([])] {
        assert_eq!(ada.post("/talk", body).await.expect(400)["error"], "malformed");
    }
    assert_eq!(said(&ada, "").await, []);
    assert_eq!(ada.get("/talk?texts=tlh").await.expect(400)["error"], "malformed");
    assert_eq!(ada.get("/stream?with=anything").await.expect(400)["error"], "malformed");
}

#[tokio::test(start_paused = true)]
async fn a_seat_that_talks_too_fast_waits_and_others_do_not() {
    let (_held, house) = (hold_time(), House::new());
    let [ada, bo] = house.two_people(game().id).await;
    for _ in 0..5 {
        say(&ada, "haha").await;
    }
    let refused = ada.post("/talk", json!({ "phrase": "haha" })).await;
    assert_eq!(refused.headers["retry-after"], "3");
    assert_eq!(refused.expect(429)["error"], "too_many");
    say(&bo, "phew").await;
    tokio::time::advance(std::time::Duration::from_secs(3)).await;
    say(&ada, "sorry").await;
    assert_eq!(said(&ada, "").await.len(), 7);
}

#[tokio::test]
async fn the_limit_of_a_client_counts_for_talk_as_for_everything() {
    let config = Config { limit_loopback: true, requests_per_second: 1, burst: 30, ..quick() };
    let house = House::with(config);
    let [ada, bo] = house.two_people(game().id).await;
    for player in [&ada, &bo, &ada] {
        say(player, "hello").await;
    }
    let refused = bo.post("/talk", json!({ "phrase": "hello" })).await.expect(429);
    assert!(refused["message"].as_str().unwrap().contains("requests"), "{refused}");
    bo.get("/talk").await.expect(200);
}

#[tokio::test]
async fn programs_hear_what_is_said_if_they_want_to() {
    let house = House::new();
    let [ada, bo] = house.two_people(game().id).await;
    let mut listens = bo.watch_at("/stream?with=talk&texts=cs", &[]).await;
    let mut looks = bo.watch().await;
    listens.next().await.unwrap();
    looks.next().await.unwrap();
    say(&ada, "good-luck").await;
    let heard = listens.until("what was said", |seen| seen.get("phrase").is_some()).await;
    assert_eq!(
        (&heard["seat"], &heard["text"]),
        (&json!(ada.seat), &json!(text("good-luck", Language::Czech)))
    );
    // Who does not listen sees the game and nothing else.
    ada.play_something().await;
    loop {
        let seen = looks.next().await.unwrap();
        assert!(seen.get("phrase").is_none(), "{seen}");
        if seen["told"].as_u64() > Some(0) && seen["awaited"] == json!([bo.seat]) {
            break;
        }
    }
    listens.until("the game goes on", |seen| seen["awaited"] == json!([bo.seat])).await;
}

#[tokio::test]
async fn the_game_knows_nothing_of_talk() {
    let house = House::new();
    let [ada, bo] = house.two_people(game().id).await;
    ada.play_something().await;
    let (seen, log) = (ada.look().await, ada.get("/log").await.expect(200));
    let page = house.get_page(format!("/t/{}", ada.table), &ada.token).await.text;
    let line = say(&bo, "nice-move").await;
    assert_eq!(line["after"], seen["told"]);
    assert_eq!((ada.look().await, ada.get("/log").await.expect(200)), (seen, log));
    assert_eq!(house.get_page(format!("/t/{}", ada.table), &ada.token).await.text, page);
    bo.post("/resign", json!({})).await.expect(204);
    let record = ada.get("/record").await.text;
    say(&ada, "thanks-for-the-game").await;
    assert_eq!(ada.get("/record").await.text, record);
    assert!(!record.contains("nice-move") && house.verify(&record).await.expect(200)["valid"] != false);
    let lines = ada.get("/talk").await.expect(200)["lines"].clone();
    assert_eq!(
        (&lines[0]["phrase"], &lines[1]["phrase"]),
        (&json!("nice-move"), &json!("thanks-for-the-game"))
    );
}

#[test]
fn what_was_said_outlives_a_restart() {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let (before, seated) = in_one_life(&folder, quick(), async |house| {
        let [ada, bo] = house.two_people(game().id).await;
        say(&ada, "hello").await;
        ada.play_something().await;
        say(&bo, "nice-move").await;
        let seated = json!({ "table": ada.table, "token": ada.token, "seat": ada.seat });
        (ada.get("/talk?texts=sk").await.expect(200), seated)
    });
    in_one_life(&folder, quick(), async |house| {
        let ada = house.player(&seated);
        assert_eq!(ada.get("/talk?texts=sk").await.expect(200), before);
        assert_eq!(say(&ada, "thanks").await["number"], 3);
    });
}

/// As a browser sends a form.
pub(crate) fn form(path: &str, token: &str, language: &str, body: &'static str) -> Request<Body> {
    Request::builder()
        .method(Method::POST)
        .uri(path)
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
        .header(header::ACCEPT_LANGUAGE, language)
        .header(header::HOST, "table.example")
        .header(header::ORIGIN, "http://table.example")
        .header(header::COOKIE, format!("benben={token}"))
        .body(Body::from(body))
        .unwrap()
}

#[tokio::test]
async fn pages_say_and_show_it_without_a_script_too() {
    let house = House::new();
    let [ada, bo] = house.two_people(game().id).await;
    let path = format!("/t/{}/talk", ada.table);
    let said = house.send(form(&path, &ada.token, "cs", "phrase=one-moment")).await;
    assert_eq!((said.status.as_u16(), &said.headers["location"]), (303, &path.parse().unwrap()));
    let mut ask = form(&path, &bo.token, "pl", "");
    *ask.method_mut() = Method::GET;
    let page = house.send(ask).await.text;
    assert!(
        page.contains(&text("one-moment", Language::Polish)) && page.contains(&name(&ada).await),
        "{page}"
    );
    // Whoever plays finds everything to say; whoever watches only reads.
    let buttons = |page: &str| page.matches("name=\"phrase\"").count();
    assert_eq!(buttons(&page), Phrase::all().count());
    let spectator = house.get_page(path.clone(), "").await.text;
    assert_eq!(buttons(&spectator), 0);
    assert!(spectator.contains(&text("one-moment", Language::English)), "{spectator}");
    let refused = house.send(form(&path, &ada.token, "en", "phrase=nonsense")).await;
    assert_eq!(refused.status.as_u16(), 422);
    // Another site cannot speak for anybody.
    let mut elsewhere = form(&path, &ada.token, "en", "phrase=ouch");
    elsewhere.headers_mut().insert(header::ORIGIN, "http://other.example".parse().unwrap());
    assert_eq!(house.send(elsewhere).await.status.as_u16(), 403);
}

#[tokio::test]
async fn a_page_offers_to_talk_only_where_somebody_else_sits() {
    let house = House::new();
    let [ada, _bo] = house.two_people(game().id).await;
    let page =
        async |player: &Player<'_>| house.get_page(format!("/t/{}", player.table), &player.token).await.text;
    assert!(page(&ada).await.contains(" data-talks"));
    let alone = house.against_a_bot(game().id).await;
    assert!(!page(&alone).await.contains(" data-talks"));
    // Frames of a game that is played bring no word of it.
    let stream = house.get_page(format!("/t/{}/missed", ada.table), &ada.token).await.text;
    assert!(!stream.contains("talk"), "{stream}");
}

#[tokio::test]
async fn nobody_talks_at_a_closed_table() {
    let house = House::new();
    let seats = json!([{ "kind": "you", "name": "Ada" }, { "kind": "open" }]);
    let ada = house.player(&house.open(game().id, seats).await["you"]);
    say(&ada, "hello").await;
    ada.post("/close", json!({})).await.expect(204);
    assert_eq!(ada.post("/talk", json!({ "phrase": "hello" })).await.expect(410)["error"], "closed");
    assert_eq!(said(&ada, "").await.len(), 1);
}
