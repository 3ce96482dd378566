//! What playing a card would do, before it is played.

use super::AnkhScene;
use benben_ankh::{Action, is_due, missing, row_worth};
use benben_core::{PerSeat, Seat};

/// The table as it would be after a card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Forecast {
    /// What each row would be worth.
    pub(super) worths: PerSeat<i16>,
    /// What each row would lack until scoring.
    pub(super) lacks: PerSeat<usize>,
    /// Would the rows be scored at once (A11)?
    pub(super) scored: bool,
    /// Would the game be over (A16)?
    pub(super) ends: bool,
    /// The points everyone would have.
    scores: PerSeat<i16>,
}

impl Forecast {
    /// What the action of the viewer's seat would do. Luck plays no part in it: cards are drawn afterwards.
    pub(super) fn of(scene: &AnkhScene<'_>, action: &Action) -> Self {
        let view = scene.view;
        let (mut rows, mut papyrus) = (view.rows, view.papyrus);
        match (action, scene.seat) {
            (Action::Mummy(card), Some(seat)) => rows[seat].push(*card),
            (Action::Papyrus(card), _) => papyrus = *card,
            (Action::Mummy(_), None) | (Action::Sacrifice(_), _) => {}
        }
        let worths = rows.map(|row| row_worth(row, papyrus));
        let scored = !matches!(action, Action::Sacrifice(_)) && is_due(&rows, papyrus);
        let gain = |seat| if scored { worths[seat] } else { 0 };
        let scores = PerSeat::from_fn(worths.len(), |seat| view.scores[seat] + gain(seat));
        let ends = scored && scores.as_slice().iter().any(|score| *score >= scene.game.goal());
        let lacks = rows.map(|row| missing(row, papyrus));
        Forecast { worths, lacks, scored, ends, scores }
    }

    /// Would nobody have more points than this seat?
    pub(super) fn leads(&self, seat: Seat) -> bool {
        self.scores.as_slice().iter().all(|score| *score <= self.scores[seat])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::AnkhFace;
    use benben_ankh::{Ankh, Event};
    use benben_core::{Chance, Fast, Game, Seats, Seed, Setting, Table, Turn, Viewer};
    use benben_web::{Language, Scene, Texts};

    #[test]
    fn a11_a12_what_is_forecast_happens() {
        let names = vec![String::new(); 3];
        let mut table = Table::<Ankh>::open(Setting::standard(), 3, Seed::from_number(5));
        let (mut luck, mut scorings) = (Fast::new(5), 0);
        while let Turn::Awaits(awaited) = table.turn() {
            let seat = awaited.first().unwrap();
            let (view, legal) = (table.view(Viewer::Seat(seat)), table.legal(seat));
            // Sacrifices are listed last; without them there is a scoring every few turns.
            let action = legal[luck.below(legal.len().min(4) as u32) as usize];
            let scene = Scene {
                game: &table.game().clone(),
                view: &view,
                seat: Some(seat),
                awaited: Seats::only(seat),
                legal: &legal,
                told: &[],
                names: &names,
                texts: Texts::new(Language::English).about::<AnkhFace>(),
            };
            let forecast = Forecast::of(&scene, &action);
            let events = table.play(seat, action).unwrap().events;
            let gains = events.iter().find_map(|event| match event {
                Event::Scored { gains, .. } => Some(*gains),
                _ => None,
            });
            assert_eq!(gains, forecast.scored.then_some(forecast.worths));
            assert_eq!(forecast.ends, table.turn() == Turn::Over);
            assert_eq!(forecast.scores, table.state().scores);
            if !forecast.scored {
                let (rows, papyrus) = (table.state().rows, table.state().papyrus);
                assert_eq!(forecast.lacks, rows.map(|row| missing(row, papyrus)));
            }
            if forecast.ends {
                let best: Seats = table.game().standings(table.state()).winners().collect();
                assert!(Seats::all(3).into_iter().all(|seat| forecast.leads(seat) == best.contains(seat)));
            }
            scorings += usize::from(forecast.scored);
        }
        assert!(scorings > 3, "only {scorings} scorings");
    }
}
