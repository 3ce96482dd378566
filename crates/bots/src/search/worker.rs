//! One thread's search: a tree that grows by one decision an iteration.

use super::settings::{OpponentModel, PriorSource, SearchSettings};
use super::tree::{Bloom, NodeId, ROOT, Tree};
use crate::{ActionOf, Heuristics, StateOf, ViewOf};
use benben_core::{Chance, Fast, Game, PerSeat, Seat, Seats, Silence};

/// No prior is so low that the action is never tried.
const LOWEST_PRIOR: f32 = 0.02;

/// A tree and the scratch space of its iterations.
#[derive(Debug)]
pub(super) struct Worker<H: Heuristics> {
    pub(super) tree: Tree<ActionOf<H>>,
    candidates: Vec<ActionOf<H>>,
    logits: Vec<f32>,
    ranked: Vec<f32>,
    path: Vec<NodeId>,
    open: Vec<NodeId>,
}

impl<H: Heuristics> Default for Worker<H> {
    fn default() -> Self {
        Worker {
            tree: Tree::new(),
            candidates: Vec::with_capacity(64),
            logits: Vec::with_capacity(64),
            ranked: Vec::with_capacity(64),
            path: Vec::with_capacity(64),
            open: Vec::with_capacity(64),
        }
    }
}

/// Who decides next, and how the search models it.
enum Next {
    Nobody,
    InTree(Seat),
    ByDefaultPolicy(Seat),
}

impl<H: Heuristics> Worker<H> {
    /// One iteration: determinization, selection and expansion, rollout, backup.
    pub(super) fn iterate(
        &mut self,
        game: &H::Game,
        settings: &SearchSettings<H>,
        view: &ViewOf<H>,
        own: Seat,
        luck: &mut Fast,
    ) {
        let mut state = game.imagine(view, luck);
        self.descend(game, settings, &mut state, own, luck);
        let value = self.roll_out(game, settings, &mut state, luck);
        self.back_up(&value);
    }

    /// One iteration in which the searching seat has played `action`: the tree grows below it. The value for that seat.
    pub(super) fn iterate_after(
        &mut self,
        game: &H::Game,
        settings: &SearchSettings<H>,
        view: &ViewOf<H>,
        own: Seat,
        action: ActionOf<H>,
        luck: &mut Fast,
    ) -> f32 {
        let mut state = game.imagine(view, luck);
        game.play(&mut state, own, action, luck, &mut Silence);
        self.descend(game, settings, &mut state, own, luck);
        let value = self.roll_out(game, settings, &mut state, luck);
        self.back_up(&value);
        value[own]
    }

    /// How the seat goes on after `action`, which the tree grew below, as long as nobody else decides and luck changes nothing:
    /// what holds in every one of these determinizations.
    pub(super) fn settled_line(
        &mut self,
        game: &H::Game,
        own: Seat,
        action: ActionOf<H>,
        mut states: Vec<(StateOf<H>, Fast)>,
    ) -> Vec<ActionOf<H>> {
        /// Beyond this it is guesswork.
        const LONGEST: usize = 8;
        let (mut line, mut here) = (vec![action], ROOT);
        loop {
            let last = line[line.len() - 1];
            for (state, luck) in &mut states {
                game.play(state, own, last, luck, &mut Silence);
            }
            let goes_on = states.iter().all(|(state, _)| game.turn(state).awaited().contains(own));
            if !goes_on || line.len() == LONGEST {
                return line;
            }
            self.candidates.clear();
            H::candidate_actions(game, &states[0].0, own, &mut self.candidates);
            let next = match self.candidates[..] {
                [only] => only,
                _ => {
                    let Some(id) = self.most_visited(here, own) else { return line };
                    here = id;
                    self.tree.node(id).action
                }
            };
            if !states.iter().all(|(state, _)| game.check(state, own, &next).is_ok()) {
                return line;
            }
            line.push(next);
        }
    }

