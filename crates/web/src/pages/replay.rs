//! A finished game, moment by moment.

use super::shell::Shell;
use crate::assets::Assets;
use crate::table::{TablePage, live};
use crate::{Parts, Stations, Texts};
use benben_core::{Seat, Seats};
use maud::{Markup, PreEscaped, html};

/// From which side one looks back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// As the public saw it.
    Public,
    /// As this seat saw it.
    Seat(Seat),
    /// With all hidden things open.
    Open,
}

impl Side {
    /// For addresses.
    pub fn name(self) -> String {
        match self {
            Side::Public => "public".to_owned(),
            Side::Seat(seat) => seat.to_string(),
            Side::Open => "open".to_owned(),
        }
    }

    /// Reads what an address says.
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "public" => Some(Side::Public),
            "open" => Some(Side::Open),
            seat => seat.parse().ok().map(Side::Seat),
        }
    }
}

/// A moment of a finished game.
#[derive(Debug)]
pub struct Moment<'a> {
    /// After how many steps.
    pub step: usize,
    /// Of how many.
    pub steps: usize,
    /// From which side.
    pub side: Side,
    /// The table as it was then.
    pub page: TablePage<'a>,
    /// The face as it was then.
    pub parts: Parts,
    /// Where turns and rounds begin.
    pub stations: &'a Stations,
}

/// The board of a moment: what is swapped while the slider moves.
pub fn moment(moment: &Moment<'_>) -> Markup {
    live(&moment.page, Some(&moment.parts))
}

/// The page with slider, buttons and sides.
pub fn replay(title: &str, shown: &Moment<'_>, assets: &Assets) -> Markup {
    let (texts, id) = (shown.page.texts, shown.page.table.id);
    let path = format!("/t/{id}/replay?step={}&as={}", shown.step, shown.side.name());
    let shell = Shell { looks: true, ..Shell::new(title, texts, &path, assets) };
    let Stations { turns, rounds } = shown.stations;
    shell.around(&html! {
        div class="replay" {
            h1 { (title) " · " (texts.say("replay-title")) }
            form id="replay" class="panel" method="get" action={ "/t/" (id) "/replay" } data-board={ "/t/" (id) "/replay/board" }
                data-turns=(list(turns)) data-rounds=(list(rounds)) {
                p class="where" aria-live="polite" {
                    (texts.say("replay-round")) " " (counted("round", rounds, shown.step)) " · "
                    (texts.say("replay-turn")) " " (counted("turn", turns, shown.step)) " · "
                    (texts.say("replay-step")) " " output id="step" { (shown.step) } "/" (shown.steps)
                }
                label class="slider" {
                    span class="visually-hidden" { (texts.say("replay-step")) }
                    input type="range" name="step" min="0" max=(shown.steps) value=(shown.step);
                }
                (moves(shown))
                div class="ways" {
                    label { span { (texts.say("replay-as")) } (sides(shown, texts)) }
                    label class="speed" hidden {
                        span { (texts.say("replay-speed")) }
                        select data-setting="speed" {
                            option value="slow" { (texts.say("settings-speed-slow")) }
                            option value="normal" { (texts.say("settings-speed-normal")) }
                            option value="fast" { (texts.say("settings-speed-fast")) }
                            option value="once" { (texts.say("settings-speed-once")) }
                        }
                    }
                    button class="quiet plain" { (texts.say("replay-go")) }
                    a class="button quiet" href={ "/t/" (id) "/review" } { (texts.say("review-title")) }
                    a class="button quiet" href={ "/t/" (id) } { (texts.say("replay-result")) }
                    button class="quiet branch-off" formmethod="post" formaction={ "/t/" (id) "/branch" } data-tip=(texts.say("branch-tip")) { (texts.say("branch-off")) }
                }
            }
            (moment(shown))
        }
    })
}

