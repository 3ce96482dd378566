//! A law that was broken.

/// What is wrong, in words for whoever writes the game.
#[derive(Debug)]
pub(crate) struct Breach(pub(crate) String);

/// What a law finds in one random game.
pub(crate) type Verdict = Result<(), Breach>;

/// Ends the examination with a breach: `breach!("seat {seat} …")`.
macro_rules! breach {
    ($($words:tt)*) => {
        return Err($crate::breach::Breach(format!($($words)*)))
    };
}
pub(crate) use breach;
