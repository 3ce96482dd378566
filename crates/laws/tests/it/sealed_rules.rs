//! The rules of the test game, and that every one of them has a test here.

use benben_core::{Game, Scripted, Seat, Seats, Setting, Turn};
use benben_sample::{Card, Event, Holding, Phase, Refusal, Sealed, State, TOKENS};

benben_laws::rules_covered!(Sealed);

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);

fn game() -> Sealed {
    Setting::<Sealed>::standard().game().clone()
}

/// Two seats, the lowest cards drawn.
fn start() -> State {
    game().setup(2, &mut Scripted::new([0; 7]))
}

/// Plays `1 put a, 2 seal, …` with luck that always draws the first card; returns what was told.
fn play(state: &mut State, actions: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for words in actions.split(", ") {
        let (seat, action) = words.split_once(' ').expect("seat and action");
        let (seat, action) = (seat.parse().expect("a seat"), action.parse().expect("an action"));
        game().check(state, seat, &action).expect("the action is legal");
        game().play(state, seat, action, &mut Scripted::new([0; 4]), &mut events);
    }
    events
}

fn refusal(state: &State, seat: Seat, action: &str) -> Option<Refusal> {
    game().check(state, seat, &action.parse().expect("an action")).err()
}

fn after(actions: &str) -> State {
    let mut state = start();
    play(&mut state, actions);
    state
}

#[test]
fn z1_the_deck_holds_four_of_each_value() {
    let cards = game().all_cards();
    assert!((1..=6).all(|value| cards.iter().filter(|card| **card == Card(value)).count() == 4));
    assert_eq!(cards.len(), 24);
}

#[test]
fn z2_two_cards_and_five_tokens_each_and_a_card_in_each_chamber() {
    let state = start();
    assert_eq!(state.deck.len(), 24 - 2 * 2 - 3);
    assert!(state.holdings.as_slice().iter().all(|holding| holding.tokens == TOKENS));
    assert!(state.chambers.iter().all(|card| card.0 > 0));
}

#[test]
fn z3_all_act_at_once_and_only_seal_or_put() {
    assert_eq!(game().turn(&start()), Turn::Awaits(Seats::all(2)));
    assert_eq!(game().turn(&after("2 put a, 2 seal")), Turn::Awaits(Seats::only(ONE)));
    assert_eq!(refusal(&start(), ONE, "keep"), Some(Refusal::NotNow { what: "keep" }));
}

#[test]
fn z4_three_tokens_a_round_and_no_fourth() {
    assert_eq!(refusal(&after("1 put a, 1 put b"), ONE, "put c"), None);
    assert_eq!(refusal(&after("1 put a, 1 put b, 1 put c"), ONE, "put c"), Some(Refusal::ThreePut));
}

#[test]
fn z5_only_tokens_one_has() {
    let mut state = start();
    state.holdings[ONE].tokens = 1;
    assert_eq!(refusal(&state, ONE, "put a"), None);
    play(&mut state, "1 put a");
    assert_eq!(refusal(&state, ONE, "put a"), Some(Refusal::NoToken));
}

#[test]
fn z6_one_seals_after_a_token_or_without_any_left() {
    let mut state = start();
    assert_eq!(refusal(&state, ONE, "seal"), Some(Refusal::NothingPut { tokens: TOKENS }));
    state.holdings[TWO].tokens = 0;
    assert_eq!(refusal(&state, TWO, "seal"), None);
    play(&mut state, "1 put a");
    assert_eq!(refusal(&state, ONE, "seal"), None);
}

#[test]
fn z7_who_alone_has_most_wins_and_equals_win_nothing() {
    let mut state = start();
    let [a, b, c] = state.chambers;
    play(&mut state, "1 put a, 1 put b, 1 seal, 2 put b, 2 seal");
    assert_eq!(*state.holdings[ONE].won, [a]);
    assert_eq!(*state.discard, [b, c]);
    assert_eq!(state.holdings[ONE].spent, 2);
}

#[test]
fn z8_the_poorest_swaps_a_card_of_its_hand() {
    let mut state = after("1 put a, 1 seal, 2 put b, 2 put b, 2 seal");
    state.phase = Phase::Swapping { seat: TWO };
    let [card, other] = state.holdings[TWO].hand;
    let foreign = (1..=6).map(Card).find(|value| ![card, other].contains(value)).unwrap();
    assert_eq!(
        refusal(&state, TWO, &format!("swap {foreign}")),
        Some(Refusal::NotInHand { card: foreign, holder: None })
    );
    let first = state.deck[0];
    let events = play(&mut state, &format!("2 swap {card}"));
    assert_eq!(events[0], Event::Swapped { seat: TWO, drawn: None });
    assert!(state.holdings[TWO].hand.contains(&first));
}

#[test]
fn z8_of_equals_the_lowest_number_swaps() {
    assert_eq!(after("1 put a, 1 seal, 2 put a, 2 seal").phase, Phase::Swapping { seat: ONE });
}

#[test]
fn z9_then_new_cards_lie_in_the_chambers() {
    let mut state = after("1 put a, 1 seal, 2 put a, 2 seal");
    let events = play(&mut state, "1 keep");
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Laid { .. })).count(), 3);
    assert_eq!((state.round, state.phase), (2, Phase::Sealing));
}

#[test]
fn z10_the_last_swap_ends_it() {
    let mut state = after("1 put a, 1 seal, 2 put a, 2 seal");
    state.round = 3;
    play(&mut state, "1 keep");
    assert_eq!(game().turn(&state), Turn::Over);
}

#[test]
fn z11_won_and_held_cards_count() {
    let mut state = start();
    let holding = Holding { hand: [Card(2), Card(6)], ..state.holdings[ONE] };
    state.holdings[ONE] = holding;
    state.holdings[ONE].won.push(Card(5));
    assert_eq!(game().standings(&state).scores[ONE], 13);
}

#[test]
fn z12_more_tokens_left_part_equals() {
    let mut state = start();
    state.holdings[TWO] = Holding { tokens: 1, ..state.holdings[ONE] };
    let standings = game().standings(&state);
    assert_eq!(standings.places.as_slice(), [1, 2]);
    assert_eq!(standings.parted_by[TWO], Some("Z12"));
    state.holdings[TWO].tokens = TOKENS;
    assert_eq!(game().standings(&state).places.as_slice(), [1, 1]);
}
