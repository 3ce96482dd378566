//! Where two values differ, in few words.

use crate::words::short;
use serde::Serialize;
use serde_json::Value;

/// How many differing places are named.
const NAMED: usize = 4;

/// The first places at which the two differ in JSON; nothing if they do not.
pub(crate) fn difference<T: Serialize + ?Sized>(left: &T, right: &T) -> Option<String> {
    let (left, right) = (json(left), json(right));
    if left == right {
        return None;
    }
    let parse = |text: &str| serde_json::from_str::<Value>(text).expect("just written");
    let mut places = Vec::new();
    compare(&parse(&left), &parse(&right), &mut String::new(), &mut places);
    if places.is_empty() {
        // The same content in another order of fields: still other bytes.
        places.push(format!("{} / {}", short(&left), short(&right)));
    }
    places.truncate(NAMED);
    Some(places.join("; "))
}

/// As JSON text. What cannot be written at all is the business of one law; the others see the error as text.
pub(crate) fn json<T: Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| format!("\"not JSON: {error}\""))
}

fn compare(left: &Value, right: &Value, path: &mut String, places: &mut Vec<String>) {
    if left == right {
        return;
    }
    match (left, right) {
        (Value::Object(a), Value::Object(b)) if a.keys().eq(b.keys()) => {
            for (key, value) in a {
                deeper(value, &b[key], &format!(".{key}"), path, places);
            }
        }
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            for (index, (value, other)) in a.iter().zip(b).enumerate() {
                deeper(value, other, &format!("[{index}]"), path, places);
            }
        }
        _ => {
            let at = if path.is_empty() { "whole" } else { path.trim_start_matches('.') };
            places.push(format!("{at}: {} / {}", short(&left.to_string()), short(&right.to_string())));
        }
    }
}

fn deeper(left: &Value, right: &Value, step: &str, path: &mut String, places: &mut Vec<String>) {
    let length = path.len();
    path.push_str(step);
    compare(left, right, path, places);
    path.truncate(length);
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_differing_places_are_named() {
        let left = json!({ "hands": [[1, 2], [3]], "turn": 1 });
        let right = json!({ "hands": [[1, 5], [3]], "turn": 2 });
        assert_eq!(difference(&left, &right).unwrap(), "hands[0][1]: 2 / 5; turn: 1 / 2");
        assert_eq!(difference(&left, &left), None);
    }

    #[test]
    fn lists_of_other_length_are_shown_whole() {
        assert_eq!(difference(&json!([1]), &json!([1, 2])).unwrap(), "whole: [1] / [1,2]");
    }
}
