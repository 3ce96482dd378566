//! What is sealed is sealed: at tables with a clock, too, nobody is sent anything while others act in secret, and no number
//! that anybody can read grows.

use super::{Asker, Stage, Stream};
use crate::erased;
use axum::Router;
use axum::http::Method;
use benben_core::{Chance, Fast, Game, Seat, Seats, Seed, Setting, Table, Viewer};
use benben_games::RulesVisitor;
use benben_store::TableId;
use benben_web::Language;
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;

/// So many actions of every game are followed at each pace.
const ACTIONS: usize = 40;

/// How often somebody was sent a frame, or rightly none.
#[derive(Clone, Copy, Debug, Default)]
struct Frames {
    sent: usize,
    withheld: usize,
}

/// A viewer with all kinds of streams.
struct Watcher {
    viewer: Viewer,
    streams: Vec<Stream>,
}

impl Watcher {
    async fn new(server: &Router, id: &TableId, viewer: Viewer) -> Self {
        let seat = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        let asker = Asker { seat, language: Language::English };
        let api = asker.open_stream(server, &format!("/api/v1/tables/{id}/stream"), "identity").await;
        let rest = format!("/api/v1/tables/{id}/stream?without=answers");
        let rest = asker.open_stream(server, &rest, "identity").await;
        let page = asker.open_stream(server, &format!("/t/{id}/live"), "identity").await;
        Watcher { viewer, streams: vec![api, rest, page] }
    }

    /// How many frames have come since one last looked.
    fn frames(&mut self) -> usize {
        let frames = self.streams.iter_mut().map(|stream| {
            let mut frames = 0;
            while let Some(piece) = stream.event().now_or_never() {
                // Now and then a stream says only that it lives.
                frames += usize::from(!piece.starts_with(b"event: alive\n"));
            }
            frames
        });
        frames.sum()
    }
}

/// What anyone can read about how much was played.
async fn counted(server: &Router) -> Vec<String> {
    let anyone = Asker { seat: None, language: Language::English };
    let metrics = anyone.ask(server, Method::GET, "/metrics", String::new()).await.2;
    let counts = ["benben_actions_total", "benben_refusals_total", "benben_store_seconds_count"];
    let lines = metrics.lines().filter(|line| counts.iter().any(|count| line.starts_with(count)));
    lines.map(str::to_owned).collect()
}

struct Paced(&'static str);

impl RulesVisitor for Paced {
    type Out = BoxFuture<'static, Frames>;

    fn visit<G: Game>(self) -> Self::Out {
        Box::pin(async move {
            let stage = Stage::new();
            let seats = G::META.min_seats;
            let bank = self.0.starts_with("bank").then_some(1_000_000);
            let id = stage
                .open_with(&G::META, seats, |table| {
                    self.0.clone_into(&mut table.pace);
                    table.seats.iter_mut().for_each(|seat| seat.clock_ms = bank);
                })
                .await;
            let server = stage.serve(Arc::new(erased::deal));
            let mut table: Table<G> = Table::open(Setting::standard(), seats, Seed::from_number(1));
            let viewers = Seats::all(seats).into_iter().map(Viewer::Seat).chain([Viewer::Public]);
            let mut watchers = Vec::new();
            for viewer in viewers {
                watchers.push(Watcher::new(&server, &id, viewer).await);
            }
            // Spectators who came are counted, and everyone is told.
            tokio::time::advance(Duration::from_secs(5)).await;
            for _ in 0..2 {
                let anyone = Asker { seat: None, language: Language::English };
                anyone.ask(&server, Method::GET, &format!("/api/v1/tables/{id}"), String::new()).await;
            }
            for watcher in &mut watchers {
                watcher.frames();
            }
            let (mut luck, mut frames) = (Fast::new(7), Frames::default());
            for _ in 0..ACTIONS {
                let Some(seat) = choose(&table, &mut luck) else { break };
                let action = luck.pick(&table.legal(seat));
                let before = table.clone();
                let sealed = table.game().turn(table.state()).awaited().len() > 1;
                // Clocks run, so that what they show would differ.
                tokio::time::advance(Duration::from_millis(1_234)).await;
                let counts = counted(&server).await;
                let told = table.play(seat, action).unwrap().events;
                act(&server, &id, seat, before.next_number(seat), &action.to_string()).await;
                if sealed && told.is_empty() {
                    assert_eq!(counted(&server).await, counts, "{}: {action} was counted", G::META.id);
                }
                for watcher in &mut watchers {
                    let viewer = watcher.viewer;
                    let same = told.is_empty() && before.view(viewer) == table.view(viewer);
                    let sent = watcher.frames();
                    let what =
                        format!("{} at {}: {action} of seat {seat} for {viewer:?}", G::META.id, self.0);
                    assert!(viewer.sees(seat) || (sent > 0) != same, "{what}: {sent} frames");
                    frames.sent += sent;
                    frames.withheld += usize::from(same);
                }
            }
            frames
        })
    }
}

/// Somebody who is to act; whoever that is.
fn choose<G: Game>(table: &Table<G>, luck: &mut Fast) -> Option<Seat> {
    let awaited: Vec<Seat> = table.turn().awaited().into_iter().collect();
    (!awaited.is_empty()).then(|| luck.pick(&awaited))
}

/// Acts, and looks once more: then everyone was told what there is to tell.
async fn act(server: &Router, id: &TableId, seat: Seat, number: u64, action: &str) {
    let asker = Asker { seat: Some(seat), language: Language::English };
    let act = json!({ "number": number, "action": action, "snapshot": number.is_multiple_of(2) }).to_string();
    let path = format!("/api/v1/tables/{id}");
    let answer = asker.ask(server, Method::POST, &format!("{path}/actions"), act).await;
    assert!(answer.0.is_success(), "{answer:?}");
    asker.ask(server, Method::GET, &path, String::new()).await;
}

#[tokio::test(start_paused = true)]
async fn nobody_is_sent_a_frame_while_others_act_in_secret() {
    // As long as something blocks, time only passes when the test says so.
    let (_held, hold) = std::sync::mpsc::channel::<()>();
    tokio::task::spawn_blocking(move || hold.recv());
    let mut frames = Frames::default();
    for id in benben_games::ids() {
        for pace in ["none", "decision 1000000", "bank 1000000 5"] {
            let Frames { sent, withheld } = benben_games::visit_rules(id, Paced(pace)).unwrap().await;
            assert!(sent > 0, "{id} at {pace}: nobody saw anything");
            (frames.sent, frames.withheld) = (frames.sent + sent, frames.withheld + withheld);
        }
    }
    assert!(frames.withheld > 50, "{frames:?}: hardly anything was sealed");
}
