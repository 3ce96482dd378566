//! Positions written as a player would say them.

use benben_core::{Chance, EditionFile, Fast, Game, Options, PerSeat, Pile, Scripted, Seat, Setting};
use benben_sun::{Action, Card, Deck, Event, Place, Pyramid, Refusal, Stage, State, Sun};

/// The rules with the standard base.
pub(crate) fn sun() -> Sun {
    Setting::<Sun>::standard().game().clone()
}

/// The rules with another base.
pub(crate) fn sun_on(base: &str) -> Sun {
    sun_with(&format!("base={base}"))
}

/// The rules with these options.
pub(crate) fn sun_with(options: &str) -> Sun {
    let options = Options::parse(Sun::META.options, options).unwrap();
    Setting::<Sun>::with_options(options).game().clone()
}

/// The rules with another edition.
pub(crate) fn sun_of_edition(text: &str) -> Sun {
    let edition = EditionFile::new(text).unwrap();
    Setting::<Sun>::new(edition, Options::standard(Sun::META.options)).unwrap().game().clone()
}

pub(crate) fn card(text: &str) -> Card {
    text.parse().unwrap()
}

pub(crate) fn place(text: &str) -> Place {
    text.parse().unwrap()
}

pub(crate) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(card).collect()
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

pub(crate) fn pile<const N: usize>(text: &str) -> Pile<Card, N> {
    cards(text).into_iter().collect()
}

/// A pyramid as levels from the base up, `.` where nothing lies; missing places are empty.
pub(crate) fn pyramid(levels: &[&str]) -> Pyramid {
    let base = levels[0].split_whitespace().count();
    let rows: Vec<Vec<Option<Card>>> = (0..base)
        .map(|level| {
            let mut row: Vec<_> = levels.get(level).map_or(Vec::new(), |text| {
                text.split_whitespace().map(|word| (word != ".").then(|| card(word))).collect()
            });
            row.resize(base - level, None);
            row
        })
        .collect();
    serde_json::from_value(serde_json::to_value(rows).unwrap()).unwrap()
}

/// A base of nine without symbols.
pub(crate) const PLAIN: &str = "L0 0 0 0 0 0 0 0 R0";

/// Seat 1 to move, with these hands and this pyramid. The decks are what they were after dealing: these tests do not count cards.
pub(crate) fn position(levels: &[&str], hands: &[&str]) -> State {
    let mut state = sun().setup(hands.len(), &mut Fast::new(1));
    state.turn = seat(1);
    state.pyramid = pyramid(levels);
    state.hands = PerSeat::from_fn(hands.len(), |seat| {
        let mut hand: Pile<Card, 7> = pile(hands[seat.index()]);
        hand.sort_unstable();
        hand
    });
    state
}

/// A pyramid of nine complete up to and with this level, of plain cards of value 1.
pub(crate) fn built_up_to(level: usize) -> Vec<String> {
    let rows = (1..=level).map(|level| vec!["1"; 9 - level].join(" "));
    std::iter::once(PLAIN.to_owned()).chain(rows).collect()
}

/// Seat 1 to move, the pyramid complete up to and with this level.
pub(crate) fn position_up_to(level: usize, hands: &[&str]) -> State {
    let levels = built_up_to(level);
    position(&levels.iter().map(String::as_str).collect::<Vec<_>>(), hands)
}

/// Plays an action that must be legal, with any luck; gives the events.
pub(crate) fn play(state: &mut State, action: &str) -> Vec<Event> {
    play_with(state, action, &mut Fast::new(5))
}

/// Plays an action that must be legal, with luck written down.
pub(crate) fn play_scripted(state: &mut State, action: &str, luck: &[u32]) -> Vec<Event> {
    let mut chance = Scripted::new(luck);
    let events = play_with(state, action, &mut chance);
    assert!(chance.is_used_up(), "the script has more luck than was asked for");
    events
}

fn play_with(state: &mut State, action: &str, chance: &mut impl Chance) -> Vec<Event> {
    let action: Action = action.parse().unwrap();
    let seat = state.turn;
    sun().check(state, seat, &action).unwrap();
    let mut events = Vec::new();
    sun().play(state, seat, action, chance, &mut events);
    events
}

/// The reason why the seat in turn may not do this.
pub(crate) fn refusal(state: &State, action: &str) -> Refusal {
    sun().check(state, state.turn, &action.parse().unwrap()).unwrap_err()
}

/// May the seat in turn do this?
pub(crate) fn is_legal(state: &State, action: &str) -> bool {
    sun().check(state, state.turn, &action.parse().unwrap()).is_ok()
}

/// What the seat in turn may do, in notation.
pub(crate) fn legal(state: &State) -> Vec<String> {
    let mut actions = Vec::new();
    sun().legal(state, state.turn, &mut actions);
    actions.iter().map(ToString::to_string).collect()
}

pub(crate) fn scores(state: &State) -> Vec<i32> {
    sun().standings(state).scores.as_slice().to_vec()
}

/// The seat in turn has this hand left, sorted.
pub(crate) fn hand(state: &State, number: usize) -> String {
    state.hands[seat(number)].iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Seat 1 goes on placing, or whoever follows begins a turn.
pub(crate) fn stage(state: &State) -> (usize, Stage) {
    (state.turn.index() + 1, state.stage)
}

/// Nothing can be drawn from this deck.
pub(crate) fn exhaust(state: &mut State, deck: Deck) {
    match deck {
        Deck::Standard => state.standard = benben_sun::Stock::default(),
        Deck::Edge => state.edge = benben_sun::Stock::default(),
    }
}
