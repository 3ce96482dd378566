//! The cheapest way to make pairs of everybody: Edmonds' blossom algorithm for weighted matching, in cubic time.
//!
//! A primal-dual search. Every vertex has a label, and an edge is *tight* when the labels of its ends add up to twice its weight.
//! From all unmatched vertices alternating trees grow along tight edges; an odd cycle is shrunk to a blossom, which from then on
//! is a vertex; two trees that touch make the matching larger. When nothing is tight any more, labels change by as much as
//! they can. See Galil, "Efficient algorithms for finding maximum matching in graphs" (1986).
//!
//! Vertices are numbered from 1, so that 0 can stand for none; blossoms follow.

use std::collections::VecDeque;

/// The pairs of 0 … n − 1, for even n, whose costs (`costs[a * n + b]`, symmetric, not negative) have the smallest sum.
pub(crate) fn cheapest_pairs(n: usize, costs: &[i64]) -> Vec<(usize, usize)> {
    debug_assert!(n.is_multiple_of(2) && costs.len() == n * n);
    let dearest = costs.iter().copied().max().unwrap_or(0);
    // All weights are positive and every two vertices have an edge: so the heaviest matching leaves nobody out.
    let mut search = Search::new(n, |one, other| dearest + 1 - costs[one * n + other]);
    while search.grow_matching() {}
    let pairs = (1..=n).map(|vertex| (vertex, search.mate[vertex]));
    pairs.filter(|(one, other)| one < other).map(|(one, other)| (one - 1, other - 1)).collect()
}

/// An edge between two vertices that are no blossoms.
#[derive(Clone, Copy, Default)]
struct Edge {
    from: usize,
    to: usize,
    weight: i64,
}

/// What a vertex or blossom is in this stage of the search.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    Free,
    /// At an even distance from the root of its tree.
    Outer,
    /// At an odd distance.
    Inner,
}

struct Search {
    /// Vertices.
    n: usize,
    /// Vertices and blossoms, those included that are not in use.
    used: usize,
    /// Room for all of them.
    room: usize,
    /// Between two vertices or blossoms, the best edge.
    edges: Vec<Edge>,
    label: Vec<i64>,
    mate: Vec<usize>,
    /// The vertex of an outer tree from which a free one is reached most cheaply.
    slack: Vec<usize>,
    /// The outermost blossom that a vertex is in, or itself.
    top: Vec<usize>,
    parent: Vec<usize>,
    /// Which part of a blossom a vertex is in.
    part: Vec<usize>,
    role: Vec<Role>,
    seen: Vec<usize>,
    look: usize,
    /// The parts of each blossom, around its cycle, from where it is entered.
    cycle: Vec<Vec<usize>>,
    queue: VecDeque<usize>,
}

impl Search {
    fn new(n: usize, weight: impl Fn(usize, usize) -> i64) -> Self {
        let room = n + n / 2 + 2;
        let mut search = Search {
            n,
            used: n,
            room,
            edges: vec![Edge::default(); room * room],
            label: vec![0; room],
            mate: vec![0; room],
            slack: vec![0; room],
            top: vec![0; room],
            parent: vec![0; room],
            part: vec![0; room * (n + 1)],
            role: vec![Role::Free; room],
            seen: vec![0; room],
            look: 0,
            cycle: vec![Vec::new(); room],
            queue: VecDeque::new(),
        };
        let mut heaviest = 0;
        for from in 1..=n {
            for to in 1..=n {
                let weight = if from == to { 0 } else { weight(from - 1, to - 1) };
                search.edges[from * room + to] = Edge { from, to, weight };
                heaviest = heaviest.max(weight);
            }
            search.top[from] = from;
            *search.part_mut(from, from) = from;
        }
        search.label[1..=n].fill(heaviest);
        search
    }

    fn edge(&self, from: usize, to: usize) -> Edge {
        self.edges[from * self.room + to]
    }

    fn part_of(&self, blossom: usize, vertex: usize) -> usize {
        self.part[blossom * (self.n + 1) + vertex]
    }

    fn part_mut(&mut self, blossom: usize, vertex: usize) -> &mut usize {
        &mut self.part[blossom * (self.n + 1) + vertex]
    }

    /// How far an edge is from being tight.
    fn distance(&self, edge: Edge) -> i64 {
        let weight = self.edge(edge.from, edge.to).weight;
        self.label[edge.from] + self.label[edge.to] - 2 * weight
    }

    fn offer_slack(&mut self, from: usize, to: usize) {
        let known = self.slack[to];
        if known == 0 || self.distance(self.edge(from, to)) < self.distance(self.edge(known, to)) {
            self.slack[to] = from;
        }
    }

