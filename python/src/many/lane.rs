//! The tables themselves: the fast loop that plays, deals anew, observes and lists what is legal.

use super::Reward;
use crate::engine::{AnyTables, Pages};
use crate::position::unknown_bot;
use crate::refused::{Refused, why_not};
use benben_bots::bot;
use benben_bots::encoding::{Encoding, Pen, action_count};
use benben_core::{Chance, Eyes, Fast, Game, PerSeat, Seat, Silence, Viewer};

type State<E> = <<E as benben_bots::Heuristics>::Game as Game>::State;
type Action<E> = <<E as benben_bots::Heuristics>::Game as Game>::Action;

/// One table.
struct Lane<E: Encoding> {
    state: State<E>,
    /// The luck of the game, and that of random actions: the one doesn't disturb the other.
    luck: Fast,
    whim: Fast,
    seat: Seat,
    /// What is legal, and its indices in the same order.
    legal: Vec<Action<E>>,
    indices: Vec<u16>,
    /// Which of the legal actions comes next.
    chosen: usize,
    scores: PerSeat<i32>,
}

/// All tables of one game.
pub(super) struct Lanes<E: Encoding> {
    game: E::Game,
    lanes: Vec<Lane<E>>,
    seats: usize,
    threads: usize,
    reward: Reward,
    length: usize,
}

impl<E: Encoding> Lanes<E> {
    pub(super) fn new(
        game: E::Game,
        count: usize,
        seats: usize,
        threads: usize,
        reward: Reward,
        length: usize,
    ) -> Self {
        let lane = |index: usize| {
            let mut luck = Fast::part(0, index as u64);
            Lane {
                state: game.setup(seats, &mut luck),
                whim: luck.clone(),
                luck,
                seat: Seat::new(0),
                legal: Vec::with_capacity(64),
                indices: Vec::with_capacity(64),
                chosen: 0,
                scores: PerSeat::new(seats),
            }
        };
        let lanes = (0..count).map(lane).collect();
        Lanes { game, lanes, seats, threads, reward, length }
    }

    /// Does something with every table and its row of each array, on as many threads as wanted.
    fn each(&mut self, pages: Pages<'_>, work: impl Fn(&E::Game, usize, &mut Lane<E>, Row<'_>) + Sync) {
        let (length, actions, seats) = (self.length, action_count::<E>(), self.seats);
        let (game, count) = (&self.game, self.lanes.len());
        let share = count.div_ceil(self.threads.min(count));
        let parts = self
            .lanes
            .chunks_mut(share)
            .zip(pages.observation.chunks_mut(share * length))
            .zip(pages.mask.chunks_mut(share * actions))
            .zip(pages.seat.chunks_mut(share).zip(pages.done.chunks_mut(share)))
            .zip(pages.reward.chunks_mut(share * seats))
            .enumerate();
        let run = |part: usize, lanes: &mut [Lane<E>], pages: Pages<'_>| {
            let rows = pages
                .observation
                .chunks_exact_mut(length)
                .zip(pages.mask.chunks_exact_mut(actions))
                .zip(pages.seat.iter_mut().zip(pages.done.iter_mut()))
                .zip(pages.reward.chunks_exact_mut(seats));
            for (index, (lane, (((observation, mask), (seat, done)), reward))) in
                lanes.iter_mut().zip(rows).enumerate()
            {
                work(game, part * share + index, lane, Row { observation, mask, seat, reward, done });
            }
        };
        std::thread::scope(|threads| {
            for (part, ((((lanes, observation), mask), (seat, done)), reward)) in parts {
                let pages = Pages { observation, mask, seat, reward, done };
                if share == count {
                    run(part, lanes, pages);
                } else {
                    let run = &run;
                    threads.spawn(move || run(part, lanes, pages));
                }
            }
        });
    }
}

/// One table's row of each array.
struct Row<'a> {
    observation: &'a mut [f32],
    mask: &'a mut [bool],
    seat: &'a mut i32,
    reward: &'a mut [f32],
    done: &'a mut bool,
}

impl<E: Encoding> Lane<E> {
    /// A new game.
    fn deal(&mut self, game: &E::Game, seats: usize, reward: Reward) {
        self.state = game.setup(seats, &mut self.luck);
        if reward == Reward::Points {
            self.scores = game.standings(&self.state).scores;
        }
    }

