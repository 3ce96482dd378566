//! Rated tables: what has to hold there, and what nobody can do.

use crate::api::accounts::{Person, keep};
use crate::api::house::{House, game, play_to_the_end, quick};
use crate::api::restart::in_one_life;
use serde_json::{Value, json};
use std::sync::Arc;

fn wish(change: &Value) -> Value {
    let seats = json!([{ "kind": "you", "name": "?" }, { "kind": "open" }]);
    let mut wish = json!({ "game": game().id, "seats": seats, "rated": true, "spectators": true,
        "pace": { "kind": "bank", "seconds": 900 } });
    for (key, value) in change.as_object().unwrap() {
        wish[key] = value.clone();
    }
    wish
}

/// A rated game of two, dealt.
pub(super) async fn rated_game(house: &House, ada: &Person<'_>, bo: &Person<'_>) -> String {
    let opened = house.post("/api/v1/tables", &ada.session, wish(&json!({}))).await.expect(201);
    let table = opened["table"].as_str().unwrap().to_owned();
    let seat = json!({ "name": "?" });
    house.post(&format!("/api/v1/tables/{table}/join"), &bo.session, seat).await.expect(201);
    table
}

#[tokio::test]
async fn a_rated_table_is_for_people_who_are_signed_in() {
    let house = House::new();
    let (ada, bo) = (keep(&house, "Ada", "").await, keep(&house, "Bo", "").await);
    assert_eq!(house.post("/api/v1/tables", "", wish(&json!({}))).await.expect(403)["error"], "rated");
    let opened = house.post("/api/v1/tables", &ada.session, wish(&json!({}))).await.expect(201);
    let path = format!("/api/v1/tables/{}", opened["table"].as_str().unwrap());
    let seen = house.get(&path, "").await.expect(200);
    assert_eq!((&seen["rated"], &seen["hints"]), (&json!(true), &json!(false)));
    // A guest is told why, and nothing has changed.
    let refused = house.post(&format!("{path}/join"), "", json!({ "name": "Eve" })).await.expect(403);
    assert_eq!(refused["error"], "rated");
    assert!(refused["message"].as_str().unwrap().contains("signed in"), "{refused}");
    assert_eq!(house.get(&path, "").await.expect(200)["seats"][1]["kind"], "open");
    house.post(&format!("{path}/join"), &bo.session, json!({ "name": "?" })).await.expect(201);
    assert_eq!(house.get(&path, "").await.expect(200)["status"], "playing");
}

#[tokio::test]
async fn what_does_not_go_with_ratings_is_refused() {
    let house = House::new();
    let ada = keep(&house, "Ada", "").await;
    let against = |level: &str| json!([{ "kind": "you", "name": "?" }, { "kind": "bot", "level": level }]);
    let bots = json!([{ "kind": "bot", "level": "scribe" }, { "kind": "bot", "level": "scribe" }]);
    for change in [
        json!({ "pace": { "kind": "none" } }),
        json!({ "hints": true }),
        json!({ "seats": against("greedy") }),
        json!({ "seats": bots }),
    ] {
        let refused = house.post("/api/v1/tables", &ada.session, wish(&change)).await;
        assert_eq!(refused.expect(422)["error"], "rated", "{change}");
    }
    house
        .post("/api/v1/tables", &ada.session, wish(&json!({ "seats": against("scribe") })))
        .await
        .expect(201);
    // The standard options may be spelled, and others may not.
    for choice in game().options {
        for value in choice.values {
            let change = json!({ "options": { choice.key: value } });
            let answer = house.post("/api/v1/tables", &ada.session, wish(&change)).await;
            answer.expect(if *value == choice.values[0] { 201 } else { 422 });
        }
    }
}

#[tokio::test]
async fn nobody_else_plays_for_anybody_and_whoever_leaves_has_lost() {
    let house = House::new();
    let (ada, bo) = (keep(&house, "Ada", "").await, keep(&house, "Bo", "").await);
    let path = format!("/api/v1/tables/{}", rated_game(&house, &ada, &bo).await);
    let refused = house.post(&format!("{path}/stand-in"), &ada.session, json!({})).await;
    assert_eq!(refused.expect(409)["error"], "rated");
    house.post(&format!("{path}/leave"), &ada.session, json!({})).await.expect(204);
    let seen = house.get(&path, &ada.session).await.expect(200);
    assert_eq!((&seen["status"], &seen["seats"][0]["resigned"]), (&json!("over"), &json!(true)));
    assert_eq!(seen["seats"][0]["name"], "Ada", "the loss stays theirs");
}

