//! Matchings compared with all there are, where these are few enough.

use super::*;
use benben_core::{Chance, Fast};

fn cost(n: usize, costs: &[i64], pairs: &[(usize, usize)]) -> i64 {
    pairs.iter().map(|(one, other)| costs[one * n + other]).sum()
}

/// The cheapest of all matchings, by trying all.
fn cheapest(n: usize, costs: &[i64], free: &mut Vec<usize>) -> i64 {
    let Some(one) = free.pop() else { return 0 };
    let mut least = i64::MAX;
    for index in 0..free.len() {
        let other = free.remove(index);
        least = least.min(costs[one * n + other] + cheapest(n, costs, free));
        free.insert(index, other);
    }
    free.push(one);
    least
}

fn random(n: usize, most: u32, luck: &mut Fast) -> Vec<i64> {
    let mut costs = vec![0; n * n];
    for one in 0..n {
        for other in one + 1..n {
            let cost = i64::from(luck.below(most));
            (costs[one * n + other], costs[other * n + one]) = (cost, cost);
        }
    }
    costs
}

#[test]
fn nothing_is_cheaper_than_what_is_found() {
    let luck = &mut Fast::new(1);
    for _ in 0..600 {
        let n = 2 + 2 * luck.below(5) as usize;
        // Few different costs make many tight edges, and so many blossoms.
        let most = [2, 3, 10, 1_000_000][luck.below(4) as usize];
        let costs = random(n, most, luck);
        let pairs = cheapest_pairs(n, &costs);
        let mut seen: Vec<usize> = pairs.iter().flat_map(|(one, other)| [*one, *other]).collect();
        seen.sort_unstable();
        assert_eq!(seen, (0..n).collect::<Vec<_>>());
        assert_eq!(cost(n, &costs, &pairs), cheapest(n, &costs, &mut (0..n).collect()), "{costs:?}");
    }
}

#[test]
fn a_large_field_is_matched() {
    for most in [2, 50, 1_000_000] {
        let costs = random(256, most, &mut Fast::new(2));
        assert_eq!(cheapest_pairs(256, &costs).len(), 128);
    }
}
