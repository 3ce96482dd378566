//! The whole URL space, and which operation each address serves.

use crate::house::House;
use crate::problem::{Missing, Problem};
use crate::routes::{
    account, codes, daily, finding, friends, games, holidays, notices, operating, pages, phrases, profiles,
    ratings, reference, tables, token, tournaments, verify,
};
use crate::web::operation::Operation::{
    Act, AskHint, AskWhyNot, Exercise, GuessCode, List, Look, Manage, Notify, Observe, OpenTable, Read,
    Report, SignIn, Sit, TakeBack, Talk, Verify, Watch,
};
use crate::web::path::answer;
use crate::web::routing::{Addresses, Routes, get, post, post_directly};
use axum::Router;
use axum::extract::Request;
use axum::response::Response;
use std::sync::Arc;

/// What answers every address, and which operation each of them serves.
pub(crate) fn routes() -> (Router<Arc<House>>, Addresses) {
    let (router, addresses) = api()
        .merge(people())
        .merge(order())
        .merge(tournaments_api())
        .merge(pages())
        .merge(reach())
        .merge(tournament_pages())
        .build();
    (router.fallback(no_such_address).method_not_allowed_fallback(wrong_method), addresses)
}

/// What programs use.
fn api() -> Routes {
    Routes::default()
        .route("/healthz", [get(Observe, operating::healthz)])
        .route("/readyz", [get(Observe, operating::readyz)])
        .route("/metrics", [get(Observe, operating::metrics)])
        .route("/api", [get(Read, reference::page)])
        .route("/api/reference.css", [get(Read, reference::style)])
        .route("/api/v1/openapi.json", [get(Read, reference::openapi)])
        .route("/api/v1/games", [get(Read, games::list::list)])
        .route("/api/v1/games/{game}/rules", [get(Read, games::rules::rules)])
        .route("/api/v1/games/{game}/edition", [get(Read, games::edition::edition)])
        .route("/api/v1/phrases", [get(Read, phrases::list)])
        .route("/api/v1/codes/{code}", [get(GuessCode, codes::find)])
        .route("/api/v1/daily", [get(List, daily::list)])
        .route("/api/v1/daily/{day}/{game}", [get(Look, daily::show), post(OpenTable, daily::play)])
        .route("/api/v1/verify", [post(Verify, verify::verify)])
        .route("/api/v1/token", [post(Sit, token::issue)])
        .route("/api/v1/token/replace", [post(OpenTable, token::replace)])
        .route("/api/v1/account", [get(Look, account::own::show), post(SignIn, account::keep::keep)])
        .route("/api/v1/account/sign-in", [post(SignIn, account::enter::sign_in)])
        .route("/api/v1/account/sign-in/code", [post(SignIn, account::enter::sign_in_by_code)])
        .route("/api/v1/account/recover", [post(SignIn, account::enter::recover)])
        .route("/api/v1/account/sign-out", [post(Manage, account::enter::sign_out)])
        .route("/api/v1/account/sign-out-others", [post(Manage, account::sessions::end_others)])
        .route("/api/v1/account/sessions", [get(Look, account::sessions::list)])
        .route("/api/v1/account/sessions/{session}/end", [post(Manage, account::sessions::end)])
        .route("/api/v1/account/password", [post(SignIn, account::own::change_password)])
        .route("/api/v1/account/recovery-codes", [post(SignIn, account::codes::renew)])
        .route("/api/v1/account/device-code", [post(Manage, account::codes::device)])
        .route("/api/v1/account/delete", [post(SignIn, account::own::delete)])
        .route("/api/v1/account/passkey-options", [post(SignIn, account::passkeys::options)])
        .route(
            "/api/v1/account/progress",
            [get(Look, account::progress::show), post(Manage, account::progress::add)],
        )
        .route(
            "/api/v1/account/settings",
            [get(Look, account::settings::show), post(Manage, account::settings::choose)],
        )
        .route("/api/v1/tables", [get(List, tables::list::list), post(OpenTable, tables::open::open)])
        .route("/api/v1/games/{game}/ratings", [get(List, ratings::list)])
        .route("/api/v1/tables/{table}", [get(Look, tables::show::show)])
        .route("/api/v1/tables/{table}/stream", [get(Watch, tables::stream::stream)])
        .route("/api/v1/tables/{table}/log", [get(Look, tables::log::log)])
        .route("/api/v1/tables/{table}/talk", [get(Look, tables::talk::show), post(Talk, tables::talk::say)])
        .route("/api/v1/tables/{table}/drawing", [get(Look, tables::drawing::drawing)])
        .route("/api/v1/tables/{table}/record", [get(Look, tables::record::record)])
        .route("/api/v1/tables/{table}/review", [get(Look, tables::review::review)])
        .route("/api/v1/tables/{table}/join", [post(Sit, tables::join::join)])
        .route("/api/v1/tables/{table}/leave", [post(Sit, tables::leave::leave)])
        .route("/api/v1/tables/{table}/start", [post(Sit, tables::host::start)])
        .route("/api/v1/tables/{table}/close", [post(Sit, tables::host::close)])
        .route("/api/v1/tables/{table}/seats/{seat}/remove", [post(Sit, tables::host::remove)])
        .route("/api/v1/tables/{table}/seats/{seat}/block", [post(Sit, tables::host::block)])
        .route("/api/v1/tables/{table}/stand-in", [post(Sit, tables::stand_in::stand_in)])
        .route("/api/v1/tables/{table}/come-back", [post(Sit, tables::take_back_seat::take_back_seat)])
        .route("/api/v1/tables/{table}/seats/{seat}/bot", [post(Sit, tables::seat_bot::seat_bot)])
        .route("/api/v1/tables/{table}/seats/{seat}/free", [post(Sit, tables::arrange::free)])
        .route("/api/v1/tables/{table}/seats/{seat}/drop", [post(Sit, tables::arrange::drop_seat)])
        .route("/api/v1/tables/{table}/actions", [post_directly(Act, tables::act::act)])
        .route("/api/v1/tables/{table}/why-not", [post(AskWhyNot, tables::why_not::why_not)])
        .route("/api/v1/tables/{table}/hint", [post(AskHint, tables::hint::hint)])
        .route("/api/v1/tables/{table}/undo", [post(TakeBack, tables::undo::undo)])
        .route("/api/v1/tables/{table}/undo/answer", [post(TakeBack, tables::undo::answer)])
        .route("/api/v1/tables/{table}/resign", [post(Act, tables::resign::resign)])
        .route("/api/v1/tables/{table}/branch", [post(OpenTable, tables::branch::branch)])
        .route("/api/v1/tables/{table}/rematch", [post(OpenTable, tables::rematch::rematch)])
}

