//! Whether requests had better come here: the store answers, and the server isn't stopping.

use crate::house::House;
use crate::problem::Problem;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::time::{Instant, timeout};

/// So long an answer of the store holds: however many ask, the store is asked no more often.
const HOLDS: Duration = Duration::from_secs(1);
/// A store that takes longer isn't ready for people, either.
const STORE_TIMEOUT: Duration = Duration::from_secs(2);
/// Whoever asked so lately asks again, and acts on the answer: a proxy, or what runs many servers.
const WATCHED: Duration = Duration::from_secs(60);

/// What was found out about it lately.
pub(crate) struct Readiness {
    holds: Duration,
    /// What the store said last, and when. Whoever comes while it is being asked waits for the same answer.
    store: tokio::sync::Mutex<Option<(Instant, Result<(), Problem>)>>,
    /// When somebody asked last.
    asked: Mutex<Option<Instant>>,
}

impl Default for Readiness {
    fn default() -> Self {
        Readiness { holds: HOLDS, store: tokio::sync::Mutex::default(), asked: Mutex::default() }
    }
}

impl Readiness {
    /// Nothing, if requests had better come here; otherwise why not.
    pub(crate) async fn ask(&self, house: &House) -> Result<(), Problem> {
        *self.asked.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
        if *house.stopping.borrow() {
            return Err(Problem::Stopping);
        }
        let mut last = self.store.lock().await;
        if let Some((at, said)) = &*last
            && at.elapsed() < self.holds
        {
            return said.clone();
        }
        let said = match timeout(STORE_TIMEOUT, house.store.check()).await {
            Ok(checked) => checked.map_err(|error| Problem::of_store(&error)),
            Err(_too_late) => Err(Problem::Store),
        };
        *last = Some((Instant::now(), said.clone()));
        said
    }

    /// Does anybody act on what is answered here?
    pub(crate) fn is_watched(&self) -> bool {
        let asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        asked.is_some_and(|at| at.elapsed() < WATCHED)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;
    use benben_store::Sqlite;
    use std::sync::Arc;

    #[tokio::test]
    async fn the_store_is_asked_once_for_all_who_come_while_its_answer_holds() {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(Sqlite::open(folder.path()).unwrap());
        let house = House::new(Config::default(), store);
        let lasting = Readiness { holds: Duration::from_secs(3600), ..Readiness::default() };
        let fleeting = Readiness { holds: Duration::ZERO, ..Readiness::default() };
        assert!(!lasting.is_watched());
        assert!(lasting.ask(&house).await.is_ok() && fleeting.ask(&house).await.is_ok());
        assert!(lasting.is_watched());
        std::fs::rename(folder.path().join("benben.sqlite"), folder.path().join("away")).unwrap();
        assert!(lasting.ask(&house).await.is_ok(), "it was asked again");
        assert!(matches!(fleeting.ask(&house).await, Err(Problem::Exchanged)));
        house.stopping.send_replace(true);
        assert!(matches!(lasting.ask(&house).await, Err(Problem::Stopping)));
    }
}
