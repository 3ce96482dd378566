//! `benben backup`: a copy of everything a server keeps, while it runs.

use crate::data::{Data, answer};
use crate::failure::Failure;
use std::io::Write;
use std::path::PathBuf;

/// Copy all tables to a new file, as of one moment, while the server runs or not.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  benben backup tables.sqlite
  BENBEN_DATA=/srv/benben benben backup /backup/benben-$(date +%F).sqlite

To restore, put the copy as benben.sqlite into an empty directory and serve from there.
It holds the secrets of running games: keep it as safe as the data itself.")]
pub(crate) struct Args {
    /// The new file.
    file: PathBuf,
    #[command(flatten)]
    data: Data,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let store = args.data.visit()?;
    answer(store.backup(&args.file))?;
    Ok(writeln!(out, "{} has everything that {} had", args.file.display(), store.file().display())?)
}
