//! How long people waited: for a stream that shows the table again after a kill, and for what others played while there was no bus.

use super::fault::{Fault, Window};
use super::judging::Logs;
use super::moments;
use super::person::{Followed, Notes};
use anyhow::{Context, ensure};
use benben_support::history::{Sent, track};
use std::collections::BTreeMap;
use std::time::Duration;

/// After a kill a stream shows the table again within this time.
const BACK_WITHIN: Duration = Duration::from_secs(5);
/// Without a bus, what others play is seen within this time.
const SEEN_WITHIN: Duration = Duration::from_secs(2);
/// Streams that ended so soon after a kill ended by it.
const BY_THE_KILL: Duration = Duration::from_secs(1);

/// Measures, and refuses what takes too long. What was measured is told.
pub(super) fn check(windows: &[Window], notes: &Notes, logs: &Logs) -> anyhow::Result<String> {
    let back = times_until_back(windows, notes);
    let seen = times_until_seen(notes, logs)?;
    let no_bus = |window: &Window| matches!(window.faults[..], [Fault::KillBus]);
    let silent_bus = |window: &Window| matches!(window.faults[..], [Fault::PauseBus]);
    let during = |is: &dyn Fn(&Window) -> bool| -> Vec<Duration> {
        let in_window = |at: Duration| {
            windows.iter().filter(|window| is(window)).any(|window| window.begun <= at && at < window.healed)
        };
        seen.iter().filter(|(at, _)| in_window(*at)).map(|(_, time)| *time).collect()
    };
    let in_calm = |at: Duration| windows.iter().all(|window| at < window.begun || window.healed < at);
    let (without_bus, with_silent_bus) = (during(&no_bus), during(&silent_bus));
    let calm: Vec<Duration> = seen.iter().filter(|(at, _)| in_calm(*at)).map(|(_, time)| *time).collect();
    let told = format!(
        "Streams after a kill: {}. Seen by others: {}; without a bus: {}; with one that is silent: {}.",
        Told(&back),
        Told(&calm),
        Told(&without_bus),
        Told(&with_silent_bus)
    );
    let killed = windows.iter().any(|window| matches!(window.faults[..], [Fault::KillNode(_)]));
    let interrupted = !back.is_empty() && notes.again > 0;
    ensure!(!killed || interrupted, "nobody was interrupted by a kill: nothing is proved. {told}");
    let bus_died = windows.iter().any(no_bus);
    ensure!(!bus_died || !without_bus.is_empty(), "nobody played without a bus: nothing is proved. {told}");
    ensure!(back.iter().all(|time| *time <= BACK_WITHIN), "the limit is {BACK_WITHIN:?}. {told}");
    ensure!(without_bus.iter().all(|time| *time <= SEEN_WITHIN), "the limit is {SEEN_WITHIN:?}. {told}");
    Ok(told)
}

/// From a kill that happened alone to the first snapshot at another node, for everyone who followed a stream there.
fn times_until_back(windows: &[Window], notes: &Notes) -> Vec<Duration> {
    let mut times = Vec::new();
    for window in windows {
        let [Fault::KillNode(node)] = window.faults[..] else { continue };
        let broke = |followed: &&Followed| {
            let by_the_kill = window.begun <= followed.ended && followed.ended <= window.begun + BY_THE_KILL;
            followed.node == node && by_the_kill
        };
        for broken in notes.followed.iter().filter(broke) {
            let same = |followed: &&Followed| {
                followed.watched.table == broken.watched.table && followed.watched.seat == broken.watched.seat
            };
            let later = notes.followed.iter().filter(same).flat_map(|followed| &followed.watched.shown);
            let next = later.map(|(at, _)| *at).filter(|at| *at >= broken.ended).min();
            times.extend(next.map(|at| at - window.begun));
        }
    }
    times
}

/// When each action was acknowledged, and how long it then took until the stream of another seat showed it. Only streams that
/// were there all the time are asked.
fn times_until_seen(notes: &Notes, logs: &Logs) -> anyhow::Result<Vec<(Duration, Duration)>> {
    let mut times = Vec::new();
    let mut by_table: BTreeMap<&str, Vec<&Followed>> = BTreeMap::new();
    for followed in &notes.followed {
        by_table.entry(&followed.watched.table).or_default().push(followed);
    }
    let mut sent: BTreeMap<(&str, u64, u64), &Sent> = BTreeMap::new();
    for acknowledged in notes.sent.iter().filter(|sent| sent.acknowledged.is_some()) {
        sent.insert((&acknowledged.table, acknowledged.seat, acknowledged.number), acknowledged);
    }
    for (table, streams) in by_table {
        let record = logs.records.get(table).context("every table was read")?;
        for followed in streams {
            let seat = followed.watched.seat;
            let moments = moments::of(record, seat)?;
            let track = track(&followed.watched, &moments).map_err(|flaw| anyhow::anyhow!("{flaw}"))?;
            let Some((begun, _)) = track.first() else { continue };
            let mut numbers: BTreeMap<u64, u64> = BTreeMap::new();
            for (after, step) in (1..).zip(&record.steps) {
                let by = u64::from(step.seat.number());
                let number = numbers.entry(by).or_default();
                *number += 1;
                // What is done in secret shows nothing.
                if by == seat || moments[after] == moments[after - 1] {
                    continue;
                }
                let acknowledged = sent.get(&(table, by, *number)).and_then(|sent| sent.acknowledged);
                let Some(at) = acknowledged.filter(|at| begun <= at) else { continue };
                let seen = track.iter().find(|(_, position)| *position >= after).map(|(seen, _)| *seen);
                if let Some(seen) =
                    seen.or_else(|| Some(followed.ended).filter(|end| *end > at + SEEN_WITHIN))
                {
                    times.push((at, seen.saturating_sub(at)));
                }
            }
        }
    }
    Ok(times)
}

/// Times as people read them.
struct Told<'a>(&'a [Duration]);

impl std::fmt::Display for Told<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut times = self.0.to_vec();
        times.sort_unstable();
        match (times.get(times.len() / 2), times.last()) {
            (Some(middle), Some(longest)) => write!(
                f,
                "{} times, half within {:.2} s, all within {:.2} s",
                times.len(),
                middle.as_secs_f64(),
                longest.as_secs_f64()
            ),
            _ => f.write_str("none"),
        }
    }
}
