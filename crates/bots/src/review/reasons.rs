//! Why one action is better than another: the features that tell them apart, by what they are worth to the value network.

use crate::search::played;
use crate::{ActionOf, Features, Heuristics, INPUTS, Inputs, ViewOf, Weights};
use benben_core::{Fast, Game, Seat};
use serde::{Deserialize, Serialize};

/// Something that can be a reason: features that mean one thing to a player. Faces have a text for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// Its name, under which faces know it.
    pub name: &'static str,
    /// The features, by name.
    pub features: &'static [&'static str],
    /// Can an action change it for the others, too?
    pub concerns_others: bool,
}

impl Reason {
    /// For whom it can be better or worse.
    pub fn effects(&self) -> &'static [Effect] {
        if self.concerns_others { &Effect::ALL } else { &Effect::ALL[..2] }
    }
}

/// For whom something is better or worse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// Better for the seat itself.
    OwnBetter,
    /// Worse for the seat itself.
    OwnWorse,
    /// Better for the others.
    OthersBetter,
    /// Worse for the others.
    OthersWorse,
}

impl Effect {
    /// All of them.
    pub const ALL: [Effect; 4] =
        [Effect::OwnBetter, Effect::OwnWorse, Effect::OthersBetter, Effect::OthersWorse];

    /// Its name, as texts select by it.
    pub const fn name(self) -> &'static str {
        match self {
            Effect::OwnBetter => "own-better",
            Effect::OwnWorse => "own-worse",
            Effect::OthersBetter => "others-better",
            Effect::OthersWorse => "others-worse",
        }
    }
}

/// What an action brings now, and what it leaves, compared with another.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Why {
    /// Points that it, and the rest of the turn as far as it is settled, brings at once on average.
    pub points: i32,
    /// The strongest reason for it if it is the better one, against it otherwise; none if no feature tells them apart.
    pub reason: Option<(&'static str, Effect)>,
}

/// Compares how two turns end at the same imagined tables. `for_it`: is a reason for the first wanted, or one against it?
pub fn why<H: Heuristics>(
    game: &H::Game,
    view: &ViewOf<H>,
    seat: Seat,
    line: &[ActionOf<H>],
    other: &[ActionOf<H>],
    for_it: bool,
    seed: u64,
) -> Why {
    let (here, there) =
        (After::of::<H>(game, view, seat, line, seed), After::of::<H>(game, view, seat, other, seed));
    let points = here.points.round() as i32;
    let Some(network) = H::SEARCH.network else { return Why { points, reason: None } };
    let weights = network.weights();
    let mut strongest = (WEAKEST, None);
    for reason in H::REASONS {
        let places: Vec<usize> = reason
            .features
            .iter()
            .filter_map(|name| H::Features::NAMES.iter().position(|other| other == name))
            .collect();
        let own = effect(weights, &here.own, &there.own, &places);
        let others = effect(weights, &here.others, &there.others, &places);
        let (own_effect, others_effect) = if for_it {
            (Effect::OwnBetter, Effect::OthersWorse)
        } else {
            (Effect::OwnWorse, Effect::OthersBetter)
        };
        let sign = if for_it { 1.0 } else { -1.0 };
        for (strength, effect) in [(sign * own, own_effect), (-sign * others, others_effect)] {
            if strength > strongest.0 && reason.effects().contains(&effect) {
                strongest = (strength, Some((reason.name, effect)));
            }
        }
    }
    Why { points, reason: strongest.1 }
}

/// A logit's worth below which a reason is none.
const WEAKEST: f32 = 0.02;

/// How much the logit changes if these features are as they are here and not as they are there.
fn effect(weights: &Weights, here: &Inputs, there: &Inputs, places: &[usize]) -> f32 {
    let mut changed = *there;
    places.iter().for_each(|place| changed[*place] = here[*place]);
    weights.logit(&changed) - weights.logit(there)
}

/// How it stands after a turn, on average.
struct After {
    points: f32,
    own: Inputs,
    others: Inputs,
}

impl After {
    fn of<H: Heuristics>(
        game: &H::Game,
        view: &ViewOf<H>,
        seat: Seat,
        line: &[ActionOf<H>],
        seed: u64,
    ) -> Self {
        const TABLES: u64 = 16;
        let mut after = After { points: 0.0, own: [0.0; INPUTS], others: [0.0; INPUTS] };
        for table in 0..TABLES {
            let mut luck = Fast::part(seed, table);
            let mut state = game.imagine(view, &mut luck);
            let before = game.standings(&state).scores[seat];
            played::<H>(game, &mut state, seat, line, &mut luck);
            after.points += (game.standings(&state).scores[seat] - before) as f32 / TABLES as f32;
            let features = H::features(game, &state);
            let others = features.len() - 1;
            for (other, features) in features.iter() {
                let (sum, part) = if other == seat {
                    (&mut after.own, 1.0)
                } else {
                    (&mut after.others, 1.0 / others as f32)
                };
                let inputs = features.inputs();
                sum.iter_mut().zip(inputs).for_each(|(sum, input)| *sum += input * part / TABLES as f32);
            }
        }
        after
    }
}
