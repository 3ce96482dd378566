//! Positions written as a player would draw them.

use benben_core::{Chance, EditionFile, Fast, Game, Options, Scripted, Seat, Setting};
use benben_pyramids::{
    Action, Card, Cards, Chamber, Colour, Event, Fields, Pyramids, Refusal, Shape, State, Step,
};

/// The rules with the built-in edition.
pub(crate) fn pyramids() -> Pyramids {
    Setting::<Pyramids>::standard().game().clone()
}

/// The rules with other chambers on the first cards: rows from the top, parted by `/`.
pub(crate) fn pyramids_with(plans: &[&str]) -> Pyramids {
    let mut text = Pyramids::META.edition.to_owned();
    for (index, plan) in plans.iter().enumerate() {
        let start = text.find(&format!("number = {}\n", index + 1)).unwrap();
        let (from, to) =
            (start + text[start..].find("plan = [").unwrap(), start + text[start..].find("]\n").unwrap());
        let rows: Vec<String> = plan.split('/').map(|row| format!("\"{}\"", row.trim())).collect();
        text.replace_range(from..to, &format!("plan = [{}", rows.join(",")));
    }
    Setting::<Pyramids>::new(EditionFile::new(text).unwrap(), Options::standard(&[])).unwrap().game().clone()
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

pub(crate) fn card(number: u8) -> Card {
    Card::new(number).unwrap()
}

pub(crate) fn cards(numbers: &[u8]) -> Cards {
    numbers.iter().map(|number| card(*number)).collect()
}

pub(crate) fn fields(text: &str) -> Fields {
    text.parse().unwrap()
}

/// A card in play with these marks.
pub(crate) fn chamber(number: u8, marked: &str) -> Chamber {
    Chamber { card: card(number), marked: fields(marked) }
}

/// A card in play on which only the tomb is left to mark.
pub(crate) fn nearly_done(game: &Pyramids, number: u8) -> Chamber {
    let plan = game.edition().plan(card(number));
    Chamber { card: card(number), marked: Fields::ALL - plan.walls - plan.tomb }
}

/// The action that marks the tomb of a card.
pub(crate) fn mark_tomb(game: &Pyramids, number: u8) -> String {
    format!("mark {number} {}", game.edition().plan(card(number)).tomb)
}

/// The action that marks the entry of a card.
pub(crate) fn mark_entry(game: &Pyramids, number: u8) -> String {
    format!("mark {number} {}", game.edition().plan(card(number)).entry)
}

/// Round 1, this shape is revealed first, and everyone marks on these cards. The offer is 21 to 24, unless they are in play.
pub(crate) fn marking(game: &Pyramids, shape: Shape, players: &[&[Chamber]]) -> State {
    let mut state = game.setup(players.len(), &mut Fast::new(1));
    state.step = Step::Marking;
    let index = state.unseen.iter().position(|other| *other == shape).expect("the edition has this shape");
    state.unseen.remove(index);
    state.revealed.push(shape);
    for (index, chambers) in players.iter().enumerate() {
        let player = &mut state.players[Seat::new(index)];
        (player.dealt, player.kept) = (Cards::NONE, Cards::NONE);
        player.chambers = chambers.iter().copied().collect();
    }
    state.offer = cards(&[21, 22, 23, 24]);
    lay_out(&mut state);
    state
}

/// Puts everything that lies nowhere else into the deck.
pub(crate) fn lay_out(state: &mut State) {
    let mut used = state.offer;
    for player in state.players.as_slice() {
        used = used.union(player.completed);
        player.chambers.iter().for_each(|chamber| used.insert(chamber.card));
    }
    state.deck = Cards::ALL.without(used);
}

/// Gives a player completed cards of a colour, the highest numbers that are free.
pub(crate) fn give(game: &Pyramids, state: &mut State, number: usize, colour: Colour, count: usize) {
    let free: Vec<Card> = state.deck.and(game.edition().of_colour(colour)).each().collect();
    for card in free.into_iter().rev().take(count) {
        state.players[seat(number)].completed.insert(card);
    }
    lay_out(state);
}

/// Plays an action that must be legal, with any luck; gives the events.
pub(crate) fn play(game: &Pyramids, state: &mut State, number: usize, action: &str) -> Vec<Event> {
    play_with(game, state, number, action, &mut Fast::new(5))
}

/// Plays an action that must be legal and asks for no luck.
pub(crate) fn play_without_luck(
    game: &Pyramids,
    state: &mut State,
    number: usize,
    action: &str,
) -> Vec<Event> {
    play_with(game, state, number, action, &mut Scripted::none())
}

pub(crate) fn play_with(
    game: &Pyramids,
    state: &mut State,
    number: usize,
    action: &str,
    chance: &mut impl Chance,
) -> Vec<Event> {
    let parsed: Action = action.parse().unwrap();
    assert!(state.awaited.contains(seat(number)), "seat {number} is not awaited for `{action}`");
    game.check(state, seat(number), &parsed).unwrap_or_else(|refusal| panic!("`{action}`: {refusal:?}"));
    let mut events = Vec::new();
    game.play(state, seat(number), parsed, chance, &mut events);
    events
}

/// The reason why seat 1 may not do this.
pub(crate) fn refusal(game: &Pyramids, state: &State, action: &str) -> Refusal {
    game.check(state, seat(1), &action.parse().unwrap()).unwrap_err()
}

/// May seat 1 do this?
pub(crate) fn is_legal(game: &Pyramids, state: &State, action: &str) -> bool {
    let parsed: Action = action.parse().unwrap();
    let mut legal = Vec::new();
    game.legal(state, seat(1), &mut legal);
    assert_eq!(legal.contains(&parsed), game.check(state, seat(1), &parsed).is_ok(), "`{action}`");
    legal.contains(&parsed)
}

/// Skulls with equal values and no 6, two shapes, no green card, and two chambers that are the same.
pub(crate) fn odd_edition() -> String {
    let text = Pyramids::META.edition.replacen("benben", "odd", 1).replace("\"green\"", "\"purple\"");
    let odd =
        text.replacen("[1, 2, 3, 4, 6, 8, 10, 12, 15, 18]", "[0, 0, 5, 5, 5, 7, 7, 20, 20, 99]", 1).replacen(
            "\"I3\", \"I3\", \"V3\", \"V3\", \"L4\", \"O4\", \"T4\"",
            "\"I2\", \"I2\", \"I2\", \"I2\", \"S4\", \"S4\", \"S4\"",
            1,
        );
    let plans: Vec<&str> = odd.split("plan = [").collect();
    let plan = |index: usize| plans[index].split("]\n").next().unwrap();
    odd.replacen(plan(2), plan(1), 1)
}
