//! No text, however strange, makes reading a record, an edition or options panic.

use benben_core::{Deal, EditionFile, Ending, Options, Record, RecordStep, Seat};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

fn record(names: &[String], actions: &[String], edition: Option<String>, finished: bool) -> Record {
    let deal = Deal::from_number(7, names.len());
    Record {
        game: "sealed".to_owned(),
        rules: 1,
        edition: "mine".to_owned(),
        edition_fingerprint: "0123456789abcdef".to_owned(),
        edition_text: edition,
        options: "goal=50".to_owned(),
        players: names.to_vec(),
        seed: deal.seed(),
        branches: Vec::new(),
        deal: Some(deal),
        steps: actions
            .iter()
            .enumerate()
            .map(|(index, action)| RecordStep { seat: Seat::new(index % 2), action: action.clone() })
            .collect(),
        ending: finished.then(|| Ending {
            scores: vec![-3, 50],
            places: vec![2, 1],
            state: "fedcba9876543210".to_owned(),
        }),
    }
}

fn standard() -> Record {
    record(
        &["Ann".to_owned(), "Bo".to_owned()],
        &["mummy g4".to_owned(), "papyrus 3gybr".to_owned()],
        None,
        true,
    )
}

#[test]
fn spaces_at_the_end_of_a_line_do_not_break_the_check() {
    let names = ["Ann ".to_owned(), " Bo  B".to_owned()];
    let mut record =
        record(&names, &["mummy g4".to_owned()], Some("name = 'mine' \t\n\nx = 1".to_owned()), false);
    let read = Record::parse(&record.to_text()).unwrap();
    record.edition_text = Some("name = 'mine'\n\nx = 1\n".to_owned());
    record.players = vec!["Ann".to_owned(), "Bo B".to_owned()];
    assert_eq!(read, record);
    assert_eq!(Record::parse(&record.to_text().replace('\n', "  \r\n")), Ok(record));
}

proptest! {
    #![proptest_config(ProptestConfig {
        rng_seed: RngSeed::Fixed(7), failure_persistence: None, ..ProptestConfig::with_cases(1000)
    })]

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        let _ = Record::parse(&text);
        let _ = EditionFile::new(text.as_str());
        let _ = Options::parse(&[], &text);
    }

    #[test]
    fn a_record_with_any_bytes_changed_is_refused_or_means_the_same(
        as_json in any::<bool>(), at in 0usize..700, cut in 0usize..30, put in prop::collection::vec(any::<u8>(), 0..12)
    ) {
        let record = standard();
        let mut bytes = if as_json { record.to_json() } else { record.to_text() }.into_bytes();
        let start = at.min(bytes.len());
        let end = (start + cut).min(bytes.len());
        bytes.splice(start..end, put);
        if let Ok(read) = Record::parse(&String::from_utf8_lossy(&bytes)) && !as_json {
            // The check in the text form lets only changes of spacing through.
            prop_assert_eq!(read, record);
        }
    }

    #[test]
    fn a_cut_off_record_is_refused(keep in 0.0..1.0f64) {
        for text in [standard().to_text(), standard().to_json()] {
            let text = text.trim_end();
            let keep = (keep * text.len() as f64) as usize;
            prop_assert!(Record::parse(&text[..keep]).is_err());
        }
    }

    #[test]
    fn what_is_written_is_read_back(
        names in prop::collection::vec("[a-zA-Zěščř:|.]{0,8}( [a-z0-9]{1,5})?", 2..=5),
        actions in prop::collection::vec("[a-z]{1,8}( [a-z0-9+-]{1,5}){0,3}", 0..20),
        edition in prop::option::of("(name = 'mine'|# [|. a-z]{0,10}[a-z])(\n(|\\[x\\]|\\| x|1\\. 2 x)){0,3}\n"),
        finished in any::<bool>(),
    ) {
        let names: Vec<String> = names.iter().map(|name| name.trim().to_owned()).collect();
        let record = record(&names, &actions, edition, finished);
        prop_assert_eq!(&Record::parse(&record.to_text()).unwrap(), &record);
        prop_assert_eq!(&Record::parse(&record.to_json()).unwrap(), &record);
    }
}
