//! Which addresses are asked of twins, and why the others need not be: a new one is in neither list, and fails a test.

use super::{Live, new_game, requests};
use crate::clock::Clock;
use crate::router::routes;
use benben_bots::Heuristics;
use benben_core::{Game, Seat, Viewer};
use benben_games::FaceVisitor;
use benben_web::Face;
use std::collections::BTreeSet;

/// What tells nothing of a game, or only what another test compares.
const ELSEWHERE: &[(&str, &[&str])] = &[
    (
        "what never changes",
        &[
            "/api/reference.css",
            "/api/v1/openapi.json",
            "/api/v1/phrases",
            "/assets/{name}",
            "/manifest.webmanifest",
            "/service-worker.js",
        ],
    ),
    (
        "people",
        &[
            "/api/v1/account",
            "/api/v1/account/delete",
            "/api/v1/account/device-code",
            "/api/v1/account/passkey-options",
            "/api/v1/account/password",
            "/api/v1/account/profile",
            "/api/v1/account/progress",
            "/api/v1/account/recover",
            "/api/v1/account/recovery-codes",
            "/api/v1/account/sessions",
            "/api/v1/account/sessions/{session}/end",
            "/api/v1/account/settings",
            "/api/v1/account/sign-in",
            "/api/v1/account/sign-in/code",
            "/api/v1/account/sign-out",
            "/api/v1/account/sign-out-others",
            "/api/v1/blocks",
            "/api/v1/blocks/{number}/end",
            "/api/v1/friends",
            "/api/v1/friends/appear",
            "/api/v1/friends/link",
            "/api/v1/friends/{account}/invite",
            "/api/v1/friends/{account}/remove",
            "/api/v1/holidays",
            "/api/v1/holidays/end",
            "/api/v1/invitations",
            "/api/v1/invitations/dismiss",
            "/api/v1/notices",
            "/api/v1/notices/browsers",
            "/api/v1/notices/browsers/remove",
            "/api/v1/notices/webhook",
            "/api/v1/notices/webhook/remove",
            "/api/v1/notices/webhook/test",
            "/api/v1/token",
            "/api/v1/token/replace",
            "/blocks/end",
            "/friends",
            "/friends/appear",
            "/friends/block",
            "/friends/invite",
            "/friends/link",
            "/friends/remove",
            "/friends/with/{code}",
            "/invitations/dismiss",
            "/me/account",
            "/me/account/bring",
            "/me/account/codes",
            "/me/account/confirm/options",
            "/me/account/delete",
            "/me/account/device",
            "/me/account/export",
            "/me/account/passkeys",
            "/me/account/passkeys/options",
            "/me/account/passkeys/remove",
            "/me/account/password",
            "/me/account/sessions/end",
            "/me/account/sessions/end-others",
            "/me/keep",
            "/me/keep/passkey/options",
            "/me/notices",
            "/me/notices/holidays",
            "/me/notices/holidays/end",
            "/me/notices/test",
            "/me/notices/webhook",
            "/me/notices/webhook/remove",
            "/me/notices/webhook/test",
            "/me/profile",
            "/me/renew",
            "/sign-in",
            "/sign-in/code",
            "/sign-in/passkey",
            "/sign-in/passkey/options",
            "/sign-in/recover",
            "/sign-out",
        ],
    ),
    (
        "rules",
        &[
            "/api/v1/games",
            "/api/v1/games/{game}/edition",
            "/api/v1/games/{game}/rules",
            "/rules",
            "/rules/{game}",
        ],
    ),
    ("ratings", &["/api/v1/games/{game}/ratings", "/ratings/{game}"]),
    (
        "people, and games that are over",
        &["/api/v1/people/{name}", "/api/v1/people/{name}/games", "/people/{name}", "/people/{name}/games"],
    ),
    (
        "people who look for a game",
        &[
            "/api/v1/seek",
            "/api/v1/seek/accept",
            "/api/v1/seek/leave",
            "/api/v1/seek/meanwhile",
            "/api/v1/seek/stream",
            "/find",
            "/find/again",
            "/find/answer",
            "/find/leave",
            "/find/live",
            "/find/meanwhile",
        ],
    ),
    (
        "who plays in a tournament",
        &[
            "/api/v1/tournaments/{tournament}/begin",
            "/api/v1/tournaments/{tournament}/bot",
            "/api/v1/tournaments/{tournament}/end",
            "/api/v1/tournaments/{tournament}/join",
            "/api/v1/tournaments/{tournament}/leave",
            "/api/v1/tournaments/{tournament}/remove",
            "/tournaments/{tournament}/begin",
            "/tournaments/{tournament}/bot",
            "/tournaments/{tournament}/end",
            "/tournaments/{tournament}/join",
            "/tournaments/{tournament}/leave",
            "/tournaments/{tournament}/remove",
        ],
    ),
    (
        "that something has changed",
        &["/api/v1/tournaments/{tournament}/stream", "/tournaments/{tournament}/live"],
    ),
    ("the server", &["/healthz", "/metrics", "/readyz"]),
    ("a choice", &["/language"]),
    (
        "positions that are no game's: exercises.rs",
        &["/learn/{game}", "/learn/{game}/end", "/learn/{game}/{lesson}", "/learn/{game}/{lesson}/why-not"],
    ),
    (
        "positions that are no game's: puzzles.rs",
        &[
            "/puzzles/today",
            "/puzzles/{game}",
            "/puzzles/{game}/{number}/solution",
            "/puzzles/{game}/{number}/why-not",
        ],
    ),
    ("a picture of its address", &["/tournaments/{tournament}/qr.svg"]),
];

/// What begins a table, or leads to one.
const BEGINNINGS: [&str; 8] = [
    "/api",
    "/api/v1/codes/{code}",
    "/api/v1/verify",
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
    let elsewhere = ELSEWHERE.iter().flat_map(|(_, addresses)| addresses.iter());
    let known: Vec<&str> = elsewhere.chain(&BEGINNINGS).chain(&CHANGES).copied().collect();
    let all: BTreeSet<&str> = addresses.all().collect();
    let forgotten: Vec<_> =
        all.iter().filter(|address| !asked.contains(*address) && !known.contains(address)).collect();
    assert!(forgotten.is_empty(), "compare them in secrets.rs, or say here why not: {forgotten:#?}");
    // And no list has what is gone, or what is compared by now.
    let stale: Vec<_> =
        known.iter().filter(|address| !all.contains(*address) || asked.contains(*address)).collect();
    assert!(stale.is_empty(), "{stale:#?}");
    let once: BTreeSet<&str> = known.iter().copied().collect();
    assert_eq!(once.len(), known.len(), "each is said once");
}
