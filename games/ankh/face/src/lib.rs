//! How Ankh looks: the papyrus as a scroll, everyone's row of mummies beside it, one's own hand below.

mod board;
mod cards;
mod drawing;
mod emblem;
mod figures;
mod forecast;
mod gifts;
mod hand;
mod hints;
mod moves;
mod picks;
mod piles;
mod queen;
mod reasons;
mod row;
mod scroll;
mod seat;
mod sentences;
mod tint;
mod verdict;
mod words;

use benben_ankh::{Action, Ankh, Event, Refusal};
use benben_core::{Game, PerSeat, RuleId, Seat};
use benben_web::{ByLanguage, Drawn, Face, Hint, Lessons, Locales, Next, Pick, Scene, Texts, Tint};
use forecast::Forecast;
use maud::Markup;

type AnkhScene<'a> = Scene<'a, Ankh>;

static LESSONS: Lessons = Lessons::new(include_str!("../lessons.toml"));

static TEXTS: Locales = Locales::new(ByLanguage {
    english: include_str!("../texts/en.ftl"),
    czech: include_str!("../texts/cs.ftl"),
    slovak: include_str!("../texts/sk.ftl"),
    polish: include_str!("../texts/pl.ftl"),
});

/// The face of Ankh.
#[derive(Clone, Copy, Debug)]
pub struct AnkhFace;

impl Face for AnkhFace {
    type Game = Ankh;

    const MINUTES: (u32, u32) = (15, 40);

    const RULES: ByLanguage<&'static str> = ByLanguage {
        english: Ankh::META.rules,
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
        texts.say("ankh-title")
    }

    fn tagline(texts: Texts) -> String {
        texts.say("ankh-tagline")
    }

    fn emblem() -> Markup {
        emblem::emblem()
    }

    fn figures(texts: Texts) -> Vec<(&'static str, Markup)> {
        figures::figures(texts)
    }

    fn sprite(_texts: Texts) -> Markup {
        cards::sprite()
    }

    fn option(texts: Texts, key: &str, value: &str) -> (String, String) {
        words::option(texts, key, value)
    }

    fn board(scene: &AnkhScene<'_>) -> Markup {
        board::board(scene)
    }

    fn hand(scene: &AnkhScene<'_>) -> Markup {
        hand::hand(scene)
    }

    fn seat(scene: &AnkhScene<'_>, seat: Seat) -> Markup {
        seat::seat(scene, seat)
    }

    fn score(scene: &AnkhScene<'_>, seat: Seat) -> Option<i32> {
        Some(i32::from(scene.view.scores[seat]))
    }

    fn prompt(scene: &AnkhScene<'_>) -> String {
        sentences::prompt(scene)
    }

    fn next(scene: &AnkhScene<'_>) -> Vec<Next> {
        sentences::next(scene)
    }

    fn picks(scene: &AnkhScene<'_>, action: &Action) -> Vec<Pick> {
        picks::picks(scene, action)
    }

    fn attempt(scene: &AnkhScene<'_>, picks: &[Pick]) -> Option<Action> {
        picks::attempt(scene, picks)
    }

    fn action(scene: &AnkhScene<'_>, action: &Action) -> String {
        sentences::action(scene, action)
    }

    /// A whole hand is given away by one touch too many; and who ends the game wants to have won it.
    fn question(scene: &AnkhScene<'_>, action: &Action) -> Option<String> {
        let me = scene.seat?;
        let (asks, key) = match action {
            Action::Sacrifice(offering) => (offering.count() == benben_ankh::HAND, "ankh-ask-sacrifice"),
            Action::Mummy(_) | Action::Papyrus(_) => {
                let forecast = Forecast::of(scene, action);
                (forecast.ends && !forecast.leads(me), "ankh-ask-ends")
            }
        };
        asks.then(|| scene.texts.say(key))
    }

    fn about(event: &Event) -> Option<Seat> {
        match *event {
            Event::Mummy { seat, .. }
            | Event::Papyrus { seat, .. }
            | Event::Sacrifice { seat, .. }
            | Event::Drew { seat, .. }
            | Event::Scored { seat, .. } => Some(seat),
            Event::Reshuffled { .. } | Event::Ended { .. } => None,
        }
    }

    fn ends(event: &Event) -> bool {
        matches!(event, Event::Ended { .. })
    }

    fn spectacle(before: &AnkhScene<'_>, after: &AnkhScene<'_>, told: &[Event]) -> Option<Markup> {
        verdict::verdict(before, after, told)
    }

    fn event(scene: &AnkhScene<'_>, event: &Event) -> Option<String> {
        sentences::event(scene, event)
    }

    fn refusal(scene: &AnkhScene<'_>, refusal: &Refusal) -> String {
        sentences::refusal(scene, refusal)
    }

    /// A12: the points come scoring by scoring.
    fn gains(event: &Event) -> Option<(RuleId, PerSeat<i32>)> {
        match event {
            Event::Scored { gains, .. } => Some(("A12", gains.map(|gain| i32::from(*gain)))),
            _ => None,
        }
    }

    /// The points were counted scoring by scoring: there are no lines to explain.
    fn account(_texts: Texts, what: &str) -> String {
        what.to_owned()
    }

    fn drawing(scene: &AnkhScene<'_>) -> Drawn {
        drawing::drawing(scene)
    }

    fn tint(texts: Texts, piece: &str, _column: usize) -> Option<Tint> {
        tint::tint(texts, piece)
    }

    fn reason(texts: Texts, reason: &str, effect: &str) -> Option<String> {
        reasons::reason(texts, reason, effect)
    }

    fn hints(scene: &AnkhScene<'_>) -> Vec<Hint> {
        hints::hints(scene)
    }
}
