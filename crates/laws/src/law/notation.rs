//! What is written down reads back as it was.

use crate::breach::{Verdict, breach};
use crate::case::Case;
use crate::difference::{difference, json};
use crate::examine::runner;
use crate::lawful::ActionOf;
use crate::walk::Walk;
use crate::words::{named, short};
use crate::{Law, Lawful};
use benben_core::{Entry, Game, Seat, Seats, Viewer};
use proptest::collection::vec;
use proptest::prop_oneof;
use proptest::sample::select;
use proptest::strategy::Strategy;
use proptest::test_runner::{TestCaseError, TestError};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// An action is short.
const LONGEST: usize = 80;

pub(crate) fn notation_round_trips<L: Lawful>(walk: &mut Walk<L>) -> Verdict {
    while let Some(step) = walk.choose() {
        reads_back::<L>(step.action)?;
        if walk.looks() {
            for seat in walk.awaited() {
                walk.legal(seat).into_iter().try_for_each(reads_back::<L>)?;
                walk.universe(seat).into_iter().try_for_each(reads_back::<L>)?;
            }
        }
        if walk.play(step).is_none() {
            break;
        }
    }
    Ok(())
}

fn reads_back<L: Lawful>(action: ActionOf<L>) -> Verdict {
    let text = action.to_string();
    if text.is_empty() || text.trim() != text || text.contains(['\n', '\r']) || text.chars().count() > LONGEST
    {
        breach!("`{text}` is not a short line without spaces around it");
    }
    match text.parse::<ActionOf<L>>() {
        Err(error) => breach!("`{text}` does not read back: {error}"),
        Ok(read) if read != action => breach!("`{text}` reads back as `{read}` ({action:?} / {read:?})"),
        Ok(_) => match Entry::<ActionOf<L>>::parse(Seat::new(0), &text) {
            Ok(Entry::Play { .. }) => Ok(()),
            Ok(Entry::Undo { .. }) | Err(_) => breach!("`{text}` would be read as taking back"),
        },
    }
}

pub(crate) fn odd_notation_never_panics<L: Lawful>(law: Law) -> Result<(), String> {
    let result = runner(law, L::GAMES * 20)
        .run(&odd_texts(&vocabulary::<L>()), |text| stands_firm::<L>(&text).map_err(TestCaseError::fail));
    match result {
        Ok(()) => Ok(()),
        Err(TestError::Abort(reason)) => Err(format!("odd notation could not be made: {reason}")),
        Err(TestError::Fail(reason, text)) => {
            Err(format!("law broken: {law}\n  reading {text:?} as an action: {reason}\n"))
        }
    }
}

/// If it can be read at all, it is an action like any other.
fn stands_firm<L: Lawful>(text: &str) -> Result<(), String> {
    match text.parse::<ActionOf<L>>() {
        Err(_) => Ok(()),
        Ok(action) => reads_back::<L>(action).map_err(|breach| breach.0),
    }
}

/// The words that occur in true notation.
fn vocabulary<L: Lawful>() -> Vec<String> {
    const ENOUGH: usize = 400;
    let settings = L::settings();
    let case = Case { setting: 0, seats: L::Game::META.max_seats, seed: 0, choices: Vec::new() };
    let mut walk = Walk::<L>::new(&settings, &case, 1);
    let mut words = BTreeSet::new();
    // A game that panics does so under another law, with a record.
    let _ =
        catch_unwind(AssertUnwindSafe(|| {
            while let Some(step) = walk.choose() {
                let texts = walk.awaited().into_iter().flat_map(|seat| walk.legal(seat));
                words.extend(texts.flat_map(|action| {
                    action.to_string().split(' ').map(ToOwned::to_owned).collect::<Vec<_>>()
                }));
                if words.len() > ENOUGH || walk.play(step).is_none() {
                    break;
                }
            }
        }));
    words.insert(String::new());
    words.into_iter().collect()
}

/// Texts from nearly right to nonsense: true words in wrong places, true words with a letter changed, huge and
/// negative numbers, anything.
fn odd_texts(words: &[String]) -> impl Strategy<Value = String> + use<> {
    let word = || select(words.to_vec());
    let changed = (word(), 0..12usize, proptest::char::any()).prop_map(|(word, at, letter)| {
        let mut letters: Vec<char> = word.chars().collect();
        if letters.is_empty() {
            letters.push(letter);
        } else {
            let at = at % letters.len();
            letters[at] = letter;
        }
        letters.into_iter().collect::<String>()
    });
    let joined = (word(), word()).prop_map(|(one, two)| one + &two);
    let piece = prop_oneof![6 => word(), 3 => changed, 2 => joined, 1 => "-?[0-9]{1,30}", 1 => "\\PC{0,8}"];
    let sentence = (vec(piece, 0..6), select(vec![" ", "  ", "\t", ""])).prop_map(|(all, gap)| all.join(gap));
    prop_oneof![4 => sentence, 1 => "(?s:.{0,40})"]
}

pub(crate) fn json_round_trips<L: Lawful>(walk: &mut Walk<L>) -> Verdict {
    while let Some(step) = walk.choose() {
        if walk.looks() {
            position_reads_back(walk)?;
        }
        if walk.play(step).is_none() {
            break;
        }
    }
    position_reads_back(walk)
}

fn position_reads_back<L: Lawful>(walk: &Walk<L>) -> Verdict {
    json_reads_back("the state", walk.state())?;
    for viewer in walk.viewers().chain([Viewer::Open]) {
        json_reads_back(&format!("the view of {}", named(viewer)), &walk.table().view(viewer))?;
    }
    for seat in Seats::all(walk.table().seats()) {
        if !walk.awaited().contains(seat) {
            continue;
        }
        for action in walk.universe(seat) {
            if let Err(refusal) = walk.game().check(walk.state(), seat, &action)
                && let Err(error) = serde_json::to_string(&refusal)
            {
                breach!("the refusal of `{action}` cannot be written as JSON: {error}");
            }
        }
    }
    Ok(())
}

fn json_reads_back<T: Serialize + DeserializeOwned + PartialEq>(what: &str, value: &T) -> Verdict {
    let text = match serde_json::to_string(value) {
        Ok(text) => text,
        Err(error) => breach!("{what} cannot be written as JSON: {error}"),
    };
    match serde_json::from_str::<T>(&text) {
        Err(error) => breach!("{what} does not read back from JSON: {error}: {}", short(&text)),
        Ok(read) if read != *value || json(&read) != text => {
            let difference = difference(value, &read).unwrap_or("something that is not written".to_owned());
            breach!("{what} reads back changed from JSON (written / read): {difference}");
        }
        Ok(_) => Ok(()),
    }
}
