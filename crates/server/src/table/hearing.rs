//! What reaches somebody who watches: everything but what those say whom they block.
//!
//! Whether they do is looked up with every line, so a block counts from the next line on, in streams that are open already.

use super::watch::Frame;
use crate::house::House;
use benben_store::TokenHash;
use std::sync::Arc;
use tokio::sync::{broadcast, watch};

/// Somebody watches.
pub(crate) struct Watching {
    house: Arc<House>,
    /// What they are known by, if they are.
    listens: Option<TokenHash>,
    channel: Channel,
    /// What came, while it is looked up whether they want to hear it.
    held: Option<Frame>,
}

impl Watching {
    pub(super) fn new(house: &Arc<House>, listens: Option<TokenHash>, channel: Channel) -> Self {
        Watching { house: house.clone(), listens, channel, held: None }
    }

    /// Does whoever watches have a seat?
    pub(crate) fn is_seated(&self) -> bool {
        self.channel.is_seated()
    }

    /// Waits for what is to be sent next; nothing comes after the end. Nothing is lost by not waiting to the end.
    pub(crate) async fn next(&mut self) -> Option<Frame> {
        loop {
            let frame = match &self.held {
                Some(frame) => frame.clone(),
                None => self.channel.next().await?,
            };
            let (Some(listens), Some(speaker)) = (self.listens, frame.speaker()) else { return Some(frame) };
            self.held = Some(frame.clone());
            // What cannot be looked up is not told: it can still be read later.
            let blocks = self.house.store.blocks(listens, vec![speaker]).await;
            self.held = None;
            if blocks == Ok(false) {
                return Some(frame);
            }
        }
    }
}

/// What somebody watches.
pub(super) enum Channel {
    /// A program: the newest snapshot is all it needs.
    Newest {
        /// The snapshots.
        frames: watch::Receiver<Frame>,
        /// What is said, where it wants to hear that.
        talk: Option<broadcast::Receiver<Frame>>,
        /// Is it from a seat?
        seated: bool,
    },
    /// A page: people want to see one step after the other. Whoever is so slow that too many wait misses the oldest.
    Each {
        /// What is to be seen now, until it was sent.
        first: Option<Frame>,
        /// What comes after it.
        frames: broadcast::Receiver<Frame>,
        /// Is it from a seat?
        seated: bool,
    },
}

impl Channel {
    /// Does whoever watches have a seat?
    pub(super) fn is_seated(&self) -> bool {
        match self {
            Channel::Newest { seated, .. } | Channel::Each { seated, .. } => *seated,
        }
    }

    /// Waits for what is to be sent next; nothing comes after the end.
    pub(super) async fn next(&mut self) -> Option<Frame> {
        match self {
            Channel::Newest { frames, talk: None, .. } => {
                frames.changed().await.ok()?;
                Some(frames.borrow_and_update().clone())
            }
            Channel::Newest { frames, talk: Some(talk), .. } => loop {
                tokio::select! {
                    biased;
                    changed = frames.changed() => {
                        changed.ok()?;
                        return Some(frames.borrow_and_update().clone());
                    }
                    said = talk.recv() => match said {
                        Ok(frame) => return Some(frame),
                        Err(broadcast::error::RecvError::Lagged(_)) => {}
                        Err(broadcast::error::RecvError::Closed) => return None,
                    },
                }
            },
            Channel::Each { first, frames, .. } => {
                if let Some(first) = first.take() {
                    return Some(first);
                }
                loop {
                    match frames.recv().await {
                        Ok(frame) => return Some(frame),
                        Err(broadcast::error::RecvError::Lagged(_)) => {}
                        Err(broadcast::error::RecvError::Closed) => return None,
                    }
                }
            }
        }
    }
}
