//! The API described: for programs as JSON, for people as a page.

use crate::reference;
use axum::http::header::CONTENT_TYPE;
use axum::response::{Html, IntoResponse};

/// The description for programs.
#[utoipa::path(get, path = "/api/v1/openapi.json", tag = "operating",
    responses((status = 200, body = Object)))]
pub(crate) async fn openapi() -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], reference::json())
}

/// The description for people.
pub(crate) async fn page() -> Html<&'static str> {
    Html(reference::page())
}

/// How that page looks.
pub(crate) async fn style() -> impl IntoResponse {
    ([(CONTENT_TYPE, "text/css")], include_str!("reference.css"))
}
