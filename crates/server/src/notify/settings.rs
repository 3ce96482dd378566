//! What somebody decides about being told: which browsers, which address.

use super::delivery::Outcome;
use super::encryption::{PUBLIC_KEY_BYTES, SECRET_BYTES, encrypted};
use super::guard::is_public;
use super::identity::Identity;
use super::sealing::{opened, opened_text, sealed, sealed_text};
use super::webhook::{self, Format};
use super::{MOST_FAILURES, Notice, notify};
use crate::house::House;
use crate::outgoing::PrivateService;
use crate::problem::{Missing, Problem};
use axum::http::Uri;
use benben_store::{Listing, PushKey, StoredSubscription, StoredWebhook, TokenHash};
use benben_web::Language;
use std::net::IpAddr;
use std::sync::Arc;

/// What is sealed.
const PUSH_KEY: &str = "push key";
const BROWSER_KEY: &str = "key of a browser";
const BROWSER_SECRET: &str = "secret of a browser";
const ADDRESS: &str = "address";

/// No address is longer.
const LONGEST_ADDRESS: usize = 1000;

/// Where messages for a browser go, and what only it can read.
pub(crate) struct Browser {
    pub(crate) endpoint: String,
    pub(crate) key: Vec<u8>,
    pub(crate) secret: Vec<u8>,
}

/// What somebody has decided.
pub(crate) struct Settings {
    /// What browsers need to subscribe, if they can here.
    pub(crate) key: Option<String>,
    pub(crate) browsers: usize,
    pub(crate) webhook: Option<WebhookShown>,
}

/// An address, as far as it is shown: whoever sees the rest of it can write there.
pub(crate) struct WebhookShown {
    pub(crate) host: String,
    pub(crate) format: Format,
    pub(crate) failures: u32,
}

impl WebhookShown {
    /// Has it failed so often that it isn't told any more?
    pub(crate) fn is_off(&self) -> bool {
        self.failures >= MOST_FAILURES
    }
}

/// The server's key, which is made when it is first needed.
pub(super) async fn identity(house: &Arc<House>) -> Option<&Identity> {
    let made = house.identity.get_or_try_init(|| async {
        let made = PushKey(sealed(&house.key, PUSH_KEY, &Identity::make()));
        let kept = house.store.push_key(made).await.map_err(|error| Problem::store(&error))?;
        let opened = opened(&house.key, PUSH_KEY, &kept.0);
        let identity = opened.and_then(|document| Identity::of(&document));
        identity.ok_or_else(|| Problem::unreadable("push key", &"it is no key, or sealed with another"))
    });
    made.await.ok()
}

/// What somebody has decided so far.
pub(crate) async fn settings(house: &Arc<House>, holder: Option<TokenHash>) -> Result<Settings, Problem> {
    let failed = |error| Problem::store(&error);
    let key = match house.config.outgoing.push {
        true => identity(house).await.map(Identity::public),
        false => None,
    };
    let Some(holder) = holder else { return Ok(Settings { key, browsers: 0, webhook: None }) };
    let webhook = house.store.webhook(holder).await.map_err(failed)?.map(|webhook| WebhookShown {
        host: address(house, &webhook).as_deref().and_then(host).unwrap_or_default(),
        format: Format::of(&webhook.format).unwrap_or(Format::Json),
        failures: webhook.failures,
    });
    let browsers = house.store.subscriptions(holder).await.map_err(failed)?.len();
    Ok(Settings { key, browsers, webhook })
}

/// Tells this browser from now on. A guest must have a seat somewhere: otherwise nothing would ever be told.
pub(crate) async fn subscribe(
    house: &Arc<House>,
    holder: TokenHash,
    is_account: bool,
    browser: Browser,
    language: Language,
) -> Result<(), Problem> {
    if !house.config.outgoing.push {
        return Err(Problem::NoticesOff);
    }
    check_address(&browser.endpoint, &house.config.outgoing.services)?;
    let Browser { endpoint, key, secret } = browser;
    let fits = key.len() == PUBLIC_KEY_BYTES && secret.len() == SECRET_BYTES;
    if !fits || encrypted(b"", &key, &secret).is_none() {
        return Err(Problem::malformed("`p256dh` and `auth` must be the keys of a push subscription"));
    }
    if !is_account {
        let held = house.store.list(Listing::HeldBy(holder), 1).await;
        if held.map_err(|error| Problem::store(&error))?.is_empty() {
            return Err(Problem::NoSeat);
        }
    }
    let since = house.config.clock.today();
    // Whoever has all three of these, and the server's key, can show things in that browser.
    let (key, secret) = (sealed(&house.key, BROWSER_KEY, &key), sealed(&house.key, BROWSER_SECRET, &secret));
    let subscription =
        StoredSubscription { endpoint, key, secret, language: language.code().to_owned(), since };
    house.store.subscribe(holder, subscription).await.map_err(|error| Problem::store(&error))
}

/// A browser isn't told any more.
pub(crate) async fn unsubscribe(house: &House, holder: TokenHash, endpoint: String) -> Result<(), Problem> {
    house.store.unsubscribe(holder, endpoint).await.map(drop).map_err(|error| Problem::store(&error))
}

