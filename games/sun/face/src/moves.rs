//! What a card is called while it moves. Cards are told by their faces, so equal ones are numbered: those in the
//! pyramid first, from the bottom up as they mostly are built, then the viewer's hand, then the top of its pile. A card
//! that goes from the hand to the pyramid or the pile keeps its name.

use benben_sun::{Card, HandView, Place, Sun};
use benben_web::Scene;

fn name(card: Card, number: usize) -> Option<String> {
    Some(format!("sun-{card}-{number}"))
}

fn built(scene: &Scene<'_, Sun>, card: Card) -> usize {
    scene.view.pyramid.laid().filter(|(_, other)| *other == card).count()
}

pub(super) fn in_pyramid(scene: &Scene<'_, Sun>, card: Card, place: Place) -> Option<String> {
    let before = |other: &(Place, Card)| other.1 == card && other.0 < place;
    name(card, scene.view.pyramid.laid().filter(before).count())
}

/// `number` counts the equal cards of the hand before this one.
pub(super) fn in_hand(scene: &Scene<'_, Sun>, card: Card, number: usize) -> Option<String> {
    name(card, built(scene, card) + number)
}

pub(super) fn on_pile(scene: &Scene<'_, Sun>, card: Card) -> Option<String> {
    let held = match scene.seat.map(|seat| &scene.view.hands[seat]) {
        Some(HandView::Cards(hand)) => hand.iter().filter(|other| **other == card).count(),
        Some(HandView::Hidden { .. }) | None => 0,
    };
    name(card, built(scene, card) + held)
}

#[cfg(test)]
mod tests {
    use crate::SunFace;
    use benben_core::{Chance, Fast, Seed, Setting, Table, Turn, Viewer};
    use benben_sun::{Action, Sun};
    use benben_web::{Face, Language, Scene, Texts};
    use std::collections::BTreeSet;

    fn names(table: &Table<Sun>, seat: benben_core::Seat) -> Vec<String> {
        let (view, legal) = (table.view(Viewer::Seat(seat)), table.legal(seat));
        let names = ["Anna".to_owned(), "Ela".to_owned()];
        let (game, awaited, texts) =
            (table.game(), table.turn().awaited(), Texts::new(Language::English).about::<SunFace>());
        let scene = Scene {
            game,
            view: &view,
            seat: Some(seat),
            awaited,
            legal: &legal,
            told: &[],
            names: &names,
            texts,
        };
        let page = SunFace::board(&scene).into_string() + &SunFace::hand(&scene).into_string();
        let name = |piece: &str| piece.split('"').next().unwrap_or_default().to_owned();
        page.split("data-moves=\"").skip(1).map(name).collect()
    }

    #[test]
    fn every_card_has_a_name_of_its_own_and_keeps_it_when_it_is_placed() {
        let mut table = Table::<Sun>::open(Setting::standard(), 2, Seed::from_number(2));
        let mut luck = Fast::new(2);
        while let Turn::Awaits(awaited) = table.turn() {
            let seat = awaited.into_iter().next().expect("someone is awaited");
            let before: BTreeSet<String> = names(&table, seat).into_iter().collect();
            assert_eq!(before.len(), names(&table, seat).len(), "two cards have the same name");
            let legal = table.legal(seat);
            let action = legal[luck.below(legal.len() as u32) as usize];
            table.play(seat, action).expect("legal actions are played");
            if matches!(action, Action::Place(..)) && table.turn() != Turn::Over {
                assert_eq!(before, names(&table, seat).into_iter().collect(), "{action}");
            }
        }
    }
}
