//! `benben admin`: for whoever runs a server.

mod invite;
mod keeping_order;
mod storage;
mod telling;

use crate::failure::Failure;
use keeping_order::{Accounts, Close, Log, Name, Named, Rename, Reports, Sure, Way};
use std::io::Write;

/// Look after a server's data, and keep order at its tables.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  benben admin storage
  benben admin invite --url https://table.example
  benben admin accounts search ada
  benben admin lock Ada
  benben admin reports
  benben admin reports show 3 --json
  BENBEN_DATA=/srv/benben benben admin log

A running server is asked over the socket `admin.sock` in its data directory; without one, the data is used directly.
Whatever you do or look at here is noted for good: see `benben admin log`.")]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, clap::Subcommand)]
enum What {
    Storage(storage::Args),
    Accounts(Accounts),
    Rename(Rename),
    /// Lock an account: nobody can sign in to it, and whoever is signed in isn't any more. Its seats stay.
    Lock(Named),
    /// Let the owner of a locked account sign in again.
    Unlock(Named),
    /// Sign somebody out on all their devices.
    SignOut(Named),
    /// Delete an account with all ways into it. Finished games stay, under no name.
    Delete(Sure),
    Close(Close),
    Reports(Reports),
    Log(Log),
    Invite(invite::Args),
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    use benben_server::admin::Act;
    let name = |Name { name }: &Name| name.clone();
    let (way, act): (&Way, Act) = match &args.what {
        What::Storage(args) => return storage::run(args, out),
        What::Accounts(args) => (args.way(), args.act()),
        What::Rename(args) => (&args.way, Act::Rename { name: name(&args.name), to: args.to.clone() }),
        What::Lock(args) => (&args.way, Act::Lock { name: name(&args.name) }),
        What::Unlock(args) => (&args.way, Act::Unlock { name: name(&args.name) }),
        What::SignOut(args) => (&args.way, Act::SignOut { name: name(&args.name) }),
        What::Delete(args) => {
            args.be_sure()?;
            (&args.way, Act::Delete { name: name(&args.name) })
        }
        What::Close(args) => (&args.way, Act::Close { table: args.table.clone() }),
        What::Reports(args) => (args.way(), args.act()),
        What::Invite(args) => (&args.way, Act::Invite { url: args.url.clone() }),
        What::Log(args) => (&args.way, Act::Log { limit: args.limit }),
    };
    way.go(act, out)
}
