//! Reviews of finished games: made once, decision by decision on the bots' threads, and kept with the table.
//!
//! Whoever asks first has it made; whoever asks meanwhile is told how far it is. Tables at which people play come first, and no more
//! than half of the threads ever work on reviews.

use crate::erased::{ReviewInProgress, begin_review};
use crate::house::House;
use crate::problem::{Limited, Missing, Problem};
use crate::workers::Party;
use benben_bots::{Kept, NotReviewed, Report, SeatReport};
use benben_core::{Record, Seats};
use benben_store::{SeatFigures, TableId};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use std::collections::HashMap;
use std::io::{Read, Write};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// So many are made at the same time, for one client and in all.
const MOST_EACH: usize = 4;
const MOST: usize = 64;
/// One that failed is tried again after this time.
const BACKOFF: Duration = Duration::from_secs(60);
/// Whoever has too many in the making is asked to come back after so many seconds.
const SECONDS: u64 = 5;
/// A review is smaller than this, so that what is stored cannot fill the memory.
const LONGEST: u64 = 64 << 20;

/// Who makes them: another release may judge otherwise.
fn maker() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}

/// A finished game, as a review needs it.
pub(crate) struct Finished {
    pub(crate) record: Record,
    /// Who gave up, where that ended the game.
    pub(crate) resigned: Seats,
}

/// A review, or how far it is.
pub(crate) enum Reviewed {
    Made(Box<Report<Kept>>),
    Making(Progress),
}

/// So many decisions of so many are judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Progress {
    pub(crate) done: usize,
    pub(crate) total: usize,
}

/// The reviews that are being made.
#[derive(Debug, Default)]
pub(crate) struct Reviews(Mutex<HashMap<TableId, Stage>>);

#[derive(Debug)]
enum Stage {
    Making { party: Party, done: Arc<AtomicUsize>, total: usize },
    Failed(Instant),
}

impl Reviews {
    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Stage>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How far it is, if it is being made.
    fn progress(&self, table: &TableId) -> Option<Result<Progress, Problem>> {
        let mut stages = self.lock();
        stages.retain(|_, stage| !matches!(stage, Stage::Failed(at) if at.elapsed() > BACKOFF));
        Some(match stages.get(table)? {
            Stage::Making { done, total, .. } => {
                Ok(Progress { done: done.load(Ordering::Relaxed), total: *total })
            }
            Stage::Failed(_) => Err(Problem::Fault),
        })
    }

    /// One more, unless somebody else began it in this moment or there are too many.
    fn begin(
        &self,
        table: &TableId,
        party: Party,
        total: usize,
    ) -> Result<Option<Arc<AtomicUsize>>, Problem> {
        let mut stages = self.lock();
        if stages.contains_key(table) {
            return Ok(None);
        }
        let of = |stage: &&Stage| matches!(stage, Stage::Making { party: other, .. } if *other == party);
        if stages.values().filter(of).count() >= MOST_EACH {
            return Err(Problem::TooMany { what: Limited::Work, seconds: SECONDS });
        }
        if stages.len() >= MOST {
            return Err(Problem::Crowded);
        }
        let done = Arc::new(AtomicUsize::new(0));
        stages.insert(table.clone(), Stage::Making { party, done: done.clone(), total });
        Ok(Some(done))
    }

    fn end(&self, table: &TableId, made: bool) {
        let mut stages = self.lock();
        match made {
            true => drop(stages.remove(table)),
            false => drop(stages.insert(table.clone(), Stage::Failed(Instant::now()))),
        }
    }
}

/// The review of a table's game, if it is made or being made.
pub(crate) async fn find(house: &House, table: &TableId) -> Result<Option<Reviewed>, Problem> {
    // First what is in the making: once it is not any more, it is in the store.
    let making = house.reviews.progress(table);
    if let Some(progress) = making {
        return progress.map(|progress| Some(Reviewed::Making(progress)));
    }
    let kept = house.store.review(table.clone(), maker()).await.map_err(|error| Problem::store(&error))?;
    // One that cannot be read is made again.
    Ok(kept.and_then(|bytes| unpacked(&bytes)).map(|report| Reviewed::Made(Box::new(report))))
}

