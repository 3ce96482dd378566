//! Typed maps: one thing for each colour, tile or law.

use serde::de::{Error as _, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::{self, Debug, Display};
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

/// One of a few kinds of things, each with a name.
pub trait Kind: Copy + Display + FromStr + 'static {
    /// All of them, in order.
    const ALL: &'static [Self];

    /// Its place in the order, from 0.
    fn index(self) -> usize;

    /// Its name.
    fn name(self) -> &'static str;
}

/// One `T` for each of the `N` kinds `K`. In JSON an object with the kinds' names.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct By<K, T, const N: usize> {
    items: [T; N],
    kind: PhantomData<K>,
}

impl<K: Kind, T, const N: usize> By<K, T, N> {
    /// Makes each kind's thing.
    pub fn from_fn(mut make: impl FnMut(K) -> T) -> Self {
        By { items: std::array::from_fn(|index| make(K::ALL[index])), kind: PhantomData }
    }

    /// The things in the order of their kinds.
    #[inline]
    pub fn values(&self) -> &[T; N] {
        &self.items
    }

    /// Each kind with its thing.
    pub fn iter(&self) -> impl Iterator<Item = (K, &T)> + '_ {
        K::ALL.iter().copied().zip(&self.items)
    }
}

impl<K, T: Default + Copy, const N: usize> Default for By<K, T, N> {
    fn default() -> Self {
        By { items: [T::default(); N], kind: PhantomData }
    }
}

impl<K: Kind, T, const N: usize> Index<K> for By<K, T, N> {
    type Output = T;
    #[inline]
    fn index(&self, kind: K) -> &T {
        &self.items[kind.index()]
    }
}

impl<K: Kind, T, const N: usize> IndexMut<K> for By<K, T, N> {
    #[inline]
    fn index_mut(&mut self, kind: K) -> &mut T {
        &mut self.items[kind.index()]
    }
}

impl<K: Kind, T: Debug, const N: usize> Debug for By<K, T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter().map(|(kind, thing)| (kind.to_string(), thing))).finish()
    }
}

impl<K: Kind, T: Serialize, const N: usize> Serialize for By<K, T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter().map(|(kind, thing)| (kind.name(), thing)))
    }
}

impl<'de, K: Kind, T: Deserialize<'de>, const N: usize> Deserialize<'de> for By<K, T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(ByVisitor(PhantomData))
    }
}

struct ByVisitor<K, T, const N: usize>(PhantomData<(K, T)>);

impl<'de, K: Kind, T: Deserialize<'de>, const N: usize> Visitor<'de> for ByVisitor<K, T, N> {
    type Value = By<K, T, N>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object with")?;
        K::ALL.iter().try_for_each(|kind| write!(f, " {kind}"))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut found: [Option<T>; N] = std::array::from_fn(|_| None);
        while let Some(name) = map.next_key::<String>()? {
            let Ok(kind) = name.parse::<K>() else {
                return Err(A::Error::custom(format_args!("unknown entry `{name}`")));
            };
            if found[kind.index()].replace(map.next_value()?).is_some() {
                return Err(A::Error::custom(format_args!("entry `{name}` stands here twice")));
            }
        }
        if let Some(missing) = found.iter().position(Option::is_none) {
            return Err(A::Error::custom(format_args!("entry `{}` is missing", K::ALL[missing])));
        }
        let items = found.map(|thing| thing.expect("none is missing"));
        Ok(By { items, kind: PhantomData })
    }
}
