//! What lies before each seat, in numbers.

use super::{CHAMBER, FIELDS, SHEET};
use benben_bots::encoding::{Pen, around};
use benben_core::Seat;
use benben_pyramids::{
    CARDS, ChamberView, DEALT, DealtView, Fields, IN_PLAY, Plan, PlayerView, ROUNDS, Sheet, View,
};

/// The seat's own secrets and chambers.
pub(super) fn write_own(view: &View, seat: Seat, pen: &mut Pen<'_>) {
    let player = &view.players[seat];
    let dealt = pen.field(DEALT * CARDS);
    if let DealtView::Cards(cards) = &player.dealt {
        for (card, page) in cards.iter().zip(dealt.chunks_exact_mut(CARDS)) {
            page[usize::from(card.number.number()) - 1] = 1.0;
        }
    }
    let kept = pen.field(CARDS);
    player.kept.each().for_each(|card| kept[usize::from(card.number()) - 1] = 1.0);
    let page = pen.field(IN_PLAY * CHAMBER);
    let chambers = player.chambers.iter().zip(page.chunks_exact_mut(CHAMBER));
    for (index, (chamber, page)) in chambers.enumerate() {
        let sealed = player.sealed.map_or(Fields::NONE, |sealed| sealed.marks[index]);
        write_chamber(chamber, sealed, page);
    }
    pen.flag(player.sealed.is_some());
    pen.number(player.sealed.map_or(0.0, |sealed| f32::from(sealed.extra) / 8.0));
    pen.field(SHEET).copy_from_slice(&player.sealed.map_or([0.0; SHEET], |sealed| sheet(&sealed.sheet)));
    for other in around(seat, view.players.len()) {
        let count = match &view.players[other].dealt {
            DealtView::Cards(cards) => cards.len() as f32,
            DealtView::Hidden(count) => f32::from(*count),
        };
        pen.number(count / DEALT as f32);
    }
}

fn write_chamber(chamber: &ChamberView, sealed: Fields, page: &mut [f32]) {
    let printed = &chamber.card;
    page[0] = 1.0;
    page[1] = f32::from(printed.number.number()) / CARDS as f32;
    page[2 + printed.colour as usize] = 1.0;
    let sets = kinds(&printed.plan).into_iter().chain([chamber.marked, sealed]);
    for (set, page) in sets.zip(page[5..].chunks_exact_mut(FIELDS)) {
        set.each().for_each(|field| page[field.index()] = 1.0);
    }
}

/// What is printed in a chamber, kind by kind.
fn kinds(plan: &Plan) -> [Fields; 9] {
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
    pen.field(SHEET).copy_from_slice(&sheet(&player.sheet));
    let completed = pen.field(CARDS);
    let colours = &player.completed;
    let all = colours.purple.union(colours.orange).union(colours.green);
    all.each().for_each(|card| completed[usize::from(card.number()) - 1] = 1.0);
}

/// The chambers of another seat.
pub(super) fn write_chambers(player: &PlayerView, pen: &mut Pen<'_>) {
    let page = pen.field(IN_PLAY * (CARDS + FIELDS));
    for (chamber, page) in player.chambers.iter().zip(page.chunks_exact_mut(CARDS + FIELDS)) {
        page[usize::from(chamber.card.number.number()) - 1] = 1.0;
        chamber.marked.each().for_each(|field| page[CARDS + field.index()] = 1.0);
    }
}
