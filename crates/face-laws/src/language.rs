//! Invariant 19, in every language: nothing a face says is missing or unfilled.

use crate::moments::{is_text, page, random_game, with_scene};
use benben_core::{Game, Seats, Turn, Viewer};
use benben_web::{Face, Language, Scene, Texts, finished};
use std::collections::BTreeSet;

/// Whole games render in every language for everyone, and accounts add up.
pub fn everything_renders_in_every_language<F: Face>() {
    let meta = &F::Game::META;
    for language in Language::ALL {
        let texts = Texts::new(language).about::<F>();
        for choice in meta.options {
            for value in choice.values {
                let (name, meaning) = F::option(texts, choice.key, value);
                is_text(&name);
                is_text(&meaning);
            }
        }
        is_text(&F::title(texts));
        is_text(&F::tagline(texts));
        for seats in [meta.min_seats, meta.max_seats] {
            whole_game::<F>(seats, language);
        }
    }
}

fn whole_game<F: Face>(seats: usize, language: Language) {
    let mut moments = 0;
    random_game::<F::Game>(seats, 7, |table, events| {
        moments += 1;
        for viewer in viewers(seats) {
            // Every moment in four languages for everyone takes long and shows little more.
            if moments % 7 == 0 || table.turn() == Turn::Over {
                with_scene::<F, _>(table, viewer, language, |scene| renders::<F>(scene));
            }
        }
        with_scene::<F, _>(table, Viewer::Public, language, |scene| {
            events.iter().filter_map(|event| F::event(scene, event)).for_each(|text| is_text(&text));
        });
        if let Some(finished) = finished::<F>(table, language) {
            finished.whats.iter().flatten().for_each(|what| is_text(what));
            for (seat, lines) in finished.course.outcome.account.iter() {
                let sum: i32 = lines.iter().map(|line| line.points).sum();
                assert_eq!(sum, finished.course.outcome.standings.scores[seat], "{lines:?}");
            }
        }
    });
}

fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    Seats::all(seats).into_iter().map(Viewer::Seat).chain([Viewer::Public])
}

fn renders<F: Face>(scene: &Scene<'_, F::Game>) {
    is_text(&page::<F>(scene));
    if scene.is_my_turn() {
        is_text(&F::prompt(scene));
    }
    let texts: BTreeSet<String> = scene.legal.iter().map(|action| F::action(scene, action)).collect();
    texts.iter().for_each(|text| is_text(text));
    assert_eq!(texts.len(), scene.legal.len(), "two actions read alike: {:?}", scene.legal);
    F::hints(scene).iter().for_each(|hint| is_text(&hint.text));
}
