//! Reading every table back in the end, from every address, to see whether what was acknowledged is there.

use super::address::Address;
use super::connection::{Ask, Connection};
use super::noted::{Difference, Noted};
use super::stream::seen;
use super::trouble::Trouble;
use super::{Plan, table::SEATS};
use benben_core::Record;
use futures_util::future::{join_all, try_join_all};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;
use tokio::time::{Instant, sleep, timeout};

/// Connections that read at the same time from one address.
const READERS: usize = 4;
/// A server that had a failure gets this long to be back.
const RETRY_FOR: Duration = Duration::from_secs(10);
/// Between two attempts.
const REST: Duration = Duration::from_millis(200);

/// The tables that were compared, and how they differ.
#[derive(Debug, Default)]
pub(super) struct Compared {
    pub(super) tables: u64,
    pub(super) difference: Difference,
    /// Why something could not be read.
    pub(super) troubles: Vec<Trouble>,
}

/// What is shared by those who read from one address.
struct Reading<'a> {
    address: &'a Address,
    noted: &'a [Rc<RefCell<Noted>>],
    next: Cell<usize>,
    differences: &'a RefCell<Vec<Difference>>,
}

/// Reads all tables back.
pub(super) async fn read_back(plan: &Plan, noted: &[Rc<RefCell<Noted>>]) -> Compared {
    let differences = RefCell::new(vec![Difference::default(); noted.len()]);
    let differences_of = &differences;
    let read = plan.addresses.iter().map(|address| async move {
        let reading = Reading { address, noted, next: Cell::new(0), differences: differences_of };
        try_join_all((0..READERS.min(noted.len())).map(|_| reading.read_some())).await
    });
    let read = join_all(read).await;
    let difference = differences.into_inner().into_iter().fold(Difference::default(), Difference::and);
    let troubles = read.into_iter().filter_map(Result::err).collect();
    Compared { tables: noted.len() as u64, difference, troubles }
}

impl Reading<'_> {
    /// Reads the next table that nobody reads yet, and the next, until there is none.
    async fn read_some(&self) -> Result<(), Trouble> {
        let mut connection = None;
        loop {
            let at = self.next.get();
            let Some(noted) = self.noted.get(at) else { return Ok(()) };
            self.next.set(at + 1);
            // A player who is late may still note something.
            let noted = noted.borrow().clone();
            let since = Instant::now();
            let found = loop {
                let asked = timeout(RETRY_FOR, self.compare(&mut connection, &noted));
                match asked.await.unwrap_or(Err(Trouble::Late)) {
                    Ok(found) => break found,
                    Err(trouble) if may_pass(&trouble) && since.elapsed() < RETRY_FOR => {
                        connection = None;
                        sleep(REST).await;
                    }
                    Err(trouble) => return Err(trouble),
                }
            };
            let mut differences = self.differences.borrow_mut();
            differences[at] = differences[at].or(found);
        }
    }

    /// How a table differs from what was noted: a finished game is read action by action, of another only their number.
    async fn compare(
        &self,
        connection: &mut Option<Connection>,
        noted: &Noted,
    ) -> Result<Difference, Trouble> {
        if connection.is_none() {
            *connection = Some(Connection::open(self.address).await?);
        }
        let connection = connection.as_mut().expect("it was opened above");
        let table = format!("/api/v1/tables/{}", noted.table);
        let record = format!("{table}/record");
        let record = connection.ask(Ask::get(&record).with(&noted.tokens[0])).await;
        match record {
            Ok(record) => compare_record(&record, noted),
            Err(Trouble::Refused { status: 409, body, .. }) if body.contains(r#""error":"not_over""#) => {
                let mut difference = Difference::default();
                for (acted, token) in noted.acted.iter().zip(&noted.tokens) {
                    let shown = connection.ask(Ask::get(&table).with(token)).await?;
                    let number = seen(&shown)?.you.map_or(1, |you| you.number);
                    difference = difference.and(acted.compared_with_count(number.saturating_sub(1)));
                }
                Ok(difference)
            }
            Err(Trouble::Refused { status: 404, .. }) => {
                let gone = noted.acted.iter().map(super::noted::Acted::gone);
                Ok(gone.fold(Difference::default(), Difference::and))
            }
            Err(trouble) => Err(trouble),
        }
    }
}

/// A server that has to look up a lot at once asks to wait, too.
fn may_pass(trouble: &Trouble) -> bool {
    trouble.passes() || matches!(trouble, Trouble::Refused { status: 429, .. })
}

fn compare_record(record: &[u8], noted: &Noted) -> Result<Difference, Trouble> {
    let record = std::str::from_utf8(record).map_err(Trouble::strange)?;
    let record = Record::parse(record).map_err(Trouble::strange)?;
    let mut there: [Vec<&str>; SEATS] = Default::default();
    for step in &record.steps {
        if let Some(own) = there.get_mut(step.seat.index()) {
            own.push(&step.action);
        }
    }
    let compared = noted.acted.iter().zip(&there).map(|(acted, there)| acted.compared_with(there));
    Ok(compared.fold(Difference::default(), Difference::and))
}
