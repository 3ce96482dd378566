//! Reads every table from every node in the end, and judges the whole history.

use super::machines::Machines;
use super::moments;
use super::person::Notes;
use anyhow::{Context, ensure};
use benben_core::Record;
use benben_support::history::{Compared, History, Log, Logged, judge as judge_history};
use benben_support::{LONG, wait_within};
use std::collections::BTreeMap;

/// So many flaws are told; the rest are counted.
const TOLD: usize = 10;

/// The logs of all tables, and the records that hold them.
#[derive(Default)]
pub(super) struct Logs {
    logs: Vec<Log>,
    pub(super) records: BTreeMap<String, Record>,
}

/// Reads every table from every node.
pub(super) fn read_logs(machines: &Machines, notes: &Notes) -> anyhow::Result<Logs> {
    let mut logs = Logs::default();
    for (node, _) in machines.addresses().iter().enumerate() {
        let client = machines.client(node);
        for seat in &notes.seats {
            let read = || seat.get(&client, "/record").ok().filter(|reply| reply.status == 200);
            let what = format!("node {} to show the record of table {}", node + 1, seat.table);
            let text = wait_within(&what, LONG, read)?.body;
            let record =
                Record::parse(&text).with_context(|| format!("the record of table {}", seat.table))?;
            let entries = record
                .steps
                .iter()
                .map(|step| Logged { seat: u64::from(step.seat.number()), action: step.action.clone() });
            let name = format!("node {}", node + 1);
            logs.logs.push(Log { node: name, table: seat.table.clone(), entries: entries.collect() });
            let first = logs.records.entry(seat.table.clone()).or_insert_with(|| record.clone());
            ensure!(*first == record, "node {} has another record of table {}", node + 1, seat.table);
        }
    }
    Ok(logs)
}

/// Judges everything, and says how much was compared: none of it may be nothing.
pub(super) fn judge(notes: &Notes, logs: &Logs, nodes: usize) -> anyhow::Result<String> {
    let watched = notes.followed.iter().map(|followed| followed.watched.clone());
    let history = History { sent: notes.sent.clone(), watched: watched.collect(), logs: logs.logs.clone() };
    let mut broken = None;
    let judged = judge_history(&history, |log, seat| {
        let moments =
            logs.records.get(&log.table).context("it was read").and_then(|record| moments::of(record, seat));
        moments
            .map_err(|error| broken = Some(error.context(format!("table {}", log.table))))
            .unwrap_or_default()
    });
    if let Some(error) = broken {
        return Err(error);
    }
    let compared = judged.map_err(|flaws| {
        let told: Vec<String> = flaws.iter().take(TOLD).map(ToString::to_string).collect();
        anyhow::anyhow!("{} things are wrong:\n{}", flaws.len(), told.join("\n"))
    })?;
    let Compared { tables, logs, acknowledged, unanswered, ordered, streams, snapshots } = compared;
    ensure!(logs == tables * nodes, "{logs} logs of {tables} tables at {nodes} nodes");
    for (count, what) in [
        (tables, "tables"),
        (acknowledged, "acknowledged actions"),
        (ordered, "actions in an order"),
        (streams, "streams"),
        (snapshots, "snapshots"),
    ] {
        ensure!(count > 0, "there were no {what}: nothing is proved");
    }
    Ok(format!(
        "Judged: {acknowledged} acknowledged actions at {tables} tables, each in {logs} logs exactly once, {ordered} of them \
         in an order that time decides; {snapshots} snapshots of {streams} streams. {} requests were sent again, {unanswered} \
         actions never acknowledged, {} refused because the picture was old.",
        notes.again, notes.refused
    ))
}
