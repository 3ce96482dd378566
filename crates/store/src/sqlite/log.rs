//! Does the log hold everything that was committed?
//!
//! SQLite reads a log up to the first frame that is damaged, takes that for its end and says nothing: whatever was
//! acknowledged after it would be gone. But the index beside the log (`-shm`) still says how long the log was when the last
//! process ended, however it ended: it is memory shared through a file, written after every commit, and SQLite makes it anew
//! as soon as it opens the database. So it is read before that, and costs nothing while the store is in use.
//!
//! Both files are as <https://sqlite.org/walformat.html> describes them. An index that is missing, torn or of another
//! version says nothing.

use super::guard::beside;
use crate::StoreError;
use std::fs::{self, File};
use std::io::{self, BufReader, Read};
use std::path::Path;

/// The version of both formats.
const VERSION: u32 = 3_007_000;
/// The length of the log's header, and of each frame's.
const HEADER: usize = 32;
const FRAME: usize = 24;
/// The length of the index's header, of which there are two, and where it is told how much is in the database already.
const INDEX: usize = 48;
const BACKFILLED: usize = 2 * INDEX;
/// Whoever looks while somebody writes may have to look again, but not for ever.
const LOOKS: usize = 5;

/// Who looks: it matters for how the index is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Looking {
    /// Nobody else has the database open.
    Alone,
    /// Somebody may have it open, even in this process. Closing the index would take SQLite's locks away, which belong to
    /// the process and not to whoever opened the file; so it stays open.
    Beside,
}

/// What the index says was committed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Committed {
    page: usize,
    frames: u32,
    /// The running checksum of the last of them.
    checksum: [u32; 2],
    salts: [u8; 8],
    /// So many of them are in the database, too.
    backfilled: u32,
}

/// Refuses a log that has lost something that was committed. Changes nothing.
pub(super) fn check(file: &Path, looking: Looking) -> Result<(), StoreError> {
    let (log, index) = (beside(file, "-wal"), beside(file, "-shm"));
    let mut noted = committed(&index, looking);
    for _ in 0..LOOKS {
        let Some(committed) = noted.filter(|committed| committed.frames > 0) else { return Ok(()) };
        let is_there = fs::metadata(&log).is_ok_and(|found| found.len() > 0);
        // Without a log the database is what counts; with half a log, SQLite would take old pages for new ones.
        if !is_there && committed.backfilled == committed.frames {
            return Ok(());
        }
        let whole = if is_there { committed.whole_frames(&log).unwrap_or(0) } else { 0 };
        if whole == committed.frames {
            return Ok(());
        }
        noted = self::committed(&index, looking);
        // Unless somebody has begun the log anew in this moment.
        if noted == Some(committed) {
            return Err(StoreError::CutLog { log, index, whole, committed: committed.frames });
        }
    }
    Ok(())
}

fn committed(index: &Path, looking: Looking) -> Option<Committed> {
    let mut file = File::open(index).ok()?;
    let mut bytes = [0; BACKFILLED + 4];
    let read = file.read_exact(&mut bytes);
    if looking == Looking::Beside {
        std::mem::forget(file);
    }
    read.ok()?;
    let backfilled = word(&bytes[BACKFILLED..], u32::from_ne_bytes);
    // Whoever writes both begins with the second.
    bytes[..BACKFILLED].chunks(INDEX).find_map(|header| Committed::read(header, backfilled))
}

impl Committed {
    /// What a header of the index says, unless it was only half written.
    fn read(header: &[u8], backfilled: u32) -> Option<Self> {
        let number = |at: usize| word(&header[at..], u32::from_ne_bytes);
        let checked = sum([0, 0], &header[..40], u32::from_ne_bytes) == [number(40), number(44)];
        // The last of the sizes does not fit into its two bytes.
        let page = match u16::from_ne_bytes([header[14], header[15]]) {
            1 => 65_536,
            size => usize::from(size),
        };
        (checked && number(0) == VERSION && page >= 512).then(|| Committed {
            page,
            frames: number(16),
            checksum: [number(24), number(28)],
            salts: *header[32..].first_chunk().expect("a header has 48 bytes"),
            backfilled,
        })
    }

    /// How many of the frames can be read: all, if the last one is the one that was committed.
    fn whole_frames(&self, log: &Path) -> io::Result<u32> {
        let mut log = BufReader::with_capacity(1 << 16, File::open(log)?);
        let mut header = [0; HEADER];
        log.read_exact(&mut header)?;
        let number = |at: usize| word(&header[at..], u32::from_be_bytes);
        let order = if number(0) & 1 == 1 { u32::from_be_bytes } else { u32::from_le_bytes };
        let mut running = sum([0, 0], &header[..24], order);
        if header[16..24] != self.salts || running != [number(24), number(28)] {
            return Ok(0);
        }
        let mut frame = vec![0; FRAME + self.page];
        for whole in 0..self.frames {
            if log.read_exact(&mut frame).is_err() {
                return Ok(whole);
            }
            running = sum(sum(running, &frame[..8], order), &frame[FRAME..], order);
            let told = [16, 20].map(|at| word(&frame[at..], u32::from_be_bytes));
            if frame[8..16] != self.salts || running != told {
                return Ok(whole);
            }
        }
        Ok(if running == self.checksum { self.frames } else { self.frames - 1 })
    }
}

