//! Nobody chooses among lucks: whatever one player asks for, with whatever help of seats they can get hold of, luck that
//! was drawn is not taken back without the others, and never drawn anew.

use super::{Asker, Stage};
use crate::config::Config;
use crate::erased;
use axum::Router;
use axum::http::{Method, StatusCode};
use benben_core::{Chance, Entry, Fast, Game, MAX_SEATS, Seed, Setting, Table};
use benben_games::RulesVisitor;
use benben_store::{Holder, Store, StoredEntry, StoredTable, TableId};
use benben_support::wait_for_async;
use serde_json::{Value, json};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::time::Duration;

/// Fewer than there can be, so that the second token is nobody's.
const MOST_SEATS: usize = 3;
/// At so many tables of every game …
const TABLES: u64 = 6;
/// … so many requests are made.
const REQUESTS: usize = 60;

/// The seat of whoever tries to cheat, and that of a person who agrees to nothing. A second token helps the first.
const CHEAT: usize = 1;
const VICTIM: usize = 2;
const ACCOMPLICE: usize = MAX_SEATS;

/// What may have become of a seat: the first two are still people's.
fn change_seat(table: &mut StoredTable, index: usize, fate: u32) {
    let seat = &mut table.seats[index];
    match fate {
        // There, or not: nothing was heard of them.
        0 => {}
        1 => (seat.away, seat.level) = (true, "random".to_owned()),
        2 => seat.resigned = true,
        3 => {
            (seat.holder, seat.token, seat.away) = (Holder::Open, None, true);
            (seat.name, seat.level) = (String::new(), "random".to_owned());
        }
        _ => (seat.holder, seat.level, seat.token) = (Holder::Bot, "random".to_owned(), None),
    }
}

/// One request, of the player or of the second token.
async fn ask(server: &Router, id: &TableId, asker: &Asker, luck: &mut Fast, seats: usize) {
    let post = |what: &str, body: Value| {
        let path = format!("/api/v1/tables/{id}{what}");
        async move { asker.ask(server, Method::POST, &path, body.to_string()).await }
    };
    let other = 1 + luck.below(seats as u32);
    // Now and then somebody goes for good.
    if luck.below(60) == 0 {
        post(luck.pick(&["/resign", "/leave"]), json!({})).await;
        return;
    }
    let answer = match luck.below(12) {
        0..4 => {
            let seen = look(server, id, asker).await;
            let actions = seen["you"]["actions"].as_array().cloned().unwrap_or_default();
            if actions.is_empty() {
                return;
            }
            let action = &actions[luck.below(actions.len() as u32) as usize]["action"];
            post("/actions", json!({ "number": seen["you"]["number"], "action": action })).await
        }
        4..7 => post("/undo", json!({})).await,
        7 => post("/undo/answer", json!({ "agree": true })).await,
        8 => post("/stand-in", json!({ "seat": other, "level": "random" })).await,
        9 => {
            post("/stand-in", json!({ "level": "random" })).await;
            post("/come-back", json!({})).await
        }
        10 => post("/come-back", json!({})).await,
        _ => post("/join", json!({ "name": format!("Guest {other}"), "seat": other })).await,
    };
    assert!(!answer.0.is_server_error(), "{answer:?}");
}

async fn look(server: &Router, id: &TableId, asker: &Asker) -> Value {
    let answer = asker.ask(server, Method::GET, &format!("/api/v1/tables/{id}"), String::new()).await;
    assert_eq!(answer.0, StatusCode::OK, "{answer:?}");
    serde_json::from_str(&answer.2).unwrap()
}

/// Waits until no bot is to move.
async fn bots_are_done(server: &Router, id: &TableId, asker: &Asker) {
    wait_for_async("the bots", async || {
        let seen = look(server, id, asker).await;
        let awaited = seen["awaited"].as_array().unwrap().iter().filter_map(Value::as_u64);
        let bots = awaited.filter(|seat| seen["seats"][*seat as usize - 1].get("level").is_some()).count();
        (seen["status"] != "playing" || bots == 0 || seen["awaited"].as_array().unwrap().len() > bots)
            .then_some(())
    })
    .await;
}

/// How much was taken back.
#[derive(Debug, Default)]
struct Seen {
    undone: usize,
    draws_undone: usize,
}

/// Replays what is stored: the same course of the game has the same luck each time it is played.
struct Replay {
    seats: usize,
    entries: Vec<StoredEntry>,
}

impl RulesVisitor for Replay {
    type Out = Seen;

    fn visit<G: Game>(self) -> Seen {
        let mut table: Table<G> = Table::open(Setting::standard(), self.seats, Seed::from_number(1));
        let mut drawn: BTreeMap<u64, u32> = BTreeMap::new();
        let mut courses: HashMap<String, G::State> = HashMap::new();
        let mut seen = Seen::default();
        for stored in self.entries {
            let entry = Entry::parse(stored.seat, &stored.entry).unwrap();
            let played = table.enter(entry).unwrap_or_else(|why| panic!("{}: {why}", stored.entry));
            match entry {
                Entry::Play { .. } => {
                    drawn.insert(played.step, played.drawn);
                }
                Entry::Undo { step, .. } => {
                    seen.undone += 1;
                    seen.draws_undone += usize::from(drawn[&step] > 0);
                }
            }
            let steps = table.steps().iter().map(|step| format!("{} {}, ", step.seat, step.action));
            let before = courses.entry(steps.collect()).or_insert_with(|| table.state().clone());
            assert!(before == table.state(), "{}: the same course had other luck before", G::META.id);
        }
        seen
    }
}

