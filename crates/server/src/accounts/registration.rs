//! Who may keep a name here. Everybody plays without one, whatever is chosen.

use std::str::FromStr;

/// Who may keep a name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Registration {
    /// Everybody.
    #[default]
    Open,
    /// Whoever was invited.
    Invitation,
    /// Nobody who doesn't already.
    Closed,
}

impl FromStr for Registration {
    type Err = &'static str;

    fn from_str(word: &str) -> Result<Self, &'static str> {
        match word {
            "open" => Ok(Registration::Open),
            "invitation" => Ok(Registration::Invitation),
            "closed" => Ok(Registration::Closed),
            _ => Err("expected `open`, `invitation` or `closed`"),
        }
    }
}