#[tokio::test]
async fn what_others_have_learned_stays_played() {
    let house = House::new();
    let (ada, bo) = (keep(&house, "Ada", "").await, keep(&house, "Bo", "").await);
    let path = format!("/api/v1/tables/{}", rated_game(&house, &ada, &bo).await);
    // Play until taking back would need somebody's word.
    for _ in 0..200 {
        for person in [&ada, &bo] {
            let seen = house.get(&path, &person.session).await.expect(200);
            let Some(action) = seen["you"]["actions"].as_array().and_then(|actions| actions.first()) else {
                continue;
            };
            let act = json!({ "number": seen["you"]["number"], "action": action["action"] });
            house.post(&format!("{path}/actions"), &person.session, act).await.expect(200);
            let undo = house.post(&format!("{path}/undo"), &person.session, json!({})).await;
            if undo.status != 200 {
                assert_eq!(undo.expect(409)["error"], "rated");
                return;
            }
            assert_eq!(undo.json()["undone"], true, "nobody is ever asked");
            let seen = house.get(&path, &person.session).await.expect(200);
            let act = json!({ "number": seen["you"]["number"], "action": action["action"] });
            house.post(&format!("{path}/actions"), &person.session, act).await.expect(200);
        }
    }
    panic!("everything could be taken back");
}

#[tokio::test(start_paused = true)]
async fn whoever_has_no_time_left_has_lost() {
    let house = House::new();
    let (ada, bo) = (keep(&house, "Ada", "").await, keep(&house, "Bo", "").await);
    let table = rated_game(&house, &ada, &bo).await;
    let ada = house.player(&json!({ "table": table, "seat": 1, "token": ada.session }));
    let mut watched = ada.watch().await;
    let seen = watched.until("the end of the game", |seen| seen["status"] == "over").await;
    let resigned = seen["seats"].as_array().unwrap().iter().filter(|seat| seat["resigned"] == true);
    assert_eq!(resigned.count(), 1, "{}", seen["seats"]);
}

/// What a seat shows of its rating, once the game is rated.
pub(super) async fn rated(house: &House, path: &str) -> Value {
    benben_support::wait_for_async("the ratings", async || {
        let seen = house.get(path, "").await.expect(200);
        seen["seats"][0]["rating"]["before"].is_number().then_some(seen)
    })
    .await
}

#[tokio::test]
async fn ratings_follow_from_a_game_once() {
    let house = House::new();
    let (ada, bo) = (keep(&house, "Ada", "").await, keep(&house, "Bo", "").await);
    let path = format!("/api/v1/tables/{}", rated_game(&house, &ada, &bo).await);
    let seen = house.get(&path, "").await.expect(200);
    let begins = json!({ "rating": 1500, "deviation": 350, "provisional": true });
    assert_eq!([&seen["seats"][0]["rating"], &seen["seats"][1]["rating"]], [&begins, &begins]);
    house.post(&format!("{path}/resign"), &ada.session, json!({})).await.expect(204);
    let seen = rated(&house, &path).await;
    let [lost, won] = [0, 1].map(|seat| seen["seats"][seat]["rating"].clone());
    assert_eq!((&lost["before"], &won["before"]), (&json!(1500), &json!(1500)));
    assert!(lost["rating"].as_i64() < Some(1500) && won["rating"].as_i64() > Some(1500), "{lost} {won}");
    // Leaving what is over changes nothing, and the next game begins where this one ended.
    house.post(&format!("{path}/leave"), &bo.session, json!({})).await.expect(204);
    let path = format!("/api/v1/tables/{}", rated_game(&house, &ada, &bo).await);
    let next = house.get(&path, "").await.expect(200);
    assert_eq!(next["seats"][0]["rating"]["rating"], lost["rating"]);
    assert_eq!(next["seats"][1]["rating"]["rating"], won["rating"]);
}