/// Plays at a table where everyone else is as `luck` will have it; but for a person who holds a seat and does nothing, if
/// there shall be one.
async fn try_to_cheat(game: &str, number: u64, victim: bool) -> Seen {
    let meta = benben_games::metas().iter().find(|meta| meta.id == game).unwrap();
    let mut luck = Fast::part(number, u64::from(victim));
    let seats = meta.max_seats.min(MOST_SEATS);
    let stage = Stage::new();
    let id = stage
        .open_with(meta, seats, |table| {
            for index in VICTIM..seats {
                let fate = if victim { luck.below(5) } else { 2 + luck.below(3) };
                change_seat(table, index, fate);
            }
            let place = &mut table.seats[VICTIM - 1];
            if victim {
                (place.away, place.level) = (luck.below(2) == 0, "random".to_owned());
            } else {
                (place.holder, place.level, place.token) = (Holder::Bot, "random".to_owned(), None);
            }
        })
        .await;
    // Whoever is silent for a moment can be replaced: nothing shall depend on that.
    let (bot_pause, absent_after, alone_after) = (Duration::ZERO, Duration::ZERO, Duration::ZERO);
    let config = Config { bot_pause, absent_after, alone_after, ..Config::default() };
    let server = stage.serve_with(config, Arc::new(erased::deal));
    let (cheat, accomplice) = (Asker::in_seat(CHEAT), Asker::in_seat(ACCOMPLICE));
    for _ in 0..REQUESTS {
        let asker = if luck.below(5) == 0 { &accomplice } else { &cheat };
        ask(&server, &id, asker, &mut luck, seats).await;
        bots_are_done(&server, &id, &cheat).await;
    }
    let loaded = stage.store.load(id).await.unwrap().unwrap();
    if victim {
        assert!(!loaded.table.seats[VICTIM - 1].resigned && loaded.table.seats[VICTIM - 1].token.is_some());
    }
    benben_games::visit_rules(game, Replay { seats, entries: loaded.entries }).unwrap()
}

#[tokio::test]
async fn no_requests_of_one_seat_take_back_luck_that_a_person_has_not_agreed_to_give_up() {
    let mut undone = 0;
    for game in benben_games::ids() {
        for number in 0..TABLES {
            let seen = try_to_cheat(game, number, true).await;
            assert_eq!(seen.draws_undone, 0, "{game}, table {number}");
            undone += seen.undone;
        }
    }
    assert!(undone > 0, "nothing was taken back at all");
}

#[tokio::test]
async fn whoever_plays_among_bots_takes_back_as_they_like_and_meets_the_same_luck() {
    for game in benben_games::ids() {
        let mut draws_undone = 0;
        for number in 0..TABLES {
            draws_undone += try_to_cheat(game, number, false).await.draws_undone;
        }
        assert!(draws_undone > 0, "{game}: no luck was ever taken back");
    }
}

/// An opponent who is silent is replaced by a bot, and the game taken back to its first card: the attack as it was found.
#[tokio::test]
async fn replacing_an_opponent_gives_nobody_their_consent() {
    let meta = benben_games::metas()[0];
    let stage = Stage::new();
    let id = stage.open(meta, 2).await;
    let (bot_pause, absent_after, alone_after) = (Duration::ZERO, Duration::ZERO, Duration::ZERO);
    let config = Config { bot_pause, absent_after, alone_after, ..Config::default() };
    let server = stage.serve_with(config, Arc::new(erased::deal));
    let seen = look(&server, &id, &Asker::in_seat(1)).await;
    let first = seen["awaited"][0].as_u64().unwrap() as usize;
    let (cheat, other) = (Asker::in_seat(first), 3 - first);
    let seen = look(&server, &id, &cheat).await;
    let act = json!({ "number": 1, "action": seen["you"]["actions"][0]["action"] }).to_string();
    let path = |what: &str| format!("/api/v1/tables/{id}{what}");
    assert_eq!(cheat.ask(&server, Method::POST, &path("/actions"), act).await.0, StatusCode::OK);
    let replace = json!({ "seat": other, "level": "random" }).to_string();
    let replaced = cheat.ask(&server, Method::POST, &path("/stand-in"), replace).await;
    assert_eq!(replaced.0, StatusCode::NO_CONTENT, "{replaced:?}");
    let asked = cheat.ask(&server, Method::POST, &path("/undo"), "{}".to_owned()).await;
    let asked: Value = serde_json::from_str(&asked.2).unwrap();
    assert_eq!((&asked["undone"], &asked["waiting_for"]), (&json!(false), &json!([other])));
    // Whoever was replaced can still agree, or not.
    let agreed = Asker::in_seat(other)
        .ask(&server, Method::POST, &path("/undo/answer"), json!({ "agree": true }).to_string())
        .await;
    assert!(agreed.2.contains("\"undone\":true"), "{agreed:?}");
}
