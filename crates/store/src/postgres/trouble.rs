//! What PostgreSQL and the way there complain about, as the errors of the store.

use super::connection::Error;
use crate::StoreError;
use crate::chain::Broken;
use postgres::error::SqlState;
use std::path::PathBuf;

/// What an error means for the store at this place.
pub(super) fn of(place: &str, error: &Error) -> StoreError {
    let path = PathBuf::from(place);
    let error = match error {
        Error::Database(error) => error,
        Error::Unreadable(problem) => {
            return match problem.downcast_ref::<Broken>() {
                Some(broken) => {
                    StoreError::Broken { path, table: broken.table.unsigned_abs(), step: broken.step }
                }
                None => StoreError::Damaged { path, problem: problem.to_string() },
            };
        }
    };
    let problem = told(error);
    let Some(code) = error.code() else { return reaching(place, error) };
    match code {
        &SqlState::DISK_FULL => StoreError::DiskFull,
        &SqlState::READ_ONLY_SQL_TRANSACTION => StoreError::ReadOnly { path, problem },
        &SqlState::INSUFFICIENT_PRIVILEGE => StoreError::CannotOpen { path, problem },
        &SqlState::DATA_CORRUPTED | &SqlState::INDEX_CORRUPTED => StoreError::Damaged { path, problem },
        // Connections (08), authorisation (28), databases (3D), resources (53) and whoever runs the server (57).
        code if ["08", "28", "3D", "53", "57"].iter().any(|class| code.code().starts_with(class)) => {
            StoreError::Unreachable { place: place.to_owned(), problem }
        }
        _ => StoreError::Failed(problem),
    }
}

/// What it means that there is no connection.
pub(super) fn reaching(place: &str, error: &postgres::Error) -> StoreError {
    StoreError::Unreachable { place: place.to_owned(), problem: told(error) }
}

/// A line without values: what the database says in detail may hold some.
fn told(error: &postgres::Error) -> String {
    let said = match error.as_db_error() {
        Some(said) => said.message().to_owned(),
        None => {
            let source = std::error::Error::source(error).map(ToString::to_string);
            source.map_or_else(|| error.to_string(), |source| format!("{error} ({source})"))
        }
    };
    said.replace('\n', " ")
}
