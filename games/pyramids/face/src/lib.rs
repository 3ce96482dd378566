//! How Pyramids looks: two chambers before everyone, one shape for all.

mod board;
mod card;
mod chamber;
mod drawing;
mod emblem;
mod figures;
mod hand;
mod hints;
mod lay;
mod marks;
mod names;
mod picks;
mod pieces;
mod race;
mod reasons;
mod refusals;
mod seat;
mod sentences;
mod sheet;
mod spectacle;
mod tint;
mod track;

use benben_core::{Game, RuleId, Seat};
use benben_pyramids::{Action, Colour, Event, Pyramids, Refusal};
use benben_web::{ByLanguage, Drawn, Face, Hint, Lay, Lessons, Locales, Next, Pick, Scene, Texts, Tint};
use maud::Markup;

static LESSONS: Lessons = Lessons::new(include_str!("../lessons.toml"));

static TEXTS: Locales = Locales::new(ByLanguage {
    english: include_str!("../texts/en.ftl"),
    czech: include_str!("../texts/cs.ftl"),
    slovak: include_str!("../texts/sk.ftl"),
    polish: include_str!("../texts/pl.ftl"),
});

/// The face of Silver & Gold Pyramids.
#[derive(Clone, Copy, Debug)]
pub struct PyramidsFace;

impl Face for PyramidsFace {
    type Game = Pyramids;

    const MINUTES: (u32, u32) = (20, 40);

    const RULES: ByLanguage<&'static str> = ByLanguage {
        english: Pyramids::META.rules,
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
        texts.say("pyramids-title")
    }

    fn tagline(texts: Texts) -> String {
        texts.say("pyramids-tagline")
    }

    fn emblem() -> Markup {
        emblem::emblem()
    }

    fn figures(texts: Texts) -> Vec<(&'static str, Markup)> {
        figures::figures(texts)
    }

    fn sprite(_texts: Texts) -> Markup {
        pieces::sprite()
    }

    /// The game has no options.
    fn option(_texts: Texts, key: &str, value: &str) -> (String, String) {
        (key.to_owned(), value.to_owned())
    }

    fn board(scene: &Scene<'_, Pyramids>) -> Markup {
        board::board(scene)
    }

    fn hand(scene: &Scene<'_, Pyramids>) -> Markup {
        hand::hand(scene)
    }

    fn seat(scene: &Scene<'_, Pyramids>, seat: Seat) -> Markup {
        seat::seat(scene, seat)
    }

    fn score(scene: &Scene<'_, Pyramids>, seat: Seat) -> Option<i32> {
        Some(sheet::score(scene, seat))
    }

    fn prompt(scene: &Scene<'_, Pyramids>) -> String {
        sentences::prompt(scene)
    }

    fn picks(_scene: &Scene<'_, Pyramids>, action: &Action) -> Vec<Pick> {
        picks::picks(action)
    }

    fn attempt(scene: &Scene<'_, Pyramids>, picks: &[Pick]) -> Option<Action> {
        picks::attempt(scene, picks)
    }

    fn action(scene: &Scene<'_, Pyramids>, action: &Action) -> String {
        sentences::action(scene, action)
    }

    fn lay(scene: &Scene<'_, Pyramids>, action: &Action) -> Option<Lay> {
        lay::lay(scene, action)
    }

    fn next(scene: &Scene<'_, Pyramids>) -> Vec<Next> {
        sentences::next(scene)
    }

    fn ends(event: &Event) -> bool {
        matches!(event, Event::Ended { .. })
    }

    /// P7: there are four.
    fn begins_round(event: &Event) -> bool {
        matches!(event, Event::Round { .. })
    }

    /// P38 is the only one.
    fn tie_break(texts: Texts, _rule: RuleId) -> String {
        texts.say("pyramids-tie-break")
    }

    fn spectacle(
        before: &Scene<'_, Pyramids>,
        after: &Scene<'_, Pyramids>,
        told: &[Event],
    ) -> Option<Markup> {
        spectacle::spectacle(before, after, told)
    }

    fn about(event: &Event) -> Option<Seat> {
        match *event {
            Event::Kept { seat, .. }
            | Event::Marked { seat, .. }
            | Event::Ticked { seat, .. }
            | Event::Completed { seat, .. }
            | Event::Took { seat, .. }
            | Event::Bonus { seat, .. } => Some(seat),
            Event::Offered { .. } | Event::Revealed { .. } | Event::Round { .. } | Event::Ended { .. } => {
                None
            }
        }
    }

    fn event(scene: &Scene<'_, Pyramids>, event: &Event) -> Option<String> {
        sentences::event(scene, event)
    }

    fn refusal(scene: &Scene<'_, Pyramids>, refusal: &Refusal) -> String {
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

    /// P34: bonuses have a colour.
    fn mark(texts: Texts, mark: &str) -> String {
        let colour = Colour::ALL.into_iter().find(|colour| colour.to_string() == mark);
        colour.map_or_else(|| mark.to_owned(), |colour| names::colour(texts, colour))
    }

    fn drawing(scene: &Scene<'_, Pyramids>) -> Drawn {
        drawing::drawing(scene)
    }

    fn tint(texts: Texts, piece: &str, _column: usize) -> Option<Tint> {
        tint::tint(texts, piece)
    }

    fn reason(texts: Texts, reason: &str, effect: &str) -> Option<String> {
        reasons::reason(texts, reason, effect)
    }

    fn hints(scene: &Scene<'_, Pyramids>) -> Vec<Hint> {
        hints::hints(scene)
    }
}
