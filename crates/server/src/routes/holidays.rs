//! Holidays, for programs.

use crate::holidays::{self, Calendar, MOST_DAYS};
use crate::house::House;
use crate::problem::{HolidayError, Problem};
use crate::web::body::JsonBody;
use crate::web::token::OptionalToken;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use benben_core::Day;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// Your holidays.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Holidays {
    /// The earliest first; those of earlier years go.
    holidays: Vec<Holiday>,
    /// How many days of this year you can still take.
    days_left: u32,
}

/// Whole days in UTC, both included.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Holiday {
    /// The first day, as `2027-05-01`.
    from: String,
    /// The last day.
    to: String,
}

/// Your holidays.
#[utoipa::path(get, path = "/api/v1/holidays", tag = "notices",
    responses((status = 200, body = Holidays), (status = 401, body = Problem)))]
pub(crate) async fn show(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
) -> Result<Json<Holidays>, Problem> {
    let found = holidays::of(&house, &*caller.account()?).await?;
    let shown = found.iter().map(|day| Holiday { from: day.from.to_string(), to: day.to.to_string() });
    let shown = shown.collect();
    let (year, _, _) = house.config.clock.today().date();
    Ok(Json(Holidays {
        holidays: shown,
        days_left: MOST_DAYS.saturating_sub(Calendar::new(found).taken(year)),
    }))
}

pub(super) fn day(text: &str) -> Result<Day, Problem> {
    text.parse().map_err(|_| Problem::Holiday(HolidayError::Days))
}

/// Takes a holiday: your clocks stand still at tables with days for a decision.
#[utoipa::path(post, path = "/api/v1/holidays", tag = "notices", request_body = Holiday,
    responses((status = 204), (status = 401, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub(crate) async fn take(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    JsonBody(Holiday { from, to }): JsonBody<Holiday>,
) -> Result<StatusCode, Problem> {
    let who = caller.account()?;
    holidays::take(&house, &who, day(&from)?, day(&to)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Which holiday.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct WhichHoliday {
    /// Its first day.
    from: String,
}

/// Ends a holiday with today, or takes it back if it hasn't begun.
#[utoipa::path(post, path = "/api/v1/holidays/end", tag = "notices", request_body = WhichHoliday,
    responses((status = 204), (status = 401, body = Problem), (status = 422, body = Problem)))]
pub(crate) async fn end(
    State(house): State<Arc<House>>,
    caller: OptionalToken,
    JsonBody(WhichHoliday { from }): JsonBody<WhichHoliday>,
) -> Result<StatusCode, Problem> {
    let who = caller.account()?;
    holidays::end(&house, &who, day(&from)?).await?;
    Ok(StatusCode::NO_CONTENT)
}
