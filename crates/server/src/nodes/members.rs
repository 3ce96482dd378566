//! Who is one of us: whoever was heard within the last seconds, and has heard us within them. All times are our own, so clocks
//! that differ change nothing.

use super::beat::Beat;
use super::homes::Homes;
use benben_bus::NodeId;
use std::collections::BTreeMap;
use std::time::Duration;
use tokio::time::Instant;

/// So long a beat counts.
pub(super) const LASTS: Duration = Duration::from_millis(3_500);
/// Of nodes that were not heard for so long nothing is remembered.
const FORGOTTEN: Duration = Duration::from_secs(60);

/// Whom we hear.
#[derive(Debug)]
pub(super) struct Members {
    me: NodeId,
    heard: BTreeMap<NodeId, Heard>,
}

#[derive(Debug)]
struct Heard {
    /// Until when it counts as one of us.
    until: Option<Instant>,
    at: Instant,
    clock: u64,
    beat: Beat,
}

impl Heard {
    fn is_member(&self, now: Instant) -> bool {
        self.until.is_some_and(|until| now < until)
    }
}

/// What a beat was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum News {
    /// Somebody who doesn't know us yet, or whom we didn't know: they should hear of us at once.
    Stranger,
    /// Nothing that has to be told.
    Nothing,
    /// They are about to be gone.
    Leaves,
}

impl Members {
    pub(super) fn new(me: NodeId) -> Self {
        Members { me, heard: BTreeMap::new() }
    }

    /// A beat of another node, whose clock said `clock`. `ours` is what our clock says.
    pub(super) fn hear(&mut self, from: NodeId, clock: u64, beat: Beat, ours: u64, now: Instant) -> News {
        self.heard.retain(|_, heard| now.duration_since(heard.at) < FORGOTTEN);
        let known = self.heard.contains_key(&from);
        let echoed = beat.heard_of(self.me);
        // As far as we know from then they have heard us; since then as much time has passed as our clock says.
        let age = echoed.map(|echoed| Duration::from_millis(ours.saturating_sub(echoed)));
        let until =
            age.and_then(|age| LASTS.checked_sub(age)).filter(|_| !beat.leaves).map(|left| now + left);
        let leaves = beat.leaves;
        self.heard.insert(from, Heard { until, at: now, clock, beat });
        match (leaves, known && echoed.is_some()) {
            (true, _) => News::Leaves,
            (false, true) => News::Nothing,
            (false, false) => News::Stranger,
        }
    }

    /// They don't answer: until their next beat they are none of us.
    /// Were they until now?
    pub(super) fn miss(&mut self, node: NodeId) -> bool {
        self.heard.get_mut(&node).and_then(|heard| heard.until.take()).is_some()
    }

    /// Those who were one of us until now, and are not heard any more.
    pub(super) fn lost(&mut self, now: Instant) -> Vec<NodeId> {
        let mut lost = Vec::new();
        for (node, heard) in &mut self.heard {
            if heard.until.is_some_and(|until| now >= until) {
                heard.until = None;
                lost.push(*node);
            }
        }
        lost
    }

    /// Whom we hear, and what their clocks said last.
    pub(super) fn echoes(&self, now: Instant) -> BTreeMap<String, u64> {
        let heard = self.heard.iter().filter(|(_, heard)| now.duration_since(heard.at) < LASTS);
        heard.map(|(node, heard)| (node.to_string(), heard.clock)).collect()
    }

    /// All of us but ourselves.
    pub(super) fn others(&self, now: Instant) -> Vec<NodeId> {
        self.heard.iter().filter(|(_, heard)| heard.is_member(now)).map(|(node, _)| *node).collect()
    }

    /// How many we are, ourselves included.
    pub(super) fn count(&self, now: Instant) -> usize {
        1 + self.heard.values().filter(|heard| heard.is_member(now)).count()
    }

