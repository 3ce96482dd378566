//! A panic at one table closes that table and leaves the rest alone.

use super::{Asker, Stage};
use crate::erased::{
    self, AdvisedAction, Advising, Answered, Beginning, Deciding, Decision, Facts, Json, Judging, LiveGame,
    NotPlayed, Objection, PlayedStep, Playing, Recording, Showing, Told, Wording,
};
use axum::Router;
use axum::http::{Method, StatusCode};
use benben_bots::{Level, Puzzle};
use benben_core::{Branch, CannotUndo, Deal, Record, Seat, Seats, Standings, Turn, Viewer};
use benben_store::TableId;
use benben_support::wait_for_async;
use benben_web::table::Advised;
use benben_web::{Look, Parts, Pick, Sentence, Stations};
use maud::Markup;
use serde_json::{Value, json};
use std::sync::Arc;

/// A real game that panics when something certain is played.
struct Fused(Box<dyn LiveGame>);

/// No player knows that this is possible.
const FUSE: &str = "panic";

impl Playing for Fused {
    fn turn(&self) -> Turn {
        self.0.turn()
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
    fn decisions(&self, seat: Seat) -> usize {
        self.0.decisions(seat)
    }
    fn entries(&self) -> usize {
        self.0.entries()
    }
    fn check(&self, seat: Seat, text: &str) -> Result<(), Objection> {
        self.0.check(seat, text)
    }
    fn play(&mut self, seat: Seat, number: u64, text: &str) -> Result<Told, NotPlayed> {
        assert_ne!(text, FUSE, "a fault of the rules");
        self.0.play(seat, number, text)
    }
    fn foresees(&self, seat: Seat, text: &str) -> bool {
        self.0.foresees(seat, text)
    }
    fn undo_is_free(&self, seat: Seat) -> bool {
        self.0.undo_is_free(seat)
    }
    fn concede(&mut self, resigned: Seats) -> Standings {
        self.0.concede(resigned)
    }
    fn undo(&mut self, seat: Seat) -> Result<Told, CannotUndo> {
        self.0.undo(seat)
    }
}

impl Showing for Fused {
    fn awaited(&self, viewer: Viewer) -> Seats {
        self.0.awaited(viewer)
    }
    fn facts(&self, look: Look<'_>, acts: bool, wording: Wording) -> Facts {
        self.0.facts(look, acts, wording)
    }
    fn parts(&self, look: Look<'_>, acts: bool) -> Parts {
        self.0.parts(look, acts)
    }
    fn drawing(&self, viewer: Viewer) -> String {
        self.0.drawing(viewer)
    }
    fn why_not(&self, look: Look<'_>, picks: &[Pick]) -> Option<Markup> {
        self.0.why_not(look, picks)
    }
    fn explain(&self, look: Look<'_>, action: &str) -> Option<Markup> {
        self.0.explain(look, action)
    }
    fn advised(&self, look: Look<'_>, advice: &[AdvisedAction]) -> Vec<Advised> {
        self.0.advised(look, advice)
    }
    fn told(&self) -> usize {
        self.0.told()
    }
    fn told_until(&self, steps: usize) -> usize {
        self.0.told_until(steps)
    }
    fn latest(&self) -> &[Json] {
        self.0.latest()
    }
    fn log(&self) -> Vec<Json> {
        self.0.log()
    }
    fn sentences(&self, look: Look<'_>) -> Vec<Option<String>> {
        self.0.sentences(look)
    }
    fn whole_log(&self, look: Look<'_>) -> Vec<Sentence> {
        self.0.whole_log(look)
    }
    fn stations(&self) -> Option<Stations> {
        self.0.stations()
    }
    fn outcome(&self) -> Option<Json> {
        self.0.outcome()
    }
}

impl Deciding for Fused {
    fn decision(&self, _seat: Seat, _bot: &str, _luck: u64) -> Option<Decision> {
        Some(Box::new(|| panic!("a fault of the bot")))
    }
    fn advice(&self, seat: Seat, level: Level, luck: u64) -> Advising {
        self.0.advice(seat, level, luck)
    }
    fn retried(&self, seat: Seat, step: u64, action: &str, level: Level) -> Judging {
        self.0.retried(seat, step, action, level)
    }
    fn answered(&self, puzzle: &Puzzle, action: &str) -> Option<Answered> {
        self.0.answered(puzzle, action)
    }
}

impl Recording for Fused {
    fn enter(&mut self, seat: Seat, entry: &str) -> Result<(), String> {
        self.0.enter(seat, entry)
    }
    fn branch(&mut self, branches: Vec<Branch>) {
        self.0.branch(branches);
    }
    fn beginning(&self, steps: usize) -> Option<Beginning> {
        self.0.beginning(steps)
    }
    fn played_by(&self, look: Look<'_>, seat: Seat) -> Vec<PlayedStep> {
        self.0.played_by(look, seat)
    }
    fn lines_in_words(
        &self,
        look: Look<'_>,
        steps: usize,
        seat: Seat,
        lines: &[Vec<String>],
    ) -> Vec<Vec<String>> {
        self.0.lines_in_words(look, steps, seat, lines)
    }
    fn record(&self, players: &[String], deal: Option<Deal>) -> Record {
        self.0.record(players, deal)
    }
    fn told_after(&self) -> Vec<usize> {
        self.0.told_after()
    }
    fn followed(&self, seat: Option<Seat>) -> usize {
        self.0.followed(seat)
    }
    fn steps(&self) -> usize {
        self.0.steps()
    }
    fn after(&self, steps: usize) -> Box<dyn LiveGame> {
        self.0.after(steps)
    }
}

fn path(table: &TableId, what: &str) -> String {
    format!("/api/v1/tables/{table}{what}")
}

/// What a seat sees.
async fn look(server: &Router, table: &TableId) -> Value {
    let path = path(table, "");
    let (status, _, text) = Asker::in_seat(1).ask(server, Method::GET, &path, String::new()).await;
    assert_eq!(status, StatusCode::OK);
    serde_json::from_str(&text).unwrap()
}

/// Looks again until the table is not played any more.
async fn look_until_it_stops(server: &Router, table: &TableId) -> Value {
    wait_for_async("the bot's fault", async || {
        let seen = look(server, table).await;
        (seen["status"] != "playing").then_some(seen)
    })
    .await
}

#[tokio::test]
async fn a_panic_closes_its_table_and_no_other() {
    let stage = Stage::new();
    let meta = benben_games::metas()[0];
    let [faulty, sound] = [stage.open(meta, meta.min_seats).await, stage.open(meta, meta.min_seats).await];
    let server = stage.serve(Arc::new(|opening, seed| {
        Ok(Box::new(Fused(erased::deal(opening, seed)?)) as Box<dyn LiveGame>)
    }));
    let first = Asker::in_seat(1);
    let act = json!({ "number": 1, "action": FUSE }).to_string();
    let (status, _, said) = first.ask(&server, Method::POST, &path(&faulty, "/actions"), act).await;
    assert_eq!(status, StatusCode::INTERNAL_SERVER_ERROR, "{said}");
    let seen = look(&server, &faulty).await;
    assert_eq!(seen["status"], "closed");
    assert!(seen["reason"].as_str().unwrap().contains("a fault in the server"));
    let seen = look(&server, &sound).await;
    assert_eq!(seen["status"], "playing");
    let act = json!({ "number": 1, "action": "anything" }).to_string();
    let (status, ..) = first.ask(&server, Method::POST, &path(&faulty, "/actions"), act).await;
    assert_eq!(status, StatusCode::GONE);
    // A bot that panics closes its table, too: the seat that is to move is handed to one.
    let awaited = Asker::in_seat(seen["awaited"][0].as_u64().unwrap() as usize);
    let (status, _, said) =
        awaited.ask(&server, Method::POST, &path(&sound, "/stand-in"), json!({}).to_string()).await;
    assert_eq!(status, StatusCode::NO_CONTENT, "{said}");
    assert_eq!(look_until_it_stops(&server, &sound).await["status"], "closed");
}

#[tokio::test]
async fn a_table_that_panics_while_it_is_loaded_is_closed() {
    let stage = Stage::new();
    let meta = benben_games::metas()[0];
    let table = stage.open(meta, meta.min_seats).await;
    let server = stage.serve(Arc::new(|_, _| panic!("a fault of the rules")));
    assert_eq!(look(&server, &table).await["status"], "closed");
}
