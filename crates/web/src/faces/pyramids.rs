//! How Pyramids looks: two chambers before everyone, one shape for all.

mod board;
mod card;
mod chamber;
mod emblem;
mod hand;
mod hints;
mod names;
mod picks;
mod pieces;
mod race;
mod refusals;
mod seat;
mod sentences;
mod sheet;
mod track;

use crate::{Face, Hint, Pick, Scene, Texts};
use benben_core::Seat;
use benben_pyramids::{Action, Event, Pyramids, Refusal};
use maud::Markup;

impl Face for Pyramids {
    const MINUTES: (u32, u32) = (20, 40);

    fn title(texts: Texts) -> String {
        texts.say("pyramids-title")
    }

    fn tagline(texts: Texts) -> String {
        texts.say("pyramids-tagline")
    }

    fn emblem() -> Markup {
        emblem::emblem()
    }

    /// The game has no options.
    fn option(_texts: Texts, key: &str, value: &str) -> (String, String) {
        (key.to_owned(), value.to_owned())
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
        Some(sheet::score(scene, seat))
    }

    fn prompt(scene: &Scene<'_, Self>) -> String {
        sentences::prompt(scene)
    }

    fn picks(_scene: &Scene<'_, Self>, action: &Action) -> Vec<Pick> {
        picks::picks(action)
    }

    fn attempt(scene: &Scene<'_, Self>, picks: &[Pick]) -> Option<Action> {
        picks::attempt(scene, picks)
    }

    fn action(scene: &Scene<'_, Self>, action: &Action) -> String {
        sentences::action(scene, action)
    }

    fn event(scene: &Scene<'_, Self>, event: &Event) -> Option<String> {
        sentences::event(scene, event)
    }

    fn refusal(scene: &Scene<'_, Self>, refusal: &Refusal) -> String {
        refusals::refusal(scene, refusal)
    }

    fn account(texts: Texts, what: &str) -> String {
        texts.say(match what {
            "cards" => "pyramids-account-cards",
            "torches" => "pyramids-account-torches",
            "bonus" => "pyramids-account-bonus",
            "gem-pairs" => "pyramids-account-pairs",
            "gems-left" => "pyramids-account-gems",
            _ => "pyramids-account-skull",
        })
    }

    fn hints(scene: &Scene<'_, Self>) -> Vec<Hint> {
        hints::hints(scene)
    }
}
