//! What became of it, for people.

use crate::failure::Failure;
use crate::text_table::text_table;
use benben_server::admin::{AccountTold, Noted, ReportTold, Told};
use std::io::Write;

pub(super) fn tell(out: &mut impl Write, told: &Told) -> Result<(), Failure> {
    match told {
        Told::Done { done } => writeln!(out, "{done}")?,
        Told::Accounts { accounts } if accounts.is_empty() => writeln!(out, "no account")?,
        Told::Accounts { accounts } => {
            let rows: Vec<_> = accounts.iter().map(account).collect();
            writeln!(
                out,
                "{}",
                text_table(&["name", "since", "last used", "devices", "locked", "id"], &rows)
            )?;
        }
        Told::Account { account, devices, passkeys, recovery_codes, tables } => {
            let AccountTold { id, name, opened_on, locked_at, .. } = account;
            writeln!(out, "{name} ({id}), since {opened_on}")?;
            if let Some(at) = locked_at {
                writeln!(out, "locked since {at}")?;
            }
            writeln!(out, "passkeys        {passkeys}\nrecovery codes  {recovery_codes} unused")?;
            for device in devices {
                writeln!(
                    out,
                    "signed in       {}, since {}, last used {}",
                    device.device, device.begun_on, device.seen_on
                )?;
            }
            for table in tables {
                writeln!(out, "table           {table}")?;
            }
        }
        Told::Reports { reports } if reports.is_empty() => writeln!(out, "no reports")?,
        Told::Reports { reports } => {
            let rows: Vec<_> = reports.iter().map(report).collect();
            writeln!(out, "{}", text_table(&["report", "at", "what", "by", "text"], &rows))?;
        }
        Told::Invitation { link } => writeln!(out, "{link}")?,
        Told::Report { report } => detail(out, report)?,
        Told::Log { log } if log.is_empty() => writeln!(out, "nothing was done yet")?,
        Told::Log { log } => {
            let rows: Vec<_> = log.iter().map(noted).collect();
            writeln!(out, "{}", text_table(&["at", "who", "did", "to"], &rows))?;
        }
    }
    Ok(())
}

fn account(account: &AccountTold) -> Vec<String> {
    let AccountTold { id, name, opened_on, seen_on, sessions, locked_at } = account;
    let or_not = |text: &Option<String>| text.clone().unwrap_or_else(|| "–".to_owned());
    vec![
        name.clone(),
        opened_on.clone(),
        or_not(seen_on),
        sessions.to_string(),
        or_not(locked_at),
        id.clone(),
    ]
}

fn report(report: &ReportTold) -> Vec<String> {
    let what = if report.line.is_some() { "words" } else { "name" };
    let text = report.words.as_ref().unwrap_or(&report.name);
    vec![report.number.to_string(), report.at.clone(), what.to_owned(), report.name.clone(), text.clone()]
}

fn detail(out: &mut impl Write, report: &ReportTold) -> Result<(), Failure> {
    let ReportTold { number, table, line, seat, name, words, by, reporter, at } = report;
    writeln!(out, "report {number}, {at}")?;
    match (line, words) {
        (Some(line), Some(words)) => writeln!(out, "words     {words}\nline      {line}")?,
        _ => writeln!(out, "the name is what was reported")?,
    }
    writeln!(out, "name      {name}, seat {seat}\ntable     {table}")?;
    writeln!(out, "is        {}", by.as_deref().unwrap_or("nobody that is known"))?;
    Ok(writeln!(out, "reported  by {reporter}")?)
}

fn noted(noted: &Noted) -> Vec<String> {
    let Noted { at, by, act, about } = noted;
    vec![at.clone(), by.clone(), act.clone(), about.clone()]
}