    /// Who can be at home for something: whoever has a store that answers and stays. If nobody has, everything is at home here.
    pub(super) fn homes(&self, here: bool, now: Instant) -> Homes {
        let others = self.heard.iter().filter(|(_, heard)| heard.is_member(now));
        let fit = others.filter(|(_, heard)| heard.beat.well && !heard.beat.draining);
        let nodes = fit.map(|(node, _)| *node).chain(here.then_some(self.me)).collect();
        Homes::among(self.me, nodes)
    }

    /// How many play and watch at the others.
    pub(super) fn crowd(&self, now: Instant) -> (usize, usize) {
        let others = self.heard.values().filter(|heard| heard.is_member(now));
        others.fold((0, 0), |(playing, watching), heard| {
            (playing + heard.beat.playing, watching + heard.beat.watching)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: NodeId = NodeId([1; 16]);
    const YOU: NodeId = NodeId([2; 16]);

    /// A beat of somebody who has heard our clock say this.
    fn beat(heard: Option<u64>) -> Beat {
        let heard = heard.map(|clock| (ME.to_string(), clock)).into_iter().collect();
        Beat { well: true, playing: 2, watching: 1, heard, ..Beat::default() }
    }

    #[test]
    fn whoever_is_heard_and_hears_us_is_one_of_us_as_long_as_that_lasts() {
        let (mut members, now) = (Members::new(ME), Instant::now());
        let after = |milliseconds| now + Duration::from_millis(milliseconds);
        assert_eq!(members.hear(YOU, 5, beat(None), 10_000, now), News::Stranger);
        assert_eq!(members.count(now), 1, "they haven't heard us");
        assert_eq!(members.echoes(now), [(YOU.to_string(), 5)].into());
        assert_eq!(members.hear(YOU, 6, beat(Some(9_500)), 10_000, now), News::Nothing);
        assert_eq!((members.count(now), members.crowd(now)), (2, (2, 1)));
        assert_eq!(members.count(after(2_999)), 2);
        assert_eq!(members.count(after(3_000)), 1, "they heard us half a second before");
        assert_eq!((members.lost(after(2_999)), members.lost(after(3_000))), (vec![], vec![YOU]));
        assert_eq!(members.lost(after(3_001)), []);
        // What is on its way for too long is no sign of life.
        members.hear(YOU, 7, beat(Some(1)), 10_000, now);
        assert_eq!(members.count(now), 1);
    }

    #[test]
    fn whoever_does_not_answer_or_leaves_is_none_of_us() {
        let (mut members, now) = (Members::new(ME), Instant::now());
        members.hear(YOU, 1, beat(Some(1)), 1, now);
        assert!(members.miss(YOU));
        assert!(!members.miss(YOU), "missed once");
        assert_eq!(members.count(now), 1);
        members.hear(YOU, 2, beat(Some(1)), 1, now);
        assert_eq!(members.count(now), 2);
        assert_eq!(members.hear(YOU, 3, Beat { leaves: true, ..beat(Some(1)) }, 1, now), News::Leaves);
        assert_eq!(members.count(now), 1);
    }

    #[test]
    fn a_node_that_stops_or_has_no_store_is_no_home() {
        let (mut members, now) = (Members::new(ME), Instant::now());
        let homes = |members: &Members, here| members.homes(here, now);
        members.hear(YOU, 1, beat(Some(1)), 1, now);
        assert_eq!(homes(&members, true), Homes::among(ME, vec![ME, YOU]));
        assert_eq!(homes(&members, false), Homes::among(ME, vec![YOU]));
        for unfit in [Beat { well: false, ..beat(Some(1)) }, Beat { draining: true, ..beat(Some(1)) }] {
            members.hear(YOU, 2, unfit, 1, now);
            assert_eq!(homes(&members, true), Homes::alone(ME));
            assert_eq!(homes(&members, false), Homes::alone(ME), "somebody has to say why nothing works");
        }
    }
}
