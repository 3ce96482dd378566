//! `benben backup`: a copy of everything a server keeps, while it runs.

use crate::data::{Kept, Visited, answer};
use crate::failure::Failure;
use std::io::Write;
use std::path::PathBuf;

/// Copy all tables, as they are at one moment, to a new file. The server can keep running.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  benben backup tables.sqlite
  BENBEN_DATA=/srv/benben benben backup /backup/benben-$(date +%F).sqlite

To restore a backup, save it as benben.sqlite in an empty directory and start the server with that directory.
It contains the secrets of running games, so keep it as safe as the data itself.")]
pub(crate) struct Args {
    /// The new file.
    file: PathBuf,
    #[command(flatten)]
    data: Kept,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let Visited::Sqlite(store) = args.data.visit()? else {
        let problem =
            "PostgreSQL's own programs back up its databases: use pg_dump, as docs/operating.md shows";
        return Err(Failure::Usage(problem.to_owned()));
    };
    answer(store.backup(&args.file))?;
    Ok(writeln!(out, "{} now has everything that {} had", args.file.display(), store.file().display())?)
}
