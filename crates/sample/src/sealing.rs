//! Z3 to Z6: everyone puts tokens and seals, unseen.

use super::{Action, Chamber, Event, Phase, Refusal, Sealed, State, flaw};
use benben_core::{Chance, Seat, Sink};

/// Z4.
const MOST_TOKENS: u8 = 3;

impl<const WRITING: u8> Sealed<WRITING> {
    pub(super) fn legal_sealing(&self, state: &State, seat: Seat, actions: &mut Vec<Action<WRITING>>) {
        let holding = &state.holdings[seat];
        if holding.put_count() < MOST_TOKENS && holding.tokens > 0 {
            actions.extend(Chamber::ALL.map(Action::Put));
        }
        if holding.put_count() > 0 || (holding.tokens == 0 && self.flaw != flaw::STUCK) {
            actions.push(Action::Seal);
        }
    }

    /// Z3, Z8: is it the moment for this?
    pub(super) fn check_moment(&self, state: &State, what: &'static str) -> Result<(), Refusal> {
        let sealing = matches!(what, "put" | "seal");
        if sealing != (state.phase == Phase::Sealing) {
            return Err(if self.flaw == flaw::UNKNOWN_RULE {
                Refusal::ByNoRule
            } else {
                Refusal::NotNow { what }
            });
        }
        Ok(())
    }

    /// Z4, Z5.
    pub(super) fn check_put(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
        self.check_moment(state, "put")?;
        if state.holdings[seat].put_count() >= MOST_TOKENS && self.flaw != flaw::LAX_CHECK {
            return Err(Refusal::ThreePut);
        }
        if state.holdings[seat].tokens == 0 {
            return Err(Refusal::NoToken);
        }
        Ok(())
    }

    /// Z6.
    pub(super) fn check_seal(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
        self.check_moment(state, "seal")?;
        let holding = &state.holdings[seat];
        if holding.put_count() == 0 && (holding.tokens > 0 || self.flaw == flaw::STUCK) {
            return Err(Refusal::NothingPut { tokens: holding.tokens });
        }
        Ok(())
    }

    pub(super) fn put(&self, state: &mut State, seat: Seat, chamber: Chamber, chance: &mut impl Chance) {
        let chamber = if self.flaw == flaw::EARLY_LUCK { chance.pick(&Chamber::ALL) } else { chamber };
        let holding = &mut state.holdings[seat];
        holding.tokens -= 1;
        holding.put[chamber as usize] += 1;
    }

    pub(super) fn seal(&self, state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
        state.holdings[seat].sealed = true;
        if self.flaw == flaw::FIRST_COME {
            state.first = state.first.or(Some(seat));
        }
        if self.flaw == flaw::TELLS_EARLY {
            events.tell(Event::Sealed { seat });
        }
    }
}
