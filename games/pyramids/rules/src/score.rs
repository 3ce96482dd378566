//! What it is worth (P32-P38).

use crate::bonus::BONUS;
use crate::components::{Colour, PerColour};
use crate::edition::{Edition, SKULL_BOXES};
use crate::expedition::ended_by;
use crate::state::{Earned, Player, Sheet, State};
use benben_core::{Outcome, PerSeat, ScoreLine, Seat, Standings};

/// P32: each completed card.
pub const CARD: i32 = 10;
/// P33: each ticked torch.
pub const TORCH: i32 = 5;
/// P35: each pair of a red and a green gem.
pub const GEM_PAIR: i32 = 5;

/// P38: most points wins; among equals, the owner of the lowest-numbered completed card.
pub(crate) fn standings(edition: &Edition, state: &State) -> Standings {
    let scores = PerSeat::from_fn(state.players.len(), |seat| {
        points(edition, &state.players[seat], &state.bonuses, seat)
    });
    let lowest = state.players.map(|player| match player.completed.lowest() {
        Some(card) => -i32::from(card.number()),
        None => i32::MIN,
    });
    Standings::by_score(scores).part_equals("P38", &lowest)
}

/// A player's points so far. P31: unfinished cards count nothing, but what they ticked does.
pub(crate) fn points(edition: &Edition, player: &Player, bonuses: &PerColour<Earned>, seat: Seat) -> i32 {
    CARD * player.completed.len() as i32
        + Colour::ALL.into_iter().map(|colour| bonus_points(&bonuses[colour], seat)).sum::<i32>()
        + player.sheet.points(edition.skulls())
}

/// P34: what the seat earned of one colour's bonuses.
fn bonus_points(earned: &Earned, seat: Seat) -> i32 {
    earned.iter().zip(BONUS).filter(|(who, _)| **who == seat).map(|(_, points)| i32::from(points)).sum()
}

impl Sheet {
    /// P35: pairs of one red and one green gem, and gems left over.
    pub fn gems(&self) -> (i32, i32) {
        let (red, green) = (i32::from(self.red), i32::from(self.green));
        (red.min(green), (red - green).abs())
    }

    /// P36: only the worst ticked skull counts; none is worth nothing. The minus points of the boxes are the edition's.
    pub fn worst_skull(&self, boxes: &[u8; SKULL_BOXES]) -> i32 {
        match self.skulls.checked_sub(1) {
            Some(last) => i32::from(boxes[usize::from(last)]),
            None => 0,
        }
    }

    /// P33, P35, P36: what the ticks count, without cards and bonuses.
    pub fn points(&self, skull_boxes: &[u8; SKULL_BOXES]) -> i32 {
        let (pairs, left) = self.gems();
        TORCH * i32::from(self.torches.count()) + GEM_PAIR * pairs + left - self.worst_skull(skull_boxes)
    }
}

/// The finished game, explained.
pub(crate) fn outcome(edition: &Edition, state: &State) -> Outcome {
    Outcome {
        standings: standings(edition, state),
        ended_by: ended_by(state).unwrap_or("P31"),
        account: PerSeat::from_fn(state.players.len(), |seat| account(edition, state, seat)),
    }
}

/// Line by line what adds up to the seat's score; nothing is left out, so that zeros can be seen too.
fn account(edition: &Edition, state: &State, seat: Seat) -> Vec<ScoreLine> {
    let player = &state.players[seat];
    let line = |rule, what, count: i32, each: i32| ScoreLine {
        rule,
        what,
        mark: None,
        count,
        each,
        points: count * each,
    };
    let (pairs, left) = player.sheet.gems();
    let mut lines = vec![
        line("P32", "cards", player.completed.len() as i32, CARD),
        line("P33", "torches", i32::from(player.sheet.torches.count()), TORCH),
    ];
    for colour in Colour::ALL {
        for (_, points) in state.bonuses[colour].iter().zip(BONUS).filter(|(who, _)| **who == seat) {
            lines.push(ScoreLine {
                mark: Some(colour.to_string()),
                ..line("P34", "bonus", 1, i32::from(points))
            });
        }
    }
    lines.push(line("P35", "gem-pairs", pairs, GEM_PAIR));
    lines.push(line("P35", "gems-left", left, 1));
    let worst = player.sheet.worst_skull(edition.skulls());
    lines.push(line("P36", "worst-skull", i32::from(worst > 0), -worst));
    lines
}
