//! The features of a table of Cheops: money, what the stores will pay, tiles and laws in hand.

use crate::ending::{can_end_ahead, sales_to_end};
use crate::forecast::Forecast;
use benben_cheops::{Cheops, Law, Right, Stage, State, Tile, boards_to_fill, market_price};
use benben_core::{Game, PerSeat};

benben_bots::features! {
    /// What the value network reads off a table of Cheops for one seat. Money is in fifties.
    pub struct CheopsFeatures {
        /// Money and what the store will probably pay.
        worth,
        /// The same, by how far the game has gone.
        worth_late,
        /// The same, by the cube of it.
        worth_very_late,
        /// What the store will probably pay.
        store,
        /// The same, by how far the game has gone.
        store_late,
        /// Money and store, doubled, once the game is over.
        final_worth,
        /// Kinds of family tiles in hand, in fours.
        tile_kinds,
        /// Family tiles in hand, in fours.
        tiles,
        /// Neighbour tiles in hand.
        neighbours,
        /// The same, by how far the game has gone.
        neighbours_late,
        /// 1 for the seat that keeps law 9.
        holds_treasure_law,
        /// 1 for the seat that keeps law 10.
        holds_sell_stored,
        /// 1 for the seat that keeps law 11.
        holds_take_more,
        /// 1 for the seat that keeps law 12.
        holds_swap,
        /// 1 for the seat whose turn it is, before its first take.
        first_take,
        /// The same before its second take.
        second_take,
        /// The market price, for a seat about to sell or store a treasure.
        treasure_taken,
        /// Treasures of the same colour in its store, in fives.
        treasure_stored,
        /// 1 for a seat about to place a law.
        law_taken,
        /// Treasures in the store, in tens.
        stored,
        /// The same, by how far the game has gone.
        stored_late,
        /// 1 if no field can be taken with a family tile in hand.
        cannot_take,
        /// Fields that can be, in tens, at most 1.
        takable,
        /// Money and what the store pays as it is now, by how few sales are left to the end.
        worth_ending,
        /// The same, ahead of the best other seat.
        lead_ending,
        /// 1 for a seat that can end the game with its next take and win: the seat that may take now.
        ends_ahead,
        /// The same for a seat that has to wait for its turn.
        ends_ahead_next,
    }
}

/// Treasures in the pyramid at the beginning (C8).
const TREASURES: f32 = 60.0;

/// Reads the features of all seats.
pub(crate) fn features(game: &Cheops, state: &State) -> PerSeat<CheopsFeatures> {
    let layout = &state.layout;
    let forecast = Forecast::new(game);
    let stores = forecast.stores(layout);
    let over = layout.ended.is_some();
    let left = layout.pyramid.treasures().len() as f32 / TREASURES;
    let full = layout.boards.values().iter().filter(|board| board.is_full()).count() as f32;
    let fullness = full / boards_to_fill(layout) as f32;
    let late = (1.0 - left).max(fullness);
    let market = f32::from(market_price(layout));
    let scores = game.standings(state).scores;
    let nearness = 1.0 / (1 + sales_to_end(layout)) as f32;
    PerSeat::from_fn(layout.seats(), |seat| {
        let money = f32::from(state.money[seat]) / 50.0;
        let store = stores[seat] as f32 / 50.0;
        let worth = money + store;
        let mut features = CheopsFeatures {
            worth,
            worth_late: worth * late,
            worth_very_late: worth * late * late * late,
            store,
            store_late: store * late,
            ..CheopsFeatures::default()
        };
        if over && layout.stage == Stage::Over {
            features.final_worth = worth * 2.0;
            return features;
        }
        let hand = &layout.hands[seat];
        let kinds = Tile::FAMILY.iter().filter(|tile| hand[**tile] > 0).count() as f32;
        let tiles: u8 = Tile::FAMILY.iter().map(|tile| hand[*tile]).sum();
        let neighbours = f32::from(hand[Tile::Neighbour]);
        features.tile_kinds = kinds / 4.0;
        features.tiles = f32::from(tiles) / 4.0;
        features.neighbours = neighbours;
        features.neighbours_late = neighbours * late;
        let holds = |law: Law| f32::from(u8::from(layout.holds(seat, law)));
        features.holds_treasure_law = holds(Law::Treasure);
        features.holds_sell_stored = holds(Law::SellStored);
        features.holds_take_more = holds(Law::TakeMore);
        features.holds_swap = holds(Law::Swap);
        let is_turn = layout.turn.seat == seat;
        let turn = f32::from(u8::from(is_turn));
        features.first_take = turn * f32::from(u8::from(layout.turn.right == Right::First));
        features.second_take = turn * f32::from(u8::from(layout.turn.right == Right::Second));
        if let Stage::Treasure { colour } = layout.stage
            && is_turn
        {
            // The treasure in hand is not sold or stored yet, but worth about the market price.
            features.treasure_taken = market / 50.0;
            features.treasure_stored = f32::from(layout.stores[seat][colour]) / 5.0;
        }
        if matches!(layout.stage, Stage::Law { .. }) && is_turn {
            features.law_taken = 1.0;
        }
        features.stored = f32::from(layout.stored(seat)) / 10.0;
        features.stored_late = f32::from(layout.stored(seat)) / 10.0 * late;
        let reachable = Tile::FAMILY
            .iter()
            .filter(|tile| hand[**tile] > 0)
            .map(|tile| layout.pyramid.takable(*tile))
            .fold(benben_cheops::Fields::NONE, |all, fields| all | fields);
        features.cannot_take = f32::from(u8::from(reachable.is_empty()));
        features.takable = (reachable.len() as f32 / 10.0).min(1.0);
        let others = scores.seats().filter(|other| *other != seat);
        let best_other = others.map(|other| scores[other]).max().unwrap_or(0);
        features.worth_ending = scores[seat] as f32 / 50.0 * nearness;
        features.lead_ending = (scores[seat] - best_other) as f32 / 50.0 * nearness;
        if can_end_ahead(&forecast, layout, &state.money, seat) {
            let has_taken = matches!(layout.stage, Stage::Treasure { .. });
            let may_take = is_turn && (has_taken || layout.turn.right != Right::Nothing);
            features.ends_ahead = f32::from(u8::from(may_take));
            features.ends_ahead_next = f32::from(u8::from(!may_take));
        }
        features
    })
}
