//! When the game ends (C25).

use crate::components::{Law, Tile};
use crate::event::Event;
use crate::state::{Ended, Layout, Place, Stage};
use benben_core::Sink;

/// C25, C33: how many full price boards end the game.
#[inline]
pub fn boards_to_fill(layout: &Layout) -> usize {
    if layout.laws[Law::ThirdBoard] == Place::Beside { 3 } else { 2 }
}

/// C25: ends that come at once, when what was taken is resolved.
#[inline]
pub(crate) fn at_once(layout: &Layout) -> Option<Ended> {
    let full = layout.boards.values().iter().filter(|board| board.is_full()).count();
    if full >= boards_to_fill(layout) {
        Some(Ended::Boards)
    } else if layout.pyramid.is_empty() {
        Some(Ended::Pyramid)
    } else {
        None
    }
}

/// C25: looked at after each turn: no player can place a family tile. A neighbour tile does not keep the game alive.
#[inline]
pub(crate) fn family_is_stuck(layout: &Layout) -> bool {
    let (hands, free) = (layout.hands.as_slice(), layout.pyramid.free());
    let is_held = |tile: Tile| hands.iter().any(|hand| hand[tile] > 0);
    !Tile::FAMILY.iter().any(|&tile| is_held(tile) && !layout.pyramid.fitting(tile, free).is_empty())
}

/// C25: the game ends. C39: the owner of law 9 still says what it counts as.
pub(crate) fn end(layout: &mut Layout, why: Ended, events: &mut impl Sink<Event>) {
    events.tell(Event::Ended { why });
    layout.ended = Some(why);
    layout.latest = None;
    layout.stage = match layout.laws[Law::Treasure] {
        Place::Held(_) => Stage::Count,
        _ => Stage::Over,
    };
}
