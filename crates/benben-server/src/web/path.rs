//! Parts of an address.

use crate::problem::Problem;
use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use benben_core::Seat;
use benben_store::TableId;
use serde::Deserialize;

/// The table in the address. What is no id is no table.
#[derive(Debug)]
pub(crate) struct AtTable(pub(crate) TableId);

impl<S: Send + Sync> FromRequestParts<S> for AtTable {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        #[derive(Deserialize)]
        struct Named {
            table: String,
        }
        let Path(named) =
            Path::<Named>::from_request_parts(parts, state).await.map_err(|_| Problem::not_found("table"))?;
        named.table.parse().map(AtTable).map_err(|_| Problem::not_found("table"))
    }
}

/// The one word in the address. What cannot even be read is the name of nothing.
#[derive(Debug)]
pub(crate) struct Word(pub(crate) String);

impl<S: Send + Sync> FromRequestParts<S> for Word {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let Path(word) =
            Path::from_request_parts(parts, state).await.map_err(|_| Problem::not_found("address"))?;
        Ok(Word(word))
    }
}

/// The seat in the address.
#[derive(Debug)]
pub(crate) struct AtSeat(pub(crate) Seat);

impl<S: Send + Sync> FromRequestParts<S> for AtSeat {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        #[derive(Deserialize)]
        struct Named {
            seat: String,
        }
        let Path(named) =
            Path::<Named>::from_request_parts(parts, state).await.map_err(|_| Problem::not_found("seat"))?;
        named.seat.parse().map(AtSeat).map_err(|_| Problem::not_found("seat"))
    }
}
