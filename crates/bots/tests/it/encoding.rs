//! The laws of encodings: a good encoding of the made-up game keeps them, and each flaw is found out.

use crate::sealed_bot::{Action, SealedBot, SealedFeatures};
use benben_bots::encoding::laws::examine;
use benben_bots::encoding::{ActionKind, Encoding, Field, Pen, around, describe, from_seat};
use benben_bots::{Heuristics, SearchSettings};
use benben_core::{Game, Options, PerSeat, Seat, Setting};
use benben_sample::{Card, Chamber, Own, Phase, Sealed, State, TOKENS, View};

const NONE: u8 = 0;
const OUT_OF_RANGE: u8 = 1;
const LOSES_THE_HAND: u8 = 2;
const TELLS_WHAT_IT_LEAVES_OUT: u8 = 3;
const SHARES_AN_INDEX: u8 = 4;
const HAS_NO_INDEX: u8 = 5;
const LEADS_ELSEWHERE: u8 = 6;
const WRITES_TOO_LITTLE: u8 = 7;
const MISSES_A_CHANGE: u8 = 8;
const LISTS_OTHERWISE: u8 = 9;
const KNOWS_ONLY_THE_SEAT: u8 = 10;

/// An encoding of Sealed, with a flaw.
#[derive(Clone, Copy, Debug, Default)]
struct Numbers<const FLAW: u8>;

impl<const FLAW: u8> Heuristics for Numbers<FLAW> {
    type Game = Sealed;
    type Features = SealedFeatures;
    const SEARCH: SearchSettings<Self> = SearchSettings::PLAIN;

    fn action_value(game: &Sealed, view: &View, seat: Seat, action: &Action) -> f64 {
        SealedBot::action_value(game, view, seat, action)
    }

    fn features(game: &Sealed, state: &State) -> PerSeat<SealedFeatures> {
        SealedBot::features(game, state)
    }
}

impl<const FLAW: u8> Encoding for Numbers<FLAW> {
    const VERSION: u32 = 1;
    const LEFT_OUT: &'static [&'static str] = &["The order of discarded and won cards."];
    const ACTIONS: &'static [ActionKind] = &[
        ActionKind::new("put", 3, "Put a token into a chamber."),
        ActionKind::new("other", 2, "Seal, or keep."),
        ActionKind::new("swap", 6, "Swap a card, by its value."),
    ];

    fn fields(_: &Sealed, seats: usize) -> Vec<Field> {
        const YES: (f32, f32) = (0.0, 1.0);
        let mut fields = vec![
            Field::new("round", 1, YES, "The round, by 9."),
            Field::new("phase", 2, YES, "Sealing, or swapping."),
            Field::new("turn", seats, YES, "Who swaps."),
            Field::new("deck", 1, YES, "Cards to draw, by 24."),
            Field::new("discard", 6, YES, "Discarded cards of each value, by 24."),
            Field::new("chambers", 3, YES, "Cards in the chambers, by 6."),
            Field::new("hand", 2, YES, "The own hand, by 6."),
            Field::new("put", 3, YES, "Tokens put into the chambers, by 5."),
            Field::new("sealed", 1, YES, "1 if one has sealed."),
        ];
        for seat in 0..seats {
            let of_seat = [
                Field::new("tokens", 1, YES, "Tokens left, by 5."),
                Field::new("spent", 1, YES, "Tokens spent, by 255."),
                Field::new("won", 6, YES, "Cards won of each value, by 24."),
            ];
            fields.extend(of_seat.map(|field| field.of_seat(seat)));
        }
        fields
    }

    fn observe(_: &Sealed, view: &View, seat: Seat, pen: &mut Pen<'_>) {
        let seats = view.holdings.len();
        pen.number(f32::from(view.round) / 9.0);
        let turn = match view.phase {
            Phase::Swapping { seat: turn } => Some(from_seat(seat, turn, seats)),
            Phase::Sealing | Phase::Over => None,
        };
        pen.flag(view.phase == Phase::Sealing);
        pen.flag(turn.is_some());
        pen.one_of(seats, turn);
        let key = match FLAW {
            MISSES_A_CHANGE => 0,
            KNOWS_ONLY_THE_SEAT => seat.index() as u128,
            _ => view.deck as u128,
        };
        pen.lasting(1, key, |field| field[0] = view.deck as f32 / 24.0);
        let counts = pen.field(6);
        view.discard.iter().for_each(|card| counts[usize::from(card.0) - 1] += 1.0 / 24.0);
        if FLAW == TELLS_WHAT_IT_LEAVES_OUT && view.discard.first().is_some_and(|card| card.0 > 3) {
            counts[0] += 0.01;
        }
        view.chambers.iter().for_each(|card| pen.number(f32::from(card.0) / 6.0));
        let Own { hand, put, sealed } = view.holdings[seat].own.unwrap_or_default();
        let told = FLAW != LOSES_THE_HAND;
        hand.iter().for_each(|card| pen.number(if told { f32::from(card.0) / 6.0 } else { 0.0 }));
        put.iter().for_each(|count| pen.number(f32::from(*count) / f32::from(TOKENS)));
        pen.flag(sealed);
        for other in around(seat, seats) {
            let seen = &view.holdings[other];
            let scale = if FLAW == OUT_OF_RANGE { 4.0 } else { f32::from(TOKENS) };
            pen.number(f32::from(seen.tokens) / scale);
            pen.number(f32::from(seen.spent) / 255.0);
            let values = if FLAW == WRITES_TOO_LITTLE { 5 } else { 6 };
            let counts = pen.field(values);
            for card in seen.won.iter().filter(|card| usize::from(card.0) <= values) {
                counts[usize::from(card.0) - 1] += 1.0 / 24.0;
            }
        }
    }

    fn index(_: &Sealed, _: &View, _: Seat, action: &Action) -> Option<usize> {
        match action {
            Action::Put(_) if FLAW == SHARES_AN_INDEX => Some(0),
            Action::Put(chamber) => Some(*chamber as usize),
            Action::Seal if FLAW == HAS_NO_INDEX => None,
            Action::Seal => Some(3),
            Action::Keep => Some(4),
            Action::Swap(card) => Some(4 + usize::from(card.0)),
        }
    }

    fn indices(game: &Sealed, view: &View, seat: Seat, legal: &[Action], indices: &mut Vec<u16>) {
        indices.extend(
            legal.iter().filter_map(|action| Self::index(game, view, seat, action)).map(|index| index as u16),
        );
        if FLAW == LISTS_OTHERWISE {
            indices.reverse();
        }
    }

    fn action(_: &Sealed, _: &View, _: Seat, index: usize) -> Option<Action> {
        match index {
            0..3 => Some(Action::Put(Chamber::ALL[index])),
            3 if FLAW == LEADS_ELSEWHERE => Some(Action::Keep),
            3 => Some(Action::Seal),
            4 => Some(Action::Keep),
            _ => Some(Action::Swap(Card((index - 4) as u8))).filter(|_| index < 11),
        }
    }

    fn blurred(view: &View) -> View {
        let mut blurred = view.clone();
        blurred.discard.sort_unstable();
        blurred.holdings.as_mut_slice().iter_mut().for_each(|seen| seen.won.sort_unstable());
        blurred
    }
}

