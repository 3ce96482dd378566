//! The sound test game upholds every law.

use benben_core::{Seat, Setting};
use benben_laws::Lawful;
use benben_sample::{Action, Sealed, State, flaw};
use std::collections::BTreeMap;

struct SealedLaws;

impl Lawful for SealedLaws {
    type Game = Sealed;

    fn settings() -> Vec<Setting<Sealed>> {
        benben_sample::settings(flaw::NONE)
    }

    fn universe(_: &Sealed, _: &State, _: Seat, actions: &mut Vec<Action<0>>) {
        actions.extend(Action::all());
    }

    fn census(_: &Sealed, state: &State) -> BTreeMap<String, u32> {
        state.census()
    }
}

benben_laws::uphold!(SealedLaws);
