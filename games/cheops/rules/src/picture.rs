//! The position as text.

use crate::by::Kind;
use crate::components::{Colour, Law, Number, Tile};
use crate::field::{Field, ROWS};
use crate::market::market_price;
use crate::pyramid::Spot;
use crate::state::{Layout, Place, Stage};
use crate::view::{Purse, View};
use benben_core::Seat;
use std::fmt::{self, Display, Formatter};

impl Display for View {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let layout = &self.layout;
        writeln!(f, "{}", self.drawn_pyramid())?;
        for &colour in Colour::ALL {
            board(self, colour, f)?;
        }
        writeln!(f)?;
        table(layout, f)?;
        for (seat, purse) in self.money.iter() {
            seat_line(layout, seat, *purse, f)?;
        }
        stage(layout, f)
    }
}

impl View {
    /// The pyramid in lines, without a word: treasures by their colour's initial, face-down laws as `?`, tiles in capitals.
    pub fn drawn_pyramid(&self) -> String {
        let mut drawn = String::new();
        for row in (0..ROWS).rev() {
            let mut line =
                format!("{} {:indent$}", char::from(b'a' + row), "", indent = 2 * usize::from(row));
            for column in 0..ROWS - row {
                let mark = Field::new(row, column).map_or(' ', |field| match self.layout.pyramid.at(field) {
                    Spot::Treasure(colour) => colour.letter(),
                    Spot::Law => '?',
                    Spot::Tile(tile) => tile.letter(),
                });
                line += "   ";
                line.push(mark);
            }
            drawn += line.trim_end();
            drawn.push('\n');
        }
        drawn
    }

    /// The numbers of a board from the top: covered ones in brackets, law 7's own where it lies, marked with `(7)`.
    pub fn drawn_board(&self, colour: Colour) -> Vec<String> {
        let board = &self.layout.boards[colour];
        let drawn = |(index, printed): (u8, &Number)| {
            let replaced = self.layout.laws[Law::NewNumber] == Place::On(colour, index);
            let mark = if replaced { format!("{}(7)", self.law_7) } else { printed.to_string() };
            if index < board.covered { format!("[{mark}]") } else { mark }
        };
        (0..).zip(board.numbers.iter()).map(drawn).collect()
    }
}

/// A board, by the name that actions give its colour and by the treasure that players see.
fn board(view: &View, colour: Colour, f: &mut Formatter<'_>) -> fmt::Result {
    write!(f, "{colour:<7} {:<18}", colour.treasure())?;
    for number in view.drawn_board(colour) {
        write!(f, "{number:>8}")?;
    }
    if let Some(law) = view.layout.law_under(colour) {
        write!(f, "   law {law}")?;
    }
    let discarded = view.layout.discarded[colour];
    if discarded > 0 {
        write!(f, "   {discarded} out of the game")?;
    }
    writeln!(f)
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
        write!(f, "   law 9 as a {}", colour.treasure())?;
    }
    writeln!(f)
}

fn stage(layout: &Layout, f: &mut Formatter<'_>) -> fmt::Result {
    match layout.stage {
        Stage::Choose => Ok(()),
        Stage::Treasure { colour } => writeln!(f, "a {} waits to be sold or stored", colour.treasure()),
        Stage::Law { law } => writeln!(f, "law {law} waits to be carried out"),
        Stage::TakeMore => writeln!(f, "law 11 waits for a treasure to be taken"),
        Stage::Swap => writeln!(f, "law 12 waits for a treasure to be swapped"),
        Stage::SwapWith { field } => writeln!(f, "law 12 swaps {field} with another treasure"),
        Stage::Draw => writeln!(f, "drawing"),
        Stage::Count => writeln!(f, "the end: law 9 waits for its colour"),
        Stage::Over => writeln!(f, "the end"),
    }
}
