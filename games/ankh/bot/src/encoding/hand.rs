//! The own hand in numbers: what each card is, and what playing it would bring.

use benben_ankh::{Ankh, Card, Colour, Face, HAND, Hand, View, Wish, row_worth};
use benben_bots::encoding::Pen;
use benben_core::{PerSeat, Seat};

/// The cards a seat holds, sorted.
pub(super) type Held = Hand;

/// A9: what a mummy of each colour counts, halved.
#[inline]
pub(super) fn halved(wish: Wish) -> [f32; 4] {
    Colour::ALL.map(|colour| f32::from(wish.factor(colour)) / 2.0)
}

/// Writes the fields of the hand, each for all its places.
pub(super) fn write(game: &Ankh, view: &View, seat: Seat, hand: &Held, pen: &mut Pen<'_>) {
    let mummies = pen.field(4 * HAND);
    for (place, card) in hand.iter().enumerate() {
        if let Face::Mummy { colour, value } = card.face() {
            mummies[4 * place + colour as usize] = f32::from(value) / 5.0;
        }
    }
    let numbers = pen.field(HAND);
    for (place, card) in hand.iter().enumerate() {
        if let Face::Papyrus { number, .. } = card.face() {
            numbers[place] = f32::from(number) / 9.0;
        }
    }
    let wishes = pen.field(4 * HAND);
    for (place, card) in hand.iter().enumerate() {
        if let Face::Papyrus { wish, .. } = card.face() {
            wishes[4 * place..4 * place + 4].copy_from_slice(&halved(wish));
        }
    }
    let rows = Rows::of(view, seat);
    let mut prospects = [Prospect::default(); HAND];
    if view.ended.is_none() {
        for (place, card) in hand.iter().enumerate() {
            prospects[place] = rows.prospect(game, *card);
        }
    }
    let field = pen.field(3 * HAND);
    for (place, prospect) in prospects.into_iter().enumerate() {
        field[place] = prospect.lead;
        field[HAND + place] = prospect.scores;
        field[2 * HAND + place] = prospect.ends;
    }
}

/// What playing a card would bring.
#[derive(Clone, Copy, Default)]
struct Prospect {
    lead: f32,
    scores: f32,
    ends: f32,
}

/// The rows, added up: values of each colour, and mummies in the longest row.
struct Rows<'a> {
    view: &'a View,
    seat: Seat,
    values: PerSeat<[i16; 4]>,
    longest: usize,
}

impl<'a> Rows<'a> {
    fn of(view: &'a View, seat: Seat) -> Self {
        let values = view.rows.map(|row| {
            let mut values = [0; 4];
            for card in row.iter() {
                if let Face::Mummy { colour, value } = card.face() {
                    values[colour as usize] += i16::from(value);
                }
            }
            values
        });
        let longest = view.rows.as_slice().iter().map(|row| row.len()).max().unwrap_or(0);
        Rows { view, seat, values, longest }
    }

    /// The lead, whether it is scored, and whether that ends the game.
    fn prospect(&self, game: &Ankh, card: Card) -> Prospect {
        let view = self.view;
        let (papyrus, gain, longest) = if card.is_papyrus() {
            (card, 0, self.longest)
        } else {
            let longest = self.longest.max(view.rows[self.seat].len() + 1);
            (view.papyrus, row_worth(&[card], view.papyrus), longest)
        };
        let Face::Papyrus { number, wish } = papyrus.face() else { return Prospect::default() };
        let factors = Colour::ALL.map(|colour| wish.factor(colour));
        let worth =
            |values: &[i16; 4]| factors.iter().zip(values).map(|(factor, value)| factor * value).sum::<i16>();
        let (mut own, mut others, mut best, mut total) = (0, 0, i16::MIN, 0);
        for (seat, values) in self.values.iter() {
            let row = worth(values);
            if seat == self.seat {
                own = row + gain;
                total = view.scores[seat] + own;
            } else {
                others += row;
                best = best.max(view.scores[seat] + row);
            }
        }
        let lead = f32::from(own) - f32::from(others) / (self.values.len() - 1) as f32;
        let scores = longest >= usize::from(number);
        let is_last = scores && total.max(best) >= game.goal();
        Prospect {
            lead: (lead / 50.0).clamp(-4.0, 4.0),
            scores: f32::from(u8::from(scores)),
            ends: match (is_last, total > best) {
                (false, _) => 0.0,
                (true, true) => 1.0,
                (true, false) => -1.0,
            },
        }
    }
}
