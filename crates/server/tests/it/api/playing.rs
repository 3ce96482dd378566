//! Playing: numbers, refusals, bots, the end, the record.

use crate::api::house::{House, awaits, game, play_to_the_end, quick};
use benben_core::Rulebook;
use benben_server::Config;
use serde_json::json;

#[tokio::test]
async fn an_action_sent_twice_is_played_once() {
    let house = House::new();
    let [ada, bo] = house.two_people(game().id).await;
    let seen = ada.look().await;
    let act = json!({ "number": 1, "action": seen["you"]["actions"][0]["action"] });
    assert_eq!(ada.post("/actions", act.clone()).await.expect(200)["repeated"], false);
    let again = ada.post("/actions", act).await.expect(200);
    assert_eq!((&again["repeated"], &again["next_number"]), (&json!(true), &json!(2)));
    bo.play_something().await;
    let told = ada.get("/log").await.expect(200);
    let (events, texts) = (told["events"].as_array().unwrap(), told["texts"].as_array().unwrap());
    assert_eq!(events.len() as u64, ada.look().await["told"].as_u64().unwrap());
    assert_eq!(events.len(), texts.len(), "each event has its words, or none");
    assert!(texts.iter().any(|text| text.as_str().is_some_and(|text| text.contains("Ada"))), "{texts:?}");
}

#[tokio::test]
async fn an_old_number_is_refused_with_the_next_one() {
    let house = House::new();
    let [ada, _bo] = house.two_people(game().id).await;
    ada.play_something().await;
    let problem = ada.post("/actions", json!({ "number": 1, "action": "sacrifice" })).await.expect(409);
    assert_eq!((&problem["error"], &problem["expected_number"]), (&json!("wrong_number"), &json!(2)));
}

#[tokio::test]
async fn a_refusal_names_the_rule_and_the_facts_and_changes_nothing() {
    let house = House::new();
    let [ada, bo] = house.two_people(game().id).await;
    let before = ada.get("").await.text;
    let (action, rule) = ada.forbidden().await;
    let problem = ada.post("/actions", json!({ "number": 1, "action": action })).await.expect(422);
    assert_eq!((&problem["error"], &problem["rule"]), (&json!("refused"), &json!(rule)));
    assert!(problem["facts"]["kind"].is_string(), "{problem}");
    assert!(!problem["rule_text"].as_str().unwrap().is_empty());
    let problem = bo.post("/actions", json!({ "number": 1, "action": action })).await.expect(422);
    assert_eq!(
        (&problem["rule"], &problem["facts"]["kind"]),
        (&json!(game().turn_rule), &json!("not_awaited"))
    );
    let problem = ada.post("/actions", json!({ "number": 1, "action": "dance" })).await.expect(400);
    assert!(problem["message"].as_str().unwrap().contains("expected "), "{problem}");
    house.post(&ada.path("/actions"), "", json!({ "number": 1, "action": action })).await.expect(401);
    assert_eq!(ada.get("").await.text, before);
}

#[tokio::test]
async fn why_not_explains_without_playing() {
    let house = House::new();
    let [ada, bo] = house.two_people(game().id).await;
    let legal = ada.look().await["you"]["actions"][0]["action"].clone();
    let why = ada.post("/why-not", json!({ "action": legal })).await.expect(200);
    assert_eq!(why["legal"], true);
    let (action, rule) = ada.forbidden().await;
    assert!(Rulebook::new(game().rules).rule(&rule).is_some(), "{action}: {rule}");
    let why = bo.post("/why-not", json!({ "action": action })).await.expect(200);
    assert_eq!(why["rule"], game().turn_rule);
    ada.post("/why-not", json!({ "action": "" })).await.expect(400);
}

#[tokio::test]
async fn every_game_is_played_to_its_end_against_bots_and_its_record_verifies() {
    let house = House::new();
    let games = house.get("/api/v1/games", "").await.expect(200);
    for game in games["games"].as_array().unwrap() {
        let ada = house.against_a_bot(game["id"].as_str().unwrap()).await;
        ada.get("/record").await.expect(409);
        let seen = ada.look().await;
        assert!(seen["deal"].get("secret").is_none() && seen["deal"].get("seed").is_none());
        let seen = play_to_the_end(&ada).await;
        assert_eq!(seen["status"], "over");
        assert_eq!(seen["view"]["viewer"], "open");
        assert!(seen["outcome"].is_object());
        for format in ["text", "json"] {
            let record = ada.get(&format!("/record?format={format}")).await.text;
            let verified = house.verify(&record).await.expect(200);
            assert_eq!((&verified["over"], &verified["fair_deal"]), (&json!(true), &json!(true)));
            assert!(record.contains(seen["deal"]["seed"].as_str().unwrap()));
        }
        ada.get("/record?format=xml").await.expect(400);
        let act = json!({ "number": seen["you"]["number"], "action": "sacrifice" });
        assert_eq!(ada.post("/actions", act).await.expect(409)["error"], "over");
    }
}

