//! A seat at a table of a running server.

use super::{Args, failure, name};
use crate::failure::Failure;
use benben_bots::{BOTS, Heuristics};
use benben_client::{Client, Error, Seat, Snapshot, Status};
use benben_games::{FaceVisitor, visit_face};
use benben_terminal::{Remote, Session};
use benben_web::{Face, Texts};
use std::time::Duration;

/// Sits down at the table that this link leads to, or where this token holds a seat. It looks before: a server that is not
/// there is told at once, and a game that this release cannot show is left to others.
pub(super) fn sit_down(args: &Args, link: &str, texts: Texts) -> Result<Box<dyn Session>, Failure> {
    let name = name(args, texts, |name| BOTS.contains(&name))?;
    let (client, table) = Client::at(link).map_err(|error| refused(&error))?;
    let client = args.token.iter().fold(client, |client, token| client.with_token(token));
    let mut impatient = client.clone().with_patience(Some(Duration::ZERO));
    let seen = match impatient.look(&table) {
        // Who may not watch is told why there is no seat, by trying to take one.
        Err(error) if error.code() == Some("no_spectators") => {
            let joined = impatient.join(&table, &name);
            return Err(refused(&joined.err().unwrap_or(error)));
        }
        looked => looked.map_err(|error| refused(&error))?,
    };
    if !benben_games::ids().any(|id| id == seen.game) {
        return Err(unknown(&seen.game));
    }
    let seat = match args.token {
        Some(_) => client.seat(&table).map_err(|error| refused(&error))?,
        None => join(client, &seen, &name)?,
    };
    visit_face(&seen.game, Sit { seat, texts }).unwrap_or_else(|| Err(unknown(&seen.game)))
}

fn join(mut client: Client, seen: &Snapshot, name: &str) -> Result<Seat, Failure> {
    let problem = match seen.status {
        Status::Gathering => return client.join(&seen.table, name).map_err(|error| refused(&error)),
        Status::Playing => {
            "the game at this table has already begun, and all seats are taken: ask for a link to another table"
        }
        Status::Over => "the game at this table is over: ask for a link to another table",
        Status::Closed => "this table is closed: ask for a link to another table",
    };
    Err(Failure::Failed(problem.to_owned()))
}

struct Sit {
    seat: Seat,
    texts: Texts,
}

impl FaceVisitor for Sit {
    type Out = Result<Box<dyn Session>, Failure>;

    fn visit<F: Face, H: Heuristics<Game = F::Game>>(self) -> Self::Out {
        Ok(Box::new(Remote::<F, H>::new(self.seat, self.texts).map_err(failure)?))
    }
}

fn unknown(game: &str) -> Failure {
    Failure::Failed(format!("the table plays `{game}`, which this release doesn't know: play in a browser"))
}

/// What a server refused, with what to do about it.
fn refused(error: &Error) -> Failure {
    let what_to_do = match error.code() {
        Some("taken" | "kept" | "dealt" | "no_spectators") => {
            Some("the game at this table has begun, or all seats are taken: ask for a link to another table")
        }
        Some("closed") => Some("this table is closed: ask for a link to another table"),
        Some("over") => Some("the game at this table is over: ask for a link to another table"),
        _ => None,
    };
    match (what_to_do, error) {
        (Some(what_to_do), _) => Failure::Failed(what_to_do.to_owned()),
        (None, Error::Address(problem)) => Failure::Usage(problem.clone()),
        (None, error) => Failure::Failed(error.to_string()),
    }
}
