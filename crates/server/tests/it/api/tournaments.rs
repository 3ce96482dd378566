//! Whole tournaments, played to the end by simple programs, with a server that dies in the middle.

mod beginnings;
mod pages;

use crate::api::house::{House, game, quick};
use crate::api::restart::in_one_life;
use benben_core::{Chance, Fast, Game, Seed, Setting, Table};
use benben_games::{RulesVisitor, visit_rules};
use benben_support::wait_for_async;
use futures_util::future::join_all;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::Arc;

/// The game that is over most quickly when so many play it at random.
fn quickest(seats: usize) -> &'static str {
    struct Length(usize);
    impl RulesVisitor for Length {
        type Out = usize;
        fn visit<G: Game>(self) -> usize {
            let (mut table, mut luck) =
                (Table::<G>::open(Setting::standard(), self.0, Seed::from_number(1)), Fast::new(1));
            let mut played = 0;
            while let Some(seat) = table.turn().awaited().first() {
                let legal = table.legal(seat);
                table.play(seat, luck.pick(&legal)).expect("legal actions are played");
                played += 1;
            }
            played
        }
    }
    let fits = benben_games::metas().iter().filter(|meta| (meta.min_seats..=meta.max_seats).contains(&seats));
    let length = |id: &&str| visit_rules(id, Length(seats)).unwrap();
    fits.map(|meta| meta.id).min_by_key(length).expect("some game is for so many")
}

/// A tournament and the tokens of those who play in it.
#[derive(Clone)]
struct Cup {
    id: String,
    organiser: String,
    players: Vec<String>,
}

impl Cup {
    fn path(&self, what: &str) -> String {
        format!("/api/v1/tournaments/{}{what}", self.id)
    }

    async fn look(&self, house: &House) -> Value {
        house.get(&self.path(""), "").await.expect(200)
    }

    /// Opens a tournament that so many join.
    async fn open(house: &House, players: usize, wish: Value) -> Self {
        let opened = house.post("/api/v1/tournaments", "", wish).await.expect(201);
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let mut cup =
            Cup { id: text(&opened["tournament"]), organiser: text(&opened["token"]), players: Vec::new() };
        for number in 1..=players {
            let name = json!({ "name": format!("Player {}", letters(number)) });
            let joined = house.post(&cup.path("/join"), "", name).await.expect(200);
            assert_eq!(joined["player"], number);
            cup.players.push(text(&joined["token"]));
        }
        cup
    }

    async fn begin(&self, house: &House) {
        house.post(&self.path("/begin"), &self.organiser, json!({})).await.expect(204);
    }

    /// Waits until a round with this number is paired, or the tournament is over.
    async fn round(&self, house: &House, number: u64) -> Value {
        wait_for_async("the next round", async || {
            let seen = self.look(house).await;
            (seen["round"] == number || seen["status"] == "over").then_some(seen)
        })
        .await
    }

    /// Plays these tables of the latest round, so many actions each at most.
    async fn play(&self, house: &House, seen: &Value, tables: std::ops::Range<usize>, most: usize) {
        let round = seen["results"].as_array().unwrap().last().unwrap();
        let all = round["tables"].as_array().unwrap();
        let playing = all.iter().skip(tables.start).take(tables.len()).filter(|table| table["over"] == false);
        join_all(playing.map(|table| self.play_table(house, table, most))).await;
    }

    async fn play_table(&self, house: &House, table: &Value, most: usize) {
        let path = format!("/api/v1/tables/{}", table["table"].as_str().unwrap());
        let tokens: Vec<&String> = table["seats"]
            .as_array()
            .unwrap()
            .iter()
            .map(|seat| &self.players[seat["player"].as_u64().unwrap() as usize - 1])
            .collect();
        // A round is stored before its tables are opened.
        wait_for_async("the table", async || house.get(&path, "").await.status.is_success().then_some(()))
            .await;
        let mut played = 0;
        loop {
            for token in &tokens {
                // Everybody plays all that they can before the next is asked.
                loop {
                    let seen = house.get(&path, token).await.expect(200);
                    if seen["status"] != "playing" || played >= most {
                        return;
                    }
                    let you = &seen["you"];
                    let Some(actions) = you["actions"].as_array().filter(|actions| !actions.is_empty())
                    else {
                        break;
                    };
                    let number = you["number"].as_u64().unwrap();
                    let chosen = Fast::part(number, played as u64).below(actions.len() as u32) as usize;
                    let act = json!({ "number": number, "action": actions[chosen]["action"] });
                    house.post(&format!("{path}/actions"), token, act).await.expect(200);
                    played += 1;
                }
            }
        }
    }

    /// Plays to the end.
    async fn play_on(&self, house: &House, from: u64) -> Value {
        for number in from.. {
            let seen = self.round(house, number).await;
            if seen["status"] == "over" {
                return seen;
            }
            self.play(house, &seen, 0..usize::MAX, usize::MAX).await;
        }
        unreachable!("a tournament has an end")
    }
}

