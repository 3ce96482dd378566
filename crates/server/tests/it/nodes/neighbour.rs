//! A node of another release, as it speaks on the bus: written down by hand, so that what goes over the wire is pinned here.

use super::Nodes;
use benben_bus::{Bus, Incoming, NodeId};
use serde_json::json;
use std::collections::BTreeMap;
use std::thread::JoinHandle;
use std::time::Duration;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;

/// Somebody on the bus who is as well as they say, and serves one file.
pub(super) struct Neighbour {
    stop: Option<oneshot::Sender<()>>,
    running: Option<JoinHandle<()>>,
}

impl Neighbour {
    /// Joins these nodes, with a file that none of them has.
    pub(super) fn join(nodes: &Nodes, file: &'static str, content: &'static str) -> Self {
        let (wire, secret) = (nodes.bus.wire(), nodes.store.key().seal("bus", b"1"));
        let (stop, mut stopped) = oneshot::channel();
        let running = std::thread::spawn(move || {
            Runtime::new().unwrap().block_on(async {
                let (bus, mut incoming) = Bus::join(wire, &secret).await.unwrap();
                let mut heard = BTreeMap::new();
                let mut beats = tokio::time::interval(Duration::from_millis(200));
                loop {
                    tokio::select! {
                        _ = &mut stopped => return,
                        _ = beats.tick() => bus.tell_all(beat(&heard).as_bytes()),
                        came = incoming.recv() => match came {
                            None => return,
                            Some(Incoming::Own { .. }) => {}
                            Some(Incoming::Told { from, clock, .. }) => drop(heard.insert(from, clock)),
                            Some(Incoming::Asked { request, reply }) => {
                                let path = texts(&request).nth(1).unwrap_or_default();
                                let answer = if path.ends_with(file) { found(content) } else { not_found() };
                                let _ = reply.finish(answer.into()).await;
                            }
                        },
                    }
                }
            });
        });
        Neighbour { stop: Some(stop), running: Some(running) }
    }
}

impl Drop for Neighbour {
    fn drop(&mut self) {
        let _ = self.stop.take().map(|stop| stop.send(()));
        if let Some(running) = self.running.take().filter(|_| !std::thread::panicking()) {
            running.join().unwrap();
        }
    }
}

/// A beat without what this release doesn't know yet, and with something that others don't know. They are no home for anything.
fn beat(heard: &BTreeMap<NodeId, u64>) -> String {
    let heard: BTreeMap<String, u64> = heard.iter().map(|(node, clock)| (node.to_string(), *clock)).collect();
    json!({ "word": "beat", "release": "0.0.9", "well": false, "mood": { "today": "fine" }, "heard": heard })
        .to_string()
}

/// The texts that a request begins with: its method, its path, where it came from.
fn texts(request: &[u8]) -> impl Iterator<Item = &str> {
    let mut rest = request;
    std::iter::from_fn(move || {
        let (length, after) = rest.split_first_chunk::<4>()?;
        let (text, after) = after.split_at_checked(u32::from_be_bytes(*length) as usize)?;
        rest = after;
        std::str::from_utf8(text).ok()
    })
}

fn found(content: &str) -> Vec<u8> {
    let headers = [("content-type", "text/css"), ("cache-control", "public, max-age=31536000, immutable")];
    let mut out = 200_u16.to_be_bytes().to_vec();
    out.extend((headers.len() as u32).to_be_bytes());
    for text in headers.into_iter().flat_map(|(name, value)| [name, value]) {
        out.extend((text.len() as u32).to_be_bytes());
        out.extend(text.as_bytes());
    }
    out.extend(content.as_bytes());
    out
}

fn not_found() -> Vec<u8> {
    let mut out = 404_u16.to_be_bytes().to_vec();
    out.extend(0_u32.to_be_bytes());
    out
}
