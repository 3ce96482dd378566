//! Records from files, and the games they are of.

use crate::failure::{Failure, did_you_mean};
use crate::files;
use benben_core::{Record, RecordError};
use benben_games::{FaceVisitor, RulesVisitor, ids, visit_face, visit_rules};
use std::path::Path;

/// The record in a file.
pub(crate) fn read_record(path: &Path) -> Result<Record, Failure> {
    Record::parse(&files::read(path)?).map_err(|error| failed(path, &error.to_string()))
}

/// Calls the visitor with the rules of the game of the record from this file.
pub(crate) fn with_recorded_rules<T>(
    path: &Path,
    record: &Record,
    visitor: impl RulesVisitor<Out = Result<T, RecordError>>,
) -> Result<T, Failure> {
    answered(path, record, visit_rules(&record.game, visitor))
}

/// Calls the visitor with face and bot of the game of the record from this file.
pub(crate) fn with_recorded_face<T>(
    path: &Path,
    record: &Record,
    visitor: impl FaceVisitor<Out = Result<T, RecordError>>,
) -> Result<T, Failure> {
    answered(path, record, visit_face(&record.game, visitor))
}

fn answered<T>(path: &Path, record: &Record, answer: Option<Result<T, RecordError>>) -> Result<T, Failure> {
    let id = &record.game;
    answer
        .ok_or_else(|| {
            failed(path, &format!("this is a record of an unknown game `{id}`: {}", did_you_mean(id, ids())))
        })?
        .map_err(|error| failed(path, &error.to_string()))
}

pub(crate) fn failed(path: &Path, problem: &str) -> Failure {
    Failure::Failed(format!("{}: {problem}", files::name(path)))
}