/// Names that nobody takes for each other.
fn letters(number: usize) -> String {
    let letter = |index: usize| char::from(b'A' + index as u8);
    format!("{}{}", letter(number / 20), "qwertyupasdfghjkzxcv".as_bytes()[number % 20] as char)
}

/// Everybody played each round or had a bye, nothing is there twice, and the standings add up.
fn check(seen: &Value, players: usize, rounds: usize) {
    let results = seen["results"].as_array().unwrap();
    assert_eq!(results.len(), rounds);
    let mut tables = BTreeSet::new();
    let mut won = 0.0;
    for round in results {
        let mut there = Vec::new();
        for table in round["tables"].as_array().unwrap() {
            assert!(tables.insert(table["table"].as_str().unwrap().to_owned()), "a table is there twice");
            assert_eq!(table["over"], true);
            for seat in table["seats"].as_array().unwrap() {
                there.push(seat["player"].as_u64().unwrap());
                won += seat["points"].as_f64().unwrap();
                assert!(seat["place"].is_u64() && seat["score"].is_i64(), "{seat}");
            }
        }
        for bye in round["byes"].as_array().unwrap() {
            there.push(bye["player"].as_u64().unwrap());
            won += bye["points"].as_f64().unwrap();
        }
        there.sort_unstable();
        assert_eq!(there, (1..=players as u64).collect::<Vec<_>>());
    }
    let standings = seen["standings"].as_array().unwrap();
    assert_eq!(standings.len(), players);
    let sum: f64 = standings.iter().map(|one| one["points"].as_f64().unwrap()).sum();
    assert!((sum - won).abs() < 1e-6, "{sum} points in the standings, {won} at tables");
    let points: Vec<f64> = standings.iter().map(|one| one["points"].as_f64().unwrap()).collect();
    assert!(points.is_sorted_by(|a, b| a >= b));
}

/// A tournament with a server that dies in the middle of the second round, between pairing it and opening all of its tables.
fn play_through_a_death(players: usize, seats: usize, rounds: usize) {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let cup = in_one_life(&folder, quick(), async |house| {
        let pace = json!({ "kind": "bank", "seconds": 3600, "increment": 0 });
        let wish = json!({ "title": "Sunday", "game": quickest(seats), "seats": seats, "pace": pace, "break_seconds": 0, "listed": true });
        let cup = Cup::open(&house, players, wish).await;
        cup.begin(&house).await;
        let first = cup.round(&house, 1).await;
        cup.play(&house, &first, 0..usize::MAX, usize::MAX).await;
        let second = cup.round(&house, 2).await;
        cup.play(&house, &second, 1..3, usize::MAX).await;
        cup.play(&house, &second, 3..4, 5).await;
        (cup, second)
    });
    let (cup, second) = cup;
    // As if it had died before the last table of the round was opened.
    let last = second["results"][1]["tables"].as_array().unwrap().last().unwrap()["table"]
        .as_str()
        .unwrap()
        .to_owned();
    let db = rusqlite::Connection::open(folder.path().join("benben.sqlite")).unwrap();
    db.execute_batch("PRAGMA foreign_keys = ON").unwrap();
    assert_eq!(db.execute("DELETE FROM tables WHERE id = ?1", [&last]).unwrap(), 1);
    drop(db);
    let seen = in_one_life(&folder, quick(), async |house| {
        let again = cup.round(&house, 2).await;
        assert_eq!(again["results"][0], second["results"][0]);
        let ids = |seen: &Value| -> Vec<Value> {
            seen["results"][1]["tables"]
                .as_array()
                .unwrap()
                .iter()
                .map(|table| table["table"].clone())
                .collect()
        };
        assert_eq!(ids(&again), ids(&second), "the pairing is the same");
        wait_for_async("the table that was not opened", async || {
            house.get(&format!("/api/v1/tables/{last}"), "").await.status.is_success().then_some(())
        })
        .await;
        let seen = cup.play_on(&house, 2).await;
        let text = house.get(&cup.path("/results"), "").await.text;
        for (line, one) in text.lines().skip(3).zip(seen["standings"].as_array().unwrap()) {
            let (name, place) = (one["name"].as_str().unwrap(), one["place"].as_u64().unwrap());
            assert!(
                line.contains(name) && line.trim_start().starts_with(&format!("{place}.")),
                "{line}: {one}"
            );
        }
        let page = house.get(&format!("/tournaments/{}", cup.id), "").await;
        assert!(page.status.is_success() && page.text.contains("Buchholz"));
        assert!(house.get(&format!("/tournaments/{}/screen", cup.id), "").await.status.is_success());
        seen
    });
    check(&seen, players, rounds);
    let db = rusqlite::Connection::open(folder.path().join("benben.sqlite")).unwrap();
    let tables: usize = db.query_row("SELECT count(*) FROM tables", (), |row| row.get(0)).unwrap();
    let paired: usize = seen["results"]
        .as_array()
        .unwrap()
        .iter()
        .map(|round| round["tables"].as_array().unwrap().len())
        .sum();
    assert_eq!(tables, paired, "each table was opened once");
}

