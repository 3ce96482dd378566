//! Opening tables and sitting down.

use crate::api::house::{House, game, quick};
use benben_server::Config;
use serde_json::json;

#[tokio::test]
async fn a_table_is_dealt_when_nobody_is_missing() {
    let house = House::new();
    let opened = house.open(game().id, json!([{ "kind": "you", "name": "Ada" }, { "kind": "open" }])).await;
    assert_eq!(opened["status"], "gathering");
    let ada = house.player(&opened["you"]);
    assert!(ada.look().await.get("view").is_none());
    let bo = house.sit(&ada.table, "Bo").await;
    let seen = bo.look().await;
    assert_eq!((&seen["status"], &seen["you"]["seat"]), (&json!("playing"), &json!(2)));
    assert_eq!(seen["view"]["viewer"], json!({ "seat": 2 }));
    assert_eq!(seen["seats"][0]["name"], "Ada");
}

#[tokio::test]
async fn a_code_leads_to_the_table_before_the_deal_and_after_it() {
    let house = House::new();
    let opened = house.open(game().id, json!([{ "kind": "you", "name": "Ada" }, { "kind": "open" }])).await;
    let code = opened["code"].as_str().unwrap();
    let path = format!("/api/v1/codes/{}", code.to_lowercase());
    let found = house.get(&path, "").await.expect(200);
    assert_eq!(found["table"], opened["table"]);
    house.sit(opened["table"].as_str().unwrap(), "Bo").await;
    // Late comers watch.
    assert_eq!(house.get(&path, "").await.expect(200)["table"], opened["table"]);
    house.get("/api/v1/codes/nonsense", "").await.expect(404);
}

#[tokio::test]
async fn what_cannot_be_opened_is_refused_in_plain_words() {
    let house = House::new();
    let two = json!([{ "kind": "open" }, { "kind": "open" }]);
    let meta = game();
    let company = format!("{} to {} players", meta.min_seats, meta.max_seats);
    let (key, values) = (meta.options[0].key, format!("expected one of {}", meta.options[0].values[0]));
    for (wish, status, word) in [
        (json!({ "game": "chess", "seats": two }), 422, "there is no game `chess`"),
        (json!({ "game": game().id, "seats": [{ "kind": "open" }] }), 422, company.as_str()),
        (json!({ "game": game().id, "seats": two, "options": { (key): "nonsense" } }), 422, values.as_str()),
        (json!({ "game": game().id, "seats": two, "options": { "a b": "7" } }), 422, "plain words"),
        (
            json!({ "game": game().id, "seats": two, "edition": "name = 'x'\n" }),
            422,
            "the edition is invalid: line 1",
        ),
        (
            json!({ "game": game().id, "seats": [{ "kind": "bot", "level": "genius" }, { "kind": "open" }] }),
            422,
            "no such bot",
        ),
        (
            json!({ "game": game().id, "seats": two, "pace": { "kind": "decision", "seconds": 0 } }),
            422,
            "seconds",
        ),
        (json!({ "game": game().id, "seats": two, "colour": "red" }), 400, "unknown field `colour`"),
        (
            json!({ "game": game().id, "seats": [{ "kind": "you", "name": "a\u{7}" }, { "kind": "open" }] }),
            422,
            "names must be",
        ),
        (
            json!({ "game": game().id, "seats": [{ "kind": "you", "name": "a" }, { "kind": "you", "name": "b" }] }),
            422,
            "only take one seat",
        ),
        (json!([]), 400, ""),
    ] {
        let problem = house.post("/api/v1/tables", "", wish).await.expect(status);
        let message = problem["message"].as_str().unwrap();
        assert!(message.contains(word), "{message}");
    }
}

#[tokio::test]
async fn an_edition_of_ones_own_is_played_with() {
    let house = House::new();
    let text = house.get(&format!("/api/v1/games/{}/edition", game().id), "").await.text;
    let own = text.replacen("name = \"benben\"", "name = \"home\"", 1);
    assert_ne!(own, text);
    let seats = json!([{ "kind": "you", "name": "Ada" }, { "kind": "bot", "level": "random" }]);
    let wish = json!({ "game": game().id, "seats": seats, "edition": own });
    let opened = house.post("/api/v1/tables", "", wish).await.expect(201);
    assert_eq!(house.player(&opened["you"]).look().await["edition"], "home");
}

