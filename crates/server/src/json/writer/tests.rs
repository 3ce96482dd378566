//! Whatever is written is what `serde_json` writes.

use super::*;
use crate::json::Json;
use proptest::prelude::{ProptestConfig, any, proptest};
use serde::Serialize;
use std::collections::BTreeMap;

#[track_caller]
fn check(value: &(impl Serialize + ?Sized)) {
    let mut json = "before ".to_owned();
    write(&mut json, &value).unwrap();
    assert_eq!(json, format!("before {}", serde_json::to_string(value).unwrap()));
}

#[derive(Serialize)]
struct Unit;

#[derive(Serialize)]
struct Inside(u8);

#[derive(Serialize)]
struct Pair(i8, &'static str);

#[derive(Serialize)]
struct Named {
    first: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    second: Option<bool>,
    #[serde(flatten)]
    rest: BTreeMap<&'static str, i64>,
}

#[derive(Serialize)]
enum Kind {
    Plain,
    Of(Inside),
    Two(u8, u8),
    With { a: f64, b: Vec<Kind> },
}

#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum Tagged {
    OneThing { x: i32 },
    Nothing,
}

#[test]
fn every_kind_of_value_is_written_as_serde_json_does() {
    check(&(1u8, -2i8, u64::MAX, i64::MIN, 0.5f32, f64::NAN, 'ř', true));
    check(&(Unit, Inside(7), Pair(-1, "x"), (), None::<u8>, Some("y")));
    check(&Named { first: None, second: None, rest: BTreeMap::new() });
    check(&Named { first: Some(3), second: Some(false), rest: [("p", 1), ("q", -2)].into() });
    let all = vec![Kind::Plain, Kind::Of(Inside(1)), Kind::Two(1, 2), Kind::With { a: 1e300, b: vec![] }];
    check(&Kind::With { a: 1.0, b: all });
    check(&[Tagged::OneThing { x: 5 }, Tagged::Nothing]);
    check(&BTreeMap::from([(1u8, "one"), (20, "twenty")]));
    check(&BTreeMap::from([('a', vec![Some(1), None])]));
    check(&BTreeMap::from([(true, ())]));
    check("\u{0}\u{1f}\"\\\n\u{7f}/\u{2028} Řehoř 🐪");
}

#[test]
fn what_is_json_already_is_written_as_it_is() {
    let ready = Json::of(&Named { first: Some(1), second: None, rest: [("\"", 2)].into() });
    check(&ready);
    check(&[(Some(&ready), "\"")]);
    let nested = Json::of(&vec![ready.clone(), ready]);
    check(&BTreeMap::from([("a", &nested)]));
}

#[test]
fn what_cannot_be_a_key_is_refused() {
    let odd = BTreeMap::from([(vec![1u8], 1u8)]);
    let mut json = String::new();
    assert!(write(&mut json, &odd).is_err());
    assert!(serde_json::to_string(&odd).is_err());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 512, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_escaped_as_serde_json_does(text in any::<String>(), number in any::<i64>()) {
        check(&BTreeMap::from([(text.as_str(), number)]));
        check(&[text.as_str(), "plain"]);
    }
}
