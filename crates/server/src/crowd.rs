//! How many look at tables now: from a seat, and without one.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Those who look at tables now.
#[derive(Debug, Default)]
pub(crate) struct Crowd {
    playing: Arc<AtomicUsize>,
    watching: Arc<AtomicUsize>,
}

/// Somebody looks, as long as this lives.
#[derive(Debug)]
pub(crate) struct Looking(Arc<AtomicUsize>);

impl Crowd {
    /// One more who looks: from a seat, or without one.
    pub(crate) fn join(&self, seated: bool) -> Looking {
        let count = if seated { &self.playing } else { &self.watching };
        count.fetch_add(1, Ordering::Relaxed);
        Looking(count.clone())
    }

    /// How many play, and how many watch.
    pub(crate) fn count(&self) -> (usize, usize) {
        (self.playing.load(Ordering::Relaxed), self.watching.load(Ordering::Relaxed))
    }
}

impl Drop for Looking {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_goes_is_not_counted() {
        let crowd = Crowd::default();
        let (ada, bo) = (crowd.join(true), crowd.join(false));
        assert_eq!(crowd.count(), (1, 1));
        drop(ada);
        assert_eq!(crowd.count(), (0, 1));
        drop(bo);
        assert_eq!(crowd.count(), (0, 0));
    }
}