    fn find_slack(&mut self, to: usize) {
        self.slack[to] = 0;
        for from in 1..=self.n {
            let outer = self.top[from] != to && self.role[self.top[from]] == Role::Outer;
            if outer && self.edge(from, to).weight > 0 {
                self.offer_slack(from, to);
            }
        }
    }

    /// All vertices of it will be looked at.
    fn enqueue(&mut self, one: usize) {
        if one <= self.n {
            self.queue.push_back(one);
            return;
        }
        for part in self.cycle[one].clone() {
            self.enqueue(part);
        }
    }

    fn set_top(&mut self, one: usize, top: usize) {
        self.top[one] = top;
        if one > self.n {
            for part in self.cycle[one].clone() {
                self.set_top(part, top);
            }
        }
    }

    /// Turns the cycle of a blossom so that the way from its entrance to a part has even length, and answers that length.
    fn way_to(&mut self, blossom: usize, part: usize) -> usize {
        let cycle = &mut self.cycle[blossom];
        let at = cycle.iter().position(|one| *one == part).expect("it is a part of this blossom");
        if at % 2 == 0 {
            return at;
        }
        cycle[1..].reverse();
        cycle.len() - at
    }

    fn match_up(&mut self, one: usize, other: usize) {
        let edge = self.edge(one, other);
        self.mate[one] = edge.to;
        if one <= self.n {
            return;
        }
        // Inside the blossom, matched and unmatched edges change on the way to where it is entered now.
        let part = self.part_of(one, edge.from);
        let way = self.way_to(one, part);
        for index in 0..way {
            let (here, there) = (self.cycle[one][index], self.cycle[one][index ^ 1]);
            self.match_up(here, there);
        }
        self.match_up(part, other);
        self.cycle[one].rotate_left(way);
    }

    /// Changes matched and unmatched edges from here to the root of the tree.
    fn augment(&mut self, mut one: usize, mut other: usize) {
        loop {
            let next = self.top[self.mate[one]];
            self.match_up(one, other);
            if next == 0 {
                return;
            }
            let parent = self.top[self.parent[next]];
            self.match_up(next, parent);
            (one, other) = (parent, next);
        }
    }

    /// Where the ways of two to their roots meet, if they do.
    fn common_ancestor(&mut self, mut one: usize, mut other: usize) -> Option<usize> {
        self.look += 1;
        while one != 0 || other != 0 {
            if one != 0 {
                if self.seen[one] == self.look {
                    return Some(one);
                }
                self.seen[one] = self.look;
                one = self.top[self.mate[one]];
                if one != 0 {
                    one = self.top[self.parent[one]];
                }
            }
            std::mem::swap(&mut one, &mut other);
        }
        None
    }

    fn shrink(&mut self, one: usize, ancestor: usize, other: usize) {
        let unused = (self.n + 1..=self.used).find(|blossom| self.top[*blossom] == 0);
        let blossom = unused.unwrap_or_else(|| {
            self.used += 1;
            self.used
        });
        self.label[blossom] = 0;
        self.role[blossom] = Role::Outer;
        self.mate[blossom] = self.mate[ancestor];
        let mut cycle = vec![ancestor];
        for (side, end) in [one, other].into_iter().enumerate() {
            let mut at = end;
            while at != ancestor {
                let inner = self.top[self.mate[at]];
                cycle.extend([at, inner]);
                self.enqueue(inner);
                at = self.top[self.parent[inner]];
            }
            if side == 0 {
                cycle[1..].reverse();
            }
        }
        self.cycle[blossom] = cycle.clone();
        self.set_top(blossom, blossom);
        for vertex in 1..=self.used {
            self.edges[blossom * self.room + vertex].weight = 0;
            self.edges[vertex * self.room + blossom].weight = 0;
        }
        for vertex in 1..=self.n {
            *self.part_mut(blossom, vertex) = 0;
        }
        for part in cycle {
            for vertex in 1..=self.used {
                let known = self.edge(blossom, vertex);
                if known.weight == 0 || self.distance(self.edge(part, vertex)) < self.distance(known) {
                    self.edges[blossom * self.room + vertex] = self.edge(part, vertex);
                    self.edges[vertex * self.room + blossom] = self.edge(vertex, part);
                }
            }
            for vertex in 1..=self.n {
                if self.part_of(part, vertex) != 0 {
                    *self.part_mut(blossom, vertex) = part;
                }
            }
        }
        self.find_slack(blossom);
    }

