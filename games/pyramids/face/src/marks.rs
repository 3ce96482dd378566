//! The marks of a chamber, and which of them are new.

use benben_core::Seat;
use benben_pyramids::{Card, Event, Fields, Pyramids};
use benben_web::Scene;

/// Marks as they are drawn: the newest stand out, so that one sees what somebody did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Marks {
    /// All of them.
    pub(super) all: Fields,
    /// Those that were made last.
    pub(super) new: Fields,
}

impl Marks {
    /// A card on which nobody has marked anything.
    pub(super) const NONE: Marks = Marks { all: Fields::NONE, new: Fields::NONE };

    /// Marks among which none is new.
    pub(super) fn old(all: Fields) -> Self {
        Marks { all, new: Fields::NONE }
    }

    /// What is marked on a seat's card: what everyone was told, and what is sealed as far as the viewer knows it.
    pub(super) fn on(
        scene: &Scene<'_, Pyramids>,
        seat: Seat,
        card: Card,
        told: Fields,
        sealed: Fields,
    ) -> Self {
        Marks { all: told | sealed, new: (told & newest(scene, seat, card)) | sealed }
    }
}

/// P10: what the newest step that revealed marks told about a card. Whoever takes new cards after it hides nothing of it.
fn newest(scene: &Scene<'_, Pyramids>, seat: Seat, card: Card) -> Fields {
    let marks = |event: &Event| match *event {
        Event::Marked { seat: who, card: on, fields } => Some((who, on, fields)),
        _ => None,
    };
    let revealed =
        scene.told.iter().rev().find(|told| told.events.iter().any(|event| marks(event).is_some()));
    let events = revealed.into_iter().flat_map(|told| told.events.iter().filter_map(marks));
    let here = events.filter(|(who, on, _)| *who == seat && *on == card);
    here.fold(Fields::NONE, |all, (.., fields)| all | fields)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PyramidsFace;
    use benben_core::{Chance, Fast, Seed, Setting, Table, Turn, Viewer};
    use benben_web::{Language, Texts, Told};

    /// What is new on every card in play, as the public sees it.
    fn shown(table: &Table<Pyramids>, told: &[Told<Event>]) -> Vec<(Seat, Card, Fields)> {
        let view = table.view(Viewer::Public);
        let names = ["Anna".to_owned(), "Ela".to_owned(), "Petr".to_owned()];
        let scene = Scene {
            game: table.game(),
            view: &view,
            seat: None,
            awaited: table.turn().awaited(),
            legal: &[],
            told,
            names: &names,
            texts: Texts::new(Language::English).about::<PyramidsFace>(),
        };
        let cards = view.players.iter().flat_map(|(seat, player)| {
            player.chambers.iter().map(move |chamber| (seat, chamber.card.number, chamber.marked))
        });
        let marks = cards.map(|(seat, card, marked)| {
            (seat, card, Marks::on(&scene, seat, card, marked, Fields::NONE).new)
        });
        marks.filter(|(.., new)| !new.is_empty()).collect()
    }

    #[test]
    fn p10_what_was_revealed_last_is_new_until_something_else_is() {
        let mut table = Table::<Pyramids>::open(Setting::standard(), 3, Seed::from_number(4));
        let mut luck = Fast::new(4);
        let (mut told, mut revealed, mut seen) = (Vec::new(), Vec::new(), 0);
        while let Turn::Awaits(awaited) = table.turn() {
            let seat = awaited.into_iter().next().expect("someone is awaited");
            let legal = table.legal(seat);
            let action = legal[luck.below(legal.len() as u32) as usize];
            let events = table.play(seat, action).expect("legal actions are played").events;
            let marks = |event: &Event| match *event {
                Event::Marked { seat, card, fields } => Some((seat, card, fields)),
                _ => None,
            };
            if events.iter().any(|event| marks(event).is_some()) {
                revealed = events.iter().filter_map(marks).collect();
            }
            if !events.is_empty() {
                told.push(Told { number: told.len() + 1, step: table.steps().len(), events });
            }
            for new in shown(&table, &told) {
                assert!(revealed.contains(&new), "{new:?} of {revealed:?}");
                seen += 1;
            }
            let in_play = table.view(Viewer::Public).players;
            for (seat, card, fields) in &revealed {
                if in_play[*seat].chambers.iter().any(|chamber| chamber.card.number == *card) {
                    assert!(
                        shown(&table, &told).contains(&(*seat, *card, *fields)),
                        "{seat} {card} {fields}"
                    );
                }
            }
        }
        assert!(seen > 100, "{seen}");
    }
}
