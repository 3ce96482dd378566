//! A message for a browser, by way of its push service.

use super::delivery::{Letter, Outcome, deliver};
use super::encryption::encrypted;
use super::identity::Identity;
use super::{Notice, settings};
use crate::base64url;
use crate::house::House;
use benben_store::{StoredSubscription, TokenHash};
use benben_web::{Language, Texts};
use serde_json::json;
use sha2::{Digest, Sha256};
use std::sync::Arc;

/// For so long a push service keeps a message for a browser that isn't there.
const TTL_SECONDS: u32 = 24 * 3600;

/// Tells a browser.
pub(super) async fn push(
    house: &Arc<House>,
    holder: TokenHash,
    browser: StoredSubscription,
    notice: &Notice,
) {
    let Some(identity) = settings::identity(house).await else { return };
    let Some(letter) = letter(house, identity, &browser, notice) else { return };
    match deliver(house, letter).await {
        Outcome::Delivered => {
            house.metrics.notices_sent.inc();
        }
        Outcome::Gone | Outcome::Refused(_) | Outcome::NotPublic => {
            // It was thrown away, or never was a push service: nobody needs it.
            house.metrics.notices_failed.inc();
            if let Err(error) = house.store.unsubscribe(holder, browser.endpoint).await {
                tracing::warn!(%error, "a browser that is gone was not forgotten");
            }
        }
        Outcome::Failed(..) => {
            house.metrics.notices_failed.inc();
        }
    }
}

fn letter(
    house: &House,
    identity: &Identity,
    browser: &StoredSubscription,
    notice: &Notice,
) -> Option<Letter> {
    let texts = Texts::new(Language::coded(&browser.language).unwrap_or_default());
    let message = notice.message(texts);
    let topic = topic(notice);
    let told = json!({ "title": message.title, "body": message.text, "to": message.to, "tag": topic });
    let (key, secret) = settings::keys(house, browser)?;
    let body = encrypted(told.to_string().as_bytes(), &key, &secret)?;
    let origin = settings::origin(&browser.endpoint)?;
    let contact = house.config.outgoing.contact(&house.config.names);
    let authorization = identity.authorization(&origin, contact.as_deref(), house.config.clock.now())?;
    let urgency = if matches!(notice, Notice::Reminder { .. }) { "high" } else { "normal" };
    Some(Letter {
        address: browser.endpoint.clone(),
        headers: vec![
            ("authorization", authorization),
            ("content-encoding", "aes128gcm".to_owned()),
            ("content-type", "application/octet-stream".to_owned()),
            ("ttl", TTL_SECONDS.to_string()),
            ("urgency", urgency.to_owned()),
            ("topic", topic),
        ],
        body,
    })
}

/// A later message about the same table takes the place of an earlier one. The push service doesn't learn which table it is.
fn topic(notice: &Notice) -> String {
    let about = notice.table().map_or("test", |table| table.as_str());
    base64url::write(&Sha256::digest(format!("topic/{about}"))[..24])
}
