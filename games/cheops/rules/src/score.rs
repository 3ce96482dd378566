//! What it is worth in the end (C26-C29), line by line.

use crate::by::Kind;
use crate::components::{Colour, Law, Number};
use crate::state::{Layout, Place, State};
use benben_core::{Outcome, PerSeat, RuleId, ScoreLine, Seat, Standings};

/// C26, C37: the topmost uncovered number of a colour's board, or law 7's if it lies there.
#[inline]
pub fn final_number(layout: &Layout, law_7: Number, colour: Colour) -> Number {
    let board = &layout.boards[colour];
    if layout.laws[Law::NewNumber] == Place::On(colour, board.covered) { law_7 } else { board.printed() }
}

/// Treasures of a colour that count for the seat: the stored ones, and law 9 if it was counted as one (C39).
#[inline]
pub fn treasures(layout: &Layout, seat: Seat, colour: Colour) -> u8 {
    let law_9 = layout.laws[Law::Treasure] == Place::Counted(seat, colour);
    layout.stores[seat][colour] + u8::from(law_9)
}

/// C26-C28: what each treasure of a colour pays its owner under this number.
#[inline]
pub fn price(number: Number, treasures: &PerSeat<u8>, seat: Seat) -> u16 {
    match number {
        Number::Plain(price) => u16::from(price),
        Number::Times(factor) => {
            u16::from(factor) * treasures.as_slice().iter().map(|&count| u16::from(count)).sum::<u16>()
        }
        Number::Majority { most, others } => {
            let leads = treasures.iter().all(|(other, count)| other == seat || *count < treasures[seat]);
            u16::from(if leads { most } else { others })
        }
    }
}

/// The rule that explains a price.
fn price_rule(number: Number) -> RuleId {
    match number {
        Number::Plain(_) => "C26",
        Number::Times(_) => "C27",
        Number::Majority { .. } => "C28",
    }
}

/// Scores as they would be if the game ended now. Law 9 counts once its owner has said as what.
pub(crate) fn standings(state: &State, law_7: Number) -> Standings {
    let layout = &state.layout;
    let mut scores = state.money.map(|money| i32::from(*money));
    let mut merit: PerSeat<i32> = PerSeat::new(layout.seats());
    for &colour in Colour::ALL {
        let number = final_number(layout, law_7, colour);
        let counts = PerSeat::from_fn(layout.seats(), |seat| treasures(layout, seat, colour));
        for (seat, &count) in counts.iter() {
            scores[seat] += i32::from(count) * i32::from(price(number, &counts, seat));
            merit[seat] += i32::from(count);
        }
    }
    // C29: most money wins; on a tie more treasures, then it is shared.
    Standings::by_score(scores).part_equals("C29", &merit)
}

/// The finished game: the money at the end of play, and for each colour how many treasures paid how much and why.
pub(crate) fn outcome(state: &State, law_7: Number) -> Outcome {
    let account = PerSeat::from_fn(state.layout.seats(), |seat| account(state, law_7, seat));
    Outcome { standings: standings(state, law_7), ended_by: "C25", account }
}

fn account(state: &State, law_7: Number, seat: Seat) -> Vec<ScoreLine> {
    let layout = &state.layout;
    let money = i32::from(state.money[seat]);
    let mut lines =
        vec![ScoreLine { rule: "C24", what: "money", mark: None, count: money, each: 1, points: money }];
    for &colour in Colour::ALL {
        let number = final_number(layout, law_7, colour);
        let counts = PerSeat::from_fn(layout.seats(), |seat| treasures(layout, seat, colour));
        let each = i32::from(price(number, &counts, seat));
        let stored = i32::from(layout.stores[seat][colour]);
        let law_9 = i32::from(counts[seat]) - stored;
        let mut line = |rule, count: i32| {
            if count > 0 {
                let (what, mark) = (treasure_key(colour), Some(number.to_string()));
                lines.push(ScoreLine { rule, what, mark, count, each, points: count * each });
            }
        };
        line(price_rule(number), stored);
        line("C39", law_9);
    }
    lines
}

/// The key of a colour's line in the account.
fn treasure_key(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "treasure-blue",
        Colour::Orange => "treasure-orange",
        Colour::Green => "treasure-green",
        Colour::Pink => "treasure-pink",
        Colour::Red => "treasure-red",
        Colour::Sky => "treasure-sky",
    }
}
