//! Parts of an address.

use crate::problem::{Missing, Problem};
use crate::web::session::Session;
use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use benben_core::{Day, Seat};
use benben_store::{TableId, TournamentId};
use serde::Deserialize;

/// The table in the address. What is no id is no table.
#[derive(Clone, Debug)]
pub(crate) struct TablePath(pub(crate) TableId);

impl<S: Send + Sync> FromRequestParts<S> for TablePath {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Response> {
        #[derive(Deserialize)]
        struct Named {
            table: String,
        }
        // Where no router passed it on, it was found before.
        if let Some(found) = parts.extensions.remove() {
            return Ok(found);
        }
        let named = Path::<Named>::from_request_parts(parts, state).await;
        let table = named.ok().and_then(|Path(named)| named.table.parse().ok()).map(TablePath);
        table.ok_or_else(|| answer(parts, Problem::NotFound(Missing::Table)))
    }
}

/// The tournament in the address. What is no id is no tournament.
#[derive(Clone, Debug)]
pub(crate) struct TournamentPath(pub(crate) TournamentId);

impl<S: Send + Sync> FromRequestParts<S> for TournamentPath {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Response> {
        #[derive(Deserialize)]
        struct Named {
            tournament: String,
        }
        let named = Path::<Named>::from_request_parts(parts, state).await;
        let found = named.ok().and_then(|Path(named)| named.tournament.parse().ok()).map(TournamentPath);
        found.ok_or_else(|| answer(parts, Problem::NotFound(Missing::Tournament)))
    }
}

/// The deal of a day in the address. What is no day has no deal.
#[derive(Debug)]
pub(crate) struct DayPath {
    pub(crate) day: Day,
    pub(crate) game: String,
}

impl<S: Send + Sync> FromRequestParts<S> for DayPath {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Response> {
        #[derive(Deserialize)]
        struct Named {
            day: String,
            game: String,
        }
        let named = Path::<Named>::from_request_parts(parts, state).await;
        let found =
            named.ok().and_then(|Path(Named { day, game })| Some(DayPath { day: day.parse().ok()?, game }));
        found.ok_or_else(|| answer(parts, Problem::NotFound(Missing::Day)))
    }
}

/// A decision of a seat in the address: the one after so many steps. What is none is not there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DecisionPath {
    pub(crate) seat: Seat,
    pub(crate) step: usize,
}

impl<S: Send + Sync> FromRequestParts<S> for DecisionPath {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Response> {
        #[derive(Deserialize)]
        struct Named {
            seat: String,
            step: String,
        }
        let named = Path::<Named>::from_request_parts(parts, state).await;
        let found = named.ok().and_then(|Path(Named { seat, step })| {
            Some(DecisionPath { seat: seat.parse().ok()?, step: step.parse().ok()? })
        });
        found.ok_or_else(|| answer(parts, Problem::NotFound(Missing::Address)))
    }
}

/// A problem as whoever asked can read it: programs get JSON, browsers a page.
pub(crate) fn answer(parts: &Parts, problem: Problem) -> Response {
    if parts.uri.path().starts_with("/api") {
        return problem.into_response();
    }
    Session::of(parts).problem(problem).into_response()
}

/// The one word in the address. What cannot even be read is the name of nothing.
#[derive(Debug)]
pub(crate) struct PathWord(pub(crate) String);

impl<S: Send + Sync> FromRequestParts<S> for PathWord {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let Path(word) =
            Path::from_request_parts(parts, state).await.map_err(|_| Problem::NotFound(Missing::Address))?;
        Ok(PathWord(word))
    }
}

/// The seat in the address.
#[derive(Debug)]
pub(crate) struct SeatPath(pub(crate) Seat);

impl<S: Send + Sync> FromRequestParts<S> for SeatPath {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        #[derive(Deserialize)]
        struct Named {
            seat: String,
        }
        let Path(named) = Path::<Named>::from_request_parts(parts, state)
            .await
            .map_err(|_| Problem::NotFound(Missing::Seat))?;
        named.seat.parse().map(SeatPath).map_err(|_| Problem::NotFound(Missing::Seat))
    }
}
