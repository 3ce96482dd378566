//! Actions by index: one for every action that can be written down.

use super::{COLOURS, FIELDS, LAWS, TILES};
use benben_cheops::{Action, Colour, Field, Fields, Kind, Law, MOST_NUMBERS, STACKS, Tile};

const TAKE: usize = 0;
const SWAP_FIRST: usize = TAKE + FIELDS * TILES;
const SWAP_WITH: usize = SWAP_FIRST + FIELDS;
const SWAP_STORED: usize = SWAP_WITH + FIELDS;
const PLAIN: usize = SWAP_STORED + COLOURS;
const PUT_UNDER: usize = PLAIN + PLAINS.len();
const PUT_ON: usize = PUT_UNDER + Law::UNDER.len() * COLOURS;
const REMOVE: usize = PUT_ON + COLOURS * MOST_NUMBERS;
const SELL_STORED: usize = REMOVE + LAWS + 1;
const DRAW: usize = SELL_STORED + COLOURS;
const COUNT: usize = DRAW + STACKS;
const END: usize = COUNT + COLOURS + 1;

/// Actions that need nothing more to be said.
const PLAINS: [Action; 8] = [
    Action::Buy,
    Action::Sell,
    Action::Store,
    Action::Pay,
    Action::Return,
    Action::TakeMore,
    Action::Swap,
    Action::End,
];

/// The index of an action; none for what can be written down, but lies beyond boards and stacks.
#[inline]
pub(super) fn index(action: &Action) -> Option<usize> {
    Some(match *action {
        Action::Take { field, tile } => TAKE + field.index() * TILES + tile.index(),
        Action::SwapFirst { field } => SWAP_FIRST + field.index(),
        Action::SwapWith { field } => SWAP_WITH + field.index(),
        Action::SwapStored { colour } => SWAP_STORED + colour.index(),
        Action::Buy => PLAIN,
        Action::Sell => PLAIN + 1,
        Action::Store => PLAIN + 2,
        Action::Pay => PLAIN + 3,
        Action::Return => PLAIN + 4,
        Action::TakeMore => PLAIN + 5,
        Action::Swap => PLAIN + 6,
        Action::End => PLAIN + 7,
        Action::PutUnder { law, colour } => {
            let law = Law::UNDER.iter().position(|under| *under == law)?;
            PUT_UNDER + law * COLOURS + colour.index()
        }
        Action::PutOn { number, .. } if usize::from(number) >= MOST_NUMBERS => return None,
        Action::PutOn { colour, number } => PUT_ON + colour.index() * MOST_NUMBERS + usize::from(number),
        Action::Remove { law } => REMOVE + law.map_or(LAWS, Kind::index),
        Action::SellStored { colour } => SELL_STORED + colour.index(),
        Action::Draw { stack } if usize::from(stack) >= STACKS => return None,
        Action::Draw { stack } => DRAW + usize::from(stack),
        Action::Count { colour } => COUNT + colour.map_or(COLOURS, Kind::index),
    })
}

/// The action of an index.
pub(super) fn action(index: usize) -> Option<Action> {
    Some(match index {
        TAKE..SWAP_FIRST => Action::Take { field: field(index / TILES)?, tile: Tile::ALL[index % TILES] },
        SWAP_FIRST..SWAP_WITH => Action::SwapFirst { field: field(index - SWAP_FIRST)? },
        SWAP_WITH..SWAP_STORED => Action::SwapWith { field: field(index - SWAP_WITH)? },
        SWAP_STORED..PLAIN => Action::SwapStored { colour: Colour::ALL[index - SWAP_STORED] },
        PLAIN..PUT_UNDER => PLAINS[index - PLAIN],
        PUT_UNDER..PUT_ON => Action::PutUnder {
            law: Law::UNDER[(index - PUT_UNDER) / COLOURS],
            colour: Colour::ALL[(index - PUT_UNDER) % COLOURS],
        },
        PUT_ON..REMOVE => Action::PutOn {
            colour: Colour::ALL[(index - PUT_ON) / MOST_NUMBERS],
            number: ((index - PUT_ON) % MOST_NUMBERS) as u8,
        },
        REMOVE..SELL_STORED => Action::Remove { law: Law::ALL.get(index - REMOVE).copied() },
        SELL_STORED..DRAW => Action::SellStored { colour: Colour::ALL[index - SELL_STORED] },
        DRAW..COUNT => Action::Draw { stack: (index - DRAW) as u8 },
        COUNT..END => Action::Count { colour: Colour::ALL.get(index - COUNT).copied() },
        _ => return None,
    })
}

fn field(index: usize) -> Option<Field> {
    Fields::ALL.into_iter().nth(index)
}
