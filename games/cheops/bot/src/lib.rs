//! The bot of Cheops: what a treasure will probably pay in the end, against what the market pays now.

mod features;
mod forecast;
mod pruning;
mod weights;

pub use features::CheopsFeatures;

use benben_bots::{
    Bot, Epsilon, Heuristics, OpponentModel, PriorSource, SearchSettings, ValueNetwork, arg_max,
};
use benben_cheops::{
    Action, Cheops, Colour, Kind, LAW_9_PRICE, Law, Layout, NEIGHBOUR_PRICE, Place, Spot, Stage, State, Tile,
    View, market_price,
};
use benben_core::{Chance, Eyes, Fast, Game, PerSeat, Seat};
use forecast::Forecast;

/// What a face-down law is worth to its taker.
const UNKNOWN_LAW: f64 = 9.0;
/// A neighbour tile is better kept, unless the second take is worth it.
const NEIGHBOUR_KEPT: f64 = 6.0;
/// In place of a law a neighbour tile brings no second take (C17), so that it buys no more than a family tile would.
const NEIGHBOUR_FOR_LAW: f64 = 12.0;
/// A kept law is not wasted on less than this.
const LAW_KEPT: f64 = 4.0;

/// What a player does with treasures that could be sold or stored. [`CheopsBot`] is a mixer; the pure styles serve to
/// measure whether an edition's boards reward more than one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheopsStyle {
    /// Sells everything that can be sold.
    Seller,
    /// Stores everything that can be stored.
    Storer,
    /// Does what looks better.
    Mixer,
}

/// What a player knows of Cheops.
#[derive(Clone, Copy, Debug, Default)]
pub struct CheopsBot;

impl Heuristics for CheopsBot {
    type Game = Cheops;
    type Features = CheopsFeatures;

    const SEARCH: SearchSettings<Self> = SearchSettings {
        exploration: 0.5,
        prior_temperature: 0.5,
        width: 16,
        rollout_depth: 0,
        prior: PriorSource::Value,
        network: Some(ValueNetwork::built_in(&weights::WEIGHTS)),
        epsilon: Epsilon::NEVER,
        opponents: OpponentModel::DefaultPolicy,
        iterations: [12, 50, 500],
        ..SearchSettings::PLAIN
    };

    fn candidate_actions(game: &Cheops, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        game.legal(state, seat, actions);
        pruning::prune(&state.layout, seat, actions);
    }

    fn features(game: &Cheops, state: &State) -> PerSeat<CheopsFeatures> {
        features::features(game, state)
    }

    fn default_policy(
        game: &Cheops,
        state: &State,
        seat: Seat,
        actions: &[Action],
        luck: &mut Fast,
    ) -> Action {
        arg_max(actions, luck, |action| CheopsStyle::Mixer.worth(game, &state.layout, seat, action))
    }

    fn action_value(game: &Cheops, view: &View, seat: Seat, action: &Action) -> f64 {
        CheopsStyle::Mixer.worth(game, &view.layout, seat, action)
    }
}

impl CheopsStyle {
    /// How good an action looks in this style.
    pub fn worth(self, game: &Cheops, layout: &Layout, seat: Seat, action: &Action) -> f64 {
        let eye = Eye { style: self, forecast: Forecast::new(game), seat };
        match *action {
            Action::Take { field, tile } => {
                let spot = layout.pyramid.at(field);
                eye.take(layout, spot) - tile_cost(layout, seat, tile, spot)
            }
            Action::Buy => eye.buy(layout),
            Action::TakeMore => eye.best_takes(layout, &Tile::FAMILY)[0] - LAW_KEPT / 2.0,
            Action::Sell | Action::Store => eye.dispose(layout, *action),
            Action::Pay => eye.law_9(layout) - f64::from(LAW_9_PRICE),
            Action::SellStored { colour } => {
                eye.after(layout, |after| {
                    after.stores[seat][colour] -= 1;
                    sell(after, colour)
                }) - LAW_KEPT
            }
            Action::Swap => eye.best_swap(layout) - LAW_KEPT,
            Action::SwapFirst { field } => eye.swap(layout, layout.pyramid.treasure_at(field)),
            Action::SwapStored { colour } => match layout.stage {
                Stage::SwapWith { field } => {
                    eye.swap_stored(layout, layout.pyramid.treasure_at(field), colour)
                }
                _ => 0.0,
            },
            Action::PutUnder { law, colour } => eye.put(layout, law, Place::Under(colour)),
            Action::PutOn { colour, number } => eye.put(layout, Law::NewNumber, Place::On(colour, number)),
            Action::Remove { law: Some(law) } => {
                eye.put(layout, law, Place::Gone) + remove_bonus(layout, law)
            }
            Action::Count { colour: Some(colour) } => {
                eye.put(layout, Law::Treasure, Place::Counted(seat, colour))
            }
            Action::Draw { stack } => draw(layout, seat, stack),
            Action::Return
            | Action::SwapWith { .. }
            | Action::Remove { law: None }
            | Action::Count { colour: None }
            | Action::End => 0.0,
        }
    }
}

/// Plays what its style likes best, any of it if several actions do.
impl Bot<Cheops> for CheopsStyle {
    fn choose(&mut self, eyes: &Eyes<'_, Cheops>, luck: &mut Fast) -> Action {
        let (mut actions, view) = (Vec::new(), eyes.view());
        eyes.legal(&mut actions);
        let worths: Vec<f64> =
            actions.iter().map(|action| self.worth(eyes.game(), &view.layout, eyes.seat(), action)).collect();
        let most = worths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let best: Vec<Action> = actions
            .iter()
            .zip(&worths)
            .filter(|(_, worth)| **worth == most)
            .map(|(action, _)| *action)
            .collect();
        luck.pick(&best)
    }
}

