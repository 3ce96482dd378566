//! Selling and storing (C20-C23, C44).

use crate::components::{Colour, HIGH_PRICE, LOW_PRICE, Law, PRICE};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Layout, Place, Stage, State};
use crate::turn;
use benben_core::{Seat, Sink};

/// C20, C31, C32: what a sold treasure pays.
#[inline]
pub fn market_price(layout: &Layout) -> u16 {
    if layout.laws[Law::LowPrice] == Place::Market {
        LOW_PRICE
    } else if layout.laws[Law::HighPrice] == Place::Market {
        HIGH_PRICE
    } else {
        PRICE
    }
}

/// C22, C35: can a treasure of this colour be sold?
#[inline]
pub(crate) fn check_sale(layout: &Layout, colour: Colour) -> Result<(), Refusal> {
    if layout.laws[Law::OnlyStore] == Place::Under(colour) {
        return Err(Refusal::SellingForbidden { colour });
    }
    if layout.boards[colour].is_full() {
        return Err(Refusal::BoardFull { colour });
    }
    Ok(())
}

/// C34: can a treasure of this colour be stored?
#[inline]
pub(crate) fn check_storing(layout: &Layout, colour: Colour) -> Result<(), Refusal> {
    if layout.laws[Law::OnlySell] == Place::Under(colour) {
        return Err(Refusal::StoringForbidden { colour });
    }
    Ok(())
}

/// C16, C44: a taken treasure waits to be sold or stored; where only one is possible it happens at once, and where
/// neither is the treasure leaves the game.
#[inline]
pub(crate) fn receive(state: &mut State, seat: Seat, colour: Colour, events: &mut impl Sink<Event>) {
    let layout = &state.layout;
    match (check_sale(layout, colour).is_ok(), check_storing(layout, colour).is_ok()) {
        (true, true) => {
            state.layout.stage = Stage::Treasure { colour };
            return;
        }
        (true, false) => sell(state, seat, colour, events),
        (false, true) => store(&mut state.layout, seat, colour, events),
        (false, false) => {
            state.layout.discarded[colour] += 1;
            events.tell(Event::Discarded { seat, colour });
        }
    }
    turn::go_on(state, events);
}

/// C20, C21: the bank pays the market price, and the treasure covers the topmost uncovered number of its board.
#[inline]
pub(crate) fn sell(state: &mut State, seat: Seat, colour: Colour, events: &mut impl Sink<Event>) {
    let price = market_price(&state.layout);
    state.money[seat] += price;
    state.layout.boards[colour].covered += 1;
    events.tell(Event::Sold { seat, colour, price });
}

/// C23: the treasure lies open before its owner.
#[inline]
pub(crate) fn store(layout: &mut Layout, seat: Seat, colour: Colour, events: &mut impl Sink<Event>) {
    layout.stores[seat][colour] += 1;
    events.tell(Event::Stored { seat, colour });
}
