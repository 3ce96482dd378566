//! How Pyramid of the Sun looks: one pyramid by levels, decks beside its tip, a hand below.

mod board;
mod builders;
mod crown;
mod drawing;
mod emblem;
mod figures;
mod hand;
mod hints;
mod links;
mod moves;
mod picks;
mod prompt;
mod reasons;
mod refusals;
mod seat;
mod sentences;
mod signs;
mod stocks;
mod stone;
mod tint;
mod words;
mod worth;

use benben_core::{Game, RuleId, Seat};
use benben_sun::{Action, Event, Refusal, Sun};
use benben_web::{ByLanguage, Drawn, Face, Hint, Lessons, Locales, Next, Pick, Scene, Texts, Tint};
use maud::Markup;

static LESSONS: Lessons = Lessons::new(include_str!("../lessons.toml"));

static TEXTS: Locales = Locales::new(ByLanguage {
    english: include_str!("../texts/en.ftl"),
    czech: include_str!("../texts/cs.ftl"),
    slovak: include_str!("../texts/sk.ftl"),
    polish: include_str!("../texts/pl.ftl"),
});

/// The face of Pyramid of the Sun.
#[derive(Clone, Copy, Debug)]
pub struct SunFace;

impl Face for SunFace {
    type Game = Sun;

    const MINUTES: (u32, u32) = (20, 40);

    const RULES: ByLanguage<&'static str> = ByLanguage {
        english: Sun::META.rules,
        czech: include_str!("../rules/cs.md"),
        slovak: include_str!("../rules/sk.md"),
        polish: include_str!("../rules/pl.md"),
    };

    const STYLE: &'static str = include_str!("../style.css");

    fn texts() -> &'static Locales {
        &TEXTS
    }

    fn lessons() -> &'static Lessons {
        &LESSONS
    }

    fn title(texts: Texts) -> String {
        texts.say("sun-title")
    }

    fn tagline(texts: Texts) -> String {
        texts.say("sun-tagline")
    }

    fn emblem() -> Markup {
        emblem::emblem()
    }

    fn figures(texts: Texts) -> Vec<(&'static str, Markup)> {
        figures::figures(texts)
    }

    fn sprite(_texts: Texts) -> Markup {
        signs::sprite()
    }

    fn option(texts: Texts, key: &str, value: &str) -> (String, String) {
        let (name, meaning) = match (key, value) {
            ("neighbours", "levels") => ("sun-option-neighbours", "sun-option-neighbours-levels"),
            ("neighbours", _) => ("sun-option-neighbours", "sun-option-neighbours-all"),
            (_, "short") => ("sun-option-base", "sun-option-base-short"),
            (_, "long") => ("sun-option-base", "sun-option-base-long"),
            _ => ("sun-option-base", "sun-option-base-standard"),
        };
        (texts.say(name), texts.say(meaning))
    }

    fn board(scene: &Scene<'_, Sun>) -> Markup {
        board::board(scene)
    }

    fn hand(scene: &Scene<'_, Sun>) -> Markup {
        hand::hand(scene)
    }

    fn seat(scene: &Scene<'_, Sun>, seat: Seat) -> Markup {
        seat::seat(scene, seat)
    }

    fn score(scene: &Scene<'_, Sun>, seat: Seat) -> Option<i32> {
        Some(i32::from(scene.view.points[seat].total()))
    }

    fn prompt(scene: &Scene<'_, Sun>) -> String {
        prompt::prompt(scene)
    }

    fn next(scene: &Scene<'_, Sun>) -> Vec<Next> {
        prompt::next(scene)
    }

    fn picks(_scene: &Scene<'_, Sun>, action: &Action) -> Vec<Pick> {
        picks::picks(*action)
    }

    fn attempt(scene: &Scene<'_, Sun>, picks: &[Pick]) -> Option<Action> {
        picks::attempt(scene, picks)
    }

    fn action(scene: &Scene<'_, Sun>, action: &Action) -> String {
        sentences::action(scene, *action)
    }

    fn question(scene: &Scene<'_, Sun>, action: &Action) -> Option<String> {
        sentences::question(scene, *action)
    }

    fn about(event: &Event) -> Option<Seat> {
        match *event {
            Event::Drew { seat, .. }
            | Event::Discarded { seat, .. }
            | Event::Placed { seat, .. }
            | Event::SymbolPoints { seat, .. }
            | Event::TurnEnded { seat } => Some(seat),
            Event::Reshuffled { .. } | Event::Ended { .. } => None,
        }
    }

    fn ends(event: &Event) -> bool {
        matches!(event, Event::Ended { .. })
    }

    /// S22 is the only one.
    fn tie_break(texts: Texts, _rule: RuleId) -> String {
        texts.say("sun-tie-break")
    }

    fn spectacle(before: &Scene<'_, Sun>, after: &Scene<'_, Sun>, told: &[Event]) -> Option<Markup> {
        crown::crown(before, after, told)
    }

    fn event(scene: &Scene<'_, Sun>, event: &Event) -> Option<String> {
        sentences::event(scene, event)
    }

    fn refusal(scene: &Scene<'_, Sun>, refusal: &Refusal) -> String {
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

    fn drawing(scene: &Scene<'_, Sun>) -> Drawn {
        drawing::drawing(scene)
    }

    fn tint(_texts: Texts, piece: &str, _column: usize) -> Option<Tint> {
        tint::tint(piece)
    }

    fn reason(texts: Texts, reason: &str, effect: &str) -> Option<String> {
        reasons::reason(texts, reason, effect)
    }

    fn hints(scene: &Scene<'_, Sun>) -> Vec<Hint> {
        hints::hints(scene)
    }
}
