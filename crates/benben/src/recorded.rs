//! Records from files, and the games they are of.

use crate::failure::{Failure, did_you_mean};
use crate::files;
use benben_core::{Record, RecordError};
use benben_games::{Visitor, ids, visit};
use std::path::Path;

/// The record in a file.
pub(crate) fn read_record(path: &Path) -> Result<Record, Failure> {
    Record::parse(&files::read(path)?).map_err(|error| failed(path, &error.to_string()))
}

/// Calls the visitor with the game of the record from this file.
pub(crate) fn visit_recorded<T>(
    path: &Path,
    record: &Record,
    visitor: impl Visitor<Out = Result<T, RecordError>>,
) -> Result<T, Failure> {
    let id = &record.game;
    visit(id, visitor)
        .ok_or_else(|| {
            failed(path, &format!("a record of an unknown game `{id}`: {}", did_you_mean(id, ids())))
        })?
        .map_err(|error| failed(path, &error.to_string()))
}

fn failed(path: &Path, problem: &str) -> Failure {
    Failure::Failed(format!("{}: {problem}", files::name(path)))
}
