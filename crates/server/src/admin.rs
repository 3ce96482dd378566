//! Keeping order: what whoever runs a server can do about accounts, tables and reports.
//!
//! A running server is asked over a socket in its data directory ([`ask`]), where the file's permissions say who may; when
//! none runs, the same is done with the store alone ([`alone`]). Every act is noted in the store and in the log.

mod carrying_out;
#[cfg(unix)]
mod socket;
mod user;

#[cfg(unix)]
pub(crate) use socket::Listening;
#[cfg(unix)]
pub use socket::{SOCKET, ask};

use crate::config::Config;
use crate::house::House;
use benben_store::Store;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Something to be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Act {
    /// Which accounts there are, with this in their name.
    Accounts {
        /// Part of a name; empty for all.
        search: String,
    },
    /// One account in detail.
    Account {
        /// Its name, or its id.
        name: String,
    },
    /// Gives an account another name.
    Rename {
        /// Its name, or its id.
        name: String,
        /// The new one.
        to: String,
    },
    /// Nobody comes into the account any more.
    Lock {
        /// Its name, or its id.
        name: String,
    },
    /// Its owner can come in again.
    Unlock {
        /// Its name, or its id.
        name: String,
    },
    /// Signs the owner out everywhere.
    SignOut {
        /// Its name, or its id.
        name: String,
    },
    /// Deletes the account.
    Delete {
        /// Its name, or its id.
        name: String,
    },
    /// Closes a table.
    Close {
        /// Its id.
        table: String,
    },
    /// What was reported.
    Reports,
    /// One report.
    Report {
        /// Its number.
        number: u64,
    },
    /// Closes a report.
    CloseReport {
        /// Its number.
        number: u64,
    },
    /// Invites somebody to keep a name.
    Invite {
        /// Where people reach the server.
        url: String,
    },
    /// What was done, the latest first.
    Log {
        /// At most so much.
        limit: u32,
    },
}

/// What became of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Told {
    /// It is done.
    Done {
        /// What, in a sentence.
        done: String,
    },
    /// Accounts.
    Accounts {
        /// By name.
        accounts: Vec<AccountTold>,
    },
    /// One account.
    Account {
        /// The account.
        account: AccountTold,
        /// Where its owner is signed in.
        devices: Vec<Device>,
        /// How many passkeys it has.
        passkeys: u64,
        /// How many recovery codes were not used.
        recovery_codes: u32,
        /// The newest tables at which its owner sits.
        tables: Vec<String>,
    },
    /// Reports.
    Reports {
        /// The oldest first.
        reports: Vec<ReportTold>,
    },
    /// One report.
    Report {
        /// The report.
        report: ReportTold,
    },
    /// An invitation.
    Invitation {
        /// The link, which works once.
        link: String,
    },
    /// What was done.
    Log {
        /// The latest first.
        log: Vec<Noted>,
    },
}

/// An account as it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AccountTold {
    /// Its id.
    pub id: String,
    /// What its owner is called.
    pub name: String,
    /// Since when it is there.
    pub opened_on: String,
    /// When it was last used, if somebody is signed in.
    pub seen_on: Option<String>,
    /// On how many devices.
    pub sessions: u32,
    /// Since when it is locked.
    pub locked_at: Option<String>,
}

/// Where somebody is signed in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Device {
    /// Roughly what it is.
    pub device: String,
    /// Since when.
    pub begun_on: String,
    /// When it was last used.
    pub seen_on: String,
}

/// A report as it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReportTold {
    /// What it is called in lists.
    pub number: u64,
    /// At which table.
    pub table: String,
    /// Which line; none if it is the name.
    pub line: Option<u64>,
    /// From which seat, counted from 1.
    pub seat: usize,
    /// What whoever sat there was called then.
    pub name: String,
    /// What was written; none if it is the name.
    pub words: Option<String>,
    /// Who it was: an account, or the hash by which a guest is known.
    pub by: Option<String>,
    /// Who reported it, likewise.
    pub reporter: String,
    /// When.
    pub at: String,
}

/// Something that was done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Noted {
    /// When.
    pub at: String,
    /// By whom, as the system calls them.
    pub by: String,
    /// What.
    pub act: String,
    /// To whom or what.
    pub about: String,
}

/// Does it with the store alone, while no server runs on it. What fails is said in a sentence.
pub async fn alone(store: Arc<dyn Store>, act: Act) -> Result<Told, String> {
    let house = House::new(Config::default(), store.clone());
    let told = carrying_out::carry_out(&house, &user::own(), act).await;
    // Whatever was done is done; the next start finishes what this could not.
    let _ = store.finish().await;
    told
}
