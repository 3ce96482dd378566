//! What an action looks worth to a seat, in piasters: income, and what all stores will probably pay afterwards.

use crate::CheopsStyle;
use crate::ending::{DECISIVE, is_decisive, is_over, margin, sales_to_end};
use crate::forecast::Forecast;
use benben_cheops::{
    Action, Cheops, Colour, Fields, Kind, LAW_9_PRICE, Law, Layout, NEIGHBOUR_PRICE, Place, Right, Spot,
    Stage, Tile, market_price,
};
use benben_core::{PerSeat, Seat};
use std::cell::Cell;

/// What a face-down law is worth to its taker.
const UNKNOWN_LAW: f64 = 9.0;
/// A neighbour tile is better kept, unless the second take is worth it.
const NEIGHBOUR_KEPT: f64 = 6.0;
/// In place of a law a neighbour tile brings no second take (C17), so that it buys no more than a family tile would.
const NEIGHBOUR_FOR_LAW: f64 = 12.0;
/// A kept law is not wasted on less than this.
const LAW_KEPT: f64 = 4.0;

/// What a pure style finds in what it does, beyond all gains; but it does not lose at once for it.
const LIKED: f64 = DECISIVE / 10.0;

/// A seat that looks at a position, prepared for many questions.
pub(crate) struct Eye<'a> {
    style: CheopsStyle,
    layout: &'a Layout,
    /// Everybody's money, seen or guessed; only what ends the game depends on it.
    money: PerSeat<u16>,
    seat: Seat,
    forecast: Forecast,
    /// What the stores are expected to pay now, the seat's less the others'.
    lead: f64,
    over: bool,
    /// What a treasure of each colour gains, once it was asked for.
    treasures: [Cell<Option<f64>>; 6],
}

impl<'a> Eye<'a> {
    pub(crate) fn new(
        style: CheopsStyle,
        game: &Cheops,
        layout: &'a Layout,
        money: PerSeat<u16>,
        seat: Seat,
    ) -> Self {
        let forecast = Forecast::new(game);
        let lead = forecast.lead(layout, seat);
        let treasures = [const { Cell::new(None) }; 6];
        Eye { style, layout, money, seat, forecast, lead, over: is_over(layout), treasures }
    }

    /// How good an action looks.
    pub(crate) fn worth(&self, action: &Action) -> f64 {
        let (layout, seat) = (self.layout, self.seat);
        match *action {
            Action::Take { field, tile } => {
                let spot = layout.pyramid.at(field);
                self.take_with(spot, tile) - tile_cost(layout, seat, tile, spot)
            }
            Action::Buy => self.buy(),
            Action::TakeMore => self.best_takes()[0] - LAW_KEPT / 2.0,
            Action::Sell | Action::Store => self.dispose(*action),
            Action::Pay => self.law_9() - f64::from(LAW_9_PRICE),
            Action::SellStored { colour } => {
                self.after(|after| {
                    after.stores[seat][colour] -= 1;
                    sell(after, colour)
                }) - LAW_KEPT
            }
            Action::Swap => self.best_swap() - LAW_KEPT,
            Action::SwapFirst { field } => self.swap(layout.pyramid.treasure_at(field)),
            Action::SwapStored { colour } => match layout.stage {
                Stage::SwapWith { field } => self.swap_stored(layout.pyramid.treasure_at(field), colour),
                _ => 0.0,
            },
            Action::PutUnder { law, colour } => self.put(law, Place::Under(colour)),
            Action::PutOn { colour, number } => self.put(Law::NewNumber, Place::On(colour, number)),
            Action::Remove { law: Some(law) } => self.put(law, Place::Gone) + remove_bonus(layout, law),
            Action::Count { colour: Some(colour) } => self.put(Law::Treasure, Place::Counted(seat, colour)),
            Action::Draw { stack } => draw(layout, seat, stack),
            Action::Return
            | Action::SwapWith { .. }
            | Action::Remove { law: None }
            | Action::Count { colour: None }
            | Action::End => 0.0,
        }
    }