/// Finding people, by programs and on pages.
fn people() -> Routes {
    Routes::default()
        .route("/api/v1/lobby", [get(List, finding::lobby)])
        .route("/api/v1/seek", [get(Look, finding::show), post(OpenTable, finding::seek)])
        .route("/api/v1/seek/stream", [get(Watch, finding::stream)])
        .route("/api/v1/seek/accept", [post(OpenTable, finding::accept)])
        .route("/api/v1/seek/meanwhile", [post(OpenTable, finding::meanwhile)])
        .route("/api/v1/seek/leave", [post(Sit, finding::leave)])
        .route("/api/v1/friends", [get(List, friends::list), post(GuessCode, friends::befriend)])
        .route("/api/v1/friends/link", [post(Manage, friends::renew_link)])
        .route("/api/v1/friends/appear", [post(Manage, friends::appear)])
        .route("/api/v1/friends/{account}/remove", [post(Manage, friends::remove)])
        .route("/api/v1/friends/{account}/invite", [post(Manage, friends::invite)])
        .route("/api/v1/invitations", [get(List, friends::invitations)])
        .route("/api/v1/invitations/dismiss", [post(Sit, friends::dismiss)])
        .route("/api/v1/blocks", [get(List, friends::blocks), post(Manage, friends::block)])
        .route("/api/v1/blocks/{number}/end", [post(Manage, friends::unblock)])
        .route("/api/v1/people/{name}", [get(List, profiles::show)])
        .route("/api/v1/people/{name}/games", [get(List, profiles::games)])
        .route("/api/v1/account/profile", [get(Look, profiles::seen), post(Manage, profiles::choose)])
        .route("/people/{name}", [get(List, pages::profiles::show)])
        .route("/people/{name}/games", [get(List, pages::profiles::history)])
        .route("/me/profile", [get(Read, pages::profiles::own), post(Manage, pages::profiles::choose)])
        .route("/lobby", [get(List, pages::lobby::show)])
        .route("/lobby/live", [get(Watch, pages::lobby::live)])
        .route("/here", [get(Look, pages::lobby::here)])
        .route("/find", [post(OpenTable, pages::seek::seek)])
        .route("/find/live", [get(Watch, pages::seek::live)])
        .route("/find/answer", [post(OpenTable, pages::seek::answer)])
        .route("/find/again", [post(OpenTable, pages::seek::again)])
        .route("/find/meanwhile", [post(OpenTable, pages::seek::meanwhile)])
        .route("/find/leave", [post(Sit, pages::seek::leave)])
        .route("/friends", [get(List, pages::friends::show)])
        .route(
            "/friends/with/{code}",
            [get(GuessCode, pages::friends::ask), post(GuessCode, pages::friends::befriend)],
        )
        .route("/friends/link", [post(Manage, pages::friends::renew_link)])
        .route("/friends/appear", [post(Manage, pages::friends::appear)])
        .route("/friends/remove", [post(Manage, pages::friends::remove)])
        .route("/friends/block", [post(Manage, pages::friends::block)])
        .route("/friends/invite", [post(Manage, pages::friends::invite)])
        .route("/invitations/dismiss", [post(Sit, pages::friends::dismiss)])
        .route("/t/{table}/avoid", [post(Manage, pages::friends::avoid)])
        .route("/blocks/end", [post(Manage, pages::friends::unblock)])
}

