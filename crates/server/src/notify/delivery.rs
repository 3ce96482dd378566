//! Sending a message to an address on the internet: briefly, carefully, and again if that may help.

use super::guard::{Guarded, Instead, is_not_public};
use crate::house::House;
use crate::outgoing::PrivateService;
use rustls::crypto::ring;
use rustls_native_certs::load_native_certs;
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::sync::Semaphore;
use ureq::tls::{Certificate, RootCerts, TlsConfig, TlsProvider};
use ureq::unversioned::transport::DefaultConnector;
use ureq::{Agent, http};

/// So many requests are under way at once; each of them occupies a thread, and mostly waits.
const AT_ONCE: usize = 32;
/// So many messages wait at most; what is more than that isn't sent.
const MOST_WAITING: usize = 2_000;
/// Name, connection, request and answer together.
const TIMEOUT: Duration = Duration::from_secs(15);
/// Answers are not read; their headers may be so long.
const MOST_HEADER_BYTES: usize = 16 << 10;
/// After these times it is tried again.
const BACKOFF: [Duration; 2] = [Duration::from_secs(30), Duration::from_secs(5 * 60)];
/// Whoever is asked to come later than that isn't waited for.
const LONGEST_RETRY_AFTER: Duration = Duration::from_secs(10 * 60);

/// What leaves the house.
pub(super) struct Letter {
    pub(super) address: String,
    pub(super) headers: Vec<(&'static str, String)>,
    pub(super) body: Vec<u8>,
}

/// What became of a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// It was taken.
    Delivered,
    /// Nobody is there any more.
    Gone,
    /// It isn't wanted: the status of the answer.
    Refused(u16),
    /// It may be tried again, if need be after this time: the status of the answer, if there was one.
    Failed(Option<u16>, Option<Duration>),
    /// The address isn't on the internet.
    NotPublic,
}

/// The way out.
pub(crate) struct Way {
    agent: OnceLock<Option<Agent>>,
    under_way: Semaphore,
    waiting: Arc<Semaphore>,
}

impl Default for Way {
    fn default() -> Self {
        Way {
            agent: OnceLock::new(),
            under_way: Semaphore::new(AT_ONCE),
            waiting: Arc::new(Semaphore::new(MOST_WAITING)),
        }
    }
}

impl Way {
    /// Room for one more message that waits, as long as there is some.
    pub(super) fn room(&self) -> Option<tokio::sync::OwnedSemaphorePermit> {
        self.waiting.clone().try_acquire_owned().ok()
    }
}

/// Sends a letter, more than once if need be.
pub(super) async fn deliver(house: &Arc<House>, letter: Letter) -> Outcome {
    let letter = Arc::new(letter);
    let mut outcome = deliver_once(house, letter.clone()).await;
    for pause in BACKOFF {
        let Outcome::Failed(_, after) = outcome else { break };
        let pause = after.unwrap_or(pause);
        if pause > LONGEST_RETRY_AFTER {
            break;
        }
        tokio::time::sleep(pause).await;
        outcome = deliver_once(house, letter.clone()).await;
    }
    outcome
}

/// Sends a letter once.
pub(super) async fn deliver_once(house: &Arc<House>, letter: Arc<Letter>) -> Outcome {
    let Ok(_permit) = house.way.under_way.acquire().await else { return Outcome::Failed(None, None) };
    let house = house.clone();
    let sent = tokio::task::spawn_blocking(move || {
        let agent = house.way.agent.get_or_init(|| agent(&house)).as_ref()?;
        Some(send(agent, &letter, house.config.outgoing.instead.is_some()))
    });
    sent.await.ok().flatten().unwrap_or(Outcome::Failed(None, None))
}

fn agent(house: &House) -> Option<Agent> {
    let outgoing = &house.config.outgoing;
    let config = Agent::config_builder()
        .http_status_as_error(false)
        // Where a service is named that encrypts nothing, the guard lets nothing else through openly.
        .https_only(outgoing.instead.is_none() && !outgoing.services.iter().any(PrivateService::is_plain))
        // Another address would have to be checked as well; nobody needs one.
        .max_redirects(0)
        .max_redirects_will_error(false)
        // A proxy would look names up itself.
        .proxy(None)
        .timeout_global(Some(TIMEOUT))
        .max_response_header_size(MOST_HEADER_BYTES)
        .max_idle_connections(0)
        .user_agent(concat!("Benben/", env!("CARGO_PKG_VERSION")));
    if let Some(instead) = outgoing.instead {
        return Some(Agent::with_parts(config.build(), DefaultConnector::default(), Instead(instead)));
    }
    let found = load_native_certs();
    let trusted: Vec<_> = found.certs.iter().map(|cert| Certificate::from_der(cert).to_owned()).collect();
    if trusted.is_empty() {
        tracing::error!(
            "the certificate authorities of this system can't be read: nobody can be told anything"
        );
        if outgoing.services.is_empty() {
            return None;
        }
    }
    let tls = TlsConfig::builder()
        .provider(TlsProvider::Rustls)
        .unversioned_rustls_crypto_provider(Arc::new(ring::default_provider()))
        .root_certs(RootCerts::new_with_certs(&trusted))
        .build();
    let config = config.tls_config(tls).build();
    Some(Agent::with_parts(
        config,
        DefaultConnector::default(),
        Guarded::by_the_system(outgoing.services.clone()),
    ))
}

fn send(agent: &Agent, letter: &Letter, plainly: bool) -> Outcome {
    let address =
        if plainly { letter.address.replacen("https://", "http://", 1) } else { letter.address.clone() };
    let mut request = agent.post(address);
    for (name, value) in &letter.headers {
        request = request.header(*name, value);
    }
    match request.send(&letter.body[..]) {
        Ok(answer) => outcome(&answer),
        Err(error) if is_not_public(&error) => Outcome::NotPublic,
        // The error may have the address in it, which is often a secret.
        Err(_) => Outcome::Failed(None, None),
    }
}

fn outcome<B>(answer: &http::Response<B>) -> Outcome {
    let status = answer.status().as_u16();
    match status {
        200..=299 => Outcome::Delivered,
        404 | 410 => Outcome::Gone,
        408 | 425 | 429 | 500..=599 => {
            let after = answer.headers().get(http::header::RETRY_AFTER).and_then(|value| value.to_str().ok());
            let after = after.and_then(|seconds| seconds.trim().parse().ok()).map(Duration::from_secs);
            Outcome::Failed(Some(status), after)
        }
        _ => Outcome::Refused(status),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answered(status: u16, after: &str) -> Outcome {
        outcome(&http::Response::builder().status(status).header("retry-after", after).body(()).unwrap())
    }

    #[test]
    fn what_may_help_is_tried_again() {
        for (status, expected) in [
            (200, Outcome::Delivered),
            (201, Outcome::Delivered),
            (301, Outcome::Refused(301)),
            (400, Outcome::Refused(400)),
            (403, Outcome::Refused(403)),
            (404, Outcome::Gone),
            (410, Outcome::Gone),
            (413, Outcome::Refused(413)),
            (429, Outcome::Failed(Some(429), Some(Duration::from_secs(7)))),
            (503, Outcome::Failed(Some(503), Some(Duration::from_secs(7)))),
        ] {
            assert_eq!(answered(status, "7"), expected);
        }
        assert_eq!(answered(500, "Fri, 31 Dec 1999 23:59:59 GMT"), Outcome::Failed(Some(500), None));
    }
}
