//! Why not, with the facts.

use super::words;
use benben_sun::{Deck, Refusal, Sun};
use benben_web::Scene;

pub(super) fn refusal(scene: &Scene<'_, Sun>, refusal: &Refusal) -> String {
    let (texts, pyramid) = (scene.texts, &scene.view.pyramid);
    match *refusal {
        Refusal::SecondDrawIsDue => texts.say("sun-why-second-draw"),
        Refusal::DiscardIsDue { held, limit } => {
            texts.with("sun-why-discard-due").and("held", held).and("limit", limit).say()
        }
        Refusal::NothingToDiscard { held, limit } => {
            texts.with("sun-why-nothing-to-discard").and("held", held).and("limit", limit).say()
        }
        Refusal::NotInHandToDiscard { card } | Refusal::NotInHand { card } => {
            texts.with("sun-why-not-in-hand").and("card", words::card(texts, card)).say()
        }
        Refusal::Exhausted { deck: Deck::Standard } => texts.say("sun-why-exhausted-standard"),
        Refusal::Exhausted { deck: Deck::Edge } => texts.say("sun-why-exhausted-edge"),
        Refusal::NoDrawAfterPlacing => texts.say("sun-why-no-draw"),
        Refusal::NothingDone => texts.say("sun-why-nothing-done"),
        Refusal::Outside { base, .. } => texts.with("sun-why-outside").and("base", base).say(),
        Refusal::Filled { by, .. } => texts.with("sun-why-filled").and("card", words::card(texts, by)).say(),
        Refusal::Unsupported { missing, .. } => {
            let missing = words::place(texts, pyramid, missing);
            texts.with("sun-why-unsupported").and("missing", missing).say()
        }
        Refusal::NotLeftmost { place } => {
            texts.with("sun-why-not-leftmost").and("level", place.level()).say()
        }
        Refusal::NotRightmost { place } => {
            texts.with("sun-why-not-rightmost").and("level", place.level()).say()
        }
        Refusal::EdgeOnVeryTop { .. } => texts.say("sun-why-edge-on-top"),
        Refusal::NotVeryTop { very_top, .. } => {
            texts.with("sun-why-not-very-top").and("level", very_top.level()).say()
        }
        Refusal::SymbolIsDue { .. } => texts.say("sun-why-symbol-due"),
        Refusal::NoSymbol => texts.say("sun-why-no-symbol"),
    }
}
