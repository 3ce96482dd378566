//! A finished game, moment by moment.

use super::shell::Shell;
use crate::assets::Assets;
use crate::table::{TablePage, live};
use crate::{Parts, Texts};
use benben_core::{Seat, Seats};
use maud::{Markup, html};

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
}

/// The board of a moment: what is swapped while the slider moves.
pub fn moment(moment: &Moment<'_>) -> Markup {
    live(&moment.page, Some(&moment.parts))
}

/// The page with slider and sides.
pub fn replay(title: &str, shown: &Moment<'_>, assets: &Assets) -> Markup {
    let (texts, id) = (shown.page.texts, shown.page.table.id);
    let path = format!("/t/{id}/replay?step={}&as={}", shown.step, shown.side.name());
    let shell = Shell { looks: true, ..Shell::new(title, texts, &path, assets) };
    shell.around(&html! {
        div class="replay" {
            h1 { (title) " · " (texts.say("replay-title")) }
            form id="replay" class="panel" method="get" action={ "/t/" (id) "/replay" } data-board={ "/t/" (id) "/replay/board" } {
                label class="slider" {
                    span { (texts.say("replay-step")) " " output id="step" { (shown.step) } " / " (shown.steps) }
                    input type="range" name="step" min="0" max=(shown.steps) value=(shown.step);
                }
                label {
                    span { (texts.say("replay-as")) }
                    (sides(shown, texts))
                }
                div class="next" {
                    button type="button" class="quiet" data-step="-1" aria-label=(texts.say("replay-back")) { "◂" }
                    button type="button" class="quiet" data-step="1" aria-label=(texts.say("replay-forth")) { "▸" }
                    button type="button" data-play aria-pressed="false" hidden { (texts.say("replay-play")) }
                    button type="button" class="quiet" data-open="settings" hidden { (texts.say("settings-speed")) }
                    button class="quiet plain" { (texts.say("replay-go")) }
                    a class="button quiet" href={ "/t/" (id) } { (texts.say("replay-result")) }
                }
            }
            (moment(shown))
        }
    })
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
