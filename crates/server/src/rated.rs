//! Rated tables: what has to hold where ratings follow from a game.
//!
//! Whoever opens a table in whatever way asks [`check`] before it is stored; a live table asks again whenever its seats change
//! before the deal, so nothing that is dealt as rated breaks these rules.

use crate::house::House;
use crate::pace::Pace;
use crate::problem::Problem;
use benben_bots::Level;
use benben_core::{Meta, Options};
use benben_store::{Holder, StoredTable, TokenHash};

/// Why a table cannot be rated, or what cannot be done at one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unrated {
    /// It is played as the rulebook says, with what is printed there.
    Setting,
    /// Without a clock nobody has to finish.
    Pace,
    /// Everybody decides by themselves.
    Hints,
    /// The deal of a day, or a game that branches off from another.
    NotReal,
    /// Somebody must play, against somebody.
    Alone,
    /// A bot that has no rating.
    Bot,
    /// Ratings belong to people who keep their name, each at a device of their own.
    Guest,
    /// What others have learned stays played.
    Undo,
    /// Nobody else plays for anybody.
    StandIn,
}

impl From<Unrated> for Problem {
    fn from(unrated: Unrated) -> Self {
        Problem::Rated(unrated)
    }
}

/// May this table be as it is, if it is rated? Open seats may stay open; whoever sits down is looked at then.
pub(crate) async fn check(house: &House, table: &StoredTable) -> Result<(), Problem> {
    if !table.rated {
        return Ok(());
    }
    check_terms(table)?;
    check_players(table)?;
    let holders: Vec<TokenHash> = people(table).collect();
    let known = house.store.people(holders.clone()).await.map_err(|error| Problem::store(&error))?;
    if known.len() < holders.len() { Err(Unrated::Guest.into()) } else { Ok(()) }
}

/// What was chosen for the table.
fn check_terms(table: &StoredTable) -> Result<(), Unrated> {
    if table.edition_text.is_some() || !is_standard(table) {
        return Err(Unrated::Setting);
    }
    if table.pace == Pace::None.to_string() {
        return Err(Unrated::Pace);
    }
    if table.hints {
        return Err(Unrated::Hints);
    }
    if table.day.is_some() || table.branch_of.is_some() {
        return Err(Unrated::NotReal);
    }
    Ok(())
}

fn is_standard(table: &StoredTable) -> bool {
    let meta: Option<&&Meta> = benben_games::metas().iter().find(|meta| meta.id == table.game);
    meta.is_some_and(|meta| table.options == Options::standard(meta.options).to_string())
}

/// Who sits there.
fn check_players(table: &StoredTable) -> Result<(), Unrated> {
    let of_kind = |kind| table.seats.iter().filter(move |seat| seat.holder == kind);
    if table.seats.len() < 2 || of_kind(Holder::Bot).count() == table.seats.len() {
        return Err(Unrated::Alone);
    }
    if of_kind(Holder::Bot).any(|seat| Level::named(&seat.level).is_none()) {
        return Err(Unrated::Bot);
    }
    if of_kind(Holder::Person).any(|seat| seat.token.is_none()) {
        return Err(Unrated::Guest);
    }
    Ok(())
}

/// What holds the seats of people.
fn people(table: &StoredTable) -> impl Iterator<Item = TokenHash> + '_ {
    table.seats.iter().filter(|seat| seat.holder == Holder::Person).filter_map(|seat| seat.token)
}
