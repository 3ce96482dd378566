//! A message for an address of somebody's own, as the program there wants it.

use super::delivery::{Letter, Outcome, deliver, deliver_once};
use super::message::Message;
use super::{MOST_FAILURES, Notice, settings};
use crate::house::House;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use benben_store::{StoredWebhook, TokenHash};
use benben_web::{Language, Texts};
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::sync::Arc;
use utoipa::ToSchema;

/// How a message is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Format {
    /// JSON with `kind`, `title`, `text` and `link`.
    Json,
    /// For a topic of ntfy.
    Ntfy,
    /// For a channel of Discord.
    Discord,
    /// For a channel of Slack, or whatever understands the same.
    Slack,
}

impl Format {
    pub(crate) const ALL: [Format; 4] = [Format::Json, Format::Ntfy, Format::Discord, Format::Slack];

    /// As it is stored.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Format::Json => "json",
            Format::Ntfy => "ntfy",
            Format::Discord => "discord",
            Format::Slack => "slack",
        }
    }

    pub(crate) fn of(word: &str) -> Option<Self> {
        Format::ALL.into_iter().find(|format| format.word() == word)
    }
}

/// Tells an address, and counts if it can't be told.
pub(super) async fn call(house: &Arc<House>, holder: TokenHash, webhook: StoredWebhook, notice: &Notice) {
    if webhook.failures >= MOST_FAILURES {
        return;
    }
    let Some(letter) = letter(house, &webhook, notice) else { return };
    let outcome = deliver(house, letter).await;
    note(house, holder, &webhook, outcome).await;
}

/// Tells an address once, and says what came of it.
pub(super) async fn test(house: &Arc<House>, holder: TokenHash, webhook: &StoredWebhook) -> Outcome {
    let Some(letter) = letter(house, webhook, &Notice::Test) else { return Outcome::Failed(None, None) };
    let outcome = deliver_once(house, Arc::new(letter)).await;
    if outcome == Outcome::Delivered {
        note(house, holder, webhook, outcome).await;
    }
    outcome
}

async fn note(house: &Arc<House>, holder: TokenHash, webhook: &StoredWebhook, outcome: Outcome) {
    let failed = outcome != Outcome::Delivered;
    if failed {
        house.metrics.notices_failed.inc()
    } else {
        house.metrics.notices_sent.inc()
    };
    // Nothing changes for an address that works: nothing is written.
    if (failed || webhook.failures > 0)
        && let Err(error) = house.store.note_webhook(holder, webhook.address.clone(), failed).await
    {
        tracing::warn!(%error, "what became of a message was not noted");
    }
}

fn letter(house: &House, webhook: &StoredWebhook, notice: &Notice) -> Option<Letter> {
    let address = settings::address(house, webhook)?;
    let texts = Texts::new(Language::coded(&webhook.language).unwrap_or_default());
    let message = notice.message(texts);
    let link = format!("{}{}", webhook.home, message.to);
    let (headers, body) = written(Format::of(&webhook.format)?, &message, &link);
    Some(Letter { address, headers, body: body.into_bytes() })
}

fn written(format: Format, message: &Message, link: &str) -> (Vec<(&'static str, String)>, String) {
    let Message { kind, title, text, .. } = message;
    let body = match format {
        Format::Ntfy => {
            let headers = vec![
                ("content-type", "text/plain; charset=utf-8".to_owned()),
                // Headers are ASCII; ntfy reads this as mail programs do.
                ("title", format!("=?UTF-8?B?{}?=", STANDARD.encode(title))),
                ("click", link.to_owned()),
            ];
            return (headers, text.clone());
        }
        Format::Json => json!({ "kind": kind, "title": title, "text": text, "link": link }),
        Format::Discord => json!({
            "content": format!("**{}**\n{}\n{link}", plain_for_discord(title), plain_for_discord(text)),
            // Whatever somebody is called, nobody is called by it.
            "allowed_mentions": { "parse": [] },
        }),
        Format::Slack => {
            json!({ "text": format!("*{}*\n{}\n<{link}>", plain_for_slack(title), plain_for_slack(text)) })
        }
    };
    (vec![("content-type", "application/json".to_owned())], body.to_string())
}

/// People's names are in it: what they write stays a name.
fn plain_for_discord(text: &str) -> String {
    let escaped = |letter: char| {
        let marks = "\\*_~`|>[]()#<@:-".contains(letter);
        marks.then_some('\\').into_iter().chain([letter])
    };
    text.chars().flat_map(escaped).collect()
}

fn plain_for_slack(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message() -> Message {
        let text = "Hra, s hráčem @everyone [x](https://evil.example) <!here>".to_owned();
        Message { kind: "your_turn", title: "Jste na tahu".to_owned(), text, to: "/t/x".to_owned() }
    }

    #[test]
    fn a_name_is_no_more_than_a_name_wherever_it_is_read() {
        let link = "https://table.example/t/x";
        let (_, discord) = written(Format::Discord, &message(), link);
        let discord: serde_json::Value = serde_json::from_str(&discord).unwrap();
        let content = discord["content"].as_str().unwrap();
        assert!(content.contains("\\[x\\]\\(https\\://evil") && content.contains("\\@everyone"), "{content}");
        assert_eq!(discord["allowed_mentions"]["parse"], json!([]));
        let (_, slack) = written(Format::Slack, &message(), link);
        assert!(slack.contains("&lt;!here&gt;") && slack.contains("<https://table.example/t/x>"), "{slack}");
        let (headers, ntfy) = written(Format::Ntfy, &message(), link);
        assert!(ntfy.starts_with("Hra"));
        assert!(headers.iter().all(|(_, value)| value.is_ascii()), "{headers:?}");
        let (_, json) = written(Format::Json, &message(), link);
        let json: serde_json::Value = serde_json::from_str(&json).unwrap();
        assert_eq!((json["kind"].as_str(), json["link"].as_str()), (Some("your_turn"), Some(link)));
    }

    #[test]
    fn a_format_reads_back_as_it_is_stored() {
        assert!(Format::ALL.into_iter().all(|format| Format::of(format.word()) == Some(format)));
        assert_eq!(Format::of("carrier pigeon"), None);
    }
}
