//! The tables themselves: the fast loop that plays, deals anew, observes and lists what is legal.

use super::Reward;
use super::choices::Choices;
use crate::engine::{AnyTables, Pages};
use crate::position::unknown_bot;
use crate::refused::{Refused, why_not};
use benben_bots::bot;
use benben_bots::encoding::{Encoding, Memory, Pen, action_count};
use benben_core::{Chance, Eyes, Fast, Game, PerSeat, Seat, Silence, Viewer};

type State<E> = <<E as benben_bots::Heuristics>::Game as Game>::State;
type View<E> = <<E as benben_bots::Heuristics>::Game as Game>::View;
type Action<E> = <<E as benben_bots::Heuristics>::Game as Game>::Action;

/// A mask that isn't longer is cleared as a whole.
const SHORT: usize = 64;

/// One table.
struct Lane<E: Encoding> {
    state: State<E>,
    luck: Fast,
    seat: Seat,
    /// What its row of observations holds.
    memory: Memory,
    scores: PerSeat<i32>,
}

/// Tables that are played on one thread, side by side.
struct Part<E: Encoding> {
    lanes: Vec<Lane<E>>,
    /// What is legal at each of them now, and before: one list for all, because it's asked for often and tables are far apart.
    choices: Choices<Action<E>>,
    before: Choices<Action<E>>,
    /// Where the action that is to be played stands in that list, for each table.
    chosen: Vec<u32>,
    /// The view of whoever is looking, written over the one before: it's large.
    view: View<E>,
    /// The luck of random actions: it doesn't disturb that of the games.
    whims: Vec<Fast>,
}

/// All tables of one game.
pub(super) struct Lanes<E: Encoding> {
    game: E::Game,
    /// All but the last have as many tables.
    parts: Vec<Part<E>>,
    share: usize,
    seats: usize,
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
        let share = count.div_ceil(threads.min(count));
        let lane = |index: usize| {
            let mut luck = Fast::part(0, index as u64);
            Lane {
                state: game.setup(seats, &mut luck),
                luck,
                seat: Seat::new(0),
                memory: Memory::default(),
                scores: PerSeat::new(seats),
            }
        };
        let part = |first: usize| {
            let tables = first..count.min(first + share);
            let lanes: Vec<_> = tables.clone().map(lane).collect();
            Part {
                view: game.view(&lanes[0].state, Viewer::Public),
                chosen: vec![0; tables.len()],
                whims: tables.clone().map(|index| Fast::part(0, index as u64)).collect(),
                choices: Choices::none(tables.len()),
                before: Choices::none(tables.len()),
                lanes,
            }
        };
        let parts = (0..count).step_by(share).map(part).collect();
        Lanes { game, parts, share, seats, reward, length }
    }

    /// Does something with every part and its rows of each array, on a thread of its own if there are several.
    fn each(&mut self, pages: Pages<'_>, work: impl Fn(&E::Game, usize, &mut Part<E>, Pages<'_>) + Sync) {
        let (length, actions, seats, share) = (self.length, action_count::<E>(), self.seats, self.share);
        let (game, is_alone) = (&self.game, self.parts.len() == 1);
        let parts = self
            .parts
            .iter_mut()
            .zip(pages.observation.chunks_mut(share * length))
            .zip(pages.mask.chunks_mut(share * actions))
            .zip(pages.seat.chunks_mut(share).zip(pages.done.chunks_mut(share)))
            .zip(pages.reward.chunks_mut(share * seats))
            .enumerate();
        std::thread::scope(|threads| {
            for (index, ((((part, observation), mask), (seat, done)), reward)) in parts {
                let pages = Pages { observation, mask, seat, reward, done };
                if is_alone {
                    work(game, 0, part, pages);
                } else {
                    let work = &work;
                    threads.spawn(move || work(game, index * share, part, pages));
                }
            }
        });
    }
}

