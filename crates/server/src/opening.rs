//! Opening a table: what was asked for is checked, then stored.

use crate::erased::{self, Opening};
use crate::house::{House, now};
use crate::luck;
use crate::pace::Pace;
use crate::problem::Problem;
use benben_store::{Attention, Holder, OpenError, Status, StoredSeat, StoredTable};

/// Codes are short, so now and then one is taken.
const CODES_TRIED: usize = 10;

/// How a table shall be.
pub(crate) struct Wish {
    pub(crate) game: String,
    pub(crate) options: String,
    pub(crate) edition: Option<String>,
    pub(crate) pace: Pace,
    pub(crate) spectators: bool,
    pub(crate) listed: bool,
    pub(crate) seats: Vec<StoredSeat>,
}

/// Opens a table. If nobody is missing, it is dealt at once.
pub(crate) async fn open(house: &House, wish: Wish) -> Result<StoredTable, Problem> {
    let Wish { game, options, edition, pace, spectators, listed, seats } = wish;
    let checked = erased::check(&Opening { game, edition, options, seats: seats.len() })?;
    pace.check()?;
    let (secret, at) = (luck::secret(), now());
    let gathering = seats.iter().any(|seat| seat.holder == Holder::Open);
    let mut table = StoredTable {
        id: luck::table_id(),
        game: checked.meta.id.to_owned(),
        rules_version: checked.meta.rules_version,
        edition: checked.edition,
        edition_fingerprint: checked.fingerprint,
        edition_text: checked.opening.edition,
        options: checked.opening.options,
        commitment: secret.commitment(),
        secret,
        rematch_of: None,
        created_at: at,
        revision: 1,
        changed_at: at,
        code: gathering.then(luck::join_code),
        status: Status::Gathering,
        seed: None,
        pace: pace.to_string(),
        spectators,
        listed,
        result: None,
        attention: Attention::None,
        seats,
    };
    crate::table::deal_if_full(&mut table, pace);
    store_new(house, table).await
}

/// Stores a new table; if its code is taken, under another.
pub(crate) async fn store_new(house: &House, mut table: StoredTable) -> Result<StoredTable, Problem> {
    let label = crate::metrics::GameLabel { game: table.game.clone() };
    for _ in 0..CODES_TRIED {
        match house.store.open_table(table.clone()).await {
            Ok(()) => {
                house.metrics.tables_opened.get_or_create(&label).inc();
                tracing::info!(game = label.game, seats = table.seats.len(), "a table was opened");
                return Ok(table);
            }
            Err(OpenError::CodeTaken) => table.code = Some(luck::join_code()),
            Err(OpenError::IdTaken) => return Err(Problem::Fault),
            Err(OpenError::Store(error)) => return Err(Problem::store(&error)),
        }
    }
    Err(Problem::Fault)
}
