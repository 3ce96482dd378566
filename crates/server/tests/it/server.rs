//! A server inside the test, on a socket of its own.

use benben_server::{Config, Stop, run};
use benben_store::Sqlite;
use benben_support::{Client, wait_for};
use std::path::Path;
use std::sync::Arc;
use std::thread::JoinHandle;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;

/// A server on a socket of its own, which stops with the test.
pub(crate) struct Server {
    pub(crate) address: String,
    folder: TempDir,
    stop: Option<oneshot::Sender<Stop>>,
    running: Option<JoinHandle<()>>,
}

impl Server {
    pub(crate) fn start(config: Config) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(Sqlite::open(folder.path()).unwrap());
        let runtime = Runtime::new().unwrap();
        let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let (stop, stopped) = oneshot::channel();
        let running = std::thread::spawn(move || {
            let stopped = async { stopped.await.unwrap_or(Stop::Now) };
            runtime.block_on(run(listener, config, store, stopped)).unwrap();
        });
        Server { address, folder, stop: Some(stop), running: Some(running) }
    }

    /// Where it keeps everything.
    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Somebody who talks to it.
    pub(crate) fn client(&self) -> Client {
        Client::new(&self.address)
    }

    /// Asks it to stop. It does so when it has finished what was begun.
    pub(crate) fn ask_to_stop(&mut self) {
        self.ask_to(Stop::Now);
    }

    /// Asks it to leave its work to others, and to stop then.
    pub(crate) fn ask_to_drain(&mut self) {
        self.ask_to(Stop::Drain);
    }

    fn ask_to(&mut self, stop: Stop) {
        let _ = self.stop.take().map(|asked| asked.send(stop));
    }

    /// Waits until it has stopped.
    pub(crate) fn wait_until_stopped(&mut self) {
        if let Some(running) = self.running.take() {
            wait_for("the server to stop", || running.is_finished().then_some(()));
            running.join().unwrap();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.ask_to_stop();
        if !std::thread::panicking() {
            self.wait_until_stopped();
        }
    }
}
