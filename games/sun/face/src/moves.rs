//! What a card is called while it moves. Cards are told by their faces, and equal ones by who played them and as their
//! how manieth: a seat's cards keep their names from the hand to the pyramid or the pile, whatever others play meanwhile.

use benben_core::Seat;
use benben_sun::{Card, Deck, Event, Place, Sun};
use benben_web::Scene;

fn name(card: Card, seat: Seat, number: usize) -> String {
    format!("sun-{card}-{seat}-{number}")
}

/// Whoever played a card, which, and where to: to a place of the pyramid, or onto its pile.
type Played = (Seat, Card, Option<Place>);

/// Everything that was played from a hand, in order.
fn played<'a>(scene: &'a Scene<'_, Sun>) -> impl DoubleEndedIterator<Item = Played> + 'a {
    scene.told.iter().flat_map(|told| &told.events).filter_map(|event| match *event {
        Event::Placed { seat, card, place, .. } => Some((seat, card, Some(place))),
        Event::Discarded { seat, card } => Some((seat, card, None)),
        _ => None,
    })
}

/// How many cards like this the seat played before this one of all that were played.
fn before(scene: &Scene<'_, Sun>, card: Card, seat: Seat, nth: usize) -> usize {
    played(scene).take(nth).filter(|(who, other, _)| *who == seat && *other == card).count()
}

/// A card in the pyramid. Nobody was told of those with which a puzzle or a lesson begins, and they never move.
pub(super) fn in_pyramid(scene: &Scene<'_, Sun>, card: Card, place: Place) -> Option<String> {
    let laid = played(scene).enumerate().find(|(_, (_, _, at))| *at == Some(place));
    Some(match laid {
        Some((nth, (seat, ..))) => name(card, seat, before(scene, card, seat, nth)),
        None => format!("sun-{card}-at-{place}"),
    })
}

/// `number` counts the equal cards of the viewer's hand before this one.
pub(super) fn in_hand(scene: &Scene<'_, Sun>, card: Card, number: usize) -> Option<String> {
    let seat = scene.seat?;
    Some(name(card, seat, before(scene, card, seat, usize::MAX) + number))
}

/// The top of a discard pile.
pub(super) fn on_pile(scene: &Scene<'_, Sun>, card: Card) -> Option<String> {
    let all: Vec<Played> = played(scene).collect();
    let deck = card.deck();
    let onto_pile = |(_, other, place): &Played| other.deck() == deck && place.is_none();
    let top = all.iter().rposition(onto_pile).map(|nth| (nth, all[nth]));
    Some(match top {
        Some((nth, (seat, other, _))) if other == card => name(card, seat, before(scene, card, seat, nth)),
        _ => format!("sun-{card}-on-{}", if deck == Deck::Edge { "edge" } else { "standard" }),
    })
}

#[cfg(test)]
mod tests {
    use crate::SunFace;
    use benben_core::{Chance, Fast, Seat, Seed, Setting, Table, Turn, Viewer};
    use benben_sun::{Action, Event, Place, Sun};
    use benben_web::{Face, Language, Scene, Texts, Told};
    use std::collections::{BTreeMap, BTreeSet};

    /// What is called how: by its pick, and cards that are alike in order.
    type Names = BTreeMap<String, Vec<String>>;

    fn names(table: &Table<Sun>, told: &[Told<Event>], seat: Option<Seat>) -> Names {
        let view = table.view(seat.map_or(Viewer::Public, Viewer::Seat));
        let (game, awaited) = (table.game(), table.turn().awaited());
        let legal =
            seat.filter(|seat| awaited.contains(*seat)).map(|seat| table.legal(seat)).unwrap_or_default();
        let names = ["Anna".to_owned(), "Ela".to_owned(), "Petr".to_owned()];
        let texts = Texts::new(Language::English).about::<SunFace>();
        let scene = Scene { game, view: &view, seat, awaited, legal: &legal, told, names: &names, texts };
        let page = SunFace::board(&scene).into_string() + &SunFace::hand(&scene).into_string();
        let mut found = Names::new();
        for thing in page.split("<button").skip(1) {
            let tag = thing.split('>').next().unwrap_or_default();
            let value = |name: &str| tag.split(&format!("{name}=\"")).nth(1)?.split('"').next();
            if let (Some(pick), Some(moves)) = (value("data-pick"), value("data-moves")) {
                found.entry(pick.to_owned()).or_default().push(moves.to_owned());
            }
        }
        found
    }

    /// What somebody sees: all names, and those of the cards in the pyramid by their places.
    struct Seen {
        all: BTreeSet<String>,
        laid: BTreeMap<Place, String>,
    }

    fn seen(table: &Table<Sun>, told: &[Told<Event>], seat: Option<Seat>) -> Seen {
        let names = names(table, told, seat);
        let all: BTreeSet<String> = names.values().flatten().cloned().collect();
        assert_eq!(all.len(), names.values().flatten().count(), "two cards have the same name: {names:?}");
        let view = table.view(Viewer::Public);
        let places = view.pyramid.laid().map(|(place, _)| place).filter(|place| place.level() > 0);
        let name = |place: Place| names[&crate::picks::place(place).to_string()][0].clone();
        Seen { all, laid: places.map(|place| (place, name(place))).collect() }
    }

    /// Plays a game and shows every action to everyone: what was called how before and after it.
    fn watch(mut step: impl FnMut(Seat, Action, Option<Seat>, &Seen, &Seen)) {
        let mut table = Table::<Sun>::open(Setting::standard(), 3, Seed::from_number(2));
        let (mut luck, mut told) = (Fast::new(2), Vec::new());
        while let Turn::Awaits(awaited) = table.turn() {
            let seat = awaited.into_iter().next().expect("someone is awaited");
            let legal = table.legal(seat);
            let action = legal[luck.below(legal.len() as u32) as usize];
            let viewers = [None, Some(Seat::new(0)), Some(Seat::new(1)), Some(Seat::new(2))];
            let look =
                |table: &Table<Sun>, told: &[Told<Event>]| viewers.map(|viewer| seen(table, told, viewer));
            let before = look(&table, &told);
            let events = table.play(seat, action).expect("legal actions are played").events;
            if !events.is_empty() {
                told.push(Told { number: told.len() + 1, step: table.steps().len(), events });
            }
            let after = look(&table, &told);
            for ((viewer, before), after) in viewers.into_iter().zip(&before).zip(&after) {
                step(seat, action, viewer, before, after);
            }
        }
    }

    #[test]
    fn a_stone_keeps_its_name_wherever_equal_ones_are_laid_later() {
        watch(|_, action, viewer, before, after| {
            for (place, name) in &before.laid {
                assert_eq!(after.laid.get(place), Some(name), "{place} after {action}, seen by {viewer:?}");
            }
        });
    }

    #[test]
    fn a_card_that_is_placed_comes_from_the_hand_of_whoever_placed_it() {
        let mut placed = 0;
        watch(|seat, action, viewer, before, after| {
            let Action::Place(_, place) = action else { return };
            placed += 1;
            assert_eq!(
                before.all.contains(&after.laid[&place]),
                viewer == Some(seat),
                "{action}, seen by {viewer:?}"
            );
            let vanished: Vec<&String> = before.all.difference(&after.all).collect();
            assert!(vanished.is_empty(), "{vanished:?} vanished, seen by {viewer:?} after {action}");
        });
        assert!(placed > 60, "{placed}");
    }
}