/// Sets somebody's address.
pub(crate) async fn set_webhook(
    house: &House,
    holder: TokenHash,
    address: &str,
    format: Format,
    language: Language,
    home: String,
) -> Result<(), Problem> {
    if !house.config.outgoing.webhooks {
        return Err(Problem::NoticesOff);
    }
    let address = address.trim();
    check_address(address, &house.config.outgoing.services)?;
    let webhook = StoredWebhook {
        address: sealed_text(&house.key, ADDRESS, address),
        format: format.word().to_owned(),
        language: language.code().to_owned(),
        home,
        failures: 0,
    };
    house.store.set_webhook(holder, Some(webhook)).await.map_err(|error| Problem::store(&error))
}

/// Forgets somebody's address.
pub(crate) async fn remove_webhook(house: &House, holder: TokenHash) -> Result<(), Problem> {
    house.store.set_webhook(holder, None).await.map_err(|error| Problem::store(&error))
}

/// Sends something to somebody's address now, and says what came of it.
pub(crate) async fn test_webhook(house: &Arc<House>, holder: TokenHash) -> Result<Outcome, Problem> {
    if !house.config.outgoing.webhooks {
        return Err(Problem::NoticesOff);
    }
    let found = house.store.webhook(holder).await.map_err(|error| Problem::store(&error))?;
    let found = found.ok_or(Problem::NotFound(Missing::Webhook))?;
    Ok(webhook::test(house, holder, &found).await)
}

/// Sends something to somebody's browsers now.
pub(crate) fn test_browsers(house: &Arc<House>, holder: TokenHash) {
    notify(house, holder, Notice::Test);
}

/// Only over TLS, to a name or a public address, as whoever is allowed to read the address; or to one of these services.
fn check_address(address: &str, services: &[PrivateService]) -> Result<(), Problem> {
    let uri: Uri = address.parse().map_err(|_| Problem::NoticeAddress)?;
    if address.len() <= LONGEST_ADDRESS && services.iter().any(|service| service.has(&uri)) {
        return Ok(());
    }
    let authority = uri.authority().ok_or(Problem::NoticeAddress)?;
    let host = authority.host().trim_start_matches('[').trim_end_matches(']');
    let literal = host.parse::<IpAddr>().ok();
    let port = authority.port_u16().unwrap_or(443);
    let fits = uri.scheme_str() == Some("https")
        && address.starts_with("https://")
        && address.len() <= LONGEST_ADDRESS
        && !authority.as_str().contains('@')
        && !host.is_empty()
        && (port == 443 || port >= 1024)
        && literal.is_none_or(is_public);
    if fits { Ok(()) } else { Err(Problem::NoticeAddress) }
}

/// What a browser needs to read a message: its key, and what it shares with us.
pub(super) fn keys(house: &House, browser: &StoredSubscription) -> Option<(Vec<u8>, Vec<u8>)> {
    let key = opened(&house.key, BROWSER_KEY, &browser.key)?;
    Some((key, opened(&house.key, BROWSER_SECRET, &browser.secret)?))
}

/// Where messages are sent.
pub(super) fn address(house: &House, webhook: &StoredWebhook) -> Option<String> {
    opened_text(&house.key, ADDRESS, &webhook.address)
}

fn host(address: &str) -> Option<String> {
    address.parse::<Uri>().ok()?.host().map(str::to_owned)
}

/// Scheme, host and port.
pub(super) fn origin(address: &str) -> Option<String> {
    let uri: Uri = address.parse().ok()?;
    Some(format!("{}://{}", uri.scheme_str()?, uri.authority()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_on_the_internet_and_encrypted() {
        for fine in [
            "https://ntfy.sh/my-topic",
            "https://hooks.example:8443/services/T0/B0/x?y=1",
            "https://93.184.216.34/x",
            "https://[2606:4700::1111]/x",
        ] {
            assert!(check_address(fine, &[]).is_ok(), "{fine}");
        }
        for refused in [
            "",
            "x",
            "/x",
            "http://ntfy.sh/x",
            "HTTP://ntfy.sh",
            "ftp://a.example",
            "file:///etc/passwd",
            "gopher://a.example",
            "https://",
            "https:///x",
            "https://user:pass@a.example/",
            "https://a@127.0.0.1/",
            "https://127.0.0.1/",
            "https://127.0.0.1:8443/",
            "https://10.0.0.1/",
            "https://192.168.0.1/",
            "https://169.254.169.254/latest",
            "https://[::1]/",
            "https://[fd00::1]/",
            "https://[fe80::1]/",
            "https://[::ffff:127.0.0.1]/",
            "https://[::ffff:93.184.216.34]/",
            "https://a.example:22/",
            "https://a.example:80/",
            "https://0.0.0.0/",
            "https://255.255.255.255/",
        ] {
            assert!(check_address(refused, &[]).is_err(), "{refused}");
        }
        assert!(check_address(&format!("https://a.example/{}", "x".repeat(1000)), &[]).is_err());
        assert_eq!(origin("https://push.example:8443/x/y?z").as_deref(), Some("https://push.example:8443"));
    }

    #[test]
    fn a_service_that_is_named_is_an_address_though_it_is_private() {
        let services = ["http://10.0.0.7:8080".parse().unwrap()];
        assert!(check_address("http://10.0.0.7:8080/topic", &services).is_ok());
        assert!(check_address("https://ntfy.sh/topic", &services).is_ok());
        for refused in ["http://10.0.0.7/topic", "https://10.0.0.7:8080/topic", "http://10.0.0.8:8080/topic"]
        {
            assert!(check_address(refused, &services).is_err(), "{refused}");
        }
        let long = format!("http://10.0.0.7:8080/{}", "x".repeat(1000));
        assert!(check_address(&long, &services).is_err());
    }
}
