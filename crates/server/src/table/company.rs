//! What a table knows of its people besides their seats: who keeps their name, whose profile everyone can see, and the tournament
//! it belongs to.

use super::LiveTable;
use crate::accounts::KeptNames;
use benben_core::Seat;
use benben_store::{Holder, StoredPerson, TokenHash};

/// Those at a table who keep their name, and of whom everyone may see something.
#[derive(Debug, Default)]
pub(super) struct Company {
    known: Vec<StoredPerson>,
    kept: KeptNames,
    /// The tournament, while and after it is played here.
    tournament: Option<String>,
}

impl LiveTable {
    /// The name under which whoever sits there shows something to everyone.
    pub(super) fn profile(&self, seat: Seat) -> Option<&str> {
        let stored = self.stored_seat(seat);
        let of =
            |person: &&StoredPerson| stored.holder == Holder::Person && Some(person.holder) == stored.token;
        self.company.known.iter().find(of).map(|person| person.name.as_str())
    }

    /// Is whoever sits there called by a name that they keep?
    pub(super) fn keeps_name(&self, seat: Seat) -> bool {
        let stored = self.stored_seat(seat);
        stored.holder == Holder::Person && self.company.kept.is_kept(stored.token, &stored.name)
    }

    /// The tournament that is played here.
    pub(super) fn tournament(&self) -> Option<&str> {
        self.company.tournament.as_deref()
    }

    /// Looks up who keeps their name, and who shows something to everyone. Where that fails no name is marked or leads anywhere,
    /// and that is all.
    pub(super) async fn look_up_people(&mut self) {
        let holders: Vec<TokenHash> = self.stored.seats.iter().filter_map(|seat| seat.token).collect();
        if holders.is_empty() {
            return;
        }
        if let Ok(kept) = KeptNames::found(&self.house, holders.clone()).await {
            self.changed |= kept != self.company.kept;
            self.company.kept = kept;
        }
        if let Ok(known) = self.house.store.known_to_all(holders).await {
            self.changed |= known != self.company.known;
            self.company.known = known;
        }
    }

    /// Looks up the tournament. Tables that people or programs open belong to none.
    pub(super) async fn look_up_tournament(&mut self) {
        if self.stored.opener.is_some() {
            return;
        }
        if let Ok(found) = self.house.store.tournament_of(self.stored.id.clone()).await {
            self.company.tournament = found.map(|(id, _)| id.to_string());
        }
    }
}
