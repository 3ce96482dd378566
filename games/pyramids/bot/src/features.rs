//! The features of sheets and chambers: points, how far the tombs are, and what lies on the way.

use crate::position::Position;
use benben_core::Seat;
use benben_pyramids::{
    BONUS, CARD, Colour, Edition, Fields, GEM_PAIR, IN_PLAY, Plan, Player, REVEALED, ROUNDS, Sheet, State,
    TORCH,
};

benben_bots::features! {
    /// What the value network reads off a sheet and its chambers for one seat. Points are in tens.
    pub struct PyramidsFeatures {
        /// The points.
        points,
        /// The points, by how far the game has gone.
        points_late,
        /// The points, by the fourth power of it.
        points_very_late,
        /// Complete chambers still in play.
        complete,
        /// The colour bonuses they will earn.
        complete_bonus,
        /// How near the tombs are, where they can be reached.
        nearness,
        /// The same, by how far the game has gone.
        nearness_late,
        /// The same, by the colour bonus the chamber would earn.
        bonus_nearness,
        /// The same, by how far the game has gone.
        bonus_nearness_late,
        /// Fields to the tombs, in fives, where they can be reached.
        way,
        /// The same, by how far the game has gone.
        way_late,
        /// Gems left in the chambers, in fives.
        gems,
        /// Crosses left, in fives.
        crosses,
        /// Skulls left, in fives.
        skulls_ahead,
        /// Gems and crosses that can be marked next, in fives.
        edge_symbols,
        /// Chambers with a torch left, if this round has none yet.
        torch,
        /// Chambers with a torch that can be marked next, if this round has none yet.
        edge_torch,
        /// Fields that can be marked next, in sixes, at most 1 a chamber.
        edge,
        /// Fields to the nearer tomb, in fives.
        nearer_way,
        /// Fields to the farther tomb, in fives.
        farther_way,
        /// Gems without a partner, in fives, by what is left of the game.
        lonely_gems,
        /// Skulls, in fives, by what is left of the game.
        skulls,
        /// Extra fields still to be marked (P18).
        extra,
        /// 1 for a seat that has marked in this step.
        sealed,
        /// Cards, bonuses and what the position is probably worth after the next shape.
        outlook,
        /// The same, by how far the game has gone.
        outlook_late,
        /// The same, by the fourth power of it.
        outlook_very_late,
        /// What the next shape probably adds.
        next_gain,
        /// How far the game has gone.
        late,
        /// Completed cards, in fives.
        completed,
        /// Torches, in fours.
        torches,
        /// What the next shape probably adds, by how far the game has gone.
        next_gain_late,
    }
}

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

/// Reads the features of one seat.
pub(crate) fn features(edition: &Edition, state: &State, seat: Seat) -> PyramidsFeatures {
    let steps = usize::from(ROUNDS) * REVEALED;
    let gone = usize::from(state.round.saturating_sub(1)) * REVEALED + state.revealed.len();
    let left = steps.saturating_sub(gone) as f32;
    let late = 1.0 - left / steps as f32;
    let player = &state.players[seat];
    let sheet = sheet(player);
    let bonuses: i32 = Colour::ALL
        .into_iter()
        .flat_map(|colour| state.bonuses[colour].iter().zip(BONUS))
        .filter(|(owner, _)| **owner == seat)
        .map(|(_, points)| i32::from(points))
        .sum();
    let cards = CARD * player.completed.len() as i32;
    let points = (cards + bonuses + sheet_points(edition, &sheet)) as f32 / 10.0;
    let mut features = PyramidsFeatures {
        points,
        points_late: points * late,
        points_very_late: points * late * late * late * late,
        ..PyramidsFeatures::default()
    };
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
            features.complete += 1.0;
            features.complete_bonus += next;
        } else if reach {
            let near = 1.0 / (1.0 + f32::from(ways[index]));
            features.nearness += near;
            features.nearness_late += near * late;
            features.bonus_nearness += next * near;
            features.bonus_nearness_late += next * near * late;
            features.way += f32::from(ways[index]) / 5.0;
            features.way_late += f32::from(ways[index]) / 5.0 * late;
            let open = plan.free(marked);
            features.gems += ((plan.red | plan.green) & open).len() as f32 / 5.0;
            features.crosses += (plan.crosses & open).len() as f32 / 5.0;
            features.skulls_ahead += (plan.skulls & open).len() as f32 / 5.0;
            let edge = plan.edge(marked);
            features.edge_symbols += ((plan.red | plan.green | plan.crosses) & edge).len() as f32 / 5.0;
            if !sheet.torches.has(state.round.clamp(1, ROUNDS)) {
                features.torch += (plan.torches & open).len().min(1) as f32;
                features.edge_torch += (plan.torches & edge).len().min(1) as f32;
            }
            features.edge += (edge.len() as f32).min(6.0) / 6.0;
        }
    }
    let (near, far) = (ways[0].min(ways[1]), ways[0].max(ways[1]));
    features.nearer_way = f32::from(near) / 5.0;
    features.farther_way = f32::from(far) / 5.0;
    features.lonely_gems = f32::from(sheet.red.abs_diff(sheet.green)) / 5.0 * (1.0 - late);
    features.skulls = f32::from(sheet.skulls) / 5.0 * (1.0 - late);
    features.extra = player.sealed.map_or(0.0, |sealed| f32::from(sealed.extra));
    features.sealed = f32::from(u8::from(player.sealed.is_some()));
    // What the greedy bot would see.
    let position = Position::of(edition, state, seat);
    let lies = position.worth_as_it_lies() as f32 / 10.0;
    let next = position.worth_after_next().map_or(lies, |next| next as f32 / 10.0);
    let outlook = (cards + bonuses) as f32 / 10.0 + next;
    features.outlook = outlook;
    features.outlook_late = outlook * late;
    features.outlook_very_late = outlook * late * late * late * late;
    features.next_gain = next - lies;
    features.late = late;
    features.completed = player.completed.len() as f32 / 5.0;
    features.torches = f32::from(sheet.torches.count()) / 4.0;
    features.next_gain_late = (next - lies) * late;
    features
}
