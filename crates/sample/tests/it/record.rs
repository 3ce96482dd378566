//! Records of the sealed test game: what is read back, and what is wrong with wrong ones.

use benben_core::{
    Chance, Deal, EditionFile, Fast, Game, Options, Record, RecordStep, Seat, Setting, Table, Turn,
};
use benben_sample::Sealed;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

/// A game of three, played by chance to its end, from a fair deal.
fn finished() -> (Table<Sealed>, Record) {
    let (table, deal) = played_by_chance(Setting::standard(), usize::MAX);
    let record = table.record(&["Ann".to_owned(), "Bo".to_owned()], Some(deal));
    (table, record)
}

fn played_by_chance(setting: Setting<Sealed>, steps: usize) -> (Table<Sealed>, Deal) {
    let deal = Deal::from_number(3, 3);
    let mut table = Table::open(setting, 3, deal.seed());
    let mut luck = Fast::new(3);
    for _ in 0..steps {
        let awaited: Vec<Seat> = table.turn().awaited().into_iter().collect();
        if awaited.is_empty() {
            break;
        }
        let seat = luck.pick(&awaited);
        let action = luck.pick(&table.legal(seat));
        table.play(seat, action).expect("a legal action");
    }
    (table, deal)
}

fn verify(record: &Record) -> Result<Table<Sealed>, String> {
    record.verify::<Sealed>().map_err(|error| error.to_string())
}

/// What is wrong with the record after this change.
fn complaint(change: impl FnOnce(&mut Record)) -> String {
    let (_, mut record) = finished();
    change(&mut record);
    verify(&record).map(|_| ()).expect_err("the record is wrong")
}

#[test]
fn a_finished_game_reads_back_from_text_and_json_and_verifies() {
    let (table, record) = finished();
    assert_eq!(table.turn(), Turn::Over);
    for text in [record.to_text(), record.to_json()] {
        let read = Record::parse(&text).expect("a record");
        assert_eq!(read, record);
        let replayed = verify(&read).expect("a sound record");
        assert_eq!((replayed.state(), replayed.steps()), (table.state(), table.steps()));
    }
}

#[test]
fn an_unfinished_game_goes_on_where_it_was() {
    let (table, deal) = played_by_chance(Setting::standard(), 7);
    let record = table.record(&[], Some(deal));
    let replayed = verify(&Record::parse(&record.to_text()).expect("a record")).expect("a sound record");
    assert_eq!((replayed.state(), replayed.turn()), (table.state(), table.turn()));
    assert_eq!(replayed.next_number(Seat::new(2)), table.next_number(Seat::new(2)));
}

#[test]
fn the_first_steps_alone_can_be_replayed() {
    let (table, _) = played_by_chance(Setting::standard(), 5);
    let (_, record) = finished();
    assert_eq!(record.replay::<Sealed>(5).expect("a sound record").state(), table.state());
}

#[test]
fn options_and_a_foreign_edition_are_in_the_record() {
    let edition =
        EditionFile::new(Sealed::<0>::META.edition.replace("\"benben\"", "\"mine\"")).expect("an edition");
    let options = Options::parse(Sealed::<0>::META.options, "rounds=2").expect("options");
    let (table, deal) = played_by_chance(Setting::new(edition, options).expect("a setting"), usize::MAX);
    let record = Record::parse(&table.record(&[], Some(deal)).to_text()).expect("a record");
    assert_eq!((record.edition.as_str(), record.options.as_str()), ("mine", "rounds=2 flaw=none"));
    assert!(record.edition_text.is_some());
    assert_eq!(verify(&record).expect("a sound record").state(), table.state());
}

#[test]
fn a_game_played_with_an_edition_that_was_built_in_before_needs_no_text_of_it() {
    let earlier = EditionFile::new(Sealed::<0>::META.earlier_editions[0]).expect("an edition");
    let options = Options::standard(Sealed::<0>::META.options);
    let (table, deal) = played_by_chance(Setting::new(earlier, options).expect("a setting"), usize::MAX);
    let mut record = table.record(&[], Some(deal));
    assert!(record.edition_text.is_some(), "a new record says all of it");
    record.edition_text = None;
    let replayed = verify(&Record::parse(&record.to_text()).expect("a record")).expect("a sound record");
    assert_eq!(replayed.state(), table.state());
    assert_ne!(
        replayed.setting().edition().fingerprint(),
        Setting::<Sealed>::standard().edition().fingerprint()
    );
}

