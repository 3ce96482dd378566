//! One thread's search: a tree that grows by one decision a playout.

use super::style::{Others, Sight, Style};
use super::tree::{NodeId, ROOT, Traits, Tree};
use crate::Taste;
use benben_core::{Chance, Fast, Game, PerSeat, Seat, Seats, Silence};

/// Nothing looks so bad that it is never tried.
const LEAST_WEIGHT: f32 = 0.02;

/// A tree and the scratch space of its playouts.
#[derive(Debug)]
pub(super) struct Worker<G: Game> {
    pub(super) tree: Tree<G::Action>,
    sensible: Vec<G::Action>,
    urges: Vec<f32>,
    ranked: Vec<f32>,
    path: Vec<NodeId>,
    open: Vec<NodeId>,
}

impl<G: Taste> Default for Worker<G> {
    fn default() -> Self {
        Worker {
            tree: Tree::new(),
            sensible: Vec::with_capacity(64),
            urges: Vec::with_capacity(64),
            ranked: Vec::with_capacity(64),
            path: Vec::with_capacity(64),
            open: Vec::with_capacity(64),
        }
    }
}

/// Who decides next, and how the search foresees it.
enum Next {
    Nobody,
    InTree(Seat),
    ByImpulse(Seat),
}

impl<G: Taste> Worker<G> {
    /// One more look: imagines what is hidden, walks down the tree, plays on, and remembers what came of it.
    pub(super) fn look(&mut self, game: &G, style: &Style, view: &G::View, own: Seat, luck: &mut Fast) {
        let mut state = game.imagine(view, luck);
        self.descend(game, style, &mut state, own, luck);
        let result = self.play_out(game, style, &mut state, luck);
        self.tree.node_mut(ROOT).visits += 1;
        for id in &self.path {
            let node = self.tree.node_mut(*id);
            node.visits += 1;
            node.total += result[node.seat];
        }
    }

    /// How it probably goes on after `action`, as it might be: own decisions are those most looked at, the others' those the search
    /// foresees, in one imagined position. It ends where the tree says little.
    pub(super) fn line(
        &mut self,
        game: &G,
        style: &Style,
        view: &G::View,
        own: Seat,
        action: G::Action,
        luck: &mut Fast,
    ) -> Vec<(Seat, G::Action)> {
        /// Beyond this it is guesswork.
        const LONGEST: usize = 8;
        let mut state = game.imagine(view, luck);
        let mut line = vec![(own, action)];
        game.play(&mut state, own, action, luck, &mut Silence);
        let mut here = self.tree.below(ROOT).find(|id| self.tree.node(*id).action == action);
        let mut sealed = Seats::NONE;
        while line.len() < LONGEST {
            let (seat, in_tree) = match next(game, style, &state, own, &mut sealed) {
                Next::Nobody => break,
                Next::InTree(seat) => (seat, true),
                Next::ByImpulse(seat) => (seat, false),
            };
            self.sensible.clear();
            game.sensible(&state, seat, &mut self.sensible);
            let action = match self.sensible[..] {
                [only] => only,
                _ if in_tree => {
                    here = here.and_then(|id| self.most_looked_at(id, seat));
                    let Some(id) = here else { break };
                    self.tree.node(id).action
                }
                _ => by_impulse(game, style, &state, seat, &self.sensible, luck),
            };
            line.push((seat, action));
            game.play(&mut state, seat, action, luck, &mut Silence);
        }
        line
    }

    /// The sensible decision below that was looked at most, if it was looked at often enough to say something.
    fn most_looked_at(&self, id: NodeId, seat: Seat) -> Option<NodeId> {
        const FEWEST_VISITS: u32 = 3;
        let is_possible = |id: &NodeId| {
            let node = self.tree.node(*id);
            node.seat == seat && node.visits >= FEWEST_VISITS && self.sensible.contains(&node.action)
        };
        self.tree.below(id).filter(is_possible).max_by_key(|id| self.tree.node(*id).visits)
    }

