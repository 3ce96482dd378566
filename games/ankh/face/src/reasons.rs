//! Why an action is good or bad, in the words of Ankh.

use benben_web::Texts;

/// What tells an action from the alternative, and for whom that is better or worse.
pub(super) fn reason(texts: Texts, reason: &str, effect: &str) -> Option<String> {
    let key = match reason {
        "row" => "ankh-reason-row",
        "score" => "ankh-reason-score",
        "hand" => "ankh-reason-hand",
        "papyri" => "ankh-reason-papyri",
        "scoring" => "ankh-reason-scoring",
        _ => return None,
    };
    Some(texts.with(key).and("effect", effect).say())
}