#[tokio::test]
async fn a_seat_is_taken_once() {
    let house = House::new();
    let opened = house.open(game().id, json!([{ "kind": "open" }, { "kind": "open" }])).await;
    let table = opened["table"].as_str().unwrap();
    let path = format!("/api/v1/tables/{table}/join");
    let seated = house.post(&path, "", json!({ "name": "Ada", "seat": 2 })).await.expect(201);
    assert_eq!(seated["seat"], 2);
    let refused = house.post(&path, "", json!({ "name": "Bo", "seat": 2 })).await.expect(409);
    assert_eq!(refused["error"], "taken");
    house.post(&path, "", json!({ "name": "Bo", "seat": 5 })).await.expect(404);
    house.post(&path, "", json!({ "name": "Bo", "seat": 9 })).await.expect(400);
    let token = seated["token"].as_str().unwrap();
    assert_eq!(house.post(&path, token, json!({ "name": "Ada" })).await.expect(409)["error"], "seated");
}

#[tokio::test]
async fn whoever_sits_may_fill_open_seats_with_bots() {
    let house = House::new();
    let seats = json!([{ "kind": "you", "name": "Ada" }, { "kind": "open" }, { "kind": "open" }]);
    let opened = house.open(game().id, seats).await;
    let ada = house.player(&opened["you"]);
    house.post(&ada.path("/seats/2/bot"), "", json!({ "level": "random" })).await.expect(401);
    for seat in 2..=3 {
        ada.post(&format!("/seats/{seat}/bot"), json!({ "level": "random" })).await.expect(204);
    }
    assert_eq!(ada.look().await["status"], "playing");
    ada.post("/seats/2/bot", json!({ "level": "random" })).await.expect(409);
}

#[tokio::test]
async fn lists_show_tables_that_look_for_players_and_ones_own() {
    let house = House::new();
    let seats = json!([{ "kind": "you", "name": "Ada" }, { "kind": "open" }]);
    let wish = json!({ "game": game().id, "seats": seats, "listed": true });
    let opened = house.post("/api/v1/tables", "", wish).await.expect(201);
    house.open(game().id, json!([{ "kind": "open" }, { "kind": "open" }])).await;
    let listed = house.get("/api/v1/tables", "").await.expect(200);
    assert_eq!(listed["tables"].as_array().unwrap().len(), 1);
    assert_eq!(listed["tables"][0]["players"], json!(["Ada", ""]));
    let token = opened["you"]["token"].as_str().unwrap();
    let own = house.get("/api/v1/tables?mine=true", token).await.expect(200);
    assert_eq!(own["tables"][0]["table"], opened["table"]);
    house.get("/api/v1/tables?mine=true", "").await.expect(401);
}

#[tokio::test]
async fn games_rules_and_bots_are_listed() {
    let house = House::new();
    let games = house.get("/api/v1/games", "").await.expect(200);
    assert!(games["games"].as_array().unwrap().iter().any(|listed| listed["id"] == game().id));
    assert!(games["bots"].as_array().unwrap().contains(&json!("greedy")));
    let rules = house.get(&format!("/api/v1/games/{}/rules", game().id), "").await.expect(200);
    assert!(rules.as_array().unwrap().iter().any(|rule| rule["id"] == game().turn_rule));
    house.get("/api/v1/games/chess/rules", "").await.expect(404);
}

#[tokio::test]
async fn in_a_rehearsal_the_same_number_gives_the_same_game() {
    let deal = async |rehearsal| {
        let house = House::with(Config { rehearsal, ..quick() });
        let seats = json!([{ "kind": "bot", "level": "random" }, { "kind": "bot", "level": "random" }]);
        let opened = house.open(game().id, seats).await;
        let path = format!("/api/v1/tables/{}", opened["table"].as_str().unwrap());
        house.get(&path, "").await.expect(200)["deal"]["commitment"].clone()
    };
    assert_eq!(deal(Some(7)).await, deal(Some(7)).await);
    assert_ne!(deal(Some(7)).await, deal(Some(8)).await);
    assert_ne!(deal(None).await, deal(None).await);
}