fn breach<const FLAW: u8>(options: &str) -> String {
    let setting = Setting::with_options(Options::parse(Sealed::<0>::META.options, options).unwrap());
    let found = (0..20).find_map(|seed| examine::<Numbers<FLAW>>(&setting, 3, seed).err());
    found.unwrap_or_default()
}

#[test]
fn a_good_encoding_keeps_the_laws() {
    let setting = Setting::standard();
    for seats in 2..=4 {
        let examined = examine::<Numbers<NONE>>(&setting, seats, 1).unwrap();
        assert!(examined.told_apart > 5 && examined.twins > 5 && examined.actions > 20, "{examined:?}");
    }
}

#[test]
fn every_flaw_is_found_out() {
    for (found, expected) in [
        (breach::<OUT_OF_RANGE>(""), "tokens.0 is 1.25, not from 0 to 1"),
        (breach::<LOSES_THE_HAND>(""), "two views have one observation"),
        (breach::<TELLS_WHAT_IT_LEAVES_OUT>(""), "something that is said to be left out"),
        (breach::<SHARES_AN_INDEX>(""), "index 0 isn't"),
        (breach::<HAS_NO_INDEX>(""), "`seal` has no index"),
        (breach::<LEADS_ELSEWHERE>(""), "index 3 isn't `seal`"),
        (breach::<WRITES_TOO_LITTLE>(""), "numbers were written"),
        (breach::<MISSES_A_CHANGE>(""), "wasn't written when it changed"),
        (breach::<KNOWS_ONLY_THE_SEAT>(""), "wasn't written when it changed"),
        (breach::<LISTS_OTHERWISE>(""), "indices of all legal actions are others"),
        (breach::<NONE>("flaw=imagines-wrong"), "observes something that it cannot see"),
    ] {
        assert!(found.contains(expected), "expected `{expected}`, found `{found}`");
    }
}

#[test]
fn a_page_describes_fields_and_actions() {
    let page = describe::<Numbers<NONE>>();
    assert!(page.contains("| tokens.*SEAT* | 1 | 0 | 1 | Tokens left, by 5. |"), "{page}");
    assert!(page.contains("| 5 to 10 | swap | Swap a card, by its value. |"), "{page}");
    assert!(page.contains("- The order of discarded and won cards."), "{page}");
}
