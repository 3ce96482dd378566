//! What a card would bring at a place: the number that people compute in their heads.

use benben_sun::{Card, Place, Pyramid, Sun, card_points};

/// What a card brings at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Worth {
    /// S16, S17: by its value and level.
    pub points: u8,
    /// S20: by its symbol, if points are chosen and no card.
    pub links: u8,
}

impl Worth {
    /// At most, with the symbol's points.
    pub(super) fn total(self) -> u8 {
        self.points + self.links
    }
}

/// What the card would bring there.
pub(super) fn worth(game: &Sun, pyramid: &Pyramid, card: Card, place: Place) -> Worth {
    Worth { points: card_points(card, place.level()), links: game.symbol_worth(pyramid, card, place) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use benben_core::{Chance, Fast, Game, Options, Seed, Setting, Table, Turn};
    use benben_sun::Action;

    #[test]
    fn a_place_shows_what_the_rules_then_give() {
        for neighbours in ["all", "levels"] {
            let options = Options::parse(Sun::META.options, &format!("neighbours={neighbours}"));
            follow(Setting::with_options(options.expect("these are options")));
        }
    }

    fn follow(setting: Setting<Sun>) {
        let game = setting.game().clone();
        let mut table = Table::<Sun>::open(setting, 3, Seed::from_number(5));
        let mut luck = Fast::new(5);
        let mut linked = 0;
        while let Turn::Awaits(awaited) = table.turn() {
            let seat = awaited.into_iter().next().expect("someone is awaited");
            let legal = table.legal(seat);
            let action = legal[luck.below(legal.len() as u32) as usize];
            let before = table.state().points[seat].total();
            let pyramid = table.state().pyramid;
            table.play(seat, action).expect("legal actions are played");
            let Action::Place(card, place) = action else { continue };
            let shown = worth(&game, &pyramid, card, place);
            assert_eq!(table.state().points[seat].total() - before, u16::from(shown.points));
            if shown.links > 0 {
                linked += 1;
                table.play(seat, Action::SymbolPoints).expect("an equal symbol lies beside it");
                assert_eq!(table.state().points[seat].total() - before, u16::from(shown.total()));
            }
        }
        assert!(linked > 0, "no symbol met its like");
    }
}
