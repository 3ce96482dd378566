//! The same people once more, everyone one seat further.
//!
//! The seats are kept for those who held them, and the game is dealt when all of them have come: so everyone can look
//! at the commitment first and bring a share of the luck that the server could not foresee.

use super::LiveTable;
use crate::house::now;
use crate::luck;
use crate::problem::Problem;
use crate::web::client::Client;
use benben_core::{Commitment, Nonce};
use benben_store::{Attention, Holder, Status, StoredSeat, StoredTable, TableId, TokenHash};

/// The next game.
pub(crate) struct NextTable {
    /// Its id.
    pub(crate) id: TableId,
    /// Was it opened just now, so that nobody has seen its commitment yet?
    pub(crate) new: bool,
}

/// A place at the next table.
pub(crate) struct ReservedSeat {
    /// What the server has promised there.
    pub(crate) commitment: Commitment,
    /// Is the place taken? Otherwise it is kept.
    pub(crate) seated: bool,
}

impl LiveTable {
    /// Opens the next table with the same seats, rotated by one; tokens stay good. Asking again finds the same table.
    pub(crate) async fn next_table(
        &mut self,
        token: Option<TokenHash>,
        client: Client,
    ) -> Result<NextTable, Problem> {
        self.seat_of(token)?;
        if let Some(id) = self.rematch.clone() {
            // If nobody came, it may have been removed meanwhile.
            let stored = self.house.store.table(id.clone()).await.map_err(|error| Problem::store(&error))?;
            if stored.is_some() {
                return Ok(NextTable { id, new: false });
            }
        }
        if self.stored.status != Status::Over {
            return Err(Problem::NotOver);
        }
        crate::opening::check_room(&self.house, client).await?;
        let secret = luck::secret();
        let at = now();
        let mut seats: Vec<StoredSeat> = self.stored.seats.iter().map(seat_again).collect();
        seats.rotate_right(1);
        let open = seats.iter().any(|seat| seat.holder == Holder::Open);
        let table = StoredTable {
            id: luck::table_id(),
            commitment: secret.commitment(),
            secret,
            rematch_of: Some(self.stored.id.clone()),
            opener: Some(self.house.opener(client)),
            // Whoever asks first is there, and may put bots on the seats of those who do not come.
            host: token,
            host_starts: false,
            blocked: Vec::new(),
            created_at: at,
            changed_at: at,
            revision: 1,
            code: open.then(luck::join_code),
            status: Status::Gathering,
            attention: Attention::None,
            seed: None,
            result: None,
            seats,
            ..self.stored.clone()
        };
        let id = crate::opening::store_new(&self.house, table).await?.id;
        self.rematch = Some(id.clone());
        self.changed = true;
        Ok(NextTable { id, new: true })
    }

    /// Takes the place that is kept for whoever asks, with a nonce of their own if they bring one.
    pub(crate) async fn take_reserved_seat(
        &mut self,
        token: Option<TokenHash>,
        nonce: Option<Nonce>,
    ) -> Result<ReservedSeat, Problem> {
        let seat = self.seat_of(token)?;
        let kept = self.stored_seat(seat).away;
        if self.stored.status == Status::Gathering && (kept || nonce.is_some()) {
            let mut next = self.stored.clone();
            let place = &mut next.seats[seat.index()];
            place.away = false;
            place.nonce = nonce.or(place.nonce);
            self.save_and_deal(next).await?;
        }
        Ok(ReservedSeat { commitment: self.stored.commitment, seated: true })
    }

    /// Looks at the place that is kept for whoever asks, without taking it.
    pub(crate) async fn see_reserved_seat(
        &mut self,
        token: Option<TokenHash>,
    ) -> Result<ReservedSeat, Problem> {
        let seat = self.seat_of(token)?;
        Ok(ReservedSeat { commitment: self.stored.commitment, seated: !self.stored_seat(seat).away })
    }
}

/// The same player at a new table. Whoever gave back their token has left, and their seat is open. A person's seat is
/// kept until they come; bots are there.
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
        away: seat.holder == Holder::Person,
        ..StoredSeat::default()
    }
}
