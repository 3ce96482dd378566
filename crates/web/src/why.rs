//! Why an action is good or bad, as one sentence in the game's words: what it brings now, and what it leaves.

use crate::{Face, Texts};

/// One sentence. `points` is what the action brings at once; `reason` names what tells it from the alternative, and `effect` for whom
/// that is better or worse (`own-better`, `own-worse`, `others-better`, `others-worse`).
pub fn why<F: Face>(texts: Texts, points: i32, reason: Option<(&str, &str)>) -> String {
    let texts = texts.about::<F>();
    let brings = (points != 0).then(|| F::brings(texts, points));
    let leaves = reason.and_then(|(reason, effect)| F::reason(texts, reason, effect));
    let sentence = match (brings, leaves) {
        (Some(brings), Some(leaves)) => {
            let is_good = reason.is_some_and(|(_, effect)| matches!(effect, "own-better" | "others-worse"));
            let key = if is_good == (points > 0) { "why-and" } else { "why-but" };
            texts.with(key).and("brings", brings).and("leaves", leaves).say()
        }
        (Some(only), None) | (None, Some(only)) => texts.with("why-only").and("what", only).say(),
        (None, None) => texts.say("why-unsaid"),
    };
    capitalized(&sentence)
}

/// A sentence begins with a capital letter.
fn capitalized(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_begin_with_a_capital_letter() {
        assert_eq!(capitalized("říká to"), "Říká to");
        assert_eq!(capitalized(""), "");
    }
}
