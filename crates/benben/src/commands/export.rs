//! `benben export`: the record of a table, from the data directory.

use crate::data::{Data, answer};
use crate::failure::Failure;
use crate::files;
use benben_core::{Deal, Ending, Record, RecordStep};
use benben_store::{Holder, Loaded, Status, Store, StoredSeat, TableId};
use std::io::Write;
use std::path::PathBuf;

/// Write the record of a game from the server, as text that people can read and `benben verify` can check.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  benben export 2YXGNvkmO7i9vryNXqITN8 --out game.txt
  benben export 2YXGNvkmO7i9vryNXqITN8 | benben verify -

A record contains everything: what was played, the seed, and the secret and nonces it was made from. If the game is still
being played, that gives away everything random to come, so you have to add --unfinished.")]
pub(crate) struct Args {
    /// The table's id, as in its address.
    table: String,
    /// Export a game that is still being played. Whoever reads the record can predict everything random to come.
    #[arg(long)]
    unfinished: bool,
    #[command(flatten)]
    data: Data,
    /// Write to this file instead of standard output.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Write the record as JSON instead of text.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let nowhere = || Failure::Failed(format!("there is no table `{}`", args.table));
    let id: TableId = args.table.parse().map_err(|_| nowhere())?;
    let loaded = answer(args.data.visit()?.load(id))?.ok_or_else(nowhere)?;
    if loaded.table.status == Status::Playing && !args.unfinished {
        return Err(Failure::Failed(
            "this game is still being played, and its record gives away everything random to come: add --unfinished if you want it anyway"
                .to_owned(),
        ));
    }
    let record = record(&loaded)?;
    let text = if args.json { record.to_json() + "\n" } else { record.to_text() };
    match &args.out {
        Some(path) => files::write(path, &text),
        None => Ok(out.write_all(text.as_bytes())?),
    }
}

/// What is stored, written down. Nothing is replayed: `benben verify` does that, with the release that knows the rules.
fn record(loaded: &Loaded) -> Result<Record, Failure> {
    let table = &loaded.table;
    let seed = table
        .seed
        .ok_or_else(|| Failure::Failed("the cards at this table haven't been dealt yet".to_owned()))?;
    let nonces = table.seats.iter().filter_map(|seat| seat.nonce).collect();
    let step =
        |entry: &benben_store::StoredEntry| RecordStep { seat: entry.seat, action: entry.entry.clone() };
    Ok(Record {
        game: table.game.clone(),
        rules: table.rules_version,
        edition: table.edition.clone(),
        edition_fingerprint: table.edition_fingerprint.clone(),
        edition_text: table.edition_text.clone(),
        options: table.options.clone(),
        players: table.seats.iter().map(player).collect(),
        seed,
        deal: Some(Deal::new(table.secret, nonces)),
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
