//! Actions by index: pairs of cards dealt, every way to lay a shape, and cards by number.

use super::PAIRS;
use benben_pyramids::{Action, CARDS, Card, DEALT, DealtView, Fields, IN_PLAY, PlayerView, Shape};
use std::sync::LazyLock;

/// Single fields, and every way to lay every shape.
pub(super) const PATTERNS: usize = 25 + 362;

const MARK: usize = PAIRS;
const TAKE: usize = MARK + IN_PLAY * PATTERNS;
const TAKE_BLIND: usize = TAKE + CARDS;

/// The pairs of places among the cards dealt.
const PLACES: [(usize, usize); PAIRS] = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];

/// All patterns, and where to find each by its fields.
struct Patterns {
    all: Vec<Fields>,
    /// A hash table with open addressing: a pattern's index plus 1, or 0.
    found: [u16; SLOTS],
}

/// Ten times as many as there are patterns, so that nearly every one is found at once.
const SLOTS: usize = 4096;

static KNOWN: LazyLock<Patterns> = LazyLock::new(|| {
    let mut all: Vec<Fields> = Fields::ALL.each().collect();
    for shape in Shape::ALL {
        shape.lay(Fields::ALL, Fields::ALL, |fields| all.push(fields));
    }
    let mut found = [0; SLOTS];
    for (index, fields) in all.iter().enumerate() {
        let mut slot = slot(*fields);
        while found[slot] != 0 {
            slot = (slot + 1) % SLOTS;
        }
        found[slot] = index as u16 + 1;
    }
    Patterns { all, found }
});

/// Where the search for a pattern starts: a multiplicative hash of its bits.
#[inline]
fn slot(fields: Fields) -> usize {
    (fields.bits().wrapping_mul(0x9e37_79b1) >> 20) as usize
}

impl Patterns {
    #[inline]
    fn index(&self, fields: Fields) -> Option<usize> {
        let mut slot = slot(fields);
        loop {
            let index = usize::from(self.found[slot]).checked_sub(1)?;
            if self.all[index] == fields {
                return Some(index);
            }
            slot = (slot + 1) % SLOTS;
        }
    }
}

/// The index of an action of this player.
#[inline]
pub(super) fn index(player: &PlayerView, action: &Action) -> Option<usize> {
    match *action {
        Action::Mark { card, fields } => {
            let chamber = player.chambers.iter().position(|chamber| chamber.card.number == card)?;
            Some(MARK + chamber * PATTERNS + KNOWN.index(fields)?)
        }
        Action::Take(card) => Some(TAKE + usize::from(card.number()) - 1),
        Action::TakeBlind => Some(TAKE_BLIND),
        Action::Keep(first, second) => {
            let DealtView::Cards(dealt) = &player.dealt else { return None };
            let place = |card| dealt.iter().position(|printed| printed.number == card);
            let pair = (place(first)?, place(second)?);
            PLACES.iter().position(|places| *places == pair)
        }
    }
}

/// The indices of all that is legal for this player.
#[inline]
pub(super) fn indices(player: &PlayerView, legal: &[Action], indices: &mut Vec<u16>) {
    let (known, first) = (&*KNOWN, player.chambers.first().map(|chamber| chamber.card.number));
    indices.extend(legal.iter().map(|action| {
        let index = match *action {
            // A mark is on the one card in play or on the other.
            Action::Mark { card, fields } => known
                .index(fields)
                .map(|pattern| MARK + if first == Some(card) { 0 } else { PATTERNS } + pattern),
            _ => index(player, action),
        };
        index.expect("legal actions have an index") as u16
    }));
}

/// The action of an index for this player.
pub(super) fn action(player: &PlayerView, index: usize) -> Option<Action> {
    match index {
        0..MARK => {
            let DealtView::Cards(dealt) = &player.dealt else { return None };
            let (first, second) = PLACES[index];
            Some(Action::Keep(dealt.get(first)?.number, dealt.get(second)?.number))
        }
        MARK..TAKE => {
            let (chamber, pattern) = ((index - MARK) / PATTERNS, (index - MARK) % PATTERNS);
            let card = player.chambers.get(chamber)?.card.number;
            Some(Action::Mark { card, fields: *KNOWN.all.get(pattern)? })
        }
        TAKE..TAKE_BLIND => Card::new((index - TAKE) as u8 + 1).map(Action::Take),
        TAKE_BLIND => Some(Action::TakeBlind),
        _ => None,
    }
}

const _: () = assert!(PAIRS == DEALT * (DEALT - 1) / 2 && SLOTS == 1 << (32 - 20));