/// Tournaments, for programs.
fn tournaments_api() -> Routes {
    Routes::default()
        .route("/api/v1/tournaments", [get(List, tournaments::list), post(OpenTable, tournaments::open)])
        .route("/api/v1/tournaments/{tournament}", [get(Look, tournaments::show)])
        .route("/api/v1/tournaments/{tournament}/results", [get(Look, tournaments::results)])
        .route("/api/v1/tournaments/{tournament}/stream", [get(Watch, tournaments::stream)])
        .route("/api/v1/tournaments/{tournament}/join", [post(Sit, tournaments::join)])
        .route("/api/v1/tournaments/{tournament}/leave", [post(Sit, tournaments::leave)])
        .route("/api/v1/tournaments/{tournament}/begin", [post(Sit, tournaments::begin)])
        .route("/api/v1/tournaments/{tournament}/end", [post(Sit, tournaments::end)])
        .route("/api/v1/tournaments/{tournament}/remove", [post(Sit, tournaments::remove)])
        .route("/api/v1/tournaments/{tournament}/bot", [post(Sit, tournaments::bot)])
}

/// Tournaments, as browsers show them.
fn tournament_pages() -> Routes {
    Routes::default()
        .route(
            "/tournaments",
            [get(List, pages::tournaments::all), post(OpenTable, pages::tournaments::open)],
        )
        .route("/tournaments/{tournament}", [get(Look, pages::tournament::show)])
        .route("/tournaments/{tournament}/live", [get(Watch, pages::tournament::live)])
        .route("/tournaments/{tournament}/screen", [get(Look, pages::tournament::screen)])
        .route("/tournaments/{tournament}/results.txt", [get(Look, pages::tournament::results)])
        .route("/tournaments/{tournament}/qr.svg", [get(Look, pages::assets::tournament_qr)])
        .route("/tournaments/{tournament}/join", [post(Sit, pages::tournament::join)])
        .route("/tournaments/{tournament}/leave", [post(Sit, pages::tournament::leave)])
        .route("/tournaments/{tournament}/begin", [post(Sit, pages::tournament::begin)])
        .route("/tournaments/{tournament}/end", [post(Sit, pages::tournament::end)])
        .route("/tournaments/{tournament}/remove", [post(Sit, pages::tournament::remove)])
        .route("/tournaments/{tournament}/bot", [post(Sit, pages::tournament::bot)])
}

/// Words of people's own, and what is reported of them.
fn order() -> Routes {
    Routes::default()
        .route("/api/v1/tables/{table}/words", [post(Talk, tables::words::switch)])
        .route("/api/v1/tables/{table}/reports", [post(Report, tables::words::report)])
        .route("/t/{table}/words", [post(Talk, pages::words::switch)])
        .route("/t/{table}/report", [post(Report, pages::words::report)])
}