#[test]
fn another_game_or_another_version_of_the_rules_is_named() {
    assert_eq!(
        complaint(|record| record.game = "chess".to_owned()),
        "this is a record of `chess`, not of `sealed`"
    );
    assert_eq!(
        complaint(|record| record.rules = 9),
        "played under version 9 of the rules of sealed, but this program only knows version 1: use the release that wrote the record"
    );
}

#[test]
fn another_edition_other_options_and_too_many_seats_are_named() {
    let other = complaint(|record| record.edition_fingerprint = "0123456789abcdef".to_owned());
    assert!(
        other.starts_with(
            "edition `benben` isn't the one the game was played with (fingerprint 0123456789abcdef"
        ),
        "{other}"
    );
    assert_eq!(
        complaint(|record| record.options = "rounds=7".to_owned()),
        "the record's options: option `rounds` can't be `7`; expected one of 3, 2"
    );
    assert_eq!(
        complaint(|record| {
            record.deal = None;
            record.players = vec![String::new(); 5];
        }),
        "sealed is for 2 to 4 players, not 5"
    );
}

#[test]
fn an_unreadable_or_illegal_action_is_named_with_its_step_and_rule() {
    let with_first = |seat: usize, action: &str| {
        let first = RecordStep { seat: Seat::new(seat), action: action.to_owned() };
        complaint(|record| record.steps[0] = first)
    };
    assert_eq!(with_first(0, "put d"), "step 1: found `d`, expected a chamber");
    assert_eq!(with_first(4, "put a"), "step 1: there is no seat 5");
    assert_eq!(
        with_first(0, "seal"),
        "step 1: rule Z6 forbids `seal` for seat 1: If you have a token, you can only seal after you’ve put at least one."
    );
    assert_eq!(with_first(0, "undo 1"), "step 1: seat 1 has played nothing that could be undone");
}

#[test]
fn an_end_that_does_not_follow_is_refused() {
    let start = "the recorded end doesn't follow from the actions: ";
    assert_eq!(
        complaint(|record| record.ending = None),
        format!("{start}the game is over, but no end is recorded")
    );
    assert_eq!(
        complaint(|record| {
            record.steps.pop();
        }),
        format!("{start}the game isn't over after the last action")
    );
    assert!(
        complaint(|record| record.ending.as_mut().expect("an end").scores[0] += 1)
            .starts_with(&format!("{start}the record says scores ["))
    );
    assert_eq!(
        complaint(|record| record.ending.as_mut().expect("an end").state = "0123456789abcdef".to_owned()),
        format!("{start}the last state differs")
    );
}

#[test]
fn another_seed_than_the_dealt_one_is_refused() {
    let complaint = complaint(|record| record.seed = Deal::from_number(4, 3).seed());
    assert_eq!(complaint, "the seed isn't the hash of the secret and the seats' nonces");
}

#[test]
fn a_text_cut_off_or_changed_is_refused_with_its_line() {
    let text = finished().1.to_text();
    let complaint = |text: &str| Record::parse(text).expect_err("the record is wrong").to_string();
    let lines: Vec<&str> = text.lines().collect();
    let step = lines.iter().position(|line| line.starts_with("1. ")).expect("a first step");
    assert_eq!(complaint(&lines[..5].join("\n")), "line 6: the record is cut off: expected `seed:`");
    let without_first = [&lines[..step], &lines[step + 1..]].concat().join("\n");
    assert_eq!(complaint(&without_first), format!("line {}: expected `1. SEAT ACTION`", step + 1));
    let tampered = text.replacen("\n1. ", "\n1.  ", 1).replacen("put", "seal", 1);
    let last = lines.len();
    assert_eq!(
        complaint(&tampered),
        format!("line {last}: the check doesn't match: the record was changed after it was written")
    );
}

proptest! {
    #![proptest_config(ProptestConfig {
        rng_seed: RngSeed::Fixed(11), failure_persistence: None, ..ProptestConfig::with_cases(300)
    })]

    /// Whatever is done to the steps, replaying them ends in a table or in a refusal, never in a panic.
    #[test]
    fn any_steps_are_replayed_or_refused(
        changes in prop::collection::vec((any::<prop::sample::Index>(), 0usize..5, "(put [a-d]|seal|keep|swap [0-9]|undo [0-9]{1,3}|\\PC{0,6})"), 1..6)
    ) {
        let (_, mut record) = finished();
        for (index, seat, action) in changes {
            *index.get_mut(&mut record.steps) = RecordStep { seat: Seat::new(seat), action };
        }
        let _ = record.verify::<Sealed>();
    }
}