#[test]
fn thirty_two_players_at_tables_of_four_play_to_the_end_through_a_restart() {
    play_through_a_death(32, 4, 5);
}

#[test]
fn nine_players_at_tables_of_two_play_to_the_end_through_a_restart() {
    play_through_a_death(9, 2, 5);
}

fn wish(seats: usize) -> Value {
    let pace = json!({ "kind": "decision", "seconds": 3600 });
    json!({ "game": game().id, "seats": seats, "pace": pace, "break_seconds": 0, "listed": true })
}

#[tokio::test]
async fn whoever_organises_begins_removes_and_ends_and_nobody_else() {
    let house = House::new();
    let cup = Cup::open(&house, 3, wish(2)).await;
    for what in ["/begin", "/end"] {
        let refused = house.post(&cup.path(what), &cup.players[0], json!({})).await;
        assert_eq!(refused.expect(403)["error"], "not_organiser");
    }
    let removing = json!({ "player": 2 });
    assert_eq!(house.post(&cup.path("/remove"), &cup.players[0], removing.clone()).await.status, 403);
    house.post(&cup.path("/remove"), &cup.organiser, removing).await.expect(204);
    house.post(&cup.path("/bot"), &cup.organiser, json!({ "level": "random" })).await.expect(204);
    let twice = house.post(&cup.path("/bot"), &cup.organiser, json!({ "level": "random" })).await;
    assert_eq!(twice.expect(409)["error"], "one_bot");
    cup.begin(&house).await;
    let seen = cup.round(&house, 1).await;
    assert_eq!((&seen["format"], &seen["rounds"]), (&json!("round_robin"), &json!(3)));
    let late = house.post(&cup.path("/join"), "", json!({ "name": "Late" })).await;
    assert_eq!(late.expect(409)["error"], "begun");
    house.post(&cup.path("/end"), &cup.organiser, json!({})).await.expect(204);
    assert_eq!(cup.look(&house).await["status"], "closed");
    assert_eq!(house.post(&cup.path("/join"), "", json!({ "name": "Later" })).await.status, 409);
}

#[tokio::test]
async fn a_tournament_needs_a_clock_players_and_names_of_their_own() {
    let house = House::new();
    let refused = async |wish: Value| house.post("/api/v1/tournaments", "", wish).await;
    let mut endless = wish(2);
    endless["pace"] = json!({ "kind": "none" });
    assert_eq!(refused(endless).await.expect(422)["error"], "pace");
    for (key, value) in [
        ("rounds", json!(0)),
        ("rounds", json!(21)),
        ("most_players", json!(257)),
        ("break_seconds", json!(3601)),
    ] {
        let mut wrong = wish(2);
        wrong[key] = value;
        assert_eq!(refused(wrong).await.expect(422)["error"], "tournament", "{key}");
    }
    assert_eq!(refused(wish(1)).await.status, 422);
    let cup = Cup::open(&house, 1, wish(2)).await;
    let few = house.post(&cup.path("/begin"), &cup.organiser, json!({})).await;
    assert_eq!(few.expect(409)["error"], "few_players");
    let name = cup.look(&house).await["players"][0]["name"].clone();
    let alike = house.post(&cup.path("/join"), "", json!({ "name": name })).await;
    assert_eq!(alike.expect(422)["error"], "name");
    let again = house.post(&cup.path("/join"), &cup.players[0], json!({ "name": "Other" })).await;
    assert_eq!(again.expect(200)["player"], 1, "joining twice does no harm");
    let listed = house.get("/api/v1/tournaments", "").await.expect(200);
    assert_eq!(listed["tournaments"][0]["tournament"], cup.id);
    assert_eq!(house.get("/api/v1/tournaments/nothing", "").await.expect(404)["error"], "not_found");
}

#[tokio::test]
async fn the_time_of_a_round_is_called_and_whoever_is_waited_for_loses() {
    let config = quick();
    let clock = config.clock.clone();
    let house = House::with(config);
    let mut short = wish(2);
    (short["pace"], short["rounds"]) = (json!({ "kind": "decision", "seconds": 600 }), json!(1));
    let cup = Cup::open(&house, 2, short).await;
    cup.begin(&house).await;
    let seen = cup.round(&house, 1).await;
    assert!(seen["round_ends_at"].as_i64().is_some());
    clock.advance(std::time::Duration::from_secs(2 * 60 * 600 + 1));
    // Anything that wakes the tournament finds that its time has come.
    house.post(&cup.path("/leave"), &cup.players[1], json!({})).await.expect(204);
    let over = cup.round(&house, 9).await;
    let places: BTreeSet<u64> = over["results"][0]["tables"][0]["seats"]
        .as_array()
        .unwrap()
        .iter()
        .map(|seat| seat["place"].as_u64().unwrap())
        .collect();
    assert_eq!(places, BTreeSet::from([1, 2]));
}
