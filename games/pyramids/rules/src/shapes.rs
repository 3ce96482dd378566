//! The shapes of the expedition cards, and every way to lay them into a chamber.

use crate::fields::{Fields, SIDE};
use benben_core::NotationError;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A shape of two to four connected fields, called by the letter it looks like and its size. An edition chooses
/// six of these eight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names are the shapes")]
pub enum Shape {
    #[default]
    I2,
    I3,
    V3,
    I4,
    L4,
    O4,
    S4,
    T4,
}

impl Shape {
    /// All of them.
    pub const ALL: [Shape; 8] =
        [Shape::I2, Shape::I3, Shape::V3, Shape::I4, Shape::L4, Shape::O4, Shape::S4, Shape::T4];

    /// Its fields as (column, row) in one of its positions.
    pub const fn drawn(self) -> &'static [(u8, u8)] {
        match self {
            Shape::I2 => &[(0, 0), (0, 1)],
            Shape::I3 => &[(0, 0), (0, 1), (0, 2)],
            Shape::V3 => &[(0, 0), (0, 1), (1, 1)],
            Shape::I4 => &[(0, 0), (0, 1), (0, 2), (0, 3)],
            Shape::L4 => &[(0, 0), (0, 1), (0, 2), (1, 2)],
            Shape::O4 => &[(0, 0), (0, 1), (1, 0), (1, 1)],
            Shape::S4 => &[(0, 0), (0, 1), (1, 1), (1, 2)],
            Shape::T4 => &[(0, 0), (0, 1), (0, 2), (1, 1)],
        }
    }

    /// How many fields it covers.
    pub const fn size(self) -> usize {
        self.drawn().len()
    }

    /// P11: the shape turned and mirrored, everywhere it covers only `free` fields and at least one of `edge`.
    /// Each way to lay it is told once.
    #[inline]
    pub fn lay(self, free: Fields, edge: Fields, mut tell: impl FnMut(Fields)) {
        let corners = self.corners(free, edge);
        for (turn, mut corners) in TURNS[self as usize].each.iter().zip(corners) {
            while corners != 0 {
                tell(Fields::from_bits(turn.bits << corners.trailing_zeros()));
                corners &= corners - 1;
            }
        }
    }

    /// For each turn, the corners at which it covers only `free` fields and at least one of `edge`.
    #[inline]
    fn corners(self, free: Fields, edge: Fields) -> [u32; TURNS_OF_A_SHAPE] {
        // One copy for each shape: how far to shift is then written into the code.
        match self {
            Shape::I2 => corners::<{ Shape::I2 as usize }>(free, edge),
            Shape::I3 => corners::<{ Shape::I3 as usize }>(free, edge),
            Shape::V3 => corners::<{ Shape::V3 as usize }>(free, edge),
            Shape::I4 => corners::<{ Shape::I4 as usize }>(free, edge),
            Shape::L4 => corners::<{ Shape::L4 as usize }>(free, edge),
            Shape::O4 => corners::<{ Shape::O4 as usize }>(free, edge),
            Shape::S4 => corners::<{ Shape::S4 as usize }>(free, edge),
            Shape::T4 => corners::<{ Shape::T4 as usize }>(free, edge),
        }
    }

    /// P11: are these fields the shape, turned and mirrored as you like?
    pub fn covers(self, fields: Fields) -> bool {
        let mut found = false;
        self.lay(fields, fields, |laid| found |= laid == fields);
        found
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl FromStr for Shape {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        Shape::ALL
            .into_iter()
            .find(|shape| shape.to_string() == text)
            .ok_or_else(|| NotationError::new(text, "one of I2, I3, V3, I4, L4, O4, S4, T4"))
    }
}

/// All corners of the chamber at once: bit `i` asks whether the turn fits with its corner at `i`.
#[inline]
fn corners<const SHAPE: usize>(free: Fields, edge: Fields) -> [u32; TURNS_OF_A_SHAPE] {
    const { TURNS[SHAPE] }.each.map(|turn| {
        let (mut fits, mut touches) = (turn.corners, 0);
        for step in turn.steps {
            fits &= free.bits() >> step;
            touches |= edge.bits() >> step;
        }
        fits & touches
    })
}