    fn back_up(&mut self, value: &PerSeat<f32>) {
        self.tree.node_mut(ROOT).visits += 1;
        for id in &self.path {
            let node = self.tree.node_mut(*id);
            node.visits += 1;
            node.total += value[node.seat];
        }
    }

    /// The principal variation after `action`, in one determinization: own decisions are those most visited, the others' are
    /// what the search expects of them. It ends where the tree says little.
    pub(super) fn line(
        &mut self,
        game: &H::Game,
        settings: &SearchSettings<H>,
        view: &ViewOf<H>,
        own: Seat,
        action: ActionOf<H>,
        luck: &mut Fast,
    ) -> Vec<(Seat, ActionOf<H>)> {
        /// Beyond this it is guesswork.
        const LONGEST: usize = 8;
        let mut state = game.imagine(view, luck);
        let mut line = vec![(own, action)];
        game.play(&mut state, own, action, luck, &mut Silence);
        let mut here = self.tree.children(ROOT).find(|id| self.tree.node(*id).action == action);
        let mut sealed = Seats::NONE;
        while line.len() < LONGEST {
            let (seat, in_tree) = match next(game, settings, &state, own, &mut sealed) {
                Next::Nobody => break,
                Next::InTree(seat) => (seat, true),
                Next::ByDefaultPolicy(seat) => (seat, false),
            };
            self.candidates.clear();
            H::candidate_actions(game, &state, seat, &mut self.candidates);
            let action = match self.candidates[..] {
                [only] => only,
                _ if in_tree => {
                    here = here.and_then(|id| self.most_visited(id, seat));
                    let Some(id) = here else { break };
                    self.tree.node(id).action
                }
                _ => by_default_policy(game, settings, &state, seat, &self.candidates, luck),
            };
            line.push((seat, action));
            game.play(&mut state, seat, action, luck, &mut Silence);
        }
        line
    }

    /// The candidate that was visited most, if it was visited often enough to say something.
    fn most_visited(&self, id: NodeId, seat: Seat) -> Option<NodeId> {
        const FEWEST_VISITS: u32 = 3;
        let is_possible = |id: &NodeId| {
            let node = self.tree.node(*id);
            node.seat == seat && node.visits >= FEWEST_VISITS && self.candidates.contains(&node.action)
        };
        self.tree.children(id).filter(is_possible).max_by_key(|id| self.tree.node(*id).visits)
    }

    /// Walks down the tree to a decision that was never made before. `path` is where it went. Not inlined, as its parts and
    /// `roll_out` are not, so that a profile tells them apart.
    #[inline(never)]
    fn descend(
        &mut self,
        game: &H::Game,
        settings: &SearchSettings<H>,
        state: &mut StateOf<H>,
        own: Seat,
        luck: &mut Fast,
    ) {
        self.path.clear();
        let mut here = ROOT;
        let mut sealed = Seats::NONE;
        loop {
            let (seat, in_tree) = match next(game, settings, state, own, &mut sealed) {
                Next::Nobody => return,
                Next::InTree(seat) => (seat, true),
                Next::ByDefaultPolicy(seat) => (seat, false),
            };
            self.candidates.clear();
            H::candidate_actions(game, state, seat, &mut self.candidates);
            if !in_tree {
                let action = by_default_policy(game, settings, state, seat, &self.candidates, luck);
                game.play(state, seat, action, luck, &mut Silence);
                continue;
            }
            if self.candidates.len() == 1 && here != ROOT {
                game.play(state, seat, self.candidates[0], luck, &mut Silence);
                continue;
            }
            if !self.expand(game, settings, state, here, seat, luck) {
                return;
            }
            here = self.select(settings);
            self.path.push(here);
            let node = self.tree.node(here);
            let is_new = node.visits == 0;
            game.play(state, seat, node.action, luck, &mut Silence);
            if is_new {
                return;
            }
        }
    }