/// Begins to make it.
pub(crate) fn begin(
    house: &Arc<House>,
    table: &TableId,
    party: Party,
    game: &Finished,
) -> Result<Progress, Problem> {
    let begun = begin_review(&game.record, game.resigned, house.config.reviewer).ok_or(Missing::Game)?;
    let reviewing = begun.map_err(|why| match why {
        // Tables know who resigned, and whether that ended the game.
        NotReviewed::NotOver | NotReviewed::NobodyResigned => Problem::NotOver,
        NotReviewed::NoSeat(_) => Problem::NotFound(Missing::Seat),
        NotReviewed::Record(error) => Problem::BrokenRecord(Box::new(error)),
    })?;
    let total = reviewing.total();
    if let Some(done) = house.reviews.begin(table, party, total)? {
        tokio::spawn(make(house.clone(), table.clone(), party, reviewing, done));
    }
    Ok(Progress { done: 0, total })
}

/// Makes a review, one decision after the other: between two of them all others have their turn.
async fn make(
    house: Arc<House>,
    table: TableId,
    party: Party,
    mut reviewing: Box<dyn ReviewInProgress>,
    done: Arc<AtomicUsize>,
) {
    loop {
        let judged = house.thinkers.judge(party, move || {
            let more = reviewing.step();
            (reviewing, more)
        });
        match judged.await {
            Ok((back, true)) => reviewing = back,
            Ok((back, false)) => {
                let report = back.finish();
                let (review, figures) = (packed(&report), figures(&report));
                let saved = house.store.save_review(table.clone(), maker(), review, figures).await;
                if let Err(error) = &saved {
                    tracing::error!(%error, "a review can't be stored");
                }
                return house.reviews.end(&table, saved.is_ok());
            }
            Err(_) => {
                tracing::error!("a review panicked");
                return house.reviews.end(&table, false);
            }
        }
        done.store(reviewing.done(), Ordering::Relaxed);
        if *house.stopping.borrow() {
            return;
        }
    }
}

/// What it says about each seat, to be added up.
fn figures(report: &Report<Kept>) -> Vec<SeatFigures> {
    let of = |seat: &SeatReport<Kept>| SeatFigures {
        seat: seat.seat,
        decisions: seat.moves.len() as u32,
        loss: seat.moves.iter().map(|moved| moved.loss).sum(),
    };
    report.seats.iter().map(of).collect()
}

fn packed(report: &Report<Kept>) -> Vec<u8> {
    let json = serde_json::to_vec(report).expect("a report is plain data");
    let mut pack = GzEncoder::new(Vec::new(), Compression::default());
    pack.write_all(&json).and_then(|()| pack.finish()).expect("memory can be written")
}

fn unpacked(bytes: &[u8]) -> Option<Report<Kept>> {
    let mut json = Vec::new();
    GzDecoder::new(bytes).take(LONGEST).read_to_end(&mut json).ok()?;
    serde_json::from_slice(&json).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(number: u128) -> TableId {
        TableId::from_bits(number)
    }

    #[test]
    fn each_is_made_once_and_nobody_has_all_of_them_made() {
        let reviews = Reviews::default();
        let begin = |number, party| reviews.begin(&table(number), party, 9).map(|begun| begun.is_some());
        assert!(reviews.progress(&table(0)).is_none());
        for number in 0..MOST_EACH as u128 {
            assert!(begin(number, Party::ADA).unwrap());
        }
        assert!(!begin(0, Party::BO).unwrap(), "it is being made");
        assert!(matches!(begin(99, Party::ADA), Err(Problem::TooMany { .. })));
        assert!(begin(99, Party::BO).unwrap());
        assert_eq!(reviews.progress(&table(0)).unwrap().unwrap(), Progress { done: 0, total: 9 });
        reviews.end(&table(0), true);
        assert!(reviews.progress(&table(0)).is_none());
        reviews.end(&table(1), false);
        assert!(matches!(reviews.progress(&table(1)), Some(Err(Problem::Fault))));
    }

    #[test]
    fn a_report_is_unpacked_as_it_was_packed() {
        let report = Report { game: "game".to_owned(), level: "scribe".to_owned(), seats: Vec::new() };
        assert_eq!(unpacked(&packed(&report)), Some(report));
        assert_eq!(unpacked(b"nonsense"), None);
    }
}
