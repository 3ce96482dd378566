//! Which actions the search considers: of many that are alike only a few.

use benben_cheops::{Action, Layout, Spot, Tile};
use benben_core::Seat;

/// Keeps of many takes those that differ in what matters: the tile one has most of, a neighbour tile, and of each colour a few
/// fields. Of law 12's swaps only those with the own store are kept, where there are any.
pub(crate) fn prune(layout: &Layout, seat: Seat, actions: &mut Vec<Action>) {
    /// Fields with the same treasure that are told apart.
    const ALIKE: u8 = 3;
    if actions.len() <= 4 {
        return;
    }
    let hand = &layout.hands[seat];
    let mut seen = [[0u8; 2]; 8];
    let has_stored_swap = actions.iter().any(|action| matches!(action, Action::SwapStored { .. }));
    let mut firsts = [0u8; 8];
    actions.retain(|action| match *action {
        Action::Take { field, tile } => {
            let is_best_tile = !tile.is_family()
                || Tile::FAMILY.iter().all(|other| {
                    (hand[*other], *other as u8) <= (hand[tile], tile as u8)
                        || !layout.pyramid.takable(*other).contains(field)
                });
            let kind = match layout.pyramid.at(field) {
                Spot::Treasure(colour) => colour as usize,
                Spot::Law | Spot::Tile(_) => 6,
            };
            let count = &mut seen[kind][usize::from(!tile.is_family())];
            *count += u8::from(is_best_tile);
            is_best_tile && *count <= if tile.is_family() { ALIKE } else { 1 }
        }
        Action::SwapWith { .. } => !has_stored_swap,
        Action::SwapFirst { field } => {
            let kind = layout.pyramid.treasure_at(field).map_or(7, |colour| colour as usize);
            firsts[kind] += 1;
            firsts[kind] == 1
        }
        _ => true,
    });
}
