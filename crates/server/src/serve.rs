//! Accepting connections, and stopping without dropping what was begun.

mod full;

use crate::config::Config;
use crate::house::House;
use crate::resume::resume;
use crate::retention;
use crate::router::router;
use crate::web::client::{Client, Peer};
use axum::Router;
use benben_store::Store;
use hyper::server::conn::http1::Builder;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use std::future::Future;
use std::io;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;
use tower::ServiceExt;

/// When connections cannot be accepted (too many open files), a short rest helps.
const ACCEPT_BACKOFF: Duration = Duration::from_millis(100);

/// All that is served, without a socket: for tests, and for whoever has a server of their own.
pub fn app(config: Config, store: Arc<dyn Store>) -> Router {
    let house = House::new(config, store);
    start_chores(&house);
    router(house)
}

/// Serves tables from this store on this socket until `stop` comes; then finishes what was begun.
pub async fn run(
    listener: TcpListener,
    config: Config,
    store: Arc<dyn Store>,
    stop: impl Future<Output = ()>,
) -> io::Result<()> {
    let house = House::new(config, store);
    start_chores(&house);
    accept(listener, house, stop).await
}

/// What the server does by itself: tables that need it go on, and tables that nobody comes to are removed.
fn start_chores(house: &Arc<House>) {
    tokio::spawn(resume(house.clone()));
    tokio::spawn(retention::run(Arc::downgrade(house)));
}

async fn accept(listener: TcpListener, house: Arc<House>, stop: impl Future<Output = ()>) -> io::Result<()> {
    let router = router(house.clone());
    let graceful = GracefulShutdown::new();
    let seats = Arc::new(Semaphore::new(house.config.connections));
    let mut connections = Builder::new();
    connections.timer(TokioTimer::new()).header_read_timeout(house.config.request_timeout);
    let full = full::Full::default();
    let mut stop = std::pin::pin!(stop);
    loop {
        let accepted = async {
            let permit = seats.clone().acquire_owned().await.expect("it is never closed");
            (listener.accept().await, permit)
        };
        let (accepted, permit) = tokio::select! {
            accepted = accepted => accepted,
            () = &mut stop => break,
        };
        let Ok((stream, peer)) = accepted else {
            tokio::time::sleep(ACCEPT_BACKOFF).await;
            continue;
        };
        let client = Client::at(peer.ip());
        let limited = !house.config.behind_proxy && (house.config.limit_loopback || !client.is_local());
        let most = if limited { house.config.connections_per_client } else { usize::MAX };
        let Some(open) = house.limits.open_connection(client, most) else {
            full.tell(stream, permit);
            continue;
        };
        // Snapshots and answers are small; waiting to fill a packet only delays them.
        let _ = stream.set_nodelay(true);
        let service = router.clone().map_request(move |mut request: hyper::Request<_>| {
            request.extensions_mut().insert(Peer(peer.ip()));
            request
        });
        let service = TowerToHyperService::new(service);
        let connection = graceful.watch(connections.serve_connection(TokioIo::new(stream), service));
        let house = house.clone();
        house.metrics.connections.inc();
        tokio::spawn(async move {
            // A connection that breaks off is the client's affair.
            let _ = connection.await;
            house.metrics.connections.dec();
            drop((permit, open));
        });
    }
    drop(listener);
    house.stopping.send_replace(true);
    tokio::select! {
        () = graceful.shutdown() => tracing::info!("stopped; all requests were finished"),
        () = tokio::time::sleep(house.config.stop_within) => tracing::warn!("stopped; some requests took too long"),
    }
    Ok(())
}
