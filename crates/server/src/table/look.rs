//! Looking at the table without changing it.

use super::{Frame, LiveTable};
use crate::erased::{Json, NotPlayed};
use crate::problem::{Forbidden, Problem};
use benben_core::{Deal, Record, Viewer};
use benben_store::{Status, TokenHash};
use serde::Serialize;
use utoipa::ToSchema;

/// Whether an action would be legal now, and why not.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct WhyNot {
    /// Would it be played?
    pub(crate) legal: bool,
    /// By which rule not.
    #[serde(flatten)]
    #[schema(value_type = Forbidden)]
    pub(crate) refusal: Option<Forbidden>,
}

impl LiveTable {
    /// As whom one looks: a seat, or the public if it may watch.
    pub(super) fn viewer(&mut self, token: Option<TokenHash>) -> Result<Viewer, Problem> {
        if let Ok(seat) = self.seat_of(token) {
            return Ok(Viewer::Seat(seat));
        }
        // Whoever has the link may see who sits there, and decide to join.
        if self.stored.spectators || self.stored.status == Status::Gathering {
            self.visited = true;
            return Ok(Viewer::Public);
        }
        Err(Problem::forbidden("no_spectators", "this table has no spectators"))
    }

    /// Everything the viewer may know.
    pub(crate) async fn look(&mut self, token: Option<TokenHash>) -> Result<Frame, Problem> {
        let viewer = self.viewer(token)?;
        Ok(self.frame(viewer))
    }

    /// The board as text.
    pub(crate) async fn drawing(&mut self, token: Option<TokenHash>) -> Result<String, Problem> {
        let viewer = self.viewer(token)?;
        let viewer = self.seen_as(viewer);
        let Some(game) = &self.game else {
            self.playing()?;
            return Err(Problem::fault());
        };
        Ok(game.drawing(viewer))
    }

    /// Everything that was told to everyone, from the first event on.
    pub(crate) async fn log(&mut self, token: Option<TokenHash>) -> Result<Vec<Json>, Problem> {
        self.viewer(token)?;
        Ok(self.told.iter().flat_map(|told| told.events.iter().cloned()).collect())
    }

    /// Would this action be legal now?
    pub(crate) async fn why_not(
        &mut self,
        token: Option<TokenHash>,
        action: &str,
    ) -> Result<WhyNot, Problem> {
        let seat = self.seat_of(token)?;
        let meta = self.meta;
        match self.playing()?.check(seat, action) {
            Ok(()) => Ok(WhyNot { legal: true, refusal: None }),
            Err(NotPlayed::ByRule { rule, facts }) => {
                Ok(WhyNot { legal: false, refusal: Some(Forbidden::new(meta, rule, facts)) })
            }
            Err(not_played) => Err(Problem::not_played(meta, not_played)),
        }
    }

    /// The whole game, once it is over. Before, it would tell the luck to come.
    pub(crate) async fn record(&mut self, token: Option<TokenHash>) -> Result<Record, Problem> {
        self.viewer(token)?;
        let game = match (&self.game, self.stored.status) {
            (Some(game), Status::Over) => game,
            (_, Status::Closed) => return Err(self.closed()),
            _ => return Err(Problem::conflict("not_over", "the record is shown when the game is over")),
        };
        let players: Vec<String> = self.stored.seats.iter().map(super::snapshot::player_name).collect();
        let nonces = self.stored.seats.iter().filter_map(|seat| seat.nonce).collect();
        Ok(game.record(&players, Some(Deal::new(self.stored.secret, nonces))))
    }
}
