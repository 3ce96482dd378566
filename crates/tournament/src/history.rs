//! What has happened so far, as pairing asks for it: who met whom, who sat where, who sat out, who has how much.

use crate::{Entrant, Points, Round};

/// What has happened so far.
pub(crate) struct History {
    players: usize,
    /// How often two have met.
    meetings: Vec<u8>,
    /// How often each has had each seat.
    seats: Vec<Vec<u8>>,
    /// Which seat each had last.
    last_seat: Vec<Option<usize>>,
    byes: Vec<u8>,
    points: Vec<Points>,
}

impl History {
    /// Of these rounds, for players with lower numbers than this.
    pub(crate) fn of(rounds: &[Round], players: usize) -> Self {
        let mut history = History {
            players,
            meetings: vec![0; players * players],
            seats: vec![Vec::new(); players],
            last_seat: vec![None; players],
            byes: vec![0; players],
            points: vec![Points::NONE; players],
        };
        rounds.iter().for_each(|round| history.add(round));
        history
    }

    fn add(&mut self, round: &Round) {
        for table in &round.tables {
            for (seat, player) in table.players.iter().enumerate() {
                let counts = &mut self.seats[player.index()];
                if counts.len() <= seat {
                    counts.resize(seat + 1, 0);
                }
                counts[seat] += 1;
                self.last_seat[player.index()] = Some(seat);
                for other in table.players.iter().filter(|other| *other != player) {
                    let cell = player.index() * self.players + other.index();
                    self.meetings[cell] = self.meetings[cell].saturating_add(1);
                }
            }
            for (player, points) in table.players.iter().zip(table.points().unwrap_or_default()) {
                self.points[player.index()] = self.points[player.index()] + points;
            }
        }
        for bye in &round.byes {
            self.byes[bye.player.index()] += 1;
            self.points[bye.player.index()] = self.points[bye.player.index()] + bye.worth;
        }
    }

    /// How often two have met.
    pub(crate) fn meetings(&self, one: Entrant, other: Entrant) -> i64 {
        i64::from(self.meetings[one.index() * self.players + other.index()])
    }

    /// How often somebody has had a seat.
    pub(crate) fn seated(&self, player: Entrant, seat: usize) -> i64 {
        self.seats[player.index()].get(seat).copied().map_or(0, i64::from)
    }

    /// Did they sit there the last time?
    pub(crate) fn sat_there_last(&self, player: Entrant, seat: usize) -> bool {
        self.last_seat[player.index()] == Some(seat)
    }

    /// At tables of two: how often they were first more than second.
    pub(crate) fn lead(&self, player: Entrant) -> i64 {
        self.seated(player, 0) - self.seated(player, 1)
    }

    pub(crate) fn byes(&self, player: Entrant) -> i64 {
        i64::from(self.byes[player.index()])
    }

    /// In twelfths.
    pub(crate) fn points(&self, player: Entrant) -> i64 {
        self.points[player.index()].twelfths()
    }
}
