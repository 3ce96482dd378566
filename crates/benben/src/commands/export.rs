//! `benben export`: the record of a table, from the data directory.

use crate::data::{Kept, answer};
use crate::failure::Failure;
use crate::files;
use crate::stored_record::record;
use benben_store::{Status, TableId};
use std::io::Write;
use std::path::PathBuf;

/// Write the record of a game from the server, as text that people can read and `benben verify` can check.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  benben export 2YXGNvkmO7i9vryNXqITN8 --out game.txt
  benben export 2YXGNvkmO7i9vryNXqITN8 | benben verify -

A record contains everything: what was played, the seed, and the secret and nonces it was made from. If the game is still \
being played, that gives away everything random to come, so you have to add --unfinished.")]
pub(crate) struct Args {
    /// The table's id, as in its address.
    table: String,
    /// Export a game that is still being played. Whoever reads the record can predict everything random to come.
    #[arg(long)]
    unfinished: bool,
    #[command(flatten)]
    data: Kept,
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
    let loaded = answer(args.data.visit()?.store().load(id))?.ok_or_else(nowhere)?;
    if loaded.table.status == Status::Playing && !args.unfinished {
        return Err(Failure::Failed(
            "this game is still being played, and its record gives away everything random to come: add --unfinished if you want it anyway"
                .to_owned(),
        ));
    }
    let record = record(&loaded)
        .ok_or_else(|| Failure::Failed("the cards at this table haven't been dealt yet".to_owned()))?;
    let text = if args.json { record.to_json() + "\n" } else { record.to_text() };
    match &args.out {
        Some(path) => files::write(path, &text),
        None => Ok(out.write_all(text.as_bytes())?),
    }
}
