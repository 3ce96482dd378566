//! Luck, handed to one step from outside and never kept in a state.

use rand_chacha::ChaCha12Rng;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A source of luck. The one question a game may ask is for a number below another.
///
/// ```
/// use benben_core::{Chance, Keyed, Scripted, Seed};
///
/// fn draw(chance: &mut impl Chance) -> [char; 3] {
///     let mut cards = ['a', 'b', 'c'];
///     chance.shuffle(&mut cards);
///     cards
/// }
///
/// // At a table, the seed and the number of the step are all there is to it.
/// let seed = Seed::from_number(7);
/// assert_eq!(draw(&mut Keyed::new(&seed, 3)), draw(&mut Keyed::new(&seed, 3)));
/// // In a test, luck is what the test says: the last of three changes with the first, the second with itself.
/// assert_eq!(draw(&mut Scripted::new([0, 1])), ['c', 'b', 'a']);
/// ```
pub trait Chance {
    /// A number from 0 to `n - 1`, each as likely as the others. `n` is at least 1.
    fn below(&mut self, n: u32) -> u32;

    /// Brings a list into random order.
    fn shuffle<T>(&mut self, list: &mut [T]) {
        for end in (1..list.len()).rev() {
            let other = self.below(end as u32 + 1) as usize;
            list.swap(end, other);
        }
    }

    /// One of a list that is not empty.
    #[inline]
    fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len() as u32) as usize]
    }
}

/// Lemire's multiplication method: fair for every `n`, and almost never divides.
#[inline]
fn fair_below(mut bits: impl FnMut() -> u32, n: u32) -> u32 {
    debug_assert!(n > 0, "nothing is below 0");
    let mut product = u64::from(bits()) * u64::from(n);
    if (product as u32) < n {
        let unfair = n.wrapping_neg() % n;
        while (product as u32) < unfair {
            product = u64::from(bits()) * u64::from(n);
        }
    }
    (product >> 32) as u32
}

/// The luck of a table: a ChaCha stream keyed by the seed, one stream a step. A record replays bit for bit,
/// and how much luck one step used cannot disturb another.
#[derive(Clone, Debug)]
pub struct Keyed {
    stream: ChaCha12Rng,
    drawn: u32,
}

impl Keyed {
    /// The luck of this step. Step 0 is the setup, step 1 the first action.
    pub fn new(seed: &crate::Seed, step: u64) -> Self {
        let mut stream = ChaCha12Rng::from_seed(seed.0);
        stream.set_stream(step);
        Keyed { stream, drawn: 0 }
    }

    /// How often luck was asked. An action that drew none gave away nothing by chance.
    pub fn drawn(&self) -> u32 {
        self.drawn
    }
}

impl Chance for Keyed {
    fn below(&mut self, n: u32) -> u32 {
        self.drawn += 1;
        fair_below(|| self.stream.next_u32(), n)
    }
}

/// Fast luck for playouts, simulations and bots. Not for tables: it can be predicted.
#[derive(Clone, Debug)]
pub struct Fast(Xoshiro256PlusPlus);

impl Fast {
    /// The same number gives the same luck.
    pub fn new(seed: u64) -> Self {
        Fast(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// Luck of its own for the `index`-th of many independent parts of one work.
    pub fn part(seed: u64, index: u64) -> Self {
        // Two odd constants keep (seed, index) and (index, seed) apart; `seed_from_u64` mixes the rest.
        Fast::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ index.wrapping_mul(0xd1b5_4a32_d192_ed03))
    }
}

impl Chance for Fast {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        // The high half: the better bits of the generator.
        fair_below(|| (self.0.next_u64() >> 32) as u32, n)
    }
}

/// Luck written down beforehand, for tests and the rulebook's examples.
#[derive(Clone, Debug, Default)]
pub struct Scripted {
    answers: Vec<u32>,
    asked: usize,
}

impl Scripted {
    /// Will answer these numbers in this order.
    pub fn new(answers: impl Into<Vec<u32>>) -> Self {
        Scripted { answers: answers.into(), asked: 0 }
    }

    /// No luck at all: asking is a mistake of the test.
    pub fn none() -> Self {
        Scripted::default()
    }

    /// Was every number used?
    pub fn is_used_up(&self) -> bool {
        self.asked == self.answers.len()
    }
}

impl Chance for Scripted {
    fn below(&mut self, n: u32) -> u32 {
        let answer = *self.answers.get(self.asked).expect("the script foresees this much luck");
        self.asked += 1;
        assert!(answer < n, "the script answers {answer} where only numbers below {n} are possible");
        answer
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seed;

    #[test]
    fn the_same_step_has_the_same_luck_and_another_step_other_luck() {
        let seed = Seed::from_number(7);
        let numbers = |step| {
            let mut chance = Keyed::new(&seed, step);
            (0..8).map(|_| chance.below(1000)).collect::<Vec<_>>()
        };
        assert_eq!(numbers(3), numbers(3));
        assert_ne!(numbers(3), numbers(4));
    }

    #[test]
    fn keyed_luck_counts_what_was_drawn() {
        let mut chance = Keyed::new(&Seed::from_number(1), 0);
        assert_eq!(chance.drawn(), 0);
        chance.shuffle(&mut [1, 2, 3]);
        assert_eq!(chance.drawn(), 2);
    }

    #[test]
    fn every_number_below_is_about_equally_likely() {
        let mut chance = Fast::new(5);
        let mut counts = [0u32; 7];
        for _ in 0..70_000 {
            counts[chance.below(7) as usize] += 1;
        }
        assert!(counts.iter().all(|&count| (9_600..10_400).contains(&count)), "{counts:?}");
    }

    #[test]
    fn shuffling_keeps_what_is_there() {
        let mut list = [1, 2, 3, 4, 5];
        Fast::new(3).shuffle(&mut list);
        list.sort_unstable();
        assert_eq!(list, [1, 2, 3, 4, 5]);
    }

    #[test]
    #[should_panic(expected = "the script foresees this much luck")]
    fn a_script_refuses_more_luck_than_written() {
        Scripted::new([1]).shuffle(&mut [1, 2, 3]);
    }
}
