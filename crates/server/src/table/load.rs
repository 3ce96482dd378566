//! Bringing a table back to memory: the stored actions are played again.

use super::audience::Audience;
use super::clock::Clock;
use super::company::Company;
use super::count::Uncounted;
use super::notices::{Notices, Progress};
use super::rating::Ratings;
use super::reach::Told;
use super::rematch::NextGame;
use super::talk::Breath;
use super::watch::Channels;
use super::{LiveTable, Place};
use crate::bot_name::BotName;
use crate::erased::LiveGame;
use crate::holidays::Calendar;
use crate::house::{Dealer, House, now};
use crate::problem::{Missing, Problem};
use crate::workers::{Party, Rank, Undone};
use benben_core::{EditionFile, Meta, Options, Seats};
use benben_store::{Listing, Loaded, Status, StoredTable, TableId};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::Instant;

/// A game of more entries is played again elsewhere: it takes longer than others should wait.
pub(super) const LONG: usize = 256;

impl LiveTable {
    /// The table with this id, as it is stored.
    pub(super) async fn load(house: &Arc<House>, id: &TableId) -> Result<Self, Problem> {
        let start = Instant::now();
        let loaded = stored(house, id).await?;
        let meta = meta(&loaded.table.game)?;
        let options = Options::parse(meta.options, &loaded.table.options)
            .map_err(|error| Problem::unreadable("options", &error))?;
        check_levels(&loaded.table)?;
        let seen = last_sign_of_life(house, &loaded, start);
        let place = Place {
            seen,
            was_watched: false,
            out_of_time: false,
            wished: Seats::NONE,
            clock: Clock::default(),
            holidays: Calendar::default(),
            told: Told::default(),
            breath: Breath::default(),
            thinking: None,
        };
        let mut table = LiveTable {
            house: house.clone(),
            meta,
            pace: loaded.table.pace.parse().map_err(|error| Problem::unreadable("pace", &error))?,
            options,
            places: vec![place; loaded.table.seats.len()],
            channels: Channels::default(),
            audience: Audience::default(),
            stored: loaded.table.clone(),
            game: None,
            undo: None,
            rests_until: None,
            rematch: None,
            notices: Notices::default(),
            ratings: Ratings::default(),
            company: Company::default(),
            closed_because: None,
            stale: false,
            changed: true,
            host_seen: seen,
            visited: None,
            waits_for_visit: false,
            bot_table: None,
            epoch: 0,
            uncounted: Uncounted::default(),
            try_noted: false,
            progress_shown: Arc::default(),
            heard_lines: None,
            leaves: false,
        };
        let latest = latest(&loaded);
        let since = table.recall_rest(&loaded);
        table.lay_out(loaded).await?;
        table.recall_holidays().await;
        table.recall_clocks(latest, &since);
        table.count_as_told();
        table.find_rematch().await?;
        table.look_up_ratings().await;
        table.look_up_people().await;
        table.look_up_tournament().await;
        if !table.is_at_rest() {
            table.note_attention().await;
        }
        house.metrics.load_seconds.observe(start.elapsed().as_secs_f64());
        Ok(table)
    }

    /// Makes sure that what is in memory is what is stored.
    pub(crate) async fn refresh(&mut self) -> Result<(), Problem> {
        if !self.stale {
            return Ok(());
        }
        if self.house.nodes.is_some() {
            return Box::pin(self.load_again()).await;
        }
        let loaded = stored(&self.house, &self.stored.id).await?;
        self.changed = true;
        self.epoch += 1;
        for place in &mut self.places {
            place.thinking = None;
        }
        self.lay_out(loaded).await?;
        self.stale = false;
        // A token may stand for an account by now, or an account have another name.
        self.look_up_people().await;
        self.note_attention().await;
        Ok(())
    }

    /// Lays out the game as stored.
    async fn lay_out(&mut self, loaded: Loaded) -> Result<(), Problem> {
        self.stored = loaded.table.clone();
        self.game = None;
        match self.stored.status {
            Status::Gathering => {
                let notices = Notices::before_the_deal(&self.stored.notices);
                self.notices = notices.map_err(|error| Problem::unreadable("notices", &error))?;
            }
            Status::Closed => self.closed_because = self.stored.result.clone(),
            Status::Playing | Status::Over => {
                match replayed(self.house.clone(), self.meta, self.party(), loaded).await {
                    Ok(Ok((game, notices))) => {
                        (self.game, self.notices) = (Some(game), notices);
                        self.concede_if_over();
                    }
                    Ok(Err(reason)) => {
                        tracing::warn!(reason, "a stored table cannot be played on");
                        self.forget_game(&reason);
                    }
                    Err(Undone::Panicked) => Box::pin(self.close_by_fault()).await,
                    Err(undone) => return Err(Problem::undone(undone)),
                }
            }
        }
        Ok(())
    }

    /// The line in which this table waits.
    pub(super) fn party(&self) -> Party {
        Party::of(self.stored.opener)
    }

