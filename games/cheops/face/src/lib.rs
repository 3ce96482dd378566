//! How Cheops looks.

mod actions;
mod board;
mod decision;
mod drawing;
mod emblem;
mod events;
mod figures;
mod hand;
mod hints;
mod law;
mod moves;
mod names;
mod next;
mod payout;
mod picks;
mod pieces;
mod portraits;
mod prices;
mod prompt;
mod pyramid;
mod reach;
mod reasons;
mod refusals;
mod scenery;
mod seat;
mod stacks;
mod tint;
mod worth;

use benben_cheops::{Action, Cheops, Event, Refusal};
use benben_core::{Game, RuleId, Seat};
use benben_web::{ByLanguage, Drawn, Face, Hint, Lessons, Locales, Next, Pick, Scene, Texts, Tint};
use maud::Markup;

/// A table of Cheops as one viewer may know it.
type Sight<'a> = Scene<'a, Cheops>;

static LESSONS: Lessons = Lessons::new(include_str!("../lessons.toml"));

static TEXTS: Locales = Locales::new(ByLanguage {
    english: include_str!("../texts/en.ftl"),
    czech: include_str!("../texts/cs.ftl"),
    slovak: include_str!("../texts/sk.ftl"),
    polish: include_str!("../texts/pl.ftl"),
});

/// The face of Cheops.
#[derive(Clone, Copy, Debug)]
pub struct CheopsFace;

impl Face for CheopsFace {
    type Game = Cheops;

    const MINUTES: (u32, u32) = (30, 45);

    const RULES: ByLanguage<&'static str> = ByLanguage {
        english: Cheops::META.rules,
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
        texts.say("cheops-title")
    }

    fn tagline(texts: Texts) -> String {
        texts.say("cheops-tagline")
    }

    fn emblem() -> Markup {
        emblem::emblem()
    }

    fn figures(texts: Texts) -> Vec<(&'static str, Markup)> {
        figures::figures(texts)
    }

    fn sprite(texts: Texts) -> Markup {
        pieces::sprite(texts)
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

    fn next(scene: &Sight<'_>) -> Vec<Next> {
        next::next(scene)
    }

    fn ends(event: &Event) -> bool {
        matches!(event, Event::Ended { .. })
    }

    /// C29 is the only one.
    fn tie_break(texts: Texts, _rule: RuleId) -> String {
        texts.say("cheops-tie-break")
    }

    fn spectacle(before: &Sight<'_>, after: &Sight<'_>, _told: &[Event]) -> Option<Markup> {
        payout::payout(before, after)
    }

    fn about(event: &Event) -> Option<Seat> {
        match *event {
            Event::Bought { seat, .. }
            | Event::TookTreasure { seat, .. }
            | Event::TookLaw { seat, .. }
            | Event::Sold { seat, .. }
            | Event::Stored { seat, .. }
            | Event::Discarded { seat, .. }
            | Event::LawPut { seat, .. }
            | Event::LawLeft { seat, .. }
            | Event::Paid { seat, .. }
            | Event::Swapped { seat, .. }
            | Event::SwappedStored { seat, .. }
            | Event::Drew { seat, .. }
            | Event::TurnEnded { seat }
            | Event::Counted { seat, .. } => Some(seat),
            Event::Ended { .. } => None,
        }
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

    fn drawing(scene: &Sight<'_>) -> Drawn {
        drawing::drawing(scene)
    }

    fn tint(_texts: Texts, piece: &str, column: usize) -> Option<Tint> {
        tint::tint(piece, column)
    }

    fn brings(texts: Texts, piastres: i32) -> String {
        reasons::brings(texts, piastres)
    }

    fn reason(texts: Texts, reason: &str, effect: &str) -> Option<String> {
        reasons::reason(texts, reason, effect)
    }

    fn hints(scene: &Sight<'_>) -> Vec<Hint> {
        hints::hints(scene)
    }
}
