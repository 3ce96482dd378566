//! Positions written as a player would say them.

use benben_ankh::{Action, Ankh, Card, Event, Refusal, State};
use benben_core::{Chance, Fast, Game, Options, PerSeat, Pile, Scripted, Seat, Setting};

/// The rules with the standard goal.
pub(crate) fn ankh() -> Ankh {
    Setting::<Ankh>::standard().game().clone()
}

/// The rules with another goal.
pub(crate) fn ankh_to(goal: &str) -> Ankh {
    let options = Options::parse(Ankh::META.options, &format!("goal={goal}")).unwrap();
    Setting::<Ankh>::with_options(options).game().clone()
}

pub(crate) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

/// Seat 1 to move. Hands are filled up to four with whatever the deck still has; the deck is all the rest.
pub(crate) fn position(papyrus: &str, rows: &[&str], hands: &[&str]) -> State {
    let game = ankh();
    let mut state = game.setup(rows.len(), &mut Fast::new(1));
    let mut deck: Vec<Card> = game.edition().cards().to_vec();
    let mut take = |card: Card| {
        let index = deck.iter().position(|other| *other == card).expect("the edition has this card");
        deck.remove(index)
    };
    state.turn = seat(1);
    state.papyrus = take(papyrus.parse().unwrap());
    state.rows =
        PerSeat::from_fn(rows.len(), |seat| cards(rows[seat.index()]).into_iter().map(&mut take).collect());
    state.hands = PerSeat::from_fn(rows.len(), |seat| {
        let named = hands.get(seat.index()).copied().unwrap_or("");
        cards(named).into_iter().map(&mut take).collect()
    });
    for owner in state.hands.seats() {
        while state.hands[owner].len() < 4 {
            let blue_first = deck.iter().position(|card| !card.is_papyrus()).unwrap();
            state.hands[owner].push(deck.remove(blue_first));
        }
        state.hands[owner].sort_unstable();
    }
    state.deck = deck.into_iter().collect();
    state
}

/// Plays an action that must be legal, with any luck; gives the events.
pub(crate) fn play(state: &mut State, number: usize, action: &str) -> Vec<Event> {
    play_as(&ankh(), state, number, action, &mut Fast::new(5))
}

/// Plays an action that must be legal, with luck written down.
pub(crate) fn play_scripted(state: &mut State, number: usize, action: &str, luck: &[u32]) -> Vec<Event> {
    let mut chance = Scripted::new(luck);
    let events = play_as(&ankh(), state, number, action, &mut chance);
    assert!(chance.is_used_up(), "the script has more luck than was asked for");
    events
}

pub(crate) fn play_as(
    game: &Ankh,
    state: &mut State,
    number: usize,
    action: &str,
    chance: &mut impl Chance,
) -> Vec<Event> {
    let action: Action = action.parse().unwrap();
    game.check(state, seat(number), &action).unwrap();
    let mut events = Vec::new();
    game.play(state, seat(number), action, chance, &mut events);
    events
}

/// The reason why seat 1 may not do this.
pub(crate) fn refusal(state: &State, action: &str) -> Refusal {
    ankh().check(state, seat(1), &action.parse().unwrap()).unwrap_err()
}

pub(crate) fn scores(state: &State) -> Vec<i16> {
    state.scores.as_slice().to_vec()
}

pub(crate) fn pile<const N: usize>(text: &str) -> Pile<Card, N> {
    cards(text).into_iter().collect()
}

/// Uneven colours, papyri that are alike, and numbers from 1 to 9.
pub(crate) fn odd_edition() -> String {
    let mut text = Ankh::META.edition.replacen("benben", "odd", 1);
    let red = "red = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 5]";
    for (good, odd) in [
        ("3:bgyr", "1:bgyr"),
        ("3:grby", "1:bgyr"),
        ("3:gyrb", "9:gyrb"),
        ("4:bgry", "2:bgry"),
        ("5:bryg", "7:bryg"),
        ("green = [", "green = [1, 1, 1, 1, 1, 1, 1, 1, 5, 5, 5, 5, 5, 5, 5, 5, "),
        (red, "red = [2, 2]"),
    ] {
        assert!(text.contains(good), "the edition has `{good}`");
        text = text.replacen(good, odd, 1);
    }
    text
}
