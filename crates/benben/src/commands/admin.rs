//! `benben admin`: for whoever runs a server.

mod storage;

use crate::failure::Failure;
use std::io::Write;

/// Look after a server's data.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  benben admin storage
  BENBEN_DATA=/srv/benben benben admin storage --json")]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, clap::Subcommand)]
enum What {
    Storage(storage::Args),
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    match &args.what {
        What::Storage(args) => storage::run(args, out),
    }
}
