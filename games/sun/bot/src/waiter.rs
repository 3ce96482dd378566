//! A scripted finisher: holds its cards back near the top, and plays when they build all that is left and win.

use crate::SunBot;
use crate::run::run;
use benben_bots::{Bot, Greedy, Heuristics, arg_max};
use benben_core::{Eyes, Fast};
use benben_sun::{Action, HandView, Sun};

/// It waits once no more places than this are left.
const WAITS: usize = 9;
/// Who is behind does not wait longer than so many turns of everyone (S23).
const PATIENCE: u8 = 4;

/// Plays like greedy until the last places, and then waits for them.
#[derive(Debug, Default)]
pub struct Waiter {
    before: Greedy<SunBot>,
}

impl Bot<Sun> for Waiter {
    fn choose(&mut self, eyes: &Eyes<'_, Sun>, luck: &mut Fast) -> Action {
        let (view, seat) = (eyes.view(), eyes.seat());
        let HandView::Cards(hand) = &view.hands[seat] else { return self.before.choose(eyes, luck) };
        if view.pyramid.empty().len() > WAITS {
            return self.before.choose(eyes, luck);
        }
        let mut actions = Vec::new();
        eyes.legal(&mut actions);
        let total = |seat| f32::from(view.points[seat].total());
        let others = view.points.seats().filter(|other| *other != seat);
        let best_other = others.map(total).fold(0.0, f32::max);
        let run = run(eyes.game(), &view.pyramid, hand);
        let wins = run.finishes && total(seat) + run.points > best_other;
        let first = run.first.map(|(card, place)| Action::Place(card, place));
        if let Some(place) = first.filter(|place| wins && actions.contains(place)) {
            return place;
        }
        let has_waited = view.quiet_turns > PATIENCE * view.points.len() as u8 && total(seat) <= best_other;
        if !has_waited {
            let waits = |action: &Action| !matches!(action, Action::Place(..));
            let waiting: Vec<Action> = actions.iter().copied().filter(waits).collect();
            if !waiting.is_empty() {
                actions = waiting;
            }
        }
        arg_max(&actions, luck, |action| SunBot::action_value(eyes.game(), &view, seat, action))
    }
}
