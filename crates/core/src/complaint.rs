//! What readers of JSON and TOML complain about, for people who may not know in which language Benben is written.

/// The complaint without names of Rust's types: "expected a whole number" instead of "expected u8".
pub fn in_plain_words(complaint: &str) -> String {
    const WORDS: [(&str, &str); 10] = [
        ("invalid type: ", "wrong kind of value: "),
        ("unknown variant ", "unknown value "),
        ("expected a sequence", "expected a list"),
        ("expected a map", "expected an object"),
        ("expected u64", "expected a whole number"),
        ("expected u32", "expected a whole number"),
        ("expected u16", "expected a whole number"),
        ("expected u8", "expected a whole number"),
        ("expected i64", "expected a whole number"),
        ("expected i32", "expected a whole number"),
    ];
    let mut plain = complaint.to_owned();
    for (theirs, ours) in WORDS {
        plain = plain.replace(theirs, ours);
    }
    // A type can say itself what is expected (`#[serde(expecting)]`); of any other people learn that it is an object.
    match plain.split_once("expected struct ") {
        Some((before, rest)) => {
            let name = rest.find(|c: char| !c.is_alphanumeric()).unwrap_or(rest.len());
            format!("{before}expected an object{}", &rest[name..])
        }
        None => plain,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn complaints_do_not_speak_of_rust() {
        assert_eq!(
            in_plain_words(
                "seats[0]: invalid type: string \"you\", expected struct Wish at line 1 column 30"
            ),
            "seats[0]: wrong kind of value: string \"you\", expected an object at line 1 column 30"
        );
        assert_eq!(
            in_plain_words("number: invalid type: null, expected u64"),
            "number: wrong kind of value: null, expected a whole number"
        );
        assert_eq!(in_plain_words("missing field `value`"), "missing field `value`");
    }
}
