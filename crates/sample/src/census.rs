//! How the components are counted.

use super::State;
use super::components::Cards;
use std::collections::BTreeMap;

impl State {
    /// Cards by value, tokens by seat. An empty chamber holds no card.
    pub fn census(&self) -> BTreeMap<String, u32> {
        let mut census = BTreeMap::new();
        let mut count = |kind: String, many: u32| *census.entry(kind).or_insert(0) += many;
        let piles = |pile: &Cards| pile.to_vec();
        let mut cards = [piles(&self.deck), piles(&self.discard), self.chambers.to_vec()].concat();
        for (seat, holding) in self.holdings.iter() {
            cards.extend(holding.hand.iter().chain(holding.won.iter()));
            count(
                format!("tokens of seat {seat}"),
                u32::from(holding.tokens + holding.put_count() + holding.spent),
            );
        }
        for card in cards.iter().filter(|card| card.0 > 0) {
            count(format!("cards of {card}"), 1);
        }
        census
    }
}
