//! Opening a table: what was asked for is checked, then stored.

use crate::erased::{self, Opening};
use crate::house::{House, now};
use crate::luck;
use crate::pace::Pace;
use crate::problem::{Limited, Problem};
use crate::web::client::Client;
use crate::web::limits::SITE;
use benben_core::{Day, Deal, Nonce, Secret};
use benben_store::{Attention, Holder, OpenError, Status, StoredSeat, StoredTable, TableId, TokenHash};

/// Codes are short, so now and then one is taken.
const CODES_TRIED: usize = 10;

/// Whoever has too much stored is asked to come back after an hour: by then some of it may be gone.
const QUOTA_SECONDS: u64 = 3600;

/// The table somebody would like to open.
pub(crate) struct Wish {
    pub(crate) game: String,
    pub(crate) options: String,
    pub(crate) edition: Option<String>,
    pub(crate) pace: Pace,
    pub(crate) spectators: bool,
    pub(crate) listed: bool,
    /// May people ask what a bot would do? As usual where nothing is said.
    pub(crate) hints: Option<bool>,
    /// Who opens it, unless the server does.
    pub(crate) host: Option<TokenHash>,
    /// Does the game start only when the host says so?
    pub(crate) host_starts: bool,
    pub(crate) seats: Vec<StoredSeat>,
    /// Whose tables it counts among; the server's own count among nobody's.
    pub(crate) client: Option<Client>,
    /// The share of the luck that was promised before, if one was.
    pub(crate) promised: Option<Secret>,
    /// The day whose deal is played, if it is one.
    pub(crate) daily: Option<Daily>,
    /// Do ratings follow from it?
    pub(crate) rated: bool,
}

/// The deal of a day.
pub(crate) struct Daily {
    /// The table, which was promised before it was opened.
    pub(crate) table: TableId,
    pub(crate) day: Day,
    pub(crate) secret: Secret,
}

/// Opens a table. If nobody is missing, it is dealt at once.
pub(crate) async fn open(house: &House, wish: Wish) -> Result<StoredTable, Problem> {
    open_as(house, luck::table_id(), wish).await
}

/// The same under an id that was chosen before.
pub(crate) async fn open_as(house: &House, id: TableId, wish: Wish) -> Result<StoredTable, Problem> {
    let Wish {
        game,
        options,
        edition,
        pace,
        spectators,
        listed,
        hints,
        host,
        host_starts,
        seats,
        client,
        promised,
        daily,
        rated,
    } = wish;
    let checked = erased::check(&Opening { game, edition, options, seats: seats.len() })?;
    pace.check()?;
    crate::name::check_all_apart(&seats)?;
    match client {
        Some(client) => check_room(house, client).await?,
        None => check_store(house).await?,
    }
    let (secret, at) = (promised.unwrap_or_else(luck::secret), now());
    let gathering = host_starts || seats.iter().any(|seat| seat.holder == Holder::Open);
    let mut table = StoredTable {
        id,
        game: checked.meta.id.to_owned(),
        rules_version: checked.meta.rules_version,
        edition: checked.edition,
        edition_fingerprint: checked.fingerprint,
        edition_text: checked.opening.edition,
        options: checked.opening.options,
        commitment: secret.commitment(),
        secret,
        rematch_of: None,
        branch_of: None,
        branches: Vec::new(),
        day: None,
        rated,
        opener: client.map(|client| house.opener(client)),
        created_at: at,
        host,
        host_starts,
        blocked: Vec::new(),
        notices: String::new(),
        revision: 1,
        changed_at: at,
        code: gathering.then(luck::join_code),
        status: Status::Gathering,
        seed: None,
        pace: pace.to_string(),
        spectators,
        listed,
        hints: hints.unwrap_or_else(|| !rated && are_alone(&seats)),
        result: None,
        attention: Attention::None,
        seats,
    };
    rehearse(house, &mut table);
    if let Some(Daily { table: id, day, secret }) = daily {
        let nonce = Nonce::of_the_day(day);
        (table.id, table.day) = (id, Some(day));
        (table.commitment, table.secret) = (secret.commitment(), secret);
        table.seats.iter_mut().for_each(|seat| seat.nonce = Some(nonce));
    }
    crate::rated::check(house, &table).await?;
    crate::table::deal_if_full(&mut table, pace);
    store_new(house, table).await
}

/// Does nobody play against a stranger here? Alone against bots, or several at the browser of whoever opens the table.
fn are_alone(seats: &[StoredSeat]) -> bool {
    // Whoever joins from afar takes an open seat.
    seats.iter().all(|seat| seat.holder != Holder::Open)
}

/// Where luck is rehearsed, secret and nonces come from a number.
pub(crate) fn rehearse(house: &House, table: &mut StoredTable) {
    let Some(number) = house.config.rehearsal else { return };
    let Deal { commitment, secret, nonces } = Deal::from_number(number, table.seats.len());
    (table.commitment, table.secret) = (commitment, secret);
    for (seat, nonce) in table.seats.iter_mut().zip(nonces) {
        seat.nonce = Some(nonce);
    }
}

/// Is there room for one more table, in all and for this client?
pub(crate) async fn check_room(house: &House, client: Client) -> Result<(), Problem> {
    let kept = house.store.kept(house.opener(client)).await.map_err(|error| Problem::store(&error))?;
    let config = &house.config;
    if kept.bytes >= config.most_bytes {
        return Err(Problem::StoreFull);
    }
    if !house.limits_client(client) {
        return Ok(());
    }
    let shares = [(kept.own, 1), (kept.site, u64::from(SITE))];
    let too_many = |what| Err(Problem::TooMany { what, seconds: QUOTA_SECONDS });
    if shares.iter().any(|(share, times)| share.unfinished >= config.tables_per_client * times) {
        return too_many(Limited::Tables);
    }
    if shares.iter().any(|(share, times)| share.bytes >= config.bytes_per_client * times) {
        return too_many(Limited::Bytes);
    }
    Ok(())
}

/// Is there room for one more table in all?
async fn check_store(house: &House) -> Result<(), Problem> {
    let kept = house.store.kept(house.opener(Client::Here)).await.map_err(|error| Problem::store(&error))?;
    if kept.bytes >= house.config.most_bytes { Err(Problem::StoreFull) } else { Ok(()) }
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
