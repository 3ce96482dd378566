//! What can be clicked: every field of one's chambers, whole cards, the deck.

use benben_pyramids::{Action, Card, Fields, Pyramids, Step};
use benben_web::{Pick, Scene};

/// The top card of the deck.
pub(super) const DECK: &str = "deck";

/// A whole card: dealt, offered, or somebody else's. The number, so that it stays the same wherever the card lies.
pub(super) fn card(card: Card) -> Pick {
    Pick::new(format!("card-{card}"))
}

/// A field of a card, such as `17a3`.
pub(super) fn field(card: Card, field: Fields) -> Pick {
    Pick::new(format!("{card}{field}"))
}

/// The things an action is made of, sorted.
pub(super) fn picks(action: &Action) -> Vec<Pick> {
    let mut picks = match *action {
        Action::Keep(first, second) => vec![card(first), card(second)],
        Action::Mark { card, fields } => fields.each().map(|one| field(card, one)).collect(),
        Action::Take(wanted) => vec![card(wanted)],
        Action::TakeBlind => vec![Pick::new(DECK)],
    };
    picks.sort();
    picks
}

/// A thing that was clicked.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Clicked {
    Deck,
    Card(Card),
    Field(Card, Fields),
}

fn read(pick: &Pick) -> Option<Clicked> {
    let text = pick.as_str();
    if text == DECK {
        return Some(Clicked::Deck);
    }
    if let Some(number) = text.strip_prefix("card-") {
        return Some(Clicked::Card(number.parse().ok()?));
    }
    let (number, name) = text.split_at(text.find(|letter: char| letter.is_ascii_lowercase())?);
    Some(Clicked::Field(number.parse().ok()?, name.parse().ok()?))
}

/// What the picks mean. The last one was clicked last: if they mean nothing together, it is asked about alone.
pub(super) fn attempt(scene: &Scene<'_, Pyramids>, picks: &[Pick]) -> Option<Action> {
    match read(picks.last()?)? {
        Clicked::Deck => Some(Action::TakeBlind),
        Clicked::Card(card) => Some(with_card(scene, card, picks)),
        Clicked::Field(card, last) => mark(scene, card, last, picks),
    }
}

/// In the beginning a card is kept with the one before it; later it is taken, or somebody else marks on it.
fn with_card(scene: &Scene<'_, Pyramids>, card: Card, picks: &[Pick]) -> Action {
    let view = scene.view;
    if view.step == Step::Choosing {
        let other = match picks.first().and_then(read) {
            Some(Clicked::Card(first)) => first,
            _ => card,
        };
        return Action::Keep(card.min(other), card.max(other));
    }
    let in_play = view.players.as_slice().iter().flat_map(|player| player.chambers.iter());
    if view.step == Step::Marking && in_play.clone().any(|chamber| chamber.card.number == card) {
        return Action::Mark { card, fields: scene.game.edition().plan(card).entry };
    }
    Action::Take(card)
}

/// All fields clicked on this card, or only the last one if nothing legal contains it: a wall says that it is a wall, whatever
/// was clicked before.
fn mark(scene: &Scene<'_, Pyramids>, card: Card, last: Fields, picks: &[Pick]) -> Option<Action> {
    let on_card = |clicked: &Clicked| match *clicked {
        Clicked::Field(where_to, field) if where_to == card => Some(field),
        _ => None,
    };
    let all: Option<Vec<Fields>> = picks.iter().map(|pick| on_card(&read(pick)?)).collect();
    // One marks on one card only: what was clicked on another one is forgotten.
    let fields = all.map_or(last, |fields| fields.into_iter().fold(Fields::NONE, |all, one| all | one));
    let possible = scene.legal.iter().any(
        |action| matches!(*action, Action::Mark { card: on, fields } if on == card && fields.contains(last)),
    );
    Some(Action::Mark { card, fields: if possible { fields } else { last } })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let card: Card = "17".parse().unwrap();
        let c4: Fields = "c4".parse().unwrap();
        assert_eq!(read(&field(card, c4)), Some(Clicked::Field(card, c4)));
        assert_eq!(read(&super::card(card)), Some(Clicked::Card(card)));
        assert_eq!(read(&Pick::new(DECK)), Some(Clicked::Deck));
    }

    #[test]
    fn what_is_no_pick_means_nothing() {
        for odd in ["17", "a1", "49a1", "17f1", "17a6", "card-0", "card-", "17a1b1", "…"] {
            assert_eq!(read(&Pick::new(odd)), None, "{odd}");
        }
    }
}
