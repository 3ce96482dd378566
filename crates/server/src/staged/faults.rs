//! A panic at one table closes that table and leaves the rest alone.

use super::{Stage, answer};
use crate::erased::{self, Decision, Json, LiveGame, NotPlayed, Told};
use axum::http::{Method, StatusCode};
use benben_core::{CannotUndo, Deal, Record, Seat, Seats, Turn, Viewer};
use benben_support::wait_for_async;
use benben_web::{Look, Offered, Parts, Pick};
use maud::Markup;
use serde_json::{Value, json};
use std::sync::Arc;

/// A real game that panics when something certain is played.
struct Fused(Box<dyn LiveGame>);

/// No player knows that this is possible.
const FUSE: &str = "panic";

impl LiveGame for Fused {
    fn turn(&self) -> Turn {
        self.0.turn()
    }
    fn awaited(&self, viewer: Viewer) -> Seats {
        self.0.awaited(viewer)
    }
    fn entries(&self) -> u64 {
        self.0.entries()
    }
    fn next_number(&self, seat: Seat) -> u64 {
        self.0.next_number(seat)
    }
    fn last_seat(&self) -> Option<Seat> {
        self.0.last_seat()
    }
    fn has_played(&self, seat: Seat) -> bool {
        self.0.has_played(seat)
    }
    fn play(&mut self, seat: Seat, number: u64, text: &str) -> Result<Told, NotPlayed> {
        assert_ne!(text, FUSE, "a fault of the rules");
        self.0.play(seat, number, text)
    }
    fn replay(&mut self, seat: Seat, entry: &str) -> Result<Told, String> {
        self.0.replay(seat, entry)
    }
    fn check(&self, seat: Seat, text: &str) -> Result<(), NotPlayed> {
        self.0.check(seat, text)
    }
    fn offers(&self, look: Look<'_>) -> Vec<Offered> {
        self.0.offers(look)
    }

    fn parts(&self, look: Look<'_>, acts: bool) -> Parts {
        self.0.parts(look, acts)
    }

    fn sentences(&self, look: Look<'_>, least: usize) -> Vec<String> {
        self.0.sentences(look, least)
    }

    fn why_not(&self, look: Look<'_>, picks: &[Pick]) -> Option<Markup> {
        self.0.why_not(look, picks)
    }

    fn explain(&self, look: Look<'_>, action: &str) -> Option<Markup> {
        self.0.explain(look, action)
    }

    fn after(&self, steps: usize) -> Box<dyn LiveGame> {
        self.0.after(steps)
    }

    fn steps(&self) -> usize {
        self.0.steps()
    }
    fn undo(&mut self, seat: Seat) -> Result<u64, CannotUndo> {
        self.0.undo(seat)
    }
    fn undo_is_free(&self, seat: Seat) -> bool {
        self.0.undo_is_free(seat)
    }
    fn view(&self, viewer: Viewer) -> Json {
        self.0.view(viewer)
    }
    fn drawing(&self, viewer: Viewer) -> String {
        self.0.drawing(viewer)
    }
    fn outcome(&self) -> Json {
        self.0.outcome()
    }
    fn decision(&self, _seat: Seat, _bot: &str, _luck: u64) -> Option<Decision> {
        Some(Box::new(|| panic!("a fault of the bot")))
    }
    fn record(&self, players: &[String], deal: Option<Deal>) -> Record {
        self.0.record(players, deal)
    }
}

fn path(table: &benben_store::TableId, what: &str) -> String {
    format!("/api/v1/tables/{table}{what}")
}

#[tokio::test]
async fn a_panic_closes_its_table_and_no_other() {
    let stage = Stage::new();
    let meta = benben_games::metas()[0];
    let [faulty, sound] = [stage.open(meta, 2).await, stage.open(meta, 2).await];
    let server = stage.serve(Arc::new(|opening, seed| {
        Ok(Box::new(Fused(erased::deal(opening, seed)?)) as Box<dyn LiveGame>)
    }));
    let act = json!({ "number": 1, "action": FUSE }).to_string();
    let (status, _, said) = answer(&server, Method::POST, &path(&faulty, "/actions"), Some(1), act).await;
    assert_eq!(status, StatusCode::INTERNAL_SERVER_ERROR, "{said}");
    let look = async |table| {
        let (status, _, text) = answer(&server, Method::GET, &path(table, ""), Some(1), String::new()).await;
        assert_eq!(status, StatusCode::OK);
        serde_json::from_str::<Value>(&text).unwrap()
    };
    let seen = look(&faulty).await;
    assert_eq!(seen["status"], "closed");
    assert!(seen["reason"].as_str().unwrap().contains("a fault of the server"));
    let seen = look(&sound).await;
    assert_eq!(seen["status"], "playing");
    let awaited = seen["awaited"][0].as_u64().unwrap() as usize;
    let act = json!({ "action": "sacrifice" }).to_string();
    let (status, _, said) =
        answer(&server, Method::POST, &path(&sound, "/why-not"), Some(1), act.clone()).await;
    assert_eq!(status, StatusCode::OK, "{said}");
    let act = json!({ "number": 1, "action": "sacrifice" }).to_string();
    let (status, ..) = answer(&server, Method::POST, &path(&faulty, "/actions"), Some(1), act).await;
    assert_eq!(status, StatusCode::GONE);
    // A bot that panics closes its table, too: the seat that is to move is handed to one.
    let away = json!({}).to_string();
    let (status, ..) = answer(&server, Method::POST, &path(&sound, "/stand-in"), Some(awaited), away).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    wait_for_async("the bot to panic", async || (look(&sound).await["status"] != "playing").then_some(()))
        .await;
    assert_eq!(look(&sound).await["status"], "closed");
}

#[tokio::test]
async fn a_table_that_panics_while_it_is_loaded_is_closed() {
    let stage = Stage::new();
    let table = stage.open(benben_games::metas()[0], 2).await;
    let server = stage.serve(Arc::new(|_, _| panic!("a fault of the rules")));
    let (_, _, text) = answer(&server, Method::GET, &path(&table, ""), Some(1), String::new()).await;
    assert_eq!(serde_json::from_str::<Value>(&text).unwrap()["status"], "closed");
}
