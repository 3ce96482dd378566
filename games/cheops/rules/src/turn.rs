//! The course of a turn (C11): buying, what is left to do, and passing on.

use crate::action::Action;
use crate::components::{Law, NEIGHBOUR_PRICE, Tile};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Course, Ended, Layout, Place, Right, Stage, State};
use crate::{drawing, ending, kept, take};
use benben_core::{Seat, Seats, Sink, Turn};

/// C11: the player in turn; after the end, the owner of law 9 while it waits for its colour (C39).
#[inline]
pub(crate) fn turn(layout: &Layout) -> Turn {
    match (layout.stage, layout.laws[Law::Treasure]) {
        (Stage::Over, _) => Turn::Over,
        (Stage::Count, Place::Held(owner)) => Turn::Awaits(Seats::only(owner)),
        _ => Turn::Awaits(Seats::only(layout.turn.seat)),
    }
}

/// Everything the player in turn can choose from.
#[inline]
pub(crate) fn choices(state: &State, actions: &mut Vec<Action>) {
    let layout = &state.layout;
    let turn = layout.turn;
    if may_buy(state, turn.seat) {
        actions.push(Action::Buy);
    }
    let before = actions.len();
    take::choices(layout, actions);
    let can_take = actions.len() > before;
    kept::choices(layout, actions);
    if !(can_take && turn.right == Right::First) {
        drawing::choices(layout, actions);
        actions.push(Action::End);
    }
}

#[inline]
fn may_buy(state: &State, seat: Seat) -> bool {
    // The purse is asked first: most of the time it is empty.
    state.money[seat] >= NEIGHBOUR_PRICE && check_buy(state, seat).is_ok()
}

/// C12: one neighbour tile, before anything is taken, if one is left and the money is there.
pub(crate) fn check_buy(state: &State, seat: Seat) -> Result<(), Refusal> {
    let layout = &state.layout;
    if layout.turn.took {
        return Err(Refusal::TooLateToBuy);
    }
    if layout.turn.bought {
        return Err(Refusal::AlreadyBought);
    }
    if layout.stock[Tile::Neighbour] == 0 {
        return Err(Refusal::NoNeighbourLeft);
    }
    let money = state.money[seat];
    if money < NEIGHBOUR_PRICE {
        return Err(Refusal::TooPoorToBuy { money, price: NEIGHBOUR_PRICE });
    }
    Ok(())
}

/// C12: the money goes to the bank, and the tile is at hand. That may make taking possible, and so a duty (C13, C19).
pub(crate) fn buy(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    state.money[seat] -= NEIGHBOUR_PRICE;
    let layout = &mut state.layout;
    layout.stock[Tile::Neighbour] -= 1;
    layout.hands[seat][Tile::Neighbour] += 1;
    layout.turn.bought = true;
    events.tell(Event::Bought { seat, price: NEIGHBOUR_PRICE });
}

/// C13: the turn goes on to drawing and to its end only when taking is done or impossible. C19: only with the tiles that
/// were in hand before drawing, so a tile drawn for law 11 makes nothing a duty.
pub(crate) fn check_done(layout: &Layout, seat: Seat) -> Result<(), Refusal> {
    let may_take = layout.stage == Stage::Choose && layout.turn.right == Right::First;
    if may_take && take::is_possible(layout, seat) {
        return Err(Refusal::MustTake);
    }
    Ok(())
}

/// After every decision: the game may have ended (C25), and a turn in which something was taken and nothing is left to
/// decide ends by itself. A turn without a take never does: that would tell whether its player has money for a neighbour.
#[inline]
pub(crate) fn go_on(state: &mut State, events: &mut impl Sink<Event>) {
    let layout = &mut state.layout;
    if let Some(why) = ending::at_once(layout) {
        return ending::end(layout, why, events);
    }
    layout.stage = if layout.turn.drawn > 0 { Stage::Draw } else { Stage::Choose };
    if layout.turn.took && !is_open(layout) {
        end(layout, events);
    }
}

/// Is there anything left to decide besides ending the turn?
#[inline]
fn is_open(layout: &Layout) -> bool {
    let seat = layout.turn.seat;
    drawing::is_possible(layout, seat)
        || layout.stage == Stage::Choose
            && (take::is_possible(layout, seat) || kept::is_possible(layout, seat))
}

/// C11: the next player clockwise, unless nobody can place a family tile (C25).
pub(crate) fn end(layout: &mut Layout, events: &mut impl Sink<Event>) {
    let seat = layout.turn.seat;
    events.tell(Event::TurnEnded { seat });
    if ending::family_is_stuck(layout) {
        return ending::end(layout, Ended::Family, events);
    }
    layout.turn = Course::new(seat.left(layout.seats()));
    layout.stage = Stage::Choose;
}
