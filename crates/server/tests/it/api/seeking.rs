//! Looking for a game: by strength, and against bots meanwhile.

use crate::api::accounts::{Person, keep};
use crate::api::house::{House, game, quick};
use crate::api::rated::{rated, rated_game};
use benben_server::{Clock, Config};
use serde_json::{Value, json};
use std::time::Duration;

/// After so many games of two a rating is established.
const GAMES: usize = 40;

async fn seek(house: &House, token: &str, wish: &Value) -> Value {
    let mut wish = wish.clone();
    wish["games"] = json!([game().id]);
    house.post("/api/v1/seek", token, wish).await.expect(201)
}

async fn standing(house: &House, token: &str) -> Value {
    house.get("/api/v1/seek", token).await.expect(200)
}

async fn leave(house: &House, token: &str) {
    house.post("/api/v1/seek/leave", token, json!({})).await.expect(204);
}

async fn accept(house: &House, token: &str) -> Value {
    let number = standing(house, token).await["proposal"]["number"].clone();
    house.post("/api/v1/seek/accept", token, json!({ "number": number })).await.expect(200)
}

/// Rated games until both ratings are established; `gives_up` says which of the two gives up in each.
async fn establish(house: &House, two: [&Person<'_>; 2], gives_up: impl Fn(usize) -> usize) {
    for number in 0..GAMES {
        let table = rated_game(house, two[0], two[1]).await;
        let path = format!("/api/v1/tables/{table}/resign");
        house.post(&path, &two[gives_up(number)].session, json!({})).await.expect(204);
    }
}

/// One game in eight is the other's: whoever always wins is known later.
fn mostly_the_second(number: usize) -> usize {
    usize::from(number % 8 != 7)
}

/// Are the two paired as soon as they look for this? Then nobody looks any more.
async fn paired_at_once(house: &House, two: [&str; 2], wish: Value) -> bool {
    for token in two {
        seek(house, token, &wish).await;
    }
    let asked = standing(house, two[0]).await["state"] == "asked";
    for token in two {
        leave(house, token).await;
    }
    asked
}

#[tokio::test]
async fn those_about_as_strong_are_paired_at_once_and_others_once_they_have_waited() {
    let clock = Clock::default();
    let house = House::with(Config { clock: clock.clone(), ..quick() });
    let (ada, bo) = (keep(&house, "Ada", "").await, keep(&house, "Bo", "").await);
    let (cy, di) = (keep(&house, "Cy", "").await, keep(&house, "Di", "").await);
    establish(&house, [&ada, &bo], mostly_the_second).await;
    establish(&house, [&cy, &di], |number| number % 2).await;
    let usual = json!({});
    assert!(paired_at_once(&house, [&cy.session, &di.session], usual.clone()).await);
    for person in [&ada, &bo] {
        let waits = seek(&house, &person.session, &usual).await;
        assert_eq!((&waits["state"], &waits["waiting"]["strength"]), (&json!("waiting"), &json!("near")));
    }
    let lobby = house.get("/api/v1/lobby", "").await.expect(200);
    let rating = |index: usize| {
        let rating = &lobby["waiting"][index]["ratings"][game().id];
        assert_eq!(rating["provisional"], false, "{rating}");
        rating["rating"].as_i64().unwrap()
    };
    let apart = rating(0) - rating(1);
    assert!(apart > 200, "{apart} points are no distance");
    // 150 points at first, and five more for every second.
    let mut waited = 0;
    let mut asked = false;
    while !asked {
        clock.advance(Duration::from_secs(5));
        waited += 5;
        let states = [&ada, &bo].map(|person| standing(&house, &person.session));
        let [ada, bo] = states;
        let (ada, bo) = (ada.await, bo.await);
        asked = ada["state"] == "asked" && bo["state"] == "asked";
        assert_eq!(asked, 150 + 5 * waited >= apart, "{apart} points apart, after {waited} s");
    }
}

#[tokio::test]
async fn strength_keeps_nobody_apart_who_wants_anyone_is_unrated_or_hides_it() {
    let house = House::new();
    let (ada, bo) = (keep(&house, "Ada", "").await, keep(&house, "Bo", "").await);
    establish(&house, [&ada, &bo], mostly_the_second).await;
    let two = [&*ada.session, &*bo.session];
    let (near, anyone) = (json!({ "strength": "near" }), json!({ "strength": "anyone" }));
    assert!(!paired_at_once(&house, two, near.clone()).await);
    assert!(paired_at_once(&house, two, anyone).await);
    house.post("/api/v1/seek", two[0], json!({ "strength": "weak" })).await.expect(400);
    // Of guests and newcomers nothing is known.
    let new = keep(&house, "Cy", "").await;
    assert!(paired_at_once(&house, [two[0], &new.session], near.clone()).await);
    let guest = seek(&house, "", &near).await["token"].as_str().unwrap().to_owned();
    assert!(paired_at_once(&house, [&guest, two[1]], near.clone()).await);
    // What Ada shows to nobody counts where Bo sees it anyway, and nowhere else.
    let hidden =
        json!({ "ratings": "nobody", "games": "nobody", "opponents": "nobody", "reviews": "nobody" });
    house.post("/api/v1/account/profile", two[0], hidden).await.expect(200);
    assert!(paired_at_once(&house, two, near).await);
    assert!(!paired_at_once(&house, two, json!({ "rated": true })).await);
    seek(&house, two[0], &json!({ "rated": true })).await;
    assert_eq!(house.get("/api/v1/lobby", "").await.expect(200)["waiting"][0]["ratings"], json!({}));
}

#[tokio::test]
async fn a_rated_game_is_found_among_people_who_look_for_one() {
    let house = House::new();
    let (ada, bo) = (keep(&house, "Ada", "").await, keep(&house, "Bo", "").await);
    seek(&house, &ada.session, &json!({ "rated": true })).await;
    seek(&house, &bo.session, &json!({})).await;
    assert_eq!(standing(&house, &ada.session).await["state"], "waiting", "Bo wants no rated game");
    seek(&house, &bo.session, &json!({ "rated": true })).await;
    assert_eq!(standing(&house, &ada.session).await["proposal"]["rated"], true);
    accept(&house, &ada.session).await;
    let table = accept(&house, &bo.session).await["table"].as_str().unwrap().to_owned();
    let seen = house.get(&format!("/api/v1/tables/{table}"), &ada.session).await.expect(200);
    assert_eq!((&seen["rated"], &seen["status"]), (&json!(true), &json!("playing")));
    house.post(&format!("/api/v1/tables/{table}/resign"), &ada.session, json!({})).await.expect(204);
    let seen = rated(&house, &format!("/api/v1/tables/{table}")).await;
    assert_eq!(seen["seats"][0]["rating"]["before"], 1500);
}

/// Opens a game against bots while somebody waits.
async fn meanwhile(house: &House, token: &str) -> String {
    let opened = house.post("/api/v1/seek/meanwhile", token, json!({})).await.expect(201);
    opened["meanwhile"].as_str().unwrap().to_owned()
}

async fn table(house: &House, id: &str, token: &str) -> Value {
    house.get(&format!("/api/v1/tables/{id}"), token).await.expect(200)
}

#[tokio::test]
async fn what_is_played_meanwhile_ends_by_itself_when_people_have_confirmed_and_leaves_no_trace() {
    let house = House::new();
    let (ada, bo) = (keep(&house, "Ada", "").await, keep(&house, "Bo", "").await);
    house.post("/api/v1/seek/meanwhile", "", json!({})).await.expect(409);
    house.post("/api/v1/seek/meanwhile", &ada.session, json!({})).await.expect(409);
    seek(&house, &ada.session, &json!({})).await;
    house.post("/api/v1/seek/meanwhile", &ada.session, json!({ "game": "chess" })).await.expect(404);
    let bots = meanwhile(&house, &ada.session).await;
    assert_eq!(meanwhile(&house, &ada.session).await, bots, "one is enough");
    let seen = table(&house, &bots, &ada.session).await;
    assert_eq!((&seen["status"], &seen["seats"][1]["kind"]), (&json!("playing"), &json!("bot")));
    assert_eq!((&seen["rated"], &seen["game"]), (&json!(false), &json!(game().id)));
    seek(&house, &bo.session, &json!({})).await;
    let asked = standing(&house, &ada.session).await;
    assert_eq!((&asked["state"], &asked["meanwhile"]), (&json!("asked"), &json!(bots)));
    accept(&house, &ada.session).await;
    assert_eq!(table(&house, &bots, &ada.session).await["status"], "playing", "Bo has not said yes");
    let found = accept(&house, &bo.session).await["table"].as_str().unwrap().to_owned();
    let seen = table(&house, &bots, &ada.session).await;
    assert_eq!(seen["status"], "closed");
    assert!(seen["reason"].as_str().unwrap().contains("people have come"), "{}", seen["reason"]);
    let act = json!({ "number": 1, "action": "anything" });
    let refused = house.post(&format!("/api/v1/tables/{bots}/actions"), &ada.session, act).await;
    assert_eq!(refused.expect(410)["error"], "closed");
    // Nothing of it is in anybody's history, and the page says why it ended.
    let games = house.get("/api/v1/people/Ada/games", &ada.session).await.expect(200);
    assert_eq!(games["games"], json!([]));
    let mine = house.get_page("/me".to_owned(), &ada.session).await.text;
    assert!(!mine.contains(&bots), "{mine}");
    assert_eq!(table(&house, &found, &ada.session).await["status"], "playing");
}

#[tokio::test]
async fn whoever_declines_or_stops_looking_plays_on_against_the_bot() {
    let house = House::new();
    let guest = seek(&house, "", &json!({ "name": "Ada" })).await["token"].as_str().unwrap().to_owned();
    let bots = meanwhile(&house, &guest).await;
    let bo = seek(&house, "", &json!({ "name": "Bo" })).await["token"].as_str().unwrap().to_owned();
    assert_eq!(standing(&house, &guest).await["state"], "asked");
    leave(&house, &guest).await;
    seek(&house, &guest, &json!({ "name": "Ada" })).await;
    for token in [&guest, &bo] {
        accept(&house, token).await;
    }
    let seen = table(&house, &bots, &guest).await;
    assert_eq!(seen["status"], "playing", "it was an ordinary game by then");
}
