//! The tree of decisions: one arena, nodes linked by number.

use benben_core::Seat;
use std::hash::{Hash, Hasher};

/// A node's place in the arena.
pub(super) type NodeId = u32;

/// The position that is searched.
pub(super) const ROOT: NodeId = 0;

const NOWHERE: NodeId = 0;

/// A decision, reached by the decisions above it, whatever luck and hidden things were in between.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<A> {
    /// Who decided.
    pub seat: Seat,
    /// What.
    pub action: A,
    /// How often it was chosen.
    pub visits: u32,
    /// How often it could have been chosen: in other imagined positions it was not legal.
    pub available: u32,
    /// What it brought its seat in all those visits.
    pub total: f32,
    /// How likely it looked at first sight.
    pub weight: f32,
    /// The urge that has weight 1 among the decisions below.
    pub urge_of_one: f32,
    /// By which it is passed over when another action is looked for.
    pub traits: Traits,
    first: NodeId,
    last: NodeId,
    next: NodeId,
}

impl<A> Node<A> {
    /// What it brought on average.
    #[inline]
    pub(super) fn mean(&self) -> f32 {
        self.total / self.visits as f32
    }
}

/// Each action has one of 64 traits, by which most actions that are not meant are passed over at once.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Traits(u64);

impl Traits {
    /// The trait of one action.
    #[inline]
    pub(super) fn of(action: &impl Hash) -> Self {
        let mut mixed = Mixed(0);
        action.hash(&mut mixed);
        Traits(1 << mixed.finish())
    }

    /// All traits of these actions.
    #[inline]
    pub(super) fn of_all(actions: &[impl Hash]) -> Self {
        Traits(actions.iter().fold(0, |traits, action| traits | Traits::of(action).0))
    }

    /// Is one of the others among them?
    #[inline]
    pub(super) fn meet(self, other: Traits) -> bool {
        self.0 & other.0 != 0
    }
}

/// Mixes what tells actions apart into a number below 64: quick, and good enough for that.
struct Mixed(u64);

impl Hasher for Mixed {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.write_u64(u64::from(*byte)));
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.write_u64(u64::from(number));
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.write_u64(u64::from(number));
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(5) ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    /// What kind of action it is.
    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as u64);
    }

    #[inline]
    fn finish(&self) -> u64 {
        self.0 >> 58
    }
}

/// The arena.
#[derive(Debug)]
pub(super) struct Tree<A> {
    nodes: Vec<Node<A>>,
}

impl<A: Copy + Hash> Tree<A> {
    /// Nodes beyond this are not made: the search goes on in the tree it has.
    const MOST_NODES: usize = 1 << 20;

    /// No decision yet. The root's own seat and action mean nothing.
    pub(super) fn new() -> Self {
        Tree { nodes: Vec::with_capacity(1 << 10) }
    }

    /// Forgets everything, keeping the memory.
    pub(super) fn restart(&mut self, any: A) {
        self.nodes.clear();
        self.nodes.push(Node {
            seat: Seat::new(0),
            action: any,
            visits: 0,
            available: 0,
            total: 0.0,
            weight: 1.0,
            urge_of_one: 0.0,
            traits: Traits::default(),
            first: NOWHERE,
            last: NOWHERE,
            next: NOWHERE,
        });
    }

    /// Is there room for as many more decisions?
    pub(super) fn has_room(&self, count: usize) -> bool {
        self.nodes.len() + count <= Self::MOST_NODES
    }

    #[inline]
    pub(super) fn node(&self, id: NodeId) -> &Node<A> {
        &self.nodes[id as usize]
    }

    #[inline]
    pub(super) fn node_mut(&mut self, id: NodeId) -> &mut Node<A> {
        &mut self.nodes[id as usize]
    }

    /// Adds a decision below another.
    pub(super) fn add(&mut self, parent: NodeId, seat: Seat, action: A, weight: f32) -> NodeId {
        let id = self.nodes.len() as NodeId;
        self.nodes.push(Node {
            seat,
            action,
            visits: 0,
            available: 0,
            total: 0.0,
            weight,
            urge_of_one: 0.0,
            traits: Traits::of(&action),
            first: NOWHERE,
            last: NOWHERE,
            next: NOWHERE,
        });
        let parent = self.node_mut(parent);
        let before = std::mem::replace(&mut parent.last, id);
        if before == NOWHERE {
            parent.first = id;
        } else {
            self.node_mut(before).next = id;
        }
        id
    }

    /// Does nothing hang below it yet?
    pub(super) fn is_leaf(&self, id: NodeId) -> bool {
        self.node(id).first == NOWHERE
    }

    /// The decisions below, in the order they were added.
    #[inline]
    pub(super) fn below(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let mut next = self.node(id).first;
        std::iter::from_fn(move || {
            let id = next;
            if id == NOWHERE {
                return None;
            }
            next = self.node(id).next;
            Some(id)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_is_found_by_its_trait_and_most_others_are_passed_over() {
        let actions: Vec<(u8, u32)> = (0..100).map(|number| (number % 3, u32::from(number))).collect();
        let traits = Traits::of_all(&actions[..10]);
        assert!(actions[..10].iter().all(|action| traits.meet(Traits::of(action))));
        let passed_over = actions[10..].iter().filter(|action| !traits.meet(Traits::of(action))).count();
        assert!(passed_over > 60, "{passed_over} of 90");
    }
}