    /// Finds the nodes of all candidates, and makes those that are missing. False if there is no room.
    #[inline(never)]
    fn expand(
        &mut self,
        game: &H::Game,
        settings: &SearchSettings<H>,
        state: &StateOf<H>,
        here: NodeId,
        seat: Seat,
        luck: &mut Fast,
    ) -> bool {
        const MISSING: NodeId = NodeId::MAX;
        self.open.clear();
        self.open.resize(self.candidates.len(), MISSING);
        let mut missing = self.candidates.len();
        // Actions are listed in much the same order every time, so the next one is mostly the one asked for.
        let mut cursor = 0;
        let bloom = Bloom::of_all(&self.candidates);
        for id in self.tree.children(here) {
            let node = self.tree.node(id);
            if node.seat != seat || !node.bloom.meets(bloom) {
                continue;
            }
            let (before, after) = self.candidates.split_at(cursor);
            let found = after.iter().position(|action| *action == node.action).map(|index| index + cursor);
            let found = found.or_else(|| before.iter().position(|action| *action == node.action));
            if let Some(index) = found {
                self.open[index] = id;
                cursor = if index + 1 < self.candidates.len() { index + 1 } else { 0 };
                missing -= 1;
            }
        }
        // What is missing beyond the width was pruned.
        let is_enough = self.candidates.len() - missing >= settings.width.min(self.candidates.len());
        if is_enough || !self.tree.has_room(missing) {
            self.open.retain(|id| *id != MISSING);
            return !self.open.is_empty();
        }
        let lowest = self.prior_logits(game, settings, state, seat, luck);
        if self.tree.is_leaf(here) {
            self.tree.node_mut(here).reference_logit =
                self.logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        }
        let reference = self.tree.node(here).reference_logit;
        for index in 0..self.candidates.len() {
            if self.open[index] == MISSING && self.logits[index] >= lowest {
                let logit = (self.logits[index] - reference) / settings.prior_temperature;
                let prior = logit.min(14.0).exp().max(LOWEST_PRIOR);
                self.open[index] = self.tree.add(here, seat, self.candidates[index], prior);
            }
        }
        self.open.retain(|id| *id != MISSING);
        true
    }

    /// Fills `logits` with the prior's logit of each candidate, and returns the lowest one that is not pruned.
    #[inline(never)]
    fn prior_logits(
        &mut self,
        game: &H::Game,
        settings: &SearchSettings<H>,
        state: &StateOf<H>,
        seat: Seat,
        luck: &mut Fast,
    ) -> f32 {
        let has_too_many = self.candidates.len() > settings.width;
        self.logits.clear();
        if settings.prior == PriorSource::Policy || has_too_many {
            H::policy_logits(game, state, seat, &self.candidates, &mut self.logits);
        } else {
            self.logits.resize(self.candidates.len(), 0.0);
        }
        let lowest = lowest_of_highest(&self.logits, settings.width, &mut self.ranked);
        let value_logit = match settings.prior {
            PriorSource::Policy => return lowest,
            PriorSource::Value => value_logit,
            PriorSource::OwnValue => own_value_logit,
        };
        for (logit, action) in self.logits.iter_mut().zip(&self.candidates) {
            let is_pruned = *logit < lowest;
            *logit = if is_pruned {
                f32::NEG_INFINITY
            } else {
                value_logit(game, settings, state, seat, *action, luck)
            };
        }
        f32::MIN
    }

    /// Selects a child by PUCT: the mean value, and an exploration term that grows with the prior and with how often the
    /// action was available, and falls with its visits.
    #[inline(never)]
    fn select(&mut self, settings: &SearchSettings<H>) -> NodeId {
        let (mut priors, mut visits, mut total) = (0.0, 0, 0.0);
        for id in &self.open {
            let node = self.tree.node_mut(*id);
            node.availability += 1;
            priors += node.prior;
            visits += node.visits;
            total += node.total;
        }
        // First-play urgency: what was never tried is expected to do as well as the rest.
        let unknown = if visits == 0 { 0.5 } else { total / visits as f32 };
        let (mut best, mut highest) = (self.open[0], f32::NEG_INFINITY);
        for id in &self.open {
            let node = self.tree.node(*id);
            let mean = if node.visits == 0 { unknown } else { node.mean() };
            let prior = node.prior / priors;
            let rarity = (node.availability as f32).sqrt() / (1 + node.visits) as f32;
            let score = mean + settings.exploration * prior * rarity;
            if score > highest {
                (best, highest) = (*id, score);
            }
        }
        best
    }

