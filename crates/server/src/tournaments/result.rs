//! Rounds as they are stored, and as the mathematics of tournaments sees them.

use benben_store::{StoredPairing, StoredRound, StoredTable};
use benben_tournament::{Bye, Entrant, Finish, Format, Pairing, Plan, Points, Round};
use serde::{Deserialize, Serialize};

/// How a table ended, as it is stored with its round.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Ended {
    #[serde(default)]
    pub(super) places: Vec<u8>,
    #[serde(default)]
    pub(super) scores: Vec<i32>,
}

/// How a table ended: nothing if it has no result.
pub(super) fn of_table(table: &StoredTable) -> Ended {
    let ended = table.result.as_deref().and_then(|result| serde_json::from_str::<Ended>(result).ok());
    let whole =
        |ended: &Ended| ended.places.len() == table.seats.len() && ended.scores.len() == table.seats.len();
    ended.filter(whole).unwrap_or_else(Ended::void)
}

impl Ended {
    /// There is no result.
    pub(super) fn void() -> Self {
        Ended { places: Vec::new(), scores: Vec::new() }
    }

    /// As it is stored.
    pub(super) fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// A round as it was stored.
pub(super) fn round(stored: &StoredRound) -> Round {
    let bye = |(player, halves): &(u16, u8)| {
        let worth = match halves {
            0 => Points::NONE,
            1 => Points::HALF,
            _ => Points::WIN,
        };
        Bye { player: Entrant(*player), worth }
    };
    Round { tables: stored.tables.iter().map(pairing).collect(), byes: stored.byes.iter().map(bye).collect() }
}

fn pairing(stored: &StoredPairing) -> Pairing {
    let players: Vec<Entrant> = stored.players.iter().copied().map(Entrant).collect();
    let finish = stored.result.as_deref().map(|result| match serde_json::from_str::<Ended>(result) {
        Ok(ended) if ended.places.len() == players.len() => {
            Finish::Played { places: ended.places, scores: ended.scores }
        }
        _ => Finish::Void,
    });
    Pairing { players, finish }
}

/// What a bye is worth, in halves of a win.
pub(super) fn halves(worth: Points) -> u8 {
    (worth.as_f64() * 2.0).round() as u8
}

/// A plan as it is stored.
#[derive(Debug, Serialize, Deserialize)]
struct StoredPlan {
    swiss: bool,
    seats: usize,
    least: usize,
    rounds: u32,
    field: Vec<u16>,
}

/// A plan as it is stored. The seed stands beside it.
pub(super) fn plan_text(plan: &Plan) -> String {
    let stored = StoredPlan {
        swiss: plan.format == Format::Swiss,
        seats: plan.seats,
        least: plan.least,
        rounds: plan.rounds,
        field: plan.field.iter().map(|player| player.0).collect(),
    };
    serde_json::to_string(&stored).unwrap_or_default()
}

/// The plan that was stored, if one was.
pub(super) fn plan(text: &str, seed: u64) -> Option<Plan> {
    let StoredPlan { swiss, seats, least, rounds, field } = serde_json::from_str(text).ok()?;
    let format = if swiss { Format::Swiss } else { Format::RoundRobin };
    Some(Plan { format, seats, least, rounds, field: field.into_iter().map(Entrant).collect(), seed })
}
