//! Carrying out an action, and going on from there.

use crate::action::Action;
use crate::components::Law;
use crate::event::Event;
use crate::state::{Place, Stage, State};
use crate::{drawing, kept, laws, market, take, turn};
use benben_core::{Chance, Seat, Sink};

/// Carries out a legal action.
#[inline]
pub(crate) fn play(
    state: &mut State,
    seat: Seat,
    action: Action,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let layout = &mut state.layout;
    match action {
        Action::Take { field, tile } => return take::take(state, seat, field, tile, chance, events),
        Action::End => return turn::end(layout, events),
        Action::Count { colour } => return laws::count(layout, seat, colour, events),
        Action::TakeMore => {
            laws::leave(layout, seat, Law::TakeMore, events);
            layout.stage = Stage::TakeMore;
            return;
        }
        Action::Swap => {
            laws::leave(layout, seat, Law::Swap, events);
            layout.stage = Stage::Swap;
            return;
        }
        Action::SwapFirst { field } => {
            layout.stage = Stage::SwapWith { field };
            return;
        }
        Action::Sell => {
            if let Stage::Treasure { colour } = layout.stage {
                market::sell(state, seat, colour, events);
            }
        }
        Action::Store => {
            if let Stage::Treasure { colour } = layout.stage {
                market::store(layout, seat, colour, events);
            }
        }
        Action::Draw { stack } => drawing::draw(layout, seat, stack, chance, events),
        Action::Buy => turn::buy(state, seat, events),
        Action::PutUnder { law, colour } => laws::put(layout, seat, law, Place::Under(colour), events),
        Action::PutOn { colour, number } => {
            laws::put(layout, seat, Law::NewNumber, Place::On(colour, number), events);
        }
        Action::Remove { law } => laws::remove(layout, seat, law, events),
        Action::Pay => laws::pay(state, seat, events),
        Action::Return => laws::leave(layout, seat, Law::Treasure, events),
        Action::SellStored { colour } => kept::sell_stored(state, seat, colour, events),
        Action::SwapWith { field } => kept::swap_with(layout, seat, field, events),
        Action::SwapStored { colour } => kept::swap_stored(layout, seat, colour, events),
    }
    turn::go_on(state, events);
}
