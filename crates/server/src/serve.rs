//! Accepting connections, and stopping without dropping what was begun.

mod full;
mod handles;
mod trouble;

#[cfg(unix)]
use crate::admin::Listening;
use crate::config::Config;
use crate::daily;
use crate::due;
use crate::front::Front;
use crate::house::House;
use crate::nodes::{self, Joined};
use crate::problem::Problem;
use crate::resume::resume;
use crate::retention;
use crate::stopping::{Stop, closing_time};
use crate::tournaments;
use crate::web::client::{Client, Peer, is_proxy};
use axum::Router;
use axum::body::Body;
use benben_store::{Store, StoreError};
use hyper::body::Incoming;
use hyper::server::conn::http1::Builder;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use std::convert::Infallible;
use std::future::Future;
use std::io;
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;

/// When connections cannot be accepted (too many open files), a short rest helps.
const ACCEPT_BACKOFF: Duration = Duration::from_millis(100);

/// The headers of a request, and what is read of its body at once.
const HEADER_BYTES: usize = 32 << 10;

/// How often the server looks after its store.
const STORE_WATCH: Duration = Duration::from_secs(5);

/// All that is served, without a socket: for tests, and for whoever has a server of their own.
pub fn app(config: Config, store: Arc<dyn Store>) -> Router {
    let house = House::new(config, store);
    start_chores(&house);
    Front::new(house).without_connections()
}

/// Serves tables from this store on this socket until `stop` comes; then finishes what was begun.
pub async fn run(
    listener: TcpListener,
    config: Config,
    store: Arc<dyn Store>,
    stop: impl Future<Output = Stop>,
) -> io::Result<()> {
    run_as_node(listener, config, store, None, stop).await
}

/// The same beside other servers on the same store, if there may be some.
pub async fn run_as_node(
    listener: TcpListener,
    config: Config,
    store: Arc<dyn Store>,
    others: Option<Joined>,
    stop: impl Future<Output = Stop>,
) -> io::Result<()> {
    let house = House::among(others, config, store.clone());
    let front = Front::new(house.clone());
    // Before it is known who else is there, everything would be at home here.
    nodes::begin(&house, &front).await;
    start_chores(&house);
    #[cfg(unix)]
    let admin = admin(&house);
    accept(listener, house.clone(), front, stop).await?;
    nodes::leave(&house);
    #[cfg(unix)]
    drop(admin);
    match store.finish().await {
        Ok(true) => tracing::info!("everything is in the database file"),
        Ok(false) => tracing::warn!(
            "somebody is reading the data, so a part of it stays in the log beside the database file"
        ),
        Err(error) => tracing::error!(%error, "the store cannot be closed properly"),
    }
    Ok(())
}

/// The way by which whoever runs the server keeps order. Without it people play all the same.
#[cfg(unix)]
fn admin(house: &Arc<House>) -> Option<Listening> {
    let directory = house.config.admin.as_ref()?;
    let listening = Listening::begin(directory, house);
    listening
        .inspect_err(|error| tracing::warn!(%error, "`benben admin` cannot reach this server while it runs"))
        .ok()
}

/// What the server does by itself: tables that need it go on, tables that nobody comes to are removed, the deals of
/// coming days are drawn, and the store is watched.
fn start_chores(house: &Arc<House>) {
    tokio::spawn(resume(house.clone()));
    tokio::spawn(due::run(Arc::downgrade(house)));
    tokio::spawn(tournaments::resume(house.clone()));
    tokio::spawn(retention::run(Arc::downgrade(house)));
    tokio::spawn(daily::run(Arc::downgrade(house)));
    tokio::spawn(watch_store(Arc::downgrade(house)));
}

/// Looks now and then whether the store is well, and says so when that changes.
async fn watch_store(house: Weak<House>) {
    let mut well = true;
    loop {
        tokio::time::sleep(STORE_WATCH).await;
        let Some(house) = house.upgrade() else { return };
        let checked = house.store.check().await;
        house.metrics.store_failing.set(i64::from(checked.is_err()));
        match checked {
            Err(StoreError::Stopped) => return,
            Err(error) if well => tracing::error!(%error, "the store fails"),
            Ok(()) if !well => tracing::info!("the store is well again"),
            _ => {}
        }
        well = house.metrics.store_failing.get() == 0;
    }
}

async fn accept(
    listener: TcpListener,
    house: Arc<House>,
    front: Front,
    stop: impl Future<Output = Stop>,
) -> io::Result<()> {
    let graceful = GracefulShutdown::new();
    let seats = Arc::new(Semaphore::new(handles::most_connections(house.config.connections)));
    let mut connections = Builder::new();
    connections
        .timer(TokioTimer::new())
        .header_read_timeout(house.config.request_timeout)
        .max_buf_size(HEADER_BYTES);
    let full = full::Full::new(front.clone());
    let mut trouble = trouble::Trouble::default();
    let mut closing = std::pin::pin!(closing_time(stop, &house));
    let finished_by = loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            by = &mut closing => break by,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                house.metrics.accept_failures.inc();
                trouble.tell(&error);
                tokio::time::sleep(ACCEPT_BACKOFF).await;
                continue;
            }
        };
        let Ok(permit) = seats.clone().try_acquire_owned() else {
            house.metrics.connections_refused.inc();
            full.tell(stream, peer.ip(), Problem::Crowded);
            continue;
        };
        let client = Client::at(peer.ip());
        let limited = !is_proxy(&house.config.proxies, peer.ip()) && house.limits_client(client);
        let most = if limited { house.config.connections_per_client } else { usize::MAX };
        let Some(open) = house.limits.open_connection(client, most) else {
            drop(permit);
            full.tell(stream, peer.ip(), full::TOO_MANY);
            continue;
        };
        // Snapshots and answers are small; waiting to fill a packet only delays them.
        let _ = stream.set_nodelay(true);
        let reached = stream.local_addr().map_or(peer.ip(), |address| address.ip());
        let (front, peer) = (front.clone(), Peer { address: peer.ip(), reached });
        let service = service_fn(move |request: hyper::Request<Incoming>| {
            let front = front.clone();
            // Boxed, because a connection at rest shall be small.
            Box::pin(
                async move { Ok::<_, Infallible>(front.answer(request.map(Body::new), Some(peer)).await) },
            )
        });
        let connection = graceful.watch(connections.serve_connection(TokioIo::new(stream), service));
        let house = house.clone();
        house.metrics.connections.inc();
        tokio::spawn(async move {
            // A connection that breaks off is the client's affair.
            let _ = connection.await;
            house.metrics.connections.dec();
            drop((permit, open));
        });
    };
    drop(listener);
    tokio::select! {
        () = graceful.shutdown() => tracing::info!("stopped; all requests were finished"),
        () = tokio::time::sleep_until(finished_by) => tracing::warn!("stopped; some requests took too long"),
    }
    Ok(())
}
