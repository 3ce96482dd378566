//! A short list that lives inside the state: copied with it, without the heap.

use crate::Chance;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use std::fmt;
use std::ops::{Deref, DerefMut};

/// At most `N` things (and at most 255), in order. Behaves like a slice; `Copy`, unlike the list types of the
/// standard library, because bots copy states millions of times.
#[derive(Clone, Copy)]
pub struct Pile<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Pile<T, N> {
    /// Nothing yet.
    #[inline]
    pub fn new() -> Self {
        Pile { items: [T::default(); N], len: 0 }
    }

    /// Puts one more on top. A full pile is our mistake: components are counted.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Puts one more on top if `wanted`, without a branch. There must be room either way.
    #[inline]
    pub fn push_if(&mut self, item: T, wanted: bool) {
        self.items[self.len as usize] = item;
        self.len += u8::from(wanted);
    }

    /// Puts all of these on top.
    #[inline]
    pub fn extend(&mut self, items: &[T]) {
        let start = self.len as usize;
        self.items[start..start + items.len()].copy_from_slice(items);
        self.len += items.len() as u8;
    }

    /// Takes the top one.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[self.len as usize])
    }

    /// Takes the one at `index`; those above move down.
    #[inline]
    pub fn remove(&mut self, index: usize) -> T {
        let item = self[index];
        let len = self.len as usize;
        self.items.copy_within(index + 1..len, index);
        self.len -= 1;
        item
    }

    /// Takes the one at `index`; the top one fills its place.
    #[inline]
    pub fn swap_remove(&mut self, index: usize) -> T {
        let item = self[index];
        self.len -= 1;
        self.items[index] = self.items[self.len as usize];
        item
    }

    /// Takes any one at random: the next card of a shuffled deck. The pile must not be empty.
    ///
    /// A deck whose order nobody knows is a set; deciding its order card by card, when drawn, is the same
    /// luck and spares both the shuffling and the secret.
    #[inline]
    pub fn draw(&mut self, chance: &mut impl Chance) -> T {
        let index = chance.below(u32::from(self.len)) as usize;
        self.swap_remove(index)
    }

    /// Takes everything away.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T, const N: usize> Deref for Pile<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T, const N: usize> DerefMut for Pile<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

impl<T: Copy + Default, const N: usize> Default for Pile<T, N> {
    fn default() -> Self {
        Pile::new()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Pile<T, N> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut pile = Pile::new();
        for item in items {
            pile.push(item);
        }
        pile
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Pile<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Pile<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Pile<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Serialize, const N: usize> Serialize for Pile<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for Pile<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = Vec::<T>::deserialize(deserializer)?;
        if list.len() > N {
            return Err(D::Error::custom(format_args!("expected at most {N} entries, found {}", list.len())));
        }
        Ok(list.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Scripted;

    #[test]
    fn removing_keeps_the_order_and_swapping_does_not() {
        let mut pile: Pile<u8, 8> = (1..=5).collect();
        assert_eq!(pile.remove(1), 2);
        assert_eq!(*pile, [1, 3, 4, 5]);
        assert_eq!(pile.swap_remove(0), 1);
        assert_eq!(*pile, [5, 3, 4]);
        assert_eq!(pile.pop(), Some(4));
    }

    #[test]
    fn drawing_takes_the_card_that_luck_names() {
        let mut deck: Pile<u8, 4> = [10, 20, 30].into_iter().collect();
        assert_eq!(deck.draw(&mut Scripted::new([1])), 20);
        assert_eq!(*deck, [10, 30]);
    }

    #[test]
    fn equality_looks_only_at_what_is_there() {
        let mut once: Pile<u8, 4> = [1, 2].into_iter().collect();
        once.pop();
        assert_eq!(once, [1].into_iter().collect());
        assert!(serde_json::from_str::<Pile<u8, 2>>("[1,2,3]").is_err());
    }
}
