//! Carrying it out: the same whether a server runs or not. What is done to somebody is noted before it is done.

use super::{AccountTold, Act, Device, Noted, ReportTold, Told};
use crate::accounts::{self, forget_ways_in};
use crate::date::iso;
use crate::house::{House, now};
use crate::name;
use crate::problem::Problem;
use crate::renewal::forget_at_tables;
use crate::tables::ask;
use benben_store::{
    AccountError, AccountSummary, Author, Listing, StoreError, StoredAccount, StoredAct, StoredReport,
    TableId, TokenHash,
};
use benben_web::{Language, Texts};
use futures_util::FutureExt;
use std::sync::Arc;

/// So much is listed at once.
const MOST: u32 = 1_000;
/// So many tables of one account are shown.
const MOST_TABLES: u32 = 20;

type Said<T> = Result<T, String>;

/// Does it, and says what became of it.
pub(super) async fn carry_out(house: &Arc<House>, by: &str, act: Act) -> Said<Told> {
    let done = |done: String| Ok(Told::Done { done });
    match act {
        Act::Accounts { search } => {
            note(house, by, "list accounts", &search).await?;
            let found = house.store.accounts(search, MOST).await.map_err(failed)?;
            Ok(Told::Accounts { accounts: found.iter().map(account_told).collect() })
        }
        Act::Account { name } => {
            let account = find(house, &name).await?;
            note(house, by, "show account", &about(&account)).await?;
            detail(house, &account).await
        }
        Act::Rename { name, to } => {
            let account = find(house, &name).await?;
            let to = name::check(&to).map_err(refused)?;
            accounts::check_keepable(&to).map_err(refused)?;
            note(house, by, "rename", &format!("{} to {to}", about(&account))).await?;
            rename(house, &account, &to).await?;
            done(format!("{} is called {to} now", account.name))
        }
        Act::Lock { name } => {
            let account = find(house, &name).await?;
            note(house, by, "lock", &about(&account)).await?;
            house.store.lock_account(account.id.clone(), Some(now())).await.map_err(failed)?;
            forget_ways_in(house, &account.id).await.map_err(refused)?;
            done(format!("{} is locked and signed out everywhere", account.name))
        }
        Act::Unlock { name } => {
            let account = find(house, &name).await?;
            note(house, by, "unlock", &about(&account)).await?;
            house.store.lock_account(account.id.clone(), None).await.map_err(failed)?;
            done(format!("{} can sign in again", account.name))
        }
        Act::SignOut { name } => {
            let account = find(house, &name).await?;
            note(house, by, "sign out", &about(&account)).await?;
            house.store.end_sessions(account.id.clone()).await.map_err(failed)?;
            forget_ways_in(house, &account.id).await.map_err(refused)?;
            done(format!("{} is signed out everywhere", account.name))
        }
        Act::Delete { name } => {
            let account = find(house, &name).await?;
            note(house, by, "delete", &about(&account)).await?;
            accounts::delete(house, &account.id).await.map_err(refused)?;
            done(format!("{} is deleted", account.name))
        }
        Act::Close { table } => {
            let id: TableId = table.parse().map_err(|_| format!("{table} is no table's id"))?;
            note(house, by, "close table", &table).await?;
            let closed = ask(house, &id, |table| table.close_by_operator().boxed()).await;
            closed.map_err(refused)?;
            done(format!("table {table} is closed"))
        }
        Act::Reports => {
            note(house, by, "list reports", "").await?;
            let found = house.store.reports(MOST).await.map_err(failed)?;
            let mut reports = Vec::new();
            for report in found {
                reports.push(report_told(house, report).await?);
            }
            Ok(Told::Reports { reports })
        }
        Act::Report { number } => {
            let report = house.store.find_report(number).await.map_err(failed)?;
            let report = report.ok_or_else(|| format!("there is no report {number}"))?;
            note(house, by, "show report", &number.to_string()).await?;
            Ok(Told::Report { report: report_told(house, report).await? })
        }
        Act::CloseReport { number } => {
            note(house, by, "close report", &number.to_string()).await?;
            match house.store.close_report(number).await.map_err(failed)? {
                true => done(format!("report {number} is closed")),
                false => Err(format!("there is no report {number}")),
            }
        }
        Act::Invite { url } => {
            note(house, by, "invite", &url).await?;
            let link = accounts::invite(&*house.store, &house.config.clock);
            Ok(Told::Invitation { link: format!("{}{link}", url.trim_end_matches('/')) })
        }
        Act::Log { limit } => {
            let acts = house.store.acts(limit).await.map_err(failed)?.into_iter();
            let noted = |StoredAct { at, by, act, about }| Noted { at: iso(at), by, act, about };
            Ok(Told::Log { log: acts.map(noted).collect() })
        }
    }
}

