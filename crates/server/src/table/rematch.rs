//! The same people once more, everyone one seat further, or as they like it.
//!
//! The seats are kept for those who held them, and the game is dealt when all of them have come: so everyone can look
//! at the commitment first and bring a share of the luck that the server could not foresee.

use super::LiveTable;
use crate::bot_name::BotName;
use crate::house::now;
use crate::luck;
use crate::problem::Problem;
use crate::tables::ask;
use crate::web::client::Client;
use benben_core::{Commitment, Nonce};
use benben_store::{Attention, Holder, Status, StoredSeat, StoredTable, TableId, TokenHash};
use benben_web::table::{NextSeat, Rematch};
use futures_util::FutureExt;
use serde::Deserialize;
use utoipa::ToSchema;

/// Who sits where in the next game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Seating {
    /// Everyone one seat further.
    #[default]
    Rotate,
    /// As before.
    Same,
    /// By lot.
    Draw,
}

/// What the next game will be like.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct NextWish {
    pub(crate) seating: Seating,
    /// How well bots play there; as before if nothing is said.
    pub(crate) level: Option<BotName>,
}

/// The next game as everyone at the finished one sees it.
#[derive(Clone, Debug)]
pub(super) struct NextGame {
    id: TableId,
    status: Status,
    seats: Vec<StoredSeat>,
}

impl NextGame {
    pub(super) fn of(table: StoredTable) -> Option<Self> {
        let StoredTable { id, status, seats, .. } = table;
        (status != Status::Closed).then_some(NextGame { id, status, seats })
    }

    /// Who sits there, in somebody's words.
    pub(super) fn seats(&self) -> &[StoredSeat] {
        &self.seats
    }

    /// What is shown of it, with what everyone is called there.
    pub(super) fn shown(&self, names: Vec<String>) -> Rematch<'_> {
        let seat = |(name, seat): (String, &StoredSeat)| NextSeat {
            name,
            ready: seat.holder != Holder::Open && (self.status != Status::Gathering || !seat.away),
        };
        Rematch {
            id: self.id.as_str(),
            begun: self.status != Status::Gathering,
            seats: names.into_iter().zip(&self.seats).map(seat).collect(),
        }
    }
}

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
    /// Opens the next table for the same people; tokens stay good. Asking again finds the same table, however it is asked.
    pub(crate) async fn next_table(
        &mut self,
        token: Option<TokenHash>,
        client: Client,
        wish: NextWish,
    ) -> Result<NextTable, Problem> {
        self.seat_of(token)?;
        // If nobody came, it may have been removed or closed meanwhile.
        self.look_ahead().await?;
        if let Some(next) = &self.rematch {
            return Ok(NextTable { id: next.id.clone(), new: false });
        }
        if self.stored.status != Status::Over {
            return Err(Problem::NotOver);
        }
        crate::opening::check_room(&self.house, client).await?;
        let secret = luck::secret();
        let at = now();
        let mut seats: Vec<StoredSeat> =
            self.stored.seats.iter().map(|seat| seat_again(seat, wish.level)).collect();
        match wish.seating {
            Seating::Rotate => seats.rotate_right(1),
            Seating::Same => {}
            Seating::Draw => luck::shuffle(&mut seats),
        }
        let open = seats.iter().any(|seat| seat.holder == Holder::Open);
        let mut table = StoredTable {
            id: luck::table_id(),
            commitment: secret.commitment(),
            secret,
            rematch_of: Some(self.stored.id.clone()),
            // Whatever this was, the next game is a real one.
            branch_of: None,
            branches: Vec::new(),
            day: None,
            opener: Some(self.house.opener(client)),
            // Whoever asks first is there, and may put bots on the seats of those who do not come.
            host: token,
            host_starts: false,
            blocked: Vec::new(),
            notices: String::new(),
            created_at: at,
            changed_at: at,
            revision: 1,
            code: open.then(luck::join_code),
            // Whoever takes a seat that was left is a stranger.
            hints: self.stored.hints && !open,
            status: Status::Gathering,
            attention: Attention::None,
            seed: None,
            result: None,
            seats,
            ..self.stored.clone()
        };
        crate::opening::rehearse(&self.house, &mut table);
        let next = crate::opening::store_new(&self.house, table).await?;
        let id = next.id.clone();
        self.rematch = NextGame::of(next);
        self.changed = true;
        Ok(NextTable { id, new: true })
    }

    /// Looks at the next table, so that everyone here sees who is there.
    pub(crate) async fn look_ahead(&mut self) -> Result<(), Problem> {
        let Some(next) = &self.rematch else { return Ok(()) };
        let stored = self.house.store.table(next.id.clone()).await.map_err(|error| Problem::store(&error))?;
        self.rematch = stored.and_then(NextGame::of);
        self.changed = true;
        Ok(())
    }

    /// Those who still look at the finished game see who has come here.
    pub(super) fn tell_those_before(&self) {
        let Some(before) = self.stored.rematch_of.clone() else { return };
        // If nobody looks, it is found when somebody does.
        if self.house.tables.is_live(&before) {
            let house = self.house.clone();
            tokio::spawn(async move {
                // Whatever is wrong there is said to whoever looks.
                let _ = ask(&house, &before, |table| table.look_ahead().boxed()).await;
            });
        }
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
/// kept until they come; bots are there, perhaps others.
fn seat_again(seat: &StoredSeat, level: Option<BotName>) -> StoredSeat {
    let stays = seat.holder == Holder::Bot || (seat.holder == Holder::Person && seat.token.is_some());
    let nonce = Some(luck::nonce());
    if !stays {
        return StoredSeat { nonce, ..StoredSeat::default() };
    }
    StoredSeat {
        holder: seat.holder,
        name: seat.name.clone(),
        level: match (seat.holder, level) {
            (Holder::Bot, Some(level)) => level.to_string(),
            (Holder::Bot, None) => seat.level.clone(),
            (Holder::Person | Holder::Open, _) => String::new(),
        },
        token: seat.token,
        nonce,
        away: seat.holder == Holder::Person,
        ..StoredSeat::default()
    }
}