/// Four who keep their names play until the rules end the game: nobody gives up, and ratings follow in the order of the places.
#[tokio::test]
async fn a_game_of_four_that_is_played_to_its_end_is_rated_by_its_places() {
    let house = House::new();
    let mut people = Vec::new();
    for name in ["Ada", "Bo", "Cy", "Di"] {
        people.push(keep(&house, name, "").await);
    }
    let game = benben_games::metas().iter().find(|meta| meta.max_seats >= 4).expect("some game is for four");
    let open = json!({ "kind": "open" });
    let seats = json!([{ "kind": "you", "name": "?" }, open, open, open]);
    let four = wish(&json!({ "game": game.id, "seats": seats }));
    let opened = house.post("/api/v1/tables", &people[0].session, four).await.expect(201);
    let table = opened["table"].as_str().unwrap();
    let mut players = vec![house.player(&json!({ "table": table, "seat": 1, "token": people[0].session }))];
    for person in &people[1..] {
        let path = format!("/api/v1/tables/{table}/join");
        let seated = house.post(&path, &person.session, json!({ "name": "?" })).await.expect(201);
        let seat = &seated["seat"];
        players.push(house.player(&json!({ "table": table, "seat": seat, "token": person.session })));
    }
    let ends = futures_util::future::join_all(players.iter().map(play_to_the_end)).await;
    assert_eq!(ends[0]["status"], "over");
    let seen = rated(&house, &players[0].path("")).await;
    assert!(seen["outcome"]["ended_by"] != "resignation", "{}", seen["outcome"]);
    let places = seen["outcome"]["places"].as_array().unwrap();
    let ratings: Vec<i64> = (0..4)
        .map(|seat| {
            let rating = &seen["seats"][seat]["rating"];
            assert_eq!(rating["before"], 1500, "{rating}");
            assert!(rating["deviation"].as_i64() < Some(350), "{rating}");
            rating["rating"].as_i64().unwrap()
        })
        .collect();
    for (one, place) in places.iter().enumerate() {
        for (other, behind) in places.iter().enumerate() {
            let (ahead, level) = (place.as_u64() < behind.as_u64(), place == behind);
            assert!(!ahead || ratings[one] > ratings[other], "{places:?} {ratings:?}");
            assert!(!level || ratings[one] == ratings[other], "{places:?} {ratings:?}");
        }
    }
}

#[tokio::test]
async fn bots_are_on_the_same_scale_and_stay_where_they_are() {
    let house = House::new();
    let ada = keep(&house, "Ada", "").await;
    let seats = json!([{ "kind": "you", "name": "?" }, { "kind": "bot", "level": "scribe" }]);
    let opened =
        house.post("/api/v1/tables", &ada.session, wish(&json!({ "seats": seats }))).await.expect(201);
    let path = format!("/api/v1/tables/{}", opened["table"].as_str().unwrap());
    house.post(&format!("{path}/resign"), &ada.session, json!({})).await.expect(204);
    let seen = rated(&house, &path).await;
    assert_eq!(seen["seats"][1]["rating"], json!({ "rating": 1500, "deviation": 0, "provisional": false }));
    assert!(seen["seats"][0]["rating"]["rating"].as_i64() < Some(1500));
}

#[test]
fn what_was_over_when_the_server_was_killed_is_rated_once_when_it_is_back() {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let (path, first) = in_one_life(&folder, quick(), async |house| {
        let (ada, bo) = (keep(&house, "Ada", "").await, keep(&house, "Bo", "").await);
        let path = format!("/api/v1/tables/{}", rated_game(&house, &ada, &bo).await);
        house.post(&format!("{path}/resign"), &ada.session, json!({})).await.expect(204);
        let seen = rated(&house, &path).await;
        (path, seen["seats"].clone())
    });
    // As if it had been killed between the end of the game and its rating.
    let db = rusqlite::Connection::open(folder.path().join("benben.sqlite")).unwrap();
    let forget = "UPDATE tables SET rated_at = NULL; DELETE FROM ratings; DELETE FROM rating_changes";
    db.execute_batch(forget).unwrap();
    drop(db);
    for _ in 0..2 {
        let seen = in_one_life(&folder, quick(), async |house| rated(&house, &path).await["seats"].clone());
        assert_eq!([&seen[0]["rating"], &seen[1]["rating"]], [&first[0]["rating"], &first[1]["rating"]]);
    }
}
