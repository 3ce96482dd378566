//! How __Name__ looks: the pile in the middle, one's own cards below.

mod board;
mod emblem;
mod hand;

use benben_core::{Game, Seat};
use benben_web::{ByLanguage, Face, Hint, Lessons, Locales, Pick, Scene, Texts};
use benben___id__::{Action, Card, Event, HandView, Refusal, __Name__};
use maud::{Markup, html};

static LESSONS: Lessons = Lessons::new(include_str!("../lessons.toml"));

static TEXTS: Locales = Locales::new(ByLanguage {
    english: include_str!("../texts/en.ftl"),
    czech: include_str!("../texts/cs.ftl"),
    slovak: include_str!("../texts/sk.ftl"),
    polish: include_str!("../texts/pl.ftl"),
});

type __Name__Scene<'a> = Scene<'a, __Name__>;

/// The face of __Name__.
#[derive(Clone, Copy, Debug)]
pub struct __Name__Face;

impl Face for __Name__Face {
    type Game = __Name__;

    const MINUTES: (u32, u32) = (3, 5);

    const RULES: ByLanguage<&'static str> = ByLanguage {
        english: __Name__::META.rules,
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
        texts.say("__id__-title")
    }

    fn tagline(texts: Texts) -> String {
        texts.say("__id__-tagline")
    }

    fn emblem() -> Markup {
        emblem::emblem()
    }

    /// There are no options.
    fn option(_texts: Texts, key: &str, value: &str) -> (String, String) {
        (key.to_owned(), value.to_owned())
    }

    fn board(scene: &__Name__Scene<'_>) -> Markup {
        board::board(scene)
    }

    fn hand(scene: &__Name__Scene<'_>) -> Markup {
        hand::hand(scene)
    }

    fn seat(scene: &__Name__Scene<'_>, seat: Seat) -> Markup {
        let count = match scene.view.hands[seat] {
            HandView::Cards(hand) => hand.len(),
            HandView::Hidden(count) => usize::from(count),
        };
        html! { p { (scene.texts.with("__id__-cards").and("count", count).say()) } }
    }

    fn score(scene: &__Name__Scene<'_>, seat: Seat) -> Option<i32> {
        Some(i32::from(scene.view.scores[seat]))
    }

    fn prompt(scene: &__Name__Scene<'_>) -> String {
        match scene.view.pile.last() {
            Some(card) => scene.texts.with("__id__-prompt").and("value", card.0).say(),
            None => scene.texts.say("__id__-prompt-first"),
        }
    }

    fn picks(_scene: &__Name__Scene<'_>, Action(card): &Action) -> Vec<Pick> {
        vec![pick(*card)]
    }

    /// A card in hand, or the pile: its top card is nobody's to lay again.
    fn attempt(scene: &__Name__Scene<'_>, picks: &[Pick]) -> Option<Action> {
        if picks.iter().any(|pick| pick.as_str() == PILE) {
            return scene.view.pile.last().map(|card| Action(*card));
        }
        match picks {
            [one] => Some(Action(one.as_str().parse().ok()?)),
            _ => None,
        }
    }

    fn action(scene: &__Name__Scene<'_>, Action(card): &Action) -> String {
        scene.texts.with("__id__-lay").and("value", card.0).say()
    }

    fn about(event: &Event) -> Option<Seat> {
        match event {
            Event::Laid { seat, .. } => Some(*seat),
            Event::Ended => None,
        }
    }

    fn ends(event: &Event) -> bool {
        *event == Event::Ended
    }

    fn event(scene: &__Name__Scene<'_>, event: &Event) -> Option<String> {
        let Event::Laid { seat, card, scored } = event else { return Some(scene.texts.say("__id__-ended")) };
        let key = if *scored { "__id__-laid-scored" } else { "__id__-laid" };
        Some(scene.texts.with(key).and("name", scene.name(*seat)).and("value", card.0).say())
    }

    fn refusal(scene: &__Name__Scene<'_>, Refusal::NotInHand { card }: &Refusal) -> String {
        scene.texts.with("__id__-not-in-hand").and("value", card.0).say()
    }

    fn account(texts: Texts, _what: &str) -> String {
        texts.say("__id__-account-cards")
    }

    fn reason(texts: Texts, reason: &str, effect: &str) -> Option<String> {
        let key = match reason {
            "points" => "__id__-reason-points",
            "hand" => "__id__-reason-hand",
            _ => return None,
        };
        Some(texts.with(key).and("effect", effect).say())
    }

    fn hints(scene: &__Name__Scene<'_>) -> Vec<Hint> {
        if !scene.is_my_turn() {
            return Vec::new();
        }
        vec![Hint { id: "__id__-beat", text: scene.texts.say("__id__-hint-beat") }]
    }
}

/// The pick of the pile.
const PILE: &str = "pile";

/// The pick of a card in hand.
fn pick(card: Card) -> Pick {
    Pick::new(card.to_string())
}

/// A card as it is drawn.
fn draw(card: Card) -> Markup {
    html! { span class="__id__-card" { (card) } }
}