type Order = fn([u8; 4]) -> u32;

fn word(bytes: &[u8], order: Order) -> u32 {
    order(*bytes.first_chunk().expect("there are four bytes"))
}

/// The running checksum of a log, continued.
fn sum([mut first, mut second]: [u32; 2], bytes: &[u8], order: Order) -> [u32; 2] {
    for pair in bytes.chunks_exact(8) {
        first = first.wrapping_add(word(pair, order)).wrapping_add(second);
        second = second.wrapping_add(word(&pair[4..], order)).wrapping_add(first);
    }
    [first, second]
}

#[cfg(test)]
mod tests {
    use super::*;
    use rusqlite::Connection;
    use std::path::PathBuf;
    use tempfile::TempDir;

    /// A database that is open, with a log.
    struct Open {
        folder: TempDir,
        db: Connection,
    }

    impl Open {
        fn new() -> Self {
            let folder = tempfile::tempdir().unwrap();
            let db = Connection::open(folder.path().join("db")).unwrap();
            db.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(())).unwrap();
            db.execute_batch("CREATE TABLE t (text)").unwrap();
            Open { folder, db }
        }

        fn write(&self, times: usize) -> &Self {
            for _ in 0..times {
                self.db.execute("INSERT INTO t VALUES (zeroblob(3000))", ()).unwrap();
            }
            self
        }

        fn empty(&self, how: &str) -> &Self {
            self.db.query_row(&format!("PRAGMA wal_checkpoint({how})"), (), |_| Ok(())).unwrap();
            self
        }

        /// The files as a crash leaves them.
        fn crashed(&self) -> (TempDir, PathBuf) {
            let copy = tempfile::tempdir().unwrap();
            for name in ["db", "db-wal", "db-shm"] {
                fs::copy(self.folder.path().join(name), copy.path().join(name)).unwrap();
            }
            let file = copy.path().join("db");
            (copy, file)
        }
    }

    fn change(file: &Path, change: impl FnOnce(&mut Vec<u8>)) {
        let mut bytes = fs::read(file).unwrap();
        change(&mut bytes);
        fs::write(file, bytes).unwrap();
    }

    fn is_cut(file: &Path) -> bool {
        let cut = check(file, Looking::Alone);
        assert_eq!(check(file, Looking::Beside), cut);
        match cut {
            Ok(()) => false,
            Err(StoreError::CutLog { whole, committed, .. }) => whole < committed,
            Err(error) => panic!("{error}"),
        }
    }

    #[test]
    fn a_log_as_it_was_left_is_whole_however_often_it_began_anew() {
        let open = Open::new();
        let ways = ["PASSIVE", "RESTART", "TRUNCATE", "FULL"];
        for (round, how) in ways.into_iter().cycle().take(12).enumerate() {
            assert!(!is_cut(&open.write(20 - round).crashed().1), "round {round}");
            assert!(!is_cut(&open.empty(how).crashed().1), "after {how}");
            assert!(!is_cut(&open.write(3).crashed().1), "behind it are frames of the last time");
        }
    }

    #[test]
    fn f08_a_flipped_bit_anywhere_in_the_log_is_noticed() {
        let (_folder, file) = Open::new().write(5).crashed();
        let log = beside(&file, "-wal");
        let whole = fs::read(&log).unwrap();
        // Nothing is read of the header but its checksum, the salts and the order of bytes: all else is in the checksum.
        for place in (0..whole.len()).step_by(97).chain(16..HEADER + FRAME) {
            change(&log, |bytes| bytes[place] ^= 1 << (place % 8));
            assert!(is_cut(&file), "byte {place}");
            fs::write(&log, &whole).unwrap();
        }
        assert!(!is_cut(&file));
    }

    #[test]
    fn f08_a_log_that_is_shorter_or_gone_is_noticed_and_what_was_never_committed_is_not_missed() {
        let open = Open::new();
        let (_folder, file) = open.write(5).crashed();
        let log = beside(&file, "-wal");
        change(&log, |bytes| bytes.extend([7; 5000]));
        assert!(!is_cut(&file), "a commit that was never finished");
        change(&log, |bytes| bytes.truncate(bytes.len() - 5001));
        assert!(is_cut(&file));
        fs::remove_file(&log).unwrap();
        assert!(is_cut(&file));
        let (_folder, file) = open.empty("PASSIVE").crashed();
        fs::remove_file(beside(&file, "-wal")).unwrap();
        assert!(!is_cut(&file), "everything is in the database");
    }

    #[test]
    fn an_index_that_says_nothing_is_no_reason_to_refuse() {
        let (_folder, file) = Open::new().write(5).crashed();
        change(&beside(&file, "-wal"), |bytes| bytes.truncate(1000));
        let index = beside(&file, "-shm");
        // Torn in the middle, one half is enough.
        change(&index, |bytes| bytes[20] ^= 1);
        assert!(is_cut(&file));
        change(&index, |bytes| bytes[INDEX + 20] ^= 1);
        assert!(!is_cut(&file));
        change(&index, |bytes| bytes.truncate(3));
        assert!(!is_cut(&file));
        fs::remove_file(&index).unwrap();
        assert!(!is_cut(&file));
    }
}
