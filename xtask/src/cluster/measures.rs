//! How long people waited: for a stream that shows the table again after a kill, and for what others played while there was no bus.

use super::fault::{Fault, Window};
use super::judging::Logs;
use super::moments;
use super::person::{Followed, Notes};
use anyhow::{Context, ensure};
use benben_support::history::{Sent, Track, track};
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
    let (shown, steps) = (all_shown(notes, logs)?, all_steps(notes, logs));
    let back = times_until_back(windows, &shown, &steps);
    let seen = times_until_seen(&shown, &steps);
    let no_bus = |window: &Window| matches!(window.faults[..], [Fault::KillBus]);
    let silent_bus = |window: &Window| matches!(window.faults[..], [Fault::PauseBus]);
    // What the next fault might have kept from being seen in time tells nothing of this one.
    let undisturbed =
        |at: Duration| windows.iter().all(|window| window.begun <= at || at + SEEN_WITHIN < window.begun);
    let during = |is: &dyn Fn(&Window) -> bool| -> Vec<Waited> {
        let in_window = |at: Duration| {
            windows.iter().filter(|window| is(window)).any(|window| window.begun <= at && at < window.healed)
        };
        let meant = |waited: &&Waited| in_window(waited.since) && undisturbed(waited.since);
        seen.iter().filter(meant).cloned().collect()
    };
    let in_calm = |waited: &&Waited| {
        let calm = windows.iter().all(|at| waited.since < at.begun || at.healed < waited.since);
        calm && undisturbed(waited.since)
    };
    let (without_bus, with_silent_bus) = (during(&no_bus), during(&silent_bus));
    let calm: Vec<Waited> = seen.iter().filter(in_calm).cloned().collect();
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
    ensure!(back.iter().all(|waited| waited.time <= BACK_WITHIN), "the limit is {BACK_WITHIN:?}. {told}");
    ensure!(
        without_bus.iter().all(|waited| waited.time <= SEEN_WITHIN),
        "the limit is {SEEN_WITHIN:?}. {told}"
    );
    Ok(told)
}

/// How long somebody waited.
#[derive(Clone)]
struct Waited {
    since: Duration,
    time: Duration,
    /// For which stream.
    stream: String,
}

/// A stream, and how far along its table's log it went.
struct Shown<'a> {
    followed: &'a Followed,
    /// What its seat sees after each step.
    moments: Vec<u64>,
    track: Track,
}

/// Whose each step of a table is, and when it was acknowledged.
type Steps<'a> = BTreeMap<&'a str, Vec<(u64, Option<Duration>)>>;

fn all_shown<'a>(notes: &'a Notes, logs: &Logs) -> anyhow::Result<Vec<Shown<'a>>> {
    let shown = notes.followed.iter().map(|followed| {
        let record = logs.records.get(&followed.watched.table).context("every table was read")?;
        let moments = moments::of(record, followed.watched.seat)?;
        let track = track(&followed.watched, &moments).map_err(|flaw| anyhow::anyhow!("{flaw}"))?;
        Ok(Shown { followed, moments, track })
    });
    shown.collect()
}

fn all_steps<'a>(notes: &Notes, logs: &'a Logs) -> Steps<'a> {
    let acknowledged = notes.sent.iter().filter_map(|sent| Some((sent, sent.acknowledged?)));
    let acknowledged: BTreeMap<(&str, u64, u64), Duration> = acknowledged
        .map(|(Sent { table, seat, number, .. }, at)| ((table.as_str(), *seat, *number), at))
        .collect();
    let steps = logs.records.iter().map(|(table, record)| {
        let mut numbers: BTreeMap<u64, u64> = BTreeMap::new();
        let steps = record.steps.iter().map(|step| {
            let seat = u64::from(step.seat.number());
            let number = numbers.entry(seat).or_default();
            *number += 1;
            (seat, acknowledged.get(&(table.as_str(), seat, *number)).copied())
        });
        (table.as_str(), steps.collect())
    });
    steps.collect()
}

/// From a kill that happened alone until a stream from another node shows everything that was acknowledged before it, for
/// everyone who followed a stream of the one that was killed.
fn times_until_back(windows: &[Window], shown: &[Shown<'_>], steps: &Steps<'_>) -> Vec<Waited> {
    let mut times = Vec::new();
    for window in windows {
        let [Fault::KillNode(node)] = window.faults[..] else { continue };
        let broke = |Shown { followed, .. }: &&Shown<'_>| {
            let by_the_kill = window.begun <= followed.ended && followed.ended <= window.begun + BY_THE_KILL;
            followed.node == node && by_the_kill
        };
        for Shown { followed, moments, .. } in shown.iter().filter(broke) {
            let whose = |followed: &Followed| (followed.watched.table.clone(), followed.watched.seat);
            let before = |at: &Option<Duration>| at.is_some_and(|at| at <= window.begun);
            let known = steps[followed.watched.table.as_str()].iter().rposition(|(_, at)| before(at));
            let mut known = known.map_or(0, |step| step + 1);
            // What is done in secret shows nothing.
            while known > 0 && moments[known] == moments[known - 1] {
                known -= 1;
            }
            let later = shown.iter().filter(|shown| whose(shown.followed) == whose(followed));
            let later = later.flat_map(|shown| &shown.track);
            let truth = later.filter(|(at, position)| *at >= followed.ended && *position >= known);
            let time = truth.map(|(at, _)| *at - window.begun).min();
            let (since, stream) = (window.begun, followed.watched.stream.clone());
            times.extend(time.map(|time| Waited { since, time, stream }));
        }
    }
    times
}

/// From the acknowledgement of each action until the stream of another seat showed it. Only streams that were there all the
/// time are asked.
fn times_until_seen(shown: &[Shown<'_>], steps: &Steps<'_>) -> Vec<Waited> {
    let mut times = Vec::new();
    for Shown { followed, moments, track } in shown {
        let Some((begun, _)) = track.first() else { continue };
        for (after, (by, acknowledged)) in (1..).zip(&steps[followed.watched.table.as_str()]) {
            if *by == followed.watched.seat || moments[after] == moments[after - 1] {
                continue;
            }
            let Some(since) = acknowledged.filter(|at| begun <= at) else { continue };
            let seen = track.iter().find(|(_, position)| *position >= after).map(|(seen, _)| *seen);
            let too_late = Some(followed.ended).filter(|end| *end > since + SEEN_WITHIN);
            times.extend(seen.or(too_late).map(|seen| Waited {
                since,
                time: seen.saturating_sub(since),
                stream: followed.watched.stream.clone(),
            }));
        }
    }
    times
}

/// Times as people read them.
struct Told<'a>(&'a [Waited]);

impl std::fmt::Display for Told<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut times: Vec<&Waited> = self.0.iter().collect();
        times.sort_unstable_by_key(|waited| waited.time);
        let (Some(middle), Some(longest)) = (times.get(times.len() / 2), times.last()) else {
            return f.write_str("none");
        };
        write!(
            f,
            "{} times, half within {:.2} s, all within {:.2} s (the longest at {:.1} s, stream {})",
            times.len(),
            middle.time.as_secs_f64(),
            longest.time.as_secs_f64(),
            longest.since.as_secs_f64(),
            longest.stream
        )
    }
}
