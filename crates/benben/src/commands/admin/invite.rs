//! `benben admin invite`: a link by which somebody can keep a name, where that needs an invitation.

use super::keeping_order::Way;

/// Invite somebody to keep a name at a server that runs with `--registration invitation`. The server can keep running.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  benben admin invite --url https://table.example
  BENBEN_DATA=/srv/benben benben admin invite

The link works once, for thirty days. Whoever has it can use it, so send it to nobody else. That you made one is noted; the link isn't.")]
pub(crate) struct Args {
    /// Where people reach the server.
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:8642")]
    pub(super) url: String,
    #[command(flatten)]
    pub(super) way: Way,
}