impl<E: Encoding> Part<E> {
    /// Does something with every table and its row of each array, then lists what is legal there.
    #[inline]
    fn advance(
        &mut self,
        game: &E::Game,
        lengths: [usize; 3],
        pages: Pages<'_>,
        work: impl Fn(&mut Lane<E>, usize, &mut Row<'_>, &Choices<Action<E>>, usize),
    ) {
        std::mem::swap(&mut self.choices, &mut self.before);
        let (before, choices) = (&self.before, &mut self.choices);
        choices.clear();
        let [length, actions, seats] = lengths;
        let rows = pages
            .observation
            .chunks_exact_mut(length)
            .zip(pages.mask.chunks_exact_mut(actions))
            .zip(pages.seat.iter_mut().zip(pages.done.iter_mut()))
            .zip(pages.reward.chunks_exact_mut(seats));
        let lanes = self.lanes.iter_mut().zip(&self.chosen).zip(rows).enumerate();
        for (table, ((lane, chosen), (((observation, mask), (seat, done)), reward))) in lanes {
            let mut row = Row { observation, mask, seat, reward, done };
            if action_count::<E>() <= SHORT {
                row.mask.fill(false);
            } else {
                // Only what was set is cleared.
                for index in before.indices(table) {
                    row.mask[usize::from(*index)] = false;
                }
            }
            work(lane, table, &mut row, before, *chosen as usize);
            lane.look(game, &mut row, &mut self.view, choices);
        }
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
        self.memory.forget();
        self.seat = Seat::new(0);
        if reward == Reward::Points {
            self.scores = game.standings(&self.state).scores;
        }
    }

    /// Writes down what the next seat observes and may do. Where several seats are awaited it's the one that has just acted,
    /// because less of its observation has changed.
    #[inline]
    fn look(
        &mut self,
        game: &E::Game,
        row: &mut Row<'_>,
        view: &mut View<E>,
        choices: &mut Choices<Action<E>>,
    ) {
        let awaited = game.turn(&self.state).awaited();
        if !awaited.contains(self.seat) {
            self.seat = awaited.first().expect("a game that was dealt awaits somebody");
        }
        *row.seat = self.seat.index() as i32;
        game.view_into(&self.state, Viewer::Seat(self.seat), view);
        E::observe(game, view, self.seat, &mut Pen::again(row.observation, &mut self.memory));
        let indices = choices.add(
            |actions| game.legal(&self.state, self.seat, actions),
            |actions, indices| E::indices(game, view, self.seat, actions, indices),
        );
        for index in indices {
            row.mask[usize::from(*index)] = true;
        }
    }

    /// Plays what was chosen.
    #[inline]
    fn play(&mut self, game: &E::Game, action: Action<E>, seats: usize, reward: Reward, row: &mut Row<'_>) {
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
        let lengths = [self.length, action_count::<E>(), seats];
        self.each(pages, |game, first, part, pages| {
            for (index, whim) in part.whims.iter_mut().enumerate() {
                *whim = Fast::part(seed, 2 * (first + index) as u64 + 1);
            }
            part.advance(game, lengths, pages, |lane, table, row, _, _| {
                lane.luck = Fast::part(seed, 2 * (first + table) as u64);
                lane.deal(game, seats, reward);
                row.reward.fill(0.0);
                *row.done = false;
            });
        });
    }

    fn step(&mut self, actions: &[i64], pages: Pages<'_>) -> Result<(), Refused> {
        for (number, (part, actions)) in self.parts.iter_mut().zip(actions.chunks(self.share)).enumerate() {
            for (table, (chosen, action)) in part.chosen.iter_mut().zip(actions).enumerate() {
                match part.choices.place(table, *action) {
                    Some(place) => *chosen = place,
                    None => {
                        let (lane, indices) = (&part.lanes[table], part.choices.indices(table));
                        let refused = why_not::<E>(&self.game, &lane.state, lane.seat, *action, indices);
                        return Err(refused.at_table(number * self.share + table));
                    }
                }
            }
        }
        let (seats, reward) = (self.seats, self.reward);
        let lengths = [self.length, action_count::<E>(), seats];
        self.each(pages, |game, _, part, pages| {
            part.advance(game, lengths, pages, |lane, _, row, before, chosen| {
                lane.play(game, before.action(chosen), seats, reward, row);
            });
        });
        Ok(())
    }

    fn random_actions(&mut self, actions: &mut [i64]) {
        for (part, actions) in self.parts.iter_mut().zip(actions.chunks_mut(self.share)) {
            for (table, (whim, action)) in part.whims.iter_mut().zip(actions).enumerate() {
                *action = i64::from(whim.pick(part.choices.indices(table)));
            }
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
        let is_alone = self.parts.len() == 1;
        std::thread::scope(|threads| {
            for (number, (part, actions)) in self.parts.iter().zip(actions.chunks_mut(self.share)).enumerate()
            {
                let ask = move || {
                    let Some(mut bot) = bot::<E>(name) else { return };
                    for (index, (lane, action)) in part.lanes.iter().zip(actions).enumerate() {
                        let table = number * self.share + index;
                        if wanted.is_some_and(|wanted| !wanted[table]) {
                            *action = -1;
                            continue;
                        }
                        let eyes = Eyes::new(&self.game, &lane.state, lane.seat);
                        // Each decision has luck of its own, on however many threads.
                        let mut luck = Fast::part(seed, table as u64);
                        let chosen = bot.choose(&eyes, &mut luck);
                        *action = part.choices.index_of(index, &chosen).map_or(-1, i64::from);
                    }
                };
                if is_alone {
                    ask();
                } else {
                    threads.spawn(ask);
                }
            }
        });
        Ok(())
    }

    fn scores(&self, scores: &mut [i32]) {
        let lanes = self.parts.iter().flat_map(|part| &part.lanes);
        for (lane, scores) in lanes.zip(scores.chunks_exact_mut(self.seats)) {
            scores.copy_from_slice(self.game.standings(&lane.state).scores.as_slice());
        }
    }
}
