//! The pyramid: what lies on its fields, and what can be taken from it (C13-C15).

use crate::by::Kind;
use crate::components::{ByColour, ByTile, Colour, Tile};
use crate::field::{Field, Fields, ROWS};
use benben_core::NotationError;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use std::fmt::{self, Display};
use std::str::FromStr;

/// What lies on a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// A treasure.
    Treasure(Colour),
    /// A law, face down: nobody knows which (C9).
    Law,
    /// A tile in place of what was taken.
    Tile(Tile),
}

impl Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Spot {
    fn name(self) -> &'static str {
        match self {
            Spot::Treasure(colour) => colour.name(),
            Spot::Law => "law",
            Spot::Tile(tile) => tile.name(),
        }
    }
}

impl FromStr for Spot {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let law = (text == "law").then_some(Spot::Law);
        law.or_else(|| text.parse().ok().map(Spot::Treasure))
            .or_else(|| text.parse().ok().map(Spot::Tile))
            .ok_or_else(|| NotationError::new(text, "law, a colour or a tile"))
    }
}

/// What lies where, as one set of fields for each kind of thing. Every field is in exactly one of the sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pyramid {
    treasures: ByColour<Fields>,
    laws: Fields,
    tiles: ByTile<Fields>,
}

impl Pyramid {
    /// Lays out every field.
    pub fn from_fn(mut lay: impl FnMut(Field) -> Spot) -> Self {
        let mut pyramid =
            Pyramid { treasures: ByColour::default(), laws: Fields::NONE, tiles: ByTile::default() };
        for field in Fields::ALL {
            let set = match lay(field) {
                Spot::Treasure(colour) => &mut pyramid.treasures[colour],
                Spot::Law => &mut pyramid.laws,
                Spot::Tile(tile) => &mut pyramid.tiles[tile],
            };
            *set = *set | Fields::only(field);
        }
        pyramid
    }

    /// What lies on the field.
    #[inline]
    pub fn at(&self, field: Field) -> Spot {
        if let Some(colour) = self.treasure_at(field) {
            return Spot::Treasure(colour);
        }
        let tile = Tile::ALL.iter().copied().find(|tile| self.tiles[*tile].contains(field));
        tile.map_or(Spot::Law, Spot::Tile)
    }

    /// The treasure on the field, if one lies there.
    #[inline]
    pub fn treasure_at(&self, field: Field) -> Option<Colour> {
        Colour::ALL.iter().copied().find(|colour| self.treasures[*colour].contains(field))
    }

    /// Fields with a treasure of this colour.
    #[inline]
    pub fn treasures_of(&self, colour: Colour) -> Fields {
        self.treasures[colour]
    }

    /// Fields with a treasure.
    #[inline]
    pub fn treasures(&self) -> Fields {
        self.treasures.values().iter().fold(Fields::NONE, |all, fields| all | *fields)
    }

    /// Fields with a face-down law.
    #[inline]
    pub fn laws(&self) -> Fields {
        self.laws
    }

    /// Fields with this tile.
    #[inline]
    pub fn tiles(&self, tile: Tile) -> Fields {
        self.tiles[tile]
    }

    /// Fields that have been taken: a tile lies there.
    #[inline]
    pub fn taken(&self) -> Fields {
        self.tiles.values().iter().fold(Fields::NONE, |all, fields| all | *fields)
    }

    /// C25: has everything been taken?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.taken() == Fields::ALL
    }

    /// C14: fields that nothing untaken carries: the bottom row, and wherever both fields below have been taken.
    #[inline]
    pub fn free(&self) -> Fields {
        let taken = self.taken();
        (Fields::BOTTOM | taken.carried()).without(taken)
    }

    /// C15: those of these fields that are not next to a tile of the same kind.
    #[inline]
    pub fn fitting(&self, tile: Tile, fields: Fields) -> Fields {
        fields.apart_from(self.tiles[tile])
    }

    /// C14, C15: fields whose treasure or law can be taken with this tile.
    #[inline]
    pub fn takable(&self, tile: Tile) -> Fields {
        self.fitting(tile, self.free())
    }

    /// Puts a tile in place of what is taken, which must lie there.
    #[inline]
    pub(crate) fn replace(&mut self, field: Field, tile: Tile) -> Spot {
        let spot = self.at(field);
        let set = match spot {
            Spot::Treasure(colour) => &mut self.treasures[colour],
            Spot::Law | Spot::Tile(_) => &mut self.laws,
        };
        *set = *set & !Fields::only(field);
        self.tiles[tile] = self.tiles[tile] | Fields::only(field);
        spot
    }

    /// C43: another treasure lies here now.
    pub(crate) fn exchange(&mut self, field: Field, old: Colour, new: Colour) {
        self.treasures[old] = self.treasures[old] & !Fields::only(field);
        self.treasures[new] = self.treasures[new] | Fields::only(field);
    }
}

fn row_name(row: u8) -> String {
    char::from(b'a' + row).to_string()
}

/// Rows `a` to `k` from the bottom, each a list from the left.
impl Serialize for Pyramid {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map((0..ROWS).map(|row| (char::from(b'a' + row), Row { pyramid: self, row })))
    }
}

/// One row, written from the left.
struct Row<'a> {
    pyramid: &'a Pyramid,
    row: u8,
}

impl Serialize for Row<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let fields = (0..ROWS - self.row).filter_map(|column| Field::new(self.row, column));
        serializer.collect_seq(fields.map(|field| self.pyramid.at(field).name()))
    }
}

impl<'de> Deserialize<'de> for Pyramid {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let rows = BTreeMap::<String, Vec<String>>::deserialize(deserializer)?;
        if rows.len() != usize::from(ROWS) {
            return Err(D::Error::custom("expected the rows a to k"));
        }
        let mut spots = BTreeMap::new();
        for row in 0..ROWS {
            let fields = rows.get(&row_name(row)).map_or(&[][..], Vec::as_slice);
            if fields.len() != usize::from(ROWS - row) {
                let (name, count) = (row_name(row), ROWS - row);
                return Err(D::Error::custom(format_args!("expected {count} fields in row {name}")));
            }
            for (field, text) in (0..ROWS).filter_map(|column| Field::new(row, column)).zip(fields) {
                spots.insert(field, text.parse::<Spot>().map_err(D::Error::custom)?);
            }
        }
        Ok(Pyramid::from_fn(|field| spots[&field]))
    }
}
