//! What has a home: a table, a tournament, and all that concerns people who look for each other or sign in.

use crate::house::House;
use benben_store::{TableId, TournamentId};

/// Something that has one home.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Whose<'a> {
    /// A table.
    Table(&'a TableId),
    /// A tournament.
    Tournament(&'a TournamentId),
    /// The hall, friends who are here, codes and questions for those who sign in.
    People,
    /// What the whole house does once: what is old goes, results are caught up on.
    House,
}

impl<'a> Whose<'a> {
    /// Told apart from all others of its kind by this.
    pub(super) fn id(&self) -> &'a str {
        match self {
            Whose::Table(id) => id.as_str(),
            Whose::Tournament(id) => id.as_str(),
            Whose::People | Whose::House => "",
        }
    }

    pub(super) fn kind(&self) -> &'static str {
        match self {
            Whose::Table(_) => "table ",
            Whose::Tournament(_) => "tournament ",
            Whose::People => "people",
            Whose::House => "house",
        }
    }
}

/// Beginnings of addresses that concern people, not tables.
const PEOPLE: [&str; 15] = [
    "/api/v1/lobby",
    "/api/v1/seek",
    "/api/v1/friends",
    "/api/v1/invitations",
    "/api/v1/blocks",
    "/api/v1/account",
    "/lobby",
    "/here",
    "/find",
    "/friends",
    "/invitations",
    "/blocks",
    "/sign-in",
    "/sign-out",
    "/me/",
];
/// And one that names a table, whose people it is about.
const AVOID: &str = "/t/{table}/avoid";

/// What a request for an address needs, by the address with names in place of what is different every time, and what they stand
/// for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Needs {
    Table(TableId),
    Tournament(TournamentId),
    People,
    /// Nothing but the store.
    Nothing,
}

impl Needs {
    /// What is needed at an address; `named` says what a name in it stands for.
    pub(crate) fn of<'a>(address: &str, named: impl Fn(&str) -> Option<&'a str>) -> Self {
        let is_about_people = address == AVOID || PEOPLE.iter().any(|part| address.starts_with(part));
        if is_about_people {
            return Needs::People;
        }
        let table = || named("table")?.parse().ok().map(Needs::Table);
        let tournament = || named("tournament")?.parse().ok().map(Needs::Tournament);
        table().or_else(tournament).unwrap_or(Needs::Nothing)
    }

    /// Where that is, if it has a home.
    pub(crate) fn whose(&self) -> Option<Whose<'_>> {
        match self {
            Needs::Table(id) => Some(Whose::Table(id)),
            Needs::Tournament(id) => Some(Whose::Tournament(id)),
            Needs::People => Some(Whose::People),
            Needs::Nothing => None,
        }
    }
}

impl House {
    /// Is what the whole house does once to be done here?
    pub(crate) fn does_the_chores(&self) -> bool {
        self.is_home_of(Whose::House)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_needs_what_it_names_or_people_or_nothing() {
        let table = TableId::from_bits(7);
        let named = |name: &str| (name == "table").then(|| table.as_str());
        assert_eq!(Needs::of("/t/{table}", named), Needs::Table(table.clone()));
        assert_eq!(Needs::of("/t/{table}/avoid", named), Needs::People);
        assert_eq!(Needs::of("/lobby/live", |_| None), Needs::People);
        assert_eq!(Needs::of("/me/account", |_| None), Needs::People);
        assert_eq!(Needs::of("/", |_| None), Needs::Nothing);
        assert_eq!(Needs::of("/t/{table}", |_| Some("no table")), Needs::Nothing);
    }
}
