//! What a seat sees, as fingerprints: in a snapshot, and after every step of a record.

use benben_core::{Game, Record, Seat, Table, Turn, Viewer};
use benben_games::RulesVisitor;
use serde_json::Value;
use std::hash::{DefaultHasher, Hash, Hasher};

/// What a snapshot shows of the game.
pub(super) fn shown(snapshot: &Value) -> u64 {
    let actions = snapshot["you"]["actions"].as_array().into_iter().flatten();
    let actions: Vec<&str> = actions.filter_map(|action| action["action"].as_str()).collect();
    let (number, told) = (&snapshot["you"]["number"], &snapshot["told"]);
    fingerprint(&snapshot["view"], number.as_u64().unwrap_or(0), told.as_u64().unwrap_or(0), &actions)
}

fn fingerprint(view: &Value, number: u64, told: u64, actions: &[&str]) -> u64 {
    let mut hasher = DefaultHasher::new();
    (view.to_string(), number, told, actions).hash(&mut hasher);
    hasher.finish()
}

/// What a seat sees after the deal and after every step. Refuses a record that doesn't hold.
pub(super) fn of(record: &Record, seat: u64) -> anyhow::Result<Vec<u64>> {
    let seat = Seat::new(seat as usize - 1);
    let unknown = || anyhow::anyhow!("there is no game `{}` here", record.game);
    benben_games::visit_rules(&record.game, Replayed(record, seat)).ok_or_else(unknown)?
}

struct Replayed<'a>(&'a Record, Seat);

impl RulesVisitor for Replayed<'_> {
    type Out = anyhow::Result<Vec<u64>>;

    fn visit<G: Game>(self) -> Self::Out {
        let Replayed(record, seat) = self;
        record.verify::<G>()?;
        let mut table: Table<G> = record.open()?;
        let mut told = 0;
        let mut moments = vec![moment(&table, seat, told)?];
        for step in &record.steps {
            let action: G::Action =
                step.action.parse().map_err(|_| anyhow::anyhow!("`{}` isn't an action", step.action))?;
            let played = table.play(step.seat, action);
            let played = played.map_err(|_| anyhow::anyhow!("`{}` can't be played", step.action))?;
            told += played.events.len() as u64;
            moments.push(moment(&table, seat, told)?);
        }
        Ok(moments)
    }
}

fn moment<G: Game>(table: &Table<G>, seat: Seat, told: u64) -> anyhow::Result<u64> {
    let viewer = if table.turn() == Turn::Over { Viewer::Open } else { Viewer::Seat(seat) };
    let actions: Vec<String> = table.legal(seat).iter().map(ToString::to_string).collect();
    let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
    Ok(fingerprint(&serde_json::to_value(table.view(viewer))?, table.next_number(seat), told, &actions))
}
