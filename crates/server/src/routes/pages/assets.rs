//! Style, script, icons, manifest, and pictures that lead to a table.

use crate::problem::{Missing, Problem};
use crate::web::client::Secure;
use crate::web::path::{TablePath, TournamentPath};
use crate::web::session::{PageProblem, Session};
use axum::extract::Path;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use benben_games::assets;
use benben_web::assets::qr as qr_picture;

/// A file's address names its content, so it never changes.
const FOR_GOOD: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");

/// Ours in place of a file that only another release has: nobody keeps it under that name.
const FOR_NOW: HeaderValue = HeaderValue::from_static("no-store");

/// A file.
pub(crate) async fn asset(session: Session, Path(name): Path<String>) -> Result<Response, PageProblem> {
    let (asset, kept) = match assets().named(&name) {
        Some(asset) => (asset, FOR_GOOD),
        // A page outlives the server it came from, and looks better with our style than with none.
        None => {
            let ours = assets().in_place_of(&name);
            (ours.ok_or_else(|| session.problem(Problem::NotFound(Missing::File)))?, FOR_NOW)
        }
    };
    let kind = HeaderValue::from_static(asset.content_type);
    Ok(([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, kept)], asset.bytes.as_slice())
        .into_response())
}

/// Is this an answer with the very file that was asked for?
pub(crate) fn is_the_file(response: &Response) -> bool {
    response.status().is_success() && response.headers().get(header::CACHE_CONTROL) == Some(&FOR_GOOD)
}

/// Is this the name of a file of another release?
pub(crate) fn is_of_another_release(name: &str) -> bool {
    assets().named(name).is_none() && assets().in_place_of(name).is_some()
}

/// For devices that install the pages.
pub(crate) async fn manifest(session: Session) -> Response {
    let kind = HeaderValue::from_static("application/manifest+json");
    ([(header::CONTENT_TYPE, kind)], assets().manifest(session.texts())).into_response()
}

/// The link to a table, for cameras.
pub(crate) async fn qr(
    secure: Secure,
    session: Session,
    TablePath(table): TablePath,
    headers: HeaderMap,
) -> Result<Response, PageProblem> {
    picture_of(&format!("/t/{table}"), secure, &session, &headers)
}

/// The link to a tournament, for cameras.
pub(crate) async fn tournament_qr(
    secure: Secure,
    session: Session,
    TournamentPath(tournament): TournamentPath,
    headers: HeaderMap,
) -> Result<Response, PageProblem> {
    picture_of(&format!("/tournaments/{tournament}"), secure, &session, &headers)
}

/// A link as a picture. The link is what the browser itself called us by.
fn picture_of(
    path: &str,
    Secure(secure): Secure,
    session: &Session,
    headers: &HeaderMap,
) -> Result<Response, PageProblem> {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let host = host.ok_or_else(|| session.problem(Problem::malformed("the request must name its host")))?;
    let scheme = if secure { "https" } else { "http" };
    let picture = qr_picture(&format!("{scheme}://{host}{path}"));
    let picture =
        picture.ok_or_else(|| session.problem(Problem::malformed("the host's name is too long")))?;
    let kind = HeaderValue::from_static("image/svg+xml");
    Ok(([(header::CONTENT_TYPE, kind)], picture).into_response())
}
