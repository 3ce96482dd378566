//! What every request passes before it is served: one check after the other, in this order.

use super::path::answer;
use super::routing::Operations;
use super::{body_timeout, client, host, limits, origin};
use crate::house::House;
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;
use std::sync::Arc;

/// Lets a request in, or answers why not. All checks are one layer, because a layer of this kind copies everything below it
/// and boxes what it waits for, at every request.
pub(crate) async fn admit(
    State((house, operations)): State<(Arc<House>, Arc<Operations>)>,
    mut request: Request,
    next: Next,
) -> Response {
    client::identify_client(&house, &mut request);
    let admitted = limits::rate_limit(&house, &operations, &request)
        .and_then(|()| host::require_known_host(&house, &request))
        .and_then(|()| origin::require_same_origin(&request));
    if let Err(problem) = admitted {
        let (parts, _) = request.into_parts();
        return answer(&parts, problem);
    }
    match body_timeout::read_body_in_time(&house, request).await {
        Ok(request) => next.run(request).await,
        Err(response) => *response,
    }
}
