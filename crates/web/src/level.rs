//! What people call the levels of bots.

use crate::Texts;

/// What people call a level, by its name in commands and records; a bot that is no level keeps its own.
pub fn level_name(level: &str, texts: Texts) -> String {
    match level {
        "apprentice" => texts.say("level-apprentice"),
        "scribe" => texts.say("level-scribe"),
        "architect" => texts.say("level-architect"),
        "pharaoh" => texts.say("level-pharaoh"),
        "greedy" => texts.say("level-greedy"),
        "random" => texts.say("level-random"),
        other => other.to_owned(),
    }
}
