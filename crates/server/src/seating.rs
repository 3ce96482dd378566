//! Tables that the server opens for people who were brought together: all seats are taken, and the game begins at once.
//!
//! Nobody is host there, no hints are given, and no list of open tables shows it. Everyone's share of the luck is drawn
//! before the server's is looked at, so the deal is as fair as any other, and is verified in the same way.

use crate::accounts::KeptNames;
use crate::bot_name::BotName;
use crate::house::House;
use crate::luck;
use crate::name;
use crate::opening::{self, Wish};
use crate::pace::Pace;
use crate::problem::Problem;
use benben_core::{Nonce, Secret};
use benben_store::{Holder, StoredSeat, TableId, TokenHash};
use std::sync::Arc;

/// A game that begins as soon as it is opened.
pub(crate) struct Seating {
    pub(crate) game: String,
    /// As `key=value key=value`; the rest stays standard.
    pub(crate) options: String,
    pub(crate) pace: Pace,
    /// May anyone with the link watch?
    pub(crate) spectators: bool,
    /// Who sits where, in seat order.
    pub(crate) seats: Vec<Sitter>,
    /// The server's share of the luck, where its commitment was shown to those who sit down. Otherwise one is drawn.
    pub(crate) promised: Option<Secret>,
    /// Do ratings follow from it? Then everybody has an account, and all that [`crate::rated`] asks for holds.
    pub(crate) rated: bool,
}

/// Somebody who has a seat from the beginning.
pub(crate) enum Sitter {
    /// A person.
    Person {
        /// The hash of the token that will hold the seat: a guest's, or that of an account's identity.
        holder: TokenHash,
        /// What they are called. If somebody before them is called so, or keeps that name, they get a number.
        name: String,
        /// Their own share of the luck, if they brought one.
        nonce: Option<Nonce>,
    },
    /// A bot.
    #[cfg_attr(not(test), allow(dead_code, reason = "people are brought together; tests play with bots"))]
    Bot(BotName),
}

/// Opens the table and begins the game.
pub(crate) async fn open_seated(house: &Arc<House>, seating: Seating) -> Result<TableId, Problem> {
    let id = luck::table_id();
    open_promised(house, id.clone(), seating).await?;
    Ok(id)
}

/// The same under an id that was chosen before. Opening it once more is a fault: whoever promised it looks first.
pub(crate) async fn open_promised(house: &Arc<House>, id: TableId, seating: Seating) -> Result<(), Problem> {
    let Seating { game, options, pace, spectators, seats, promised, rated } = seating;
    let kept = KeptNames::of(house, seats.iter().filter_map(Sitter::holder).collect()).await?;
    let wish = Wish {
        game,
        options,
        edition: None,
        pace,
        spectators,
        listed: false,
        hints: Some(false),
        host: None,
        host_starts: false,
        seats: seated(seats, &kept),
        client: None,
        promised,
        daily: None,
        rated,
    };
    let table = opening::open_as(house, id, wish).await?;
    crate::tables::wake(house, &table.id);
    Ok(())
}

impl Sitter {
    fn holder(&self) -> Option<TokenHash> {
        match self {
            Sitter::Person { holder, .. } => Some(*holder),
            Sitter::Bot(_) => None,
        }
    }

    fn seat(self) -> StoredSeat {
        match self {
            Sitter::Person { holder, name, nonce } => StoredSeat {
                holder: Holder::Person,
                name,
                token: Some(holder),
                nonce: nonce.or_else(|| Some(luck::nonce())),
                ..StoredSeat::default()
            },
            Sitter::Bot(level) => StoredSeat {
                holder: Holder::Bot,
                level: level.to_string(),
                nonce: Some(luck::nonce()),
                ..StoredSeat::default()
            },
        }
    }
}

/// Who sits where, each with a name of their own.
fn seated(sitters: Vec<Sitter>, kept: &KeptNames) -> Vec<StoredSeat> {
    let mut seats: Vec<StoredSeat> = sitters.into_iter().map(Sitter::seat).collect();
    let keeps = |seat: &StoredSeat| kept.is_kept(seat.token, &seat.name);
    let mut named: Vec<StoredSeat> = seats.iter().filter(|seat| keeps(seat)).cloned().collect();
    for seat in seats.iter_mut().filter(|seat| seat.holder == Holder::Person && !keeps(seat)) {
        seat.name = name::for_nobody_in_particular(&seat.name, &named);
        named.push(seat.clone());
    }
    seats
}
