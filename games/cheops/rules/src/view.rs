//! What is hidden: other people's money (C24), by one of three policies.

use crate::components::{
    HIGH_PRICE, LAW_9_PRICE, LOW_PRICE, Law, NEIGHBOUR_PRICE, NEIGHBOUR_TILES, Number, PRICE, Tile,
};
use crate::market::market_price;
use crate::state::{Layout, Place, State};
use benben_core::{Chance, PerSeat, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// C24: what people agree to know about each other's money; the option `money`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// Only one's own; who wants to know more must remember.
    Strict,
    /// The table remembers for everybody.
    Aid,
    /// All money lies open.
    Open,
}

/// A seat's money as someone sees it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Purse {
    /// Somebody else's.
    #[default]
    Hidden,
    /// What a perfect memory knows. All income and expenses are public, so it is exact.
    Counted(u16),
    /// One's own, or open to all.
    Seen(u16),
}

impl Purse {
    /// The piasters, where they are known.
    pub fn piasters(self) -> Option<u16> {
        match self {
            Purse::Hidden => None,
            Purse::Counted(piasters) | Purse::Seen(piasters) => Some(piasters),
        }
    }
}

/// What one viewer may know.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Money as the viewer sees it.
    pub money: PerSeat<Purse>,
    /// C37: the number printed on law 7, which the edition decides.
    pub law_7: Number,
    /// What lies open to all.
    #[serde(flatten)]
    pub layout: Layout,
}

/// Everything that lies open, and the money that the viewer may see.
pub(crate) fn view(state: &State, policy: Policy, law_7: Number, viewer: Viewer) -> View {
    let purse = |seat: Seat| {
        let piasters = state.money[seat];
        match policy {
            _ if viewer.sees(seat) => Purse::Seen(piasters),
            Policy::Strict => Purse::Hidden,
            Policy::Aid => Purse::Counted(piasters),
            Policy::Open => Purse::Seen(piasters),
        }
    };
    View { viewer, money: PerSeat::from_fn(state.layout.seats(), purse), law_7, layout: state.layout }
}

/// A state that agrees with the view: hidden money is guessed from what lies on the table.
pub(crate) fn imagine(view: &View, chance: &mut impl Chance) -> State {
    let hides = view.money.as_slice().contains(&Purse::Hidden);
    let guess = if hides { guess_money(&view.layout, chance) } else { PerSeat::new(view.layout.seats()) };
    let money =
        PerSeat::from_fn(view.layout.seats(), |seat| view.money[seat].piasters().unwrap_or(guess[seat]));
    State { money, layout: view.layout }
}

/// Money that each seat could have. A view remembers no sales, but shows how many there were: each covered number is one.
/// Everybody has taken about as many treasures, so each sale is given to whoever has had the fewest so far, stored or
/// sold, luck deciding between equals; it paid what the market paid then, which luck decides where a law lies there now.
/// Neighbour tiles in a hand and law 9 were paid for by their owners, neighbour tiles in the pyramid by anybody.
fn guess_money(layout: &Layout, chance: &mut impl Chance) -> PerSeat<u16> {
    let seats = layout.seats();
    let mut earned: PerSeat<u16> = PerSeat::new(seats);
    let mut had = PerSeat::from_fn(seats, |seat| layout.stored(seat));
    for _ in 0..layout.boards.values().iter().map(|board| board.covered).sum::<u8>() {
        let seat = lowest(&had, chance);
        had[seat] += 1;
        earned[seat] += past_price(layout, chance);
    }
    let mut spent: PerSeat<u16> = layout.hands.map(|hand| u16::from(hand[Tile::Neighbour]) * NEIGHBOUR_PRICE);
    if let Place::Held(owner) | Place::Counted(owner, _) = layout.laws[Law::Treasure] {
        spent[owner] += LAW_9_PRICE;
    }
    for _ in 0..layout.pyramid.tiles(Tile::Neighbour).len().min(u32::from(NEIGHBOUR_TILES)) {
        spent[Seat::new(chance.below(seats as u32) as usize)] += NEIGHBOUR_PRICE;
    }
    PerSeat::from_fn(seats, |seat| earned[seat].saturating_sub(spent[seat]))
}

/// Whoever has the least, any of them if several do.
fn lowest(had: &PerSeat<u8>, chance: &mut impl Chance) -> Seat {
    let least = had.as_slice().iter().min().copied().unwrap_or_default();
    let count = had.as_slice().iter().filter(|&&count| count == least).count() as u32;
    let nth = chance.below(count) as usize;
    had.iter().filter(|(_, count)| **count == least).nth(nth).map_or(Seat::new(0), |(seat, _)| seat)
}

/// What an earlier sale may have paid: the usual price before the law that lies on the market, if one does.
fn past_price(layout: &Layout, chance: &mut impl Chance) -> u16 {
    match market_price(layout) {
        price @ (LOW_PRICE | HIGH_PRICE) => chance.pick(&[PRICE, price]),
        price => price,
    }
}
