//! Where a seat's result came from: skill and luck, by what the seat knew.

use benben_bots::{Account, Depth, Heuristics, review};
use benben_core::{Record, Seat};
use benben_games::{BotVisitor, visit_bot};

struct Accounting<'a>(&'a Record, Seat, Option<u32>);

impl BotVisitor for Accounting<'_> {
    type Out = Option<Account>;

    fn visit<H: Heuristics>(self) -> Option<Account> {
        let Accounting(record, seat, iterations) = self;
        let depth = iterations.map_or(Depth::strongest::<H>(), Depth::iterations);
        // The same number for everybody: the same decisions in the same place are judged alike.
        let reviewed = review::<H>(record, Some(seat), depth, 1, |_, _| ()).ok()?;
        reviewed.seats.first().map(|seat| seat.account)
    }
}

/// The account of a finished game, by as many iterations as the strongest bot has unless others are asked for; nothing if the game is unknown or not over.
pub(crate) fn account(record: &Record, seat: Seat, iterations: Option<u32>) -> Option<Account> {
    visit_bot(&record.game, Accounting(record, seat, iterations)).flatten()
}
