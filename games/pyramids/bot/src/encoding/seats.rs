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
    pen.flags(CARDS, set(dealt.iter().map(|card| place(card.number))));
    pen.flags(CARDS, player.kept.bits());
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

const _: () = assert!(PRINTED % 2 == 1, "sets are written in pairs");

#[inline]
fn write_chamber(chamber: Option<&ChamberView>, sealed: Fields, pen: &mut Pen<'_>) {
    pen.flag(chamber.is_some());
    pen.number(chamber.map_or(0.0, |chamber| f32::from(chamber.card.number.number()) / CARDS as f32));
    pen.one_of(3, chamber.map(|chamber| chamber.card.colour as usize));
    let kinds = chamber.map_or([Fields::NONE; PRINTED], |chamber| kinds(&chamber.card.plan));
    let marked = chamber.map_or(Fields::NONE, |chamber| chamber.marked);
    // Two sets in one go.
    let [first @ .., last] = kinds.map(|set| u64::from(set.bits()));
    for pair in first.chunks_exact(2) {
        pen.flags(2 * FIELDS, pair[0] | pair[1] << FIELDS);
    }
    pen.flags(2 * FIELDS, last | u64::from(marked.bits()) << FIELDS);
    pen.flags(FIELDS, u64::from(sealed.bits()));
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
    pen.flags(CARDS, colours.purple.union(colours.orange).union(colours.green).bits());
}

/// The chambers of another seat.
pub(super) fn write_chambers(player: &PlayerView, pen: &mut Pen<'_>) {
    for index in 0..IN_PLAY {
        let chamber = player.chambers.get(index);
        pen.one_of(CARDS, chamber.map(|chamber| place(chamber.card.number)));
        pen.flags(FIELDS, chamber.map_or(0, |chamber| u64::from(chamber.marked.bits())));
    }
}