    /// Plays on by the default policy, and returns each seat's share of the win, or its value where the rollout ends.
    #[inline(never)]
    fn roll_out(
        &mut self,
        game: &H::Game,
        settings: &SearchSettings<H>,
        state: &mut StateOf<H>,
        luck: &mut Fast,
    ) -> PerSeat<f32> {
        for _ in 0..settings.rollout_depth {
            let Some(seat) = game.turn(state).awaited().first() else { break };
            self.candidates.clear();
            H::candidate_actions(game, state, seat, &mut self.candidates);
            let action = by_default_policy(game, settings, state, seat, &self.candidates, luck);
            game.play(state, seat, action, luck, &mut Silence);
        }
        let value = settings.value(game, state);
        if !game.turn(state).awaited().is_empty() {
            return value;
        }
        let standings = game.standings(state);
        PerSeat::from_fn(value.len(), |seat| {
            standings.share(seat) as f32 * (1.0 - settings.value_weight) + value[seat] * settings.value_weight
        })
    }
}

/// Who decides next. The searching seat comes first where several are awaited, and what the others seal then is guessed by
/// the default policy: they must not answer what they cannot know.
fn next<H: Heuristics>(
    game: &H::Game,
    settings: &SearchSettings<H>,
    state: &StateOf<H>,
    own: Seat,
    sealed: &mut Seats,
) -> Next {
    let awaited = game.turn(state).awaited();
    if awaited.len() > 1 {
        *sealed = awaited;
    }
    if awaited.contains(own) {
        return Next::InTree(own);
    }
    match awaited.first() {
        None => Next::Nobody,
        Some(seat) if sealed.contains(seat) || settings.opponents == OpponentModel::DefaultPolicy => {
            Next::ByDefaultPolicy(seat)
        }
        Some(seat) => Next::InTree(seat),
    }
}

/// The default policy, made epsilon-greedy.
#[inline]
fn by_default_policy<H: Heuristics>(
    game: &H::Game,
    settings: &SearchSettings<H>,
    state: &StateOf<H>,
    seat: Seat,
    actions: &[ActionOf<H>],
    luck: &mut Fast,
) -> ActionOf<H> {
    if settings.epsilon.strikes(luck) {
        luck.pick(actions)
    } else {
        H::default_policy(game, state, seat, actions, luck)
    }
}

/// The value for the seat where the action leads to, as log odds.
fn value_logit<H: Heuristics>(
    game: &H::Game,
    settings: &SearchSettings<H>,
    state: &StateOf<H>,
    seat: Seat,
    action: ActionOf<H>,
    luck: &mut Fast,
) -> f32 {
    let mut after = state.clone();
    game.play(&mut after, seat, action, luck, &mut Silence);
    let chance = settings.value(game, &after)[seat].clamp(1e-4, 1.0 - 1e-4);
    (chance / (1.0 - chance)).ln()
}

/// The value network's output for the seat alone where the action leads to.
fn own_value_logit<H: Heuristics>(
    game: &H::Game,
    settings: &SearchSettings<H>,
    state: &StateOf<H>,
    seat: Seat,
    action: ActionOf<H>,
    luck: &mut Fast,
) -> f32 {
    let mut after = state.clone();
    game.play(&mut after, seat, action, luck, &mut Silence);
    settings.seat_logit(game, &after, seat)
}

/// The logit an action needs to be among the `width` highest.
fn lowest_of_highest(logits: &[f32], width: usize, ranked: &mut Vec<f32>) -> f32 {
    if logits.len() <= width {
        return f32::NEG_INFINITY;
    }
    ranked.clear();
    ranked.extend_from_slice(logits);
    let (_, lowest, _) = ranked.select_nth_unstable_by(width - 1, |a, b| b.total_cmp(a));
    *lowest
}
