//! Which luck a step gets: drawn once, it comes again whatever is taken back, and nobody can ask for another.
//!
//! The first step that asks for luck gets the table's first luck, the second its second, and so on. Whatever draws next
//! after a step was taken back gets the luck that this step had. So neither playing something else, nor taking back once
//! more, nor the number of small actions in between leads to luck that was not due.

/// The luck of a table: what was drawn, and how much of it the steps that count have used.
#[derive(Clone, Debug, Default)]
pub(super) struct Drawn {
    /// The keys of all luck ever drawn, in the order in which it is used: each is the number of the step that first drew it.
    keys: Vec<u64>,
    /// The luck of every step that counts.
    used: Vec<Used>,
    /// How many of `keys` they have drawn.
    drawn: usize,
    /// While a record of early releases is replayed: the keys that the steps to come have.
    own: Vec<u64>,
}

#[derive(Clone, Copy, Debug)]
struct Used {
    key: u64,
    drawn: bool,
}

impl Drawn {
    /// The key of the luck for the next step, which has this number in the record.
    pub(super) fn next(&self, number: u64) -> u64 {
        let own = self.own.get(self.used.len());
        own.or(self.keys.get(self.drawn)).copied().unwrap_or(number)
    }

    /// A step was played with this luck, and asked for it so often.
    pub(super) fn played(&mut self, key: u64, asked: u32) {
        let drawn = asked > 0;
        if drawn && self.drawn == self.keys.len() {
            self.keys.push(key);
        }
        self.drawn += usize::from(drawn);
        self.used.push(Used { key, drawn });
    }

    /// Did the step at this index draw luck?
    pub(super) fn drew(&self, index: usize) -> bool {
        self.used[index].drawn
    }

    /// Did a later step than the one at this index draw luck?
    pub(super) fn drew_after(&self, index: usize) -> bool {
        self.used[index + 1..].iter().any(|used| used.drawn)
    }

    /// No step was played yet, and all luck that was drawn comes again.
    pub(super) fn rewind(&mut self) {
        self.used.clear();
        self.drawn = 0;
    }

    /// What early releases did when the step at this index was taken back: its luck will not come again, and every
    /// other step keeps the luck it had, whether it draws or not.
    pub(super) fn forget(&mut self, index: usize) {
        self.own = self.used.iter().map(|used| used.key).collect();
        self.own.remove(index);
        self.keys.clear();
    }

    /// All steps have got the luck they had.
    pub(super) fn settle(&mut self) {
        self.own.clear();
    }
}
