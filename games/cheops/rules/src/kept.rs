//! Laws 10 to 12, kept and used at a moment of one's choice (C40-C43).

use crate::action::Action;
use crate::by::Kind;
use crate::components::{Colour, Law};
use crate::event::Event;
use crate::field::Field;
use crate::refusal::Refusal;
use crate::state::{Layout, Stage, State};
use crate::{laws, market, take};
use benben_core::{Seat, Sink};

/// C40: every use of the laws that the player in turn holds.
#[inline]
pub(crate) fn choices(layout: &Layout, actions: &mut Vec<Action>) {
    let seat = layout.turn.seat;
    if layout.holds(seat, Law::SellStored) {
        let sellable = Colour::ALL.iter().filter(|colour| is_sellable(layout, seat, **colour));
        actions.extend(sellable.map(|colour| Action::SellStored { colour: *colour }));
    }
    if check_take_more(layout, seat).is_ok() {
        actions.push(Action::TakeMore);
    }
    if check_swap(layout, seat).is_ok() {
        actions.push(Action::Swap);
    }
}

/// C40: can the player in turn use a law?
#[inline]
pub(crate) fn is_possible(layout: &Layout, seat: Seat) -> bool {
    layout.holds(seat, Law::SellStored) && Colour::ALL.iter().any(|colour| is_sellable(layout, seat, *colour))
        || check_take_more(layout, seat).is_ok()
        || check_swap(layout, seat).is_ok()
}

/// C40: one uses what one holds.
#[inline]
fn check_held(layout: &Layout, seat: Seat, law: Law) -> Result<(), Refusal> {
    if layout.holds(seat, law) { Ok(()) } else { Err(Refusal::LawNotHeld { law }) }
}

fn is_sellable(layout: &Layout, seat: Seat, colour: Colour) -> bool {
    check_sell_stored(layout, seat, colour).is_ok()
}

/// C41: a stored treasure, if its colour can be sold.
pub(crate) fn check_sell_stored(layout: &Layout, seat: Seat, colour: Colour) -> Result<(), Refusal> {
    check_held(layout, seat, Law::SellStored)?;
    if layout.stores[seat][colour] == 0 {
        return Err(Refusal::NotInStore { colour, law: Law::SellStored });
    }
    market::check_sale(layout, colour)
}

/// C41: the treasure is sold from the store.
pub(crate) fn sell_stored(state: &mut State, seat: Seat, colour: Colour, events: &mut impl Sink<Event>) {
    laws::leave(&mut state.layout, seat, Law::SellStored, events);
    state.layout.stores[seat][colour] -= 1;
    market::sell(state, seat, colour, events);
}

/// C42: law 11 needs a treasure that can be taken with a family tile.
#[inline]
pub(crate) fn check_take_more(layout: &Layout, seat: Seat) -> Result<(), Refusal> {
    check_held(layout, seat, Law::TakeMore)?;
    if !take::treasure_is_possible(layout, seat) {
        return Err(Refusal::NoTreasureToTake);
    }
    Ok(())
}

/// C43: law 12 needs two treasures that can be swapped.
#[inline]
pub(crate) fn check_swap(layout: &Layout, seat: Seat) -> Result<(), Refusal> {
    check_held(layout, seat, Law::Swap)?;
    if !can_swap(layout, seat) {
        return Err(Refusal::NothingToSwap);
    }
    Ok(())
}

/// C43: two colours in the pyramid, or one that can be swapped with a stored treasure. Either way every treasure in the
/// pyramid can be swapped with some other.
fn can_swap(layout: &Layout, seat: Seat) -> bool {
    let mut colours = Colour::ALL.iter().filter(|colour| !layout.pyramid.treasures_of(**colour).is_empty());
    match (colours.next(), colours.next()) {
        (Some(_), Some(_)) => true,
        (Some(only), None) => {
            Colour::ALL.iter().any(|stored| check_with_stored(layout, seat, *only, *stored).is_ok())
        }
        (None, _) => false,
    }
}

/// C43: the treasures in the pyramid.
pub(crate) fn first_treasures(layout: &Layout, actions: &mut Vec<Action>) {
    actions.extend(layout.pyramid.treasures().into_iter().map(|field| Action::SwapFirst { field }));
}

/// C43: a treasure must lie there.
pub(crate) fn check_first(layout: &Layout, field: Field) -> Result<(), Refusal> {
    layout.pyramid.treasure_at(field).map(|_| ()).ok_or(Refusal::NoTreasure { field })
}

/// The first treasure of the swap under way.
fn first(layout: &Layout) -> Result<Colour, Refusal> {
    match layout.stage {
        Stage::SwapWith { field } => layout.pyramid.treasure_at(field).ok_or(Refusal::NoTreasure { field }),
        _ => Err(Refusal::NotSwapping),
    }
}

/// C43: the treasures that can be swapped with the one on `field`.
pub(crate) fn second_treasures(layout: &Layout, field: Field, actions: &mut Vec<Action>) {
    let Some(colour) = layout.pyramid.treasure_at(field) else { return };
    let others = layout.pyramid.treasures() & !layout.pyramid.treasures_of(colour);
    actions.extend(others.into_iter().map(|field| Action::SwapWith { field }));
    let seat = layout.turn.seat;
    let stored = Colour::ALL.iter().filter(|other| check_with_stored(layout, seat, colour, **other).is_ok());
    actions.extend(stored.map(|colour| Action::SwapStored { colour: *colour }));
}

/// C43: two treasures in the pyramid, of different colours.
pub(crate) fn check_second(layout: &Layout, field: Field) -> Result<(), Refusal> {
    let colour = first(layout)?;
    match layout.pyramid.treasure_at(field) {
        None => Err(Refusal::NoTreasure { field }),
        Some(other) if other == colour => Err(Refusal::SameColour { colour }),
        Some(_) => Ok(()),
    }
}

/// C43: one in the pyramid and one in one's own store.
pub(crate) fn check_stored(layout: &Layout, seat: Seat, stored: Colour) -> Result<(), Refusal> {
    check_with_stored(layout, seat, first(layout)?, stored)
}

/// C43: of different colours, and law 4 must not forbid to store what comes from the pyramid.
fn check_with_stored(layout: &Layout, seat: Seat, colour: Colour, stored: Colour) -> Result<(), Refusal> {
    if stored == colour {
        return Err(Refusal::SameColour { colour });
    }
    if layout.stores[seat][stored] == 0 {
        return Err(Refusal::NotInStore { colour: stored, law: Law::Swap });
    }
    market::check_storing(layout, colour)
}

/// C43: the two treasures in the pyramid change places.
pub(crate) fn swap_with(layout: &mut Layout, seat: Seat, other: Field, events: &mut impl Sink<Event>) {
    let Stage::SwapWith { field } = layout.stage else { return };
    if let (Some(colour), Some(second)) =
        (layout.pyramid.treasure_at(field), layout.pyramid.treasure_at(other))
    {
        layout.pyramid.exchange(field, colour, second);
        layout.pyramid.exchange(other, second, colour);
        events.tell(Event::Swapped { seat, field, other });
    }
}

/// C43: the treasure in the pyramid and the stored one change places.
pub(crate) fn swap_stored(layout: &mut Layout, seat: Seat, given: Colour, events: &mut impl Sink<Event>) {
    let Stage::SwapWith { field } = layout.stage else { return };
    if let Some(gained) = layout.pyramid.treasure_at(field) {
        layout.pyramid.exchange(field, gained, given);
        layout.stores[seat][given] -= 1;
        layout.stores[seat][gained] += 1;
        events.tell(Event::SwappedStored { seat, field, given, gained });
    }
}