    /// An inner blossom whose label has gone falls apart: its parts take their places in the tree.
    fn expand(&mut self, blossom: usize) {
        for part in self.cycle[blossom].clone() {
            self.set_top(part, part);
        }
        let entrance = self.edge(blossom, self.parent[blossom]).from;
        let entered = self.part_of(blossom, entrance);
        let way = self.way_to(blossom, entered);
        let cycle = self.cycle[blossom].clone();
        for pair in cycle[..way].chunks(2) {
            let (inner, outer) = (pair[0], pair[1]);
            self.parent[inner] = self.edge(outer, inner).from;
            self.role[inner] = Role::Inner;
            self.role[outer] = Role::Outer;
            self.slack[inner] = 0;
            self.find_slack(outer);
            self.enqueue(outer);
        }
        self.role[entered] = Role::Inner;
        self.parent[entered] = self.parent[blossom];
        for part in &cycle[way + 1..] {
            self.role[*part] = Role::Free;
            self.find_slack(*part);
        }
        self.top[blossom] = 0;
    }

    /// A tight edge was found. True if the matching has grown.
    fn follow(&mut self, edge: Edge) -> bool {
        let (one, other) = (self.top[edge.from], self.top[edge.to]);
        match self.role[other] {
            Role::Free => {
                self.parent[other] = edge.from;
                self.role[other] = Role::Inner;
                let mate = self.top[self.mate[other]];
                self.slack[other] = 0;
                self.slack[mate] = 0;
                self.role[mate] = Role::Outer;
                self.enqueue(mate);
            }
            Role::Outer => match self.common_ancestor(one, other) {
                Some(ancestor) => self.shrink(one, ancestor, other),
                None => {
                    self.augment(one, other);
                    self.augment(other, one);
                    return true;
                }
            },
            Role::Inner => {}
        }
        false
    }

    /// Is it a vertex or blossom that is in no other?
    fn is_top(&self, one: usize) -> bool {
        self.top[one] == one
    }

    /// Makes the matching larger by one pair. False if everybody is matched.
    fn grow_matching(&mut self) -> bool {
        self.role.fill(Role::Free);
        self.slack.fill(0);
        self.queue.clear();
        for one in 1..=self.used {
            if self.is_top(one) && self.mate[one] == 0 {
                self.parent[one] = 0;
                self.role[one] = Role::Outer;
                self.enqueue(one);
            }
        }
        if self.queue.is_empty() {
            return false;
        }
        loop {
            if self.look_along_tight_edges() {
                return true;
            }
            self.change_labels();
            self.queue.clear();
            for one in 1..=self.used {
                let from = self.slack[one];
                if self.is_top(one)
                    && from != 0
                    && self.top[from] != one
                    && self.distance(self.edge(from, one)) == 0
                    && self.follow(self.edge(from, one))
                {
                    return true;
                }
            }
            for blossom in self.n + 1..=self.used {
                let gone = self.is_top(blossom) && self.label[blossom] == 0;
                if gone && self.role[blossom] == Role::Inner {
                    self.expand(blossom);
                }
            }
        }
    }

    fn look_along_tight_edges(&mut self) -> bool {
        while let Some(from) = self.queue.pop_front() {
            if self.role[self.top[from]] == Role::Inner {
                continue;
            }
            for to in 1..=self.n {
                let edge = self.edge(from, to);
                if edge.weight == 0 || self.top[from] == self.top[to] {
                    continue;
                }
                if self.distance(edge) == 0 {
                    if self.follow(edge) {
                        return true;
                    }
                } else {
                    self.offer_slack(from, self.top[to]);
                }
            }
        }
        false
    }

    /// Labels change by as much as they can before an edge becomes tight or a blossom falls apart.
    fn change_labels(&mut self) {
        let mut by = i64::MAX;
        for blossom in self.n + 1..=self.used {
            if self.is_top(blossom) && self.role[blossom] == Role::Inner {
                by = by.min(self.label[blossom] / 2);
            }
        }
        for one in 1..=self.used {
            if self.is_top(one) && self.slack[one] != 0 {
                let distance = self.distance(self.edge(self.slack[one], one));
                match self.role[one] {
                    Role::Free => by = by.min(distance),
                    Role::Outer => by = by.min(distance / 2),
                    Role::Inner => {}
                }
            }
        }
        for vertex in 1..=self.n {
            match self.role[self.top[vertex]] {
                Role::Outer => self.label[vertex] -= by,
                Role::Inner => self.label[vertex] += by,
                Role::Free => {}
            }
        }
        for blossom in self.n + 1..=self.used {
            if self.is_top(blossom) {
                match self.role[blossom] {
                    Role::Outer => self.label[blossom] += 2 * by,
                    Role::Inner => self.label[blossom] -= 2 * by,
                    Role::Free => {}
                }
            }
        }
    }
}

#[cfg(test)]
mod tests;
