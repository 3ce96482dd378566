//! Waiting for a request's body, but not for ever: whoever sends a letter a minute would keep a connection for days.

use crate::house::House;
use crate::problem::Problem;
use axum::body::{Body, HttpBody};
use axum::extract::Request;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use http_body_util::{BodyExt, LengthLimitError, Limited};

/// Reads the whole body before anything else is done, within the time and size there is for it.
pub(crate) async fn read_body_in_time(house: &House, request: Request) -> Result<Request, Box<Response>> {
    if request.body().is_end_stream() {
        return Ok(request);
    }
    let (parts, body) = request.into_parts();
    let reading = Limited::new(body, house.config.body_bytes).collect();
    let problem = match tokio::time::timeout(house.config.request_timeout, reading).await {
        Ok(Ok(read)) => return Ok(Request::from_parts(parts, Body::from(read.to_bytes()))),
        Ok(Err(error)) if error.is::<LengthLimitError>() => Problem::BodyTooLarge,
        Ok(Err(_)) => Problem::malformed("the body was cut off"),
        Err(_) => Problem::RequestTooSlow,
    };
    let mut response = problem.into_response();
    // Whatever is still to come of the body is nobody's request.
    response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    Err(Box::new(response))
}
