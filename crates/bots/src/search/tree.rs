//! The search tree: one arena, nodes linked by number.

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
    /// The availability count: how often it could have been chosen. In other determinizations it was not legal.
    pub availability: u32,
    /// The values of all those visits for its seat, added up.
    pub total: f32,
    /// Its prior, before it is divided by the sum over its siblings.
    pub prior: f32,
    /// The logit that has prior 1 among its children.
    pub reference_logit: f32,
    /// By which it is passed over when another action is looked for.
    pub bloom: Bloom,
    first_child: NodeId,
    last_child: NodeId,
    next_sibling: NodeId,
}

impl<A> Node<A> {
    /// Its mean value.
    #[inline]
    pub(super) fn mean(&self) -> f32 {
        self.total / self.visits as f32
    }
}

/// A Bloom filter of actions with 64 bits, by which most actions that are not meant are passed over at once.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Bloom(u64);

impl Bloom {
    /// The filter of one action: one bit.
    #[inline]
    pub(super) fn of(action: &impl Hash) -> Self {
        let mut mixed = Mixed(0);
        action.hash(&mut mixed);
        Bloom(1 << mixed.finish())
    }

    /// The filter of all these actions.
    #[inline]
    pub(super) fn of_all(actions: &[impl Hash]) -> Self {
        Bloom(actions.iter().fold(0, |bits, action| bits | Bloom::of(action).0))
    }

    /// Do they perhaps have an action in common?
    #[inline]
    pub(super) fn meets(self, other: Bloom) -> bool {
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
            availability: 0,
            total: 0.0,
            prior: 1.0,
            reference_logit: 0.0,
            bloom: Bloom::default(),
            first_child: NOWHERE,
            last_child: NOWHERE,
            next_sibling: NOWHERE,
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

    /// Adds a child.
    pub(super) fn add(&mut self, parent: NodeId, seat: Seat, action: A, prior: f32) -> NodeId {
        let id = self.nodes.len() as NodeId;
        self.nodes.push(Node {
            seat,
            action,
            visits: 0,
            availability: 0,
            total: 0.0,
            prior,
            reference_logit: 0.0,
            bloom: Bloom::of(&action),
            first_child: NOWHERE,
            last_child: NOWHERE,
            next_sibling: NOWHERE,
        });
        let parent = self.node_mut(parent);
        let before = std::mem::replace(&mut parent.last_child, id);
        if before == NOWHERE {
            parent.first_child = id;
        } else {
            self.node_mut(before).next_sibling = id;
        }
        id
    }

    /// Does it have no children yet?
    pub(super) fn is_leaf(&self, id: NodeId) -> bool {
        self.node(id).first_child == NOWHERE
    }

    /// Its children, in the order they were added.
    #[inline]
    pub(super) fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let mut next = self.node(id).first_child;
        std::iter::from_fn(move || {
            let id = next;
            if id == NOWHERE {
                return None;
            }
            next = self.node(id).next_sibling;
            Some(id)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_is_found_by_its_bit_and_most_others_are_passed_over() {
        let actions: Vec<(u8, u32)> = (0..100).map(|number| (number % 3, u32::from(number))).collect();
        let bloom = Bloom::of_all(&actions[..10]);
        assert!(actions[..10].iter().all(|action| bloom.meets(Bloom::of(action))));
        let passed_over = actions[10..].iter().filter(|action| !bloom.meets(Bloom::of(action))).count();
        assert!(passed_over > 60, "{passed_over} of 90");
    }
}
