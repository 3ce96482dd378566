//! What is left to do in a chamber: the cheapest way from each field to the tomb.

use crate::outlook::Prices;
use benben_pyramids::{Fields, Plan, SIDE};

/// What a field costs at least, however much there is to gain: the way goes on.
const LEAST: f64 = 0.05;

/// What is left until the tomb.
#[derive(Clone, Copy, Default)]
pub(crate) struct Left {
    /// In points: work, and skulls less what lies on the way.
    pub(crate) cost: f64,
    /// Fields on the shortest way.
    pub(crate) fields: f64,
}

/// For each field, what is left once it is marked.
#[derive(Clone, Copy)]
pub(crate) struct Route {
    left: [Left; SIDE * SIDE],
    /// The same before anything is marked.
    whole: Left,
}

impl Default for Route {
    fn default() -> Self {
        Route { left: [Left::default(); SIDE * SIDE], whole: Left::default() }
    }
}

impl Route {
    /// The ways of a chamber at these prices, found from the tomb outwards.
    pub(crate) fn new(plan: &Plan, prices: &Prices) -> Self {
        let cost = costs(plan, prices);
        let open = plan.free(Fields::NONE);
        let mut left = [Left { cost: f64::MAX, fields: f64::MAX }; SIDE * SIDE];
        left[plan.tomb.index()] = Left::default();
        let mut wave = plan.tomb;
        while !wave.is_empty() {
            let mut next = Fields::NONE;
            for from in wave.each() {
                let via = left[from.index()].after(cost[from.index()]);
                for to in ((from.grown() - from) & open).each() {
                    let known = &mut left[to.index()];
                    let better = known.nearer(via);
                    if better.cost < known.cost || better.fields < known.fields {
                        *known = better;
                        next |= to;
                    }
                }
            }
            wave = next;
        }
        let entry = plan.entry.index();
        Route { left, whole: left[entry].after(cost[entry]) }
    }

    /// Before anything is marked.
    pub(crate) fn whole(&self) -> Left {
        self.whole
    }

    /// With these marks; nothing if the tomb is among them.
    pub(crate) fn left(&self, plan: &Plan, marked: Fields) -> Option<Left> {
        if marked.is_empty() {
            return Some(self.whole);
        }
        self.nearer(plan, Left { cost: f64::MAX, fields: f64::MAX }, marked)
    }

    /// With these marks besides others with which so much was left.
    pub(crate) fn nearer(&self, plan: &Plan, left: Left, new: Fields) -> Option<Left> {
        if new.meets(plan.tomb) {
            return None;
        }
        Some(new.each().fold(left, |left, field| left.nearer(self.left[field.index()])))
    }
}

impl Left {
    /// With one more field before it.
    fn after(self, cost: f64) -> Self {
        Left { cost: self.cost + cost, fields: self.fields + 1.0 }
    }

    fn nearer(self, other: Left) -> Self {
        Left { cost: self.cost.min(other.cost), fields: self.fields.min(other.fields) }
    }
}

/// What marking each field costs.
fn costs(plan: &Plan, prices: &Prices) -> [f64; SIDE * SIDE] {
    let mut costs = [prices.work; SIDE * SIDE];
    let gains = [
        (plan.red, prices.red),
        (plan.green, prices.green),
        (plan.torches, prices.torch),
        (plan.skulls, -prices.skull),
        (plan.potions, prices.potion),
        (plan.crosses, prices.cross),
    ];
    for (kind, gain) in gains {
        kind.each().for_each(|field| costs[field.index()] = (prices.work - gain).max(LEAST));
    }
    costs
}
