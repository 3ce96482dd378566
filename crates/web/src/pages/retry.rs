//! Mistakes of a finished game as positions to try again: the words beside the board, the page around both, and how it ended.

use super::review::{DecisionShown, GradeShown, MoveShown};
use super::shell::Shell;
use crate::Texts;
use crate::assets::Assets;
use crate::table::{Exercise, decimal, exercise};
use benben_core::Seat;
use maud::{Markup, html};

/// A seat's mistakes in a finished game.
#[derive(Clone, Debug)]
pub struct Mistakes {
    /// What the game is called.
    pub title: String,
    /// At which table.
    pub table: String,
    /// Whose.
    pub seat: Seat,
    /// What its player is called.
    pub name: String,
    /// Is it whoever looks?
    pub own: bool,
    /// The decisions that cost something, in the order of the game.
    pub moves: Vec<MoveShown>,
    /// The language of whoever looks.
    pub texts: Texts,
}

/// A mistake to try again.
#[derive(Debug)]
pub struct RetryShown<'a> {
    /// All there are.
    pub mistakes: &'a Mistakes,
    /// Which of them.
    pub index: usize,
    /// What could have been played, as the review has it.
    pub decision: &'a DecisionShown,
    /// What was tried, if something was.
    pub tried: Option<&'a Retried>,
}

/// What became of a try.
#[derive(Clone, Debug)]
pub enum Retried {
    /// It was judged.
    Judged(JudgedTry),
    /// A rule forbids it.
    Refused(Markup),
    /// Nothing was tried, but somebody wants to know: the best, in words.
    Told(String),
}

/// A try as the review judges it.
#[derive(Clone, Debug)]
pub struct JudgedTry {
    /// What was tried, in words.
    pub text: String,
    /// How good it is.
    pub grade: GradeShown,
    /// What it costs.
    pub loss: f64,
    /// The standard error of that.
    pub error: f64,
    /// What it brings now, and what it leaves.
    pub why: Option<String>,
    /// Is it what was played in the game?
    pub as_played: bool,
}

impl JudgedTry {
    /// Is it better than what was played, by more than is uncertain?
    pub fn is_better_than(&self, played: &MoveShown) -> bool {
        !self.as_played && self.loss + self.error < played.loss
    }
}

impl Retried {
    /// Is it worth praise?
    pub fn is_right(&self) -> bool {
        matches!(self, Retried::Judged(judged) if !judged.grade.is_wrong())
    }
}

impl Mistakes {
    /// The address of a mistake; behind the last one is the end.
    pub fn address(&self, index: usize) -> String {
        let Mistakes { table, seat, .. } = self;
        match self.moves.get(index) {
            Some(one) => format!("/t/{table}/retry/{seat}/{}", one.before_step),
            None => format!("/t/{table}/retry/{seat}/end"),
        }
    }

    /// The review of this seat's game, or of one of its decisions.
    fn review(&self, step: Option<usize>) -> String {
        let Mistakes { table, seat, .. } = self;
        match step {
            Some(step) => format!("/t/{table}/review?seat={seat}&step={step}#decision"),
            None => format!("/t/{table}/review?seat={seat}"),
        }
    }

    /// Under this name the browser keeps what was found.
    fn key(&self) -> String {
        format!("retry-{}-{}", self.table, self.seat)
    }

    /// Does whoever looks read about their own game?
    fn who(&self) -> &'static str {
        if self.own { "you" } else { "name" }
    }

    /// Says something to whoever made the mistakes, or to somebody else about them.
    fn say(&self, key: &str) -> String {
        self.texts.with(key).and("who", self.who()).and("name", self.name.as_str()).say()
    }
}