/// What browsers show.
fn pages() -> Routes {
    Routes::default()
        .route("/", [get(List, pages::home::show)])
        .route("/language", [post(Read, pages::language::language)])
        .route("/assets/{name}", [get(Read, pages::assets::asset)])
        .route("/manifest.webmanifest", [get(Read, pages::assets::manifest)])
        .route("/ratings/{game}", [get(List, pages::ratings::show)])
        .route("/rules", [get(Read, pages::rules::any)])
        .route("/rules/{game}", [get(Read, pages::rules::game)])
        .route("/learn/{game}", [get(Read, pages::learn::show)])
        .route("/learn/{game}/end", [get(Read, pages::learn::end)])
        .route(
            "/learn/{game}/{lesson}",
            [get(Exercise, pages::lesson::show), post(Exercise, pages::lesson::answer)],
        )
        .route("/learn/{game}/{lesson}/why-not", [post(Exercise, pages::lesson::why_not)])
        .route("/puzzles", [get(Read, pages::puzzles::all)])
        .route("/puzzles/today", [get(Read, pages::puzzles::today)])
        .route("/puzzles/{game}", [get(Read, pages::puzzles::of_game)])
        .route(
            "/puzzles/{game}/{number}",
            [get(Exercise, pages::puzzle::show), post(AskHint, pages::puzzle::answer)],
        )
        .route("/puzzles/{game}/{number}/solution", [post(AskHint, pages::puzzle::solution)])
        .route("/puzzles/{game}/{number}/why-not", [post(Exercise, pages::puzzle::why_not)])
        .route("/play", [post(OpenTable, pages::open::open)])
        .route("/play/{game}", [get(Read, pages::setup::show)])
        .route("/daily", [get(List, pages::daily::show)])
        .route("/daily/{day}/{game}", [get(Look, pages::daily::board), post(OpenTable, pages::daily::play)])
        .route("/me", [get(List, pages::mine::show), post(Read, pages::mine::rename)])
        .route("/me/renew", [post(OpenTable, pages::mine::renew)])
        .route("/me/keep", [get(Read, pages::account::keep::show), post(SignIn, pages::account::keep::keep)])
        .route("/me/keep/passkey/options", [post(SignIn, pages::account::passkeys::options_to_keep)])
        .route("/me/account", [get(List, pages::account::own::show)])
        .route("/me/account/password", [post(SignIn, pages::account::own::change_password)])
        .route("/me/account/sessions/end", [post(Manage, pages::account::own::end_session)])
        .route("/me/account/sessions/end-others", [post(Manage, pages::account::own::end_others)])
        .route("/me/account/codes", [post(SignIn, pages::account::own::renew_codes)])
        .route("/me/account/device", [post(Manage, pages::account::own::device)])
        .route("/me/account/export", [get(Look, pages::account::own::export)])
        .route("/me/account/delete", [post(SignIn, pages::account::own::delete)])
        .route("/me/account/bring", [post(Manage, pages::account::own::bring)])
        .route("/me/account/passkeys", [post(Manage, pages::account::passkeys::add)])
        .route("/me/account/passkeys/options", [post(Manage, pages::account::passkeys::options_to_add)])
        .route("/me/account/confirm/options", [post(Manage, pages::account::passkeys::options_to_confirm)])
        .route("/me/account/passkeys/remove", [post(Manage, pages::account::passkeys::remove)])
        .route(
            "/sign-in",
            [get(Read, pages::account::enter::show), post(SignIn, pages::account::enter::sign_in)],
        )
        .route(
            "/sign-in/code",
            [get(Read, pages::account::enter::show_code), post(SignIn, pages::account::enter::by_code)],
        )
        .route("/sign-in/passkey", [post(SignIn, pages::account::passkeys::sign_in)])
        .route("/sign-in/passkey/options", [post(SignIn, pages::account::passkeys::options_to_sign_in)])
        .route(
            "/sign-in/recover",
            [get(Read, pages::account::enter::show_recovery), post(SignIn, pages::account::enter::recover)],
        )
        .route("/sign-out", [post(Manage, pages::account::enter::sign_out)])
        .route("/join", [get(GuessCode, pages::table::join)])
        .route("/j/{code}", [get(GuessCode, pages::table::short)])
        .route("/t/{table}", [get(Look, pages::table::show)])
        .route("/t/{table}/live", [get(Watch, pages::table::live)])
        .route("/t/{table}/log", [get(Look, pages::table::log)])
        .route("/t/{table}/talk", [get(Look, pages::talk::show), post(Talk, pages::talk::say)])
        .route("/t/{table}/missed", [get(Look, pages::table::missed)])
        .route("/t/{table}/screen", [get(Look, pages::table::screen)])
        .route("/t/{table}/qr.svg", [get(Look, pages::assets::qr)])
        .route("/t/{table}/act", [post(Act, pages::play::act)])
        .route("/t/{table}/why-not", [post(AskWhyNot, pages::play::why_not)])
        .route("/t/{table}/hint", [post(AskHint, pages::hint::hint)])
        .route("/t/{table}/undo", [post(TakeBack, pages::play::undo)])
        .route("/t/{table}/undo/answer", [post(TakeBack, pages::play::answer_undo)])
        .route("/t/{table}/resign", [post(Act, pages::play::resign)])
        .route("/t/{table}/branch", [post(OpenTable, pages::branch::branch)])
        .route("/t/{table}/rematch", [post(OpenTable, pages::play::rematch)])
        .route("/t/{table}/join", [post(Sit, pages::seats::join)])
        .route("/t/{table}/leave", [post(Sit, pages::seats::leave)])
        .route("/t/{table}/stand-in", [post(Sit, pages::seats::stand_in)])
        .route("/t/{table}/come-back", [post(Sit, pages::seats::come_back)])
        .route("/t/{table}/bot", [post(Sit, pages::seats::bot)])
        .route("/t/{table}/start", [post(Sit, pages::host::start)])
        .route("/t/{table}/close", [post(Sit, pages::host::close)])
        .route("/t/{table}/remove", [post(Sit, pages::host::remove)])
        .route("/t/{table}/block", [post(Sit, pages::host::block)])
        .route("/t/{table}/free", [post(Sit, pages::seats::free)])
        .route("/t/{table}/drop", [post(Sit, pages::seats::drop_seat)])
        .route("/t/{table}/replay", [get(Look, pages::replay::show)])
        .route("/t/{table}/replay/board", [get(Look, pages::replay::board)])
        .route("/t/{table}/review", [get(Look, pages::review::show)])
        .route("/t/{table}/retry/{seat}/end", [get(Look, pages::retry::end)])
        .route(
            "/t/{table}/retry/{seat}/{step}",
            [get(Exercise, pages::retry::show), post(AskHint, pages::retry::answer)],
        )
        .route("/t/{table}/retry/{seat}/{step}/solution", [post(Exercise, pages::retry::solution)])
        .route("/t/{table}/retry/{seat}/{step}/why-not", [post(Exercise, pages::retry::why_not)])
        .route("/t/{table}/record", [get(Look, pages::replay::record)])
        .route("/t/{table}/verify", [get(Verify, pages::verify::show)])
}