    /// Writes down what the next seat observes and may do. Only what was set before is cleared.
    #[inline]
    fn look(&mut self, game: &E::Game, row: &mut Row<'_>) {
        for index in &self.indices {
            row.mask[usize::from(*index)] = false;
        }
        self.seat = game.turn(&self.state).awaited().first().expect("a game that was dealt awaits somebody");
        *row.seat = self.seat.index() as i32;
        let view = game.view(&self.state, Viewer::Seat(self.seat));
        E::observe(game, &view, self.seat, &mut Pen::new(row.observation));
        self.legal.clear();
        self.indices.clear();
        game.legal(&self.state, self.seat, &mut self.legal);
        for action in &self.legal {
            let index = E::index(game, &view, self.seat, action).expect("legal actions have an index");
            row.mask[index] = true;
            self.indices.push(index as u16);
        }
    }

    /// Plays what was chosen.
    #[inline]
    fn play(&mut self, game: &E::Game, seats: usize, reward: Reward, row: &mut Row<'_>) {
        let action = self.legal[self.chosen];
        game.play(&mut self.state, self.seat, action, &mut self.luck, &mut Silence);
        *row.done = game.turn(&self.state).awaited().is_empty();
        row.reward.fill(0.0);
        match reward {
            Reward::Share if *row.done => {
                let standings = game.standings(&self.state);
                for (seat, reward) in row.reward.iter_mut().enumerate() {
                    *reward = standings.share(Seat::new(seat)) as f32;
                }
            }
            Reward::Share => {}
            Reward::Points => {
                let scores = game.standings(&self.state).scores;
                for (seat, score) in scores.iter() {
                    row.reward[seat.index()] = (score - self.scores[seat]) as f32;
                }
                self.scores = scores;
            }
        }
        if *row.done {
            self.deal(game, seats, reward);
        }
    }
}

impl<E: Encoding> AnyTables for Lanes<E> {
    fn lengths(&self) -> (usize, usize) {
        (self.length, action_count::<E>())
    }

    fn reset(&mut self, seed: u64, pages: Pages<'_>) {
        let (seats, reward) = (self.seats, self.reward);
        pages.mask.fill(false);
        self.each(pages, |game, index, lane, mut row| {
            lane.luck = Fast::part(seed, 2 * index as u64);
            lane.whim = Fast::part(seed, 2 * index as u64 + 1);
            lane.indices.clear();
            lane.deal(game, seats, reward);
            row.reward.fill(0.0);
            *row.done = false;
            lane.look(game, &mut row);
        });
    }

    fn step(&mut self, actions: &[i64], pages: Pages<'_>) -> Result<(), Refused> {
        for (table, (lane, action)) in self.lanes.iter_mut().zip(actions).enumerate() {
            match lane.indices.iter().position(|index| i64::from(*index) == *action) {
                Some(chosen) => lane.chosen = chosen,
                None => {
                    let refused = why_not::<E>(&self.game, &lane.state, lane.seat, *action, &lane.indices);
                    return Err(refused.at_table(table));
                }
            }
        }
        let (seats, reward) = (self.seats, self.reward);
        self.each(pages, |game, _, lane, mut row| {
            lane.play(game, seats, reward, &mut row);
            lane.look(game, &mut row);
        });
        Ok(())
    }

    fn random_actions(&mut self, actions: &mut [i64]) {
        for (lane, action) in self.lanes.iter_mut().zip(actions) {
            *action = i64::from(lane.whim.pick(&lane.indices));
        }
    }

    fn bot_actions(
        &self,
        name: &str,
        wanted: Option<&[bool]>,
        seed: u64,
        actions: &mut [i64],
    ) -> Result<(), Refused> {
        if bot::<E>(name).is_none() {
            return Err(unknown_bot(name));
        }
        let count = self.lanes.len();
        let share = count.div_ceil(self.threads.min(count));
        std::thread::scope(|threads| {
            for (part, (lanes, actions)) in
                self.lanes.chunks(share).zip(actions.chunks_mut(share)).enumerate()
            {
                let ask = move || {
                    let Some(mut bot) = bot::<E>(name) else { return };
                    for (index, (lane, action)) in lanes.iter().zip(actions).enumerate() {
                        let table = part * share + index;
                        if wanted.is_some_and(|wanted| !wanted[table]) {
                            *action = -1;
                            continue;
                        }
                        let eyes = Eyes::new(&self.game, &lane.state, lane.seat);
                        // Each decision has luck of its own, on however many threads.
                        let mut luck = Fast::part(seed, table as u64);
                        let chosen = bot.choose(&eyes, &mut luck);
                        let place = lane.legal.iter().position(|legal| *legal == chosen);
                        *action = place.map_or(-1, |place| i64::from(lane.indices[place]));
                    }
                };
                if share == count {
                    ask();
                } else {
                    threads.spawn(ask);
                }
            }
        });
        Ok(())
    }

    fn scores(&self, scores: &mut [i32]) {
        for (lane, scores) in self.lanes.iter().zip(scores.chunks_exact_mut(self.seats)) {
            scores.copy_from_slice(self.game.standings(&lane.state).scores.as_slice());
        }
    }
}
