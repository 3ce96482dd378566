//! Bringing a table back to memory: the stored actions are played again.

use super::watch::Channels;
use super::{LiveTable, Place};
use crate::bot_name::BotName;
use crate::erased::LiveGame;
use crate::house::{Dealer, House};
use crate::problem::{Missing, Problem};
use benben_core::{Meta, Options};
use benben_store::{Listing, Loaded, Status, StoredTable, TableId};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use tokio::time::Instant;

impl LiveTable {
    /// The table with this id, as it is stored.
    pub(super) async fn load(house: &Arc<House>, id: &TableId) -> Result<Self, Problem> {
        let start = Instant::now();
        let loaded = stored(house, id).await?;
        let meta = meta(&loaded.table.game)?;
        let options = Options::parse(meta.options, &loaded.table.options)
            .map_err(|error| Problem::unreadable("options", &error))?;
        check_levels(&loaded.table)?;
        let place = Place { seen: start, awaited_since: None, thinking: None };
        let mut table = LiveTable {
            house: house.clone(),
            meta,
            pace: loaded.table.pace.parse().map_err(|error| Problem::unreadable("pace", &error))?,
            options,
            places: vec![place; loaded.table.seats.len()],
            channels: Channels::new(loaded.table.seats.len()),
            stored: loaded.table.clone(),
            game: None,
            undo: None,
            rematch: None,
            closed_because: None,
            stale: false,
            changed: true,
            visited: false,
            epoch: 0,
        };
        table.lay_out(loaded).await;
        table.find_rematch().await?;
        table.note_attention().await;
        house.metrics.load_seconds.observe(start.elapsed().as_secs_f64());
        Ok(table)
    }

    /// Makes sure that what is in memory is what is stored.
    pub(crate) async fn refresh(&mut self) -> Result<(), Problem> {
        if !self.stale {
            return Ok(());
        }
        let loaded = stored(&self.house, &self.stored.id).await?;
        self.stale = false;
        self.changed = true;
        self.epoch += 1;
        for place in &mut self.places {
            place.thinking = None;
        }
        self.lay_out(loaded).await;
        self.note_attention().await;
        Ok(())
    }

    /// Lays out the game as stored.
    async fn lay_out(&mut self, loaded: Loaded) {
        self.stored = loaded.table.clone();
        self.game = None;
        match self.stored.status {
            Status::Gathering => {}
            Status::Closed => self.closed_because = self.stored.result.clone(),
            Status::Playing | Status::Over => {
                let (dealer, meta) = (self.house.dealer.clone(), self.meta);
                match catch_unwind(AssertUnwindSafe(|| replay(&dealer, meta, &loaded))) {
                    Ok(Ok(game)) => self.game = Some(game),
                    Ok(Err(reason)) => {
                        tracing::warn!(reason, "a stored table cannot be played on");
                        self.forget_game(&reason);
                    }
                    Err(_) => Box::pin(self.close_by_fault()).await,
                }
            }
        }
    }

    /// A finished table knows its rematch.
    async fn find_rematch(&mut self) -> Result<(), Problem> {
        if self.stored.status == Status::Over {
            let listing = Listing::RematchesOf(self.stored.id.clone());
            let found = self.house.store.list(listing, 1).await.map_err(|error| Problem::store(&error))?;
            self.rematch = found.into_iter().next().map(|table| table.id);
        }
        Ok(())
    }
}

async fn stored(house: &House, id: &TableId) -> Result<Loaded, Problem> {
    let loaded = house.store.load(id.clone()).await.map_err(|error| Problem::store(&error))?;
    loaded.ok_or(Problem::NotFound(Missing::Table))
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

/// Deals and plays what is stored, or says why that is not possible.
fn replay(dealer: &Dealer, meta: &Meta, loaded: &Loaded) -> Result<Box<dyn LiveGame>, String> {
    let table = &loaded.table;
    if table.rules_version != meta.rules_version {
        return Err(format!(
            "this table plays by version {} of the rules; this release knows version {}",
            table.rules_version, meta.rules_version
        ));
    }
    let opening = crate::erased::Opening {
        game: table.game.clone(),
        edition: table.edition_text.clone(),
        options: table.options.clone(),
        seats: table.seats.len(),
    };
    let seed = table.seed.ok_or("this table was never dealt")?;
    let mut game = dealer(&opening, seed).map_err(|error| error.to_string())?;
    for entry in &loaded.entries {
        game.enter(entry.seat, &entry.entry)?;
    }
    Ok(game)
}
