//! The whole URL space.

use crate::house::House;
use crate::problem::Problem;
use crate::routes::{codes, games, operating, pages, reference, tables, verify};
use crate::web::path::answer;
use crate::web::{client, headers, limits, origin, patience};
use axum::Router;
use axum::extract::{DefaultBodyLimit, Request};
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use std::any::Any;
use std::sync::Arc;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

/// Everything the server answers.
pub(crate) fn router(house: Arc<House>) -> Router {
    Router::new()
        .route("/healthz", get(operating::healthz))
        .route("/metrics", get(operating::metrics))
        .route("/api", get(reference::page))
        .route("/api/reference.css", get(reference::style))
        .route("/api/v1/openapi.json", get(reference::openapi))
        .route("/api/v1/games", get(games::list::list))
        .route("/api/v1/games/{game}/rules", get(games::rules::rules))
        .route("/api/v1/games/{game}/edition", get(games::edition::edition))
        .route("/api/v1/codes/{code}", get(codes::find))
        .route("/api/v1/verify", post(verify::verify))
        .route("/api/v1/tables", get(tables::list::list).post(tables::open::open))
        .route("/api/v1/tables/{table}", get(tables::show::show))
        .route("/api/v1/tables/{table}/stream", get(tables::stream::stream))
        .route("/api/v1/tables/{table}/log", get(tables::log::log))
        .route("/api/v1/tables/{table}/drawing", get(tables::drawing::drawing))
        .route("/api/v1/tables/{table}/record", get(tables::record::record))
        .route("/api/v1/tables/{table}/join", post(tables::join::join))
        .route("/api/v1/tables/{table}/leave", post(tables::leave::leave))
        .route("/api/v1/tables/{table}/stand-in", post(tables::stand_in::stand_in))
        .route("/api/v1/tables/{table}/come-back", post(tables::take_back_seat::take_back_seat))
        .route("/api/v1/tables/{table}/seats/{seat}/bot", post(tables::seat_bot::seat_bot))
        .route("/api/v1/tables/{table}/actions", post(tables::act::act))
        .route("/api/v1/tables/{table}/why-not", post(tables::why_not::why_not))
        .route("/api/v1/tables/{table}/undo", post(tables::undo::undo))
        .route("/api/v1/tables/{table}/undo/answer", post(tables::undo::answer))
        .route("/api/v1/tables/{table}/resign", post(tables::resign::resign))
        .route("/api/v1/tables/{table}/rematch", post(tables::rematch::rematch))
        .merge(pages())
        .fallback(no_such_address)
        .method_not_allowed_fallback(wrong_method)
        // What comes last is passed first.
        .layer(CatchPanicLayer::custom(fault))
        .layer(DefaultBodyLimit::max(house.config.body_bytes))
        .layer(from_fn_with_state(house.clone(), patience::read_body))
        .layer(from_fn(origin::check))
        .layer(from_fn_with_state(house.clone(), limits::check))
        .layer(from_fn_with_state(house.clone(), client::identify))
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(house.clone(), headers::careful))
        .with_state(house)
}

/// What browsers show.
fn pages() -> Router<Arc<House>> {
    Router::new()
        .route("/", get(pages::home::show))
        .route("/language", post(pages::language::language))
        .route("/assets/{name}", get(pages::assets::asset))
        .route("/manifest.webmanifest", get(pages::assets::manifest))
        .route("/rules", get(pages::rules::any))
        .route("/rules/{game}", get(pages::rules::game))
        .route("/play", post(pages::open::open))
        .route("/play/{game}", get(pages::setup::show))
        .route("/join", get(pages::table::join))
        .route("/j/{code}", get(pages::table::short))
        .route("/t/{table}", get(pages::table::show))
        .route("/t/{table}/live", get(pages::table::live))
        .route("/t/{table}/screen", get(pages::table::screen))
        .route("/t/{table}/qr.svg", get(pages::assets::qr))
        .route("/t/{table}/act", post(pages::play::act))
        .route("/t/{table}/why-not", post(pages::play::why_not))
        .route("/t/{table}/undo", post(pages::play::undo))
        .route("/t/{table}/undo/answer", post(pages::play::answer_undo))
        .route("/t/{table}/resign", post(pages::play::resign))
        .route("/t/{table}/rematch", post(pages::play::rematch))
        .route("/t/{table}/join", post(pages::seats::join))
        .route("/t/{table}/leave", post(pages::seats::leave))
        .route("/t/{table}/stand-in", post(pages::seats::stand_in))
        .route("/t/{table}/come-back", post(pages::seats::come_back))
        .route("/t/{table}/bot", post(pages::seats::bot))
        .route("/t/{table}/replay", get(pages::replay::show))
        .route("/t/{table}/replay/board", get(pages::replay::board))
        .route("/t/{table}/record", get(pages::replay::record))
}

async fn no_such_address(request: Request) -> Response {
    let (parts, _) = request.into_parts();
    answer(&parts, Problem::not_found("address").hint("the API is described at /api"))
}

async fn wrong_method(request: Request) -> Response {
    let (parts, _) = request.into_parts();
    let message = "this address does not know that method";
    let problem = Problem::new(StatusCode::METHOD_NOT_ALLOWED, "method", message);
    answer(&parts, problem.hint("the API is described at /api"))
}

fn fault(_panic: Box<dyn Any + Send>) -> Response {
    tracing::error!("a request panicked");
    Problem::fault().into_response()
}
