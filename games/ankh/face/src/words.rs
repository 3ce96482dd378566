//! What things are called.

use super::AnkhScene;
use benben_ankh::{Card, Colour, Face, Wish};
use benben_core::PerSeat;
use benben_web::Texts;

/// The name of an option, and what its value means.
pub(super) fn option(texts: Texts, key: &str, value: &str) -> (String, String) {
    let meaning = match value {
        "50" => "ankh-goal-50",
        "100" => "ankh-goal-100",
        "150" => "ankh-goal-150",
        _ => return (key.to_owned(), value.to_owned()),
    };
    (texts.say("ankh-goal"), texts.say(meaning))
}

/// A gift by name: `green scarab`.
pub(super) fn gift(texts: Texts, colour: Colour) -> String {
    texts.say(match colour {
        Colour::Green => "ankh-gift-green",
        Colour::Yellow => "ankh-gift-yellow",
        Colour::Blue => "ankh-gift-blue",
        Colour::Red => "ankh-gift-red",
    })
}

/// A colour alone, where a gift has no room.
fn colour(texts: Texts, colour: Colour) -> String {
    texts.say(match colour {
        Colour::Green => "ankh-colour-green",
        Colour::Yellow => "ankh-colour-yellow",
        Colour::Blue => "ankh-colour-blue",
        Colour::Red => "ankh-colour-red",
    })
}

/// A card inside a sentence: `green scarab 4`, `papyrus 3 (blue, green, yellow, red)`.
pub(super) fn card(texts: Texts, card: Card) -> String {
    named(texts, card, 4)
}

/// The same, with the first of a papyrus's colours: three say what the fourth is.
fn named(texts: Texts, card: Card, colours: usize) -> String {
    match card.face() {
        Face::Mummy { colour, value } => {
            texts.with("ankh-mummy").and("gift", gift(texts, colour)).and("value", value).say()
        }
        Face::Papyrus { number, wish } => {
            let colours = list(wish.order().into_iter().take(colours).map(|one| colour(texts, one)));
            texts.with("ankh-papyrus").and("number", number).and("colours", colours).say()
        }
    }
}

/// A card for somebody who cannot see it.
pub(super) fn card_label(texts: Texts, card: Card) -> String {
    match card.face() {
        Face::Mummy { colour, value } => {
            texts.with("ankh-mummy-label").and("gift", gift(texts, colour)).and("value", value).say()
        }
        Face::Papyrus { number, wish } => {
            texts.with("ankh-papyrus-label").and("number", number).and("wishes", wishes(texts, wish)).say()
        }
    }
}

/// The same after a colon, where no sentence begins.
pub(super) fn card_label_within(texts: Texts, card: Card) -> String {
    let label = card_label(texts, card);
    let mut letters = label.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

/// Several cards, as short as can be: `green scarab 4, papyrus 3 (blue, green, yellow)`.
pub(super) fn cards(texts: Texts, cards: impl IntoIterator<Item = Card>) -> String {
    list(short(texts, cards))
}

/// Several cards in a sentence: `green scarab 4 and papyrus 3 (blue, green, yellow)`.
pub(super) fn cards_told(texts: Texts, cards: impl IntoIterator<Item = Card>) -> String {
    texts.list(&short(texts, cards))
}

/// Of several papyri the fourth wish goes without saying.
fn short(texts: Texts, cards: impl IntoIterator<Item = Card>) -> Vec<String> {
    let cards: Vec<Card> = cards.into_iter().collect();
    let colours = if cards.len() > 1 { 3 } else { 4 };
    cards.into_iter().map(|one| named(texts, one, colours)).collect()
}

/// The wishes from first to fourth, with what they count: `yellow sun ×2, green scarab ×1, …`.
fn wishes(texts: Texts, wish: Wish) -> String {
    let factor = |colour| factor(wish.factor(colour));
    list(wish.order().map(|colour| format!("{} {}", gift(texts, colour), factor(colour))))
}

/// What a wish counts, as it is printed (A9).
pub(super) fn factor(factor: i16) -> &'static str {
    match factor {
        2 => "×2",
        1 => "×1",
        0 => "0",
        _ => "−1",
    }
}

/// Points with their sign.
pub(super) fn signed(points: i16) -> String {
    match points {
        1.. => format!("+{points}"),
        0 => "0".to_owned(),
        _ => format!("−{}", points.unsigned_abs()),
    }
}

/// Points that may be below zero.
pub(super) fn plain(points: i16) -> String {
    if points < 0 { signed(points) } else { points.to_string() }
}

/// Everyone's points: `Anna +8, Cyril −3`.
pub(super) fn gains(scene: &AnkhScene<'_>, gains: &PerSeat<i16>) -> String {
    list(gains.iter().map(|(seat, gain)| format!("{} {}", scene.name(seat), signed(*gain))))
}

fn list(parts: impl IntoIterator<Item = String>) -> String {
    parts.into_iter().collect::<Vec<_>>().join(", ")
}
