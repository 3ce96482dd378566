//! A table of the sealed test game: numbering per seat, refusals, simultaneous turns, taking back.

use benben_core::{CannotUndo, Played, Refused, Seat, Seats, Seed, Setting, Table, Turn, Viewer};
use benben_sample::{Action, Event, Refusal, Sealed};

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);

type Answer = Result<Played<Event>, Refused<Refusal>>;

fn table() -> Table<Sealed> {
    Table::open(Setting::standard(), 2, Seed::from_number(7))
}

fn action(text: &str) -> Action<0> {
    text.parse().expect("an action")
}

fn play(table: &mut Table<Sealed>, seat: Seat, text: &str) -> Answer {
    table.play(seat, action(text))
}

/// Plays `1 put a, 2 seal, …`, all of it legal.
fn play_all(table: &mut Table<Sealed>, steps: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for step in steps.split(", ") {
        let (seat, text) = step.split_once(' ').expect("seat and action");
        let played = play(table, seat.parse().expect("a seat"), text).expect("a legal action");
        events.extend(played.events);
    }
    events
}

/// Whoever may swap keeps its hand.
fn keep(table: &mut Table<Sealed>) -> Played<Event> {
    let seat = table.turn().awaited().first().expect("somebody may swap");
    play(table, seat, "keep").expect("a legal action")
}

#[test]
fn each_seat_counts_its_own_actions() {
    let mut table = table();
    assert!(table.play_numbered(ONE, 1, action("put a")).is_ok());
    assert!(table.play_numbered(TWO, 1, action("put b")).is_ok(), "another seat's number is its own");
    assert!(table.play_numbered(ONE, 2, action("seal")).is_ok());
    assert_eq!((table.next_number(ONE), table.next_number(TWO)), (3, 2));
    let numbers: Vec<u64> = table.steps().iter().map(|step| step.number).collect();
    assert_eq!(numbers, [1, 2, 3], "the record counts them all");
}

#[test]
fn a_repeated_action_is_harmless() {
    let mut table = table();
    table.play_numbered(ONE, 1, action("put a")).expect("a legal action");
    let state = table.state().clone();
    assert_eq!(table.play_numbered(ONE, 1, action("put a")), Err(Refused::AlreadyPlayed));
    assert_eq!((table.state(), table.steps().len()), (&state, 1));
}

#[test]
fn an_action_with_an_old_number_is_refused_unless_it_is_the_same() {
    let mut table = table();
    table.play_numbered(ONE, 1, action("put a")).expect("a legal action");
    for number in [0, 1, 3, u64::MAX] {
        assert_eq!(
            table.play_numbered(ONE, number, action("put b")),
            Err(Refused::WrongNumber { expected: 2 }),
            "number {number}"
        );
    }
}

#[test]
fn who_is_not_awaited_is_refused_by_the_rule_about_turns() {
    let mut table = table();
    play_all(&mut table, "1 put a, 1 seal");
    let refused = play(&mut table, ONE, "put a").expect_err("seat 1 has sealed");
    assert_eq!(refused, Refused::NotAwaited { rule: "Z3" });
    assert_eq!(refused.rule(), Some("Z3"));
    assert!(table.legal(ONE).is_empty());
}

#[test]
fn a_refused_action_changes_nothing() {
    let mut table = table();
    let state = table.state().clone();
    let refused = play(&mut table, ONE, "seal").expect_err("nothing is put yet");
    assert_eq!(refused, Refused::ByRule(Refusal::NothingPut { tokens: 5 }));
    assert_eq!(refused.rule(), Some("Z6"));
    assert_eq!(table.state(), &state);
    assert_eq!((table.entries().len(), table.next_number(ONE)), (0, 1));
}

#[test]
fn seats_act_in_whatever_order_and_the_table_is_the_same() {
    let orders = [
        "1 put a, 1 put b, 1 seal, 2 put b, 2 put c, 2 seal",
        "2 put b, 2 put c, 2 seal, 1 put a, 1 put b, 1 seal",
        "1 put a, 2 put b, 1 put b, 2 put c, 1 seal, 2 seal",
        "2 put b, 1 put a, 2 put c, 2 seal, 1 put b, 1 seal",
    ];
    let ends = orders.map(|order| {
        let mut table = table();
        let events = play_all(&mut table, order);
        let told = keep(&mut table).events;
        (table.state().clone(), events, told)
    });
    assert!(ends.iter().all(|end| *end == ends[0]), "{ends:?}");
}

#[test]
fn nothing_is_seen_or_told_before_all_are_done() {
    let mut table = table();
    let views = |table: &Table<Sealed>| [Viewer::Seat(TWO), Viewer::Public].map(|viewer| table.view(viewer));
    let before = views(&table);
    assert_eq!(play_all(&mut table, "1 put a, 1 put a, 1 seal"), []);
    assert_eq!(views(&table), before);
    assert_eq!(table.turn(), Turn::Awaits(Seats::only(TWO)));
    assert!(!play_all(&mut table, "2 put b, 2 seal").is_empty());
    assert_ne!(views(&table), before);
}

#[test]
fn what_is_played_names_its_step_and_its_luck() {
    let mut table = table();
    play_all(&mut table, "1 put a, 1 seal, 2 put b, 2 put b");
    let opened = play(&mut table, TWO, "seal").expect("a legal action");
    assert_eq!((opened.step, opened.drawn), (5, 0));
    let kept = keep(&mut table);
    assert_eq!((kept.step, kept.drawn), (6, 3), "three cards are laid");
}

#[test]
fn a_sealed_action_is_taken_back_though_others_have_acted_since() {
    let mut table = table();
    play_all(&mut table, "1 put a, 2 put b, 2 seal");
    assert!(table.undo_is_free(ONE));
    assert_eq!(table.undo(ONE), Ok(1));
    assert_eq!(table.state().holdings[ONE].put, [0, 0, 0]);
    assert_eq!(table.state().holdings[TWO].put, [0, 1, 0]);
    assert_eq!(table.undo(ONE), Err(CannotUndo::NothingPlayed(ONE)));
}

#[test]
fn sealing_is_taken_back_freely_until_all_have_sealed() {
    let mut table = table();
    play_all(&mut table, "1 put a, 1 seal, 2 put b");
    assert!(table.undo_is_free(ONE), "nobody has seen anything");
    play_all(&mut table, "2 seal");
    assert!(!table.undo_is_free(TWO), "the tokens were shown");
    assert!(!table.undo_is_free(ONE), "the tokens were shown");
}

#[test]
fn what_all_have_seen_since_is_not_taken_back_freely() {
    let mut table = table();
    play_all(&mut table, "1 put a, 1 put a, 1 put a, 1 seal, 2 put b, 2 seal");
    keep(&mut table);
    play_all(&mut table, "1 put a, 1 put a, 1 seal, 2 put b, 2 seal");
    keep(&mut table);
    // Without tokens seat 1 can only seal, which everyone can foresee; but then all see what seat 2 has put.
    play_all(&mut table, "1 seal, 2 put c");
    assert!(table.undo_is_free(ONE));
    play_all(&mut table, "2 seal");
    assert!(!table.undo_is_free(ONE));
}

#[test]
#[should_panic(expected = "5 players can't play sealed")]
fn a_table_has_as_many_seats_as_the_game_allows() {
    Table::<Sealed>::open(Setting::standard(), 5, Seed::from_number(7));
}
