//! Invariant 19: whatever is picked and not possible gets an answer by rule.

use crate::moments::{is_text, page, picks_shown, random_game, with_scene};
use benben_core::{Chance, Fast, Game, Refusal, Viewer};
use benben_web::{Face, Language, Pick};

/// Whatever is picked and not possible gets an answer by rule; what means nothing does no harm.
pub fn whatever_is_picked_gets_an_answer<F: Face>() {
    let mut luck = Fast::new(3);
    let mut refused = 0;
    random_game::<F::Game>(F::Game::META.max_seats, 11, |table, _| {
        for seat in table.turn().awaited() {
            with_scene::<F, _>(table, Viewer::Seat(seat), Language::Czech, |scene| {
                let shown: Vec<String> = picks_shown(&page::<F>(scene)).into_keys().collect();
                for _ in 0..8 {
                    let picks: Vec<Pick> = (0..=luck.below(3))
                        .map(|_| Pick::new(luck.pick(&shown.iter().map(String::as_str).collect::<Vec<_>>())))
                        .collect();
                    let Some(action) = F::attempt(scene, &picks) else { continue };
                    if let Err(refusal) = table.game().check(table.state(), seat, &action) {
                        refused += 1;
                        is_text(&F::refusal(scene, &refusal));
                        assert!(!refusal.rule().is_empty());
                    }
                }
                for odd in ["", "x", "…", "a1 a1 a1", "-", "9999999999999999999"] {
                    let _ = F::attempt(scene, &Pick::read_list(odd));
                }
            });
        }
    });
    assert!(refused > 20, "only {refused} things that are not possible said why not");
}
