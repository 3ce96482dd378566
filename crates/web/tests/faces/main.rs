//! What every face must satisfy, over whole random games in every language.

mod law;

use benben_ankh::Ankh;
use benben_cheops::Cheops;
use benben_pyramids::Pyramids;
use benben_sun::Sun;

macro_rules! faces {
    ($($module:ident: $game:ty),* $(,)?) => {$(
        mod $module {
            use super::*;

            #[test]
            fn every_legal_action_is_reachable_by_exactly_one_set_of_picks() {
                law::every_legal_action_is_reachable_by_exactly_one_set_of_picks::<$game>();
            }

            #[test]
            fn everything_renders_in_every_language() {
                law::everything_renders_in_every_language::<$game>();
            }

            #[test]
            fn whatever_is_picked_gets_an_answer() {
                law::whatever_is_picked_gets_an_answer::<$game>();
            }
        }
    )*};
}

faces! {
    ankh: Ankh,
    sun: Sun,
    cheops: Cheops,
    pyramids: Pyramids,
}
