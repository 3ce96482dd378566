//! Laws that are carried out at once (C30-C39).

use crate::action::Action;
use crate::by::Kind;
use crate::components::{Colour, LAW_9_PRICE, Law};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Layout, Place, Stage, State};
use crate::turn;
use benben_core::{Chance, Seat, Sink};

/// C9, C30: which law was it? Any that nobody has seen, each as likely as the others.
pub(crate) fn turn_up(layout: &Layout, chance: &mut impl Chance) -> Law {
    let mut unseen = Law::ALL.iter().copied().filter(|law| layout.laws[*law] == Place::Unseen);
    let count = unseen.clone().count() as u32;
    unseen.nth(chance.below(count) as usize).expect("twelve laws and six eyes leave some unseen")
}

/// C30: carries out a law that was just turned up, or waits for its taker to say how.
pub(crate) fn carry_out(state: &mut State, seat: Seat, law: Law, events: &mut impl Sink<Event>) {
    let layout = &mut state.layout;
    layout.laws[law] = Place::Held(seat);
    match law {
        Law::LowPrice => put_on_market(layout, seat, law, Law::HighPrice, events),
        Law::HighPrice => put_on_market(layout, seat, law, Law::LowPrice, events),
        Law::ThirdBoard => put(layout, seat, law, Place::Beside, events),
        Law::Repeal if removable(layout, seat).next().is_none() => leave(layout, seat, law, events),
        Law::OnlySell | Law::OnlyStore | Law::Block | Law::NewNumber | Law::Repeal | Law::Treasure => {
            layout.stage = Stage::Law { law };
            return;
        }
        Law::SellStored | Law::TakeMore | Law::Swap => put(layout, seat, law, Place::Held(seat), events),
    }
    turn::go_on(state, events);
}

/// C31, C32: the later market law replaces the earlier.
fn put_on_market(layout: &mut Layout, seat: Seat, law: Law, other: Law, events: &mut impl Sink<Event>) {
    if layout.laws[other] == Place::Market {
        leave(layout, seat, other, events);
    }
    put(layout, seat, law, Place::Market, events);
}

pub(crate) fn put(layout: &mut Layout, seat: Seat, law: Law, place: Place, events: &mut impl Sink<Event>) {
    layout.laws[law] = place;
    events.tell(Event::LawPut { seat, law, place });
}

/// The law leaves the game, and what it did ends.
pub(crate) fn leave(layout: &mut Layout, seat: Seat, law: Law, events: &mut impl Sink<Event>) {
    let place = std::mem::replace(&mut layout.laws[law], Place::Gone);
    events.tell(Event::LawLeft { seat, law, place });
}

/// How the law just taken can be carried out.
pub(crate) fn choices(state: &State, law: Law, actions: &mut Vec<Action>) {
    let layout = &state.layout;
    let seat = layout.turn.seat;
    match law {
        Law::NewNumber => {
            for &colour in Colour::ALL {
                let board = &layout.boards[colour];
                let uncovered = board.covered..board.numbers.len() as u8;
                actions.extend(uncovered.map(|number| Action::PutOn { colour, number }));
            }
        }
        Law::Repeal => {
            actions.extend(removable(layout, seat).map(|law| Action::Remove { law: Some(law) }));
            actions.push(Action::Remove { law: None });
        }
        Law::Treasure => {
            if check_payment(state, seat).is_ok() {
                actions.push(Action::Pay);
            }
            actions.push(Action::Return);
        }
        _ => {
            let places = Colour::ALL.iter().filter(|colour| layout.law_under(**colour).is_none());
            actions.extend(places.map(|colour| Action::PutUnder { law, colour: *colour }));
        }
    }
}

/// C34-C36: only one law lies under a board.
pub(crate) fn check_place_under(layout: &Layout, law: Law, colour: Colour) -> Result<(), Refusal> {
    match layout.law_under(colour) {
        Some(by) => Err(Refusal::PlaceTaken { law, colour, by }),
        None => Ok(()),
    }
}

/// C37: law 7 goes on a number that no treasure covers.
pub(crate) fn check_number(layout: &Layout, colour: Colour, number: u8) -> Result<(), Refusal> {
    let board = &layout.boards[colour];
    let count = board.numbers.len() as u8;
    if number >= count {
        return Err(Refusal::NoSuchNumber { colour, number: number + 1, count });
    }
    if number < board.covered {
        return Err(Refusal::NumberCovered { colour, number: number + 1 });
    }
    Ok(())
}

/// C38: laws that law 8 can remove.
fn removable(layout: &Layout, seat: Seat) -> impl Iterator<Item = Law> + '_ {
    Law::ALL.iter().copied().filter(move |law| check_removable(layout, seat, *law).is_ok())
}

/// C38: a law face up on the board, or one that an opponent owns.
pub(crate) fn check_removable(layout: &Layout, seat: Seat, law: Law) -> Result<(), Refusal> {
    match layout.laws[law] {
        Place::Market | Place::Beside | Place::Under(_) | Place::On(..) => Ok(()),
        Place::Held(owner) if owner != seat => Ok(()),
        Place::Held(_) | Place::Unseen | Place::Counted(..) | Place::Gone => {
            Err(Refusal::NotRemovable { law })
        }
    }
}

/// C38: law 8 goes back to the box, and the law it names, if any, leaves the game.
pub(crate) fn remove(layout: &mut Layout, seat: Seat, law: Option<Law>, events: &mut impl Sink<Event>) {
    leave(layout, seat, Law::Repeal, events);
    if let Some(law) = law {
        leave(layout, seat, law, events);
    }
}

/// C39: law 9 costs 25.
pub(crate) fn check_payment(state: &State, seat: Seat) -> Result<(), Refusal> {
    let money = state.money[seat];
    if money < LAW_9_PRICE {
        return Err(Refusal::TooPoorToPay { money, price: LAW_9_PRICE });
    }
    Ok(())
}

/// C39: the money goes to the bank, and law 9 stays with its owner.
pub(crate) fn pay(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    state.money[seat] -= LAW_9_PRICE;
    events.tell(Event::Paid { seat, price: LAW_9_PRICE });
    put(&mut state.layout, seat, Law::Treasure, Place::Held(seat), events);
}

/// C39: after the end, law 9 counts as one treasure of its owner's choice.
pub(crate) fn count(layout: &mut Layout, seat: Seat, colour: Option<Colour>, events: &mut impl Sink<Event>) {
    layout.laws[Law::Treasure] = colour.map_or(Place::Gone, |colour| Place::Counted(seat, colour));
    layout.stage = Stage::Over;
    events.tell(Event::Counted { seat, colour });
}
