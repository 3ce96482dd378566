//! What the treasures of a colour will probably pay.

use crate::ending::is_over;
use benben_cheops::{Cheops, Colour, Kind, Law, Layout, MOST_NUMBERS, Number, Place, treasures};
use benben_core::{PerSeat, Seat};

/// Part of the untaken treasures that will still be taken.
const TAKEN: f64 = 0.6;
/// Part of the taken treasures that will be sold.
const SOLD: f64 = 0.4;

/// Expectations about the rest of the game, made once a decision.
pub(crate) struct Forecast {
    law_7: Number,
}

/// How likely it is that so many more numbers of a board will be covered.
type Chances = [f64; MOST_NUMBERS];

impl Forecast {
    pub(crate) fn new(game: &Cheops) -> Self {
        Forecast { law_7: game.edition().law_7() }
    }

    /// What the seat's store will probably pay, less what those of the others will on average.
    pub(crate) fn lead(&self, layout: &Layout, seat: Seat) -> f64 {
        let worth = self.stores(layout);
        let others = worth.as_slice().iter().sum::<f64>() - worth[seat];
        worth[seat] - others / (layout.seats() - 1) as f64
    }

    /// What each seat's store will probably pay.
    pub(crate) fn stores(&self, layout: &Layout) -> PerSeat<f64> {
        let over = is_over(layout);
        let mut worth: PerSeat<f64> = PerSeat::new(layout.seats());
        for &colour in Colour::ALL {
            let counts = PerSeat::from_fn(layout.seats(), |seat| treasures(layout, seat, colour));
            if counts.as_slice().iter().all(|count| *count == 0) {
                continue;
            }
            let chances = chances(layout, colour, over);
            let growth = if over { 0.0 } else { growth(layout, colour) };
            for other in counts.seats() {
                if counts[other] > 0 {
                    let each = self.expected_price(layout, colour, &chances, &counts, growth, other);
                    worth[other] += f64::from(counts[other]) * each;
                }
            }
        }
        worth
    }

    /// What a treasure of this colour will probably pay the seat.
    fn expected_price(
        &self,
        layout: &Layout,
        colour: Colour,
        chances: &Chances,
        counts: &PerSeat<u8>,
        growth: f64,
        seat: Seat,
    ) -> f64 {
        let board = &layout.boards[colour];
        let total: f64 = counts.as_slice().iter().map(|count| f64::from(*count)).sum();
        let uncovered = board.numbers.iter().zip(chances).enumerate().skip(usize::from(board.covered));
        let expected = uncovered.map(|(index, (printed, chance))| {
            let law_7 = layout.laws[Law::NewNumber] == Place::On(colour, index as u8);
            let number = if law_7 { self.law_7 } else { *printed };
            chance
                * match number {
                    Number::Plain(price) => f64::from(price),
                    Number::Times(factor) => f64::from(factor) * (total + growth),
                    Number::Majority { .. } => f64::from(benben_cheops::price(number, counts, seat)),
                }
        });
        expected.sum()
    }
}

/// Treasures of this colour that will still be stored.
fn growth(layout: &Layout, colour: Colour) -> f64 {
    let left = f64::from(layout.pyramid.treasures_of(colour).len());
    match layout.law_under(colour) {
        Some(Law::OnlySell) => 0.0,
        Some(Law::OnlyStore) => left * TAKEN,
        _ => left * TAKEN * (1.0 - SOLD),
    }
}

/// Sales come like rain: the number of more of them follows Poisson's distribution, and the lowest number catches the rest.
fn chances(layout: &Layout, colour: Colour, over: bool) -> Chances {
    let board = &layout.boards[colour];
    let (covered, lowest) = (usize::from(board.covered), board.numbers.len() - 1);
    let left = f64::from(layout.pyramid.treasures_of(colour).len());
    let sales = match layout.law_under(colour) {
        _ if over => 0.0,
        Some(Law::OnlyStore) => 0.0,
        Some(Law::OnlySell) => left * TAKEN,
        _ => left * TAKEN * SOLD,
    };
    let mut chances = [0.0; MOST_NUMBERS];
    let (mut chance, mut rest) = ((-sales).exp(), 1.0);
    for (more, index) in (covered..lowest).enumerate() {
        chances[index] = chance;
        rest -= chance;
        chance *= sales / (more + 1) as f64;
    }
    chances[lowest] = rest;
    chances
}
