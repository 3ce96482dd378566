//! Why an action is good or bad, in the words of Cheops.

use benben_web::Texts;

/// What tells an action from the alternative, and for whom that is better or worse.
pub(super) fn reason(texts: Texts, reason: &str, effect: &str) -> Option<String> {
    let key = match reason {
        "worth" => "cheops-reason-worth",
        "tiles" => "cheops-reason-tiles",
        "neighbour" => "cheops-reason-neighbour",
        "laws" => "cheops-reason-laws",
        "end" => "cheops-reason-end",
        _ => return None,
    };
    Some(texts.with(key).and("effect", effect).say())
}

/// What an action brings as prices stand now: money, and treasures at their present price.
pub(super) fn brings(texts: Texts, piastres: i32) -> String {
    let money = texts.with("cheops-piasters").and("count", piastres.abs()).say();
    texts.with(if piastres > 0 { "cheops-brings" } else { "cheops-costs" }).and("money", money).say()
}
