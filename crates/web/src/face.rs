//! How a game looks: view in, markup out.

use crate::{ByLanguage, Drawn, Lessons, Locales, Pick, Scene, Texts, Tint};
use benben_core::{Game, PerSeat, Refusal, RuleId, Seat};
use maud::{Markup, html};

/// Help for somebody who plays for the first time, at the moment it matters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// Under this id a browser remembers that it was dismissed, the id of the game and a word.
    pub id: &'static str,
    /// One or two short sentences.
    pub text: String,
}

/// What the prompt says once something has been picked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Next {
    /// What must have been picked for it, with blanks between: picks, or kinds of things, each a dot and the first
    /// class of the thing (`.card`). Of several that fit, the one that names most is said.
    pub after: String,
    /// One sentence: what to pick now.
    pub text: String,
}

impl Next {
    /// After these picks or kinds, this sentence.
    pub fn new(after: impl Into<String>, text: String) -> Self {
        Next { after: after.into(), text }
    }
}

/// How an action lays a shape: it is shown as a ghost, turned and mirrored, and sent only when it is confirmed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lay {
    /// Which of the action's picks is under the finger.
    pub at: Pick,
    /// How often the shape is turned by a quarter: 0 to 3.
    pub turn: u8,
    /// Is it mirrored?
    pub mirrored: bool,
}

