//! What pieces are called while they move: the same before and after, and on the page only once.

use super::Sight;
use benben_cheops::{Colour, Field, Spot, Stage, Tile};
use benben_core::Seat;

/// A treasure or law that can be taken now: it leaves its field next, and nothing else in the pyramid moves.
pub(super) fn free(field: Field) -> String {
    format!("cheops-{field}")
}

/// The nth tile of a kind before a seat, counted from 1.
pub(super) fn tile(seat: Seat, tile: Tile, nth: u8) -> String {
    format!("cheops-{tile}-{seat}-{nth}")
}

/// The nth treasure that was sold of a colour.
pub(super) fn sold(colour: Colour, nth: u8) -> String {
    format!("cheops-{colour}-sold-{nth}")
}

/// The nth treasure of a colour in a seat's store.
pub(super) fn stored(seat: Seat, colour: Colour, nth: u8) -> String {
    format!("cheops-{colour}-{seat}-{nth}")
}

/// What lies on this field, if it may move next or has just come here.
pub(super) fn on(scene: &Sight<'_>, field: Field) -> Option<String> {
    let layout = &scene.view.layout;
    match layout.pyramid.at(field) {
        Spot::Tile(kind) => {
            let just_taken = matches!(layout.stage, Stage::Treasure { .. } | Stage::Law { .. });
            let seat = layout.turn.seat;
            let just_laid = just_taken && layout.latest == Some(field);
            just_laid.then(|| tile(seat, kind, layout.hands[seat][kind] + 1))
        }
        _ => layout.pyramid.free().contains(field).then(|| free(field)),
    }
}

/// The names of a treasure that waits: where it comes from, and where it may go.
pub(super) fn waiting(scene: &Sight<'_>, colour: Colour) -> Vec<String> {
    let layout = &scene.view.layout;
    let seat = layout.turn.seat;
    let from = layout.latest.map(free);
    let sold = sold(colour, layout.boards[colour].covered + 1);
    let stored = stored(seat, colour, layout.stores[seat][colour] + 1);
    from.into_iter().chain([sold, stored]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::CheopsFace;
    use benben_cheops::{Action, Cheops};
    use benben_core::{Chance, Fast, Seats, Seed, Setting, Table, Turn, Viewer};
    use benben_web::{Face, Language, Texts};
    use std::collections::BTreeSet;

    /// The names of all that may move on the page.
    fn names(table: &Table<Cheops>, viewer: Viewer) -> BTreeSet<String> {
        let view = table.view(viewer);
        let people = ["Anna", "Ben"].map(String::from);
        let seat = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        let awaited = table.turn().awaited();
        let legal =
            seat.filter(|seat| awaited.contains(*seat)).map(|seat| table.legal(seat)).unwrap_or_default();
        let (game, texts) = (table.game(), Texts::new(Language::English).about::<CheopsFace>());
        let scene =
            Sight { game, view: &view, seat, awaited, legal: &legal, told: &[], names: &people, texts };
        let mut page = CheopsFace::board(&scene).into_string() + &CheopsFace::hand(&scene).into_string();
        Seats::all(2).into_iter().for_each(|seat| page += &CheopsFace::seat(&scene, seat).into_string());
        let pieces = page.split("data-moves=\"").skip(1);
        let all: Vec<_> = pieces.filter_map(|piece| piece.split('"').next()).map(String::from).collect();
        let names: BTreeSet<_> = all.iter().cloned().collect();
        assert_eq!(names.len(), all.len(), "two things move under one name: {all:?}");
        names
    }

    #[test]
    fn what_moves_is_called_the_same_before_and_after() {
        let mut followed = 0;
        for viewer in [Viewer::Public, Viewer::Seat(Seat::new(0))] {
            let mut table = Table::<Cheops>::open(Setting::standard(), 2, Seed::from_number(3));
            let mut luck = Fast::new(3);
            while let Turn::Awaits(awaited) = table.turn() {
                let seat = awaited.first().expect("someone is awaited");
                let (before, legal) = (names(&table, viewer), table.legal(seat));
                let layout = table.state().layout;
                let action = legal[luck.below(legal.len() as u32) as usize];
                table.play(seat, action).expect("legal actions are played");
                let after = names(&table, viewer);
                let waits = matches!(table.state().layout.stage, Stage::Treasure { .. });
                let moved = match (action, layout.stage) {
                    (Action::Take { field, tile: kind }, _) if waits => {
                        vec![free(field), tile(seat, kind, layout.hands[seat][kind])]
                    }
                    (Action::Sell, Stage::Treasure { colour }) => {
                        vec![sold(colour, layout.boards[colour].covered + 1)]
                    }
                    (Action::Store, Stage::Treasure { colour }) => {
                        vec![stored(seat, colour, layout.stores[seat][colour] + 1)]
                    }
                    _ => Vec::new(),
                };
                for name in moved {
                    assert!(before.contains(&name), "{action}: {name} comes from nowhere");
                    assert!(after.contains(&name), "{action}: {name} goes nowhere");
                    followed += 1;
                }
            }
        }
        assert!(followed > 40, "only {followed} pieces moved");
    }
}
