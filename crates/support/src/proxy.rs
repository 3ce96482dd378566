//! What stands between two programs on this machine, and cuts, holds or delays what they say to each other.

use crate::wait::pause;
use std::io::{self, ErrorKind, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::spawn;
use std::time::Duration;

/// How soon a change is noticed.
const NOTICE: Duration = Duration::from_millis(10);

/// What becomes of what is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passage {
    /// It passes.
    Open,
    /// Connections break, and new ones as soon as they are there.
    Cut,
    /// Nothing passes and nothing breaks, as when a cable is pulled out; what was said passes later.
    Held,
    /// Everything takes this much longer each way.
    Slow(Duration),
}

/// A proxy at a port of its own.
#[derive(Debug)]
pub struct Proxy {
    port: u16,
    shared: Arc<Shared>,
}

#[derive(Debug)]
struct Shared {
    passage: Mutex<Option<Passage>>,
    to: SocketAddr,
}

impl Shared {
    /// Nothing once the proxy is gone.
    fn passage(&self) -> Option<Passage> {
        *self.passage.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn set(&self, passage: Option<Passage>) {
        *self.passage.lock().unwrap_or_else(PoisonError::into_inner) = passage;
    }
}

impl Proxy {
    /// Stands before this port of this machine.
    pub fn before(port: u16) -> io::Result<Self> {
        let listener = TcpListener::bind(("127.0.0.1", 0))?;
        listener.set_nonblocking(true)?;
        let to = SocketAddr::from(([127, 0, 0, 1], port));
        let shared = Arc::new(Shared { passage: Mutex::new(Some(Passage::Open)), to });
        let proxy = Proxy { port: listener.local_addr()?.port(), shared: shared.clone() };
        spawn(move || accept(&listener, &shared));
        Ok(proxy)
    }

    /// Where it is on this machine.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// From now on this becomes of what is said, on connections that are there, too.
    pub fn set(&self, passage: Passage) {
        self.shared.set(Some(passage));
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.shared.set(None);
    }
}

fn accept(listener: &TcpListener, shared: &Arc<Shared>) {
    while shared.passage().is_some() {
        match listener.accept() {
            Ok((near, _)) => connect(near, shared),
            Err(_) => pause(NOTICE),
        }
    }
}

/// Whoever cannot be connected finds the connection closed.
fn connect(near: TcpStream, shared: &Arc<Shared>) {
    let shared = shared.clone();
    spawn(move || -> io::Result<()> {
        near.set_nonblocking(false)?;
        hold(&shared)?;
        let far = TcpStream::connect(shared.to)?;
        for (from, to) in [(near.try_clone()?, far.try_clone()?), (far, near)] {
            from.set_nodelay(true)?;
            from.set_read_timeout(Some(NOTICE))?;
            let shared = shared.clone();
            spawn(move || {
                let passed = pass(&from, &to, &shared);
                // However it ended, both sides learn of it.
                let _ = from.shutdown(Shutdown::Both);
                let _ = to.shutdown(Shutdown::Both);
                passed
            });
        }
        Ok(())
    });
}

/// Waits while nothing may pass; fails if nothing ever will.
fn hold(shared: &Shared) -> io::Result<()> {
    loop {
        match shared.passage() {
            Some(Passage::Open | Passage::Slow(_)) => return Ok(()),
            Some(Passage::Held) => pause(NOTICE),
            Some(Passage::Cut) | None => return Err(ErrorKind::ConnectionReset.into()),
        }
    }
}

fn pass(mut from: &TcpStream, mut to: &TcpStream, shared: &Shared) -> io::Result<()> {
    let mut bytes = vec![0; 1 << 16];
    loop {
        let count = match from.read(&mut bytes) {
            Ok(0) => return Ok(()),
            Ok(count) => count,
            Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => 0,
            Err(error) => return Err(error),
        };
        hold(shared)?;
        if let (Some(Passage::Slow(time)), 1..) = (shared.passage(), count) {
            pause(time);
        }
        to.write_all(&bytes[..count])?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wait_for;
    use std::time::Instant;

    /// Says back what it hears.
    fn echo() -> u16 {
        let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
        let port = listener.local_addr().unwrap().port();
        spawn(move || {
            for mut stream in listener.incoming().map_while(Result::ok) {
                spawn(move || io::copy(&mut stream.try_clone().unwrap(), &mut stream));
            }
        });
        port
    }

    fn call(proxy: &Proxy) -> TcpStream {
        let stream = TcpStream::connect(("127.0.0.1", proxy.port())).unwrap();
        stream.set_read_timeout(Some(Duration::from_millis(100))).unwrap();
        stream
    }

    fn say(mut stream: &TcpStream) -> io::Result<()> {
        stream.write_all(b"hello")
    }

    fn hears(mut stream: &TcpStream) -> Option<()> {
        let mut heard = [0; 5];
        stream.read_exact(&mut heard).ok().filter(|()| heard == *b"hello")
    }

    #[test]
    fn what_is_said_passes_and_is_held_back() {
        let proxy = Proxy::before(echo()).unwrap();
        let stream = call(&proxy);
        say(&stream).unwrap();
        wait_for("the echo", || hears(&stream));
        proxy.set(Passage::Held);
        say(&stream).unwrap();
        assert_eq!(hears(&stream), None);
        proxy.set(Passage::Open);
        wait_for("what was held back", || hears(&stream));
        proxy.set(Passage::Slow(Duration::from_millis(150)));
        let begun = Instant::now();
        say(&stream).unwrap();
        wait_for("the slow echo", || hears(&stream));
        assert!(begun.elapsed() >= Duration::from_millis(300), "{:?}", begun.elapsed());
    }

    #[test]
    fn a_cut_breaks_what_is_there_and_what_comes() {
        let proxy = Proxy::before(echo()).unwrap();
        let stream = call(&proxy);
        say(&stream).unwrap();
        wait_for("the echo", || hears(&stream));
        proxy.set(Passage::Cut);
        let mut rest = Vec::new();
        let broken = |mut stream: &TcpStream, rest: &mut Vec<u8>| match stream.read_to_end(rest) {
            Ok(_) => Some(()),
            Err(error) => (error.kind() == ErrorKind::ConnectionReset).then_some(()),
        };
        wait_for("the end of the connection", || broken(&stream, &mut rest));
        let stream = call(&proxy);
        wait_for("the end of a new connection", || broken(&stream, &mut rest));
        assert!(rest.is_empty());
        proxy.set(Passage::Open);
        let stream = call(&proxy);
        say(&stream).unwrap();
        wait_for("the echo after a cut", || hears(&stream));
    }
}
