//! How Sealed looks, the small made-up game for tests: three chambers for all, two cards and two buttons for each.
//!
//! Whatever works for any face is tested with this one. [`SealedFace`] keeps every law of faces; `SealedFace<FLAW>`
//! with a flaw other than [`flaw::NONE`] breaks one on purpose, so that the laws are seen to fail.

pub mod flaw;
mod picks;
mod sentences;
mod table;
mod teaching;

use benben_core::{Game, Seat};
use benben_sample::{Event, Refusal, Sealed};
use benben_web::{ByLanguage, Face, Hint, Lessons, Locales, Pick, Scene, Texts};
use maud::{Markup, html};

/// What one may do in a game without a flaw.
type Action = <Sealed as Game>::Action;

static TEXTS: Locales = Locales::new(ByLanguage {
    english: include_str!("../texts/en.ftl"),
    czech: include_str!("../texts/cs.ftl"),
    slovak: include_str!("../texts/sk.ftl"),
    polish: include_str!("../texts/pl.ftl"),
});

/// The face of Sealed, with a flaw or without.
#[derive(Clone, Copy, Debug)]
pub struct SealedFace<const FLAW: u8 = { flaw::NONE }>;

impl<const FLAW: u8> Face for SealedFace<FLAW> {
    type Game = Sealed;

    const MINUTES: (u32, u32) = (5, 10);

    const RULES: ByLanguage<&'static str> = ByLanguage {
        english: <Sealed as Game>::META.rules,
        czech: match FLAW {
            flaw::UNTRANSLATED => <Sealed as Game>::META.rules,
            flaw::FORGETS_RULES => "# Sealed\n\n## Rozdání\n\n**Z1** Jen jedno pravidlo.\n",
            _ => include_str!("../rules/cs.md"),
        },
        slovak: include_str!("../rules/sk.md"),
        polish: include_str!("../rules/pl.md"),
    };

    const STYLE: &'static str = ".sealed .chambers { display: flex; gap: 1rem; }\n";

    fn texts() -> &'static Locales {
        &TEXTS
    }

    fn lessons() -> &'static Lessons {
        teaching::lessons(FLAW)
    }

    fn title(texts: Texts) -> String {
        texts.say("sealed-title")
    }

    fn tagline(texts: Texts) -> String {
        texts.say("sealed-tagline")
    }

    fn emblem() -> Markup {
        html! { svg viewBox="0 0 320 200" { circle cx="160" cy="100" r="60" fill="#a3311f" {} } }
    }

    fn figures(_texts: Texts) -> Vec<(&'static str, Markup)> {
        if FLAW == flaw::FORGETS_A_PICTURE {
            return Vec::new();
        }
        vec![(
            "chambers",
            html! { svg viewBox="0 0 30 10" { path d="M0 0h8v8h-8zm11 0h8v8h-8zm11 0h8v8h-8z" {} } },
        )]
    }

    fn option(texts: Texts, key: &str, value: &str) -> (String, String) {
        match key {
            "rounds" => {
                let meaning = texts.with("sealed-option-rounds-value").and("value", value).say();
                (texts.say("sealed-option-rounds"), meaning)
            }
            _ => (texts.say("sealed-option-flaw"), value.to_owned()),
        }
    }

    fn board(scene: &Scene<'_, Sealed>) -> Markup {
        table::board(scene)
    }

    fn hand(scene: &Scene<'_, Sealed>) -> Markup {
        table::hand(scene, FLAW)
    }

    fn seat(scene: &Scene<'_, Sealed>, seat: Seat) -> Markup {
        table::seat(scene, seat, FLAW)
    }

    fn score(scene: &Scene<'_, Sealed>, seat: Seat) -> Option<i32> {
        Some(scene.view.holdings[seat].won.iter().map(|card| i32::from(card.0)).sum())
    }

    fn prompt(scene: &Scene<'_, Sealed>) -> String {
        sentences::prompt(scene)
    }

    fn picks(_scene: &Scene<'_, Sealed>, action: &Action) -> Vec<Pick> {
        picks::picks(*action, FLAW)
    }

    fn attempt(scene: &Scene<'_, Sealed>, picks: &[Pick]) -> Option<Action> {
        picks::attempt(scene, picks, FLAW)
    }

    fn action(scene: &Scene<'_, Sealed>, action: &Action) -> String {
        sentences::action(scene, *action, FLAW)
    }

    fn question(scene: &Scene<'_, Sealed>, action: &Action) -> Option<String> {
        matches!(action, Action::Keep).then(|| scene.texts.say("sealed-ask-keep"))
    }

    fn about(event: &Event) -> Option<Seat> {
        match *event {
            Event::Shown { seat, .. }
            | Event::Won { seat, .. }
            | Event::Swapped { seat, .. }
            | Event::Kept { seat }
            | Event::Sealed { seat } => Some(seat),
            Event::Discarded { .. } | Event::Laid { .. } | Event::Ended => None,
        }
    }

    fn ends(event: &Event) -> bool {
        matches!(event, Event::Ended)
    }

    fn event(scene: &Scene<'_, Sealed>, event: &Event) -> Option<String> {
        sentences::event(scene, event)
    }

    fn refusal(scene: &Scene<'_, Sealed>, refusal: &Refusal) -> String {
        sentences::refusal(scene, refusal, FLAW)
    }

    fn account(texts: Texts, what: &str) -> String {
        texts.say(if what == "won" { "sealed-account-won" } else { "sealed-account-hand" })
    }

    fn hints(scene: &Scene<'_, Sealed>) -> Vec<Hint> {
        if !scene.is_my_turn() {
            return Vec::new();
        }
        vec![Hint { id: "sealed-alone", text: scene.texts.say("sealed-hint-alone") }]
    }
}
