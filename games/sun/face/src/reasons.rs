//! Why an action is good or bad, in the words of Pyramid of the Sun.

use benben_web::Texts;

/// What tells an action from the alternative, and for whom that is better or worse.
pub(super) fn reason(texts: Texts, reason: &str, effect: &str) -> Option<String> {
    let key = match reason {
        "points" => "sun-reason-points",
        "now" => "sun-reason-now",
        "later" => "sun-reason-later",
        "top" => "sun-reason-top",
        _ => return None,
    };
    Some(texts.with(key).and("effect", effect).say())
}
