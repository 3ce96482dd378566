//! What can be done about accounts, tables and reports, and the way to whoever does it.

use super::telling;
use crate::commands::write_json;
use crate::data::{Kept, open};
use crate::failure::Failure;
use benben_server::admin::{self, Act, Told};
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::Path;

/// Where the data is, and how it is told.
#[derive(Debug, clap::Args)]
pub(super) struct Way {
    #[command(flatten)]
    data: Kept,
    /// Print JSON for programs.
    #[arg(long)]
    json: bool,
}

/// Whose account.
#[derive(Debug, clap::Args)]
pub(super) struct Name {
    /// What its owner is called, or the account's id.
    pub(super) name: String,
}

/// An account, and the way.
#[derive(Debug, clap::Args)]
pub(super) struct Named {
    #[command(flatten)]
    pub(super) name: Name,
    #[command(flatten)]
    pub(super) way: Way,
}

/// List the accounts, search for some, or show one in detail.
#[derive(Debug, clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(super) struct Accounts {
    #[command(subcommand)]
    which: Option<Which>,
    #[command(flatten)]
    way: Way,
}

#[derive(Debug, clap::Subcommand)]
enum Which {
    /// List the accounts with this in their name.
    Search(Named),
    /// Show one account: devices, passkeys, tables.
    Show(Named),
}

impl Accounts {
    pub(super) fn way(&self) -> &Way {
        match &self.which {
            None => &self.way,
            Some(Which::Search(named) | Which::Show(named)) => &named.way,
        }
    }

    pub(super) fn act(&self) -> Act {
        match &self.which {
            None => Act::Accounts { search: String::new() },
            Some(Which::Search(named)) => Act::Accounts { search: named.name.name.clone() },
            Some(Which::Show(named)) => Act::Account { name: named.name.name.clone() },
        }
    }
}

/// Give an account another name. Seats at running tables follow; finished games keep the name from then.
#[derive(Debug, clap::Args)]
pub(super) struct Rename {
    #[command(flatten)]
    pub(super) name: Name,
    /// The new name.
    pub(super) to: String,
    #[command(flatten)]
    pub(super) way: Way,
}

/// An account that is about to be deleted.
#[derive(Debug, clap::Args)]
pub(super) struct Sure {
    #[command(flatten)]
    pub(super) name: Name,
    /// Don't ask.
    #[arg(long)]
    yes: bool,
    #[command(flatten)]
    pub(super) way: Way,
}

impl Sure {
    /// Asks, unless that was answered before.
    pub(super) fn be_sure(&self) -> Result<(), Failure> {
        if self.yes {
            return Ok(());
        }
        if !io::stdin().is_terminal() {
            return Err(Failure::Failed("nobody is there to ask: say --yes if you are sure".to_owned()));
        }
        write!(io::stderr(), "Delete the account of {} for good? [y/N] ", self.name.name)?;
        let mut answer = String::new();
        io::stdin().lock().read_line(&mut answer)?;
        match answer.trim() {
            "y" | "Y" | "yes" => Ok(()),
            _ => Err(Failure::Failed("nothing was deleted".to_owned())),
        }
    }
}

/// Close a table that is being set up or played. Nobody gets a result.
#[derive(Debug, clap::Args)]
pub(super) struct Close {
    /// The table's id, as it is in its address.
    pub(super) table: String,
    #[command(flatten)]
    pub(super) way: Way,
}

/// List what people have reported, show one report, or close it.
#[derive(Debug, clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(super) struct Reports {
    #[command(subcommand)]
    which: Option<WhichReport>,
    #[command(flatten)]
    way: Way,
}

#[derive(Debug, clap::Subcommand)]
enum WhichReport {
    /// Show one report.
    Show(Numbered),
    /// Close a report: it is removed. For whoever sent it, the line stays hidden.
    Close(Numbered),
}

/// A report, and the way.
#[derive(Debug, clap::Args)]
struct Numbered {
    /// The report's number.
    number: u64,
    #[command(flatten)]
    way: Way,
}

impl Reports {
    pub(super) fn way(&self) -> &Way {
        match &self.which {
            None => &self.way,
            Some(WhichReport::Show(numbered) | WhichReport::Close(numbered)) => &numbered.way,
        }
    }

    pub(super) fn act(&self) -> Act {
        match &self.which {
            None => Act::Reports,
            Some(WhichReport::Show(numbered)) => Act::Report { number: numbered.number },
            Some(WhichReport::Close(numbered)) => Act::CloseReport { number: numbered.number },
        }
    }
}

/// Show what was done to keep order: who, when, what. The latest first; nothing in it can be changed.
#[derive(Debug, clap::Args)]
pub(super) struct Log {
    /// How much of it.
    #[arg(long, value_name = "N", default_value_t = 50)]
    pub(super) limit: u32,
    #[command(flatten)]
    pub(super) way: Way,
}

impl Way {
    /// Has it done by the server that runs there, or does it with the data.
    pub(super) fn go(&self, act: Act, out: &mut impl Write) -> Result<(), Failure> {
        let directory = self.data.directory()?;
        let told = match asked(&directory, &act)? {
            Some(told) => told,
            None => {
                // Looking first keeps a mistyped directory from becoming a store.
                drop(self.data.visit()?);
                let store = open(&self.data.place()?)?;
                let runtime = tokio::runtime::Runtime::new()?;
                runtime.block_on(admin::alone(store, act))
            }
        };
        let told = told.map_err(Failure::Failed)?;
        if self.json { write_json(out, &told) } else { telling::tell(out, &told) }
    }
}

/// What the server says that runs there, if one does.
#[cfg(unix)]
fn asked(directory: &Path, act: &Act) -> Result<Option<Result<Told, String>>, Failure> {
    admin::ask(directory, act)
        .map_err(|error| Failure::Failed(format!("can't ask the running server: {error}")))
}

#[cfg(not(unix))]
fn asked(_: &Path, _: &Act) -> Result<Option<Result<Told, String>>, Failure> {
    Ok(None)
}
