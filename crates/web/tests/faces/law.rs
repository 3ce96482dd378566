//! Laws of faces.

use benben_core::{Chance, Fast, Refusal, Seat, Seats, Seed, Setting, Table, Turn, Viewer};
use benben_web::{Face, Language, Pick, Scene, Texts, finished};
use std::collections::{BTreeMap, BTreeSet};

const NAMES: [&str; 6] = ["Anna", "Bořek", "Cyril", "Dorota", "Ela", "Filip"];

/// Plays a random game and shows every moment of it.
fn random_game<G: Face>(seats: usize, seed: u64, mut moment: impl FnMut(&Table<G>, &[G::Event])) {
    let mut table = Table::<G>::open(Setting::standard(), seats, Seed::from_number(seed));
    let mut luck = Fast::new(seed);
    let mut events = Vec::new();
    loop {
        moment(&table, &events);
        let Turn::Awaits(awaited) = table.turn() else { return };
        let seat = nth(awaited, luck.below(awaited.len() as u32) as usize);
        let legal = table.legal(seat);
        let action = legal[luck.below(legal.len() as u32) as usize];
        events = table.play(seat, action).expect("legal actions are played").events;
    }
}

fn nth(seats: Seats, n: usize) -> Seat {
    seats.into_iter().nth(n).expect("someone is awaited")
}

/// Shows the moment to a viewer in a language.
fn with_scene<G: Face, T>(
    table: &Table<G>,
    viewer: Viewer,
    language: Language,
    show: impl FnOnce(&Scene<'_, G>) -> T,
) -> T {
    let over = table.turn() == Turn::Over;
    let view = table.view(if over { Viewer::Open } else { viewer });
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public | Viewer::Open => None,
    };
    let awaited = table.game().turn(&table.game().imagine(&view, &mut Fast::new(0))).awaited();
    let legal = seat.filter(|seat| awaited.contains(*seat)).map(|seat| table.legal(seat)).unwrap_or_default();
    let names: Vec<String> = NAMES[..table.seats()].iter().map(ToString::to_string).collect();
    show(&Scene {
        game: table.game(),
        view: &view,
        seat,
        awaited,
        legal: &legal,
        names: &names,
        texts: Texts::new(language),
    })
}

fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    Seats::all(seats).into_iter().map(Viewer::Seat).chain([Viewer::Public])
}

/// The picks on the page, with how often each is there.
fn picks_shown(markup: &str) -> BTreeMap<String, usize> {
    let mut shown = BTreeMap::new();
    for piece in markup.split("data-pick=\"").skip(1) {
        let pick = piece.split('"').next().expect("split gives at least one piece");
        *shown.entry(pick.to_owned()).or_default() += 1;
    }
    shown
}

fn page<G: Face>(scene: &Scene<'_, G>) -> String {
    let mut page = G::board(scene).into_string() + &G::hand(scene).into_string();
    for seat in Seats::all(scene.names.len()) {
        page += &G::seat(scene, seat).into_string();
    }
    page
}

pub(crate) fn every_legal_action_is_reachable_by_exactly_one_set_of_picks<G: Face>() {
    for seats in G::META.min_seats..=G::META.max_seats {
        random_game::<G>(seats, seats as u64, |table, _| {
            for seat in table.turn().awaited() {
                with_scene(table, Viewer::Seat(seat), Language::English, |scene| {
                    let shown = picks_shown(&page(scene));
                    let mut by_picks = BTreeMap::new();
                    for action in scene.legal {
                        let picks = G::picks(scene, action);
                        assert!(picks.is_sorted(), "{action}: the picks are not sorted: {picks:?}");
                        assert!(!picks.is_empty(), "{action} has no picks");
                        for pick in &picks {
                            let needed = picks.iter().filter(|other| *other == pick).count();
                            let there = shown.get(pick.as_str()).copied().unwrap_or_default();
                            assert!(there >= needed, "{action} needs {needed} of {pick}, {there} are shown");
                        }
                        assert_eq!(G::attempt(scene, &picks), Some(*action), "{picks:?} mean {action}");
                        if let Some(other) = by_picks.insert(picks, action) {
                            panic!("{action} and {other} have the same picks");
                        }
                    }
                });
            }
        });
    }
}