    /// Walks down the tree to a decision that was never made before. `path` is where it went. Not inlined, as its parts and
    /// `play_out` are not, so that a profile tells them apart.
    #[inline(never)]
    fn descend(&mut self, game: &G, style: &Style, state: &mut G::State, own: Seat, luck: &mut Fast) {
        self.path.clear();
        let mut here = ROOT;
        let mut sealed = Seats::NONE;
        loop {
            let (seat, in_tree) = match next(game, style, state, own, &mut sealed) {
                Next::Nobody => return,
                Next::InTree(seat) => (seat, true),
                Next::ByImpulse(seat) => (seat, false),
            };
            self.sensible.clear();
            game.sensible(state, seat, &mut self.sensible);
            if !in_tree {
                let action = by_impulse(game, style, state, seat, &self.sensible, luck);
                game.play(state, seat, action, luck, &mut Silence);
                continue;
            }
            if self.sensible.len() == 1 && here != ROOT {
                game.play(state, seat, self.sensible[0], luck, &mut Silence);
                continue;
            }
            if !self.open_decisions(game, style, state, here, seat, luck) {
                return;
            }
            here = self.select(style);
            self.path.push(here);
            let node = self.tree.node(here);
            let is_new = node.visits == 0;
            game.play(state, seat, node.action, luck, &mut Silence);
            if is_new {
                return;
            }
        }
    }

    /// Finds the nodes of all sensible actions, and makes those that are missing. False if there is no room.
    #[inline(never)]
    fn open_decisions(
        &mut self,
        game: &G,
        style: &Style,
        state: &G::State,
        here: NodeId,
        seat: Seat,
        luck: &mut Fast,
    ) -> bool {
        const MISSING: NodeId = NodeId::MAX;
        self.open.clear();
        self.open.resize(self.sensible.len(), MISSING);
        let mut missing = self.sensible.len();
        // Actions are listed in much the same order every time, so the next one is mostly the one asked for.
        let mut cursor = 0;
        let traits = Traits::of_all(&self.sensible);
        for id in self.tree.below(here) {
            let node = self.tree.node(id);
            if node.seat != seat || !node.traits.meet(traits) {
                continue;
            }
            let (before, after) = self.sensible.split_at(cursor);
            let found = after.iter().position(|action| *action == node.action).map(|index| index + cursor);
            let found = found.or_else(|| before.iter().position(|action| *action == node.action));
            if let Some(index) = found {
                self.open[index] = id;
                cursor = if index + 1 < self.sensible.len() { index + 1 } else { 0 };
                missing -= 1;
            }
        }
        // What is missing beyond the width looked foolish.
        let is_enough = self.sensible.len() - missing >= style.width.min(self.sensible.len());
        if is_enough || !self.tree.has_room(missing) {
            self.open.retain(|id| *id != MISSING);
            return !self.open.is_empty();
        }
        let least = self.first_sight(game, style, state, seat, luck);
        if self.tree.is_leaf(here) {
            self.tree.node_mut(here).urge_of_one =
                self.urges.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        }
        let one = self.tree.node(here).urge_of_one;
        for index in 0..self.sensible.len() {
            if self.open[index] == MISSING && self.urges[index] >= least {
                let weight = ((self.urges[index] - one) / style.doubt).min(14.0).exp().max(LEAST_WEIGHT);
                self.open[index] = self.tree.add(here, seat, self.sensible[index], weight);
            }
        }
        self.open.retain(|id| *id != MISSING);
        true
    }

    /// Fills `urges` with how good each sensible action looks, and says how good it must look to be worth a try.
    #[inline(never)]
    fn first_sight(&mut self, game: &G, style: &Style, state: &G::State, seat: Seat, luck: &mut Fast) -> f32 {
        let has_too_many = self.sensible.len() > style.width;
        self.urges.clear();
        if style.sight == Sight::Urge || has_too_many {
            game.urges(state, seat, &self.sensible, &mut self.urges);
        } else {
            self.urges.resize(self.sensible.len(), 0.0);
        }
        let least = least_worth_a_look(&self.urges, style.width, &mut self.ranked);
        let foreseen = match style.sight {
            Sight::Urge => return least,
            Sight::Promise => foreseen,
            Sight::OwnPromise => foreseen_alone,
        };
        for (urge, action) in self.urges.iter_mut().zip(&self.sensible) {
            let is_worth_it = *urge >= least;
            *urge = if is_worth_it {
                foreseen(game, style, state, seat, *action, luck)
            } else {
                f32::NEG_INFINITY
            };
        }
        f32::MIN
    }

