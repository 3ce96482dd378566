//! Why not, with the facts.

use super::names;
use benben_pyramids::{Pyramids, Refusal, Step};
use benben_web::Scene;

pub(super) fn refusal(scene: &Scene<'_, Pyramids>, refusal: &Refusal) -> String {
    let texts = scene.texts;
    match refusal {
        Refusal::OtherStep { step } => texts.say(match step {
            Step::Choosing => "pyramids-refusal-choosing",
            Step::Marking => "pyramids-refusal-marking",
            Step::Taking => "pyramids-refusal-taking",
            Step::Over => "pyramids-refusal-over",
        }),
        Refusal::NotDealt { card } => {
            texts.with("pyramids-refusal-not-dealt").and("card", card.number()).say()
        }
        Refusal::NotInPlay { card } => {
            texts.with("pyramids-refusal-not-in-play").and("card", card.number()).say()
        }
        Refusal::NotTheShape { shape, fields } => texts
            .with("pyramids-refusal-shape")
            .and("shape", names::shape(texts, *shape))
            .and("fields", names::fields(texts, *fields))
            .say(),
        Refusal::Wall { fields } => texts
            .with("pyramids-refusal-wall")
            .and("fields", names::fields(texts, *fields))
            .and("count", fields.len())
            .say(),
        Refusal::MarkedBefore { fields } => texts
            .with("pyramids-refusal-marked")
            .and("fields", names::fields(texts, *fields))
            .and("count", fields.len())
            .say(),
        Refusal::WithoutEntry { entry } => {
            texts.with("pyramids-refusal-entry").and("entry", entry.to_string()).say()
        }
        Refusal::Apart { fields } => texts
            .with("pyramids-refusal-apart")
            .and("fields", names::fields(texts, *fields))
            .and("count", fields.len())
            .say(),
        Refusal::OneField { .. } => texts.say("pyramids-refusal-one-field"),
        Refusal::NotOffered { card } => {
            texts.with("pyramids-refusal-not-offered").and("card", card.number()).say()
        }
        Refusal::DeckEmpty => texts.say("pyramids-refusal-deck"),
    }
}
