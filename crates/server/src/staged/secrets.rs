//! No byte sent to a seat depends on what that seat may not know.
//!
//! Whole games are played. In every position and for every viewer a twin is imagined: another position that differs
//! only in what the viewer cannot know. Two servers show the two, and everything they answer must be the same.

use super::position::Position;
use super::{Stage, answer};
use crate::erased::{LiveGame, Opening, OpeningError};
use axum::Router;
use axum::http::Method;
use benben_bots::Heuristics;
use benben_core::{Chance, Fast, Game, Seat, Seats, Seed, Setting, Silence, Turn, Viewer};
use benben_games::FaceVisitor;
use benben_store::TableId;
use benben_web::Face;
use futures_util::future::BoxFuture;
use serde_json::json;
use std::sync::Arc;

/// Every so many decisions the twins are compared, so that the test takes seconds.
const EVERY: usize = 3;

struct Twins<'a>(&'a Stage);

impl<'a> FaceVisitor for Twins<'a> {
    type Out = BoxFuture<'a, usize>;

    fn visit<F: Face, H: Heuristics<Game = F::Game>>(self) -> Self::Out {
        Box::pin(async move {
            let mut compared = 0;
            for seats in [F::Game::META.min_seats, F::Game::META.max_seats] {
                compared += compare_whole_game::<F>(self.0, seats).await;
            }
            compared
        })
    }
}

async fn compare_whole_game<F: Face>(stage: &Stage, seats: usize) -> usize {
    let table = stage.open(&F::Game::META, seats).await;
    let game = Setting::<F::Game>::standard().game().clone();
    let mut luck = Fast::part(7, seats as u64);
    let mut state = game.setup(seats, &mut luck);
    let (mut step, mut compared) = (0, 0);
    while let Some(seat) = game.turn(&state).awaited().first() {
        if step % EVERY == 0 {
            let viewers = Seats::all(seats).into_iter().map(Viewer::Seat).chain([Viewer::Public]);
            for viewer in viewers {
                compared += compare_twins::<F>(stage, &table, &game, &state, viewer, &mut luck).await;
            }
        }
        let mut actions = Vec::new();
        game.legal(&state, seat, &mut actions);
        let action = luck.pick(&actions);
        game.play(&mut state, seat, action, &mut luck, &mut Silence);
        step += 1;
    }
    assert_eq!(game.turn(&state), Turn::Over);
    compared
}

/// Compares all answers to a viewer; counts those that could have differed.
async fn compare_twins<F: Face>(
    stage: &Stage,
    table: &TableId,
    game: &F::Game,
    state: &<F::Game as Game>::State,
    viewer: Viewer,
    luck: &mut Fast,
) -> usize {
    let twin = game.imagine(&game.view(state, viewer), luck);
    if twin == *state {
        return 0;
    }
    let texts = texts(game, &[state, &twin], viewer);
    let real = serve::<F>(stage, game, state);
    let twin = serve::<F>(stage, game, &twin);
    let seat = match viewer {
        Viewer::Seat(seat) => Some(usize::from(seat.number())),
        Viewer::Public | Viewer::Open => None,
    };
    let at = |what: &str| format!("/api/v1/tables/{table}{what}");
    let mut requests: Vec<_> =
        ["", "/log", "/drawing", "/record"].map(|what| (Method::GET, at(what), String::new())).into();
    for what in ["/undo", "/come-back", "/rematch"] {
        requests.push((Method::POST, at(what), String::new()));
    }
    for (text, legal) in texts {
        requests.push((Method::POST, at("/why-not"), json!({ "action": text }).to_string()));
        if !legal {
            requests.push((Method::POST, at("/actions"), json!({ "number": 1, "action": text }).to_string()));
        }
    }
    // The pages: the whole table, and an answer to whatever can be picked there.
    let page = format!("/t/{table}");
    let (_, _, markup) = answer(&real, Method::GET, &page, seat, String::new()).await;
    requests.push((Method::GET, page.clone(), String::new()));
    requests.push((Method::GET, format!("{page}/screen"), String::new()));
    for pick in markup.split("data-pick=\"").skip(1).filter_map(|rest| rest.split('"').next()).step_by(7) {
        requests.push((Method::POST, format!("{page}/why-not"), format!("picks={pick}")));
    }
    for (method, path, body) in requests {
        let shown = answer(&real, method.clone(), &path, seat, body.clone()).await;
        let other = answer(&twin, method, &path, seat, body.clone()).await;
        assert!(!shown.0.is_server_error(), "{path} {body}: {shown:?}");
        assert_eq!(shown, other, "{} shows a secret to {viewer:?}: {path} {body}", F::Game::META.id);
    }
    1
}

/// What anyone might do, and whether the viewer's own seat may.
fn texts<G: Game>(game: &G, states: &[&G::State], viewer: Viewer) -> Vec<(String, bool)> {
    let mut texts = vec![("nonsense".to_owned(), false)];
    for state in states {
        for seat in game.turn(state).awaited() {
            let mut actions = Vec::new();
            game.legal(state, seat, &mut actions);
            for action in actions.into_iter().step_by(5) {
                let legal = |own: Seat| {
                    game.turn(state).awaited().contains(own) && game.check(state, own, &action).is_ok()
                };
                let legal = matches!(viewer, Viewer::Seat(own) if legal(own));
                texts.push((action.to_string(), legal));
            }
        }
    }
    texts
}

fn serve<F: Face>(stage: &Stage, game: &F::Game, state: &<F::Game as Game>::State) -> Router {
    let (game, state) = (game.clone(), state.clone());
    stage.serve(Arc::new(move |_: &Opening, _: Seed| {
        let position = Position::<F> { game: game.clone(), state: state.clone() };
        Ok::<_, OpeningError>(Box::new(position) as Box<dyn LiveGame>)
    }))
}

#[tokio::test]
async fn no_byte_sent_to_a_seat_depends_on_the_secrets_of_others() {
    let stage = Stage::new();
    for id in benben_games::ids() {
        let compared = benben_games::visit_face(id, Twins(&stage)).unwrap().await;
        // Games without secrets have no twins.
        println!("{id}: {compared} positions compared");
    }
}
