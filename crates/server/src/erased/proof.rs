//! Whatever a finished game claims, checked one by one and told as a page tells it.

use benben_core::{Deal, Game, Record, RecordError, Seats, Table};
use benben_games::{RulesVisitor, visit_rules};
use benben_web::pages::{Checks, Proof};
use serde::Deserialize;

/// The result that everybody was told.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub(crate) struct Claim {
    #[serde(default)]
    scores: Vec<i32>,
    #[serde(default)]
    places: Vec<u8>,
    /// Who gave up, where that ended the game.
    #[serde(default)]
    resigned: Seats,
}

struct Proving<'a>(&'a Record, &'a Deal, &'a Claim);

impl RulesVisitor for Proving<'_> {
    type Out = Proof;

    fn visit<G: Game>(self) -> Proof {
        let Proving(record, deal, claim) = self;
        let replayed: Result<Table<G>, RecordError> = record.replay(record.steps.len());
        let undone = replayed.as_ref().map_or(0, |table| table.entries().len() - table.steps().len()) / 2;
        let fits = |checked: Result<(), benben_core::FairError>| checked.map_err(|error| error.to_string());
        Proof {
            commitment: deal.commitment,
            secret: deal.secret,
            nonces: deal.nonces.clone(),
            seed: record.seed,
            actions: record.steps.len() - undone,
            undone,
            scores: claim.scores.clone(),
            checks: Checks {
                commitment: fits(deal.check_commitment()),
                nonces: fits(deal.check_nonces(record.players.len())),
                seed: fits(deal.check_seed(&record.seed)),
                result: check_result(record, claim, &replayed),
                actions: replayed.map(drop).map_err(|error| error.to_string()),
            },
        }
    }
}

/// Does the game, played again, come to the result that everybody was told?
fn check_result<G: Game>(
    record: &Record,
    claim: &Claim,
    replayed: &Result<Table<G>, RecordError>,
) -> Result<(), String> {
    let table = replayed.as_ref().map_err(|_| "the game can't be played again".to_owned())?;
    record.check_ending(table).map_err(|error| error.to_string())?;
    let standings = table.game().standings(table.state()).with_last(claim.resigned);
    let found = Claim {
        scores: standings.scores.as_slice().to_vec(),
        places: standings.places.as_slice().to_vec(),
        resigned: claim.resigned,
    };
    if found == *claim {
        return Ok(());
    }
    Err(format!("the table says {:?}, but the actions lead to {:?}", claim.scores, found.scores))
}

/// Checks a game of which this result was told; nothing if its game is unknown or its deal was not shown.
pub(crate) fn prove(record: &Record, claim: &Claim) -> Option<Proof> {
    let deal = record.deal.as_ref()?;
    visit_rules(&record.game, Proving(record, deal, claim))
}
