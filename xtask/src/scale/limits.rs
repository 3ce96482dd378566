//! Which part gives way first, as it is built today: one database, one bus, and one home for whoever looks for a game.

use super::given::{ACTION, CORES, ENTRIES, MESSAGE, NATS_CORES, PAGE};
use super::needs::Needs;
use super::{rounded, row};

/// A part, how much it can do in a second, and what it has to do for a crowd.
struct Part {
    name: &'static str,
    unit: &'static str,
    most: f64,
    of: fn(&Needs) -> f64,
}

/// What is asked of the home of all who look for a game, for each game: some looks at who is there, and the table itself.
fn at_one_home() -> f64 {
    CORES.value / (PAGE.value * 1e-3 * 2.0 + ACTION.value * 1e-6 * 4.0)
}

fn parts() -> [Part; 4] {
    let messages = NATS_CORES.value / (MESSAGE.value * 1e-6);
    [
        Part { name: "the database: commits", unit: "entries", most: ENTRIES.value, of: |it| it.entries },
        Part {
            name: "the bus: requests and frames that are sent on",
            unit: "messages",
            most: messages,
            of: |it| it.messages,
        },
        Part {
            name: "the bus: beats of all nodes, a tenth of it at most",
            unit: "beats",
            most: messages / 10.0,
            of: Needs::beats,
        },
        Part {
            name: "the home of whoever looks for a game",
            unit: "games",
            most: at_one_home(),
            of: |it| it.openings,
        },
    ]
}

/// At how many people a part has no more to give. What it has to do only grows with them.
fn gives_way(part: &Part) -> f64 {
    let (mut enough, mut too_many) = (1.0, 1e12_f64);
    while too_many / enough > 1.001 {
        let middle = (enough * too_many).sqrt();
        if (part.of)(&Needs::of(middle)) <= part.most { enough = middle } else { too_many = middle }
    }
    enough
}

pub(super) fn table() -> String {
    let mut parts: Vec<_> = parts().into_iter().map(|part| (gives_way(&part), part)).collect();
    parts.sort_by(|(one, _), (other, _)| one.total_cmp(other));
    let mut table =
        row(["what there is one of", "can do in a second", "gives way at, people"].map(str::to_owned));
    table += "|---|---:|---:|\n";
    for (people, part) in parts {
        table +=
            &row([part.name.to_owned(), format!("{} {}", rounded(part.most), part.unit), rounded(people)]);
    }
    table
}

#[cfg(test)]
mod tests {
    use super::super::given::OPENING;
    use super::*;

    #[test]
    fn a_part_gives_way_where_all_of_it_is_used() {
        for part in parts() {
            let people = gives_way(&part);
            assert!((part.of)(&Needs::of(people * 0.99)) <= part.most, "{}", part.name);
            assert!((part.of)(&Needs::of(people * 1.05)) > part.most, "{}", part.name);
        }
    }

    #[test]
    fn an_opening_counts_as_many_entries_as_it_costs() {
        let needs = Needs::of(1e6);
        let openings = needs.entries - 1e6 / 20.0 * 1.2;
        assert!((openings / needs.openings - OPENING.value).abs() < 1e-6);
    }
}
