//! What a face is drawn from.

use crate::{Texts, Told};
use benben_core::{Fast, Game, Seat, Seats};

/// One table as one viewer may know it, now. There is no way from here to the state.
#[derive(Debug)]
pub struct Scene<'a, G: Game> {
    /// The rules, with edition and options.
    pub game: &'a G,
    /// What the viewer may know; everything once the game is over.
    pub view: &'a G::View,
    /// The seat whose side of the table this is; none for the public.
    pub seat: Option<Seat>,
    /// Whom the rules wait for, as far as the viewer can know.
    pub awaited: Seats,
    /// What the seat may do now; nothing unless it is awaited.
    pub legal: &'a [G::Action],
    /// What was told to everyone so far, step by step. Nothing in a picture without a game.
    pub told: &'a [Told<G::Event>],
    /// What everyone is called, in seat order.
    pub names: &'a [String],
    /// The viewer's language.
    pub texts: Texts,
}

impl<G: Game> Scene<'_, G> {
    /// What the seat is called.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// May the viewer act now?
    pub fn is_my_turn(&self) -> bool {
        self.seat.is_some_and(|seat| self.awaited.contains(seat))
    }

    /// All seats, the viewer's own first, then around the table.
    pub fn seats_from_me(&self) -> impl Iterator<Item = Seat> + use<G> {
        let (count, first) = (self.names.len(), self.seat.map_or(0, Seat::index));
        (0..count).map(move |step| Seat::new((first + step) % count))
    }

    /// A whole state that agrees with the view, to ask the rules about it: what is asked of it cannot tell a secret of
    /// the true one. Hidden things in it are made up, so only ask for what does not depend on them.
    pub fn imagined(&self) -> G::State {
        self.game.imagine(self.view, &mut Fast::new(0))
    }
}
