//! A beat: what a node says of itself every second.

use benben_bus::NodeId;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What a node says of itself. What a release doesn't say yet is as if it were nothing: so that nodes go on hearing each other while
/// they are upgraded one after the other.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Beat {
    /// Its release.
    pub(super) release: String,
    /// Does its store answer?
    pub(super) well: bool,
    /// Do others take over from it?
    pub(super) draining: bool,
    /// It is about to be gone.
    pub(super) leaves: bool,
    /// How many play and watch there.
    pub(super) playing: usize,
    pub(super) watching: usize,
    /// Whom it hears, and what their clocks said last: so they know that they are heard, and how fast.
    pub(super) heard: BTreeMap<String, u64>,
}

impl Beat {
    /// What a node's clock said when it was last heard there.
    pub(super) fn heard_of(&self, node: NodeId) -> Option<u64> {
        self.heard.get(&node.to_string()).copied()
    }
}
