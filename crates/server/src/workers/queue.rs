//! Who is served next: the client who has waited longest since being served last, not the one who asks most.

use super::{Patience, Undone};
use benben_store::Opener;
use std::collections::{HashMap, VecDeque};
use std::fmt;

/// A client, or whoever opened a table: those between whom the queue is fair.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Party(u64);

impl Party {
    /// The server itself, and tables of which nobody knows who opened them.
    pub(crate) const HOUSE: Party = Party(0);

    /// Whoever opened a table; everyone of a site waits in the same line.
    pub(crate) fn of(opener: Option<Opener>) -> Self {
        opener.map_or(Party::HOUSE, |opener| Party(opener.site()))
    }
}

#[cfg(test)]
impl Party {
    pub(super) const ADA: Party = Party(1);
    pub(super) const BO: Party = Party(2);
}

impl fmt::Debug for Party {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Party(…)")
    }
}

/// What matters more is done first, whoever asks for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rank {
    /// Somebody waits for it.
    First,
    /// Perhaps nobody does.
    Last,
}

/// Whose job runs, and how much it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Running {
    pub(super) party: Party,
    rank: Rank,
}

/// Jobs that wait.
pub(super) struct Queue<J> {
    /// By rank. In each, whoever comes first is served next.
    lines: [VecDeque<Line<J>>; 2],
    running: HashMap<Party, usize>,
    /// Jobs that run and for which perhaps nobody waits.
    running_last: usize,
    /// Jobs of one client at the same time, and such jobs: some room is always left for somebody who waits.
    most: usize,
    waiting: usize,
    patience: Patience,
}

struct Line<J> {
    party: Party,
    jobs: VecDeque<J>,
}

impl<J> Queue<J> {
    pub(super) fn new(most: usize, patience: Patience) -> Self {
        let (lines, running) = Default::default();
        Queue { lines, running, running_last: 0, most, waiting: 0, patience }
    }

    /// Puts a job at the end of the client's line.
    pub(super) fn push(&mut self, rank: Rank, party: Party, job: J) -> Result<(), Undone> {
        if self.waiting >= self.patience.all {
            return Err(Undone::Crowded);
        }
        let lines = &mut self.lines[rank as usize];
        match lines.iter_mut().find(|line| line.party == party) {
            Some(line) if line.jobs.len() >= self.patience.each => return Err(Undone::EnoughOfYours),
            Some(line) => line.jobs.push_back(job),
            None => lines.push_back(Line { party, jobs: VecDeque::from([job]) }),
        }
        self.waiting += 1;
        Ok(())
    }

    /// How many wait.
    pub(super) fn waiting(&self) -> usize {
        self.waiting
    }

    /// The next job, of the next client who has not enough running already.
    pub(super) fn pop(&mut self) -> Option<(Running, J)> {
        for (rank, lines) in [Rank::First, Rank::Last].into_iter().zip(&mut self.lines) {
            if rank == Rank::Last && self.running_last >= self.most {
                continue;
            }
            let free = |line: &Line<J>| self.running.get(&line.party).is_none_or(|n| *n < self.most);
            let Some(index) = lines.iter().position(free) else { continue };
            let mut line = lines.remove(index)?;
            let (party, job) = (line.party, line.jobs.pop_front());
            if !line.jobs.is_empty() {
                lines.push_back(line);
            }
            self.waiting -= 1;
            *self.running.entry(party).or_default() += 1;
            self.running_last += usize::from(rank == Rank::Last);
            return job.map(|job| (Running { party, rank }, job));
        }
        None
    }

    /// A job is done.
    pub(super) fn done(&mut self, Running { party, rank }: Running) {
        self.running_last -= usize::from(rank == Rank::Last);
        if let Some(running) = self.running.get_mut(&party) {
            *running -= 1;
            if *running == 0 {
                self.running.remove(&party);
            }
        }
    }
}

impl<J> fmt::Debug for Queue<J> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Queue").field("running", &self.running).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: Party = Party::ADA;
    const BO: Party = Party::BO;

    fn queue(jobs: &[(Rank, Party, &'static str)]) -> Queue<&'static str> {
        let mut queue = Queue::new(9, Patience::ENDLESS);
        jobs.iter().for_each(|(rank, party, job)| queue.push(*rank, *party, *job).unwrap());
        queue
    }

    fn order(mut queue: Queue<&'static str>) -> Vec<&'static str> {
        std::iter::from_fn(|| queue.pop().map(|(_, job)| job)).collect()
    }

    #[test]
    fn clients_take_turns_however_much_one_asks_for() {
        use Rank::First;
        let crowd = [(First, ADA, "a1"), (First, ADA, "a2"), (First, ADA, "a3"), (First, BO, "b1")];
        assert_eq!(order(queue(&crowd)), ["a1", "b1", "a2", "a3"]);
    }

    #[test]
    fn what_matters_more_comes_first() {
        let jobs = [(Rank::Last, ADA, "later"), (Rank::First, BO, "sooner"), (Rank::First, ADA, "soon")];
        assert_eq!(order(queue(&jobs)), ["sooner", "soon", "later"]);
    }

    #[test]
    fn whoever_has_enough_running_waits_and_others_do_not() {
        let mut queue = Queue::new(1, Patience::ENDLESS);
        for (party, job) in [(ADA, "a1"), (ADA, "a2"), (BO, "b1")] {
            queue.push(Rank::First, party, job).unwrap();
        }
        let mut next = || queue.pop().map(|(running, job)| (running.party, job));
        assert_eq!([next(), next(), next()], [Some((ADA, "a1")), Some((BO, "b1")), None]);
        queue.done(Running { party: ADA, rank: Rank::First });
        assert_eq!(queue.pop().map(|(_, job)| job), Some("a2"));
    }

    #[test]
    fn f04_what_perhaps_nobody_waits_for_leaves_room_for_somebody_who_does() {
        let mut queue = Queue::new(1, Patience::ENDLESS);
        queue.push(Rank::Last, ADA, "a").unwrap();
        queue.push(Rank::Last, BO, "b").unwrap();
        let (first, job) = queue.pop().unwrap();
        assert_eq!((job, queue.pop()), ("a", None), "all else stays free");
        queue.push(Rank::First, BO, "somebody waits").unwrap();
        assert_eq!(queue.pop().map(|(_, job)| job), Some("somebody waits"));
        queue.done(first);
        queue.done(Running { party: BO, rank: Rank::First });
        assert_eq!(queue.pop().map(|(_, job)| job), Some("b"));
    }

    #[test]
    fn nobody_waits_in_a_line_without_end() {
        let mut queue = Queue::new(1, Patience { each: 2, all: 3 });
        assert_eq!(
            [0; 3].map(|_| queue.push(Rank::First, ADA, ())),
            [Ok(()), Ok(()), Err(Undone::EnoughOfYours)]
        );
        assert_eq!([0; 2].map(|_| queue.push(Rank::First, BO, ())), [Ok(()), Err(Undone::Crowded)]);
    }
}