    /// A finished table knows its rematch.
    async fn find_rematch(&mut self) -> Result<(), Problem> {
        if self.stored.status == Status::Over {
            let listing = Listing::RematchesOf(self.stored.id.clone());
            let found = self.house.store.list(listing, 1).await.map_err(|error| Problem::store(&error))?;
            if let Some(next) = found.into_iter().next() {
                let stored = self.house.store.table(next.id).await.map_err(|error| Problem::store(&error))?;
                self.rematch = stored.and_then(NextGame::of);
            }
        }
        Ok(())
    }
}

/// When something last happened at a table.
fn latest(loaded: &Loaded) -> i64 {
    loaded.entries.last().map_or(loaded.table.changed_at, |entry| entry.at)
}

/// Since when nothing was heard of anybody at a table that comes to memory: since something last happened there. But
/// after a restart everyone gets the time to come back that others need to agree on a bot.
fn last_sign_of_life(house: &House, loaded: &Loaded, start: Instant) -> Instant {
    let silent = Duration::from_millis(u64::try_from(now() - latest(loaded)).unwrap_or(0));
    let config = &house.config;
    let most = config.alone_after.saturating_sub(config.absent_after);
    start.checked_sub(silent.min(most)).unwrap_or(start)
}

/// The game as it was played: a short one at once, a long one elsewhere, where nobody waits for it who asked for
/// something else.
async fn replayed(
    house: Arc<House>,
    meta: &'static Meta,
    party: Party,
    loaded: Loaded,
) -> Result<Result<Replayed, String>, Undone> {
    let (dealer, entries) = (house.dealer.clone(), loaded.entries.len());
    let replay = move || replay(&dealer, meta, &loaded);
    if entries <= LONG {
        return catch_unwind(AssertUnwindSafe(replay)).map_err(|_| Undone::Panicked);
    }
    house.workers.run(Rank::First, party, replay).await
}

async fn stored(house: &House, id: &TableId) -> Result<Loaded, Problem> {
    let loaded = house.store.load(id.clone()).await.map_err(|error| Problem::store(&error));
    if matches!(loaded, Err(Problem::Damaged)) {
        house.metrics.tables_damaged.inc();
    }
    loaded?.ok_or(Problem::NotFound(Missing::Table))
}

fn meta(game: &str) -> Result<&'static Meta, Problem> {
    let found = benben_games::metas().iter().find(|meta| meta.id == game);
    found.copied().ok_or_else(|| Problem::unreadable("game", &game))
}

/// Does this release know all bots that play here?
fn check_levels(table: &StoredTable) -> Result<(), Problem> {
    let unknown =
        table.seats.iter().find(|seat| !seat.level.is_empty() && BotName::named(&seat.level).is_err());
    unknown.map_or(Ok(()), |seat| Err(Problem::unreadable("level", &seat.level)))
}

/// The text of the edition the table was opened with, unless it is the one built in now.
fn edition(meta: &Meta, table: &StoredTable) -> Result<Option<String>, String> {
    let fingerprint = table.edition_fingerprint.as_str();
    if table.edition_text.is_some() || fingerprint == EditionFile::built_in(meta).fingerprint() {
        return Ok(table.edition_text.clone());
    }
    match EditionFile::shipped(meta, fingerprint) {
        Some(earlier) => Ok(Some(earlier.text().to_owned())),
        None => Err(format!("this release doesn't know edition {} {fingerprint}", table.edition)),
    }
}

/// A game as it was played, and what happened besides.
type Replayed = (Box<dyn LiveGame>, Notices);

/// Deals and plays what is stored, or says why that is not possible.
fn replay(dealer: &Dealer, meta: &Meta, loaded: &Loaded) -> Result<Replayed, String> {
    let table = &loaded.table;
    if table.rules_version != meta.rules_version {
        return Err(format!(
            "this table plays by version {} of the rules; this release knows version {}",
            table.rules_version, meta.rules_version
        ));
    }
    let opening = crate::erased::Opening {
        game: table.game.clone(),
        edition: edition(meta, table)?,
        options: table.options.clone(),
        seats: table.seats.len(),
    };
    let seed = table.seed.ok_or("this table was never dealt")?;
    // In a deal of the day bots play the same for everybody, whatever the machine is busy with.
    let dealt = match table.day {
        None => dealer(&opening, seed),
        Some(_) => crate::erased::deal_for_rehearsal(&opening, seed),
    };
    let mut game = dealt.map_err(|error| error.to_string())?;
    game.branch(table.branches.clone());
    let mut notices = Notices::begin(&table.notices).map_err(|error| error.to_string())?;
    let progress = |game: &dyn LiveGame| Progress { entries: game.entries(), steps: game.steps() };
    notices.follow(progress(game.as_ref()), false);
    for entry in &loaded.entries {
        let told = game.told();
        game.enter(entry.seat, &entry.entry)?;
        notices.follow(progress(game.as_ref()), game.told() > told);
    }
    Ok((game, notices.done()))
}
