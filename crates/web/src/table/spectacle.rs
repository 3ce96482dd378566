//! The climax of a game in a layer over the board, or above it where there is no script.

use crate::{Parts, Texts};
use maud::{Markup, html};

pub(super) fn layer(texts: Texts, parts: &Parts) -> Markup {
    let Some(spectacle) = &parts.spectacle else { return html! {} };
    html! {
        section id="spectacle" class="spectacle" data-told=(parts.told) data-last[spectacle.last] aria-label=(texts.say("spectacle")) {
            div class="stage" { (spectacle.scene) }
            button type="button" class="on" data-go-on hidden { (texts.say("spectacle-on")) }
        }
    }
}

/// The way back to it; the script shows it.
pub(super) fn see_again(texts: Texts, parts: &Parts) -> Markup {
    html! {
        @if parts.spectacle.is_some() {
            button type="button" class="quiet" data-see-again hidden { (texts.say("spectacle-again")) }
        }
    }
}
