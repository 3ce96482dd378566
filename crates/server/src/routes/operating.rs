//! For whoever runs the server.

use crate::house::House;
use crate::problem::Problem;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use std::sync::Arc;

/// Whether the server is healthy: it is running, and its store responds.
#[utoipa::path(get, path = "/healthz", tag = "operating",
    responses((status = 200, body = String, content_type = "text/plain"), (status = 503, body = Problem)))]
pub(crate) async fn healthz(State(house): State<Arc<House>>) -> Result<&'static str, Problem> {
    house.store.check().await.map_err(|error| Problem::store(&error))?;
    Ok("well\n")
}

/// Whether requests had better be sent here: the store responds, and the server isn't being stopped. Something in front of
/// several servers, or something that starts and stops them, asks this; the store is asked once a second at most.
#[utoipa::path(get, path = "/readyz", tag = "operating",
    responses((status = 200, body = String, content_type = "text/plain"), (status = 503, body = Problem)))]
pub(crate) async fn readyz(State(house): State<Arc<House>>) -> Result<&'static str, Problem> {
    house.readiness.ask(&house).await.map(|()| "ready\n")
}

/// Metrics in the format of Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "operating",
    responses((status = 200, body = String, content_type = "application/openmetrics-text")))]
pub(crate) async fn metrics(State(house): State<Arc<House>>) -> Result<impl IntoResponse, Problem> {
    let mut text = String::new();
    prometheus_client::encoding::text::encode(&mut text, &house.registry).map_err(|_| Problem::Fault)?;
    Ok(([(CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], text))
}
