//! Which faults happen, in which order and which together: drawn like cards, so that each comes before one comes again.

use super::Plan;
use super::fault::Fault;
use benben_core::{Chance, Fast};

/// Whoever wants so many faults has time for some that last a minute.
const PATIENT: u32 = 40;

/// The faults one after the other; those that stand together happen together.
pub(super) fn draw(plan: Plan) -> Vec<Vec<Fault>> {
    let mut luck = Fast::new(plan.seed);
    let (mut groups, mut drawn) = (Vec::new(), 0);
    let mut deck = Vec::new();
    while drawn < plan.faults {
        if deck.is_empty() {
            deck = shuffled(plan, &mut luck);
        }
        let Some(fault) = deck.pop() else { break };
        let mut group = vec![fault];
        drawn += 1;
        // Every fourth time another node has its own trouble at the same moment.
        if drawn < plan.faults && luck.below(4) == 0 {
            let goes =
                |other: &Fault| fault.node().zip(other.node()).is_some_and(|(one, other)| one != other);
            if let Some(at) = deck.iter().rposition(goes) {
                group.push(deck.remove(at));
                drawn += 1;
            }
        }
        groups.push(group);
    }
    groups
}

fn shuffled(plan: Plan, luck: &mut Fast) -> Vec<Fault> {
    let mut node = || luck.below(plan.nodes as u32) as usize;
    let mut deck = vec![
        Fault::KillNode(node()),
        Fault::KillNode(node()),
        Fault::KillBus,
        Fault::KillDatabase,
        Fault::CutFromBus(node()),
        Fault::UnplugFromBus(node()),
        Fault::CutFromDatabase(node()),
        Fault::UnplugFromDatabase(node()),
        Fault::CutFromBoth(node()),
        Fault::UnplugFromBoth(node()),
        Fault::PauseNode(node()),
        Fault::PauseBus,
        Fault::SlowDisk,
        Fault::SlowWay(node()),
        Fault::Drain(node()),
        Fault::Upgrade,
    ];
    if plan.faults >= PATIENT {
        deck.extend([Fault::PauseNodeLong(node()), Fault::UnplugFromDatabaseLong(node())]);
    }
    if plan.nodes == 1 {
        deck.retain(|fault| !fault.is_about_bus());
    }
    for last in (1..deck.len()).rev() {
        deck.swap(last, luck.below(last as u32 + 1) as usize);
    }
    deck
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_fault_comes_and_the_same_seed_gives_the_same() {
        let groups = draw(Plan::STANDARD);
        assert_eq!(groups, draw(Plan::STANDARD));
        assert_eq!(groups.concat().len(), 20);
        for kind in [Fault::KillBus, Fault::KillDatabase, Fault::PauseBus, Fault::SlowDisk, Fault::Upgrade] {
            assert!(groups.concat().contains(&kind), "{kind}");
        }
        assert!(!groups.concat().iter().any(|fault| matches!(fault, Fault::PauseNodeLong(_))));
        let long = draw(Plan { faults: 40, ..Plan::STANDARD }).concat();
        assert!(long.iter().any(|fault| matches!(fault, Fault::PauseNodeLong(_))));
        let together = (0..20).flat_map(|seed| draw(Plan { seed, ..Plan::STANDARD }));
        assert!(together.clone().any(|group| group.len() == 2));
        assert!(together.filter(|group| group.len() == 2).all(|group| group[0].node() != group[1].node()));
    }

    #[test]
    fn a_single_node_has_no_bus_to_lose() {
        let groups = draw(Plan { nodes: 1, ..Plan::STANDARD });
        assert_eq!(groups.concat().len(), 20);
        assert!(!groups.concat().iter().any(|fault| fault.is_about_bus()));
    }
}