pub(crate) fn everything_renders_in_every_language<G: Face>() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for choice in G::META.options {
            for value in choice.values {
                let (name, meaning) = G::option(texts, choice.key, value);
                is_text(&name);
                is_text(&meaning);
            }
        }
        is_text(&G::title(texts));
        is_text(&G::tagline(texts));
        for seats in [G::META.min_seats, G::META.max_seats] {
            let mut moments = 0;
            random_game::<G>(seats, 7, |table, events| {
                moments += 1;
                for viewer in viewers(seats) {
                    // Every moment in four languages for everyone takes long and shows little more.
                    if moments % 7 == 0 || table.turn() == Turn::Over {
                        with_scene(table, viewer, language, |scene| renders(scene));
                    }
                }
                with_scene(table, Viewer::Public, language, |scene| {
                    events.iter().filter_map(|event| G::event(scene, event)).for_each(|text| is_text(&text));
                });
                if let Some(finished) = finished(table, language) {
                    finished.whats.iter().flatten().for_each(|what| is_text(what));
                    for (seat, lines) in finished.outcome.account.iter() {
                        let sum: i32 = lines.iter().map(|line| line.points).sum();
                        assert_eq!(sum, finished.outcome.standings.scores[seat], "{lines:?}");
                    }
                }
            });
        }
    }
}

fn renders<G: Face>(scene: &Scene<'_, G>) {
    is_text(&page(scene));
    if scene.is_my_turn() {
        is_text(&G::prompt(scene));
    }
    let texts: BTreeSet<String> = scene.legal.iter().map(|action| G::action(scene, action)).collect();
    texts.iter().for_each(|text| is_text(text));
    assert_eq!(texts.len(), scene.legal.len(), "two actions read alike: {:?}", scene.legal);
    G::hints(scene).iter().for_each(|hint| is_text(&hint.text));
}

/// No text is missing (a missing key shows in brackets), none was left unfilled.
fn is_text(text: &str) {
    assert!(!text.trim().is_empty());
    assert!(!text.contains('⟨'), "a text is missing: {}", around(text, '⟨'));
    assert!(!text.contains("{$"), "a text was not filled in: {}", around(text, '{'));
}

fn around(text: &str, mark: char) -> String {
    let start = text.find(mark).unwrap_or_default();
    text[start..].chars().take(60).collect()
}

pub(crate) fn whatever_is_picked_gets_an_answer<G: Face>() {
    let mut luck = Fast::new(3);
    let mut refused = 0;
    random_game::<G>(G::META.max_seats, 11, |table, _| {
        for seat in table.turn().awaited() {
            with_scene(table, Viewer::Seat(seat), Language::Czech, |scene| {
                let shown: Vec<String> = picks_shown(&page(scene)).into_keys().collect();
                for _ in 0..8 {
                    let picks: Vec<Pick> = (0..=luck.below(3))
                        .map(|_| Pick::new(luck.pick(&shown.iter().map(String::as_str).collect::<Vec<_>>())))
                        .collect();
                    let Some(action) = G::attempt(scene, &picks) else { continue };
                    if let Err(refusal) = table.game().check(table.state(), seat, &action) {
                        refused += 1;
                        is_text(&G::refusal(scene, &refusal));
                        assert!(!refusal.rule().is_empty());
                    }
                }
                for odd in ["", "x", "…", "a1 a1 a1", "-", "9999999999999999999"] {
                    let _ = G::attempt(scene, &Pick::read_list(odd));
                }
            });
        }
    });
    assert!(refused > 20, "only {refused} things that are not possible said why not");
}
