//! What went wrong, said in the viewer's language.

use super::shell::Shell;
use crate::Texts;
use crate::assets::Assets;
use maud::{Markup, html};

/// A page that says what is wrong.
pub fn problem(code: &str, texts: Texts, assets: &Assets) -> Markup {
    Shell::new("", texts, "/", assets).around(&html! {
        section class="panel problem" {
            h1 { (problem_text(code, texts)) }
            p { a class="button" href="/" { (texts.say("foot-home")) } }
        }
    })
}

/// The sentence for a problem.
pub fn problem_text(code: &str, texts: Texts) -> String {
    texts.say(match code {
        "not_found" => "problem-not-found",
        "no_seat" => "problem-no-seat",
        "no_spectators" => "problem-no-spectators",
        "taken" | "race" => "problem-taken",
        "seated" => "problem-seated",
        "name" => "problem-name",
        "not_dealt" => "problem-not-dealt",
        "over" => "problem-over",
        "closed" => "problem-closed",
        "resigned" => "problem-resigned",
        "wrong_number" | "already_played" => "problem-old",
        "nothing_to_undo" | "cannot_undo" => "problem-nothing-to-undo",
        "present" | "no_person" => "problem-present",
        "too_many" => "problem-too-many",
        "store" => "problem-store",
        "seats" | "opening" | "level" | "pace" => "problem-opening",
        "code" => "problem-code",
        _ => "problem-other",
    })
}
