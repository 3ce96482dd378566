//! What lies before each seat, in numbers.

use super::{FIELDS, PRINTED, SHEET, set};
use benben_bots::encoding::{Pen, around};
use benben_core::Seat;
use benben_pyramids::{
    CARDS, Card, ChamberView, DEALT, DealtView, Fields, IN_PLAY, Plan, PlayerView, ROUNDS, Sheet, View,
};

/// Where a card stands among all of them.
#[inline]
pub(super) fn place(card: Card) -> usize {
    usize::from(card.number()) - 1
}

/// The seat's own secrets and chambers.
pub(super) fn write_own(view: &View, seat: Seat, pen: &mut Pen<'_>) {
    let player = &view.players[seat];
    let dealt = match &player.dealt {
        DealtView::Cards(cards) => &cards[..],
        DealtView::Hidden(_) => &[],
    };
    pen.lasting_flags(CARDS, set(dealt.iter().map(|card| place(card.number))).into());
    pen.lasting_flags(CARDS, player.kept.bits().into());
    for index in 0..IN_PLAY {
        let sealed = player.sealed.map_or(Fields::NONE, |sealed| sealed.marks[index]);
        write_chamber(player.chambers.get(index), sealed, pen);
    }
    pen.flag(player.sealed.is_some());
    pen.number(player.sealed.map_or(0.0, |sealed| f32::from(sealed.extra) / 8.0));
    pen.numbers(player.sealed.map_or([0.0; SHEET], |sealed| sheet(&sealed.sheet)));
    for other in around(seat, view.players.len()) {
        let count = match &view.players[other].dealt {
            DealtView::Cards(cards) => cards.len() as f32,
            DealtView::Hidden(count) => f32::from(*count),
        };
        pen.number(count / DEALT as f32);
    }
}

#[inline]
fn write_chamber(chamber: Option<&ChamberView>, sealed: Fields, pen: &mut Pen<'_>) {
    // What is printed follows from the number, for as long as a game lasts.
    let number = chamber.map_or(0, |chamber| chamber.card.number.number());
    pen.lasting(CARD, number.into(), |page| {
        if let Some(ChamberView { card, .. }) = chamber {
            let mut pen = Pen::new(page);
            pen.numbers([1.0, f32::from(number) / CARDS as f32]);
            pen.one_of(3, Some(card.colour as usize));
            let [words @ .., last] = side_by_side(kinds(&card.plan));
            for word in words {
                pen.flags(64, word);
            }
            pen.flags(LAST, last);
        }
    });
    let marked = chamber.map_or(Fields::NONE, |chamber| chamber.marked);
    pen.flags(2 * FIELDS, u64::from(marked.bits()) | u64::from(sealed.bits()) << FIELDS);
}

/// What a card says: that it is there, its number, its colour and its plan.
const CARD: usize = 1 + 1 + 3 + PRINTED * FIELDS;
/// The words that the bits of a plan fill, and bits in the last one.
const WORDS: usize = (PRINTED * FIELDS).div_ceil(64);
const LAST: usize = PRINTED * FIELDS - (WORDS - 1) * 64;

/// The bits of a plan in a row, so that they can be written in one go.
#[inline]
fn side_by_side(sets: [Fields; PRINTED]) -> [u64; WORDS] {
    let mut words = [0; WORDS];
    for (index, set) in sets.into_iter().enumerate() {
        let (word, shift, bits) = (index * FIELDS / 64, index * FIELDS % 64, u64::from(set.bits()));
        words[word] |= bits << shift;
        if shift + FIELDS > 64 {
            words[word + 1] = bits >> (64 - shift);
        }
    }
    words
}

/// What is printed in a chamber, kind by kind.
fn kinds(plan: &Plan) -> [Fields; PRINTED] {
    [
        plan.entry,
        plan.tomb,
        plan.walls,
        plan.crosses,
        plan.red,
        plan.green,
        plan.torches,
        plan.skulls,
        plan.potions,
    ]
}

fn sheet(sheet: &Sheet) -> [f32; SHEET] {
    let mut numbers = [0.0; SHEET];
    for (number, ticked) in numbers.iter_mut().zip([sheet.red, sheet.green, sheet.skulls]) {
        *number = f32::from(ticked) / 10.0;
    }
    for (number, round) in numbers[3..].iter_mut().zip(1..=ROUNDS) {
        *number = f32::from(u8::from(sheet.torches.has(round)));
    }
    numbers
}

/// What everybody sees of each seat: points, sheet and completed cards.
pub(super) fn write_open(player: &PlayerView, pen: &mut Pen<'_>) {
    pen.number(player.score as f32 / 100.0);
    pen.numbers(sheet(&player.sheet));
    let colours = &player.completed;
    pen.lasting_flags(CARDS, colours.purple.union(colours.orange).union(colours.green).bits().into());
}

/// The chambers of another seat.
pub(super) fn write_chambers(player: &PlayerView, pen: &mut Pen<'_>) {
    for index in 0..IN_PLAY {
        let bits = player.chambers.get(index).map_or(0, |chamber| {
            1 << place(chamber.card.number) | u128::from(chamber.marked.bits()) << CARDS
        });
        pen.lasting_flags(CARDS + FIELDS, bits);
    }
}
