//! The position as text: a person sees marks, walls, symbols, entrance and tomb.

use crate::position::{chamber, marking, play_without_luck, pyramids, pyramids_with, seat};
use benben_core::{Fast, Game, Viewer};
use benben_pyramids::Shape;

#[test]
fn chambers_show_marks_walls_symbols_entry_and_tomb() {
    let game = pyramids_with(&["E+#RG / ..... / .#LS. / ..... / .PT.."]);
    let cards = [chamber(1, "a1 b1"), chamber(2, "")];
    let mut state = marking(&game, Shape::I3, &[&cards, &[chamber(3, ""), chamber(4, "")]]);
    play_without_luck(&game, &mut state, 1, "mark 1 b2 c2 d2");
    let own = game.view(&state, Viewer::Seat(seat(1))).to_string();
    for line in [
        "round 1 of 4   expedition 1 of 7: I3",
        "    a  b  c  d  e",
        " 1 [E][+]### R  G ",
        " 2  . (x)(x)(x) . ",
        " 3  . ### L  S  . ",
        " 5  .  P  T  .  . ",
        "sealed until all have marked",
        "E entrance, T tomb, ### wall",
    ] {
        assert!(own.contains(line), "`{line}` is missing in\n{own}");
    }
    let other = game.view(&state, Viewer::Seat(seat(2))).to_string();
    assert!(
        other.contains(" 2  .  .  .  .  . ") && !other.contains("(x)(x)"),
        "sealed marks are hidden:\n{other}"
    );
}

#[test]
fn a_drawing_is_at_most_100_columns_wide() {
    let game = pyramids();
    for seed in 0..5 {
        let mut luck = Fast::new(seed);
        let mut state = game.setup(4, &mut luck);
        let mut actions = Vec::new();
        while let Some(seat) = game.turn(&state).awaited().first() {
            for viewer in [Viewer::Seat(seat), Viewer::Public, Viewer::Open] {
                let drawing = game.view(&state, viewer).to_string();
                let wide = drawing.lines().find(|line| line.chars().count() > 100);
                assert_eq!(wide, None);
            }
            actions.clear();
            game.legal(&state, seat, &mut actions);
            let action = benben_core::Chance::pick(&mut luck, &actions);
            game.play(&mut state, seat, action, &mut luck, &mut Vec::new());
        }
    }
}
