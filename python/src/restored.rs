//! Positions that came from outside, such as from a pickle: their states may be anything that can be read.

use crate::engine::{Advice, AnyPosition, Dump};
use crate::refused::Refused;
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
use std::sync::Once;

thread_local! {
    /// Is something being tried whose failure is an answer, and nothing to report?
    static TRYING: Cell<bool> = const { Cell::new(false) };
}

/// Does what may panic because the state behind it cannot be true. Whatever it was changing is to be thrown away then.
fn attempt<T>(what: impl FnOnce() -> T) -> Result<T, Refused> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let usual = take_hook();
        set_hook(Box::new(move |panic| {
            if !TRYING.get() {
                usual(panic);
            }
        }));
    });
    let before = TRYING.replace(true);
    let done = catch_unwind(AssertUnwindSafe(what));
    TRYING.set(before);
    done.map_err(|_| impossible())
}

fn impossible() -> Refused {
    let message = "this position can't come about in a game: expected one as it was pickled, unchanged";
    Refused::Value(message.to_owned())
}

/// A position that was restored. Rules trust their states, so whatever may panic is an attempt, and what can't be refused (who is
/// awaited, points) is tried out beforehand.
pub(crate) struct Restored(Box<dyn AnyPosition>);

impl Restored {
    /// Accepts a position that every seat can look at, and whose seats are those it is said to have.
    pub(crate) fn admit(position: Box<dyn AnyPosition>) -> Result<Box<dyn AnyPosition>, Refused> {
        let (expected, found) = (position.seats(), attempt(|| position.scores().len())?);
        if found != expected {
            return Err(Refused::Value(format!("this is a position for {found} seats: expected {expected}")));
        }
        attempt(|| Self::try_all(&*position))??;
        attempt(|| Self::look_around(&*position))??;
        Ok(Box::new(Restored(position)))
    }

    /// What is asked without a way to refuse it.
    fn try_all(position: &dyn AnyPosition) -> Result<(), Refused> {
        let seats = position.seats();
        let is_whole = position.shares().len() == seats && position.scores().len() == seats;
        let is_possible = is_whole && position.awaited().into_iter().all(|seat| seat < seats);
        if is_possible { Ok(()) } else { Err(impossible()) }
    }

    /// What every seat sees and may do, as it's asked for first.
    fn look_around(position: &dyn AnyPosition) -> Result<(), Refused> {
        let (mut page, awaited) = (vec![0.0; position.lengths().0], position.awaited());
        position.view(None)?;
        for seat in 0..position.seats() {
            position.view(Some(seat))?;
            position.observe(seat, &mut page)?;
            if position.legal(seat)?.is_empty() && awaited.contains(&seat) {
                return Err(impossible());
            }
        }
        Ok(())
    }
}

impl AnyPosition for Restored {
    fn copy(&self) -> Box<dyn AnyPosition> {
        Box::new(Restored(self.0.copy()))
    }

    fn seats(&self) -> usize {
        self.0.seats()
    }

    fn lengths(&self) -> (usize, usize) {
        self.0.lengths()
    }

    fn awaited(&self) -> Vec<usize> {
        self.0.awaited()
    }

    fn observe(&self, seat: usize, page: &mut [f32]) -> Result<(), Refused> {
        attempt(|| self.0.observe(seat, page))?
    }

    fn legal(&self, seat: usize) -> Result<Vec<u16>, Refused> {
        attempt(|| self.0.legal(seat))?
    }

    fn play(&mut self, seat: usize, action: i64) -> Result<(), Refused> {
        let mut next = self.0.copy();
        attempt(|| next.play(seat, action))??;
        attempt(|| Self::try_all(&*next))??;
        self.0 = next;
        Ok(())
    }

    fn scores(&self) -> Vec<i32> {
        self.0.scores()
    }

    fn shares(&self) -> Vec<f64> {
        self.0.shares()
    }

    fn view(&self, seat: Option<usize>) -> Result<(String, String), Refused> {
        attempt(|| self.0.view(seat))?
    }

    fn text_of(&self, seat: usize, action: i64) -> Result<String, Refused> {
        attempt(|| self.0.text_of(seat, action))?
    }

    fn index_of(&self, seat: usize, text: &str) -> Result<usize, Refused> {
        attempt(|| self.0.index_of(seat, text))?
    }

    fn imagined(&self, seat: usize, seed: u64) -> Result<Box<dyn AnyPosition>, Refused> {
        Self::admit(attempt(|| self.0.imagined(seat, seed))??)
    }

    fn advice(&self, bot: &str, seat: usize, seed: u64) -> Result<Advice, Refused> {
        attempt(|| self.0.advice(bot, seat, seed))?
    }

    fn dump(&self) -> Dump {
        self.0.dump()
    }

    fn reseed(&mut self, seed: u64) {
        self.0.reseed(seed);
    }
}