/// A seat that looks at a position.
struct Eye {
    style: CheopsStyle,
    forecast: Forecast,
    seat: Seat,
}

/// The treasure covers a number, and the market pays.
fn sell(layout: &mut Layout, colour: Colour) -> f64 {
    let price = market_price(layout);
    layout.boards[colour].covered += 1;
    f64::from(price)
}

impl Eye {
    /// What a change gains: its income, and what all stores are expected to pay afterwards, compared with now.
    fn after(&self, layout: &Layout, change: impl FnOnce(&mut Layout) -> f64) -> f64 {
        let mut after = *layout;
        let income = change(&mut after);
        income + self.forecast.lead(&after, self.seat) - self.forecast.lead(layout, self.seat)
    }

    /// What taking this gains.
    fn take(&self, layout: &Layout, spot: Spot) -> f64 {
        match spot {
            Spot::Treasure(colour) => self.treasure(layout, colour),
            Spot::Law => UNKNOWN_LAW,
            Spot::Tile(_) => 0.0,
        }
    }

    /// What a taken treasure gains, sold or stored as the rules leave it and the style likes it.
    fn treasure(&self, layout: &Layout, colour: Colour) -> f64 {
        let board = &layout.boards[colour];
        let can_sell = !board.is_full() && layout.laws[Law::OnlyStore] != Place::Under(colour);
        let can_store = layout.laws[Law::OnlySell] != Place::Under(colour);
        let sold = || self.after(layout, |after| sell(after, colour));
        let stored = || self.after(layout, |after| store(after, self.seat, colour));
        match (can_sell, can_store) {
            (true, true) => match self.style {
                CheopsStyle::Seller => sold(),
                CheopsStyle::Storer => stored(),
                CheopsStyle::Mixer => sold().max(stored()),
            },
            (true, false) => sold(),
            (false, true) => stored(),
            (false, false) => 0.0,
        }
    }

    /// Selling or storing what was just taken.
    fn dispose(&self, layout: &Layout, action: Action) -> f64 {
        let Stage::Treasure { colour } = layout.stage else { return 0.0 };
        let sells = action == Action::Sell;
        let liked = match self.style {
            CheopsStyle::Seller => f64::from(u8::from(sells)) * 1000.0,
            CheopsStyle::Storer => f64::from(u8::from(!sells)) * 1000.0,
            CheopsStyle::Mixer => 0.0,
        };
        let gain = self
            .after(layout, |after| if sells { sell(after, colour) } else { store(after, self.seat, colour) });
        liked + gain
    }

    /// The best and the second best take with one of these tiles.
    fn best_takes(&self, layout: &Layout, tiles: &[Tile]) -> [f64; 2] {
        let mut best = [0.0f64; 2];
        let reachable = tiles
            .iter()
            .filter(|tile| layout.hands[self.seat][**tile] > 0)
            .map(|tile| layout.pyramid.takable(*tile))
            .fold(benben_cheops::Fields::NONE, |all, fields| all | fields);
        for field in reachable {
            let gain = self.take(layout, layout.pyramid.at(field));
            if gain > best[0] {
                best = [gain, best[0]];
            } else {
                best[1] = best[1].max(gain);
            }
        }
        best
    }

    /// A neighbour tile buys a second take.
    fn buy(&self, layout: &Layout) -> f64 {
        let [best, second] = self.best_takes(layout, &Tile::FAMILY);
        best + second - f64::from(NEIGHBOUR_PRICE)
    }

    /// What law 9 will probably add.
    fn law_9(&self, layout: &Layout) -> f64 {
        let counted = |colour: &Colour| self.put(layout, Law::Treasure, Place::Counted(self.seat, *colour));
        Colour::ALL.iter().map(counted).fold(0.0, f64::max)
    }

    fn put(&self, layout: &Layout, law: Law, place: Place) -> f64 {
        self.after(layout, |after| {
            after.laws[law] = place;
            0.0
        })
    }

    /// The best swap of a stored treasure for one in the pyramid.
    fn best_swap(&self, layout: &Layout) -> f64 {
        let in_pyramid = |colour: &&Colour| !layout.pyramid.treasures_of(**colour).is_empty();
        let gains = Colour::ALL.iter().filter(in_pyramid).map(|colour| self.swap(layout, Some(*colour)));
        gains.fold(0.0, f64::max)
    }

    /// The best swap for this treasure.
    fn swap(&self, layout: &Layout, gained: Option<Colour>) -> f64 {
        let stored = |given: &&Colour| layout.stores[self.seat][**given] > 0;
        let gains = Colour::ALL.iter().filter(stored).map(|given| self.swap_stored(layout, gained, *given));
        gains.fold(0.0, f64::max)
    }

    fn swap_stored(&self, layout: &Layout, gained: Option<Colour>, given: Colour) -> f64 {
        let Some(gained) = gained else { return 0.0 };
        if layout.laws[Law::OnlySell] == Place::Under(gained) {
            return 0.0;
        }
        self.after(layout, |after| {
            after.stores[self.seat][given] -= 1;
            store(after, self.seat, gained)
        })
    }
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
