//! A table goes on with the edition it was opened with, whichever is built in now.

use super::{Asker, Stage};
use crate::erased;
use axum::http::{Method, StatusCode};
use benben_core::{EditionFile, Game, Meta, Options, Seat, Seed, Setting, Table, Viewer};
use benben_games::{RulesVisitor, visit_rules};
use serde_json::Value;
use std::sync::Arc;

/// What the first seat sees of a table that was opened with this edition, as a server shows it now.
async fn look(meta: &Meta, fingerprint: &str) -> Value {
    let stage = Stage::new();
    let table = stage
        .open_with(meta, meta.min_seats, |table| table.edition_fingerprint = fingerprint.to_owned())
        .await;
    let server = stage.serve(Arc::new(erased::deal));
    let path = format!("/api/v1/tables/{table}");
    let (status, _, text) = Asker::in_seat(1).ask(&server, Method::GET, &path, String::new()).await;
    assert_eq!(status, StatusCode::OK, "{text}");
    serde_json::from_str(&text).unwrap()
}

/// What the first seat sees after the deal of such a table.
struct Dealt<'a>(&'a EditionFile);

impl RulesVisitor for Dealt<'_> {
    type Out = Value;

    fn visit<G: Game>(self) -> Value {
        let setting = Setting::<G>::new(self.0.clone(), Options::standard(G::META.options)).unwrap();
        let table = Table::open(setting, G::META.min_seats, Seed::from_number(1));
        serde_json::to_value(table.view(Viewer::Seat(Seat::new(0)))).unwrap()
    }
}

#[tokio::test]
async fn a_table_of_an_earlier_release_goes_on_with_the_edition_of_that_release() {
    let mut compared = 0;
    for meta in benben_games::metas() {
        let built_in = EditionFile::built_in(meta);
        for text in meta.earlier_editions {
            let earlier = EditionFile::new(*text).unwrap();
            let dealt = visit_rules(meta.id, Dealt(&earlier)).unwrap();
            assert_eq!(look(meta, earlier.fingerprint()).await["view"], dealt, "{}", meta.id);
            assert_ne!(look(meta, built_in.fingerprint()).await["view"], dealt, "{}", meta.id);
            compared += 1;
        }
    }
    assert!(compared > 0, "some game has an earlier edition");
}

#[tokio::test]
async fn a_table_whose_edition_nobody_knows_is_shown_as_closed_and_says_why() {
    let seen = look(benben_games::metas()[0], "0123456789abcdef").await;
    assert_eq!(seen["status"], "closed");
    assert_eq!(seen["reason"], "this release doesn't know edition benben 0123456789abcdef");
}
