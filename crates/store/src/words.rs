//! The words that stand for our values in a database, whichever it is.

use crate::{Attention, Holder, ShownTo, Status};

macro_rules! words {
    ($($name:ident { $($variant:ident = $word:literal),* })*) => {$(
        impl $name {
            /// Its word in a database.
            pub(crate) fn word(self) -> &'static str {
                match self { $($name::$variant => $word),* }
            }

            /// What a word stands for, if it is one.
            pub(crate) fn from_word(word: &str) -> Option<Self> {
                match word {
                    $($word => Some($name::$variant),)*
                    _ => None,
                }
            }
        }
    )*};
}

words! {
    Status { Gathering = "gathering", Playing = "playing", Over = "over", Closed = "closed" }
    Attention { Unknown = "unknown", None = "none", Needed = "needed" }
    ShownTo { Everyone = "everyone", Friends = "friends", Nobody = "nobody" }
    Holder { Open = "open", Person = "person", Bot = "bot" }
}
