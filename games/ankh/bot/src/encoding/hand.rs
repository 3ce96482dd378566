//! The own hand in numbers: what each card is, and what playing it would bring.

use benben_ankh::{Ankh, Colour, Face, HAND, Hand, View, Wish};
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
pub(super) fn write(game: &Ankh, rows: &Rows<'_>, hand: &Held, pen: &mut Pen<'_>) {
    let (mut mummies, mut numbers, mut wishes) = ([0.0; 4 * HAND], [0.0; HAND], [0.0; 4 * HAND]);
    let mut prospects = [[0.0; HAND]; 3];
    let is_over = rows.view.ended.is_some();
    for (place, card) in hand.iter().enumerate() {
        let prospect = match card.face() {
            Face::Mummy { colour, value } => {
                mummies[4 * place + colour as usize] = f32::from(value) / 5.0;
                rows.after_mummy(game, colour, value)
            }
            Face::Papyrus { number, wish } => {
                numbers[place] = f32::from(number) / 9.0;
                wishes[4 * place..4 * place + 4].copy_from_slice(&halved(wish));
                rows.after_papyrus(game, number, wish)
            }
        };
        if !is_over {
            (prospects[0][place], prospects[1][place], prospects[2][place]) = prospect;
        }
    }
    pen.numbers(mummies);
    pen.numbers(numbers);
    pen.numbers(wishes);
    for field in prospects {
        pen.numbers(field);
    }
}

/// The rows, added up: values of each colour, and mummies in the longest row.
pub(super) struct Rows<'a> {
    view: &'a View,
    seat: Seat,
    values: PerSeat<[i16; 4]>,
    longest: usize,
    /// What the papyrus in the middle asks for, and what the rows count under it.
    number: u8,
    wish: Option<Wish>,
    now: Standing,
}

/// What the rows count under some wish.
#[derive(Clone, Copy, Default)]
struct Standing {
    own: i16,
    others: i16,
    /// The most points that anyone else would have.
    best: i16,
}

impl<'a> Rows<'a> {
    pub(super) fn of(view: &'a View, seat: Seat) -> Self {
        let values = view.rows.map(|row| {
            // Sixteen bits for each colour: added up in one word.
            let mut values = 0u64;
            for card in row.iter() {
                if let Face::Mummy { colour, value } = card.face() {
                    values += u64::from(value) << (16 * colour as u32);
                }
            }
            [0, 16, 32, 48].map(|shift| (values >> shift) as i16)
        });
        let longest = view.rows.as_slice().iter().map(|row| row.len()).max().unwrap_or(0);
        let mut rows = Rows { view, seat, values, longest, number: 0, wish: None, now: Standing::default() };
        if let Face::Papyrus { number, wish } = view.papyrus.face() {
            (rows.number, rows.wish, rows.now) = (number, Some(wish), rows.under(wish));
        }
        rows
    }

    /// A9: what a seat's row counts under the papyrus in the middle.
    #[inline]
    pub(super) fn worth(&self, seat: Seat) -> i16 {
        self.wish.map_or(0, |wish| counted(&self.values[seat], wish))
    }

    #[inline]
    fn under(&self, wish: Wish) -> Standing {
        let mut standing = Standing { own: 0, others: 0, best: i16::MIN };
        for (seat, values) in self.values.iter() {
            let row = counted(values, wish);
            if seat == self.seat {
                standing.own = row;
            } else {
                standing.others += row;
                standing.best = standing.best.max(self.view.scores[seat] + row);
            }
        }
        standing
    }

    /// What laying a mummy would bring: the lead, whether it is scored, and whether that ends the game.
    #[inline]
    fn after_mummy(&self, game: &Ankh, colour: Colour, value: u8) -> (f32, f32, f32) {
        let gain = self.wish.map_or(0, |wish| wish.factor(colour) * i16::from(value));
        let longest = self.longest.max(self.view.rows[self.seat].len() + 1);
        let standing = Standing { own: self.now.own + gain, ..self.now };
        self.prospect(game, standing, longest >= usize::from(self.number))
    }

    /// What covering the papyrus would bring.
    #[inline]
    fn after_papyrus(&self, game: &Ankh, number: u8, wish: Wish) -> (f32, f32, f32) {
        self.prospect(game, self.under(wish), self.longest >= usize::from(number))
    }

    #[inline]
    fn prospect(&self, game: &Ankh, standing: Standing, is_scored: bool) -> (f32, f32, f32) {
        let Standing { own, others, best } = standing;
        let total = self.view.scores[self.seat] + own;
        let lead = f32::from(own) - f32::from(others) / (self.values.len() - 1) as f32;
        let ends = match (is_scored && total.max(best) >= game.goal(), total > best) {
            (false, _) => 0.0,
            (true, true) => 1.0,
            (true, false) => -1.0,
        };
        ((lead / 50.0).clamp(-4.0, 4.0), f32::from(u8::from(is_scored)), ends)
    }
}

/// A9: value times the factor of its colour's wish.
#[inline]
fn counted(values: &[i16; 4], wish: Wish) -> i16 {
    Colour::ALL.iter().zip(values).map(|(colour, value)| wish.factor(*colour) * value).sum()
}
