//! The queen on her throne: pleased or cross with what the viewer brings her, also with what they are about to play.

use super::forecast::Forecast;
use super::{AnkhScene, picks};
use benben_ankh::{Action, row_worth};
use benben_core::PerSeat;
use maud::{Markup, html};

/// How she looks at what would be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mood {
    Pleased,
    Calm,
    Cross,
}

impl Mood {
    fn at(worth: i16) -> Self {
        match worth {
            1.. => Mood::Pleased,
            0 => Mood::Calm,
            _ => Mood::Cross,
        }
    }

    fn class(self) -> &'static str {
        match self {
            Mood::Pleased => "ankh-mood ankh-pleased",
            Mood::Calm => "ankh-mood ankh-calm",
            Mood::Cross => "ankh-mood ankh-cross-face",
        }
    }

    fn key(self) -> &'static str {
        match self {
            Mood::Pleased => "ankh-queen-pleased",
            Mood::Calm => "ankh-queen-calm",
            Mood::Cross => "ankh-queen-cross",
        }
    }
}

/// Her picture is in the style sheet; here is only which face she makes.
pub(super) fn queen(scene: &AnkhScene<'_>) -> Markup {
    let now = mood(scene, &scene.view.rows.map(|row| row_worth(row, scene.view.papyrus)));
    let said = scene.texts.say(now.key());
    html! {
        div class="ankh-queen" tabindex="0" role="img" aria-label=(said) data-tip=(said) {
            span class={ (now.class()) " ankh-mood-now" } {}
            @for action in scene.legal {
                @if let Action::Mummy(card) | Action::Papyrus(card) = action {
                    span class=(mood(scene, &Forecast::of(scene, action).worths).class()) data-only=(picks::card(*card)) {}
                }
            }
        }
    }
}

/// How she looks at what these rows are worth.
pub(super) fn facing(scene: &AnkhScene<'_>, worths: &PerSeat<i16>) -> Markup {
    html! { div class="ankh-queen" aria-hidden="true" { span class=(mood(scene, worths).class()) {} } }
}

/// She looks at the viewer's row; whoever only watches sees what she thinks of all rows together.
fn mood(scene: &AnkhScene<'_>, worths: &PerSeat<i16>) -> Mood {
    Mood::at(match scene.seat {
        Some(seat) => worths[seat],
        None => worths.as_slice().iter().sum(),
    })
}
