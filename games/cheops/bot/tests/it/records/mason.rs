//! Somebody who wants the whole pyramid taken. That needs nearly every tile there is: 66 fields, 64 family tiles, 4 neighbours.
//!
//! Rows a, c, e … get fathers and mothers in turn, rows b, d, f … sons and daughters, so that nothing alike ever touches.
//! The former are 36 fields and have 32 tiles, so all four neighbours go there too.

use benben_bots::Bot;
use benben_cheops::{Action, Cheops, Field, Fields, Layout, Stage, Tile};
use benben_core::{Chance, Eyes, Fast, Seat};

pub(crate) struct Mason;

impl Bot<Cheops> for Mason {
    fn choose(&mut self, eyes: &Eyes<'_, Cheops>, luck: &mut Fast) -> Action {
        let (mut actions, layout) = (Vec::new(), eyes.view().layout);
        eyes.legal(&mut actions);
        let worths: Vec<i32> = actions.iter().map(|action| worth(&layout, eyes.seat(), *action)).collect();
        let most = worths.iter().max().copied().unwrap_or_default();
        let best: Vec<Action> = actions
            .iter()
            .zip(&worths)
            .filter(|(_, worth)| **worth == most)
            .map(|(action, _)| *action)
            .collect();
        luck.pick(&best)
    }
}

fn worth(layout: &Layout, seat: Seat, action: Action) -> i32 {
    match action {
        Action::Buy => 60,
        Action::Take { field, tile } if fits(layout, field, tile) => match tile {
            Tile::Neighbour => 10,
            // The bottom row first: only there could anything else be put.
            _ if field.row() == 0 => 50 + i32::from(layout.hands[seat][tile]),
            _ => 40 - i32::from(field.row()) + i32::from(layout.hands[seat][tile]),
        },
        Action::Take { .. } => -50,
        // No board may become full, let alone two.
        Action::Sell => match layout.stage {
            Stage::Treasure { colour } if layout.boards[colour].covered < 3 => 5,
            _ => -5,
        },
        Action::Draw { stack } => {
            let top = layout.stacks[usize::from(stack)].top;
            5 - top.map_or(5, |tile| i32::from(layout.hands[seat][tile]))
        }
        Action::SellStored { .. } | Action::TakeMore | Action::Swap | Action::Pay => -10,
        Action::End => -1,
        _ => 0,
    }
}

/// Does the tile go here by plan?
fn fits(layout: &Layout, field: Field, tile: Tile) -> bool {
    let pair = if field.row().is_multiple_of(2) {
        [Tile::Father, Tile::Mother]
    } else {
        [Tile::Son, Tile::Daughter]
    };
    if tile == Tile::Neighbour {
        return field.row().is_multiple_of(2);
    }
    let other = if tile == pair[0] { pair[1] } else { pair[0] };
    pair.contains(&tile) && in_step(layout, field, tile, 0) && in_step(layout, field, other, 1)
}

/// Do all tiles of this kind in the row stand an even (or odd) number of steps from here?
fn in_step(layout: &Layout, field: Field, tile: Tile, odd: u8) -> bool {
    let row: Fields =
        layout.pyramid.tiles(tile).into_iter().filter(|other| other.row() == field.row()).collect();
    row.into_iter().all(|other| other.column().abs_diff(field.column()) % 2 == odd)
}
