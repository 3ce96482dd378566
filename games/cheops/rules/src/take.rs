//! Taking from the pyramid (C13-C17).

use crate::action::Action;
use crate::by::Kind;
use crate::components::Tile;
use crate::event::Event;
use crate::field::{Field, Fields};
use crate::pyramid::{Pyramid, Spot};
use crate::refusal::Refusal;
use crate::state::{Layout, Right, Stage, State};
use crate::{laws, market};
use benben_core::{Chance, Seat, Sink};

/// C13, C17: tiles with which the player in turn may take now.
#[inline]
fn tiles(right: Right) -> &'static [Tile] {
    match right {
        Right::First => Tile::ALL,
        Right::Second => &Tile::FAMILY,
        Right::Nothing => &[],
    }
}

/// C13, C17: everything the player in turn can take.
#[inline]
pub(crate) fn choices(layout: &Layout, actions: &mut Vec<Action>) {
    list(layout, tiles(layout.turn.right), layout.pyramid.free(), actions);
}

/// C42: every treasure the player in turn can take by law 11.
pub(crate) fn treasures(layout: &Layout, actions: &mut Vec<Action>) {
    list(layout, &Tile::FAMILY, layout.pyramid.free() & layout.pyramid.treasures(), actions);
}

#[inline]
fn list(layout: &Layout, tiles: &[Tile], fields: Fields, actions: &mut Vec<Action>) {
    let hand = &layout.hands[layout.turn.seat];
    for &tile in tiles {
        if hand[tile] > 0 {
            let fields = layout.pyramid.fitting(tile, fields);
            fields.into_iter().for_each(|field| actions.push(Action::Take { field, tile }));
        }
    }
}

/// C13, C17: can the player in turn take anything, with the tiles in hand?
#[inline]
pub(crate) fn is_possible(layout: &Layout, seat: Seat) -> bool {
    let right = layout.turn.right;
    right != Right::Nothing && {
        let free = layout.pyramid.free();
        tiles(right).iter().any(|tile| fits(layout, seat, *tile, free))
    }
}

/// C42: can the player in turn take a treasure with a family tile?
pub(crate) fn treasure_is_possible(layout: &Layout, seat: Seat) -> bool {
    let treasures = layout.pyramid.free() & layout.pyramid.treasures();
    Tile::FAMILY.iter().any(|tile| fits(layout, seat, *tile, treasures))
}

#[inline]
fn fits(layout: &Layout, seat: Seat, tile: Tile, fields: Fields) -> bool {
    layout.hands[seat][tile] > 0 && !layout.pyramid.fitting(tile, fields).is_empty()
}

/// C13-C15, C17, C42: may what lies here be taken with this tile?
pub(crate) fn check_take(layout: &Layout, seat: Seat, field: Field, tile: Tile) -> Result<(), Refusal> {
    check_right(layout, tile)?;
    if layout.hands[seat][tile] == 0 {
        return Err(Refusal::NotInHand { tile });
    }
    check_free(&layout.pyramid, field)?;
    if layout.stage == Stage::TakeMore && layout.pyramid.laws().contains(field) {
        return Err(Refusal::LawNotTreasure { field });
    }
    check_beside(&layout.pyramid, field, tile)
}

/// C13: one take a turn; C17: one more for a neighbour tile in place of a treasure; both that and law 11's (C42) with a
/// family tile.
fn check_right(layout: &Layout, tile: Tile) -> Result<(), Refusal> {
    if layout.stage == Stage::TakeMore {
        return if tile.is_family() { Ok(()) } else { Err(Refusal::TakeMoreWaits) };
    }
    match layout.turn.right {
        Right::Nothing => Err(Refusal::AlreadyTaken),
        Right::Second if !tile.is_family() => Err(Refusal::FamilyOnly),
        Right::First | Right::Second => Ok(()),
    }
}

/// C14: the bottom row is free; any other field once both fields directly below have been taken.
fn check_free(pyramid: &Pyramid, field: Field) -> Result<(), Refusal> {
    if pyramid.taken().contains(field) {
        return Err(Refusal::Empty { field });
    }
    match (field.below() & !pyramid.taken()).first() {
        Some(below) => Err(Refusal::Carrying { field, below }),
        None => Ok(()),
    }
}

/// C15: a tile never lies next to another of the same kind.
fn check_beside(pyramid: &Pyramid, field: Field, tile: Tile) -> Result<(), Refusal> {
    match (Fields::only(field).touching() & pyramid.tiles(tile)).first() {
        Some(beside) => Err(Refusal::SameBeside { field, tile, beside }),
        None => Ok(()),
    }
}

/// C13: takes what lies here and puts the tile in its place. C16: then a treasure is sold or stored, a law carried out.
#[inline]
pub(crate) fn take(
    state: &mut State,
    seat: Seat,
    field: Field,
    tile: Tile,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let layout = &mut state.layout;
    layout.hands[seat][tile] -= 1;
    layout.latest = Some(field);
    let by_law_11 = layout.stage == Stage::TakeMore;
    let turn = &mut layout.turn;
    // C18: whoever places a tile may draw one, and one more for a take by law 11.
    turn.draws += u8::from(!turn.took) + u8::from(by_law_11);
    turn.took = true;
    if !by_law_11 {
        turn.right = Right::Nothing;
    }
    match layout.pyramid.replace(field, tile) {
        Spot::Treasure(colour) => {
            if !tile.is_family() {
                // C17: only a treasure replaced by a neighbour gives a second take.
                layout.turn.right = Right::Second;
            }
            events.tell(Event::TookTreasure { seat, field, tile, colour });
            market::receive(state, seat, colour, events);
        }
        Spot::Law | Spot::Tile(_) => {
            let law = laws::turn_up(layout, chance);
            events.tell(Event::TookLaw { seat, field, tile, law });
            laws::carry_out(state, seat, law, events);
        }
    }
}
