//! The laws: their names, what they say, and where each is examined.

mod agreement;
mod conservation;
mod ending;
mod imagining;
mod notation;
mod order;
mod replay;
mod secrets;
mod standings;

use crate::Lawful;
use crate::examine::examine;
use std::fmt;

/// What every game must satisfy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Law {
    /// `legal` lists exactly the actions that `check` allows, each once.
    LegalAndCheckAgree,
    /// Until the game is over somebody is awaited, and whoever is awaited can act.
    SomeoneCanAlwaysAct,
    /// Every game ends.
    GamesEnd,
    /// A record replays to the same states and events, bit for bit, from text and from JSON.
    RecordsReplay,
    /// When several seats are awaited, either order of their actions leads to the same state and tells the same.
    OrderIsImmaterial,
    /// When several seats are awaited, nobody learns what one of them does until all are done.
    SealedStaysSealed,
    /// States that differ only in what a viewer cannot know give it the same view, actions and refusals.
    SecretsStaySecret,
    /// An event tells a viewer nothing that its view does not show.
    EventsTellNoMore,
    /// An imagined state looks to its viewer like the true one.
    ImaginedLooksTheSame,
    /// The open view holds everything: the state imagined from it goes on like the true one.
    OpenHoldsEverything,
    /// An action's notation reads back as the same action, and fits on one line of a record.
    NotationRoundTrips,
    /// Whatever somebody types, reading it as an action does not panic.
    OddNotationNeverPanics,
    /// States and views read back from JSON as they were.
    JsonRoundTrips,
    /// No component appears or vanishes.
    ComponentsAreConserved,
    /// Places follow from scores and named tie-breaks; accounts add up to scores.
    StandingsAreConsistent,
    /// Every rule that a refusal or an outcome cites stands in the rules.
    CitedRulesExist,
}

impl Law {
    /// Every law, as `uphold!` lists them.
    pub const ALL: [Law; 16] = [
        Law::LegalAndCheckAgree,
        Law::SomeoneCanAlwaysAct,
        Law::GamesEnd,
        Law::RecordsReplay,
        Law::OrderIsImmaterial,
        Law::SealedStaysSealed,
        Law::SecretsStaySecret,
        Law::EventsTellNoMore,
        Law::ImaginedLooksTheSame,
        Law::OpenHoldsEverything,
        Law::NotationRoundTrips,
        Law::OddNotationNeverPanics,
        Law::JsonRoundTrips,
        Law::ComponentsAreConserved,
        Law::StandingsAreConsistent,
        Law::CitedRulesExist,
    ];

    /// Panics with a report unless the game upholds the law.
    pub fn uphold<L: Lawful>(self) {
        if let Err(report) = self.examine::<L>() {
            panic!("{report}");
        }
    }

    /// Plays random games under the law; a report for people if it is broken.
    pub fn examine<L: Lawful>(self) -> Result<(), String> {
        let (few, many) = (L::GAMES, L::GAMES * 3);
        match self {
            Law::LegalAndCheckAgree => examine::<L>(self, few, agreement::legal_and_check_agree),
            Law::SomeoneCanAlwaysAct => examine::<L>(self, many, ending::someone_can_always_act),
            Law::GamesEnd => examine::<L>(self, many, ending::games_end),
            Law::RecordsReplay => examine::<L>(self, few, replay::records_replay),
            Law::OrderIsImmaterial => examine::<L>(self, few, order::order_is_immaterial),
            Law::SealedStaysSealed => examine::<L>(self, few, order::sealed_stays_sealed),
            Law::SecretsStaySecret => examine::<L>(self, few, secrets::secrets_stay_secret),
            Law::EventsTellNoMore => examine::<L>(self, few, secrets::events_tell_no_more),
            Law::ImaginedLooksTheSame => examine::<L>(self, few, imagining::imagined_looks_the_same),
            Law::OpenHoldsEverything => examine::<L>(self, few, imagining::open_holds_everything),
            Law::NotationRoundTrips => examine::<L>(self, few, notation::notation_round_trips),
            Law::OddNotationNeverPanics => notation::odd_notation_never_panics::<L>(self),
            Law::JsonRoundTrips => examine::<L>(self, few, notation::json_round_trips),
            Law::ComponentsAreConserved => examine::<L>(self, few, conservation::components_are_conserved),
            Law::StandingsAreConsistent => examine::<L>(self, many, standings::standings_are_consistent),
            Law::CitedRulesExist => examine::<L>(self, few, standings::cited_rules_exist),
        }
    }
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Law::LegalAndCheckAgree => "legal and check agree",
            Law::SomeoneCanAlwaysAct => "someone can always act",
            Law::GamesEnd => "games end",
            Law::RecordsReplay => "records replay bit for bit",
            Law::OrderIsImmaterial => "order within a turn is immaterial",
            Law::SealedStaysSealed => "sealed actions stay sealed",
            Law::SecretsStaySecret => "secrets stay secret",
            Law::EventsTellNoMore => "events tell no more than views",
            Law::ImaginedLooksTheSame => "imagined states look the same",
            Law::OpenHoldsEverything => "open views hold everything",
            Law::NotationRoundTrips => "notation round-trips",
            Law::OddNotationNeverPanics => "odd notation never panics",
            Law::JsonRoundTrips => "JSON round-trips",
            Law::ComponentsAreConserved => "components are conserved",
            Law::StandingsAreConsistent => "standings are consistent",
            Law::CitedRulesExist => "cited rules exist",
        })
    }
}