/// How a game looks and speaks. Everything is made from a [`Scene`], so nothing a viewer may not know can appear.
///
/// Whatever can be clicked is a [`crate::Thing`] (or carries `data-pick` itself). Every legal action is reachable by
/// exactly one multiset of picks, and each of these picks is on the page; a test proves it over whole games.
/// Something inside the markup with `data-when="PICK PICK"` is shown only while all these picks are chosen: what a place
/// would score for the chosen card. With `data-only` it is shown while they and nothing else are chosen. What is swiped
/// sideways has a name in `data-swipe`, and stays where it was swiped to while the table changes. Strokes of a pen have a
/// name in `data-stroke`: those that were not on the page a moment ago get the class `drawn`.
pub trait Face: Send + Sync + 'static {
    /// The game that looks so.
    type Game: Game;

    /// About how long a game takes, in minutes: shortest and longest.
    const MINUTES: (u32, u32);

    /// The rules in Markdown. The English ones are the game's own; all others say the same rules under the same ids.
    const RULES: ByLanguage<&'static str>;

    /// The style sheet. Its rules begin with the game's id as a class, so that they touch nothing else.
    const STYLE: &'static str;

    /// What the face says. Every key begins with the game's id.
    fn texts() -> &'static Locales;

    /// The lessons that teach the game, step by step.
    fn lessons() -> &'static Lessons;

    /// The title in the viewer's language.
    fn title(texts: Texts) -> String;

    /// One sentence that makes somebody want to play.
    fn tagline(texts: Texts) -> String;

    /// A picture of the game: an SVG of 320 by 200, drawn for it, that works on light and dark.
    fn emblem() -> Markup;

    /// The pictures that the rules show, by name, where a picture says more than words. The rules name each of them and give
    /// it a caption in every language.
    fn figures(_texts: Texts) -> Vec<(&'static str, Markup)> {
        Vec::new()
    }

    /// What the pictures refer to by id: once on a page that shows them without a board.
    fn sprite(_texts: Texts) -> Markup {
        html! {}
    }

    /// What an option is called, and what one of its values means.
    fn option(texts: Texts, key: &str, value: &str) -> (String, String);

    /// The middle of the table: what belongs to everyone, and what one looks at most.
    fn board(scene: &Scene<'_, Self::Game>) -> Markup;

    /// What is in front of the viewer: hand, chambers. Stays at the lower edge of a phone. Empty for the public.
    fn hand(scene: &Scene<'_, Self::Game>) -> Markup;

    /// What is public about one seat, in little space: below its name in the column of seats.
    fn seat(scene: &Scene<'_, Self::Game>, seat: Seat) -> Markup;

    /// Points of a seat now, as far as the viewer may know them.
    fn score(scene: &Scene<'_, Self::Game>, seat: Seat) -> Option<i32>;

    /// What the viewer can do now, as one sentence to somebody who is awaited.
    fn prompt(scene: &Scene<'_, Self::Game>) -> String;

    /// What the prompt says after the first picks, for actions of more than one.
    fn next(_scene: &Scene<'_, Self::Game>) -> Vec<Next> {
        Vec::new()
    }

    /// The things an action is made of, sorted.
    fn picks(scene: &Scene<'_, Self::Game>, action: &<Self::Game as Game>::Action) -> Vec<Pick>;

    /// What these picks would mean, legal or not: the most likely action. None if they mean nothing together.
    fn attempt(scene: &Scene<'_, Self::Game>, picks: &[Pick]) -> Option<<Self::Game as Game>::Action>;

    /// An action as a button says it: a verb and what is needed to tell it from the others, with what it brings.
    fn action(scene: &Scene<'_, Self::Game>, action: &<Self::Game as Game>::Action) -> String;

    /// What the page asks before an action that is easily chosen by mistake and hard to take back: `End your turn?`
    fn question(_scene: &Scene<'_, Self::Game>, _action: &<Self::Game as Game>::Action) -> Option<String> {
        None
    }

    /// How an action lays a shape, in games where that is what one does.
    fn lay(_scene: &Scene<'_, Self::Game>, _action: &<Self::Game as Game>::Action) -> Option<Lay> {
        None
    }

    /// Whose doing or fortune an event is: whose colour and sign its sentence has.
    fn about(event: &<Self::Game as Game>::Event) -> Option<Seat>;

    /// Does the game end with this event? Every game tells one such event, and its sentence says what happened.
    fn ends(event: &<Self::Game as Game>::Event) -> bool;

    /// Does a round begin with this event? For games that count rounds; in all others a round is once around the table.
    fn begins_round(_event: &<Self::Game as Game>::Event) -> bool {
        false
    }

    /// What decides by this rule between players who have the same points, as part of a sentence: `more cards in hand`.
    fn tie_break(_texts: Texts, _rule: RuleId) -> String {
        String::new()
    }

    /// The climax of a game: if a step told one (rows are counted, a tomb opens), how it is shown in a layer over the board.
    /// `before` and `after` are the viewer's own scenes around the step, `told` is what it told; nobody acts in either
    /// scene. Elements with `data-at="0"`, `"1"`, … appear one after the other, at the speed people chose.
    fn spectacle(
        _before: &Scene<'_, Self::Game>,
        _after: &Scene<'_, Self::Game>,
        _told: &[<Self::Game as Game>::Event],
    ) -> Option<Markup> {
        None
    }

    /// What happened, as a sentence for the log; none if the log is clearer without it.
    fn event(scene: &Scene<'_, Self::Game>, event: &<Self::Game as Game>::Event) -> Option<String>;

    /// Why not, with the facts. The rule is cited beside it.
    fn refusal(scene: &Scene<'_, Self::Game>, refusal: &<Self::Game as Game>::Refusal) -> String;

    /// Points that were counted with this event, and by which rule: for games whose points come during the game, so that
    /// they have no account at the end.
    fn gains(_event: &<Self::Game as Game>::Event) -> Option<(RuleId, PerSeat<i32>)> {
        None
    }

    /// The position as text for a terminal, in the viewer's language. Cards, spaces and the like stay as they are typed. Without
    /// words of its own a game shows the view's `Display`, which is the same in every language.
    fn drawing(scene: &Scene<'_, Self::Game>) -> Drawn {
        Drawn::whole(scene.view.to_string())
    }

    /// The colour that a piece of the drawn position has in a terminal: a word or a run of the same sign, which begins at this
    /// column.
    fn tint(_texts: Texts, _piece: &str, _column: usize) -> Option<Tint> {
        None
    }

    /// What a line of the final account counts (`ScoreLine::what`).
    fn account(texts: Texts, what: &str) -> String;

    /// What is printed on the component that sets the price of such a line (`ScoreLine::mark`), as people read it.
    fn mark(_texts: Texts, mark: &str) -> String {
        mark.replace('x', "×")
    }

    /// What an action brings at once, as the first part of a sentence: `gains 5 points now`. The points are not 0, and below 0 they
    /// are what it costs.
    fn brings(texts: Texts, points: i32) -> String {
        texts.with(if points > 0 { "why-brings" } else { "why-costs" }).and("points", points.abs()).say()
    }

    /// A reason of the game's bot, as the second part of a sentence: `keeps your row ahead`. The effect says for whom it is better or
    /// worse: `own-better`, `own-worse`, `others-better`, `others-worse`. A law finds every reason that has no text.
    fn reason(_texts: Texts, _reason: &str, _effect: &str) -> Option<String> {
        None
    }

    /// Help that fits this moment, the most needed first. Three for the whole game.
    fn hints(scene: &Scene<'_, Self::Game>) -> Vec<Hint>;
}

/// A refusal with a link to its rule.
pub fn refused<F: Face>(scene: &Scene<'_, F::Game>, refusal: &<F::Game as Game>::Refusal) -> Markup {
    html! { (F::refusal(scene, refusal)) " " (rule_link(F::Game::META.id, refusal.rule())) }
}

/// A link to the text of a rule.
pub fn rule_link(game: &str, rule: &str) -> Markup {
    html! { a class="rule" href={ "/rules/" (game) "#" (rule) } { (rule) } }
}
