//! What every game must satisfy, run on a game by one line: [`uphold!`].
//!
//! [`Lawful`] says the two things the contract does not know about a game: which actions can be written down at
//! all, and how its components are counted. [`Law`] lists the laws; each plays its own random games, and a breach
//! is shrunk to a short record that a person can read and replay.
//!
//! This crate knows no game.

mod breach;
mod case;
mod coverage;
mod difference;
mod examine;
mod law;
mod lawful;
mod walk;
mod words;

pub use coverage::check_rules_covered;
pub use law::Law;
pub use lawful::Lawful;

/// Runs every law on a game, one test a law: `benben_laws::uphold!(SealedLaws);`.
#[macro_export]
macro_rules! uphold {
    ($lawful:ty) => {
        $crate::uphold! { $lawful:
            legal_and_check_agree LegalAndCheckAgree,
            someone_can_always_act SomeoneCanAlwaysAct,
            games_end GamesEnd,
            records_replay_bit_for_bit RecordsReplay,
            order_within_a_turn_is_immaterial OrderIsImmaterial,
            sealed_actions_stay_sealed SealedStaysSealed,
            secrets_stay_secret SecretsStaySecret,
            events_tell_no_more_than_views EventsTellNoMore,
            imagined_states_look_the_same ImaginedLooksTheSame,
            open_views_hold_everything OpenHoldsEverything,
            notation_round_trips NotationRoundTrips,
            odd_notation_never_panics OddNotationNeverPanics,
            json_round_trips JsonRoundTrips,
            components_are_conserved ComponentsAreConserved,
            standings_are_consistent StandingsAreConsistent,
            cited_rules_exist CitedRulesExist,
        }
    };
    ($lawful:ty: $($test:ident $law:ident,)*) => {
        $(
            #[test]
            fn $test() {
                $crate::Law::$law.uphold::<$lawful>();
            }
        )*
    };
}

/// A test that every numbered rule of a game has a test named after it, and every such test a rule:
/// `benben_laws::rules_covered!(Sealed);`. Looks into `src` and `tests` of the calling crate.
#[macro_export]
macro_rules! rules_covered {
    ($game:ty) => {
        #[test]
        fn every_rule_has_a_test() {
            let crate_folder = ::std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
            if let Err(gaps) = $crate::check_rules_covered::<$game>(crate_folder) {
                panic!("{gaps}");
            }
        }
    };
}
