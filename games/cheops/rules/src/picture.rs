//! The position as text.

use crate::by::Kind;
use crate::components::{Colour, Law, Number, Tile};
use crate::field::{Field, ROWS};
use crate::market::market_price;
use crate::pyramid::Spot;
use crate::state::{Layout, Place, Stage};
use crate::view::{Purse, View};
use benben_core::Seat;
use std::fmt::{self, Display, Formatter, Write};

impl Display for View {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let layout = &self.layout;
        pyramid(layout, f)?;
        writeln!(f)?;
        boards(layout, self.law_7, f)?;
        writeln!(f)?;
        table(layout, f)?;
        for (seat, purse) in self.money.iter() {
            seat_line(layout, seat, *purse, f)?;
        }
        stage(layout, f)
    }
}

/// Treasures by their colour's initial, face-down laws as `?`, tiles in capitals.
fn pyramid(layout: &Layout, f: &mut Formatter<'_>) -> fmt::Result {
    for row in (0..ROWS).rev() {
        let mut line = format!("{} {:indent$}", char::from(b'a' + row), "", indent = 2 * usize::from(row));
        for column in 0..ROWS - row {
            let mark = Field::new(row, column).map_or(' ', |field| match layout.pyramid.at(field) {
                Spot::Treasure(colour) => colour.letter(),
                Spot::Law => '?',
                Spot::Tile(tile) => tile.letter(),
            });
            write!(line, "   {mark}")?;
        }
        writeln!(f, "{}", line.trim_end())?;
    }
    Ok(())
}

/// Covered numbers in brackets; law 7's number where it lies, marked with `(7)`.
fn boards(layout: &Layout, law_7: Number, f: &mut Formatter<'_>) -> fmt::Result {
    for &colour in Colour::ALL {
        let board = layout.boards[colour];
        let mut line = format!("{colour:<7}");
        for (index, printed) in (0..).zip(board.numbers.iter()) {
            let replaced = layout.laws[Law::NewNumber] == Place::On(colour, index);
            let mark = if replaced { format!("{law_7}(7)") } else { printed.to_string() };
            let mark = if index < board.covered { format!("[{mark}]") } else { mark };
            write!(line, "{mark:>9}")?;
        }
        if let Some(law) = layout.law_under(colour) {
            write!(line, "   law {law}")?;
        }
        let discarded = layout.discarded[colour];
        if discarded > 0 {
            write!(line, "   {discarded} out of the game")?;
        }
        writeln!(f, "{line}")?;
    }
    Ok(())
}

fn table(layout: &Layout, f: &mut Formatter<'_>) -> fmt::Result {
    write!(f, "market {}   neighbours {}   stacks", market_price(layout), layout.stock[Tile::Neighbour])?;
    for stack in &layout.stacks {
        match stack.top {
            Some(tile) => write!(f, " {tile}/{}", stack.size)?,
            None => f.write_str(" -/0")?,
        }
    }
    if layout.laws[Law::ThirdBoard] == Place::Beside {
        f.write_str("   law 3")?;
    }
    writeln!(f)
}

fn seat_line(layout: &Layout, seat: Seat, purse: Purse, f: &mut Formatter<'_>) -> fmt::Result {
    let mark = if layout.ended.is_none() && layout.turn.seat == seat { '>' } else { ' ' };
    let money = purse.piasters().map_or("?".to_owned(), |piasters| piasters.to_string());
    let hand: String = layout.hands[seat]
        .iter()
        .flat_map(|(tile, count)| std::iter::repeat_n(tile.letter(), usize::from(*count)))
        .collect();
    write!(f, "{mark} seat {seat}   money {money:>3}   tiles {hand:<5}   store")?;
    if layout.stored(seat) == 0 {
        f.write_str(" -")?;
    }
    for (colour, count) in layout.stores[seat].iter().filter(|(_, count)| **count > 0) {
        write!(f, " {}{count}", colour.letter())?;
    }
    for law in Law::ALL.iter().filter(|law| layout.holds(seat, **law)) {
        write!(f, "   law {law}")?;
    }
    if let Place::Counted(owner, colour) = layout.laws[Law::Treasure]
        && owner == seat
    {
        write!(f, "   law 9 as {colour}")?;
    }
    writeln!(f)
}

fn stage(layout: &Layout, f: &mut Formatter<'_>) -> fmt::Result {
    match layout.stage {
        Stage::Choose => Ok(()),
        Stage::Treasure { colour } => writeln!(f, "a {colour} treasure waits to be sold or stored"),
        Stage::Law { law } => writeln!(f, "law {law} waits to be carried out"),
        Stage::TakeMore => writeln!(f, "law 11 waits for a treasure to be taken"),
        Stage::Swap => writeln!(f, "law 12 waits for a treasure to be swapped"),
        Stage::SwapWith { field } => writeln!(f, "law 12 swaps {field} with another treasure"),
        Stage::Draw => writeln!(f, "drawing"),
        Stage::Count => writeln!(f, "the end: law 9 waits for its colour"),
        Stage::Over => writeln!(f, "the end"),
    }
}
