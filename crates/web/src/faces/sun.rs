//! How Pyramid of the Sun looks: one pyramid by levels, decks beside its tip, a hand below.

mod board;
mod emblem;
mod hand;
mod hints;
mod links;
mod moves;
mod picks;
mod prompt;
mod refusals;
mod seat;
mod sentences;
mod signs;
mod stocks;
mod stone;
mod words;
mod worth;

use crate::{Face, Hint, Pick, Scene, Texts};
use benben_core::Seat;
use benben_sun::{Action, Event, Refusal, Sun};
use maud::Markup;

impl Face for Sun {
    const MINUTES: (u32, u32) = (20, 40);

    fn title(texts: Texts) -> String {
        texts.say("sun-title")
    }

    fn tagline(texts: Texts) -> String {
        texts.say("sun-tagline")
    }

    fn emblem() -> Markup {
        emblem::emblem()
    }

    fn option(texts: Texts, _key: &str, value: &str) -> (String, String) {
        let meaning = match value {
            "short" => "sun-option-base-short",
            "long" => "sun-option-base-long",
            _ => "sun-option-base-standard",
        };
        (texts.say("sun-option-base"), texts.say(meaning))
    }

    fn board(scene: &Scene<'_, Self>) -> Markup {
        board::board(scene)
    }

    fn hand(scene: &Scene<'_, Self>) -> Markup {
        hand::hand(scene)
    }

    fn seat(scene: &Scene<'_, Self>, seat: Seat) -> Markup {
        seat::seat(scene, seat)
    }

    fn score(scene: &Scene<'_, Self>, seat: Seat) -> Option<i32> {
        Some(i32::from(scene.view.points[seat].total()))
    }

    fn prompt(scene: &Scene<'_, Self>) -> String {
        prompt::prompt(scene)
    }

    fn picks(_scene: &Scene<'_, Self>, action: &Action) -> Vec<Pick> {
        picks::picks(*action)
    }

    fn attempt(scene: &Scene<'_, Self>, picks: &[Pick]) -> Option<Action> {
        picks::attempt(scene, picks)
    }

    fn action(scene: &Scene<'_, Self>, action: &Action) -> String {
        sentences::action(scene, *action)
    }

    fn question(scene: &Scene<'_, Self>, action: &Action) -> Option<String> {
        sentences::question(scene, *action)
    }

    fn event(scene: &Scene<'_, Self>, event: &Event) -> Option<String> {
        sentences::event(scene, event)
    }

    fn refusal(scene: &Scene<'_, Self>, refusal: &Refusal) -> String {
        refusals::refusal(scene, refusal)
    }

    fn account(texts: Texts, what: &str) -> String {
        texts.say(match what {
            "standard" => "sun-account-standard",
            "edge" => "sun-account-edge",
            "top" => "sun-account-top",
            _ => "sun-account-symbols",
        })
    }

    fn hints(scene: &Scene<'_, Self>) -> Vec<Hint> {
        hints::hints(scene)
    }
}
