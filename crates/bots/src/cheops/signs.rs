//! What an experienced player reads off a table of Cheops: money, what the stores will pay, tiles and laws in hand.

use super::forecast::Forecast;
use crate::{SIGNS, Signs};
use benben_cheops::{
    Action, Cheops, Law, Layout, Right, Spot, Stage, State, Tile, boards_to_fill, market_price,
};
use benben_core::{PerSeat, Seat};

/// Keeps of many takes those that differ in what matters: the tile one has most of, a neighbour tile, and of each colour a few
/// fields. Of law 12's swaps only those with the own store are kept, where there are any.
pub(super) fn leave_out_foolish(layout: &Layout, seat: Seat, actions: &mut Vec<Action>) {
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

/// Treasures in the pyramid at the beginning (C8).
const TREASURES: f32 = 60.0;

/// Money and stores, tiles and laws, and how near the end is.
pub(super) fn signs(game: &Cheops, state: &State) -> PerSeat<Signs> {
    let layout = &state.layout;
    let stores = Forecast::new(game).stores(layout);
    let over = layout.ended.is_some();
    let left = layout.pyramid.treasures().len() as f32 / TREASURES;
    let full = layout.boards.values().iter().filter(|board| board.is_full()).count() as f32;
    let fullness = full / boards_to_fill(layout) as f32;
    let late = (1.0 - left).max(fullness);
    let market = f32::from(market_price(layout));
    PerSeat::from_fn(layout.seats(), |seat| {
        let mut signs: Signs = [0.0; SIGNS];
        let money = f32::from(state.money[seat]) / 50.0;
        let store = stores[seat] as f32 / 50.0;
        let worth = money + store;
        signs[0] = worth;
        signs[1] = worth * late;
        signs[2] = worth * late * late * late;
        signs[3] = store;
        signs[4] = store * late;
        if over && layout.stage == Stage::Over {
            signs[5] = worth * 2.0;
            return signs;
        }
        let hand = &layout.hands[seat];
        let kinds = Tile::FAMILY.iter().filter(|tile| hand[**tile] > 0).count() as f32;
        let tiles: u8 = Tile::FAMILY.iter().map(|tile| hand[*tile]).sum();
        let neighbours = f32::from(hand[Tile::Neighbour]);
        signs[6] = kinds / 4.0;
        signs[7] = f32::from(tiles) / 4.0;
        signs[8] = neighbours;
        signs[9] = neighbours * late;
        let holds = |law: Law| f32::from(u8::from(layout.holds(seat, law)));
        signs[10] = holds(Law::Treasure);
        signs[11] = holds(Law::SellStored);
        signs[12] = holds(Law::TakeMore);
        signs[13] = holds(Law::Swap);
        let is_turn = layout.turn.seat == seat;
        let turn = f32::from(u8::from(is_turn));
        signs[14] = turn * f32::from(u8::from(layout.turn.right == Right::First));
        signs[15] = turn * f32::from(u8::from(layout.turn.right == Right::Second));
        if let Stage::Treasure { colour } = layout.stage
            && is_turn
        {
            // The treasure in hand is not sold or stored yet, but worth about the market price.
            signs[16] = market / 50.0;
            signs[17] = f32::from(layout.stores[seat][colour]) / 5.0;
        }
        if matches!(layout.stage, Stage::Law { .. }) && is_turn {
            signs[18] = 1.0;
        }
        signs[19] = f32::from(layout.stored(seat)) / 10.0;
        signs[20] = f32::from(layout.stored(seat)) / 10.0 * late;
        let reachable = Tile::FAMILY
            .iter()
            .filter(|tile| hand[**tile] > 0)
            .map(|tile| layout.pyramid.takable(*tile))
            .fold(benben_cheops::Fields::NONE, |all, fields| all | fields);
        signs[21] = f32::from(u8::from(reachable.is_empty()));
        signs[22] = (reachable.len() as f32 / 10.0).min(1.0);
        signs
    })
}
