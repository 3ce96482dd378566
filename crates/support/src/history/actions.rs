//! Every acknowledged action is in the log exactly once, and in an order that agrees with real time.

use super::{Compared, Flaw, Log, Logged, Sent};
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

/// What a seat sent under each number. Whoever got no answer and then saw another position may have sent another action.
type Candidates<'a> = BTreeMap<u64, Vec<&'a Sent>>;

pub(super) fn check(sent: &[&Sent], log: &Log, compared: &mut Compared, flaws: &mut Vec<Flaw>) {
    // Bots send nothing; what they play is in the log all the same.
    let seats: BTreeSet<u64> = sent.iter().map(|sent| sent.seat).collect();
    for seat in seats {
        let mut candidates = Candidates::new();
        for sent in sent.iter().filter(|sent| sent.seat == seat) {
            candidates.entry(sent.number).or_default().push(sent);
            match sent.acknowledged {
                Some(_) => compared.acknowledged += 1,
                None => compared.unanswered += 1,
            }
        }
        let own: Vec<&str> = log
            .entries
            .iter()
            .filter(|entry| entry.seat == seat)
            .map(|entry| entry.action.as_str())
            .collect();
        flaws.extend(first_flaw(&candidates, &own, &log.table, seat));
    }
    flaws.extend(first_disorder(sent, log, compared));
}

/// Does what a seat has in the log from here on fit what it sent, `later` numbers further on?
fn fits(candidates: &Candidates<'_>, own: &[&str], from: usize, number: u64) -> bool {
    own[from..].iter().zip(number..).all(|(action, number)| {
        candidates.get(&number).is_some_and(|sent| sent.iter().any(|sent| sent.action == *action))
    })
}

fn first_flaw(candidates: &Candidates<'_>, own: &[&str], table: &str, seat: u64) -> Option<Flaw> {
    for (at, (action, number)) in own.iter().zip(1..).enumerate() {
        let sent = candidates.get(&number).map_or(&[][..], Vec::as_slice);
        let missing = sent.iter().find(|sent| sent.acknowledged.is_some() && sent.action != *action);
        let known = sent.iter().any(|sent| sent.action == *action);
        if missing.is_none() && known {
            continue;
        }
        // From here on everything is one place early.
        if let Some(lost) = missing.filter(|_| fits(candidates, own, at, number + 1)) {
            return Some(Flaw::Lost((*lost).clone()));
        }
        // What stands here was sent before, and from here on everything is one place late.
        let before = (1..number).rev().filter_map(|number| candidates.get(&number)).flatten();
        let twice = before.into_iter().find(|sent| sent.action == *action);
        if let Some(twice) = twice.filter(|_| fits(candidates, own, at + 1, number)) {
            return Some(Flaw::Doubled((*twice).clone()));
        }
        return Some(match missing {
            Some(lost) => Flaw::Lost((*lost).clone()),
            None => {
                let entry = Logged { seat, action: (*action).to_owned() };
                Flaw::NotSent { table: table.to_owned(), entry }
            }
        });
    }
    let mut rest = candidates.range(own.len() as u64 + 1..).flat_map(|(_, sent)| sent);
    rest.find(|sent| sent.acknowledged.is_some()).map(|lost| Flaw::Lost((*lost).clone()))
}

/// The first entry that was acknowledged before another one was sent, and stands after it.
fn first_disorder(sent: &[&Sent], log: &Log, compared: &mut Compared) -> Option<Flaw> {
    let mut numbers: BTreeMap<u64, u64> = BTreeMap::new();
    let mut latest: Option<&Sent> = None;
    let mut last_acknowledged: Option<Duration> = None;
    for entry in &log.entries {
        let number = numbers.entry(entry.seat).or_default();
        *number += 1;
        let found = sent
            .iter()
            .find(|sent| (sent.seat, sent.number, &sent.action) == (entry.seat, *number, &entry.action));
        let Some(found) = found else { continue };
        compared.ordered += usize::from(last_acknowledged.is_some_and(|before| before < found.sent));
        if let (Some(latest), Some(acknowledged)) = (latest, found.acknowledged)
            && acknowledged < latest.sent
        {
            return Some(Flaw::Disorder(Box::new(latest.clone()), Box::new((*found).clone())));
        }
        if latest.is_none_or(|latest| latest.sent < found.sent) {
            latest = Some(found);
        }
        last_acknowledged = found.acknowledged;
    }
    None
}
