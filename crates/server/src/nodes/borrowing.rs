//! Files of another release: while nodes are upgraded one after the other, a page that came from one of them asks another for
//! its style and its script, by names that only the first one knows.

use super::forwarding::{Elsewhere, Forwarded, forward};
use super::locked;
use crate::house::House;
use crate::routes::pages::assets::{is_of_another_release, is_the_file};
use crate::web::client::Seen;
use axum::http::request::Parts;
use axum::response::Response;
use tokio::time::Instant;

/// Where files are.
const FILES: &str = "/assets/";

/// Asks one node after the other for a file that we don't have. Nothing if it isn't asked for one, or nobody has it.
pub(crate) async fn borrow(house: &House, parts: &Parts, seen: Seen) -> Option<Response> {
    let nodes = house.nodes.as_ref()?;
    let name = parts.uri.path().strip_prefix(FILES)?;
    if !parts.method.is_safe() || !is_of_another_release(name) {
        return None;
    }
    let others = locked(&nodes.members).others(Instant::now());
    for home in others {
        let asked = forward(house, Elsewhere { nodes, home }, parts, &[], seen, false).await;
        if let Forwarded::Answered(response) = asked
            && is_the_file(&response)
        {
            return Some(response);
        }
    }
    None
}
