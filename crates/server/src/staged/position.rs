//! A game in any position, without a record that leads there.

use crate::erased::{Decision, Json, LiveGame, NotPlayed, Told};
use benben_core::{CannotUndo, Deal, Game, Record, Refusal, Seat, Seats, Turn, Viewer, awaited};
use benben_web::{Face, Look, Offered, Parts, Pick};
use maud::Markup;
use serde_json::value::to_raw_value;

/// A game in a position of our choice. It answers; it is not played on.
pub(super) struct Position<F: Face> {
    pub(super) game: F::Game,
    pub(super) state: <F::Game as Game>::State,
}

impl<F: Face> Position<F> {
    fn shown(&self) -> benben_web::Position<'_, F::Game> {
        benben_web::Position { game: &self.game, state: &self.state }
    }
}

impl<F: Face> LiveGame for Position<F> {
    fn turn(&self) -> Turn {
        self.game.turn(&self.state)
    }

    fn awaited(&self, viewer: Viewer) -> Seats {
        awaited(&self.game, &self.game.view(&self.state, viewer))
    }

    fn entries(&self) -> u64 {
        0
    }

    fn next_number(&self, _seat: Seat) -> u64 {
        1
    }

    fn last_seat(&self) -> Option<Seat> {
        None
    }

    fn has_played(&self, _seat: Seat) -> bool {
        false
    }

    fn play(&mut self, seat: Seat, _number: u64, text: &str) -> Result<Told, NotPlayed> {
        self.check(seat, text)?;
        unreachable!("only actions that are refused are tried");
    }

    fn replay(&mut self, _seat: Seat, _entry: &str) -> Result<Told, String> {
        unreachable!("nothing was played");
    }

    fn check(&self, seat: Seat, text: &str) -> Result<(), NotPlayed> {
        let action: <F::Game as Game>::Action = text.parse().map_err(NotPlayed::Notation)?;
        if !self.turn().awaited().contains(seat) {
            return Err(NotPlayed::ByRule { rule: F::Game::META.turn_rule, facts: serde_json::json!({}) });
        }
        self.game.check(&self.state, seat, &action).map_err(|refusal| NotPlayed::ByRule {
            rule: refusal.rule(),
            facts: serde_json::to_value(&refusal).unwrap(),
        })
    }

    fn offers(&self, look: Look<'_>) -> Vec<Offered> {
        benben_web::offers::<F>(&self.shown(), look)
    }

    fn parts(&self, look: Look<'_>, acts: bool) -> Parts {
        benben_web::parts::<F>(&self.shown(), look, acts)
    }

    fn sentences(&self, _look: Look<'_>, _least: usize) -> Vec<String> {
        Vec::new()
    }

    fn why_not(&self, look: Look<'_>, picks: &[Pick]) -> Option<Markup> {
        benben_web::why_not::<F>(&self.shown(), look, picks)
    }

    fn explain(&self, look: Look<'_>, action: &str) -> Option<Markup> {
        benben_web::explain::<F>(&self.shown(), look, action)
    }

    fn after(&self, _steps: usize) -> Box<dyn LiveGame> {
        unreachable!("nothing was played");
    }

    fn steps(&self) -> usize {
        0
    }

    fn undo(&mut self, seat: Seat) -> Result<u64, CannotUndo> {
        Err(CannotUndo::NothingPlayed(seat))
    }

    fn undo_is_free(&self, _seat: Seat) -> bool {
        false
    }

    fn view(&self, viewer: Viewer) -> Json {
        to_raw_value(&self.game.view(&self.state, viewer)).unwrap()
    }

    fn drawing(&self, viewer: Viewer) -> String {
        self.game.view(&self.state, viewer).to_string()
    }

    fn outcome(&self) -> Json {
        to_raw_value(&self.game.outcome(&self.state)).unwrap()
    }

    fn decision(&self, _seat: Seat, _bot: &str, _luck: u64) -> Option<Decision> {
        None
    }

    fn record(&self, _players: &[String], _deal: Option<Deal>) -> Record {
        unreachable!("the game is not over");
    }
}
