//! Who is served next: the client who has waited longest since being served last, not the one who asks most.

use super::{QueueLimits, Undone};
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
    pub(crate) const ADA: Party = Party(1);
    pub(crate) const BO: Party = Party(2);
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
    /// Somebody does, and has time: a finished game is looked at again.
    Study,
    /// Perhaps nobody does.
    Last,
}

impl Rank {
    const ALL: [Rank; 3] = [Rank::First, Rank::Study, Rank::Last];
}

/// How many jobs may run at the same time.
#[derive(Clone, Copy, Debug)]
pub(super) struct Room {
    /// Of one client, and of all that can wait: some room is always left for somebody who can't.
    pub(super) most: usize,
    /// Of those that look at finished games.
    pub(super) studies: usize,
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
    lines: [VecDeque<Line<J>>; 3],
    running: HashMap<Party, usize>,
    /// Jobs that run, by rank.
    running_of: [usize; 3],
    room: Room,
    waiting: usize,
    limits: QueueLimits,
}

struct Line<J> {
    party: Party,
    jobs: VecDeque<J>,
}

impl<J> Queue<J> {
    pub(super) fn new(room: Room, limits: QueueLimits) -> Self {
        let (lines, running, running_of) = Default::default();
        Queue { lines, running, running_of, room, waiting: 0, limits }
    }

    /// Puts a job at the end of the client's line.
    pub(super) fn push(&mut self, rank: Rank, party: Party, job: J) -> Result<(), Undone> {
        if self.waiting >= self.limits.all {
            return Err(Undone::Crowded);
        }
        let lines = &mut self.lines[rank as usize];
        match lines.iter_mut().find(|line| line.party == party) {
            Some(line) if line.jobs.len() >= self.limits.each => return Err(Undone::EnoughOfYours),
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
        let Room { most, studies } = self.room;
        let [_, studied, last] = self.running_of;
        for (rank, lines) in Rank::ALL.into_iter().zip(&mut self.lines) {
            let full = studied + last >= most || (rank == Rank::Study && studied >= studies);
            if rank != Rank::First && full {
                continue;
            }
            let free = |line: &Line<J>| self.running.get(&line.party).is_none_or(|n| *n < most);
            let Some(index) = lines.iter().position(free) else { continue };
            let mut line = lines.remove(index)?;
            let (party, job) = (line.party, line.jobs.pop_front());
            if !line.jobs.is_empty() {
                lines.push_back(line);
            }
            self.waiting -= 1;
            *self.running.entry(party).or_default() += 1;
            self.running_of[rank as usize] += 1;
            return job.map(|job| (Running { party, rank }, job));
        }
        None
    }

    /// A job is done.
    pub(super) fn done(&mut self, Running { party, rank }: Running) {
        self.running_of[rank as usize] -= 1;
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

    const WIDE: Room = Room { most: 9, studies: 9 };
    const NARROW: Room = Room { most: 1, studies: 1 };

    fn queue(jobs: &[(Rank, Party, &'static str)]) -> Queue<&'static str> {
        let mut queue = Queue::new(WIDE, QueueLimits::ENDLESS);
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
        let mut queue = Queue::new(NARROW, QueueLimits::ENDLESS);
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
        let mut queue = Queue::new(NARROW, QueueLimits::ENDLESS);
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
    fn finished_games_come_after_people_before_bots_alone_and_have_half_the_room() {
        let mut queue = Queue::new(Room { most: 3, studies: 2 }, QueueLimits::ENDLESS);
        for number in 0..3 {
            queue.push(Rank::Last, ADA, ("bots alone", number)).unwrap();
            queue.push(Rank::Study, BO, ("study", number)).unwrap();
        }
        queue.push(Rank::First, ADA, ("people", 0)).unwrap();
        let mut next = || queue.pop().map(|(_, (what, _))| what);
        assert_eq!(
            [next(), next(), next(), next()].map(Option::unwrap),
            ["people", "study", "study", "bots alone"]
        );
        assert_eq!(next(), None, "the rest is for people");
        queue.done(Running { party: BO, rank: Rank::Study });
        assert_eq!(queue.pop().map(|(_, (what, _))| what), Some("study"));
    }

    #[test]
    fn nobody_waits_in_a_line_without_end() {
        let mut queue = Queue::new(NARROW, QueueLimits { each: 2, all: 3 });
        assert_eq!(
            [0; 3].map(|_| queue.push(Rank::First, ADA, ())),
            [Ok(()), Ok(()), Err(Undone::EnoughOfYours)]
        );
        assert_eq!([0; 2].map(|_| queue.push(Rank::First, BO, ())), [Ok(()), Err(Undone::Crowded)]);
    }
}
