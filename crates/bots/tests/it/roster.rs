//! Bots by name.

use crate::sealed_bot::SealedBot;
use benben_bots::{BOTS, Level, bot, bot_in_time};

#[test]
fn every_listed_bot_is_found() {
    assert!(BOTS.iter().all(|name| bot::<SealedBot>(name).is_some()));
    assert!(BOTS.iter().all(|name| bot_in_time::<SealedBot>(name).is_some()));
    assert!(Level::ALL.iter().all(|level| BOTS.contains(&level.name())));
    assert!(BOTS.contains(&Level::USUAL.name()));
}

#[test]
fn every_setting_of_a_search_can_be_changed() {
    for change in [
        "exploration=0.5",
        "temperature=0.3",
        "width=4",
        "rollout-depth=3",
        "epsilon=0.05",
        "value-weight=0.1",
        "prior=policy",
        "prior=value",
        "prior=own-value",
        "opponents=search",
        "opponents=default-policy",
        "exploration=0.5/rollout-depth=3",
    ] {
        assert!(bot::<SealedBot>(&format!("search:20/{change}")).is_some(), "{change}");
    }
}

#[test]
fn no_other_name_is_a_bot() {
    for wrong in [
        "sphinx",
        "search",
        "search:",
        "search:0",
        "search:9/",
        "search:9/rollout-depth",
        "search:9/width=0",
        "search:9/epsilon=2",
        "search:9/prior=luck",
    ] {
        assert!(bot::<SealedBot>(wrong).is_none(), "{wrong}");
    }
}
