//! Invariant 19, in every language: nothing a face says is missing or unfilled.

use crate::moments::{is_text, page, random_game, with_scene};
use benben_core::{Game, ScoreLine, Seats, Table, Turn, Viewer};
use benben_web::{Drawn, Face, Language, Scene, Stations, Texts, finished};
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
    let mut before: Option<Table<F::Game>> = None;
    let mut ends = 0;
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
            for event in events.iter().filter(|event| F::ends(event)) {
                ends += 1;
                assert!(F::event(scene, event).is_some(), "nobody says what ended the game: {event:?}");
            }
        });
        if let Some(before) = before.replace(table.clone()) {
            spectacle_renders::<F>(&before, table, events, language);
        }
        if let Some(finished) = finished::<F>(table, language) {
            finished.whats.iter().flatten().for_each(|what| is_text(what));
            finished.tie_breaks.iter().flatten().for_each(|what| is_text(what));
            let Stations { turns, rounds } = &finished.course.stations;
            let last = Some(&table.steps().len());
            for stations in [turns, rounds] {
                assert!(stations.is_sorted() && stations.first() == Some(&0) && stations.last() == last);
            }
            assert!(rounds.iter().all(|round| turns.contains(round)), "rounds begin with turns: {rounds:?}");
            for (seat, lines) in finished.course.outcome.account.iter() {
                let sum: i32 = lines.iter().map(|line| line.points).sum();
                assert_eq!(sum, finished.course.outcome.standings.scores[seat], "{lines:?}");
                marks_are_told::<F>(lines, language);
            }
        }
    });
    assert_eq!(ends, 1, "a game tells once that it ends");
}

/// Words in which the rules write down what is printed on a component are translated.
fn marks_are_told<F: Face>(lines: &[ScoreLine], language: Language) {
    let texts = Texts::new(language).about::<F>();
    for mark in lines.iter().filter_map(|line| line.mark.as_deref()) {
        let told = F::mark(texts, mark);
        is_text(&told);
        let is_word = mark.chars().filter(|letter| letter.is_alphabetic()).count() > 1;
        assert!(!is_word || language == Language::English || told != mark, "`{mark}` in {language:?}");
    }
}

/// A climax is drawn for everyone, in parts that are numbered from 0 without a gap.
fn spectacle_renders<F: Face>(
    before: &Table<F::Game>,
    after: &Table<F::Game>,
    told: &[<F::Game as Game>::Event],
    language: Language,
) {
    if told.is_empty() {
        return;
    }
    for viewer in viewers(after.seats()) {
        let drawn = with_scene::<F, _>(before, viewer, language, |before| {
            with_scene::<F, _>(after, viewer, language, |after| F::spectacle(before, after, told))
        });
        let Some(drawn) = drawn.map(|drawn| drawn.into_string()) else { continue };
        is_text(&drawn);
        assert!(!drawn.contains("data-pick="), "nothing can be picked in a spectacle: {drawn}");
        let parts: BTreeSet<usize> = drawn
            .split("data-at=\"")
            .skip(1)
            .filter_map(|rest| rest.split('"').next()?.parse().ok())
            .collect();
        assert!(
            parts.iter().copied().eq(0..parts.len()),
            "parts are numbered from 0 without a gap: {parts:?}"
        );
    }
}

fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    Seats::all(seats).into_iter().map(Viewer::Seat).chain([Viewer::Public])
}

/// No button says more: who hears its name read out has forgotten how it began.
const LONGEST_ACTION: usize = 200;

/// On a phone a prompt has two lines, and what does not fit is cut off.
const LONGEST_PROMPT: usize = 72;

fn is_prompt(text: &str) {
    is_text(text);
    assert!(text.chars().count() <= LONGEST_PROMPT, "a prompt is too long for a phone: {text}");
}

fn renders<F: Face>(scene: &Scene<'_, F::Game>) {
    is_text(&page::<F>(scene));
    if scene.is_my_turn() {
        is_prompt(&F::prompt(scene));
        next_renders::<F>(scene);
    }
    let texts: BTreeSet<String> = scene.legal.iter().map(|action| F::action(scene, action)).collect();
    for text in &texts {
        is_text(text);
        assert!(text.chars().count() <= LONGEST_ACTION, "an action is too long: {text}");
    }
    assert_eq!(texts.len(), scene.legal.len(), "two actions read alike: {:?}", scene.legal);
    F::hints(scene).iter().for_each(|hint| is_text(&hint.text));
    drawing_renders::<F>(scene);
}

/// A position that a face draws for a terminal in its own words names everyone, and says as much in every language.
fn drawing_renders<F: Face>(scene: &Scene<'_, F::Game>) {
    let drawn = F::drawing(scene);
    if drawn == Drawn::whole(scene.view.to_string()) {
        return;
    }
    assert_eq!(drawn.seats.len(), scene.names.len(), "a seat isn't drawn: {drawn}");
    for (seat, lines) in drawn.seats.iter() {
        assert!(lines.contains(scene.name(seat)), "{} isn't drawn: {lines}", scene.name(seat));
    }
    let drawn = drawn.to_string();
    is_text(&drawn);
    let english =
        F::drawing(&Scene { texts: Texts::new(Language::English).about::<F>(), ..*scene }).to_string();
    assert_eq!(drawn.lines().count(), english.lines().count(), "{drawn}\n{english}");
    let is_english = scene.texts.language() == Language::English;
    assert!(is_english || drawn != english, "a drawing has only English words: {drawn}");
}

/// What the prompt says after a pick can come true: some legal action has such picks, and more.
fn next_renders<F: Face>(scene: &Scene<'_, F::Game>) {
    let page = page::<F>(scene);
    for next in F::next(scene) {
        is_prompt(&next.text);
        for wanted in next.after.split(' ') {
            let attribute = match wanted.strip_prefix('.') {
                Some(kind) => format!("class=\"thing {kind}"),
                None => format!("data-pick=\"{wanted}\""),
            };
            assert!(page.contains(&attribute), "`{wanted}` of `{}` is not on the page", next.after);
        }
    }
}
