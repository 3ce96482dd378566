//! What treasures would be worth if the game ended now: the sums that people do in their heads.

use super::Sight;
use benben_cheops::{Cheops, Colour, Kind, Layout, Number, final_number, price, treasures};
use benben_core::{PerSeat, Seat};

/// Treasures of a colour that count for each seat.
fn counts(layout: &Layout, colour: Colour) -> PerSeat<u8> {
    PerSeat::from_fn(layout.seats(), |seat| treasures(layout, seat, colour))
}

/// The number that would pay now.
pub(super) fn number(game: &Cheops, layout: &Layout, colour: Colour) -> Number {
    final_number(layout, game.edition().law_7(), colour)
}

/// The number that would pay if one more treasure of the colour were sold.
pub(super) fn number_after_sale(game: &Cheops, layout: &Layout, colour: Colour) -> Number {
    let mut after = *layout;
    let board = &mut after.boards[colour];
    if !board.is_full() {
        board.covered += 1;
    }
    number(game, &after, colour)
}

/// What one treasure of the colour would pay the viewer: the present price, or who has none what a first one would pay.
/// To the public, a majority pair stays a pair.
pub(super) fn of_one(scene: &Sight<'_>, colour: Colour) -> String {
    let layout = &scene.view.layout;
    let number = number(scene.game, layout, colour);
    let mut counts = counts(layout, colour);
    let seat = match (scene.seat, number) {
        (Some(seat), _) => seat,
        (None, Number::Majority { .. }) => return number.to_string(),
        (None, _) => Seat::new(0),
    };
    if scene.seat.is_some() || counts.as_slice().iter().all(|count| *count == 0) {
        counts[seat] = counts[seat].max(1);
    }
    price(number, &counts, seat).to_string()
}

/// How many treasures of a colour a seat has, and what each would pay it.
pub(super) fn stored(scene: &Sight<'_>, seat: Seat, colour: Colour) -> (u16, u16) {
    let layout = &scene.view.layout;
    let counts = counts(layout, colour);
    (u16::from(counts[seat]), price(number(scene.game, layout, colour), &counts, seat))
}

/// What the seat's treasures of a colour would pay together.
fn of_colour(game: &Cheops, layout: &Layout, seat: Seat, colour: Colour, more: u8) -> i32 {
    let mut counts = counts(layout, colour);
    counts[seat] += more;
    i32::from(counts[seat]) * i32::from(price(number(game, layout, colour), &counts, seat))
}

/// What the seat's whole store would pay.
pub(super) fn of_store(scene: &Sight<'_>, seat: Seat) -> i32 {
    Colour::ALL.iter().map(|colour| of_colour(scene.game, &scene.view.layout, seat, *colour, 0)).sum()
}

/// How much more the store would pay with one more treasure of the colour.
pub(super) fn of_one_more(scene: &Sight<'_>, seat: Seat, colour: Colour) -> i32 {
    let layout = &scene.view.layout;
    of_colour(scene.game, layout, seat, colour, 1) - of_colour(scene.game, layout, seat, colour, 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::CheopsFace;
    use benben_cheops::{Action, View};
    use benben_core::{Chance, Fast, Game, Seed, Setting, Table, Turn, Viewer};
    use benben_web::{Face, Language, Texts};

    /// Shows every moment of a random game to a viewer, with the state to compare.
    fn moments(viewer: Viewer, mut see: impl FnMut(&Sight<'_>, &Table<Cheops>)) {
        let mut table = Table::<Cheops>::open(Setting::standard(), 3, Seed::from_number(5));
        let mut luck = Fast::new(5);
        while let Turn::Awaits(awaited) = table.turn() {
            let view: View = table.view(viewer);
            let names = ["Anna", "Ben", "Cyril"].map(String::from);
            let seat = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
            let (game, texts) = (table.game(), Texts::new(Language::English).about::<CheopsFace>());
            see(
                &Sight { game, view: &view, seat, awaited, legal: &[], told: &[], names: &names, texts },
                &table,
            );
            let seat = awaited.first().expect("someone is awaited");
            let legal = table.legal(seat);
            let action = legal[luck.below(legal.len() as u32) as usize];
            table.play(seat, action).expect("legal actions are played");
        }
    }

    #[test]
    fn a_score_is_what_the_rules_count_if_the_game_ended_now() {
        moments(Viewer::Open, |scene, table| {
            let standings = table.game().standings(table.state());
            for seat in table.state().money.seats() {
                assert_eq!(CheopsFace::score(scene, seat), Some(standings.scores[seat]));
            }
        });
    }

    #[test]
    fn hidden_money_hides_the_score() {
        let me = Seat::new(1);
        moments(Viewer::Seat(me), |scene, _| {
            assert_eq!(CheopsFace::score(scene, Seat::new(0)), None);
            assert!(CheopsFace::score(scene, me).is_some());
        });
        moments(Viewer::Public, |scene, _| assert_eq!(CheopsFace::score(scene, me), None));
    }

    #[test]
    fn storing_brings_what_was_foretold() {
        let mut stored = 0;
        moments(Viewer::Open, |scene, table| {
            let benben_cheops::Stage::Treasure { colour } = scene.view.layout.stage else { return };
            let seat = scene.view.layout.turn.seat;
            let (game, mut after) = (table.game(), *table.state());
            game.play(&mut after, seat, Action::Store, &mut Fast::new(0), &mut Vec::new());
            let gain = game.standings(&after).scores[seat] - game.standings(table.state()).scores[seat];
            assert_eq!(of_one_more(scene, seat, colour), gain);
            stored += 1;
        });
        assert!(stored > 5, "only {stored} treasures were taken");
    }

    #[test]
    fn selling_uncovers_the_number_that_was_foretold() {
        moments(Viewer::Open, |scene, table| {
            let benben_cheops::Stage::Treasure { colour } = scene.view.layout.stage else { return };
            let seat = scene.view.layout.turn.seat;
            let (game, mut after) = (table.game(), *table.state());
            game.play(&mut after, seat, Action::Sell, &mut Fast::new(0), &mut Vec::new());
            assert_eq!(
                number_after_sale(game, &scene.view.layout, colour),
                number(game, &after.layout, colour)
            );
        });
    }
}
