//! Marking: everyone at the same time, sealed until all have finished (P10-P15, P18).

use crate::action::Action;
use crate::completing;
use crate::components::{Card, Plan};
use crate::edition::Edition;
use crate::event::Event;
use crate::fields::Fields;
use crate::refusal::Refusal;
use crate::shapes::Shape;
use crate::state::{Player, Sealed, State};
use benben_core::{Chance, Seat, Sink};

/// P10: the shape everywhere it can be laid, and every single field (P15); one field when a cross asks (P18).
#[inline]
pub(crate) fn legal(edition: &Edition, state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let player = &state.players[seat];
    let shape = state.shape().filter(|_| !player.owes_extra());
    for (index, chamber) in player.chambers.iter().enumerate() {
        let card = chamber.card;
        let (plan, marked) = (edition.plan(card), player.marked(index));
        let edge = plan.edge(marked);
        actions.extend(edge.each().map(|fields| Action::Mark { card, fields }));
        if let Some(shape) = shape {
            shape.lay(plan.free(marked), edge, |fields| actions.push(Action::Mark { card, fields }));
        }
    }
}

/// Is this marking legal? If not, by which rule?
pub(crate) fn check(
    edition: &Edition,
    state: &State,
    seat: Seat,
    card: Card,
    fields: Fields,
) -> Result<(), Refusal> {
    let player = &state.players[seat];
    let index = in_play(player, card)?;
    if player.owes_extra() {
        check_one_field(fields)?;
    } else {
        check_shape(state.shape().expect("while the table is marking, a shape holds"), fields)?;
    }
    let (plan, marked) = (edition.plan(card), player.marked(index));
    check_free(plan, marked, fields)?;
    if marked.is_empty() { check_entry(plan, fields) } else { check_touches(marked, fields) }
}

/// P10: one of the player's own cards.
fn in_play(player: &Player, card: Card) -> Result<usize, Refusal> {
    player.chambers.iter().position(|chamber| chamber.card == card).ok_or(Refusal::NotInPlay { card })
}

/// P11, P15: the whole shape, turned and mirrored, or exactly one field.
fn check_shape(shape: Shape, fields: Fields) -> Result<(), Refusal> {
    if fields.len() != 1 && !shape.covers(fields) {
        return Err(Refusal::NotTheShape { shape, fields });
    }
    Ok(())
}

/// P18: a cross gives exactly one field.
fn check_one_field(fields: Fields) -> Result<(), Refusal> {
    if fields.len() != 1 {
        return Err(Refusal::OneField { fields });
    }
    Ok(())
}

/// P12: no wall, and nothing marked before.
fn check_free(plan: &Plan, marked: Fields, fields: Fields) -> Result<(), Refusal> {
    if fields.meets(plan.walls) {
        return Err(Refusal::Wall { fields: fields & plan.walls });
    }
    if fields.meets(marked) {
        return Err(Refusal::MarkedBefore { fields: fields & marked });
    }
    Ok(())
}

/// P13: the first marking on a card includes its entry.
fn check_entry(plan: &Plan, fields: Fields) -> Result<(), Refusal> {
    if !fields.contains(plan.entry) {
        return Err(Refusal::WithoutEntry { entry: plan.entry });
    }
    Ok(())
}

/// P14: every later marking shares a side with a field marked before.
fn check_touches(marked: Fields, fields: Fields) -> Result<(), Refusal> {
    if !fields.meets(marked.grown()) {
        return Err(Refusal::Apart { fields });
    }
    Ok(())
}

/// P10: marks in secret; when all have finished, everything is revealed.
#[inline]
pub(crate) fn mark(
    edition: &Edition,
    state: &mut State,
    seat: Seat,
    card: Card,
    fields: Fields,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let finished = seal(edition, &mut state.players[seat], state.round, card, fields);
    if finished {
        state.awaited = state.awaited.without(seat);
        if state.awaited.is_empty() {
            completing::complete(edition, state, chance, events);
        }
    }
}

/// Adds a marking to the player's sealed ones. Has the player finished?
#[inline]
pub(crate) fn seal(edition: &Edition, player: &mut Player, round: u8, card: Card, fields: Fields) -> bool {
    let index = usize::from(player.chambers[0].card != card);
    let sheet = player.sheet;
    // The first marking is owed, as every extra one is.
    let sealed = player.sealed.get_or_insert(Sealed { sheet, extra: 1, ..Sealed::default() });
    sealed.marks[index] |= fields;
    let crosses = sealed.sheet.tick(edition.plan(card), fields, round);
    sealed.extra = sealed.extra - 1 + crosses;
    if sealed.extra > 0 && !can_mark(edition, player) {
        lapse(player);
    }
    !player.owes_extra()
}

/// Can the player mark any field at all?
fn can_mark(edition: &Edition, player: &Player) -> bool {
    let has_edge = |index: usize, card: Card| !edition.plan(card).edge(player.marked(index)).is_empty();
    player.chambers.iter().enumerate().any(|(index, chamber)| has_edge(index, chamber.card))
}

/// P18: if no field can be marked, the extra marks lapse.
fn lapse(player: &mut Player) {
    if let Some(sealed) = &mut player.sealed {
        sealed.extra = 0;
    }
}
