//! Learning from games: hints at the table, reviews of finished games, and playing on from a moment of one.

use crate::api::house::{House, Player, game, game_at_once, play_to_the_end, quick};
use crate::api::restart::in_one_life;
use benben_bots::Level;
use benben_server::Config;
use benben_support::wait_for_async;
use serde_json::{Value, json};
use std::sync::Arc;

/// A reviewer that does not think long.
fn studious() -> Config {
    Config { reviewer: Level::Scribe, ..quick() }
}

async fn hints_told(player: &Player<'_>) -> usize {
    let log = player.get("/log").await.expect(200);
    log["notices"].as_array().unwrap().iter().filter(|notice| notice["what"] == "hint").count()
}

#[tokio::test]
async fn whoever_has_to_decide_gets_a_hint_and_the_log_tells_it_with_the_decision() {
    let house = House::with(studious());
    let ada = house.against_a_bot(game().id).await;
    let seen = ada.wait().await;
    assert_eq!(seen["hints"], true, "against bots they are on");
    let hint = ada.post("/hint?texts=cs", json!({})).await.expect(200);
    assert_eq!((&hint["number"], &hint["level"]), (&seen["you"]["number"], &json!("scribe")));
    let candidates = hint["candidates"].as_array().unwrap();
    assert!((1..=3).contains(&candidates.len()), "{hint}");
    let legal = seen["you"]["actions"].as_array().unwrap();
    for candidate in candidates {
        assert!(legal.iter().any(|action| action["action"] == candidate["action"]), "{candidate}");
        assert!((0.0..=1.0).contains(&candidate["expected"].as_f64().unwrap()));
        assert!(
            !candidate["why"].as_str().unwrap().is_empty() && !candidate["text"].as_str().unwrap().is_empty()
        );
        assert!(!candidate["picks"].as_array().unwrap().is_empty());
    }
    assert_eq!(ada.post("/hint?texts=cs", json!({})).await.expect(200), hint, "asked twice, it is the same");
    assert_eq!(hints_told(&ada).await, 0, "not before the decision");
    let act = json!({ "number": hint["number"], "action": candidates[0]["action"] });
    ada.post("/actions", act).await.expect(200);
    let told = wait_for_async("the log to tell it", async || Some(hints_told(&ada).await).filter(|n| *n > 0));
    assert_eq!(told.await, 1);
}

#[tokio::test]
async fn nobody_gets_hints_out_of_turn_from_elsewhere_or_against_strangers() {
    let house = House::with(studious());
    let [ada, bo] = house.two_people(game().id).await;
    assert_eq!(ada.look().await["hints"], false, "with strangers they are off");
    assert_eq!(ada.post("/hint", json!({})).await.expect(409)["error"], "no_hints");
    assert_eq!(hints_told(&bo).await, 0);
    let seats = json!([{ "kind": "open" }, { "kind": "open" }]);
    let wish = json!({ "game": game().id, "seats": seats, "hints": true });
    let table = house.post("/api/v1/tables", "", wish).await.expect(201)["table"].clone();
    let (one, two) =
        (house.sit(table.as_str().unwrap(), "Ada").await, house.sit(table.as_str().unwrap(), "Bo").await);
    let waits = if one.look().await["awaited"] == json!([one.seat]) { &two } else { &one };
    assert_eq!(waits.post("/hint", json!({})).await.expect(409)["error"], "not_awaited");
    let stranger = house.post(&one.path("/hint"), "", json!({})).await;
    assert_eq!(stranger.expect(401)["error"], "no_seat");
}

#[tokio::test]
async fn in_secret_turns_nobody_learns_that_somebody_asked() {
    let house = House::with(studious());
    let seats = json!([{ "kind": "open" }, { "kind": "open" }]);
    let wish = json!({ "game": game_at_once(), "seats": seats, "hints": true });
    let table = house.post("/api/v1/tables", "", wish).await.expect(201)["table"].clone();
    let (ada, bo) =
        (house.sit(table.as_str().unwrap(), "Ada").await, house.sit(table.as_str().unwrap(), "Bo").await);
    let before = bo.get("/log").await.text;
    ada.post("/hint", json!({})).await.expect(200);
    assert_eq!(bo.get("/log").await.text, before);
}

/// The review, as soon as it is made.
async fn reviewed(player: &Player<'_>, language: &str) -> Value {
    let path = format!("/review?texts={language}");
    wait_for_async("the review", async || {
        let reply = player.get(&path).await;
        (reply.status != 202).then(|| reply.expect(200))
    })
    .await
}

fn adds_up(seat: &Value) -> bool {
    let share = |key: &str| seat[key].as_f64().unwrap();
    (share("fair") + share("deal") + share("decisions") + share("between") - share("result")).abs() < 1e-9
}

