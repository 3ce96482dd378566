//! Faults: how each begins, how it is healed, and what must be so meanwhile.

use super::machines::Machines;
use super::playing::Course;
use crate::attack::{game, two_open_seats};
use anyhow::{Context, ensure};
use benben_support::{Passage, Reply, pause, wait_within};
use serde_json::json;
use std::fmt;
use std::time::{Duration, Instant};

/// How long a fault lasts, as far as nothing else is said.
const A_WHILE: Duration = Duration::from_millis(2500);
/// Longer than a node may be silent before the others notice.
const LONGER: Duration = Duration::from_secs(5);
/// So long that nobody counts on it any more.
const A_MINUTE: Duration = Duration::from_secs(60);
/// A database that is dead is told within this time.
const TOLD_WITHIN: Duration = Duration::from_secs(5);
/// In the beginning and after a fault, people play within this time.
pub(super) const PLAYS_WITHIN: Duration = Duration::from_secs(30);
/// So many actions show that they do.
pub(super) const ACTIONS: u64 = 30;

/// Something that goes wrong. Nodes are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    KillNode(usize),
    KillBus,
    KillDatabase,
    CutFromBus(usize),
    UnplugFromBus(usize),
    CutFromDatabase(usize),
    UnplugFromDatabase(usize),
    CutFromBoth(usize),
    UnplugFromBoth(usize),
    PauseNode(usize),
    PauseNodeLong(usize),
    UnplugFromDatabaseLong(usize),
    PauseBus,
    SlowDisk,
    SlowWay(usize),
    Drain(usize),
    /// All nodes one after the other.
    Upgrade,
}

/// When something went wrong, and from when on all was well again.
#[derive(Clone, Debug)]
pub(super) struct Window {
    pub(super) faults: Vec<Fault>,
    /// Since the people began.
    pub(super) begun: Duration,
    /// When nothing was wrong any more; nodes may have noticed later.
    pub(super) healed: Duration,
    /// Until all nodes said that they were well.
    well: Duration,
    remarks: Vec<String>,
}

/// Lets faults happen together and heals them, while people play; waits until they play on.
pub(super) fn happen(faults: &[Fault], machines: &mut Machines, course: &Course) -> anyhow::Result<Window> {
    let begun = course.now();
    let mut remarks = Vec::new();
    for fault in faults {
        fault.begin(machines, &mut remarks)?;
    }
    let longest = faults.iter().map(|fault| fault.duration()).max().unwrap_or_default();
    pause(longest.saturating_sub(course.now() - begun));
    course.check_going_on()?;
    for fault in faults {
        fault.heal(machines)?;
    }
    let healed = course.now();
    let well = machines.wait_until_well()?;
    course.wait_for_actions(ACTIONS, PLAYS_WITHIN)?;
    Ok(Window { faults: faults.to_vec(), begun, healed, well, remarks })
}

impl Fault {
    /// The node that it happens to, if it is a single one.
    pub(super) fn node(self) -> Option<usize> {
        match self {
            Fault::KillNode(node)
            | Fault::CutFromBus(node)
            | Fault::UnplugFromBus(node)
            | Fault::CutFromDatabase(node)
            | Fault::UnplugFromDatabase(node)
            | Fault::CutFromBoth(node)
            | Fault::UnplugFromBoth(node)
            | Fault::PauseNode(node)
            | Fault::PauseNodeLong(node)
            | Fault::UnplugFromDatabaseLong(node)
            | Fault::SlowWay(node)
            | Fault::Drain(node) => Some(node),
            Fault::KillBus | Fault::KillDatabase | Fault::PauseBus | Fault::SlowDisk | Fault::Upgrade => None,
        }
    }

    /// Does it need a bus?
    pub(super) fn is_about_bus(self) -> bool {
        matches!(
            self,
            Fault::KillBus
                | Fault::PauseBus
                | Fault::CutFromBus(_)
                | Fault::UnplugFromBus(_)
                | Fault::CutFromBoth(_)
                | Fault::UnplugFromBoth(_)
        )
    }

    fn duration(self) -> Duration {
        match self {
            Fault::Drain(_) | Fault::Upgrade => Duration::ZERO,
            Fault::PauseNodeLong(_) | Fault::UnplugFromDatabaseLong(_) => A_MINUTE,
            Fault::KillBus
            | Fault::PauseBus
            | Fault::PauseNode(_)
            | Fault::UnplugFromBus(_)
            | Fault::UnplugFromDatabase(_)
            | Fault::UnplugFromBoth(_) => LONGER,
            _ => A_WHILE,
        }
    }