/// One turned or mirrored form of a shape, pushed into the corner at a1.
#[derive(Clone, Copy)]
struct Turned {
    /// Its fields.
    bits: u32,
    /// How far each of its fields is from the corner, in bits; a short shape repeats its last field.
    steps: [u8; 4],
    /// Where the corner can be without leaving the chamber.
    corners: u32,
}

/// Four turns, each also mirrored; fewer where they look alike.
const TURNS_OF_A_SHAPE: usize = 8;

/// The different forms of one shape.
#[derive(Clone, Copy)]
struct Turns {
    /// Those beyond `len` have no corners.
    each: [Turned; TURNS_OF_A_SHAPE],
    len: usize,
}

const TURNS: [Turns; 8] = {
    let nothing = Turned { bits: 0, steps: [0; 4], corners: 0 };
    let mut table = [Turns { each: [nothing; TURNS_OF_A_SHAPE], len: 0 }; 8];
    let mut shape = 0;
    while shape < table.len() {
        let mut way = 0;
        while way < 8 {
            let turned = turned(Shape::ALL[shape].drawn(), way);
            let turns = &mut table[shape];
            let mut known = 0;
            while known < turns.len && turns.each[known].bits != turned.bits {
                known += 1;
            }
            if known == turns.len {
                turns.each[known] = turned;
                turns.len += 1;
            }
            way += 1;
        }
        shape += 1;
    }
    table
};

/// The `way`-th of the eight ways to turn and mirror the fields.
const fn turned(fields: &[(u8, u8)], way: u8) -> Turned {
    // Mirrored within a 4x4 square, then pushed back into its corner.
    let mut placed = [(0u8, 0u8); 4];
    let (mut left, mut top, mut right, mut bottom) = (u8::MAX, u8::MAX, 0, 0);
    let mut i = 0;
    while i < 4 {
        let (mut column, mut row) = fields[if i < fields.len() { i } else { fields.len() - 1 }];
        if way & 1 != 0 {
            column = 3 - column;
        }
        if way & 2 != 0 {
            row = 3 - row;
        }
        if way & 4 != 0 {
            (column, row) = (row, column);
        }
        placed[i] = (column, row);
        left = if column < left { column } else { left };
        right = if column > right { column } else { right };
        top = if row < top { row } else { top };
        bottom = if row > bottom { row } else { bottom };
        i += 1;
    }
    let mut turned = Turned { bits: 0, steps: [0; 4], corners: 0 };
    i = 0;
    while i < 4 {
        let (column, row) = placed[i];
        turned.steps[i] = (column - left) * SIDE as u8 + (row - top);
        turned.bits |= 1 << turned.steps[i];
        i += 1;
    }
    let (width, height) = ((right - left) as usize, (bottom - top) as usize);
    let mut column = 0;
    while column + width < SIDE {
        let mut row = 0;
        while row + height < SIDE {
            turned.corners |= Fields::at(column, row).bits();
            row += 1;
        }
        column += 1;
    }
    turned
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ways(shape: Shape) -> usize {
        let mut all = Vec::new();
        shape.lay(Fields::ALL, Fields::ALL, |fields| all.push(fields));
        assert!(all.iter().all(|fields| fields.len() == shape.size()));
        let told = all.len();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), told, "each way is told once");
        told
    }

    #[test]
    fn p11_every_turn_and_mirror_image_is_laid_once() {
        assert_eq!(Shape::ALL.map(ways), [40, 30, 64, 20, 96, 16, 48, 48]);
    }

    #[test]
    fn p11_a_shape_is_known_in_any_position_but_not_bent() {
        let fields = |text: &str| text.parse::<Fields>().unwrap();
        assert!(Shape::L4.covers(fields("a1 b1 c1 c2")));
        assert!(Shape::O4.covers(fields("d4 d5 e4 e5")));
        assert!(!Shape::L4.covers(fields("d4 d5 e4 e5")));
        assert!(Shape::I3.covers(fields("a1 b1 c1")));
        assert!(!Shape::I3.covers(fields("a1 b1 b2")));
        assert!(!Shape::I2.covers(fields("a5 b1")));
        assert!(!Shape::I2.covers(fields("a1")));
        assert!(!Shape::I2.covers(Fields::NONE));
    }

    #[test]
    fn shapes_are_written_by_name() {
        for shape in Shape::ALL {
            assert_eq!(shape.to_string().parse(), Ok(shape));
        }
        assert!("i2".parse::<Shape>().is_err());
    }
}