/// Nothing is done that isn't noted. The log of the server tells that something was done, and never to whom.
async fn note(house: &House, by: &str, act: &str, about: &str) -> Said<()> {
    tracing::info!(by, act, "somebody keeps order");
    let (by, act, about) = (by.to_owned(), act.to_owned(), about.to_owned());
    house.store.note_act(StoredAct { at: now(), by, act, about }).await.map_err(failed)
}

/// The account that is called so, or whose id it is.
async fn find(house: &House, name: &str) -> Said<StoredAccount> {
    let found = match name.parse() {
        Ok(id) => house.store.account(id).await.map_err(failed)?,
        Err(_) => None,
    };
    match found {
        Some(account) => Ok(account),
        None => {
            let found = house.store.account_like(name::looks(name)).await.map_err(failed)?;
            found.ok_or_else(|| format!("nobody here is called {name}"))
        }
    }
}

fn about(account: &StoredAccount) -> String {
    format!("{} ({})", account.name, account.id)
}

async fn rename(house: &Arc<House>, account: &StoredAccount, to: &str) -> Said<()> {
    let (id, tokens) = (account.id.clone(), accounts::hashes(&account.id));
    let renamed = house.store.rename_account(id, to.to_owned(), name::looks(to), tokens.clone()).await;
    let concerned = match renamed {
        Ok(concerned) => concerned,
        Err(AccountError::NameTaken) => return Err(refused(Problem::NameKept)),
        Err(error) => return Err(error.to_string()),
    };
    // Whoever is signed in is called so from their next request on.
    house.forget_sessions(&account.id);
    forget_at_tables(house, &concerned, &tokens).await.map_err(refused)
}

async fn detail(house: &House, account: &StoredAccount) -> Said<Told> {
    let store = &house.store;
    let sessions = store.sessions(account.id.clone()).await.map_err(failed)?;
    let token = TokenHash::of(&accounts::identity(&account.id));
    let tables = store.list(Listing::HeldBy(token), MOST_TABLES).await.map_err(failed)?;
    let summary = AccountSummary {
        account: account.clone(),
        seen_on: sessions.iter().map(|session| session.seen_on).max(),
        sessions: sessions.len() as u32,
        locked_at: store.locked_at(account.id.clone()).await.map_err(failed)?,
    };
    let devices = sessions.into_iter().map(|session| Device {
        device: session.device,
        begun_on: session.begun_on.to_string(),
        seen_on: session.seen_on.to_string(),
    });
    Ok(Told::Account {
        account: account_told(&summary),
        devices: devices.collect(),
        passkeys: store.passkeys(account.id.clone()).await.map_err(failed)?.len() as u64,
        recovery_codes: store.codes_left(account.id.clone()).await.map_err(failed)?,
        tables: tables.into_iter().map(|table| table.id.to_string()).collect(),
    })
}

fn account_told(summary: &AccountSummary) -> AccountTold {
    AccountTold {
        id: summary.account.id.to_string(),
        name: summary.account.name.clone(),
        opened_on: summary.account.opened_on.to_string(),
        seen_on: summary.seen_on.map(|day| day.to_string()),
        sessions: summary.sessions,
        locked_at: summary.locked_at.map(iso),
    }
}

async fn report_told(house: &House, report: StoredReport) -> Said<ReportTold> {
    let by = match &report.by {
        Some(by) => Some(who(house, by, &report.name).await?),
        None => None,
    };
    Ok(ReportTold {
        number: report.number,
        table: report.table.to_string(),
        line: report.line,
        seat: usize::from(report.seat.number()),
        words: report.line.map(|_| report.said.clone()),
        by,
        reporter: who(house, &report.reporter, "").await?,
        at: iso(report.at),
        name: report.name,
    })
}

/// An account by its name of today, or a guest by the beginning of a hash: enough to tell one from another.
async fn who(house: &House, author: &Author, name: &str) -> Said<String> {
    let account = match &author.account {
        Some(id) => house.store.account(id.clone()).await.map_err(failed)?,
        // Of a name only the token is known; whoever keeps that name may hold it.
        None => {
            let like = house.store.account_like(name::looks(name)).await.map_err(failed)?;
            like.filter(|account| accounts::hashes(&account.id).contains(&author.token))
        }
    };
    Ok(match (account, &author.account) {
        (Some(account), _) => about(&account),
        (None, Some(id)) => format!("a deleted account ({id})"),
        (None, None) => format!("guest {}", hex::encode(&author.token.0[..4])),
    })
}

#[expect(clippy::needless_pass_by_value, reason = "so `map_err` takes it by its name")]
fn refused(problem: Problem) -> String {
    problem.sentence(Texts::new(Language::English))
}

#[expect(clippy::needless_pass_by_value, reason = "so `map_err` takes it by its name")]
fn failed(error: StoreError) -> String {
    error.to_string()
}
