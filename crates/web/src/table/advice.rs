//! What a bot would do in the viewer's place: up to three candidates beside the board, marked on it with 1, 2, 3.

use super::TablePage;
use crate::{Pick, Texts};
use maud::{Markup, PreEscaped, html};

/// What a bot would do, as one viewer is told it.
#[derive(Clone, Debug)]
pub struct Advice {
    /// What the bot is called.
    pub by: String,
    /// The candidates, the best first; none if there is only one thing to do.
    pub candidates: Vec<Advised>,
}

/// A candidate.
#[derive(Clone, Debug)]
pub struct Advised {
    /// What to send.
    pub action: String,
    /// The things it is made of.
    pub picks: Vec<Pick>,
    /// What a button says.
    pub text: String,
    /// The expected share of the win.
    pub expected: f64,
    /// The standard error of its distance from the best.
    pub error: f64,
    /// What it brings now, and what it leaves.
    pub why: String,
}

const LAMP: &str = r#"<path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-3.500 10.900c.6.500 1 1.200 1 2.100h5c0-.9.4-1.600 1-2.100A6 6 0 0 0 12 3z"/>"#;

/// The button that asks, for whoever has to decide at a table with hints.
pub(super) fn ask(page: &TablePage<'_>) -> Markup {
    html! {
        @if page.table.hints && page.is_played() && page.is_my_turn() {
            form method="post" action=(page.to("hint")) data-hints {
                button class="quiet" data-tip=(page.texts.say("advice-tip")) {
                    svg viewBox="0 0 24 24" aria-hidden="true" { (PreEscaped(LAMP)) }
                    span { (page.texts.say("advice-ask")) }
                }
            }
        }
    }
}

/// The candidates. The script marks them on the board, and keeps them while the position stays the same.
pub fn advice(page: &TablePage<'_>, advice: &Advice) -> Markup {
    let texts = page.texts;
    html! {
        section id="advice" class="panel advice" role="status" aria-label=(texts.say("advice-ask")) {
            header {
                h2 { (texts.with("advice-title").and("name", advice.by.as_str()).say()) }
                button type="button" class="quiet" data-put-away hidden aria-label=(texts.say("close")) { "×" }
            }
            @if advice.candidates.is_empty() { p { (texts.say("advice-only")) } }
            ol {
                @for (index, candidate) in advice.candidates.iter().enumerate() { (advised(page, index + 1, candidate)) }
            }
            @if !advice.candidates.is_empty() { p class="soft" { (texts.say("advice-about")) } }
        }
    }
}

fn advised(page: &TablePage<'_>, rank: usize, candidate: &Advised) -> Markup {
    let texts = page.texts;
    html! {
        li data-rank=(rank) data-marks=(Pick::list(&candidate.picks)) {
            span class="rank" aria-hidden="true" { (rank) }
            div {
                strong { (candidate.text) }
                p { (candidate.why) }
                form method="post" action=(page.to("act")) data-send {
                    input type="hidden" name="number" value=(page.number());
                    span class="share" { (share(texts, candidate.expected, candidate.error)) }
                    button class="quiet" name="action" value=(candidate.action) { (texts.say("advice-play")) }
                }
            }
        }
    }
}

/// How much of the win can be expected, and how sure the distance from the best is: `62.4% ± 1.1`.
pub(crate) fn share(texts: Texts, expected: f64, error: f64) -> String {
    let share = texts.with("share").and("share", decimal(texts, 100.0 * expected)).say();
    if error < 0.0005 { share } else { format!("{share} ± {}", decimal(texts, 100.0 * error)) }
}

/// A number with one decimal, as the language writes it, with a true minus.
pub(crate) fn decimal(texts: Texts, number: f64) -> String {
    // What rounds to nothing has no sign.
    let number = if number.abs() < 0.05 { 0.0 } else { number };
    let written = format!("{number:.1}").replace('-', "−");
    if texts.language() == crate::Language::English { written } else { written.replace('.', ",") }
}

/// The board with the candidates' numbers on what to pick, for browsers without a script.
pub(super) fn marked(board: &Markup, advice: &Advice) -> Markup {
    let mut marked = board.0.clone();
    let mut marks: Vec<(String, String)> = Vec::new();
    for (rank, candidate) in (1..).zip(&advice.candidates) {
        for pick in &candidate.picks {
            let name = format!("data-pick=\"{pick}\"");
            match marks.iter_mut().find(|(known, _)| *known == name) {
                Some((_, ranks)) if ranks.ends_with(&rank.to_string()) => {}
                Some((_, ranks)) => ranks.push_str(&format!(" {rank}")),
                None => marks.push((name, rank.to_string())),
            }
        }
    }
    for (name, ranks) in marks {
        marked = marked.replace(&name, &format!("{name} data-advice=\"{ranks}\""));
    }
    PreEscaped(marked)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn numbers_are_written_as_the_language_does() {
        let [english, czech] = [Language::English, Language::Czech].map(Texts::new);
        assert_eq!(decimal(english, -3.12), "−3.1");
        assert_eq!(decimal(czech, 3.16), "3,2");
        assert_eq!(decimal(english, -0.01), "0.0");
    }

    #[test]
    fn what_to_pick_carries_the_numbers_of_all_candidates_that_need_it() {
        let advised = |picks: &[&str]| Advised {
            action: String::new(),
            picks: picks.iter().map(|pick| Pick::new(*pick)).collect(),
            text: String::new(),
            expected: 0.5,
            error: 0.0,
            why: String::new(),
        };
        let advice = Advice { by: String::new(), candidates: vec![advised(&["a", "b"]), advised(&["a"])] };
        let board = html! { button data-pick="a" {} button data-pick="b" {} button data-pick="c" {} };
        let marked = marked(&board, &advice).into_string();
        assert!(marked.contains("data-pick=\"a\" data-advice=\"1 2\""), "{marked}");
        assert!(marked.contains("data-pick=\"b\" data-advice=\"1\""), "{marked}");
        assert_eq!(marked.matches("data-advice").count(), 2);
    }
}
