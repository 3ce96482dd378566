//! `benben admin invite`: a link by which somebody can keep a name, where that needs an invitation.

use crate::data::Kept;
use crate::failure::Failure;
use benben_server::{Clock, invite};
use std::io::Write;

/// Invite somebody to keep a name at a server that runs with `--registration invitation`. The server can keep running.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  benben admin invite --url https://table.example
  BENBEN_DATA=/srv/benben benben admin invite

The link works once, for thirty days. Whoever has it can use it, so send it to nobody else.")]
pub(crate) struct Args {
    /// Where people reach the server.
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:8642")]
    url: String,
    #[command(flatten)]
    data: Kept,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let store = args.data.visit()?;
    Ok(writeln!(out, "{}{}", args.url.trim_end_matches('/'), invite(store.store(), &Clock::default()))?)
}