#[tokio::test]
async fn people_who_act_at_once_never_collide() {
    let house = House::new();
    let games = house.get("/api/v1/games", "").await.expect(200);
    for game in games["games"].as_array().unwrap() {
        let seats = game["min_seats"].as_u64().unwrap() as usize;
        let opened =
            house.open(game["id"].as_str().unwrap(), json!(vec![json!({ "kind": "open" }); seats])).await;
        let mut players = Vec::new();
        for number in 1..=seats {
            players.push(house.sit(opened["table"].as_str().unwrap(), &format!("player {number}")).await);
        }
        let ends = futures_util::future::join_all(players.iter().map(play_to_the_end)).await;
        assert!(ends.iter().all(|seen| seen["status"] == "over" && seen["view"] == ends[0]["view"]));
        let record = players[0].get("/record").await.text;
        house.verify(&record).await.expect(200);
    }
}

#[tokio::test]
async fn a_nonce_of_ones_own_enters_the_deal() {
    let house = House::new();
    let opened =
        house.open(game().id, json!([{ "kind": "open" }, { "kind": "bot", "level": "random" }])).await;
    let (table, nonce) = (opened["table"].as_str().unwrap(), "00112233445566778899aabbccddeeff");
    let before = house.get(&format!("/api/v1/tables/{table}"), "").await.expect(200);
    assert_eq!(before["deal"]["commitment"], opened["commitment"]);
    assert_ne!(before["deal"]["nonces"][0], nonce);
    let join = json!({ "name": "Ada", "nonce": nonce });
    let seated = house.post(&format!("/api/v1/tables/{table}/join"), "", join).await.expect(201);
    let ada = house.player(&seated);
    let seen = play_to_the_end(&ada).await;
    assert_eq!(seen["deal"]["nonces"][0], nonce);
    assert_eq!(seen["deal"]["nonces"][1], before["deal"]["nonces"][1]);
    assert_eq!(seen["deal"]["commitment"], opened["commitment"]);
    let record = ada.get("/record?format=json").await.text;
    house.verify(&record).await.expect(200);
    let forged = record.replace(nonce, "ff112233445566778899aabbccddeeff");
    house.verify(&forged).await.expect(422);
}

#[tokio::test]
async fn resigning_ends_the_game_when_nobody_is_left_to_play_against() {
    let house = House::new();
    let [ada, bo] = house.two_people(game().id).await;
    ada.play_something().await;
    bo.post("/resign", json!({})).await.expect(204);
    let seen = ada.look().await;
    assert_eq!((&seen["status"], &bo.own(&seen)["resigned"]), (&json!("over"), &json!(true)));
    let outcome = &seen["outcome"];
    assert_eq!(outcome["ended_by"], "resignation");
    assert_eq!(outcome["places"][ada.seat as usize - 1], 1, "{outcome}");
    assert_eq!(outcome["places"][bo.seat as usize - 1], 2, "{outcome}");
    let record = ada.get("/record").await.text;
    house.verify(&record).await.expect(200);
    bo.post("/resign", json!({})).await.expect(409);
}

#[tokio::test]
async fn a_resigned_seat_is_played_on_by_a_bot_while_others_play() {
    let house = House::new();
    let opened =
        house.open(game().id, json!([{ "kind": "open" }, { "kind": "open" }, { "kind": "open" }])).await;
    let table = opened["table"].as_str().unwrap();
    let ada = house.sit(table, "Ada").await;
    let bo = house.sit(table, "Bo").await;
    let cleo = house.sit(table, "Cleo").await;
    ada.post("/resign", json!({})).await.expect(204);
    for _ in 0..2 {
        tokio::join!(bo.play_something(), cleo.play_something());
    }
    assert_eq!(bo.look().await["status"], "playing");
    ada.post("/come-back", json!({})).await.expect(409);
    ada.post("/actions", json!({ "number": 9, "action": "sacrifice" })).await.expect(409);
}

#[tokio::test]
async fn a_rematch_has_the_same_people_one_seat_further() {
    let house = House::new();
    let [ada, bo] = house.two_people(game().id).await;
    ada.post("/rematch", json!({})).await.expect(409);
    bo.post("/resign", json!({})).await.expect(204);
    let next = ada.post("/rematch", json!({})).await.expect(200);
    assert_eq!(bo.post("/rematch", json!({})).await.expect(200), next);
    assert_eq!(bo.look().await["rematch"], next["table"]);
    let path = format!("/api/v1/tables/{}", next["table"].as_str().unwrap());
    let seen = house.get(&path, &ada.token).await.expect(200);
    assert_eq!((&seen["you"]["seat"], &seen["status"]), (&json!(bo.seat), &json!("playing")));
    assert_eq!(seen["rematch_of"], ada.table.as_str());
}

#[tokio::test]
async fn f09_a_table_with_too_many_entries_is_closed_and_says_so() {
    let house = House::with(Config { entries_per_table: 6, ..quick() });
    let [ada, bo] = house.two_people(game().id).await;
    let mut played = 0;
    let refused = loop {
        let seen = [ada.look().await, bo.look().await];
        let (player, seen) = if awaits(&seen[0], ada.seat) { (&ada, &seen[0]) } else { (&bo, &seen[1]) };
        let act = json!({ "number": seen["you"]["number"], "action": seen["you"]["actions"][0]["action"] });
        let reply = player.post("/actions", act).await;
        if reply.status != 200 {
            break reply.expect(410);
        }
        played += 1;
    };
    assert_eq!(played, 6);
    assert_eq!(refused["error"], "closed");
    assert_eq!(refused["message"], "this table was closed because its game has reached 6 entries");
    assert_eq!(ada.look().await["status"], "closed");
    // Another table is none of its business.
    let [cleo, _] = house.two_people(game().id).await;
    assert_eq!(cleo.look().await["status"], "playing");
}
