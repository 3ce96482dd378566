//! `benben verify`: was everything in a record legal, its end right and its deal fair?

use super::write_json;
use crate::failure::Failure;
use crate::files;
use crate::recorded::{read_record, with_recorded_rules};
use benben_core::{Game, Record, RecordError};
use benben_games::RulesVisitor;
use serde::Serialize;
use std::fmt;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Replay records and check them: is every action legal, is the end as recorded, was the deal fair?
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  benben verify game.txt
  benben verify games/*/rules/records/*.txt --json | jq '.[] | select(.ok | not)'

The exit code is 1 if any record is invalid.")]
pub(crate) struct Args {
    /// The records, in text or JSON; `-` reads standard input.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Print JSON for programs: a list with one entry per record.
    #[arg(long)]
    json: bool,
}

/// What was found out about one record.
#[derive(Serialize)]
struct Verdict {
    file: String,
    ok: bool,
    /// What is wrong, if something is.
    error: Option<String>,
    #[serde(flatten)]
    found: Option<Found>,
}

/// What was checked and holds.
#[derive(Serialize)]
struct Found {
    game: String,
    seats: usize,
    /// Replayed, and every one legal.
    actions: usize,
    finished: bool,
    /// The recorded ones, which follow from the actions.
    scores: Option<Vec<i32>>,
    places: Option<Vec<u8>>,
    deal: DealFound,
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum DealFound {
    Fair,
    NotShown,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let verdicts: Vec<Verdict> = args.files.iter().map(|path| verdict(path)).collect();
    if args.json {
        write_json(out, &verdicts)?;
    } else {
        verdicts.iter().try_for_each(|verdict| writeln!(out, "{verdict}"))?;
    }
    let bad = verdicts.iter().filter(|verdict| !verdict.ok).count();
    Err(Failure::Failed(match (bad, verdicts.len()) {
        (0, _) => return Ok(()),
        (1, 1) => "the record is invalid".to_owned(),
        (1, all) => format!("1 of {all} records is invalid"),
        (bad, all) => format!("{bad} of {all} records are invalid"),
    }))
}

fn verdict(path: &Path) -> Verdict {
    let found = read_record(path).and_then(|record| with_recorded_rules(path, &record, Verify(&record)));
    let file = files::name(path);
    match found {
        Ok(found) => Verdict { file, ok: true, error: None, found: Some(found) },
        Err(failure) => {
            let error = failure.to_string();
            let error = error.strip_prefix(&format!("{file}: ")).unwrap_or(&error).to_owned();
            Verdict { file, ok: false, error: Some(error), found: None }
        }
    }
}

struct Verify<'a>(&'a Record);

impl RulesVisitor for Verify<'_> {
    type Out = Result<Found, RecordError>;

    fn visit<G: Game>(self) -> Self::Out {
        let Verify(record) = self;
        record.verify::<G>()?;
        Ok(Found {
            game: record.game.clone(),
            seats: record.players.len(),
            actions: record.steps.len(),
            finished: record.ending.is_some(),
            scores: record.ending.as_ref().map(|ending| ending.scores.clone()),
            places: record.ending.as_ref().map(|ending| ending.places.clone()),
            deal: if record.deal.is_some() { DealFound::Fair } else { DealFound::NotShown },
        })
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.found, &self.error) {
            (Some(found), _) => write!(f, "{}: good: {found}", self.file),
            (None, error) => write!(f, "{}: BAD: {}", self.file, error.as_deref().unwrap_or_default()),
        }
    }
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} with {} players; all {} actions are legal; ", self.game, self.seats, self.actions)?;
        match &self.scores {
            Some(scores) => {
                let scores: Vec<_> = scores.iter().map(ToString::to_string).collect();
                write!(f, "they lead to the recorded end (scores {}); ", scores.join(" "))?;
            }
            None => write!(f, "not finished; ")?,
        }
        match self.deal {
            DealFound::Fair => write!(f, "the deal was fair"),
            DealFound::NotShown => write!(f, "the record doesn't show how the seed was made"),
        }
    }
}
