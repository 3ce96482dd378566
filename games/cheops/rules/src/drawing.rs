//! Drawing family tiles at the end of a turn (C18).

use crate::action::Action;
use crate::components::{ByTile, HAND, Tile};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Layout, Stack};
use crate::turn;
use benben_core::{Chance, Seat, Sink};

/// Family tiles in a hand.
#[inline]
pub(crate) fn family_tiles(hand: &ByTile<u8>) -> u8 {
    Tile::FAMILY.iter().map(|tile| hand[*tile]).sum()
}

/// C18: only in a turn in which a tile was placed, and never more than four family tiles in hand. A turn ends by itself with
/// its last draw, so whoever has none left has placed nothing.
#[inline]
fn check_more(layout: &Layout, seat: Seat) -> Result<(), Refusal> {
    let turn = layout.turn;
    if turn.drawn >= turn.draws {
        return Err(Refusal::NothingPlaced);
    }
    if family_tiles(&layout.hands[seat]) >= HAND {
        return Err(Refusal::HandFull);
    }
    Ok(())
}

/// C18: can the player in turn draw?
#[inline]
pub(crate) fn is_possible(layout: &Layout, seat: Seat) -> bool {
    check_more(layout, seat).is_ok() && layout.stacks.iter().any(|stack| stack.size > 0)
}

/// C18: the stacks from which the player in turn can draw.
#[inline]
pub(crate) fn choices(layout: &Layout, actions: &mut Vec<Action>) {
    if check_more(layout, layout.turn.seat).is_ok() {
        let stacks = layout.stacks.iter().enumerate().filter(|(_, stack)| stack.size > 0);
        actions.extend(stacks.map(|(index, _)| Action::Draw { stack: index as u8 }));
    }
}

/// C18: may the player in turn draw from this stack?
pub(crate) fn check_draw(layout: &Layout, seat: Seat, stack: u8) -> Result<(), Refusal> {
    turn::check_done(layout, seat)?;
    check_more(layout, seat)?;
    if layout.stacks[usize::from(stack)].size == 0 {
        return Err(Refusal::StackEmpty { stack: stack + 1 });
    }
    Ok(())
}

/// C18: the top tile is drawn, and the next one is seen.
#[inline]
pub(crate) fn draw(
    layout: &mut Layout,
    seat: Seat,
    stack: u8,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let drawn_from = &mut layout.stacks[usize::from(stack)];
    let Some(tile) = drawn_from.top.take() else { return };
    drawn_from.size -= 1;
    reveal(drawn_from, &mut layout.stock, chance);
    let revealed = drawn_from.top;
    layout.hands[seat][tile] += 1;
    layout.turn.drawn += 1;
    events.tell(Event::Drew { seat, stack: stack + 1, tile, revealed });
}

/// C10: the new top tile of a stack, any of those that nobody has seen.
#[inline]
pub(crate) fn reveal(stack: &mut Stack, stock: &mut ByTile<u8>, chance: &mut impl Chance) {
    if stack.size == 0 {
        return;
    }
    let mut index = chance.below(u32::from(family_tiles(stock))) as u8;
    let tile = Tile::FAMILY.into_iter().find(|tile| match index.checked_sub(stock[*tile]) {
        Some(rest) => {
            index = rest;
            false
        }
        None => true,
    });
    stack.top = tile;
    if let Some(tile) = tile {
        stock[tile] -= 1;
    }
}
