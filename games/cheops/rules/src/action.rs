//! What one may do: all legal actions, or why one is not.

use crate::by::Kind;
use crate::components::{Colour, Law, Tile};
use crate::field::Field;
use crate::refusal::Refusal;
use crate::state::{Stage, State};
use crate::{drawing, kept, laws, take, turn};
use benben_core::Seat;

/// One decision. A turn is several of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// C12: buy a neighbour tile.
    Buy,
    /// C13, C17, C42: take what lies here and put this tile in its place.
    Take {
        /// From where.
        field: Field,
        /// With what.
        tile: Tile,
    },
    /// C20: sell the treasure just taken.
    Sell,
    /// C23: store the treasure just taken.
    Store,
    /// C34-C36: put law 4, 5 or 6 under a price board.
    PutUnder {
        /// Which law.
        law: Law,
        /// Under which board.
        colour: Colour,
    },
    /// C37: put law 7 on a number.
    PutOn {
        /// Of which board.
        colour: Colour,
        /// Counted from 0 at the top.
        number: u8,
    },
    /// C38: remove a law, or none.
    Remove {
        /// Which.
        law: Option<Law>,
    },
    /// C39: pay for law 9.
    Pay,
    /// C39: return law 9 to the box.
    Return,
    /// C41: use law 10 to sell a stored treasure.
    SellStored {
        /// Of which colour.
        colour: Colour,
    },
    /// C42: use law 11; a treasure must be taken next.
    TakeMore,
    /// C43: use law 12; the two treasures are named next.
    Swap,
    /// C43: the first treasure of the swap.
    SwapFirst {
        /// Where it lies.
        field: Field,
    },
    /// C43: the second, in the pyramid.
    SwapWith {
        /// Where it lies.
        field: Field,
    },
    /// C43: the second, in one's own store.
    SwapStored {
        /// Its colour.
        colour: Colour,
    },
    /// C18: draw the top tile of a stack, counted from 0.
    Draw {
        /// Which.
        stack: u8,
    },
    /// C11: end the turn.
    End,
    /// C39: count law 9 as a treasure of this colour, or not at all.
    Count {
        /// Which.
        colour: Option<Colour>,
    },
}

/// Every legal action of the awaited seat, each once.
#[inline]
pub(crate) fn legal(state: &State, actions: &mut Vec<Action>) {
    let layout = &state.layout;
    match layout.stage {
        Stage::Choose => turn::choices(state, actions),
        Stage::Treasure { .. } => actions.extend([Action::Sell, Action::Store]),
        Stage::Law { law } => laws::choices(state, law, actions),
        Stage::TakeMore => take::treasures(layout, actions),
        Stage::Swap => kept::first_treasures(layout, actions),
        Stage::SwapWith { field } => kept::second_treasures(layout, field, actions),
        Stage::Draw => {
            drawing::choices(layout, actions);
            actions.push(Action::End);
        }
        Stage::Count => {
            actions.extend(Colour::ALL.iter().map(|colour| Action::Count { colour: Some(*colour) }));
            actions.push(Action::Count { colour: None });
        }
        Stage::Over => {}
    }
}

/// Is the action of the awaited seat legal? If not, by which rule?
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    let layout = &state.layout;
    check_stage(layout.stage, action)?;
    match action {
        Action::Buy => turn::check_buy(state, seat),
        Action::Take { field, tile } => take::check_take(layout, seat, field, tile),
        Action::PutUnder { law, colour } => laws::check_place_under(layout, law, colour),
        Action::PutOn { colour, number } => laws::check_number(layout, colour, number),
        Action::Remove { law } => law.map_or(Ok(()), |law| laws::check_removable(layout, seat, law)),
        Action::Pay => laws::check_payment(state, seat),
        Action::SellStored { colour } => kept::check_sell_stored(layout, seat, colour),
        Action::TakeMore => kept::check_take_more(layout, seat),
        Action::Swap => kept::check_swap(layout, seat),
        Action::SwapFirst { field } => kept::check_first(layout, field),
        Action::SwapWith { field } => kept::check_second(layout, field),
        Action::SwapStored { colour } => kept::check_stored(layout, seat, colour),
        Action::Draw { stack } => drawing::check_draw(layout, seat, stack),
        Action::End => turn::check_done(layout, seat),
        // What can be both sold and stored waits for either (C44); law 9 can always be returned, and counted as anything.
        Action::Sell | Action::Store | Action::Return | Action::Count { .. } => Ok(()),
    }
}

/// Does the action answer what is awaited?
fn check_stage(stage: Stage, action: Action) -> Result<(), Refusal> {
    let awaited = match action {
        Action::Buy | Action::SellStored { .. } | Action::TakeMore | Action::Swap => stage == Stage::Choose,
        Action::Take { .. } => matches!(stage, Stage::Choose | Stage::TakeMore),
        Action::Sell | Action::Store => matches!(stage, Stage::Treasure { .. }),
        Action::PutUnder { law, .. } => stage == Stage::Law { law },
        Action::PutOn { .. } => stage == Stage::Law { law: Law::NewNumber },
        Action::Remove { .. } => stage == Stage::Law { law: Law::Repeal },
        Action::Pay | Action::Return => stage == Stage::Law { law: Law::Treasure },
        Action::SwapFirst { .. } => stage == Stage::Swap,
        Action::SwapWith { .. } | Action::SwapStored { .. } => matches!(stage, Stage::SwapWith { .. }),
        Action::Draw { .. } | Action::End => matches!(stage, Stage::Choose | Stage::Draw),
        Action::Count { .. } => stage == Stage::Count,
    };
    if awaited {
        return Ok(());
    }
    Err(match stage {
        Stage::Treasure { colour } => Refusal::TreasureWaits { colour },
        Stage::Law { law } => Refusal::LawWaits { law },
        Stage::TakeMore => Refusal::TakeMoreWaits,
        Stage::Swap | Stage::SwapWith { .. } => Refusal::SwapWaits,
        Stage::Count => Refusal::CountWaits,
        Stage::Over => Refusal::Over,
        Stage::Draw if is_use(action) => Refusal::Drawing,
        Stage::Draw if matches!(action, Action::Buy | Action::Take { .. }) => Refusal::Drawing,
        Stage::Choose | Stage::Draw => out_of_place(action),
    })
}

fn is_use(action: Action) -> bool {
    matches!(action, Action::SellStored { .. } | Action::TakeMore | Action::Swap)
}

/// The answer to a question that nobody asked.
fn out_of_place(action: Action) -> Refusal {
    match action {
        Action::PutUnder { law, .. } => Refusal::LawNotTaken { law },
        Action::PutOn { .. } => Refusal::LawNotTaken { law: Law::NewNumber },
        Action::Remove { .. } => Refusal::LawNotTaken { law: Law::Repeal },
        Action::Pay | Action::Return => Refusal::LawNotTaken { law: Law::Treasure },
        Action::SwapFirst { .. } | Action::SwapWith { .. } | Action::SwapStored { .. } => {
            Refusal::NotSwapping
        }
        Action::Count { .. } => Refusal::NotEnded,
        _ => Refusal::NothingTaken,
    }
}