/// Before the end: what can be seen now, and what only afterwards.
pub fn not_yet(title: &str, page: &TablePage<'_>, assets: &Assets) -> Markup {
    let (texts, id) = (page.texts, page.table.id);
    let path = format!("/t/{id}/replay");
    Shell::new(title, texts, &path, assets).around(&html! {
        article class="panel not-yet" {
            h1 { (title) " · " (texts.say("replay-title")) }
            @if page.is_played() {
                p { (texts.say("replay-not-yet")) }
                p { (texts.say("replay-now")) }
            } @else { p { (texts.say("replay-not-begun")) } }
            div class="next" {
                a class="button" href=(page.here()) { (texts.say("log-table")) }
                @if page.is_played() {
                    a class="button quiet" href=(page.to("log")) { (texts.say("log-whole")) }
                    a class="button quiet" href={ "/t/" (id) "/verify" } { (texts.say("fair-title")) }
                }
            }
        }
    })
}

/// How far a button goes: they are drawn going back, and the style turns those that go forth.
const STEP: &str = r#"<path d="M15 5l-7 7 7 7"/>"#;
const TURN: &str = r#"<path d="M19 5l-7 7 7 7M11 5l-7 7 7 7"/>"#;
const ROUND: &str = r#"<path d="M21 5l-7 7 7 7M13 5l-7 7 7 7M3 5v14"/>"#;
/// To play, and while it plays to pause.
const PLAY: &str = r#"<path class="go" d="M7 4l13 8-13 8z"/><path class="stop" d="M8 4v16M16 4v16"/>"#;

fn icon(drawing: &'static str) -> Markup {
    html! { svg viewBox="0 0 24 24" aria-hidden="true" { (PreEscaped(drawing)) } }
}

fn list(stations: &[usize]) -> String {
    stations.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Which of the turns or rounds it is, of how many. The last station is the end of the game.
fn counted(name: &str, stations: &[usize], step: usize) -> Markup {
    let count = stations.len().saturating_sub(1).max(1);
    let begun = stations.iter().filter(|begin| **begin <= step).count();
    html! { output id=(name) { (begun.clamp(1, count)) } "/" (count) }
}

/// Back and forth by round, turn and step. Links, so that they work without a script.
fn moves(shown: &Moment<'_>) -> Markup {
    let Moment { step, steps, stations, .. } = *shown;
    let texts = shown.page.texts;
    let before =
        |stations: &[usize]| stations.iter().rev().find(|begin| **begin < step).copied().unwrap_or(0);
    let after = |stations: &[usize]| stations.iter().find(|begin| **begin > step).copied().unwrap_or(steps);
    let link = |go: &str, to: usize, drawing: &'static str, label: String| {
        html! {
            a class="button quiet" href={ "?step=" (to) "&as=" (shown.side.name()) } data-go=(go) aria-label=(label) data-tip=(label) { (icon(drawing)) }
        }
    };
    html! {
        div class="moves" role="group" aria-label=(texts.say("replay-moves")) {
            (link("round-back", before(&stations.rounds), ROUND, texts.say("replay-round-back")))
            (link("turn-back", before(&stations.turns), TURN, texts.say("replay-turn-back")))
            (link("step-back", step.saturating_sub(1), STEP, texts.say("replay-back")))
            button type="button" data-play aria-pressed="false" aria-label=(texts.say("replay-play")) data-tip=(texts.say("replay-play")) hidden { (icon(PLAY)) }
            (link("step-forth", (step + 1).min(steps), STEP, texts.say("replay-forth")))
            (link("turn-forth", after(&stations.turns), TURN, texts.say("replay-turn-forth")))
            (link("round-forth", after(&stations.rounds), ROUND, texts.say("replay-round-forth")))
        }
    }
}

fn sides(shown: &Moment<'_>, texts: Texts) -> Markup {
    let seats = Seats::all(shown.page.table.seats.len()).into_iter();
    let name = |side: Side| match side {
        Side::Public => texts.say("replay-public"),
        Side::Open => texts.say("replay-open"),
        Side::Seat(seat) => shown.page.name(seat).to_owned(),
    };
    html! {
        select name="as" {
            @for side in [Side::Open, Side::Public].into_iter().chain(seats.map(Side::Seat)) {
                option value=(side.name()) selected[side == shown.side] { (name(side)) }
            }
        }
    }
}
