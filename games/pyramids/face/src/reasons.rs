//! Why an action is good or bad, in the words of Silver & Gold Pyramids.

use benben_web::Texts;

/// What tells an action from the alternative, and for whom that is better or worse.
pub(super) fn reason(texts: Texts, reason: &str, effect: &str) -> Option<String> {
    let key = match reason {
        "points" => "pyramids-reason-points",
        "tomb" => "pyramids-reason-tomb",
        "bonus" => "pyramids-reason-bonus",
        "symbols" => "pyramids-reason-symbols",
        "skulls" => "pyramids-reason-skulls",
        "shapes" => "pyramids-reason-shapes",
        _ => return None,
    };
    Some(texts.with(key).and("effect", effect).say())
}
