//! The same people once more, everyone one seat further.

use super::LiveTable;
use super::sit::deal_if_full;
use crate::house::now;
use crate::luck;
use crate::problem::Problem;
use benben_store::{Holder, Status, StoredSeat, StoredTable, TableId, TokenHash};

/// The next game.
pub(crate) struct Rematched {
    /// Its id.
    pub(crate) table: TableId,
}

impl LiveTable {
    /// Opens the next table with the same seats, rotated by one; tokens stay good. Asking again finds the same table.
    pub(crate) async fn rematch(&mut self, token: Option<TokenHash>) -> Result<Rematched, Problem> {
        self.seat_of(token)?;
        if let Some(table) = self.rematch.clone() {
            return Ok(Rematched { table });
        }
        if self.stored.status != Status::Over {
            return Err(Problem::conflict("not_over", "the game is not over yet"));
        }
        let secret = luck::secret();
        let at = now();
        let mut seats: Vec<StoredSeat> = self.stored.seats.iter().map(seat_again).collect();
        seats.rotate_right(1);
        let mut table = StoredTable {
            id: luck::table_id(),
            commitment: secret.commitment(),
            secret,
            rematch_of: Some(self.stored.id.clone()),
            created_at: at,
            changed_at: at,
            revision: 1,
            code: None,
            status: Status::Gathering,
            seed: None,
            result: None,
            seats,
            ..self.stored.clone()
        };
        deal_if_full(&mut table);
        let id = crate::opening::store_new(&self.house, table).await?.id;
        self.rematch = Some(id.clone());
        self.changed = true;
        // A bot may have the first move.
        crate::tables::wake(&self.house, &id);
        Ok(Rematched { table: id })
    }
}

/// The same player at a new table. Whoever gave back their token has left, and their seat is open.
fn seat_again(seat: &StoredSeat) -> StoredSeat {
    let stays = seat.holder == Holder::Bot || (seat.holder == Holder::Person && seat.token.is_some());
    let nonce = Some(luck::nonce());
    if !stays {
        return StoredSeat { nonce, ..StoredSeat::default() };
    }
    StoredSeat {
        holder: seat.holder,
        name: seat.name.clone(),
        level: if seat.holder == Holder::Bot { seat.level.clone() } else { String::new() },
        token: seat.token,
        nonce,
        ..StoredSeat::default()
    }
}
