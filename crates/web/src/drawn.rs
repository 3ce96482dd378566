//! A position as text for a terminal, in parts: whoever has little room keeps in sight what matters most.

use benben_core::PerSeat;
use std::fmt::{self, Display};

/// A position as text, in parts of whole lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// The middle of the table.
    pub table: String,
    /// What lies before each seat. Without any, everything is in the middle.
    pub seats: PerSeat<String>,
    /// What the letters mean.
    pub legend: String,
}

impl Drawn {
    /// A drawing that has no parts.
    pub fn whole(drawing: String) -> Self {
        Drawn { table: drawing, seats: PerSeat::new(0), legend: String::new() }
    }
}

impl Display for Drawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats = self.seats.iter().map(|(_, lines)| lines);
        let parts = [&self.table].into_iter().chain(seats).chain([&self.legend]);
        let parts: Vec<&str> = parts.map(|part| part.trim_end()).filter(|part| !part.is_empty()).collect();
        f.write_str(&parts.join("\n"))
    }
}
