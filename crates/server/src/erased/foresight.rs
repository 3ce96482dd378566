//! What a seat knows of what its own action will show it.

use benben_core::{Fast, Game, Seat, Silence, Table, Viewer};

/// Nobody guesses right so many times by chance.
const TABLES: u64 = 16;

/// Does the seat see the same after this action at every table it can imagine, with whatever luck, and at this one?
pub(super) fn foresees<G: Game>(table: &Table<G>, seat: Seat, action: G::Action) -> bool {
    let (game, view) = (table.game(), table.view(Viewer::Seat(seat)));
    let mut played = table.clone();
    if played.play(seat, action).is_err() {
        return false;
    }
    let seen = played.view(Viewer::Seat(seat));
    (0..TABLES).all(|luck| {
        let mut luck = Fast::new(luck);
        let mut state = game.imagine(&view, &mut luck);
        if !game.turn(&state).awaited().contains(seat) || game.check(&state, seat, &action).is_err() {
            return false;
        }
        game.play(&mut state, seat, action, &mut luck, &mut Silence);
        game.view(&state, Viewer::Seat(seat)) == seen
    })
}