    /// The decision to look at: what did well, what looked well at first sight, and what was seldom tried though it could
    /// have been.
    #[inline(never)]
    fn select(&mut self, style: &Style) -> NodeId {
        let (mut weights, mut visits, mut total) = (0.0, 0, 0.0);
        for id in &self.open {
            let node = self.tree.node_mut(*id);
            node.available += 1;
            weights += node.weight;
            visits += node.visits;
            total += node.total;
        }
        // What was never tried is expected to do as well as the rest.
        let unknown = if visits == 0 { 0.5 } else { total / visits as f32 };
        let (mut best, mut most) = (self.open[0], f32::NEG_INFINITY);
        for id in &self.open {
            let node = self.tree.node(*id);
            let mean = if node.visits == 0 { unknown } else { node.mean() };
            let likely = node.weight / weights;
            let rarely = (node.available as f32).sqrt() / (1 + node.visits) as f32;
            let score = mean + style.curiosity * likely * rarely;
            if score > most {
                (best, most) = (*id, score);
            }
        }
        best
    }

    /// Plays on by impulse, and says each seat's share of the win, or its promise where that ends.
    #[inline(never)]
    fn play_out(&mut self, game: &G, style: &Style, state: &mut G::State, luck: &mut Fast) -> PerSeat<f32> {
        for _ in 0..style.horizon {
            let Some(seat) = game.turn(state).awaited().first() else { break };
            self.sensible.clear();
            game.sensible(state, seat, &mut self.sensible);
            let action = by_impulse(game, style, state, seat, &self.sensible, luck);
            game.play(state, seat, action, luck, &mut Silence);
        }
        let promise = game.promise(state, style.judgement);
        if !game.turn(state).awaited().is_empty() {
            return promise;
        }
        let standings = game.standings(state);
        PerSeat::from_fn(promise.len(), |seat| {
            standings.share(seat) as f32 * (1.0 - style.margin) + promise[seat] * style.margin
        })
    }
}

/// Who decides next. The searching seat comes first where several are awaited, and what the others seal then is guessed from
/// their impulse: they must not answer what they cannot know.
fn next<G: Game>(game: &G, style: &Style, state: &G::State, own: Seat, sealed: &mut Seats) -> Next {
    let awaited = game.turn(state).awaited();
    if awaited.len() > 1 {
        *sealed = awaited;
    }
    if awaited.contains(own) {
        return Next::InTree(own);
    }
    match awaited.first() {
        None => Next::Nobody,
        Some(seat) if sealed.contains(seat) || style.others == Others::Impulse => Next::ByImpulse(seat),
        Some(seat) => Next::InTree(seat),
    }
}

/// What someone does without thinking: mostly their impulse, sometimes a whim.
#[inline]
fn by_impulse<G: Taste>(
    game: &G,
    style: &Style,
    state: &G::State,
    seat: Seat,
    actions: &[G::Action],
    luck: &mut Fast,
) -> G::Action {
    let is_whim = style.whim > 0 && luck.below(u32::from(u8::MAX)) < u32::from(style.whim);
    if is_whim { luck.pick(actions) } else { game.impulse(state, seat, actions, luck) }
}

/// How likely the seat wins where the action leads to, as log odds.
fn foreseen<G: Taste>(
    game: &G,
    style: &Style,
    state: &G::State,
    seat: Seat,
    action: G::Action,
    luck: &mut Fast,
) -> f32 {
    let mut after = state.clone();
    game.play(&mut after, seat, action, luck, &mut Silence);
    let chance = game.promise(&after, style.judgement)[seat].clamp(1e-4, 1.0 - 1e-4);
    (chance / (1.0 - chance)).ln()
}

/// How well the seat itself stands where the action leads to.
fn foreseen_alone<G: Taste>(
    game: &G,
    style: &Style,
    state: &G::State,
    seat: Seat,
    action: G::Action,
    luck: &mut Fast,
) -> f32 {
    let mut after = state.clone();
    game.play(&mut after, seat, action, luck, &mut Silence);
    style.judgement.standing(&game.own_signs(&after, seat))
}

/// The urge an action needs to be among the `width` greatest.
fn least_worth_a_look(urges: &[f32], width: usize, ranked: &mut Vec<f32>) -> f32 {
    if urges.len() <= width {
        return f32::NEG_INFINITY;
    }
    ranked.clear();
    ranked.extend_from_slice(urges);
    let (_, least, _) = ranked.select_nth_unstable_by(width - 1, |a, b| b.total_cmp(a));
    *least
}
