//! What somebody is told, in their language: whose turn it is, at which table, and the way there. Nothing of the game.

use super::Notice;
use crate::introduction::shown;
use benben_store::TableId;
use benben_web::Texts;
use benben_web::table::time_left;
use serde::Serialize;

/// What somebody reads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Message {
    /// What it is about, for programs.
    pub(super) kind: &'static str,
    /// In a few words.
    pub(super) title: String,
    /// In a line.
    pub(super) text: String,
    /// The way there, on this server.
    pub(super) to: String,
}

impl Notice {
    /// The table it is about.
    pub(super) fn table(&self) -> Option<&TableId> {
        match self {
            Notice::YourTurn { table, .. }
            | Notice::Reminder { table, .. }
            | Notice::Invitation { table, .. }
            | Notice::MatchFound { table, .. }
            | Notice::RoundBegins { table, .. } => Some(table),
            Notice::Test => None,
        }
    }

    pub(super) fn message(&self, texts: Texts) -> Message {
        let title_of = |game: &str| shown(game, texts).map(|game| game.title).unwrap_or_default();
        let (kind, title, text) = match self {
            Notice::YourTurn { game, others, .. } => {
                let text = texts.with("told-game").and("game", title_of(game));
                ("your_turn", texts.say("told-your-turn"), text.and("others", texts.list(others)).say())
            }
            Notice::Reminder { game, left, .. } => {
                let left = time_left(texts, u64::try_from(left.as_millis()).unwrap_or(u64::MAX));
                let text = texts.with("told-left").and("game", title_of(game)).and("time", left).say();
                ("reminder", texts.say("told-reminder"), text)
            }
            Notice::Invitation { game, from, .. } => {
                let text = texts.with("told-invites").and("name", from.as_str()).and("game", title_of(game));
                ("invitation", texts.say("told-invitation"), text.say())
            }
            Notice::MatchFound { game, others, .. } => {
                let text = texts.with("told-game").and("game", title_of(game));
                ("match_found", texts.say("told-match"), text.and("others", texts.list(others)).say())
            }
            Notice::RoundBegins { game, cup, .. } => {
                // A tournament without a title is called by its game.
                let cup = if cup.is_empty() { title_of(game) } else { cup.clone() };
                ("round_begins", texts.say("told-round"), cup)
            }
            Notice::Test => ("test", texts.say("told-test"), texts.say("told-test-about")),
        };
        let to = self.table().map_or("/me/notices".to_owned(), |table| format!("/t/{table}"));
        Message { kind, title, text, to }
    }
}
