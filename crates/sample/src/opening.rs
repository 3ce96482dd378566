//! Z7 to Z10: the chambers are opened, one seat swaps, the next round begins.

use super::{Action, Card, Chamber, Event, Phase, Refusal, Sealed, State, flaw};
use benben_core::{Chance, Game, PerSeat, Seat, Sink};
use std::sync::atomic::{AtomicUsize, Ordering};

/// Luck that is in no record: only a flawed game uses it.
static HIDDEN_LUCK: AtomicUsize = AtomicUsize::new(0);

impl<const WRITING: u8> Sealed<WRITING> {
    /// Z7.
    pub(super) fn open(&self, state: &mut State, events: &mut impl Sink<Event>) {
        for (seat, holding) in state.holdings.iter() {
            events.tell(Event::Shown { seat, tokens: holding.put });
        }
        for chamber in Chamber::ALL {
            let card = state.chambers[chamber as usize];
            let put = state.holdings.map(|holding| holding.put[chamber as usize]);
            match alone_with_most(&put).or(state.first) {
                Some(seat) => {
                    state.holdings[seat].won.push(card);
                    events.tell(Event::Won { seat, chamber, card });
                }
                None => {
                    state.discard.push(card);
                    events.tell(Event::Discarded { chamber, card });
                }
            }
            state.chambers[chamber as usize] = Card::default();
        }
        for holding in state.holdings.as_mut_slice() {
            let lost = if self.flaw == flaw::LOSES_TOKENS { holding.put[0] } else { 0 };
            holding.spent += holding.put_count() - lost;
            holding.put = [0; 3];
            holding.sealed = false;
        }
        state.first = None;
        state.forgotten = u8::from(self.flaw == flaw::FORGETS);
        state.phase = Phase::Swapping { seat: poorest(state) };
    }

    pub(super) fn legal_swapping(&self, state: &State, seat: Seat, actions: &mut Vec<Action<WRITING>>) {
        let [one, two] = state.holdings[seat].hand;
        actions.extend(self.may_go(state, seat, one).then_some(Action::Swap(one)));
        if one != two || self.flaw == flaw::OFFERS_TWICE {
            actions.extend(self.may_go(state, seat, two).then_some(Action::Swap(two)));
        }
        actions.push(Action::Keep);
    }

    /// Only a flawed game asks.
    fn may_go(&self, state: &State, seat: Seat, card: Card) -> bool {
        self.flaw != flaw::LEGAL_PEEKS || self.holder(state, seat, card).is_none()
    }

    fn holder(&self, state: &State, seat: Seat, card: Card) -> Option<Seat> {
        let mut others = state.holdings.iter().filter(|(other, _)| *other != seat);
        others.find(|(_, holding)| holding.hand.contains(&card)).map(|(other, _)| other)
    }

    /// Z8.
    pub(super) fn check_swap(&self, state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
        self.check_moment(state, "swap")?;
        if !state.holdings[seat].hand.contains(&card) || !self.may_go(state, seat, card) {
            let holder = self.holder(state, seat, card).filter(|_| self.flaw == flaw::REFUSAL_PEEKS);
            return Err(Refusal::NotInHand { card, holder });
        }
        Ok(())
    }

    /// Z8.
    pub(super) fn swap(
        &self,
        state: &mut State,
        seat: Seat,
        card: Card,
        chance: &mut impl Chance,
        events: &mut impl Sink<Event>,
    ) {
        assert!(self.flaw != flaw::PANICS || card != Card(6), "a six cannot be swapped");
        state.deck.push(card);
        let drawn = if self.flaw == flaw::HIDDEN_LUCK {
            let index = HIDDEN_LUCK.fetch_add(1, Ordering::Relaxed) % state.deck.len();
            state.deck.swap_remove(index)
        } else {
            state.deck.draw(chance)
        };
        let hand = &mut state.holdings[seat].hand;
        let place = hand.iter().position(|held| *held == card).expect("checked");
        hand[place] = drawn;
        hand.sort();
        events.tell(Event::Swapped { seat, drawn: (self.flaw == flaw::TELLS_DRAW).then_some(drawn) });
        self.next_round(state, chance, events);
    }

    pub(super) fn keep(
        &self,
        state: &mut State,
        seat: Seat,
        chance: &mut impl Chance,
        events: &mut impl Sink<Event>,
    ) {
        events.tell(Event::Kept { seat });
        self.next_round(state, chance, events);
    }

    /// Z9, Z10.
    fn next_round(&self, state: &mut State, chance: &mut impl Chance, events: &mut impl Sink<Event>) {
        if state.round == self.rounds {
            if self.flaw == flaw::ENDLESS {
                *state = self.setup(state.holdings.len(), chance);
            } else {
                state.phase = Phase::Over;
                events.tell(Event::Ended);
            }
            return;
        }
        state.round += 1;
        state.phase = Phase::Sealing;
        for chamber in Chamber::ALL {
            let card = state.deck.draw(chance);
            state.chambers[chamber as usize] = card;
            events.tell(Event::Laid { chamber, card });
        }
    }
}

fn alone_with_most(put: &PerSeat<u8>) -> Option<Seat> {
    let most = *put.as_slice().iter().max()?;
    let mut with_most = put.iter().filter(|(_, count)| **count == most).map(|(seat, _)| seat);
    let seat = with_most.next()?;
    with_most.next().is_none().then_some(seat)
}

/// Z8.
fn poorest(state: &State) -> Seat {
    let points = state.holdings.iter().map(|(seat, holding)| (holding.won_points(), seat));
    points.min().expect("somebody sits here").1
}