/// What is said beside the board: what to do, and what became of it. What was played and what is better is told only afterwards.
pub fn retry_words(shown: &RetryShown<'_>) -> Markup {
    let RetryShown { mistakes, index, .. } = *shown;
    let (texts, one) = (mistakes.texts, &mistakes.moves[index]);
    let right = shown.tried.is_some_and(|tried| tried.is_right() || matches!(tried, Retried::Told(_)));
    let last = index + 1 == mistakes.moves.len();
    html! {
        (steps(shown))
        h1 { (texts.say("retry-title")) }
        @if !right { p class="what" { (mistakes.say("retry-task")) } }
        @if let Some(tried) = shown.tried { (verdict(shown, tried)) }
        div class="next" {
            a class=(if right { "button" } else { "button quiet" }) href=(mistakes.address(index + 1)) data-focus[right] {
                (texts.say(if !right { "learn-skip" } else if last { "retry-finish" } else { "review-mistake-after" }))
            }
            @if right { a class="button quiet" href=(mistakes.address(index)) { (texts.say("learn-again")) } }
            @else {
                form method="post" action={ (mistakes.address(index)) "/solution" } data-send="swap" {
                    button class="quiet" { (texts.say("retry-answer")) }
                }
            }
            a class="button quiet" href=(mistakes.review(Some(one.before_step))) { (texts.say("retry-review")) }
        }
    }
}

/// Which of the mistakes it is, and the way to all others.
fn steps(shown: &RetryShown<'_>) -> Markup {
    let RetryShown { mistakes, index, .. } = *shown;
    let texts = mistakes.texts;
    let step = |number: usize| {
        texts.with("retry-step").and("number", number).and("count", mistakes.moves.len()).say()
    };
    html! {
        nav class="steps" aria-label=(texts.say("retry-title")) data-lessons=(mistakes.key()) {
            a class="up" href=(mistakes.review(None)) { (mistakes.title) " · " (step(index + 1)) }
            ol {
                @for number in 1..=mistakes.moves.len() {
                    li {
                        a href=(mistakes.address(number - 1)) data-lesson=(number) data-tip=(step(number))
                            aria-current=[(number == index + 1).then_some("step")] {
                            span class="visually-hidden" { (step(number)) }
                        }
                    }
                }
            }
        }
    }
}

fn verdict(shown: &RetryShown<'_>, tried: &Retried) -> Markup {
    let (mistakes, texts) = (shown.mistakes, shown.mistakes.texts);
    let judged = match tried {
        Retried::Judged(judged) => judged,
        Retried::Refused(why) => {
            return html! { div class="answered" role="status" { p { strong { (texts.say("learn-refused")) } " " (why) } } };
        }
        Retried::Told(best) => return answer(shown, best),
    };
    let why = html! { @if let Some(why) = &judged.why { p { (why) } } };
    let one = &mistakes.moves[shown.index];
    if tried.is_right() {
        let praise = if judged.grade == GradeShown::Best { "retry-best" } else { "retry-good" };
        return html! {
            div class="answered" data-right role="status" data-learned={ (mistakes.key()) " " (shown.index + 1) } {
                p { strong { (judged.text) } }
                p { (texts.say(praise)) }
                // What speaks against the almost best is no part of the praise.
                @if judged.grade == GradeShown::Best { (why) }
                p class="soft" { (texts.say("review-was-played")) " " (one.text) " (−" (decimal(texts, 100.0 * one.loss)) ")" }
            }
        };
    }
    let (points, error) = (decimal(texts, 100.0 * judged.loss), decimal(texts, 100.0 * judged.error));
    let better = judged.is_better_than(one).then(|| {
        let cost = decimal(texts, 100.0 * one.loss);
        texts.with("retry-better").and("who", mistakes.who()).and("points", cost).say()
    });
    html! {
        div class="answered" role="status" data-better[better.is_some()] {
            p { strong { (judged.text) } }
            @if let Some(better) = &better { p { (better) } }
            @if judged.as_played { p { (mistakes.say("retry-as-played")) } }
            p { (texts.with("retry-costs").and("points", points).and("error", error).say()) }
            (why)
            p { (texts.say("retry-else")) }
        }
    }
}

/// The best, for whoever asks to be told.
fn answer(shown: &RetryShown<'_>, best: &str) -> Markup {
    let texts = shown.mistakes.texts;
    let line = shown.decision.candidates.first().map_or(&[][..], |candidate| &candidate.line);
    html! {
        div class="answered" data-right role="status" {
            p { (texts.say("puzzle-solution")) " " strong { (best) } }
            @if let Some((why, _)) = &shown.decision.why { p { (why) } }
            @if line.len() > 1 { p class="soft" { (texts.say("review-line")) " " (line.join(" → ")) } }
        }
    }
}

