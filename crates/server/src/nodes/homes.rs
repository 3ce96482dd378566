//! Where what is at home: every node works it out by itself, and all who know the same nodes come to the same (rendezvous
//! hashing). When a node comes or goes, nothing moves but what it gets or had.

use super::Whose;
use benben_bus::NodeId;
use sha2::{Digest, Sha256};

/// The nodes that can be at home for something; never none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Homes {
    me: NodeId,
    nodes: Vec<NodeId>,
}

impl Homes {
    /// Everything is at home here.
    pub(super) fn alone(me: NodeId) -> Self {
        Homes { me, nodes: vec![me] }
    }

    /// Everything is at home with these; if there are none, here.
    pub(super) fn among(me: NodeId, mut nodes: Vec<NodeId>) -> Self {
        if nodes.is_empty() {
            return Homes::alone(me);
        }
        nodes.sort_unstable();
        Homes { me, nodes }
    }

    /// Where this is at home.
    pub(super) fn of(&self, whose: Whose<'_>) -> NodeId {
        let weight = |node: &NodeId| {
            let hash = Sha256::new().chain_update(node.0).chain_update(whose.kind()).chain_update(whose.id());
            let hash: [u8; 32] = hash.finalize().into();
            (hash, *node)
        };
        match &self.nodes[..] {
            [only] => *only,
            nodes => nodes.iter().copied().max_by_key(weight).unwrap_or(self.me),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use benben_store::TableId;
    use std::collections::BTreeMap;

    fn node(number: u8) -> NodeId {
        NodeId([number; 16])
    }

    #[test]
    fn everybody_comes_to_the_same_and_each_gets_a_share() {
        let ours = Homes::among(node(1), vec![node(1), node(2), node(3)]);
        let theirs = Homes::among(node(3), vec![node(3), node(1), node(2)]);
        let mut shares = BTreeMap::new();
        for number in 0..3_000 {
            let table = TableId::from_bits(number);
            let home = ours.of(Whose::Table(&table));
            assert_eq!(home, theirs.of(Whose::Table(&table)));
            *shares.entry(home).or_insert(0) += 1;
        }
        assert!(shares.len() == 3 && shares.values().all(|share| (850..1150).contains(share)), "{shares:?}");
    }

    #[test]
    fn when_a_node_goes_only_what_it_had_moves() {
        let before = Homes::among(node(1), vec![node(1), node(2), node(3)]);
        let after = Homes::among(node(1), vec![node(1), node(3)]);
        for number in 0..1_000 {
            let table = TableId::from_bits(number);
            let (was, is) = (before.of(Whose::Table(&table)), after.of(Whose::Table(&table)));
            assert!(was == node(2) || was == is);
        }
        assert_eq!(Homes::among(node(1), Vec::new()), Homes::alone(node(1)));
    }
}
