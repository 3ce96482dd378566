//! What a player types: a number, notation or first letters of an action, or a command.

use crate::shown::Offer;

/// What the player wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Request {
    /// Nothing was typed.
    Nothing,
    /// Play this offer.
    Play(usize),
    /// Any of these could be meant.
    Several(Vec<usize>),
    /// It is none of the offers: perhaps an action that is not possible now.
    Other(String),
    /// Why is this not possible?
    Why(String),
    /// What would a strong bot do?
    Hint,
    /// Take back.
    Undo,
    /// Another player may take back, or not.
    Answer(bool),
    /// All rules, or one.
    Rules(Option<String>),
    /// Everything that happened.
    Log,
    /// Everything that can be done.
    Actions,
    /// The position once more.
    Board,
    /// What can be typed.
    Help,
    /// Leave.
    Quit,
}

/// The commands, which are the same words in every language.
const COMMANDS: [&str; 11] =
    ["why", "hint", "undo", "allow", "decline", "rules", "log", "actions", "board", "help", "quit"];

impl Request {
    /// Reads what was typed while this was on offer. A whole command or notation comes before a number, and that before
    /// first letters.
    pub(crate) fn read(text: &str, offers: &[Offer]) -> Self {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let (word, rest) = text.split_once(' ').unwrap_or((&text, ""));
        if text.is_empty() {
            return Request::Nothing;
        }
        if text == "?" {
            return Request::Help;
        }
        let word = word.to_lowercase();
        if COMMANDS.contains(&word.as_str()) && (rest.is_empty() || takes_more(&word)) {
            return Self::command(&word, rest);
        }
        if let Some(index) = offers.iter().position(|offer| offer.action.eq_ignore_ascii_case(&text)) {
            return Request::Play(index);
        }
        if let Some(number) = text.parse::<usize>().ok().filter(|number| (1..=offers.len()).contains(number))
        {
            return Request::Play(number - 1);
        }
        let alike: Vec<usize> = (0..offers.len()).filter(|index| begins(&offers[*index], &text)).collect();
        match alike.as_slice() {
            [only] => return Request::Play(*only),
            [] => {}
            _ => return Request::Several(alike),
        }
        let commands: Vec<&str> = COMMANDS.into_iter().filter(|command| command.starts_with(&word)).collect();
        match commands.as_slice() {
            [only] if rest.is_empty() || takes_more(only) => Self::command(only, rest),
            _ => Request::Other(text),
        }
    }

    fn command(word: &str, rest: &str) -> Self {
        match word {
            "why" => Request::Why(rest.to_owned()),
            "hint" => Request::Hint,
            "undo" => Request::Undo,
            "allow" => Request::Answer(true),
            "decline" => Request::Answer(false),
            "rules" => Request::Rules((!rest.is_empty()).then(|| rest.to_owned())),
            "log" => Request::Log,
            "actions" => Request::Actions,
            "board" => Request::Board,
            "quit" => Request::Quit,
            _ => Request::Help,
        }
    }
}

/// The action that is meant where one is asked about: an offer by its number or first letters, or notation as it is.
pub(crate) fn meant(text: &str, offers: &[Offer]) -> String {
    match Request::read(text, offers) {
        Request::Play(index) => offers[index].action.clone(),
        _ => text.to_owned(),
    }
}

fn takes_more(command: &str) -> bool {
    matches!(command, "why" | "rules")
}

/// Are these the first letters of the action's words, in notation or as it is said?
fn begins(offer: &Offer, text: &str) -> bool {
    let text = text.to_lowercase();
    let (notation, said) = (offer.action.to_lowercase(), offer.text.to_lowercase());
    let mut words = notation.split_whitespace();
    let in_notation = text.split(' ').all(|typed| words.next().is_some_and(|word| word.starts_with(typed)));
    // No-break spaces are typed as spaces.
    in_notation || said.replace('\u{a0}', " ").starts_with(&text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offers() -> Vec<Offer> {
        let offer = |action: &str, text: &str| Offer {
            action: action.to_owned(),
            text: text.to_owned(),
            question: None,
        };
        vec![
            offer("dig 3", "Dig three steps"),
            offer("dig 2", "Dig two steps"),
            offer("hide a1", "Schovat a\u{a0}počkat"),
            offer("hide a10", "Hide at a10"),
            offer("log", "A log to lay"),
        ]
    }

    fn read(text: &str) -> Request {
        Request::read(text, &offers())
    }

    #[test]
    fn an_action_is_meant_by_number_notation_or_first_letters() {
        for (text, expected) in [
            ("1", Request::Play(0)),
            (" dig   2 ", Request::Play(1)),
            ("DIG 2", Request::Play(1)),
            ("d 3", Request::Play(0)),
            ("hide a1", Request::Play(2)),
            ("h a10", Request::Play(3)),
            ("dig tw", Request::Play(1)),
            ("schovat a p", Request::Play(2)),
            ("d", Request::Several(vec![0, 1])),
            ("h a", Request::Several(vec![2, 3])),
            ("9", Request::Other("9".to_owned())),
            ("0", Request::Other("0".to_owned())),
            ("dig 4", Request::Other("dig 4".to_owned())),
            ("dig 3 now", Request::Other("dig 3 now".to_owned())),
            ("", Request::Nothing),
        ] {
            assert_eq!(read(text), expected, "{text:?}");
        }
    }

    #[test]
    fn commands_come_first_and_may_be_short_where_no_action_begins_so() {
        for (text, expected) in [
            ("log", Request::Log),
            ("why dig 4", Request::Why("dig 4".to_owned())),
            ("w dig 4", Request::Why("dig 4".to_owned())),
            ("why", Request::Why(String::new())),
            ("rules", Request::Rules(None)),
            ("Rules t4", Request::Rules(Some("t4".to_owned()))),
            ("u", Request::Undo),
            ("q", Request::Quit),
            ("?", Request::Help),
            ("allow", Request::Answer(true)),
            ("quit now", Request::Other("quit now".to_owned())),
        ] {
            assert_eq!(read(text), expected, "{text:?}");
        }
        assert_eq!(meant("2", &offers()), "dig 2");
        assert_eq!(meant("dig 9", &offers()), "dig 9");
    }
}
