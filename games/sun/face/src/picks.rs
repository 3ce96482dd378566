//! Picks: first the card, then the place; a deck to draw; a pile to discard onto.

use benben_sun::{Action, Card, Deck, HandView, Place, Shape, Stage, Sun};
use benben_web::{Pick, Scene};
use std::str::FromStr;

const POINTS: &str = "points";
const STOP: &str = "stop";

/// Whoever holds no card can only draw, which is what the answer to this says.
const WITHOUT_CARDS: Action = Action::Stop;

pub(super) fn card(card: Card) -> Pick {
    Pick::new(format!("card-{card}"))
}

pub(super) fn place(place: Place) -> Pick {
    Pick::new(format!("place-{place}"))
}

pub(super) fn deck(deck: Deck) -> Pick {
    Pick::new(format!("deck-{deck}"))
}

pub(super) fn pile(deck: Deck) -> Pick {
    Pick::new(format!("pile-{deck}"))
}

pub(super) fn points() -> Pick {
    Pick::new(POINTS)
}

pub(super) fn stop() -> Pick {
    Pick::new(STOP)
}

/// The things an action is made of, sorted.
pub(super) fn picks(action: Action) -> Vec<Pick> {
    let mut picks = match action {
        Action::Draw(from) | Action::SymbolDraw(from) => vec![deck(from)],
        Action::Discard(held) => vec![card(held), pile(held.deck())],
        Action::Place(held, at) => vec![card(held), place(at)],
        Action::SymbolPoints => vec![points()],
        Action::Stop => vec![stop()],
    };
    picks.sort();
    picks
}

/// What somebody means who picks these: with several of a kind, the last one.
pub(super) fn attempt(scene: &Scene<'_, Sun>, picks: &[Pick]) -> Option<Action> {
    let held: Option<Card> = last(picks, "card-");
    if let Some(at) = last(picks, "place-") {
        let card = held.or_else(|| fitting(scene, at));
        return Some(card.map_or(WITHOUT_CARDS, |card| Action::Place(card, at)));
    }
    if let Some(from) = last(picks, "deck-") {
        let symbol = matches!(scene.view.stage, Stage::Symbol { .. });
        return Some(if symbol { Action::SymbolDraw(from) } else { Action::Draw(from) });
    }
    if last::<Deck>(picks, "pile-").is_some() {
        let card = held.or_else(|| hand(scene).first().copied());
        return Some(card.map_or(WITHOUT_CARDS, Action::Discard));
    }
    if let Some(held) = held {
        let discards = scene.view.stage == Stage::Discarding;
        return Some(if discards { Action::Discard(held) } else { Action::Place(held, likely(scene, held)) });
    }
    match picks.last()?.as_str() {
        POINTS => Some(Action::SymbolPoints),
        STOP => Some(Action::Stop),
        _ => None,
    }
}

fn last<T: FromStr>(picks: &[Pick], kind: &str) -> Option<T> {
    picks.iter().rev().find_map(|pick| pick.as_str().strip_prefix(kind)?.parse().ok())
}

fn hand<'a>(scene: &'a Scene<'_, Sun>) -> &'a [Card] {
    match scene.seat.map(|seat| &scene.view.hands[seat]) {
        Some(HandView::Cards(hand)) => hand,
        Some(HandView::Hidden { .. }) | None => &[],
    }
}

/// A card for this place: one whose shape has room there, or else any, so that the answer tells about the place.
fn fitting(scene: &Scene<'_, Sun>, at: Place) -> Option<Card> {
    let hand = hand(scene);
    let fits = |card: &&Card| scene.view.pyramid.room(card.shape()).contains(at);
    hand.iter().find(fits).or_else(|| hand.first()).copied()
}

/// Where somebody would lay this card: where it can lie, or else where it will once something lies below.
fn likely(scene: &Scene<'_, Sun>, card: Card) -> Place {
    let pyramid = &scene.view.pyramid;
    let room = pyramid.room(card.shape());
    let first = |places: benben_sun::Places| places.into_iter().next();
    first(room.and(pyramid.open()))
        .or_else(|| first(room.and(pyramid.empty())))
        .or_else(|| first(pyramid.room(Shape::Standard)))
        .unwrap_or(pyramid.very_top())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SunFace;
    use benben_core::{Game, Refusal as _, Seed, Setting, Table, Viewer};
    use benben_web::{Language, Texts};

    /// What the rules answer at the start of a game to whoever picks this, and cannot do it.
    fn answer(picks: &str) -> Option<&'static str> {
        let table = Table::<Sun>::open(Setting::standard(), 2, Seed::from_number(1));
        let seat = table.turn().awaited().into_iter().next().expect("someone starts");
        let (view, legal) = (table.view(Viewer::Seat(seat)), table.legal(seat));
        let (awaited, names) = (table.turn().awaited(), ["Anna".to_owned(), "Ela".to_owned()]);
        let (game, texts) = (table.game(), Texts::new(Language::English).about::<SunFace>());
        let seat = Some(seat);
        let scene =
            Scene { game, view: &view, seat, awaited, legal: &legal, told: &[], names: &names, texts };
        let action = attempt(&scene, &Pick::read_list(picks))?;
        game.check(table.state(), seat?, &action).err().map(|refusal| refusal.rule())
    }

    #[test]
    fn whoever_tries_the_impossible_hears_the_rule_they_meant() {
        assert_eq!(answer("place-c0"), Some("S12"), "the base is complete");
        assert_eq!(answer("place-a4"), Some("S12"), "nothing lies below");
        assert_eq!(answer("pile-edge"), Some("S9"), "nobody takes from a discard pile");
        assert_eq!(answer("stop"), Some("S11"), "a turn is more than nothing");
        assert_eq!(answer("points"), Some("S20"), "no symbol is to be used");
        assert_eq!(answer("deck-edge"), None, "everybody may draw");
    }
}
