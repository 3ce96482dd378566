//! Telling people who aren't here that something waits for them: in their browser, or at an address of their own.
//!
//! Whatever has something to tell calls [`notify`] and goes on. Messages are encrypted for their browser, or sent to an
//! address that is on the internet and nowhere else (`guard`). What can't be sent after some tries is lost: it was a hint.

mod delivery;
mod encryption;
mod guard;
mod identity;
mod message;
mod push;
mod sealing;
mod settings;
mod webhook;

pub(crate) use delivery::{Outcome, Way};
pub(crate) use identity::Identity;
pub(crate) use settings::{
    Browser, remove_webhook, set_webhook, settings, subscribe, test_browsers, test_webhook, unsubscribe,
};
pub(crate) use webhook::Format;

use crate::house::House;
use benben_store::{TableId, TokenHash};
use futures_util::future::join_all;
use std::sync::Arc;
use std::time::Duration;

/// An address that failed so often in a row isn't told any more, until its owner sets it again or a test succeeds.
pub(crate) const MOST_FAILURES: u32 = 10;

/// What somebody is told.
#[derive(Clone, Debug)]
#[allow(dead_code, reason = "some are for features that have yet to use them")]
pub(crate) enum Notice {
    /// The rules wait for them.
    YourTurn { table: TableId, game: &'static str, others: Vec<String> },
    /// They still do, and time is running out.
    Reminder { table: TableId, game: &'static str, left: Duration },
    /// Somebody wants to play with them.
    Invitation { table: TableId, game: &'static str, from: String },
    /// A table was found for them.
    MatchFound { table: TableId, game: &'static str, others: Vec<String> },
    /// A round of a tournament begins.
    RoundBegins { table: TableId, game: String, cup: String },
    /// They wanted to see whether it works.
    Test,
}

/// Tells whoever holds seats by this hash, if they want to be told. Returns at once.
pub(crate) fn notify(house: &Arc<House>, holder: TokenHash, notice: Notice) {
    let outgoing = &house.config.outgoing;
    if !outgoing.push && !outgoing.webhooks {
        return;
    }
    let Some(room) = house.way.room() else {
        house.metrics.notices_failed.inc();
        tracing::warn!("too many messages wait: somebody isn't told");
        return;
    };
    let house = house.clone();
    tokio::spawn(async move {
        let _room = room;
        tell(&house, holder, &notice).await;
    });
}

async fn tell(house: &Arc<House>, holder: TokenHash, notice: &Notice) {
    let outgoing = &house.config.outgoing;
    let browsers = async {
        if !outgoing.push {
            return;
        }
        match house.store.subscriptions(holder).await {
            Ok(browsers) => {
                join_all(browsers.into_iter().map(|browser| push::push(house, holder, browser, notice)))
                    .await;
            }
            Err(error) => tracing::warn!(%error, "whom to tell is not known"),
        }
    };
    let address = async {
        if !outgoing.webhooks || matches!(notice, Notice::Test) {
            return;
        }
        match house.store.webhook(holder).await {
            Ok(Some(found)) => webhook::call(house, holder, found, notice).await,
            Ok(None) => {}
            Err(error) => tracing::warn!(%error, "whom to tell is not known"),
        }
    };
    tokio::join!(browsers, address);
}
