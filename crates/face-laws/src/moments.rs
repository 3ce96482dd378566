//! Random games, moment by moment, as somebody sees them.

use benben_core::{Chance, Fast, Game, Seat, Seats, Seed, Setting, Table, Turn, Viewer};
use benben_web::{Face, Language, Scene, Texts};
use std::collections::BTreeMap;

pub(crate) const NAMES: [&str; 6] = ["Anna", "Bořek", "Cyril", "Dorota", "Ela", "Filip"];

/// Plays a random game and shows every moment of it, with what has just happened.
pub(crate) fn random_game<G: Game>(seats: usize, seed: u64, moment: impl FnMut(&Table<G>, &[G::Event])) {
    random_game_with(Setting::standard(), seats, seed, moment);
}

/// The same, with options.
pub(crate) fn random_game_with<G: Game>(
    setting: Setting<G>,
    seats: usize,
    seed: u64,
    mut moment: impl FnMut(&Table<G>, &[G::Event]),
) {
    let mut table = Table::<G>::open(setting, seats, Seed::from_number(seed));
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
pub(crate) fn with_scene<F: Face, T>(
    table: &Table<F::Game>,
    viewer: Viewer,
    language: Language,
    show: impl FnOnce(&Scene<'_, F::Game>) -> T,
) -> T {
    with_scene_in::<F, T>(table, viewer, Texts::new(language), show)
}

/// The same, in these texts.
pub(crate) fn with_scene_in<F: Face, T>(
    table: &Table<F::Game>,
    viewer: Viewer,
    texts: Texts,
    show: impl FnOnce(&Scene<'_, F::Game>) -> T,
) -> T {
    let over = table.turn() == Turn::Over;
    let view = table.view(if over { Viewer::Open } else { viewer });
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public | Viewer::Open => None,
    };
    let awaited = table.game().awaited(&view);
    let legal = seat.filter(|seat| awaited.contains(*seat)).map(|seat| table.legal(seat)).unwrap_or_default();
    let names: Vec<String> = NAMES[..table.seats()].iter().map(ToString::to_string).collect();
    let texts = texts.about::<F>();
    show(&Scene {
        game: table.game(),
        view: &view,
        seat,
        awaited,
        legal: &legal,
        told: &[],
        names: &names,
        texts,
    })
}

/// All that a face draws.
pub(crate) fn page<F: Face>(scene: &Scene<'_, F::Game>) -> String {
    let mut page = F::board(scene).into_string() + &F::hand(scene).into_string();
    for seat in Seats::all(scene.names.len()) {
        page += &F::seat(scene, seat).into_string();
    }
    page
}

/// The picks on the page, with how often each is there.
pub(crate) fn picks_shown(markup: &str) -> BTreeMap<String, usize> {
    let mut shown = BTreeMap::new();
    for piece in markup.split("data-pick=\"").skip(1) {
        let pick = piece.split('"').next().expect("split gives at least one piece");
        *shown.entry(pick.to_owned()).or_default() += 1;
    }
    shown
}

/// No text is missing (a missing key shows in brackets), none was left unfilled, and a minus is a minus.
pub(crate) fn is_text(text: &str) {
    assert!(!text.trim().is_empty());
    assert!(!text.contains('⟨'), "a text is missing: {}", around(text, '⟨'));
    assert!(!text.contains("{$"), "a text was not filled in: {}", around(text, '{'));
    for words in text.split('<').map(|piece| piece.split_once('>').map_or(piece, |(_, words)| words)) {
        assert!(!has_hyphen_as_minus(words), "a minus is a hyphen: {words}");
    }
}

/// A hyphen before a number and after nothing it could join.
fn has_hyphen_as_minus(words: &str) -> bool {
    let chars: Vec<char> = words.chars().collect();
    let is_minus = |at: usize| {
        let joins = at > 0 && chars[at - 1].is_alphanumeric();
        chars[at] == '-' && !joins && chars.get(at + 1).is_some_and(char::is_ascii_digit)
    };
    (0..chars.len()).any(is_minus)
}

fn around(text: &str, mark: char) -> String {
    let start = text.find(mark).unwrap_or_default();
    text[start..].chars().take(60).collect()
}