/// How people are told that it is their turn, and when they are on holiday: for programs, and on pages.
fn reach() -> Routes {
    Routes::default()
        .route("/api/v1/notices", [get(Look, notices::show)])
        .route("/api/v1/notices/browsers", [post(Notify, notices::subscribe)])
        .route("/api/v1/notices/browsers/remove", [post(Manage, notices::unsubscribe)])
        .route("/api/v1/notices/webhook", [post(Notify, notices::set_webhook)])
        .route("/api/v1/notices/webhook/remove", [post(Manage, notices::remove_webhook)])
        .route("/api/v1/notices/webhook/test", [post(Notify, notices::test_webhook)])
        .route("/api/v1/holidays", [get(Look, holidays::show), post(Manage, holidays::take)])
        .route("/api/v1/holidays/end", [post(Manage, holidays::end)])
        .route("/service-worker.js", [get(Read, pages::notices::service_worker)])
        .route("/me/notices", [get(List, pages::notices::show)])
        .route("/me/notices/test", [post(Notify, pages::notices::test)])
        .route("/me/notices/webhook", [post(Notify, pages::notices::set_webhook)])
        .route("/me/notices/webhook/remove", [post(Manage, pages::notices::remove_webhook)])
        .route("/me/notices/webhook/test", [post(Notify, pages::notices::test_webhook)])
        .route("/me/notices/holidays", [post(Manage, pages::notices::take_holiday)])
        .route("/me/notices/holidays/end", [post(Manage, pages::notices::end_holiday)])
}

async fn no_such_address(request: Request) -> Response {
    let (parts, _) = request.into_parts();
    answer(&parts, Problem::NotFound(Missing::Address))
}

async fn wrong_method(request: Request) -> Response {
    let (parts, _) = request.into_parts();
    answer(&parts, Problem::Method)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::{Path, PathBuf};

    #[test]
    fn every_route_in_the_sources_declares_its_operation() {
        let (_, addresses) = routes();
        let declared: BTreeSet<&str> = addresses.all().collect();
        let mut found = BTreeSet::new();
        for path in sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")) {
            let text = fs::read_to_string(&path).unwrap();
            let bypasses = text.contains(concat!("axum::", "routing")) && !path.ends_with("web/routing.rs");
            assert!(!bypasses, "{}: routes are registered with their operation", path.display());
            for rest in text.split(concat!(".rou", "te(")).skip(1) {
                found.insert(rest.trim_start().trim_start_matches('"').split('"').next().unwrap().to_owned());
            }
        }
        assert!(found.len() > 40, "{found:?}");
        assert_eq!(found, declared.into_iter().map(str::to_owned).collect());
    }

    fn sources(folder: &Path) -> Vec<PathBuf> {
        let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let (folders, files): (Vec<_>, Vec<_>) = paths.partition(|path| path.is_dir());
        folders.iter().flat_map(|folder| sources(folder)).chain(files).collect()
    }
}
