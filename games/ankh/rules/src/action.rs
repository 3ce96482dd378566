//! What one may do in a turn (A5), and why not.

use crate::components::{Card, HAND};
use crate::refusal::Refusal;
use crate::state::Hand;

/// A5: one of three things.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// A6: lay a mummy into one's own row.
    Mummy(Card),
    /// A7: cover the papyrus in the middle.
    Papyrus(Card),
    /// A8: discard these cards and draw as many.
    Sacrifice(Offering),
}

/// A8: one to four cards to discard, sorted. Packed, lowest card in the lowest byte, because all fifteen ways to
/// sacrifice are listed every turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Offering(u32);

impl Offering {
    /// These cards, in whatever order; none if there are more than four.
    pub fn new(cards: &[Card]) -> Option<Self> {
        if cards.len() > HAND {
            return None;
        }
        let mut sorted = Hand::new();
        sorted.extend(cards);
        sorted.sort_unstable();
        Some(Offering(sorted.iter().rev().fold(0, |packed, card| packed << 8 | u32::from(card.byte()))))
    }

    /// A single card.
    #[inline]
    pub(crate) fn one(card: Card) -> Self {
        Offering(u32::from(card.byte()))
    }

    /// The cards' bytes, lowest card in the lowest byte.
    #[inline]
    pub(crate) fn packed(self) -> u32 {
        self.0
    }

    /// The cards, sorted.
    #[inline]
    pub fn cards(self) -> impl Iterator<Item = Card> {
        self.0.to_le_bytes().into_iter().take_while(|byte| *byte != 0).map(Card::from_byte)
    }

    /// How many.
    pub fn count(self) -> usize {
        self.cards().count()
    }
}

/// The most actions a hand has: each card, and each way to sacrifice.
const MOST_ACTIONS: usize = HAND + (1 << HAND) - 1;

/// Every legal action with this hand, each once: equal cards are one choice.
///
/// Every candidate is written, and the list only grows if it is new: no branch to mispredict.
#[inline]
pub(crate) fn legal(hand: &Hand, actions: &mut Vec<Action>) {
    debug_assert_eq!(hand.len(), HAND, "an awaited seat has drawn up (A5)");
    let cards = [hand[0], hand[1], hand[2], hand[3]];
    let mut list = [Action::Sacrifice(Offering(0)); MOST_ACTIONS];
    let mut count = 0;
    // Bit i: card i equals the one before it, so choosing it without that one would be the same choice again.
    let mut repeats = 0u32;
    for (index, card) in cards.into_iter().enumerate() {
        let repeat = index > 0 && card == cards[index.saturating_sub(1)];
        repeats |= u32::from(repeat) << index;
        list[count] = if card.is_papyrus() { Action::Papyrus(card) } else { Action::Mummy(card) };
        count += usize::from(!repeat);
    }
    // The offering of each subset of the hand is that of the subset without its last card, and this card appended.
    let mut packed = [0u32; 1 << HAND];
    for (index, card) in cards.into_iter().enumerate() {
        for rest in 0..1usize << index {
            packed[rest | 1 << index] = packed[rest] | u32::from(card.byte()) << (8 * rest.count_ones());
        }
    }
    for subset in 1..1u32 << HAND {
        list[count] = Action::Sacrifice(Offering(packed[subset as usize]));
        count += usize::from(subset & repeats & !(subset << 1) == 0);
    }
    actions.extend_from_slice(&list[..count]);
}

/// Is the action legal with this hand? If not, by which rule?
pub(crate) fn check(hand: &Hand, action: &Action) -> Result<(), Refusal> {
    match action {
        Action::Mummy(card) => check_mummy(hand, *card),
        Action::Papyrus(card) => check_papyrus(hand, *card),
        Action::Sacrifice(offering) => check_sacrifice(hand, *offering),
    }
}

/// A6: only mummies go into a row.
fn check_mummy(hand: &Hand, card: Card) -> Result<(), Refusal> {
    if card.is_papyrus() {
        return Err(Refusal::NotAMummy { card });
    }
    check_held(hand, card, 1)
}

/// A7: only papyri go into the middle.
fn check_papyrus(hand: &Hand, card: Card) -> Result<(), Refusal> {
    if !card.is_papyrus() {
        return Err(Refusal::NotAPapyrus { card });
    }
    check_held(hand, card, 1)
}

/// A8: at least one card, all from the hand.
fn check_sacrifice(hand: &Hand, offering: Offering) -> Result<(), Refusal> {
    if offering.count() == 0 {
        return Err(Refusal::NothingOffered);
    }
    let asked = |card| offering.cards().filter(|other| *other == card).count();
    offering.cards().try_for_each(|card| check_held(hand, card, asked(card)))
}

/// A5: one plays from one's own hand.
fn check_held(hand: &Hand, card: Card, asked: usize) -> Result<(), Refusal> {
    let held = hand.iter().filter(|other| **other == card).count();
    if held < asked {
        return Err(Refusal::NotInHand { card, held: held as u8, asked: asked as u8 });
    }
    Ok(())
}
