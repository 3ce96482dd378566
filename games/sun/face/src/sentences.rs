//! Actions as buttons say them, and events as the log tells them.

use super::words;
use super::worth::worth;
use benben_sun::{Action, Card, Deck, Ended, Event, Place, Stage, Sun};
use benben_web::{Scene, Texts};

pub(super) fn action(scene: &Scene<'_, Sun>, action: Action) -> String {
    let (texts, pyramid) = (scene.texts, &scene.view.pyramid);
    match action {
        Action::Draw(deck) | Action::SymbolDraw(deck) => draw(texts, deck),
        Action::Discard(card) => {
            texts.with("sun-do-discard").and("card", words::card_as_object(texts, card)).say()
        }
        Action::Place(card, place) => {
            let text = laying(scene, card, place);
            let ends = place == pyramid.very_top();
            if ends { texts.with("sun-do-ends").and("action", text).say() } else { text }
        }
        Action::SymbolPoints => {
            let links = match scene.view.stage {
                Stage::Symbol { place } => {
                    pyramid.card(place).map_or(0, |card| worth(scene.game, pyramid, card, place).links)
                }
                _ => 0,
            };
            texts.with("sun-do-symbol-points").and("points", links).say()
        }
        Action::Stop => texts.say("sun-do-stop"),
    }
}

/// A card with a single place would be laid as soon as somebody picks it to see where it could go, and the very top
/// ends the game.
pub(super) fn question(scene: &Scene<'_, Sun>, action: Action) -> Option<String> {
    let Action::Place(card, place) = action else { return None };
    let (texts, pyramid) = (scene.texts, &scene.view.pyramid);
    let same = |other: &&Action| matches!(**other, Action::Place(held, _) if held == card);
    let name = words::card_as_object(texts, card);
    if place == pyramid.very_top() {
        return Some(texts.with("sun-ask-ends").and("card", name).say());
    }
    let only = scene.legal.iter().filter(same).count() == 1;
    let place = words::place(texts, pyramid, place);
    only.then(|| texts.with("sun-ask-place").and("card", name).and("place", place).say())
}

fn laying(scene: &Scene<'_, Sun>, card: Card, place: Place) -> String {
    let (texts, pyramid) = (scene.texts, &scene.view.pyramid);
    let worth = worth(scene.game, pyramid, card, place);
    texts
        .with(if worth.links > 0 { "sun-do-place-linked" } else { "sun-do-place" })
        .and("card", words::card_as_object(texts, card))
        .and("place", words::place(texts, pyramid, place))
        .and("points", worth.points)
        .and("links", worth.links)
        .say()
}

fn draw(texts: Texts, deck: Deck) -> String {
    texts.say(match deck {
        Deck::Standard => "sun-do-draw-standard",
        Deck::Edge => "sun-do-draw-edge",
    })
}

pub(super) fn event(scene: &Scene<'_, Sun>, event: &Event) -> Option<String> {
    let texts = scene.texts;
    Some(match *event {
        Event::Drew { seat, deck } => {
            let key = match deck {
                Deck::Standard => "sun-log-drew-standard",
                Deck::Edge => "sun-log-drew-edge",
            };
            texts.with(key).and("name", scene.name(seat)).say()
        }
        Event::Discarded { seat, card } => texts
            .with("sun-log-discarded")
            .and("name", scene.name(seat))
            .and("card", words::card_as_object(texts, card))
            .say(),
        Event::Reshuffled { deck, cards } => {
            let key = match deck {
                Deck::Standard => "sun-log-reshuffled-standard",
                Deck::Edge => "sun-log-reshuffled-edge",
            };
            texts.with(key).and("count", cards).say()
        }
        Event::Placed { seat, card, place, points } => texts
            .with("sun-log-placed")
            .and("name", scene.name(seat))
            .and("card", words::card_as_object(texts, card))
            .and("place", words::place(texts, &scene.view.pyramid, place))
            .and("points", points)
            .say(),
        Event::SymbolPoints { seat, symbol, points } => texts
            .with("sun-log-symbol-points")
            .and("name", scene.name(seat))
            .and("symbol", words::symbol(texts, symbol))
            .and("points", points)
            .say(),
        // Whose turn it is stands above the board.
        Event::TurnEnded { .. } => return None,
        Event::Ended { how: Ended::Built } => texts.say("sun-log-built"),
        Event::Ended { how: Ended::Quiet } => texts.say("sun-log-quiet"),
    })
}
