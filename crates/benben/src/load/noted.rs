//! What the players of the load note of a table, to be compared in the end with what the servers have.

use super::table::SEATS;
use std::cell::RefCell;
use std::rc::Rc;

/// A table and what was done there.
#[derive(Clone, Debug)]
pub(super) struct Noted {
    pub(super) table: String,
    /// What holds the seats.
    pub(super) tokens: [String; SEATS],
    pub(super) acted: [Acted; SEATS],
}

/// What a seat did.
#[derive(Clone, Debug, Default)]
pub(super) struct Acted {
    /// The acknowledged actions, each with a line end, because there are many of them.
    acknowledged: String,
    count: usize,
    /// Sent, and not acknowledged so far: it may be there or not.
    pending: Option<String>,
}

/// How what a server has differs from what it acknowledged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Difference {
    /// Acknowledged actions that aren't there.
    pub(super) lost: u64,
    /// Actions that are there and were not sent, or are there once more than they were sent.
    pub(super) doubled: u64,
}

impl Noted {
    /// Nothing was done yet.
    pub(super) fn new(table: String, tokens: [String; SEATS]) -> Rc<RefCell<Self>> {
        Rc::new(RefCell::new(Noted { table, tokens, acted: Default::default() }))
    }
}

impl Acted {
    /// An action is sent.
    pub(super) fn sent(&mut self, action: String) {
        self.pending = Some(action);
    }

    /// What was sent is acknowledged.
    pub(super) fn acknowledged(&mut self) {
        if let Some(action) = self.pending.take() {
            self.acknowledged.push_str(&action);
            self.acknowledged.push('\n');
            self.count += 1;
        }
    }

    /// A server has these actions of the seat, in this order.
    pub(super) fn compared_with(&self, there: &[&str]) -> Difference {
        let noted: Vec<&str> = self.acknowledged.lines().collect();
        // Nearly always.
        if there == noted {
            return Difference::default();
        }
        let common = longest_in_common(&noted, there);
        let pending = self.pending.is_some() && there.last().copied() == self.pending.as_deref();
        let doubled = (there.len() - common).saturating_sub(usize::from(pending));
        Difference { lost: (noted.len() - common) as u64, doubled: doubled as u64 }
    }

    /// A server has so many actions of the seat, and doesn't say which, because the game isn't over.
    pub(super) fn compared_with_count(&self, there: u64) -> Difference {
        let (least, most) = (self.count as u64, (self.count + usize::from(self.pending.is_some())) as u64);
        Difference { lost: least.saturating_sub(there), doubled: there.saturating_sub(most) }
    }

    /// Everything that was acknowledged is gone.
    pub(super) fn gone(&self) -> Difference {
        Difference { lost: self.count as u64, doubled: 0 }
    }
}

impl Difference {
    /// Both differences together.
    pub(super) fn and(self, other: Self) -> Self {
        Difference { lost: self.lost + other.lost, doubled: self.doubled + other.doubled }
    }

    /// Two servers may have the same fault: it counts once.
    pub(super) fn or(self, other: Self) -> Self {
        Difference { lost: self.lost.max(other.lost), doubled: self.doubled.max(other.doubled) }
    }
}

/// How long the longest sequence is that both have, whatever stands in between.
fn longest_in_common(one: &[&str], other: &[&str]) -> usize {
    let mut row = vec![0; other.len() + 1];
    for left in one {
        let mut diagonal = 0;
        for (at, right) in other.iter().enumerate() {
            let above = row[at + 1];
            row[at + 1] = if left == right { diagonal + 1 } else { above.max(row[at]) };
            diagonal = above;
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn acted(acknowledged: &[&str], pending: Option<&str>) -> Acted {
        let mut acted = Acted::default();
        for action in acknowledged {
            acted.sent((*action).to_owned());
            acted.acknowledged();
        }
        if let Some(pending) = pending {
            acted.sent(pending.to_owned());
        }
        acted
    }

    #[test]
    fn what_was_acknowledged_is_there_and_what_was_only_sent_may_be() {
        let acted = acted(&["a", "b", "a"], Some("c"));
        for there in [&["a", "b", "a"][..], &["a", "b", "a", "c"]] {
            assert_eq!(acted.compared_with(there), Difference::default(), "{there:?}");
            assert_eq!(acted.compared_with_count(there.len() as u64), Difference::default());
        }
    }

    #[test]
    fn a_lost_and_a_doubled_action_are_told_apart() {
        let acted = acted(&["a", "b", "c"], Some("d"));
        let check = |there: &[&str], lost, doubled| {
            assert_eq!(acted.compared_with(there), Difference { lost, doubled }, "{there:?}");
        };
        check(&["a", "c"], 1, 0);
        check(&["a", "c", "d"], 1, 0);
        check(&["a", "b", "b", "c"], 0, 1);
        check(&["a", "b", "c", "d", "d"], 0, 1);
        check(&["a", "x", "c"], 1, 1);
        check(&[], 3, 0);
        assert_eq!(acted.compared_with_count(2), Difference { lost: 1, doubled: 0 });
        assert_eq!(acted.compared_with_count(5), Difference { lost: 0, doubled: 1 });
        assert_eq!(acted.gone(), Difference { lost: 3, doubled: 0 });
    }
}
