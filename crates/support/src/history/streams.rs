//! Every stream shows moments of the log as its seat sees it, one after the other.

use super::{Flaw, Watched};
use std::time::Duration;

/// How far the log had certainly come whenever a stream showed something: after so many entries.
pub type Track = Vec<(Duration, usize)>;

/// Follows a stream along what its seat sees of the log: a fingerprint before the first entry, and one after each. Where
/// several moments look alike, it is the earliest possible one.
pub fn track(watched: &Watched, moments: &[u64]) -> Result<Track, Flaw> {
    let mut at = 0;
    let follow = |(snapshot, &(time, shown)): (usize, &(Duration, u64))| match moments[at..]
        .iter()
        .position(|moment| *moment == shown)
    {
        Some(further) => {
            at += further;
            Ok((time, at))
        }
        None if moments.contains(&shown) => {
            Err(Flaw::Backwards { stream: watched.stream.clone(), snapshot: snapshot + 1 })
        }
        None => Err(Flaw::NeverSo { stream: watched.stream.clone(), snapshot: snapshot + 1 }),
    };
    watched.shown.iter().enumerate().map(follow).collect()
}