#[test]
fn a_finished_game_is_reviewed_once_and_that_is_kept() {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let (made, seated) = in_one_life(&folder, studious(), async |house| {
        let ada = house.against_a_bot(game().id).await;
        assert_eq!(ada.get("/review").await.expect(409)["error"], "not_over");
        play_to_the_end(&ada).await;
        let first = ada.get("/review").await;
        assert_eq!(first.status, 202, "{}", first.text);
        assert!(first.json()["total"].as_u64().unwrap() > 0);
        let made = reviewed(&ada, "en").await;
        let seats = made["seats"].as_array().unwrap();
        assert_eq!((seats.len(), &made["level"]), (2, &json!("scribe")));
        assert!(seats.iter().all(adds_up), "{made}");
        assert!(seats.iter().all(|seat| !seat["moves"].as_array().unwrap().is_empty()));
        let page = house.get(&format!("/t/{}/review?seat={}", ada.table, ada.seat), "").await;
        assert!(page.status == 200 && page.text.contains("id=\"decision\""), "{}", page.text);
        assert_eq!(page.text.matches("class=\"mark ").count(), seats[0]["moves"].as_array().unwrap().len());
        (made, json!({ "table": ada.table, "token": ada.token, "seat": ada.seat }))
    });
    in_one_life(&folder, studious(), async |house| {
        let ada = house.player(&seated);
        assert_eq!(ada.get("/review").await.expect(200), made, "it was kept");
        let czech = reviewed(&ada, "cs").await;
        assert_eq!(czech["seats"][0]["moves"][0]["played"], made["seats"][0]["moves"][0]["played"]);
    });
}

#[tokio::test]
async fn a_game_that_was_given_up_is_reviewed_too() {
    let house = House::with(studious());
    let ada = house.against_a_bot(game().id).await;
    for _ in 0..4 {
        ada.play_something().await;
    }
    ada.wait().await;
    ada.post("/resign", json!({})).await.expect(204);
    let made = reviewed(&ada, "en").await;
    let own = &made["seats"][ada.seat as usize - 1];
    assert!(own["result"] == 0.0 && adds_up(own), "{own}");
}

#[tokio::test]
async fn one_plays_on_from_a_moment_and_that_is_no_real_game() {
    let house = House::with(studious());
    let ada = house.against_a_bot(game().id).await;
    let wish = |step: usize| json!({ "step": step, "name": "Ada" });
    assert_eq!(ada.post("/branch", wish(0)).await.expect(409)["error"], "not_over");
    play_to_the_end(&ada).await;
    let record = ada.get("/record").await.text;
    let branched = ada.post("/branch", wish(6)).await.expect(201);
    let study = Player {
        house: &house,
        table: branched["table"].as_str().unwrap().to_owned(),
        token: ada.token.clone(),
        seat: branched["seat"].as_u64().unwrap(),
    };
    assert_eq!(study.seat, ada.seat, "one has the seat one had");
    let seen = study.wait().await;
    assert_eq!((&seen["branch"]["of"], &seen["branch"]["entries"]), (&json!(ada.table), &json!(6)));
    assert!(seen["deal"].is_null() && seen["hints"] == true, "{seen}");
    let page = house.get(&format!("/t/{}", study.table), "").await.text;
    assert!(page.contains("class=\"branch\""), "{page}");
    play_to_the_end(&study).await;
    let other = study.get("/record").await.text;
    assert!(other.contains("\nbranch: 6 ") && !other.contains("commitment:"), "{other}");
    let first = |record: &str| {
        let steps = record.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit()));
        steps.take(6).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(first(&other), first(&record), "it begins as the other game did");
    let verified = house.verify(&other).await.expect(200);
    assert_eq!((&verified["fair_deal"], &verified["over"]), (&json!(false), &json!(true)));
    let proof = house.get(&format!("/t/{}/verify", study.table), "").await;
    assert!(proof.status == 200 && !proof.text.contains("data-holds"), "nothing is proved");
    // A branch of a branch, and what comes after a branch.
    let again = study.post("/branch", wish(8)).await.expect(201);
    let again = house.get(&format!("/api/v1/tables/{}", again["table"].as_str().unwrap()), &ada.token).await;
    assert_eq!(again.expect(200)["branch"]["of"], json!(study.table));
    let next = study.post("/rematch", json!({})).await.expect(200);
    let next = house.get(&format!("/api/v1/tables/{}", next["table"].as_str().unwrap()), &ada.token).await;
    assert!(next.expect(200)["branch"].is_null(), "the next game is a real one");
    assert_eq!(ada.post("/branch", wish(100_000)).await.expect(409)["error"], "no_branch");
    let own = house.get("/api/v1/tables?mine=true", &ada.token).await.expect(200);
    let studies = own["tables"].as_array().unwrap().iter().filter(|table| table["branch_of"].is_string());
    assert_eq!(studies.count(), 2);
}
