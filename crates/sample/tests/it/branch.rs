//! A game that branches off from another: the same until then, other luck since, and a record that says so.

use benben_core::{Branch, CannotUndo, Chance, Deal, Fast, Record, RecordError, Seat, Seed, Setting, Table};
use benben_sample::Sealed;

fn played(seed: u64, branches: Vec<Branch>, actions: &[(Seat, String)]) -> Table<Sealed> {
    let mut table = Table::open(Setting::standard(), 2, Seed::from_number(seed)).branching(branches);
    for (seat, action) in actions {
        table.play(*seat, action.parse().expect("an action")).expect("it is legal");
    }
    table
}

/// Plays on at random until the game is over.
fn play_out(table: &mut Table<Sealed>, luck: u64) {
    let mut luck = Fast::new(luck);
    while let Some(seat) = table.turn().awaited().first() {
        let action = luck.pick(&table.legal(seat));
        table.play(seat, action).expect("it is legal");
    }
}

fn actions(table: &Table<Sealed>) -> Vec<(Seat, String)> {
    table.steps().iter().map(|step| (step.seat, step.action.to_string())).collect()
}

#[test]
fn a_branch_is_the_same_until_it_begins_and_has_other_luck_since() {
    let mut game = played(7, Vec::new(), &[]);
    play_out(&mut game, 1);
    let all = actions(&game);
    // Somewhere on the way luck was drawn, so that a game which branches off before differs after.
    let differs = (0..all.len()).any(|after| {
        let branch = Branch { after: after as u64, seed: Seed::from_number(99) };
        let mut branched = played(7, vec![branch], &all[..after]);
        assert_eq!(branched.state(), game.after(after).state(), "the same until step {after}");
        let (seat, action) = &all[after];
        branched.play(*seat, action.parse().expect("an action")).expect("the position is the same");
        branched.state() != game.after(after + 1).state()
    });
    assert!(differs, "the luck of a branch is another");
}

#[test]
fn the_record_of_a_branch_replays_and_claims_no_fair_deal() {
    let mut game = played(7, Vec::new(), &[]);
    play_out(&mut game, 1);
    let branches =
        [(3, 98), (5, 99)].map(|(after, seed)| Branch { after, seed: Seed::from_number(seed) }).to_vec();
    let mut branch = played(7, branches, &actions(&game)[..3]);
    play_out(&mut branch, 2);
    let record = branch.record(&[], None);
    for text in [record.to_text(), record.to_json()] {
        let read = Record::parse(&text).expect("it was just written");
        assert_eq!(read, record);
        assert_eq!(read.verify::<Sealed>().expect("it replays").state(), branch.state());
    }
    assert!(record.to_text().contains(&format!("\nbranch: 3 {}\nbranch: 5 ", Seed::from_number(98))));
    let real = Record { branches: Vec::new(), ..record.clone() };
    assert!(real.verify::<Sealed>().is_err(), "without its branches it is another game");
    let refused = |change: fn(&mut Record)| {
        let mut changed = record.clone();
        change(&mut changed);
        matches!(changed.verify::<Sealed>(), Err(RecordError::Branches(_)))
    };
    assert!(refused(|record| record.branches.reverse()));
    assert!(refused(|record| record.branches[1].after = 10_000));
    let mut fair = record.clone();
    let deal = Deal::from_number(7, 2);
    (fair.seed, fair.deal) = (deal.seed(), Some(deal));
    assert!(matches!(fair.verify::<Sealed>(), Err(RecordError::Branches(_))), "no branch is a fair deal");
}

#[test]
fn nothing_is_taken_back_that_was_played_before_the_branch() {
    let mut game = played(7, Vec::new(), &[]);
    play_out(&mut game, 1);
    let first = actions(&game)[0].0;
    let mut branch = played(7, vec![Branch { after: 1, seed: Seed::from_number(9) }], &actions(&game)[..1]);
    assert_eq!(branch.undo(first), Err(CannotUndo::NothingPlayed(first)));
}

#[test]
fn entries_lead_to_the_moment_one_plays_on_from() {
    let mut game = played(7, Vec::new(), &[]);
    let (one, two) = (Seat::new(0), Seat::new(1));
    let put = |table: &mut Table<Sealed>, seat: Seat| {
        let action = table.legal(seat)[0];
        table.play(seat, action).expect("it is legal");
    };
    put(&mut game, one);
    put(&mut game, two);
    game.undo(one).expect("nobody has seen it");
    put(&mut game, one);
    // What was taken back after the other's step is not there any more when that step stands alone.
    assert_eq!([0, 1, 2, 3].map(|steps| game.entries_until(steps)), [Some(0), Some(3), Some(4), None]);
    for steps in 0..=2 {
        let count = game.entries_until(steps).expect("some entries lead there");
        let mut again = played(7, Vec::new(), &[]);
        for entry in &game.entries()[..count] {
            again.enter(*entry).expect("it was entered before");
        }
        assert_eq!(again.state(), game.after(steps).state());
    }
}
