//! Whom we hear: what they seal with, which message of theirs was the last, and what their clock said then.

use crate::NodeId;
use crate::seal::{Key, Secret, front};
use bytes::Bytes;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::time::Instant;

/// So many senders are known at most. Whoever has the key makes few ids, and nobody else makes any.
const MOST: usize = 256;

/// The two subjects under which somebody is heard; under each, numbers only grow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Subject {
    ToAll = 0,
    ToMe = 1,
}

/// Everybody who was heard.
pub(crate) struct Hearing {
    secret: Secret,
    heard: Mutex<HashMap<NodeId, Heard>>,
}

struct Heard {
    key: Key,
    /// The number that must be exceeded under each subject.
    last: [Option<u64>; 2],
    clock: u64,
    at: Instant,
}

impl Hearing {
    pub(crate) fn new(secret: Secret) -> Self {
        Hearing { secret, heard: Mutex::default() }
    }

    fn heard(&self) -> MutexGuard<'_, HashMap<NodeId, Heard>> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What a message holds, and whose it is: if it is one of ours, and newer than all before it.
    pub(crate) fn open(&self, by: Subject, subject: &str, sealed: &[u8]) -> Option<(NodeId, Bytes)> {
        let (sender, number) = front(sealed)?;
        let mut heard = self.heard();
        if let Some(known) = heard.get_mut(&sender) {
            if known.last[by as usize].is_some_and(|last| number <= last) {
                return None;
            }
            let plain = known.key.open(subject, sealed)?;
            (known.last[by as usize], known.at) = (Some(number), Instant::now());
            return Some((sender, plain));
        }
        let key = self.secret.of(sender);
        let plain = key.open(subject, sealed)?;
        if heard.len() >= MOST {
            let oldest = heard.iter().min_by_key(|(_, known)| known.at).map(|(id, _)| *id);
            oldest.map(|oldest| heard.remove(&oldest));
        }
        let mut last = [None; 2];
        last[by as usize] = Some(number);
        heard.insert(sender, Heard { key, last, clock: 0, at: Instant::now() });
        Some((sender, plain))
    }

    /// What a sender's clock said in a message that came in this moment. It never goes back.
    pub(crate) fn note_clock(&self, sender: NodeId, clock: u64) {
        if let Some(known) = self.heard().get_mut(&sender) {
            (known.clock, known.at) = (known.clock.max(clock), Instant::now());
        }
    }

    /// What somebody's clock said last, and how many milliseconds ago that was heard.
    pub(crate) fn clock_of(&self, sender: NodeId) -> Option<(u64, u64)> {
        let heard = self.heard();
        heard.get(&sender).map(|known| (known.clock, known.at.elapsed().as_millis() as u64))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_counts_twice_or_after_what_came_later() {
        let hearing = Hearing::new(Secret::new(&[1; 32]));
        let secret = Secret::new(&[1; 32]);
        let ada = NodeId([1; 16]);
        let sealed = |number| secret.of(ada).seal(ada, number, "s", b"hello");
        let open = |by, number| hearing.open(by, "s", &sealed(number)).is_some();
        assert!(open(Subject::ToAll, 1) && !open(Subject::ToAll, 1));
        assert!(open(Subject::ToAll, 3) && !open(Subject::ToAll, 2));
        assert!(open(Subject::ToMe, 2), "each subject by itself");
        let strange = Secret::new(&[2; 32]).of(ada).seal(ada, 9, "s", b"hello");
        assert!(hearing.open(Subject::ToAll, "s", &strange).is_none());
        assert!(open(Subject::ToAll, 4), "what a stranger says changes nothing");
        hearing.note_clock(ada, 7);
        hearing.note_clock(ada, 5);
        assert_eq!(hearing.clock_of(ada).unwrap().0, 7);
        assert_eq!(hearing.clock_of(NodeId([2; 16])), None);
    }
}
