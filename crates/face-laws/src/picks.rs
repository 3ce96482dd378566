//! Invariant 18: whatever is legal can be clicked.

use crate::moments::{page, picks_shown, random_game, with_scene};
use benben_core::{Game, Viewer};
use benben_web::{Face, Language};
use std::collections::BTreeMap;

/// Every legal action is reachable by exactly one set of picks, and all of these are on the page.
pub fn every_legal_action_is_reachable_by_exactly_one_set_of_picks<F: Face>() {
    let meta = &F::Game::META;
    for seats in meta.min_seats..=meta.max_seats {
        random_game::<F::Game>(seats, seats as u64, |table, _| {
            for seat in table.turn().awaited() {
                with_scene::<F, _>(table, Viewer::Seat(seat), Language::English, |scene| {
                    let shown = picks_shown(&page::<F>(scene));
                    let mut by_picks = BTreeMap::new();
                    for action in scene.legal {
                        let picks = F::picks(scene, action);
                        assert!(picks.is_sorted(), "{action}: the picks are not sorted: {picks:?}");
                        assert!(!picks.is_empty(), "{action} has no picks");
                        for pick in &picks {
                            let needed = picks.iter().filter(|other| *other == pick).count();
                            let there = shown.get(pick.as_str()).copied().unwrap_or_default();
                            assert!(there >= needed, "{action} needs {needed} of {pick}, {there} are shown");
                        }
                        assert_eq!(F::attempt(scene, &picks), Some(*action), "{picks:?} mean {action}");
                        if let Some(lay) = F::lay(scene, action) {
                            assert!(
                                picks.contains(&lay.at),
                                "{action} is held at {}, not a pick of it",
                                lay.at
                            );
                            assert!(lay.turn < 4, "{action} is turned {} times", lay.turn);
                        }
                        if let Some(other) = by_picks.insert(picks, action) {
                            panic!("{action} and {other} have the same picks");
                        }
                    }
                });
            }
        });
    }
}
