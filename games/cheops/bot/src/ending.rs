//! How near the end is, and who wins if it comes now: an ending sale is good for whoever is ahead, and bad for everyone else.

use crate::forecast::Forecast;
use benben_cheops::{
    Cheops, Colour, Kind, Law, Layout, Place, Purse, Stage, Tile, View, boards_to_fill, market_price,
};
use benben_core::{Fast, Game, PerSeat, Seat};

/// More than anything that does not end the game: winning at once beats it all, losing at once is the last resort.
pub(crate) const DECISIVE: f64 = 1000.0;

/// Does an action worth so much end the game?
pub(crate) fn is_decisive(worth: f64) -> bool {
    worth.abs() > DECISIVE / 2.0
}

/// C25: would the game be over with boards like these?
pub(crate) fn is_over(layout: &Layout) -> bool {
    layout.ended.is_some() || sales_to_end(layout) == 0
}

/// C25: the fewest sales that fill enough price boards.
pub(crate) fn sales_to_end(layout: &Layout) -> u32 {
    let mut open = [0u32; 6];
    for (open, board) in open.iter_mut().zip(layout.boards.values()) {
        *open = board.numbers.len() as u32 - 1 - u32::from(board.covered);
    }
    open.sort_unstable();
    open.iter().take(boards_to_fill(layout)).sum()
}

/// By how much the seat wins if the game is over like this, with so much more money than it had; not above 0 if it does not win.
pub(crate) fn margin(
    forecast: &Forecast,
    layout: &Layout,
    money: &PerSeat<u16>,
    seat: Seat,
    income: f64,
) -> f64 {
    let mut totals = forecast.stores(layout);
    for other in money.seats() {
        totals[other] += f64::from(money[other]);
    }
    totals[seat] += income;
    if let Place::Held(owner) = layout.laws[Law::Treasure] {
        totals[owner] += best_count(forecast, layout, owner);
    }
    let others = || totals.seats().filter(|other| *other != seat);
    let best = others().map(|other| totals[other]).fold(f64::NEG_INFINITY, f64::max);
    let lead = totals[seat] - best;
    // C29: between equals more treasures decide.
    let has_more = || others().all(|other| layout.stored(other) < layout.stored(seat));
    if lead == 0.0 && has_more() { 0.5 } else { lead }
}

/// C39: what law 9 adds for its owner, counted as the colour that pays most.
fn best_count(forecast: &Forecast, layout: &Layout, owner: Seat) -> f64 {
    let before = forecast.stores(layout)[owner];
    let counted = |colour: &Colour| {
        let mut after = *layout;
        after.laws[Law::Treasure] = Place::Counted(owner, *colour);
        forecast.stores(&after)[owner] - before
    };
    Colour::ALL.iter().map(counted).fold(0.0, f64::max)
}

/// Can the seat end the game by taking and selling one treasure, and win by it?
pub(crate) fn can_end_ahead(forecast: &Forecast, layout: &Layout, money: &PerSeat<u16>, seat: Seat) -> bool {
    if layout.ended.is_some() || sales_to_end(layout) != 1 {
        return false;
    }
    let price = f64::from(market_price(layout));
    let ends_ahead = |colour: &Colour| {
        let board = &layout.boards[*colour];
        if board.is_full() || layout.laws[Law::OnlyStore] == Place::Under(*colour) {
            return false;
        }
        let mut after = *layout;
        after.boards[*colour].covered += 1;
        is_over(&after) && takes(layout, seat, *colour) && margin(forecast, &after, money, seat, price) > 0.0
    };
    Colour::ALL.iter().any(ends_ahead)
}

/// Can the seat take a treasure of this colour with a tile in hand, or has it just taken one?
fn takes(layout: &Layout, seat: Seat, colour: Colour) -> bool {
    if layout.turn.seat == seat && layout.stage == (Stage::Treasure { colour }) {
        return true;
    }
    let treasures = layout.pyramid.treasures_of(colour);
    let fits = |tile: &Tile| {
        layout.hands[seat][*tile] > 0 && !(layout.pyramid.takable(*tile) & treasures).is_empty()
    };
    Tile::ALL.iter().any(fits)
}

/// Everybody's money as a seat with this view would guess it, where it matters: near the end. Far from it nobody asks.
pub(crate) fn purses(game: &Cheops, view: &View) -> PerSeat<u16> {
    /// A double take sells two treasures.
    const NEAR: u32 = 2;
    /// The guess is the mean of so many.
    const GUESSES: u64 = 8;
    let seats = view.money.len();
    let known = PerSeat::from_fn(seats, |seat| view.money[seat].piasters().unwrap_or(0));
    if !view.money.as_slice().contains(&Purse::Hidden) || sales_to_end(&view.layout) > NEAR {
        return known;
    }
    let mut sums: PerSeat<u64> = PerSeat::new(seats);
    for guess in 0..GUESSES {
        let money = game.imagine(view, &mut Fast::new(guess)).money;
        sums.seats().for_each(|seat| sums[seat] += u64::from(money[seat]));
    }
    PerSeat::from_fn(seats, |seat| (sums[seat] / GUESSES) as u16)
}
