//! What is said.

use crate::{Action, flaw};
use benben_sample::{Event, Phase, Refusal, Sealed};
use benben_web::Scene;

pub(crate) fn prompt(scene: &Scene<'_, Sealed>) -> String {
    scene.texts.say(match scene.view.phase {
        Phase::Swapping { .. } => "sealed-prompt-swap",
        Phase::Sealing | Phase::Over => "sealed-prompt-put",
    })
}

pub(crate) fn action(scene: &Scene<'_, Sealed>, action: Action, flaw: u8) -> String {
    let texts = scene.texts;
    match action {
        Action::Put(_) if flaw == flaw::READS_ALIKE => texts.say("sealed-seal"),
        Action::Put(_) if flaw == flaw::LEAVES_A_GAP => texts.with("sealed-put").say(),
        Action::Put(chamber) => texts.with("sealed-put").and("chamber", chamber.to_string()).say(),
        Action::Seal if flaw == flaw::HYPHEN_AS_MINUS => format!("{} (-2)", texts.say("sealed-seal")),
        Action::Seal if flaw == flaw::TALKS_TOO_MUCH => texts.say("sealed-seal").repeat(50),
        Action::Seal if flaw == flaw::MISSES_A_TEXT => texts.say(concat!("sealed-", "nowhere")),
        Action::Seal => texts.say("sealed-seal"),
        Action::Swap(card) => texts.with("sealed-swap").and("value", card.0).say(),
        Action::Keep => texts.say("sealed-keep"),
    }
}

/// What is put into chambers is clear from who wins them.
pub(crate) fn event(scene: &Scene<'_, Sealed>, event: &Event) -> Option<String> {
    let (texts, name) = (scene.texts, |seat| scene.name(seat));
    Some(match event {
        Event::Won { seat, card, .. } => {
            texts.with("sealed-won").and("name", name(*seat)).and("value", card.0).say()
        }
        Event::Discarded { card, .. } => texts.with("sealed-discarded").and("value", card.0).say(),
        Event::Swapped { seat, .. } => texts.with("sealed-swapped").and("name", name(*seat)).say(),
        Event::Kept { seat } => texts.with("sealed-kept").and("name", name(*seat)).say(),
        Event::Ended => texts.say("sealed-ended"),
        Event::Shown { .. } | Event::Laid { .. } | Event::Sealed { .. } => return None,
    })
}

pub(crate) fn refusal(scene: &Scene<'_, Sealed>, refusal: &Refusal, flaw: u8) -> String {
    let texts = scene.texts;
    match refusal {
        _ if flaw == flaw::SAYS_NOTHING => String::new(),
        Refusal::NotNow { .. } | Refusal::ByNoRule => texts.say("sealed-refusal-now"),
        Refusal::ThreePut => texts.say("sealed-refusal-three"),
        Refusal::NoToken => texts.say("sealed-refusal-token"),
        Refusal::NothingPut { tokens } => texts.with("sealed-refusal-nothing").and("count", *tokens).say(),
        Refusal::NotInHand { card, .. } => texts.with("sealed-refusal-hand").and("value", card.0).say(),
    }
}
