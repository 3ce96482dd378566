//! An encoding as a page of documentation.

use super::{Encoding, action_count, observation_len};
use benben_core::{Game, Setting};
use std::fmt::Write as _;

/// The fields, the actions and what is left out, as Markdown: the game's page about its encoding.
pub fn describe<E: Encoding>() -> String {
    let setting = Setting::<E::Game>::standard();
    let (game, meta) = (setting.game(), <E::Game as Game>::META);
    let mut text = format!(
        "# {} in numbers\n\nVersion {} of the encoding. What is true of all encodings stands in \
         [docs/encodings.md](../../../docs/encodings.md).\n",
        meta.title,
        E::VERSION
    );
    let lengths: Vec<_> = (meta.min_seats..=meta.max_seats)
        .map(|seats| format!("{} for {seats} seats", observation_len::<E>(game, seats)))
        .collect();
    let _ = write!(text, "\nNumbers in an observation: {}.\n", lengths.join(", "));
    text += "\n| field | numbers | from | to | what |\n|---|---|---|---|---|\n";
    let fields = E::fields(game, meta.min_seats);
    for field in fields.iter().filter(|field| field.seat.is_none_or(|seat| seat == 0)) {
        let name =
            if field.seat.is_some() { format!("{}.*SEAT*", field.name) } else { field.name.to_owned() };
        let _ =
            writeln!(text, "| {name} | {} | {} | {} | {} |", field.len, field.low, field.high, field.about);
    }
    for field in fields.iter().filter(|field| field.seat == Some(1)) {
        if !fields.iter().any(|own| own.seat == Some(0) && own.name == field.name) {
            let (len, low, high) = (field.len, field.low, field.high);
            let _ = writeln!(text, "| {}.*OTHER* | {len} | {low} | {high} | {} |", field.name, field.about);
        }
    }
    let _ =
        write!(text, "\n{} action indices.\n\n| index | kind | what |\n|---|---|---|\n", action_count::<E>());
    let mut first = 0;
    for kind in E::ACTIONS {
        let range =
            if kind.len == 1 { first.to_string() } else { format!("{first} to {}", first + kind.len - 1) };
        let _ = writeln!(text, "| {range} | {} | {} |", kind.name, kind.about);
        first += kind.len;
    }
    text += "\nLeft out:\n\n";
    for sentence in E::LEFT_OUT {
        let _ = writeln!(text, "- {sentence}");
    }
    text
}