    /// What a change gains: its income, and what all stores are expected to pay afterwards, compared with now. If it ends the
    /// game, only who wins counts (C25, C29).
    fn after(&self, change: impl FnOnce(&mut Layout) -> f64) -> f64 {
        let mut after = *self.layout;
        let income = change(&mut after);
        if !self.over && is_over(&after) {
            let margin = margin(&self.forecast, &after, &self.money, self.seat, income);
            return if margin > 0.0 { DECISIVE + margin } else { margin - DECISIVE };
        }
        income + self.forecast.lead(&after, self.seat) - self.lead
    }

    /// What taking this gains.
    fn take(&self, spot: Spot) -> f64 {
        match spot {
            Spot::Treasure(colour) => self.treasure(colour),
            Spot::Law => UNKNOWN_LAW,
            Spot::Tile(_) => 0.0,
        }
    }

    /// What taking this with a tile gains: a treasure for a neighbour tile lets one take once more (C17), unless it ends the game.
    fn take_with(&self, spot: Spot, tile: Tile) -> f64 {
        let first = self.take(spot);
        match spot {
            Spot::Treasure(colour) if !tile.is_family() && !is_decisive(first) => {
                first.max(self.double(colour, 1).unwrap_or(f64::NEG_INFINITY)) + self.second(spot)
            }
            _ => first,
        }
    }

    /// What another take in the same turn gains.
    fn second(&self, spot: Spot) -> f64 {
        let [best, second] = self.best_takes();
        let other = if self.take(spot) >= best { second } else { best };
        if is_decisive(other) { 0.0 } else { other }
    }

    /// What selling this and then another treasure gains, if only both together end the game. `untaken` is 0 if the first of
    /// them has left the pyramid.
    fn double(&self, colour: Colour, untaken: u32) -> Option<f64> {
        if sales_to_end(self.layout) != 2 || !self.can_sell(colour) {
            return None;
        }
        let reachable = self.reachable();
        let other = |second: &Colour| {
            let treasures = self.layout.pyramid.treasures_of(*second) & reachable;
            let needed = if *second == colour { 1 + untaken } else { 1 };
            let mut after = *self.layout;
            let income = sell(&mut after, colour);
            if treasures.len() < needed || after.boards[*second].is_full() || !self.can_sell(*second) {
                return None;
            }
            let income = income + sell(&mut after, *second);
            let margin = margin(&self.forecast, &after, &self.money, self.seat, income);
            (is_over(&after) && margin > 0.0).then_some(DECISIVE + margin)
        };
        Colour::ALL.iter().filter_map(other).reduce(f64::max)
    }

    fn can_sell(&self, colour: Colour) -> bool {
        let board = &self.layout.boards[colour];
        !board.is_full() && self.layout.laws[Law::OnlyStore] != Place::Under(colour)
    }

    /// What a taken treasure gains, sold or stored as the rules leave it and the style likes it.
    fn treasure(&self, colour: Colour) -> f64 {
        let known = &self.treasures[colour as usize];
        if let Some(worth) = known.get() {
            return worth;
        }
        let can_store = self.layout.laws[Law::OnlySell] != Place::Under(colour);
        let sold = || self.after(|after| sell(after, colour));
        let stored = || self.after(|after| store(after, self.seat, colour));
        let worth = match (self.can_sell(colour), can_store) {
            (true, true) => match self.style {
                CheopsStyle::Seller => sold(),
                CheopsStyle::Storer => stored(),
                CheopsStyle::Mixer => sold().max(stored()),
            },
            (true, false) => sold(),
            (false, true) => stored(),
            (false, false) => 0.0,
        };
        known.set(Some(worth));
        worth
    }

    /// Selling or storing what was just taken.
    fn dispose(&self, action: Action) -> f64 {
        let Stage::Treasure { colour } = self.layout.stage else { return 0.0 };
        let sells = action == Action::Sell;
        let liked = match self.style {
            CheopsStyle::Seller => f64::from(u8::from(sells)) * LIKED,
            CheopsStyle::Storer => f64::from(u8::from(!sells)) * LIKED,
            CheopsStyle::Mixer => 0.0,
        };
        let double =
            if sells && self.layout.turn.right == Right::Second { self.double(colour, 0) } else { None };
        let gain =
            self.after(|after| if sells { sell(after, colour) } else { store(after, self.seat, colour) });
        liked + double.map_or(gain, |double| double.max(gain))
    }

