//! An action that the rules refuse is explained as things stood when it was refused.

use super::{Asker, Stage};
use crate::erased;
use axum::http::{Method, StatusCode};
use benben_core::Meta;
use serde_json::Value;
use std::sync::Arc;

/// Somebody acts out of turn in the very moment in which it becomes their turn. False if nobody can: everyone is awaited.
async fn acts_out_of_turn(meta: &'static Meta) -> bool {
    let stage = Stage::new();
    let id = stage.open(meta, meta.min_seats).await;
    let server = stage.serve(Arc::new(erased::deal));
    let see = async |asker: &Asker| {
        let (_, _, text) =
            asker.ask(&server, Method::GET, &format!("/api/v1/tables/{id}"), String::new()).await;
        serde_json::from_str::<Value>(&text).unwrap()
    };
    let seen = see(&Asker::in_seat(1)).await;
    let awaited: Vec<usize> =
        seen["awaited"].as_array().unwrap().iter().map(|seat| seat.as_u64().unwrap() as usize).collect();
    let Some(other) = (1..=meta.min_seats).find(|seat| !awaited.contains(seat)) else { return false };
    let (actor, other) = (Asker::in_seat(awaited[0]), Asker::in_seat(other));
    let action = see(&actor).await["you"]["actions"][0]["action"].as_str().unwrap().replace(' ', "+");
    let (path, form) = (format!("/t/{id}/act"), format!("number=1&action={action}"));
    let (refused, played) = tokio::join!(
        other.ask(&server, Method::POST, &path, form.clone()),
        actor.ask(&server, Method::POST, &path, form.clone()),
    );
    assert_eq!(played.0, StatusCode::SEE_OTHER, "{}: {}", meta.id, played.2);
    assert_eq!(refused.0, StatusCode::UNPROCESSABLE_ENTITY, "{}: {}", meta.id, refused.2);
    let rule = format!("href=\"/rules/{}#{}\"", meta.id, meta.turn_rule);
    assert!(refused.2.contains(&rule), "{}: `{}` does not cite {rule}", meta.id, refused.2);
    true
}

#[tokio::test]
async fn a_refused_action_is_explained_even_if_the_table_changes_in_the_same_moment() {
    let mut tried = 0;
    for meta in benben_games::metas() {
        tried += usize::from(acts_out_of_turn(meta).await);
    }
    assert!(tried > 0, "in some game not everyone is awaited at the beginning");
}
