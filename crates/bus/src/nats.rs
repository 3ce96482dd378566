//! The bus over NATS: a connection that comes back by itself, and what to say if there is none at the start.

use crate::address::Login;
use crate::bus::LARGEST;
use crate::{BusAddress, BusError, Delivered, Deliveries, Wire};
use async_nats::connection::State;
use async_nats::{Client, ConnectError, ConnectErrorKind, ConnectOptions, Event, StatusCode};
use bytes::Bytes;
use futures_util::StreamExt;
use futures_util::future::BoxFuture;
use std::error::Error;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Whether the other side is there is asked so often; two questions without an answer, and the connection is made again.
const PING: Duration = Duration::from_secs(2);
/// So long a new connection may take.
const CONNECT: Duration = Duration::from_secs(4);
/// Between two tries to connect again: twice as long each time, up to the second.
const FIRST_PAUSE: Duration = Duration::from_millis(50);
const LONGEST_PAUSE: Duration = Duration::from_secs(1);

/// A connection to NATS.
struct Nats {
    client: Client,
    place: String,
}

impl BusAddress {
    /// Connects. From then on the connection is made again whenever it is lost.
    pub async fn connect(&self) -> Result<Arc<dyn Wire>, BusError> {
        let place = self.to_string();
        let lost = Arc::new(AtomicBool::new(false));
        let options = ConnectOptions::new()
            .name("benben")
            .ping_interval(PING)
            .connection_timeout(CONNECT)
            .skip_subject_validation(true)
            .reconnect_delay_callback(pause_before)
            .event_callback(move |event| {
                tell(&event, &lost);
                std::future::ready(())
            });
        let options = match &self.login {
            None => options,
            Some(Login::User { name, password }) => options.user_and_password(name.clone(), password.clone()),
            Some(Login::Token(token)) => options.token(token.clone()),
        };
        let client = options.connect(&self.servers[..]).await.map_err(|error| refused(&place, &error))?;
        let most = client.max_payload();
        if most < LARGEST {
            return Err(BusError::SmallMessages { place, most, needed: LARGEST });
        }
        Ok(Arc::new(Nats { client, place }))
    }
}

/// The first try is made at once.
fn pause_before(attempt: usize) -> Duration {
    match attempt {
        0 | 1 => Duration::ZERO,
        _ => FIRST_PAUSE.saturating_mul(1 << (attempt - 2).min(10)).min(LONGEST_PAUSE),
    }
}

fn tell(event: &Event, lost: &AtomicBool) {
    match event {
        Event::Connected if lost.swap(false, Ordering::Relaxed) => tracing::info!("the bus is back"),
        Event::Disconnected => {
            lost.store(true, Ordering::Relaxed);
            tracing::warn!("the bus is gone; connecting again");
        }
        Event::SlowConsumer(_) => tracing::warn!("messages come faster from the bus than they are read"),
        Event::ServerError(_) => tracing::warn!("the bus complains; look into its log"),
        _ => {}
    }
}

/// What it means that there is no connection.
fn refused(place: &str, error: &ConnectError) -> BusError {
    let place = place.to_owned();
    let source = error.source().map(|source| source.to_string().replace('\n', " "));
    let problem = source.clone().unwrap_or_else(|| error.kind().to_string());
    match error.kind() {
        ConnectErrorKind::AuthorizationViolation | ConnectErrorKind::Authentication => {
            BusError::NotLetIn { place }
        }
        ConnectErrorKind::Tls => BusError::Tls { place, problem },
        ConnectErrorKind::Io if problem.contains("certificate") => BusError::Tls { place, problem },
        // Something took the connection, and said nothing, or nothing that we know.
        ConnectErrorKind::TimedOut => BusError::Foreign { place },
        ConnectErrorKind::Io if source.as_deref().is_some_and(is_no_nats) => BusError::Foreign { place },
        _ => BusError::Unreachable { place, problem },
    }
}

/// What the client says of bytes that no NATS server sends.
fn is_no_nats(problem: &str) -> bool {
    ["expected INFO", "invalid server operation", "nvalid", "UnexpectedEof", "unexpected"]
        .iter()
        .any(|part| problem.contains(part))
}

impl Wire for Nats {
    fn publish(&self, subject: String, reply: Option<String>, payload: Bytes) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            // What can't be sent now is lost: later it would come too late.
            if !self.is_up() {
                return;
            }
            let _ = match reply {
                None => self.client.publish(subject, payload).await,
                Some(reply) => self.client.publish_with_reply(subject, reply, payload).await,
            };
        })
    }

    fn subscribe(&self, subject: String) -> BoxFuture<'_, Result<Deliveries, BusError>> {
        Box::pin(async move {
            let gone = |problem: String| BusError::Unreachable { place: self.place.clone(), problem };
            let found = self.client.subscribe(subject).await.map_err(|error| gone(error.to_string()))?;
            // Once this is answered, the server knows of it.
            self.client.flush().await.map_err(|error| gone(error.to_string()))?;
            let delivered = found.map(|message| Delivered {
                nobody: message.status == Some(StatusCode::NO_RESPONDERS),
                subject: message.subject.to_string(),
                payload: message.payload,
            });
            Ok(delivered.boxed())
        })
    }

    fn is_up(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    fn place(&self) -> String {
        self.place.clone()
    }
}
