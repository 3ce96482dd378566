//! Which addresses are asked of twins, and why the others need not be: a new one is in neither list, and fails a test.

use super::{Live, new_game, requests};
use crate::clock::Clock;
use crate::router::routes;
use benben_bots::Heuristics;
use benben_core::{Game, Seat, Viewer};
use benben_games::FaceVisitor;
use benben_web::Face;
use std::collections::BTreeSet;

/// What begins like this tells nothing of a game, or only what another test compares.
const ELSEWHERE: [(&str, &str); 34] = [
    ("/healthz", "the server"),
    ("/readyz", "the server"),
    ("/metrics", "the server"),
    ("/assets/", "what never changes"),
    ("/manifest.webmanifest", "what never changes"),
    ("/service-worker.js", "what never changes"),
    ("/api/reference.css", "what never changes"),
    ("/api/v1/openapi.json", "what never changes"),
    ("/api/v1/phrases", "what never changes"),
    ("/api/v1/games", "rules and editions, ratings"),
    ("/ratings/", "ratings"),
    ("/rules", "rules"),
    ("/language", "a choice"),
    ("/puzzles/today", "positions that are no game's: puzzles.rs"),
    ("/puzzles/{game}", "positions that are no game's: puzzles.rs"),
    ("/learn/", "positions that are no game's: exercises.rs"),
    ("/api/v1/token", "people"),
    ("/api/v1/account", "people"),
    ("/me", "people, and lists of tables, which the home page has"),
    ("/sign-", "people"),
    ("/api/v1/friends", "people"),
    ("/friends", "people"),
    ("/api/v1/invitations", "people"),
    ("/invitations", "people"),
    ("/api/v1/blocks", "people"),
    ("/blocks", "people"),
    ("/api/v1/people", "people, and games that are over"),
    ("/people", "people, and games that are over"),
    ("/api/v1/notices", "people"),
    ("/api/v1/holidays", "people"),
    ("/api/v1/seek", "people who look for a game"),
    ("/find", "people who look for a game"),
    ("/api/v1/tournaments/", "standings, from results"),
    ("/tournaments/", "standings, from results"),
];

/// What begins a table, or leads to one.
const BEGINNINGS: [&str; 9] = [
    "/api",
    "/api/v1/codes/{code}",
    "/api/v1/verify",
    "/here",
    "/j/{code}",
    "/join",
    "/lobby/live",
    "/play",
    "/play/{game}",
];

/// At a table: what is allowed whatever lies on it, and then changes something that everybody sees, or only its first answer
/// of many is asked for.
const CHANGES: [&str; 31] = [
    "/api/v1/tables/{table}/branch",
    "/api/v1/tables/{table}/close",
    "/api/v1/tables/{table}/join",
    "/api/v1/tables/{table}/leave",
    "/api/v1/tables/{table}/resign",
    "/api/v1/tables/{table}/seats/{seat}/block",
    "/api/v1/tables/{table}/seats/{seat}/bot",
    "/api/v1/tables/{table}/seats/{seat}/drop",
    "/api/v1/tables/{table}/seats/{seat}/free",
    "/api/v1/tables/{table}/seats/{seat}/remove",
    "/api/v1/tables/{table}/start",
    "/api/v1/tables/{table}/undo/answer",
    "/t/{table}/avoid",
    "/t/{table}/block",
    "/t/{table}/bot",
    "/t/{table}/branch",
    "/t/{table}/close",
    "/t/{table}/come-back",
    "/t/{table}/drop",
    "/t/{table}/free",
    "/t/{table}/join",
    "/t/{table}/leave",
    "/t/{table}/qr.svg",
    "/t/{table}/rematch",
    "/t/{table}/remove",
    "/t/{table}/replay/board",
    "/t/{table}/resign",
    "/t/{table}/stand-in",
    "/t/{table}/start",
    "/t/{table}/undo",
    "/t/{table}/undo/answer",
];

/// Besides what [`requests`] asks for: the streams, and what is picked on the page.
const WATCHED: [&str; 3] = ["/api/v1/tables/{table}/stream", "/t/{table}/live", "/t/{table}/why-not"];

/// The addresses that are asked of twins.
struct Asked;

impl FaceVisitor for Asked {
    type Out = BTreeSet<&'static str>;

    fn visit<F: Face, H: Heuristics<Game = F::Game>>(self) -> Self::Out {
        let live: Live<F> = new_game::<F, H>(F::Game::META.min_seats);
        let id = crate::luck::table_id();
        let today = Clock::default().today();
        let asked = requests(&live, &live, Viewer::Seat(Seat::new(0)), &id);
        assert!(asked.iter().any(|(_, path, _)| path.contains(&today.to_string())), "days are asked for");
        let (_, addresses) = routes();
        let bare = |path: &str| path.split('?').next().unwrap_or_default().to_owned();
        asked.iter().map(|(method, path, _)| addresses.find(method, &bare(path)).address).collect()
    }
}

#[test]
fn every_address_is_asked_of_twins_or_tells_nothing_of_a_game() {
    let game = benben_games::ids().next().unwrap();
    let mut asked = benben_games::visit_face(game, Asked).unwrap();
    assert!(!asked.contains("none"), "every request goes to an address that there is");
    asked.extend(WATCHED);
    let (_, addresses) = routes();
    let elsewhere = |address: &str| ELSEWHERE.iter().any(|(begins, _)| address.starts_with(begins));
    let known = |address: &str| BEGINNINGS.contains(&address) || CHANGES.contains(&address);
    let all: BTreeSet<&str> = addresses.all().collect();
    let forgotten: Vec<_> = all
        .iter()
        .filter(|address| !asked.contains(*address) && !elsewhere(address) && !known(address))
        .collect();
    assert!(forgotten.is_empty(), "compare them in secrets.rs, or say here why not: {forgotten:#?}");
    // And no list has what is gone, or what is compared by now.
    let stale: Vec<_> = BEGINNINGS
        .iter()
        .chain(&CHANGES)
        .filter(|address| !all.contains(*address) || asked.contains(*address))
        .collect();
    assert!(stale.is_empty(), "{stale:#?}");
    for (begins, _) in ELSEWHERE {
        assert!(all.iter().any(|address| address.starts_with(begins)), "{begins}");
    }
}
