//! The laws can fail: each flaw of the test game is caught by the law it breaks, with a report that a person can read.

use benben_core::{Record, Seat, Setting};
use benben_laws::{Law, Lawful};
use benben_sample::{Action, Sealed, State, flaw};
use std::cell::Cell;
use std::collections::BTreeMap;

thread_local! {
    /// The flaw that this test looks at. One type for all of them compiles far faster than one type each.
    static FLAW: Cell<&'static str> = const { Cell::new(flaw::NONE) };
}

struct Flawed<const WRITING: u8>;

impl<const WRITING: u8> Lawful for Flawed<WRITING> {
    type Game = Sealed<WRITING>;
    const LONGEST: usize = 200;

    fn settings() -> Vec<Setting<Sealed<WRITING>>> {
        benben_sample::settings(FLAW.get())
    }

    fn universe(_: &Sealed<WRITING>, _: &State, _: Seat, actions: &mut Vec<Action<WRITING>>) {
        actions.extend(Action::all());
    }

    fn census(_: &Sealed<WRITING>, state: &State) -> BTreeMap<String, u32> {
        state.census()
    }
}

fn report(flaw: &'static str, law: Law) -> String {
    FLAW.set(flaw);
    law.examine::<Flawed<{ flaw::WRITES_WELL }>>().expect_err("the law is broken")
}

/// The law's report says this, and shows it with a record of at most so many steps.
#[track_caller]
fn check_caught(flaw: &'static str, law: Law, words: &str, steps: usize) {
    check_report(&report(flaw, law), law, words, steps);
}

#[track_caller]
fn check_report(report: &str, law: Law, words: &str, steps: usize) {
    assert!(report.starts_with(&format!("law broken: {law}\n")), "{report}");
    assert!(report.contains(words), "{report}");
    let record = &report[report.find("benben record 1").expect("the report shows a record")..];
    let record = Record::parse(record).expect("the record can be replayed");
    assert!(record.steps.len() <= steps, "{report}");
}

#[test]
fn a_check_that_allows_more_than_legal() {
    check_caught(
        flaw::LAX_CHECK,
        Law::LegalAndCheckAgree,
        "check allows seat 1 `put a`, legal does not offer it",
        3,
    );
}

#[test]
fn an_action_offered_twice() {
    check_caught(flaw::OFFERS_TWICE, Law::LegalAndCheckAgree, "twice", 6);
}

#[test]
fn an_awaited_seat_that_cannot_act() {
    check_caught(flaw::STUCK, Law::SomeoneCanAlwaysAct, "is awaited, but has no legal action", 24);
}

#[test]
fn an_endless_game() {
    let report = report(flaw::ENDLESS, Law::GamesEnd);
    assert!(report.contains("still not over after 200 steps"), "{report}");
    assert!(report.contains("\n… "), "a long record is abridged: {report}");
}

#[test]
fn luck_that_is_not_in_the_record() {
    check_caught(flaw::HIDDEN_LUCK, Law::RecordsReplay, "(played / replayed)", 12);
}

#[test]
fn first_come_first_served() {
    check_caught(
        flaw::FIRST_COME,
        Law::OrderIsImmaterial,
        "order matters for seat 1 `seal` and seat 2 `seal`",
        2,
    );
}

#[test]
fn a_turn_that_ends_before_all_are_done() {
    check_caught(flaw::HASTY, Law::OrderIsImmaterial, "after seat 1 `seal`, seat 2 `put c` is refused", 1);
}

#[test]
fn luck_drawn_before_all_are_done() {
    check_caught(flaw::EARLY_LUCK, Law::OrderIsImmaterial, "order matters for seat", 0);
}

#[test]
fn an_event_told_before_all_are_done() {
    check_caught(flaw::TELLS_EARLY, Law::SealedStaysSealed, "events tell what seat", 2);
}

#[test]
fn a_view_that_shows_sealed_actions() {
    check_caught(flaw::SHOWS_TOKENS, Law::SealedStaysSealed, ".tokens: 5 / 4", 1);
}

#[test]
fn a_view_that_shows_a_secret() {
    check_caught(flaw::SHOWS_HANDS, Law::SecretsStaySecret, "shows a secret", 0);
    check_caught(flaw::SHOWS_HANDS, Law::ImaginedLooksTheSame, "hand_sum: ", 0);
}

#[test]
fn legal_actions_that_depend_on_a_secret() {
    check_caught(flaw::LEGAL_PEEKS, Law::SecretsStaySecret, "depend on what it cannot know: [`", 6);
}

#[test]
fn a_turn_that_depends_on_a_secret() {
    check_caught(flaw::TURN_PEEKS, Law::SecretsStaySecret, "whose turn it is depends on what", 0);
}

#[test]
fn a_view_that_waits_for_those_who_are_done() {
    check_caught(flaw::AWAITS_ALL, Law::SecretsStaySecret, "is told to wait for", 24);
}

#[test]
fn a_refusal_that_depends_on_a_secret() {
    check_caught(flaw::REFUSAL_PEEKS, Law::SecretsStaySecret, "\"holder\":", 6);
}

#[test]
fn an_event_that_tells_a_secret() {
    check_caught(flaw::TELLS_DRAW, Law::EventsTellNoMore, "more than its view shows", 12);
}

#[test]
fn a_wrong_imagination() {
    check_caught(flaw::IMAGINES_WRONG, Law::ImaginedLooksTheSame, ".own.put", 1);
}

#[test]
fn a_view_written_over_another_that_keeps_a_secret() {
    check_caught(flaw::KEEPS_SECRETS, Law::SecretsStaySecret, "keeps something of an earlier one", 2);
}

#[test]
fn an_open_view_that_hides_something() {
    check_caught(flaw::OPEN_HIDES, Law::OpenHoldsEverything, "the open view does not tell", 2);
}

#[test]
fn two_actions_written_alike() {
    let law = Law::NotationRoundTrips;
    let report = law.examine::<Flawed<{ flaw::WRITES_WRONG }>>().expect_err("the law is broken");
    check_report(&report, law, "`put b` reads back as", 0);
}

#[test]
fn a_reader_that_panics() {
    let report = Law::OddNotationNeverPanics
        .examine::<Flawed<{ flaw::READS_BYTES }>>()
        .expect_err("the law is broken");
    assert!(report.contains("is not a char boundary"), "{report}");
}

#[test]
fn a_field_that_is_not_in_json() {
    check_caught(flaw::FORGETS, Law::JsonRoundTrips, "the state reads back changed", 6);
}

#[test]
fn lost_components() {
    check_caught(flaw::LOSES_TOKENS, Law::ComponentsAreConserved, "tokens of seat 1: 5 / ", 6);
}

#[test]
fn places_that_contradict_scores() {
    check_caught(flaw::UPSIDE_DOWN, Law::StandingsAreConsistent, "more points", 0);
}

#[test]
fn an_account_that_does_not_add_up() {
    check_caught(flaw::SHORT_ACCOUNT, Law::StandingsAreConsistent, "'s account adds up to ", 24);
}

#[test]
fn a_rule_that_does_not_exist() {
    check_caught(flaw::UNKNOWN_RULE, Law::CitedRulesExist, "cites rule `Z99`", 0);
}

#[test]
fn a_panic_is_reported_with_the_record_so_far() {
    check_caught(flaw::PANICS, Law::GamesEnd, "the game panics: a six cannot be swapped\n  while seat", 6);
}
