//! Playing on from a moment of a finished game, against bots: a table of its own, and no real game.

use super::{LiveTable, PageViewer, bot_of};
use crate::bot_name::BotName;
use crate::house::now;
use crate::luck;
use crate::problem::{Missing, Problem};
use crate::web::client::Client;
use benben_core::{Branch, Seat, Seed};
use benben_store::{
    Attention, Holder, OpenError, Status, StoredEntry, StoredSeat, StoredTable, TableId, TokenHash,
};

/// How somebody wants to play on.
#[derive(Clone, Debug)]
pub(crate) struct BranchWish {
    /// After so many of the steps that count.
    pub(crate) step: usize,
    /// For this seat; for one's own, or whoever is to decide, where nothing is said.
    pub(crate) seat: Option<Seat>,
    /// Against bots of this level; those who were there keep theirs where nothing is said.
    pub(crate) level: Option<BotName>,
    /// Under this name.
    pub(crate) name: String,
    /// Held by this token.
    pub(crate) token: TokenHash,
    pub(crate) client: Client,
}

/// The table at which one plays on.
#[derive(Clone, Debug)]
pub(crate) struct Branched {
    pub(crate) id: TableId,
    pub(crate) seat: Seat,
}

impl LiveTable {
    /// Opens a table that begins with this game up to there. From then on its luck is another, which nobody knows.
    pub(crate) async fn branch_off(
        &mut self,
        asks: Option<TokenHash>,
        wish: BranchWish,
    ) -> Result<Branched, Problem> {
        let own = self.looks_from(asks)?;
        self.branch(own, wish).await
    }

    /// The same for whoever looks at a page.
    pub(crate) async fn branch_off_page(
        &mut self,
        page_viewer: PageViewer,
        wish: BranchWish,
    ) -> Result<Branched, Problem> {
        let look = self.page_look(&page_viewer)?;
        self.branch(look.you.or(look.yours.first().map(|own| own.seat)), wish).await
    }

    async fn branch(&mut self, own: Option<Seat>, wish: BranchWish) -> Result<Branched, Problem> {
        self.check_finished()?;
        let BranchWish { step, seat, level, name, token, client } = wish;
        let beginning = self.elsewhere(step, move |game| game.beginning(step)).await?;
        let beginning = beginning.ok_or(Problem::NoBranch)?;
        let seat = seat.or(own).or(beginning.awaited.first()).ok_or(Problem::NoBranch)?;
        if seat.index() >= self.stored.seats.len() {
            return Err(Problem::NotFound(Missing::Seat));
        }
        crate::opening::check_room(&self.house, client).await?;
        let (secret, at) = (luck::secret(), now());
        let after = beginning.entries.len() as u64;
        let known = self.stored.branches.iter().copied().filter(|branch| branch.after <= after);
        let branches = known.chain([Branch { after, seed: Seed(luck::secret().0) }]).collect();
        let sits = |other: Seat| {
            if other == seat {
                let (holder, name, token) = (Holder::Person, name.clone(), Some(token));
                return StoredSeat { holder, name, token, ..StoredSeat::default() };
            }
            let level = level.unwrap_or_else(|| bot_of(self.stored_seat(other))).to_string();
            StoredSeat { holder: Holder::Bot, level, ..StoredSeat::default() }
        };
        let table = StoredTable {
            id: luck::table_id(),
            commitment: secret.commitment(),
            secret,
            rematch_of: None,
            branch_of: Some(self.stored.id.clone()),
            branches,
            opener: Some(self.house.opener(client)),
            host: Some(token),
            host_starts: false,
            blocked: Vec::new(),
            notices: String::new(),
            created_at: at,
            changed_at: at,
            revision: 1,
            code: None,
            status: Status::Playing,
            pace: crate::pace::Pace::None.to_string(),
            listed: false,
            hints: true,
            rated: false,
            result: None,
            attention: Attention::Needed,
            seats: self.seats().map(sits).collect(),
            ..self.stored.clone()
        };
        let id = table.id.clone();
        let label = crate::metrics::GameLabel { game: table.game.clone() };
        let opened = self.house.store.open_branch(table, stored(&beginning.entries, at)).await;
        match opened {
            Ok(()) => self.house.metrics.tables_opened.get_or_create(&label).inc(),
            Err(OpenError::Store(error)) => return Err(Problem::store(&error)),
            Err(OpenError::IdTaken | OpenError::CodeTaken) => return Err(Problem::Fault),
        };
        crate::tables::wake(&self.house, &id);
        Ok(Branched { id, seat })
    }
}

/// What was played, as the first entries of another table.
fn stored(entries: &[(Seat, String)], at: i64) -> Vec<StoredEntry> {
    let stored = entries.iter().enumerate().map(|(index, (seat, entry))| {
        let before = entries[..index].iter().filter(|(other, _)| other == seat).count();
        StoredEntry {
            step: index as u64 + 1,
            seat: *seat,
            seat_step: before as u64 + 1,
            entry: entry.clone(),
            at,
        }
    });
    stored.collect()
}