    /// Fields that can be taken with a family tile in hand.
    fn reachable(&self) -> Fields {
        let hand = &self.layout.hands[self.seat];
        let held = Tile::FAMILY.iter().filter(|tile| hand[**tile] > 0);
        held.map(|tile| self.layout.pyramid.takable(*tile)).fold(Fields::NONE, |all, fields| all | fields)
    }

    /// The best and the second best take with a family tile.
    fn best_takes(&self) -> [f64; 2] {
        let mut best = [0.0f64; 2];
        for field in self.reachable() {
            let gain = self.take(self.layout.pyramid.at(field));
            if gain > best[0] {
                best = [gain, best[0]];
            } else {
                best[1] = best[1].max(gain);
            }
        }
        best
    }

    /// A neighbour tile buys a second take; nobody needs one who can win with the first.
    fn buy(&self) -> f64 {
        let [best, second] = self.best_takes();
        let both = if is_decisive(best) { best } else { best + second };
        let takable = self.layout.pyramid.takable(Tile::Neighbour);
        let is_takable =
            |colour: &&Colour| !(self.layout.pyramid.treasures_of(**colour) & takable).is_empty();
        let doubles = Colour::ALL.iter().filter(is_takable).filter_map(|colour| self.double(*colour, 1));
        doubles.fold(both, f64::max) - f64::from(NEIGHBOUR_PRICE)
    }

    /// What law 9 will probably add.
    fn law_9(&self) -> f64 {
        let counted = |colour: &Colour| self.put(Law::Treasure, Place::Counted(self.seat, *colour));
        Colour::ALL.iter().map(counted).fold(0.0, f64::max)
    }

    fn put(&self, law: Law, place: Place) -> f64 {
        self.after(|after| {
            after.laws[law] = place;
            0.0
        })
    }

    /// The best swap of a stored treasure for one in the pyramid.
    fn best_swap(&self) -> f64 {
        let in_pyramid = |colour: &&Colour| !self.layout.pyramid.treasures_of(**colour).is_empty();
        let gains = Colour::ALL.iter().filter(in_pyramid).map(|colour| self.swap(Some(*colour)));
        gains.fold(0.0, f64::max)
    }

    /// The best swap for this treasure.
    fn swap(&self, gained: Option<Colour>) -> f64 {
        let stored = |given: &&Colour| self.layout.stores[self.seat][**given] > 0;
        let gains = Colour::ALL.iter().filter(stored).map(|given| self.swap_stored(gained, *given));
        gains.fold(0.0, f64::max)
    }

    fn swap_stored(&self, gained: Option<Colour>, given: Colour) -> f64 {
        let Some(gained) = gained else { return 0.0 };
        if self.layout.laws[Law::OnlySell] == Place::Under(gained) {
            return 0.0;
        }
        self.after(|after| {
            after.stores[self.seat][given] -= 1;
            store(after, self.seat, gained)
        })
    }
}

/// The treasure covers a number, and the market pays.
fn sell(layout: &mut Layout, colour: Colour) -> f64 {
    let price = market_price(layout);
    layout.boards[colour].covered += 1;
    f64::from(price)
}

fn store(layout: &mut Layout, seat: Seat, colour: Colour) -> f64 {
    layout.stores[seat][colour] += 1;
    0.0
}

/// Tiles that one has several of are given away first, neighbours last, and least of all for a law.
fn tile_cost(layout: &Layout, seat: Seat, tile: Tile, spot: Spot) -> f64 {
    if !tile.is_family() {
        return if spot == Spot::Law { NEIGHBOUR_FOR_LAW } else { NEIGHBOUR_KEPT };
    }
    1.0 / f64::from(layout.hands[seat][tile].max(1))
}

/// A varied hand fits more places.
fn draw(layout: &Layout, seat: Seat, stack: u8) -> f64 {
    let Some(tile) = layout.stacks[usize::from(stack)].top else { return 0.0 };
    1.0 / f64::from(1 + layout.hands[seat][tile])
}

/// A law that an opponent keeps, or one that keeps the market low, is worth removing.
fn remove_bonus(layout: &Layout, law: Law) -> f64 {
    match (law, layout.laws[law]) {
        (Law::Treasure, _) => 12.0,
        (_, Place::Held(_)) => LAW_KEPT,
        (Law::LowPrice, _) => 5.0,
        _ => 0.0,
    }
}
