//! What can be done, what happened, and why not, in sentences.

use super::forecast::Forecast;
use super::picks::Place;
use super::{AnkhScene, words};
use benben_ankh::{Action, Ended, Event, HandView, Refusal};
use benben_web::Next;

/// What the viewer can do now.
pub(super) fn prompt(scene: &AnkhScene<'_>) -> String {
    let Some(HandView::Cards(hand)) = scene.seat.map(|seat| scene.view.hands[seat]) else {
        return scene.texts.say("ankh-prompt");
    };
    let papyri = hand.iter().filter(|card| card.is_papyrus()).count();
    scene.texts.say(match papyri {
        0 => "ankh-prompt-mummies",
        count if count == hand.len() => "ankh-prompt-papyri",
        _ => "ankh-prompt",
    })
}

/// What to pick after a first pick, for what is in hand.
pub(super) fn next(scene: &AnkhScene<'_>) -> Vec<Next> {
    let Some(HandView::Cards(hand)) = scene.seat.map(|seat| scene.view.hands[seat]) else {
        return Vec::new();
    };
    let papyri = hand.iter().filter(|card| card.is_papyrus()).count();
    let mummies = hand.len() - papyri;
    let own_row = Place::Row(scene.seat.unwrap_or_default()).pick();
    let (middle, discard) = (Place::Papyrus.pick(), Place::Discard.pick());
    let all = [
        (mummies > 0, ".ankh-mummy", "ankh-next-mummy"),
        (papyri > 0, ".ankh-papyrus", "ankh-next-papyrus"),
        (mummies > 1, ".ankh-mummy .ankh-mummy", "ankh-next-cards"),
        (mummies > 0 && papyri > 0, ".ankh-mummy .ankh-papyrus", "ankh-next-cards"),
        (papyri > 1, ".ankh-papyrus .ankh-papyrus", "ankh-next-cards"),
        (mummies > 0, own_row.as_str(), "ankh-next-row"),
        (papyri > 0, middle.as_str(), "ankh-next-middle"),
        (true, discard.as_str(), "ankh-next-discard"),
    ];
    let possible = all.into_iter().filter(|(is_possible, ..)| *is_possible);
    possible.map(|(_, after, key)| Next::new(after, scene.texts.say(key))).collect()
}

/// An action, with what it brings.
pub(super) fn action(scene: &AnkhScene<'_>, action: &Action) -> String {
    let (texts, forecast) = (scene.texts, Forecast::of(scene, action));
    let gains = || words::gains(scene, &forecast.worths);
    let mut sentence = match action {
        Action::Mummy(card) if forecast.scored => texts
            .with("ankh-do-mummy-scored")
            .and("card", words::card(texts, *card))
            .and("gains", gains())
            .say(),
        Action::Mummy(card) => {
            let worth = scene.seat.map(|seat| forecast.worths[seat]).unwrap_or_default();
            let sentence = texts.with("ankh-do-mummy").and("card", words::card(texts, *card));
            sentence.and("worth", words::plain(worth)).say()
        }
        Action::Papyrus(card) => {
            let key = if forecast.scored { "ankh-do-papyrus-scored" } else { "ankh-do-papyrus" };
            texts.with(key).and("card", words::card(texts, *card)).and("gains", gains()).say()
        }
        Action::Sacrifice(offering) => texts
            .with("ankh-do-sacrifice")
            .and("cards", words::cards(texts, offering.cards()))
            .and("count", offering.count())
            .say(),
    };
    if forecast.ends {
        sentence.push(' ');
        sentence.push_str(&texts.say("ankh-do-ends"));
    }
    sentence
}

/// What happened. That cards are drawn after every turn needs no telling.
pub(super) fn event(scene: &AnkhScene<'_>, event: &Event) -> Option<String> {
    let texts = scene.texts;
    Some(match event {
        Event::Mummy { seat, card } => {
            let sentence = texts.with("ankh-told-mummy").and("name", scene.name(*seat));
            sentence.and("card", words::card(texts, *card)).say()
        }
        Event::Papyrus { seat, card } => {
            let sentence = texts.with("ankh-told-papyrus").and("name", scene.name(*seat));
            sentence.and("card", words::card(texts, *card)).say()
        }
        Event::Sacrifice { seat, cards } => {
            let sentence = texts.with("ankh-told-sacrifice").and("name", scene.name(*seat));
            sentence.and("cards", words::cards_told(texts, cards.cards())).say()
        }
        Event::Drew { .. } => return None,
        Event::Reshuffled { cards } => texts.with("ankh-told-reshuffled").and("count", *cards).say(),
        Event::Scored { seat, gains } => {
            let sentence = texts.with("ankh-told-scored").and("name", scene.name(*seat));
            sentence.and("gains", words::gains(scene, gains)).say()
        }
        Event::Ended { how: Ended::Goal } => reached_goal(scene),
        Event::Ended { how: Ended::Quiet } => {
            texts.with("ankh-told-quiet").and("count", benben_ankh::QUIET_TURNS).say()
        }
    })
}

/// A16: who has so many points that the game is over.
pub(super) fn reached_goal(scene: &AnkhScene<'_>) -> String {
    let (texts, goal) = (scene.texts, scene.game.goal());
    let there = scene.view.scores.iter().filter(|(_, score)| **score >= goal);
    let names: Vec<&str> = there.map(|(seat, _)| scene.name(seat)).collect();
    let sentence = texts.with("ankh-told-goal").and("names", texts.list(&names));
    sentence.and("count", names.len()).and("goal", goal).say()
}

/// Why not.
pub(super) fn refusal(scene: &AnkhScene<'_>, refusal: &Refusal) -> String {
    let texts = scene.texts;
    match refusal {
        Refusal::NotInHand { card, held: 0, .. } => {
            texts.with("ankh-not-in-hand").and("card", words::card(texts, *card)).say()
        }
        Refusal::NotInHand { card, held, asked } => texts
            .with("ankh-too-few-in-hand")
            .and("card", words::card(texts, *card))
            .and("held", *held)
            .and("asked", *asked)
            .say(),
        Refusal::NotAMummy { .. } => texts.say("ankh-not-a-mummy"),
        Refusal::NotAPapyrus { card } => {
            texts.with("ankh-not-a-papyrus").and("card", words::card(texts, *card)).say()
        }
        Refusal::NothingOffered => texts.say("ankh-nothing-offered"),
    }
}
