//! No text, however strange, makes a game panic: not as an edition, not as a recorded action. An edition that is
//! accepted can be played to the end.

use benben_bots::{Random, play_game, play_record};
use benben_core::{EditionFile, Fast, Game, Options, Record, RecordStep, Seat, Setting};
use benben_games::{RulesVisitor, ids, visit_rules};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig {
        rng_seed: RngSeed::Fixed(7),
        failure_persistence: None,
        ..ProptestConfig::with_cases(cases)
    }
}

/// One change to a text: what stands at a place (a part of the whole) is replaced.
#[derive(Clone, Debug)]
struct Change {
    at: f64,
    cut: usize,
    put: String,
}

fn changes() -> impl Strategy<Value = Vec<Change>> {
    let put = prop_oneof![
        "[0-9]{1,3}",
        "-?[0-9]{1,20}",
        Just("\n".to_owned()),
        Just(", ".to_owned()),
        "[a-z]{1,3}",
        "[\\[\\]{}=\"',:.#+-]{1,2}",
        any::<String>().prop_map(|text| text.chars().take(5).collect()),
    ];
    let change = (0.0..1.0f64, 0usize..6, put).prop_map(|(at, cut, put)| Change { at, cut, put });
    prop::collection::vec(change, 1..4)
}

fn changed(text: &str, changes: &[Change]) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for change in changes {
        let start = (change.at * (chars.len() + 1) as f64) as usize;
        let start = start.min(chars.len());
        let end = (start + change.cut).min(chars.len());
        chars.splice(start..end, change.put.chars());
    }
    chars.into_iter().collect()
}

/// Reads an edition and, if it is accepted, plays a game with it.
struct PlayEdition(String);

impl RulesVisitor for PlayEdition {
    type Out = bool;
    fn visit<G: Game>(self) -> bool {
        let setting = EditionFile::new(self.0)
            .and_then(|edition| Setting::<G>::new(edition, Options::standard(G::META.options)));
        let Ok(setting) = setting else { return false };
        for seats in [G::META.min_seats, G::META.max_seats] {
            let mut bots: Vec<_> = (0..seats).map(|_| Box::<Random<G>>::default() as _).collect();
            play_game(setting.game(), &mut bots, &mut Fast::new(7));
        }
        true
    }
}

fn built_in(id: &str) -> &'static str {
    benben_games::metas().iter().find(|meta| meta.id == id).unwrap().edition
}

/// A numeral of the edition's text, by its rank, replaced by another number.
fn with_number(text: &str, rank: usize, number: i64) -> String {
    let is_start = |(index, byte): &(usize, u8)| {
        byte.is_ascii_digit() && (*index == 0 || !text.as_bytes()[index - 1].is_ascii_digit())
    };
    let starts: Vec<usize> = text.bytes().enumerate().filter(is_start).map(|(index, _)| index).collect();
    let start = starts[rank % starts.len()];
    let length = text[start..].bytes().take_while(u8::is_ascii_digit).count();
    format!("{}{number}{}", &text[..start], &text[start + length..])
}

/// Replays a record of random play with some actions changed; says whether all were legal.
struct ReplayChanged<'a> {
    at: usize,
    seat: usize,
    changes: &'a [Change],
}

impl RulesVisitor for ReplayChanged<'_> {
    type Out = bool;
    fn visit<G: Game>(self) -> bool {
        let seats = G::META.min_seats;
        let mut bots: Vec<_> = (0..seats).map(|_| Box::<Random<G>>::default() as _).collect();
        let mut record: Record = play_record(Setting::<G>::standard(), &[], &mut bots, self.at as u64 % 5);
        let at = self.at % record.steps.len();
        let other = record.steps[(at * 7 + self.seat) % record.steps.len()].action.clone();
        let action = if self.seat > 2 { other } else { changed(&record.steps[at].action, self.changes) };
        record.steps[at] = RecordStep { seat: Seat::new(self.seat % 5), action };
        record.verify::<G>().is_ok()
    }
}

proptest! {
    #![proptest_config(config(300))]

    #[test]
    fn a_damaged_edition_is_refused_or_playable(changes in changes()) {
        for id in ids() {
            let _ = visit_rules(id, PlayEdition(changed(built_in(id), &changes)));
        }
    }

    #[test]
    fn an_edition_with_another_number_is_refused_or_playable(rank in any::<usize>(), number in -2i64..300) {
        for id in ids() {
            let _ = visit_rules(id, PlayEdition(with_number(built_in(id), rank, number)));
        }
    }

    #[test]
    fn any_text_is_no_edition(text in any::<String>()) {
        for id in ids() {
            prop_assert_eq!(visit_rules(id, PlayEdition(text.clone())), Some(false));
        }
    }

    #[test]
    fn a_changed_action_is_refused_or_replayed(at in 0usize..400, seat in 0usize..6, changes in changes()) {
        for id in ids() {
            let _ = visit_rules(id, ReplayChanged { at, seat, changes: &changes });
        }
    }
}