    fn begin(self, machines: &mut Machines, remarks: &mut Vec<String>) -> anyhow::Result<()> {
        match self {
            Fault::KillNode(node) => machines.kill_node(node)?,
            Fault::KillBus => machines.kill_bus()?,
            Fault::PauseBus => machines.signal_bus("STOP")?,
            Fault::KillDatabase => {
                machines.kill_database();
                remarks.push(format!("503 within {:.1} s", refused_within(machines)?.as_secs_f64()));
            }
            Fault::CutFromBus(node) => machines.way_to_bus(node, Passage::Cut),
            Fault::UnplugFromBus(node) => machines.way_to_bus(node, Passage::Held),
            Fault::CutFromDatabase(node) => machines.way_to_database(node, Passage::Cut),
            Fault::UnplugFromDatabase(node) | Fault::UnplugFromDatabaseLong(node) => {
                machines.way_to_database(node, Passage::Held);
            }
            Fault::CutFromBoth(node) | Fault::UnplugFromBoth(node) => {
                let passage =
                    if matches!(self, Fault::CutFromBoth(_)) { Passage::Cut } else { Passage::Held };
                machines.way_to_bus(node, passage);
                machines.way_to_database(node, passage);
            }
            Fault::PauseNode(node) | Fault::PauseNodeLong(node) => machines.signal_node(node, "STOP")?,
            Fault::SlowDisk => machines.slow_commits(60),
            Fault::SlowWay(node) => {
                machines.way_to_database(node, Passage::Slow(Duration::from_millis(40)));
            }
            Fault::Drain(node) => remarks.push(drain(machines, node)?),
            Fault::Upgrade => {
                for (node, _) in machines.addresses().iter().enumerate() {
                    remarks.push(drain(machines, node)?);
                    machines.wait_until_well()?;
                }
            }
        }
        Ok(())
    }

    fn heal(self, machines: &mut Machines) -> anyhow::Result<()> {
        match self {
            Fault::KillNode(node) => machines.start_node(node)?,
            Fault::KillBus => machines.start_bus()?,
            Fault::PauseBus => machines.signal_bus("CONT")?,
            Fault::KillDatabase => machines.start_database(),
            Fault::CutFromBus(node) | Fault::UnplugFromBus(node) => machines.way_to_bus(node, Passage::Open),
            Fault::CutFromDatabase(node)
            | Fault::UnplugFromDatabase(node)
            | Fault::UnplugFromDatabaseLong(node)
            | Fault::SlowWay(node) => {
                machines.way_to_database(node, Passage::Open);
            }
            Fault::CutFromBoth(node) | Fault::UnplugFromBoth(node) => {
                machines.way_to_bus(node, Passage::Open);
                machines.way_to_database(node, Passage::Open);
            }
            Fault::PauseNode(node) | Fault::PauseNodeLong(node) => machines.signal_node(node, "CONT")?,
            Fault::SlowDisk => machines.slow_commits(0),
            Fault::Drain(_) | Fault::Upgrade => {}
        }
        Ok(())
    }
}

/// A node is asked to stop while people play, stops by itself, and is started again.
fn drain(machines: &mut Machines, node: usize) -> anyhow::Result<String> {
    let begun = Instant::now();
    let ended = machines.drain_node(node)?;
    ensure!(ended.success(), "node {} was asked to stop and ended with {ended}", node + 1);
    let took = begun.elapsed().as_secs_f64();
    machines.start_node(node)?;
    Ok(format!("stopped in {took:.1} s"))
}

/// Every node says clearly that it can't store anything, and when to come again. Answers how long all of them took.
fn refused_within(machines: &Machines) -> anyhow::Result<Duration> {
    let begun = Instant::now();
    for (node, _) in machines.addresses().iter().enumerate() {
        let client = machines.client(node).with_limit(TOLD_WITHIN);
        let wish = json!({ "game": game(&client)?, "seats": two_open_seats() });
        let mut last = String::new();
        let refused = || {
            let reply = client.post("/api/v1/tables", &wish);
            last = format!("{reply:?}");
            let clear = |reply: &Reply| reply.status == 503 && reply.headers.contains_key("retry-after");
            reply.is_ok_and(|reply| clear(&reply)).then_some(())
        };
        let waited = wait_within(&format!("node {} to say 503", node + 1), TOLD_WITHIN, refused);
        waited.with_context(|| last)?;
    }
    Ok(begun.elapsed())
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = match self {
            Fault::KillNode(_) => "kill",
            Fault::KillBus => "kill the bus",
            Fault::KillDatabase => "kill the database",
            Fault::CutFromBus(_) => "cut off from the bus",
            Fault::UnplugFromBus(_) => "unplug from the bus",
            Fault::CutFromDatabase(_) => "cut off from the database",
            Fault::UnplugFromDatabase(_) => "unplug from the database",
            Fault::CutFromBoth(_) => "cut off from bus and database",
            Fault::UnplugFromBoth(_) => "unplug from bus and database",
            Fault::PauseNode(_) => "pause",
            Fault::PauseNodeLong(_) => "pause for a minute",
            Fault::UnplugFromDatabaseLong(_) => "unplug from the database for a minute",
            Fault::PauseBus => "pause the bus",
            Fault::SlowDisk => "slow disk",
            Fault::SlowWay(_) => "slow way to the database",
            Fault::Drain(_) => "drain and start again",
            Fault::Upgrade => "drain and start all nodes in turn",
        };
        f.write_str(what)?;
        match self.node() {
            Some(node) => write!(f, ", node {}", node + 1),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Window {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let faults: Vec<String> = self.faults.iter().map(ToString::to_string).collect();
        write!(f, "{}: well after {:.1} s", faults.join(" + "), self.well.as_secs_f64())?;
        for remark in &self.remarks {
            write!(f, ", {remark}")?;
        }
        Ok(())
    }
}
