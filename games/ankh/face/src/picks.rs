//! What is clicked: a card and its place.
//!
//! A card and one's own row lay a mummy, a card and the papyrus cover it, cards and the discard pile are a sacrifice.

use super::AnkhScene;
use benben_ankh::{Action, Card, Offering};
use benben_core::Seat;
use benben_web::Pick;

/// Where a card can go, or where somebody might want it to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// The row of a seat.
    Row(Seat),
    /// The papyrus in the middle.
    Papyrus,
    /// The discard pile.
    Discard,
    /// The deck.
    Deck,
}

impl Place {
    /// Its pick.
    pub(super) fn pick(self) -> Pick {
        match self {
            Place::Row(seat) => Pick::new(format!("row-{seat}")),
            Place::Papyrus => Pick::new("papyrus"),
            Place::Discard => Pick::new("discard"),
            Place::Deck => Pick::new("deck"),
        }
    }

    fn read(pick: &str) -> Option<Self> {
        match pick {
            "papyrus" => Some(Place::Papyrus),
            "discard" => Some(Place::Discard),
            "deck" => Some(Place::Deck),
            _ => Some(Place::Row(pick.strip_prefix("row-")?.parse().ok()?)),
        }
    }
}

/// The pick of a card in hand.
pub(super) fn card(card: Card) -> Pick {
    Pick::new(card.to_string())
}

/// The picks of an action.
pub(super) fn picks(scene: &AnkhScene<'_>, action: &Action) -> Vec<Pick> {
    let own_row = Place::Row(scene.seat.unwrap_or_default());
    let mut picks = match action {
        Action::Mummy(mummy) => vec![card(*mummy), own_row.pick()],
        Action::Papyrus(papyrus) => vec![card(*papyrus), Place::Papyrus.pick()],
        Action::Sacrifice(offering) => {
            offering.cards().map(card).chain([Place::Discard.pick()]).collect::<Vec<_>>()
        }
    };
    picks.sort();
    picks
}

/// What the picks mean, legal or not.
pub(super) fn attempt(scene: &AnkhScene<'_>, picks: &[Pick]) -> Option<Action> {
    let mut cards: Vec<Card> = Vec::new();
    let mut places: Vec<Place> = Vec::new();
    for pick in picks {
        match pick.as_str().parse() {
            Ok(card) => cards.push(card),
            Err(_) => places.push(Place::read(pick.as_str())?),
        }
    }
    // Who has touched two places means the one touched last.
    match *places.last()? {
        Place::Discard => Offering::new(&cards).map(Action::Sacrifice),
        // Nobody just draws: a sacrifice of nothing is what this would be.
        Place::Deck => Some(Action::Sacrifice(Offering::default())),
        // Two places and no card: that papyri go to the one and mummies to the other answers both.
        Place::Papyrus | Place::Row(_) if places.len() > 1 && cards.is_empty() => {
            Some(Action::Mummy(scene.view.papyrus))
        }
        Place::Papyrus => the_wrong_one(&cards, |card| !card.is_papyrus()).map(Action::Papyrus),
        Place::Row(seat) if scene.seat == Some(seat) => {
            the_wrong_one(&cards, Card::is_papyrus).map(Action::Mummy)
        }
        // No action says whose row, so another's is answered like a card that A6 lets into no row.
        Place::Row(_) => Some(Action::Mummy(scene.view.papyrus)),
    }
}

/// The card that cannot go there, if several were chosen; a single one in any case.
fn the_wrong_one(cards: &[Card], is_wrong: impl Fn(Card) -> bool) -> Option<Card> {
    match cards {
        [card] => Some(*card),
        _ => cards.iter().copied().find(|card| is_wrong(*card)),
    }
}