/// The page: the exercise in its shell.
pub fn retry(shown: &RetryShown<'_>, board: &Exercise<'_>, assets: &Assets) -> Markup {
    let Mistakes { title, texts, .. } = shown.mistakes;
    let title = format!("{title} · {}", texts.say("retry-title"));
    Shell::new(&title, *texts, &shown.mistakes.address(shown.index), assets).around(&exercise(board))
}

/// Behind the last one: all of them once more, with a tick where something better was found.
pub fn retried(mistakes: &Mistakes, assets: &Assets) -> Markup {
    let (texts, count) = (mistakes.texts, mistakes.moves.len());
    let path = mistakes.address(count);
    let title = format!("{} · {}", mistakes.title, texts.say("retry-title"));
    Shell::new(&title, texts, &path, assets).around(&html! {
        div class="prepare learn retried" {
            section class="panel" {
                h1 { (title) }
                @if count == 0 { p { (texts.say("retry-nothing")) } }
                @else {
                    // The script knows how many were found here, and shows the sentence that says so.
                    @for found in 0..=count {
                        p class="verdict" data-sum=(found) hidden { (texts.with("retry-sum").and("found", found).and("count", count).say()) }
                    }
                    ol class="lessons" data-lessons=(mistakes.key()) {
                        @for (index, one) in mistakes.moves.iter().enumerate() {
                            li data-grade=(one.grade.name()) {
                                a href=(mistakes.address(index)) data-lesson=(index + 1) {
                                    span {
                                        (texts.say("review-was-played")) " " (one.text) " "
                                        span class="soft" { (one.grade.text(texts)) ", −" (decimal(texts, 100.0 * one.loss)) }
                                    }
                                }
                            }
                        }
                    }
                }
                div class="next" {
                    a class="button" href=(mistakes.review(None)) { (texts.say("retry-review")) }
                }
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    /// What is said beside the board, in a game where a blunder of 20 points was played.
    fn said(language: Language, tried: Option<&Retried>) -> String {
        let played = MoveShown {
            before_step: 3,
            text: "the blunder".to_owned(),
            grade: GradeShown::Blunder,
            loss: 0.2,
            error: 0.01,
            before: 0.6,
            after: 0.4,
        };
        let mistakes = Mistakes {
            title: "Sealed".to_owned(),
            table: "abc".to_owned(),
            seat: Seat::new(0),
            name: "Ada".to_owned(),
            own: true,
            moves: vec![played],
            texts: Texts::new(language),
        };
        let why = Some(("it wins a card".to_owned(), String::new()));
        let decision = DecisionShown { candidates: Vec::new(), why };
        retry_words(&RetryShown { mistakes: &mistakes, index: 0, decision: &decision, tried }).into_string()
    }

    fn judged(grade: GradeShown, loss: f64, as_played: bool) -> Retried {
        let text = "what was tried".to_owned();
        Retried::Judged(JudgedTry { text, grade, loss, error: 0.02, why: None, as_played })
    }

    #[test]
    fn whatever_is_better_than_what_was_played_is_called_so_and_still_explained() {
        for language in Language::ALL {
            let slip = said(language, Some(&judged(GradeShown::Slip, 0.05, false)));
            let cost = Texts::new(language).with("retry-better").and("who", "you");
            let cost = cost.and("points", decimal(Texts::new(language), 20.0)).say();
            assert!(slip.contains(&cost) && slip.contains("data-better"), "{slip}");
            assert!(
                slip.contains("/solution") && !slip.contains("data-right"),
                "one can go on trying: {slip}"
            );
        }
        // Hardly better, within what is uncertain, and the same again are no better.
        for (loss, as_played) in [(0.19, false), (0.3, false), (0.1, true)] {
            let tried = said(Language::English, Some(&judged(GradeShown::Mistake, loss, as_played)));
            assert!(!tried.contains("data-better"), "{loss}: {tried}");
        }
    }

    #[test]
    fn the_answer_is_told_only_to_whoever_asks() {
        let before = said(Language::English, None);
        assert!(!before.contains("it wins a card") && !before.contains("data-show"), "{before}");
        let told = said(Language::English, Some(&Retried::Told("the best".to_owned())));
        assert!(told.contains("the best") && told.contains("it wins a card"), "{told}");
        assert!(!told.contains("data-learned") && !told.contains("/solution"), "{told}");
    }
}
