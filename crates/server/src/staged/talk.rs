//! What is said at a table tells nothing that somebody may not know: at twin tables the same is heard.

use super::{Asker, Stage};
use crate::erased::{Live, LiveGame, Mind, Opening, OpeningError, Playing};
use axum::Router;
use axum::http::{Method, StatusCode};
use benben_bots::{Heuristics, bot_in_time};
use benben_core::{Chance, Fast, Game, Seat, Seed, Setting, Table, Viewer};
use benben_games::FaceVisitor;
use benben_store::{Friends, Order, TableId, TokenHash};
use benben_web::{Face, Language};
use futures_util::future::BoxFuture;
use serde_json::Value;
use std::sync::Arc;

/// Decisions after which somebody talks.
const MOMENTS: usize = 4;

struct Talking;

impl FaceVisitor for Talking {
    type Out = BoxFuture<'static, usize>;

    fn visit<F: Face, H: Heuristics<Game = F::Game>>(self) -> Self::Out {
        Box::pin(async move {
            let mut live = Live::<F>::new(
                Table::open(Setting::standard(), 2, Seed::from_number(7)),
                Mind::of::<H>(bot_in_time::<H>),
            );
            let (mut luck, mut twins) = (Fast::new(7), 0);
            for _ in 0..MOMENTS {
                for seat in [Seat::new(0), Seat::new(1)] {
                    let twin = live.twin(Viewer::Seat(seat), &mut luck);
                    if twin.table().state() != live.table().state() {
                        twins += 1;
                        let (heard, other) = (heard(&live, seat).await, heard(&twin, seat).await);
                        assert_eq!(heard, other, "{} tells {seat} a secret", F::Game::META.id);
                    }
                }
                let Some(awaited) = live.turn().awaited().first() else { break };
                let action = luck.pick(&live.table().legal(awaited)).to_string();
                live.play(awaited, live.next_number(awaited), &action).unwrap();
            }
            twins
        })
    }
}

/// Everything that one seat hears when the other says something: in the answers, in both streams, and later.
async fn heard<F: Face>(live: &Live<F>, seat: Seat) -> Vec<String> {
    let stage = Stage::new();
    let id = stage
        .open_with(&F::Game::META, 2, |table| {
            // So that twins have the same name and the same luck.
            table.id = TableId::from_bits(7);
            table.seats.iter_mut().for_each(|seat| seat.nonce = None);
        })
        .await;
    stage.store.switch_words(id.clone(), true).await.unwrap();
    let live = live.clone();
    let server: Router = stage.serve(Arc::new(move |_: &Opening, _: Seed| {
        Ok::<_, OpeningError>(Box::new(live.clone()) as Box<dyn LiveGame>)
    }));
    let listens = Asker { seat: Some(seat), language: Language::Czech };
    let talks = Asker { seat: Some(Seat::new(1 - seat.index())), language: Language::Polish };
    let (api, page) = (format!("/api/v1/tables/{id}"), format!("/t/{id}"));
    let program = format!("{api}/stream?with=talk&texts=cs");
    let mut program = listens.open_stream(&server, &program, "identity").await;
    let mut browser = listens.open_stream(&server, &format!("{page}/live"), "identity").await;
    let (phrase, form) = (r#"{"phrase":"surprise"}"#.to_owned(), "phrase=thinking".to_owned());
    let (status, _, by_program) = talks.ask(&server, Method::POST, &format!("{api}/talk"), phrase).await;
    assert_eq!(status, StatusCode::OK, "{by_program}");
    let (status, ..) = talks.ask(&server, Method::POST, &format!("{page}/talk"), form).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let words = r#"{"words":"Kdo by to čekal?"}"#.to_owned();
    let (status, _, written) = talks.ask(&server, Method::POST, &format!("{api}/talk"), words).await;
    assert_eq!(status, StatusCode::OK, "{written}");
    let mut heard = vec![without_time(&by_program), without_time(&written)];
    for stream in [&mut program, &mut browser] {
        let mut lines = 0;
        while lines < 3 {
            let event = String::from_utf8(stream.event().await).unwrap();
            if let Some(said) = event.strip_prefix("event: talk\ndata: ") {
                lines += 1;
                heard.push(without_time(said.trim_end()));
            }
        }
    }
    // Then the one blocks the other, who says something that never comes; what comes next is the listener's own.
    let hash = |asker: &Asker| TokenHash::of(&super::token(asker.seat.expect("both sit").index() + 1));
    stage.store.block(hash(&listens), hash(&talks), "A name".to_owned()).await.unwrap();
    for (asker, phrase) in [(&talks, "haha"), (&listens, "thanks")] {
        let phrase = format!("{{\"phrase\":\"{phrase}\"}}");
        let (status, _, said) = asker.ask(&server, Method::POST, &format!("{api}/talk"), phrase).await;
        assert_eq!(status, StatusCode::OK, "{said}");
    }
    for stream in [&mut program, &mut browser] {
        let said = loop {
            let event = String::from_utf8(stream.event().await).unwrap();
            if let Some(said) = event.strip_prefix("event: talk\ndata: ") {
                break without_time(said.trim_end());
            }
        };
        assert!(
            said.contains(&format!("seat\":{seat}")) || said.contains(&format!("data-seat=\"{seat}\"")),
            "{said}"
        );
        heard.push(said);
    }
    let (_, _, later) =
        listens.ask(&server, Method::GET, &format!("{api}/talk?texts=sk"), String::new()).await;
    heard.push(without_time(&later));
    heard
}

/// Only the moment at which something was said is another.
fn without_time(said: &str) -> String {
    let Ok(mut value) = serde_json::from_str::<Value>(said) else { return said.to_owned() };
    if let Some(lines) = value.get_mut("lines") {
        lines.as_array_mut().unwrap().iter_mut().for_each(remove_time);
    } else {
        remove_time(&mut value);
    }
    value.to_string()
}

fn remove_time(line: &mut Value) {
    line.as_object_mut().unwrap().remove("at").expect("a line says when it was said");
}

#[tokio::test]
async fn what_is_said_tells_no_secret() {
    let mut twins = 0;
    for id in benben_games::ids() {
        twins += benben_games::visit_face(id, Talking).unwrap().await;
    }
    assert!(twins > MOMENTS, "{twins} twins were compared");
}
