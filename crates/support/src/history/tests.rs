//! The judge on histories with one flaw each: whoever never finds anything proves nothing.

use super::*;

const T: &str = "table";

fn at(milliseconds: u64) -> Duration {
    Duration::from_millis(milliseconds)
}

fn sent(seat: u64, number: u64, action: &str, from: u64, to: Option<u64>) -> Sent {
    let action = action.to_owned();
    Sent { table: T.to_owned(), seat, number, action, sent: at(from), acknowledged: to.map(at) }
}

fn log(node: &str, entries: &[(u64, &str)]) -> Log {
    let entries = entries.iter().map(|(seat, action)| Logged { seat: *seat, action: (*action).to_owned() });
    Log { node: node.to_owned(), table: T.to_owned(), entries: entries.collect() }
}

fn watched(shown: &[u64]) -> Watched {
    let shown = (0..).zip(shown).map(|(time, shown)| (at(time), *shown)).collect();
    Watched { stream: "one".to_owned(), table: T.to_owned(), seat: 1, shown }
}

/// The moments of a log: everyone sees how many entries there are, and seat 1 doesn't see the third.
fn moments(log: &Log, seat: u64) -> Vec<u64> {
    (0..=log.entries.len() as u64)
        .map(|count| if seat == 1 && count >= 3 { count - 1 } else { count })
        .collect()
}

/// Seats 1 and 2 play by turns; the last action of seat 2 was never answered.
fn good() -> History {
    let entries = [(1, "a"), (2, "x"), (1, "b"), (2, "y"), (1, "a")];
    History {
        sent: vec![
            sent(1, 1, "a", 0, Some(10)),
            sent(2, 1, "x", 20, Some(30)),
            sent(1, 2, "b", 40, Some(50)),
            sent(2, 2, "y", 60, None),
            sent(1, 3, "a", 80, Some(90)),
            sent(2, 3, "z", 95, None),
        ],
        watched: vec![watched(&[0, 1, 1, 2, 3, 4]), watched(&[2, 4])],
        logs: vec![log("north", &entries), log("south", &entries)],
    }
}

#[track_caller]
fn check(flaw: Flaw, spoil: impl FnOnce(&mut History)) {
    let mut history = good();
    spoil(&mut history);
    let flaws = judge(&history, moments).expect_err("there is a flaw");
    assert_eq!(flaws, [flaw]);
}

/// Changes the log of all nodes.
fn relog(history: &mut History, entries: &[(u64, &str)]) {
    history.logs = vec![log("north", entries), log("south", entries)];
    history.watched.clear();
}

#[test]
fn a_good_history_is_told_by_numbers() {
    let compared = judge(&good(), moments).unwrap();
    let expected =
        Compared { tables: 1, logs: 2, acknowledged: 4, unanswered: 2, ordered: 3, streams: 2, snapshots: 8 };
    assert_eq!(compared, expected);
}

#[test]
fn what_was_never_acknowledged_may_be_missing() {
    let mut history = good();
    relog(&mut history, &[(1, "a"), (2, "x"), (1, "b"), (1, "a")]);
    judge(&history, moments).unwrap();
    relog(&mut history, &[(1, "a"), (2, "x"), (1, "b"), (2, "y"), (1, "a"), (2, "z")]);
    judge(&history, moments).unwrap();
}

#[test]
fn a_lost_action_is_found_wherever_it_was() {
    check(Flaw::Lost(sent(1, 2, "b", 40, Some(50))), |history| {
        relog(history, &[(1, "a"), (2, "x"), (2, "y"), (1, "a")]);
    });
    check(Flaw::Lost(sent(1, 3, "a", 80, Some(90))), |history| {
        relog(history, &[(1, "a"), (2, "x"), (1, "b"), (2, "y")]);
    });
    check(Flaw::Lost(sent(1, 2, "b", 40, Some(50))), |history| {
        // Another node took something else under the same number, and said yes as well.
        history.sent.push(sent(1, 2, "c", 41, Some(49)));
        relog(history, &[(1, "a"), (2, "x"), (1, "c"), (2, "y"), (1, "a")]);
    });
}

#[test]
fn a_doubled_action_is_found() {
    check(Flaw::Doubled(sent(1, 2, "b", 40, Some(50))), |history| {
        relog(history, &[(1, "a"), (2, "x"), (1, "b"), (1, "b"), (2, "y"), (1, "a")]);
    });
    check(Flaw::Doubled(sent(2, 1, "x", 20, Some(30))), |history| {
        history.sent.truncate(3);
        relog(history, &[(1, "a"), (2, "x"), (1, "b"), (2, "x")]);
    });
}

#[test]
fn an_action_that_nobody_sent_is_found() {
    let entry = Logged { seat: 2, action: "w".to_owned() };
    check(Flaw::NotSent { table: T.to_owned(), entry }, |history| {
        relog(history, &[(1, "a"), (2, "x"), (1, "b"), (2, "y"), (1, "a"), (2, "w")]);
    });
}

#[test]
fn an_order_against_real_time_is_found() {
    let (before, after) = (sent(1, 2, "b", 40, Some(50)), sent(2, 1, "x", 20, Some(30)));
    check(Flaw::Disorder(Box::new(before), Box::new(after)), |history| {
        relog(history, &[(1, "a"), (1, "b"), (2, "x"), (2, "y"), (1, "a")]);
    });
}

#[test]
fn actions_that_overlapped_may_stand_either_way() {
    let mut history = good();
    history.sent[2].sent = at(25);
    relog(&mut history, &[(1, "a"), (1, "b"), (2, "x"), (2, "y"), (1, "a")]);
    judge(&history, moments).unwrap();
}

#[test]
fn a_stream_that_goes_backwards_is_found() {
    check(Flaw::Backwards { stream: "one".to_owned(), snapshot: 3 }, |history| {
        history.watched = vec![watched(&[0, 2, 1])];
    });
}

#[test]
fn a_stream_that_shows_what_was_never_so_is_found() {
    check(Flaw::NeverSo { stream: "one".to_owned(), snapshot: 2 }, |history| {
        history.watched = vec![watched(&[0, 5])];
    });
}

#[test]
fn nodes_that_end_with_different_logs_are_found() {
    let nodes = ["north", "south"].map(str::to_owned);
    check(Flaw::Differing { table: T.to_owned(), nodes }, |history| {
        history.logs[1].entries.pop();
    });
    check(Flaw::NoLog { table: "other".to_owned(), node: "south".to_owned() }, |history| {
        history.logs.push(Log { table: "other".to_owned(), ..history.logs[0].clone() });
    });
}

#[test]
fn a_track_says_how_far_the_log_had_certainly_come() {
    let moments = moments(&good().logs[0], 1);
    let track = track(&watched(&[0, 1, 2, 3]), &moments).unwrap();
    assert_eq!(track, [(at(0), 0), (at(1), 1), (at(2), 2), (at(3), 4)]);
}
