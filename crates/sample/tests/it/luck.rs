//! Luck that was drawn stays drawn, whatever is taken back.

use benben_core::{Entry, Game, Keyed, Seat, Seed, Setting, Silence, Step, Table};
use benben_sample::{Action, Sealed, State};
use proptest::prelude::*;
use std::collections::HashMap;

/// Where the luck of each draw comes from: the number of the step that was the first to draw it.
type Keys = Vec<u64>;

/// The state after these steps if every draw gets the luck that is its turn, and how many of them draw. Luck that nobody
/// has drawn yet is that of the step.
fn reference(
    table: &Table<Sealed>,
    seed: Seed,
    steps: &[Step<Action<0>>],
    keys: &mut Keys,
) -> (State, usize) {
    let game = table.game();
    let mut state = game.setup(table.seats(), &mut Keyed::new(&seed, 0));
    let mut draws = 0;
    for step in steps {
        let key = keys.get(draws).copied().unwrap_or(step.number);
        let mut luck = Keyed::new(&seed, key);
        game.play(&mut state, step.seat, step.action, &mut luck, &mut Silence);
        if luck.drawn() > 0 {
            if draws == keys.len() {
                keys.push(key);
            }
            draws += 1;
        }
    }
    (state, draws)
}

/// What somebody does: the number chooses whether it is taking back, who, and what.
fn act(table: &mut Table<Sealed>, choice: u16) {
    let (choice, seats) = (usize::from(choice), table.seats());
    if choice % 3 == 0 {
        // Where there is nothing to take back, nothing happens.
        let _ = table.undo(Seat::new(choice / 3 % seats));
        return;
    }
    let awaited: Vec<Seat> = table.turn().awaited().into_iter().collect();
    if let Some(seat) = awaited.get(choice / 3 % awaited.len().max(1)) {
        let legal = table.legal(*seat);
        table.play(*seat, legal[choice / 9 % legal.len()]).expect("legal actions are played");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

    /// Nobody can draw again: the n-th draw of a game has the n-th luck, however often and by whomever steps are taken
    /// back, and whatever is played in between. So the same course of a game always leads to the same position.
    #[test]
    fn the_nth_draw_always_has_the_nth_luck(
        seed in any::<u64>(), seats in 2..=4usize, choices in prop::collection::vec(any::<u16>(), 1..250)
    ) {
        let seed = Seed::from_number(seed);
        let mut table: Table<Sealed> = Table::open(Setting::standard(), seats, seed);
        let mut keys = Keys::new();
        let mut courses: HashMap<String, State> = HashMap::new();
        for choice in choices {
            act(&mut table, choice);
            let (state, _) = reference(&table, seed, table.steps(), &mut keys);
            prop_assert_eq!(table.state(), &state);
            let course: Vec<String> =
                table.steps().iter().map(|step| format!("{} {}", step.seat, step.action)).collect();
            let before = courses.entry(course.join(", ")).or_insert_with(|| state.clone());
            prop_assert_eq!(&*before, &state, "the same course had other luck before");
        }
        // The record is enough to find all of it again.
        let replayed = table.record(&[], None).verify::<Sealed>().expect("the record is sound");
        prop_assert_eq!(replayed.state(), table.state());
    }
}

/// Cards are laid when whoever may swap has decided: the first luck of the game.
fn until_cards_are_laid(table: &mut Table<Sealed>) -> Seat {
    for (seat, action) in [(0, "put a"), (0, "seal"), (1, "put b"), (1, "put b"), (1, "seal")] {
        table.play(Seat::new(seat), action.parse().expect("an action")).expect("a legal action");
    }
    let seat = table.turn().awaited().first().expect("somebody may swap");
    table.play(seat, "keep".parse().expect("an action")).expect("a legal action");
    seat
}

#[test]
fn whoever_takes_back_a_draw_and_draws_again_gets_the_same() {
    let mut table: Table<Sealed> = Table::open(Setting::standard(), 2, Seed::from_number(7));
    let seat = until_cards_are_laid(&mut table);
    let drawn = table.state().clone();
    for _ in 0..6 {
        table.undo(seat).expect("it was the last step");
        assert_ne!(*table.state(), drawn);
        table.play(seat, "keep".parse().expect("an action")).expect("a legal action");
        assert_eq!(*table.state(), drawn);
    }
}

/// Early releases drew other luck after an undo. Their records say `undo` and a number, and replay as they were played.
#[test]
fn records_of_early_releases_replay_with_the_luck_they_had() {
    let seed = Seed::from_number(7);
    let mut table: Table<Sealed> = Table::open(Setting::standard(), 2, seed);
    let seat = until_cards_are_laid(&mut table);
    let first = table.state().clone();
    let undo = Entry::parse(seat, "undo 6").expect("an entry");
    table.enter(undo).expect("it was the last step");
    table.play(seat, "keep".parse().expect("an action")).expect("a legal action");
    assert_ne!(*table.state(), first, "other luck was drawn");
    // It is the luck of the step's number, as it always was.
    let mut by_number = table.after(5).state().clone();
    let keep = "keep".parse().expect("an action");
    table.game().play(&mut by_number, seat, keep, &mut Keyed::new(&seed, 8), &mut Silence);
    assert_eq!(*table.state(), by_number);
    let text = table.record(&[], None).to_text();
    assert!(text.contains("undo 6\n"), "{text}");
    let read = benben_core::Record::parse(&text).and_then(|record| record.verify::<Sealed>());
    assert_eq!(read.expect("the record is sound").state(), table.state());
}
