//! What an experienced player reads off sheets and chambers: points, how far the tombs are, and what lies on the way.

use super::position::Position;
use crate::{SIGNS, Signs};
use benben_core::Seat;
use benben_pyramids::{
    BONUS, CARD, Colour, Edition, Fields, GEM_PAIR, IN_PLAY, Plan, Player, REVEALED, ROUNDS, Sheet, State,
    TORCH,
};

/// Fields to the tomb when there is no way.
const FAR: u8 = 12;

/// Fields on the shortest way from the marks to the tomb; 0 if it is marked.
fn way(plan: &Plan, marked: Fields) -> u8 {
    if marked.meets(plan.tomb) {
        return 0;
    }
    let free = plan.free(marked);
    let mut reached = plan.edge(marked);
    for steps in 1..FAR {
        if reached.meets(plan.tomb) {
            return steps;
        }
        reached = (reached | reached.grown()) & free;
    }
    FAR
}

/// What a sheet counts so far, bonuses and cards aside.
fn sheet_points(edition: &Edition, sheet: &Sheet) -> i32 {
    let (red, green) = (i32::from(sheet.red), i32::from(sheet.green));
    let skull = sheet.skulls.checked_sub(1).map_or(0, |last| i32::from(edition.skulls()[usize::from(last)]));
    TORCH * i32::from(sheet.torches.count()) + GEM_PAIR * red.min(green) + (red - green).abs() - skull
}

/// The sheet with what is not revealed yet.
fn sheet(player: &Player) -> Sheet {
    player.sealed.map_or(player.sheet, |sealed| sealed.sheet)
}

/// Points, chambers and how much time is left.
pub(super) fn signs(edition: &Edition, state: &State, seat: Seat) -> Signs {
    let steps = usize::from(ROUNDS) * REVEALED;
    let gone = usize::from(state.round.saturating_sub(1)) * REVEALED + state.revealed.len();
    let left = steps.saturating_sub(gone) as f32;
    let late = 1.0 - left / steps as f32;
    let player = &state.players[seat];
    let mut signs: Signs = [0.0; SIGNS];
    let sheet = sheet(player);
    let bonuses: i32 = Colour::ALL
        .into_iter()
        .flat_map(|colour| state.bonuses[colour].iter().zip(BONUS))
        .filter(|(owner, _)| **owner == seat)
        .map(|(_, points)| i32::from(points))
        .sum();
    let cards = CARD * player.completed.len() as i32;
    let points = (cards + bonuses + sheet_points(edition, &sheet)) as f32 / 10.0;
    signs[0] = points;
    signs[1] = points * late;
    signs[2] = points * late * late * late * late;
    let mut ways = [FAR; IN_PLAY];
    let mut colours = [0usize; 3];
    for (index, chamber) in player.chambers.iter().enumerate() {
        let printed = edition.card(chamber.card);
        let plan = &printed.plan;
        let marked = player.marked(index);
        ways[index] = way(plan, marked);
        let done = ways[index] == 0;
        let own =
            player.completed.and(edition.of_colour(printed.colour)).len() + colours[printed.colour as usize];
        let bonus_left = state.bonuses[printed.colour].len();
        let next = if own % 2 == 1 && own < 6 { BONUS.get(bonus_left).copied().unwrap_or(0) } else { 0 };
        let next = f32::from(next) / 10.0;
        // A chamber that needs more fields than can be marked brings nothing.
        let reach = f32::from(ways[index]) <= left * 2.5 + f32::from(u8::from(player.sealed.is_none())) * 3.0;
        if done {
            colours[printed.colour as usize] += 1;
            signs[3] += 1.0;
            signs[4] += next;
        } else if reach {
            let near = 1.0 / (1.0 + f32::from(ways[index]));
            signs[5] += near;
            signs[6] += near * late;
            signs[7] += next * near;
            signs[8] += next * near * late;
            signs[9] += f32::from(ways[index]) / 5.0;
            signs[10] += f32::from(ways[index]) / 5.0 * late;
            let open = plan.free(marked);
            signs[11] += ((plan.red | plan.green) & open).len() as f32 / 5.0;
            signs[12] += (plan.crosses & open).len() as f32 / 5.0;
            signs[13] += (plan.skulls & open).len() as f32 / 5.0;
            let edge = plan.edge(marked);
            signs[14] += ((plan.red | plan.green | plan.crosses) & edge).len() as f32 / 5.0;
            if !sheet.torches.has(state.round.clamp(1, ROUNDS)) {
                signs[15] += (plan.torches & open).len().min(1) as f32;
                signs[16] += (plan.torches & edge).len().min(1) as f32;
            }
            signs[17] += (edge.len() as f32).min(6.0) / 6.0;
        }
    }
    let (near, far) = (ways[0].min(ways[1]), ways[0].max(ways[1]));
    signs[18] = f32::from(near) / 5.0;
    signs[19] = f32::from(far) / 5.0;
    signs[20] = f32::from(sheet.red.abs_diff(sheet.green)) / 5.0 * (1.0 - late);
    signs[21] = f32::from(sheet.skulls) / 5.0 * (1.0 - late);
    signs[22] = player.sealed.map_or(0.0, |sealed| f32::from(sealed.extra));
    signs[23] = f32::from(u8::from(player.sealed.is_some()));
    // What greedy would see.
    let position = Position::of(edition, state, seat);
    let lies = position.worth_as_it_lies() as f32 / 10.0;
    let next = position.worth_after_next().map_or(lies, |next| next as f32 / 10.0);
    let standing = (cards + bonuses) as f32 / 10.0 + next;
    signs[24] = standing;
    signs[25] = standing * late;
    signs[26] = standing * late * late * late * late;
    signs[27] = next - lies;
    signs[28] = late;
    signs[29] = player.completed.len() as f32 / 5.0;
    signs[30] = f32::from(sheet.torches.count()) / 4.0;
    signs[31] = (next - lies) * late;
    signs
}
