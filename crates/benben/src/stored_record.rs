//! The record of a stored table.

use benben_core::{Deal, Ending, Record, RecordStep};
use benben_store::{Holder, Loaded, StoredSeat};

/// What is stored, written down; nothing before the deal. Nothing is replayed: `benben verify` does that, with the release that knows the rules.
pub(crate) fn record(loaded: &Loaded) -> Option<Record> {
    let table = &loaded.table;
    let seed = table.seed?;
    let nonces = table.seats.iter().filter_map(|seat| seat.nonce).collect();
    let step =
        |entry: &benben_store::StoredEntry| RecordStep { seat: entry.seat, action: entry.entry.clone() };
    Some(Record {
        game: table.game.clone(),
        rules: table.rules_version,
        edition: table.edition.clone(),
        edition_fingerprint: table.edition_fingerprint.clone(),
        edition_text: table.edition_text.clone(),
        options: table.options.clone(),
        players: table.seats.iter().map(player).collect(),
        seed,
        branches: table.branches.clone(),
        // What branches off from another game was not dealt at all.
        deal: table.branch_of.is_none().then(|| Deal::new(table.secret, nonces)),
        steps: loaded.entries.iter().map(step).collect(),
        // A game that was given up or closed has another result, and no end by the rules.
        ending: table
            .result
            .as_deref()
            .and_then(|result| serde_json::from_str::<Option<Ending>>(result).ok()?),
    })
}

/// What a record calls whoever sits there.
fn player(seat: &StoredSeat) -> String {
    if seat.holder == Holder::Bot { seat.level.clone() } else { seat.name.clone() }
}
