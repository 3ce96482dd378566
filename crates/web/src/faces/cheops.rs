//! How Cheops looks.

mod actions;
mod board;
mod decision;
mod emblem;
mod events;
mod hand;
mod hints;
mod law;
mod moves;
mod names;
mod picks;
mod pieces;
mod prices;
mod prompt;
mod pyramid;
mod refusals;
mod seat;
mod stacks;
mod worth;

use crate::{Face, Hint, Pick, Scene, Texts};
use benben_cheops::{Action, Cheops, Event, Refusal};
use benben_core::Seat;
use maud::Markup;

/// A table of Cheops as one viewer may know it.
type Sight<'a> = Scene<'a, Cheops>;

impl Face for Cheops {
    const MINUTES: (u32, u32) = (30, 45);

    fn title(texts: Texts) -> String {
        texts.say("cheops-title")
    }

    fn tagline(texts: Texts) -> String {
        texts.say("cheops-tagline")
    }

    fn emblem() -> Markup {
        emblem::emblem()
    }

    fn option(texts: Texts, _key: &str, value: &str) -> (String, String) {
        let meaning = texts.with("cheops-option-money-value").and("value", value).say();
        (texts.say("cheops-option-money"), meaning)
    }

    fn board(scene: &Sight<'_>) -> Markup {
        board::board(scene)
    }

    fn hand(scene: &Sight<'_>) -> Markup {
        hand::hand(scene)
    }

    fn seat(scene: &Sight<'_>, seat: Seat) -> Markup {
        seat::seat(scene, seat)
    }

    fn score(scene: &Sight<'_>, seat: Seat) -> Option<i32> {
        let piasters = scene.view.money[seat].piasters()?;
        Some(i32::from(piasters) + worth::of_store(scene, seat))
    }

    fn prompt(scene: &Sight<'_>) -> String {
        prompt::prompt(scene)
    }

    fn picks(_scene: &Sight<'_>, action: &Action) -> Vec<Pick> {
        picks::picks(*action)
    }

    fn attempt(scene: &Sight<'_>, picks: &[Pick]) -> Option<Action> {
        picks::attempt(scene, picks)
    }

    fn action(scene: &Sight<'_>, action: &Action) -> String {
        actions::action(scene, *action)
    }

    fn question(scene: &Sight<'_>, action: &Action) -> Option<String> {
        actions::question(scene, *action)
    }

    fn event(scene: &Sight<'_>, event: &Event) -> Option<String> {
        events::event(scene, event)
    }

    fn refusal(scene: &Sight<'_>, refusal: &Refusal) -> String {
        refusals::refusal(scene, refusal)
    }

    fn account(texts: Texts, what: &str) -> String {
        texts.with("cheops-account").and("what", what).say()
    }

    fn hints(scene: &Sight<'_>) -> Vec<Hint> {
        hints::hints(scene)
    }
}
