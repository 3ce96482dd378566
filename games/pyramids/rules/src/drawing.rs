//! The position as text: chambers with marks, walls, symbols, entry and tomb, and the score sheets beside them.

use crate::bonus::BONUS;
use crate::components::{Cards, Colour, Printed};
use crate::fields::{Fields, SIDE};
use crate::state::{GEM_BOXES, Sheet, Step};
use crate::view::{DealtView, PlayerView, View};
use benben_core::{Seat, Viewer};
use std::fmt::{self, Display};

/// Lines of a drawn chamber: what card it is, the columns' letters, five rows.
const LINES: usize = SIDE + 2;

const LEGEND: &str = "E entrance, T tomb, ### wall, + cross, R G gems, L torch, S skull, P potion; \
                      [x] marked, (x) sealed";

impl Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.headline())?;
        if self.step != Step::Choosing {
            writeln!(f, "bonuses   {}   deck {}", self.bonuses(), self.deck)?;
            writeln!(f, "offer")?;
            let offered: Vec<_> =
                self.offer.iter().map(|card| chamber(card, Fields::NONE, Fields::NONE)).collect();
            f.write_str(&drawn_beside(&offered))?;
        }
        for (seat, player) in self.players.iter() {
            self.write_player(f, seat, player)?;
        }
        writeln!(f, "{LEGEND}")
    }
}

impl View {
    fn headline(&self) -> String {
        let shapes =
            |list: &[crate::Shape]| list.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        match (self.step, self.revealed.last()) {
            (Step::Choosing, _) | (_, None) => "everyone keeps two of four cards".to_owned(),
            (Step::Over, _) => format!("round {} of 4   the game is over", self.round),
            (Step::Marking | Step::Taking, Some(shape)) => format!(
                "round {} of 4   expedition {} of 7: {shape}   before {}   still to come, all but one: {}",
                self.round,
                self.revealed.len(),
                shapes(&self.revealed[..self.revealed.len() - 1]),
                shapes(&self.unseen)
            ),
        }
    }

    fn bonuses(&self) -> String {
        let of = |colour: Colour| {
            let owners =
                BONUS.iter().enumerate().map(|(index, points)| match self.bonuses[colour].get(index) {
                    Some(seat) => format!("{points}:seat {seat}"),
                    None => format!("{points}:-"),
                });
            format!("{colour} {}", owners.collect::<Vec<_>>().join(" "))
        };
        Colour::ALL.map(of).join("   ")
    }

    fn write_player(&self, f: &mut fmt::Formatter<'_>, seat: Seat, player: &PlayerView) -> fmt::Result {
        let awaited = if self.awaited.contains(seat) { '>' } else { ' ' };
        writeln!(f, "{awaited} seat {seat}   score {}   completed {}", player.score, completed(player))?;
        match &player.dealt {
            DealtView::Cards(cards) if !cards.is_empty() => {
                let dealt: Vec<_> =
                    cards.iter().map(|card| chamber(card, Fields::NONE, Fields::NONE)).collect();
                f.write_str(&drawn_beside(&dealt))?;
                if !player.kept.is_empty() {
                    writeln!(f, "    keeps {}", numbers(player.kept))?;
                }
                return Ok(());
            }
            DealtView::Hidden(count) if *count > 0 => return writeln!(f, "    {count} cards in hand"),
            DealtView::Cards(_) | DealtView::Hidden(_) => {}
        }
        let sealed = player.sealed.unwrap_or_default();
        let mut blocks: Vec<_> = player
            .chambers
            .iter()
            .zip(sealed.marks)
            .map(|(view, sealed)| chamber(&view.card, view.marked, sealed))
            .collect();
        blocks.push(self.sheet(player));
        f.write_str(&drawn_beside(&blocks))
    }

    /// The score sheet, with what sealed marks ticked if the viewer knows them.
    fn sheet(&self, player: &PlayerView) -> Vec<String> {
        let sheet = player.sealed.map_or(player.sheet, |sealed| sealed.sheet);
        let worst = match sheet.skulls {
            0 => 0,
            ticked => self.skulls[usize::from(ticked) - 1],
        };
        let mut lines = vec![
            format!("red    {} {}", drawn_ticks(sheet.red, GEM_BOXES), sheet.red),
            format!("green  {} {}", drawn_ticks(sheet.green, GEM_BOXES), sheet.green),
            format!("torch  {}", drawn_torches(&sheet)),
            format!("skull  {} -{worst}", drawn_ticks(sheet.skulls, self.skulls.len() as u8)),
        ];
        if let Some(sealed) = player.sealed {
            lines.push(match (sealed.extra, self.viewer) {
                (0, Viewer::Seat(_)) => "sealed until all have marked".to_owned(),
                (0, _) => "has marked, sealed".to_owned(),
                (extra, _) => format!("extra squares to mark: {extra}"),
            });
        }
        lines
    }
}

/// A card's chamber as a block of lines of the same width, with its number and colour above.
fn chamber(card: &Printed, marked: Fields, sealed: Fields) -> Vec<String> {
    drawn_chamber(&format!("{} {}", card.number, card.colour), card, marked, sealed)
}

/// A card's chamber as a block of lines of the same width, below a title.
pub fn drawn_chamber(title: &str, card: &Printed, marked: Fields, sealed: Fields) -> Vec<String> {
    let mut lines = vec![format!("{title:<20}"), format!("{:<20}", "    a  b  c  d  e")];
    for row in 0..SIDE {
        let fields = (0..SIDE).map(|column| Fields::at(column, row));
        let drawn: String = fields.map(|field| drawn(card, field, marked, sealed)).collect();
        lines.push(format!("{:>2} {drawn}  ", row + 1));
    }
    lines
}

/// One field: its letter, in brackets if it is marked.
fn drawn(card: &Printed, field: Fields, marked: Fields, sealed: Fields) -> String {
    let letter = card.plan.letter(field);
    if card.plan.walls.meets(field) {
        "###".to_owned()
    } else if marked.meets(field) {
        format!("[{}]", if letter == '.' { 'x' } else { letter })
    } else if sealed.meets(field) {
        format!("({})", if letter == '.' { 'x' } else { letter })
    } else {
        format!(" {letter} ")
    }
}

/// A row of boxes, ticked from the left.
pub fn drawn_ticks(ticked: u8, boxes: u8) -> String {
    (0..boxes).map(|index| if index < ticked { 'x' } else { '.' }).collect()
}

/// The torch boxes, one a round.
pub fn drawn_torches(sheet: &Sheet) -> String {
    (1..=4).map(|round| if sheet.torches.has(round) { 'x' } else { '.' }).collect()
}

fn completed(player: &PlayerView) -> String {
    let of = |colour: Colour| match player.completed[colour] {
        Cards::NONE => String::new(),
        cards => format!("   {colour} {}", numbers(cards)),
    };
    let list = Colour::ALL.map(of).concat();
    if list.is_empty() { "none".to_owned() } else { list.trim_start().to_owned() }
}

fn numbers(cards: Cards) -> String {
    cards.each().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

/// Blocks of lines beside each other.
pub fn drawn_beside(blocks: &[Vec<String>]) -> String {
    let mut drawn = String::new();
    for line in 0..LINES {
        let parts: Vec<&str> =
            blocks.iter().map(|block| block.get(line).map_or("", String::as_str)).collect();
        drawn += format!("    {}", parts.concat()).trim_end();
        drawn.push('\n');
    }
    drawn
}
