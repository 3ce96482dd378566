//! Tournaments that begin by themselves, that somebody joins late, and those that count for ratings.

use super::{Cup, wish};
use crate::api::accounts::keep;
use crate::api::house::{House, quick};
use crate::api::rated::rated;
use benben_server::Config;
use serde_json::{Value, json};
use std::time::Duration;

const HOUR: i64 = 3_600_000;

/// At every table of the latest round the first of its players gives up.
async fn give_up(house: &House, seen: &Value, sessions: &[String]) {
    let round = seen["results"].as_array().unwrap().last().unwrap();
    for table in round["tables"].as_array().unwrap() {
        let player = table["seats"][0]["player"].as_u64().unwrap() as usize;
        let path = format!("/api/v1/tables/{}", table["table"].as_str().unwrap());
        // A round is stored before its tables are opened.
        benben_support::wait_for_async("the table", async || {
            house.get(&path, "").await.status.is_success().then_some(())
        })
        .await;
        house.post(&format!("{path}/resign"), &sessions[player - 1], json!({})).await.expect(204);
    }
}

#[tokio::test]
async fn at_a_chosen_time_it_begins_by_itself() {
    let config = quick();
    let clock = config.clock.clone();
    let house = House::with(config);
    let begins_at = clock.now() + HOUR;
    let mut later = wish(2);
    later["begins_at"] = json!(begins_at);
    let cup = Cup::open(&house, 2, later.clone()).await;
    let seen = cup.look(&house).await;
    assert_eq!((&seen["status"], &seen["begins_at"]), (&json!("gathering"), &json!(begins_at)));
    // Somebody comes before that, and nothing begins by it.
    house.post(&cup.path("/join"), "", json!({ "name": "Early" })).await.expect(200);
    assert_eq!(cup.look(&house).await["status"], "gathering");
    clock.advance(Duration::from_millis(HOUR as u64 + 1));
    // Anything that wakes the tournament finds that its time has come.
    house.post(&cup.path("/join"), "", json!({ "name": "Just in time" })).await.expect(200);
    let seen = cup.round(&house, 1).await;
    assert_eq!((&seen["status"], &seen["begins_at"]), (&json!("playing"), &Value::Null));
    assert_eq!(seen["results"][0]["tables"].as_array().unwrap().len(), 2, "all four are there");
    // With too few it waits for the organiser.
    let empty = Cup::open(&house, 0, {
        later["begins_at"] = json!(clock.now() + HOUR);
        later
    })
    .await;
    clock.advance(Duration::from_millis(HOUR as u64 + 1));
    house.post(&empty.path("/join"), "", json!({ "name": "Alone" })).await.expect(200);
    let seen = empty.look(&house).await;
    assert_eq!((&seen["status"], &seen["begins_at"]), (&json!("gathering"), &Value::Null));
    // Nobody can say when in a year it begins.
    let mut far = wish(2);
    far["begins_at"] = json!(clock.now() + 365 * 24 * HOUR);
    assert_eq!(house.post("/api/v1/tournaments", "", far).await.expect(422)["error"], "tournament");
}

#[tokio::test]
async fn whoever_joins_a_swiss_tournament_late_plays_from_the_next_round_on() {
    let house = House::new();
    // Fewer rounds than everyone against everyone would take.
    let mut short = wish(2);
    short["rounds"] = json!(2);
    let mut cup = Cup::open(&house, 4, short).await;
    cup.begin(&house).await;
    let first = cup.round(&house, 1).await;
    assert_eq!((&first["format"], &first["takes_players"]), (&json!("swiss"), &json!(true)));
    let joined = house.post(&cup.path("/join"), "", json!({ "name": "Late" })).await.expect(200);
    assert_eq!(joined["player"], 5);
    cup.players.push(joined["token"].as_str().unwrap().to_owned());
    let seen = cup.look(&house).await;
    assert_eq!((&seen["players"][4]["joined_after"], &seen["round"]), (&json!(1), &json!(1)));
    let plays = |round: &Value| {
        let tables =
            round["tables"].as_array().unwrap().iter().flat_map(|table| table["seats"].as_array().unwrap());
        tables.chain(round["byes"].as_array().unwrap()).filter(|one| one["player"] == 5).count()
    };
    assert_eq!(plays(&seen["results"][0]), 0, "the round goes on without them");
    give_up(&house, &seen, &cup.players).await;
    let second = cup.round(&house, 2).await;
    assert_eq!(plays(&second["results"][1]), 1, "{second}");
    give_up(&house, &second, &cup.players).await;
    let over = cup.round(&house, 9).await;
    assert_eq!(over["status"], "over");
    let late = over["standings"].as_array().unwrap().iter().find(|one| one["player"] == 5).unwrap();
    let took_part = late["played"].as_u64().unwrap() + late["byes"].as_u64().unwrap();
    assert_eq!(took_part, 1, "the round that was missed is worth nothing: {late}");
    assert!(late["points"].as_f64() <= Some(1.0), "{late}");
}

#[tokio::test]
async fn games_of_a_rated_tournament_are_rated_where_everyone_is_signed_in() {
    let house = House::with(Config { ..quick() });
    let mut counts = wish(2);
    (counts["rated"], counts["rounds"]) = (json!(true), json!(1));
    let people = [keep(&house, "Ada", "").await, keep(&house, "Bo", "").await];
    let sessions: Vec<String> = people.iter().map(|person| person.session.clone()).collect();
    let cup = Cup::open(&house, 0, counts.clone()).await;
    assert_eq!(cup.look(&house).await["rated"], true);
    for session in &sessions {
        house.post(&cup.path("/join"), session, json!({ "name": "?" })).await.expect(200);
    }
    cup.begin(&house).await;
    let seen = cup.round(&house, 1).await;
    give_up(&house, &seen, &sessions).await;
    let table = seen["results"][0]["tables"][0]["table"].as_str().unwrap();
    let told = rated(&house, &format!("/api/v1/tables/{table}")).await;
    let ratings: Vec<_> = [0, 1].map(|seat| told["seats"][seat]["rating"]["rating"].as_i64()).into();
    assert!(told["rated"] == true && ratings[0] < Some(1500) && ratings[1] > Some(1500), "{told}");
    // A guest may play, and that game counts for nobody.
    let cup = Cup::open(&house, 1, counts).await;
    house.post(&cup.path("/join"), &sessions[0], json!({ "name": "?" })).await.expect(200);
    let tokens = [cup.players[0].clone(), sessions[0].clone()];
    cup.begin(&house).await;
    let seen = cup.round(&house, 1).await;
    give_up(&house, &seen, &tokens).await;
    let table = seen["results"][0]["tables"][0]["table"].as_str().unwrap();
    let told = house.get(&format!("/api/v1/tables/{table}"), "").await.expect(200);
    assert_eq!((&told["status"], &told["rated"]), (&json!("over"), &json!(false)));
    assert!(told["seats"][0].get("rating").is_none() && told["seats"][1].get("rating").is_none(), "{told}");
}
