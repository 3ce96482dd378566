//! One puzzle: the position, and what an answer is worth.

use super::exercise::{NAMES, Try, at_work, belongings, objection};
use super::play::Picked;
use super::reply::{FormBody, page};
use crate::erased::{self, AdvisedAction, Answered};
use crate::exercise::{Around, Exercise};
use crate::house::House;
use crate::introduction::shown;
use crate::keepsakes::note;
use crate::problem::{Missing, Problem};
use crate::puzzles;
use crate::web::client::Client;
use crate::web::session::{PageProblem, Session};
use crate::workers::Rank;
use axum::extract::{Path, State};
use axum::response::Response;
use benben_bots::Puzzle;
use benben_games::assets;
use benben_store::Subject;
use benben_web::pages::{self, Belongings, GameShown, PuzzleChoice, PuzzleShown, Solved};
use benben_web::{Language, Pick, Texts};
use maud::Markup;
use std::sync::Arc;

/// Which puzzle.
type Which = Path<(String, String)>;

/// The page of a puzzle.
pub(crate) async fn show(
    State(house): State<Arc<House>>,
    session: Session,
    client: Client,
    Path((game, number)): Which,
) -> Result<Response, PageProblem> {
    let opened = Opened::find(&house, &session, &game, &number).await?;
    let show = move || Ok(page(opened.markup(&opened.position()?, None)));
    at_work(&house, &session, client, Rank::First, show).await
}

/// Says what an answer is worth.
pub(crate) async fn answer(
    State(house): State<Arc<House>>,
    session: Session,
    client: Client,
    Path((game, number)): Which,
    FormBody(tried): FormBody<Try>,
) -> Result<Response, PageProblem> {
    let opened = Opened::find(&house, &session, &game, &number).await?;
    let number = opened.number;
    let judge = move || opened.judge(opened.position()?, &tried.action);
    let (markup, answered) = at_work(&house, &session, client, Rank::Study, judge).await?;
    if let Some(right) = answered {
        let noted = note(&house, &session, Subject::Puzzle, &game, number, right).await;
        noted.map_err(|problem| session.problem(problem))?;
    }
    Ok(page(markup))
}

/// Tells the solution.
pub(crate) async fn solution(
    State(house): State<Arc<House>>,
    session: Session,
    client: Client,
    Path((game, number)): Which,
) -> Result<Response, PageProblem> {
    let opened = Opened::find(&house, &session, &game, &number).await?;
    let number = opened.number;
    let tell = move || opened.tell(opened.position()?).map(page);
    let told = at_work(&house, &session, client, Rank::Study, tell).await?;
    let noted = note(&house, &session, Subject::Puzzle, &game, number, false).await;
    noted.map(|()| told).map_err(|problem| session.problem(problem))
}

/// Why what was picked is not possible.
pub(crate) async fn why_not(
    State(house): State<Arc<House>>,
    session: Session,
    client: Client,
    Path((game, number)): Which,
    FormBody(picked): FormBody<Picked>,
) -> Result<Response, PageProblem> {
    let opened = Opened::find(&house, &session, &game, &number).await?;
    let picks = Pick::read_list(&picked.picks);
    let say = move || Ok(opened.position()?.why_not(opened.language, &picks));
    at_work(&house, &session, client, Rank::First, say).await.map(objection)
}

/// A puzzle that somebody solves.
pub(crate) struct Opened {
    pub(crate) puzzle: &'static Puzzle,
    pub(crate) game: GameShown,
    pub(crate) number: usize,
    pub(crate) count: usize,
    pub(crate) is_todays: bool,
    pub(crate) language: Language,
    /// Does the script ask? It wants no whole page.
    pub(crate) by_script: bool,
    /// What they have learned, if they are signed in.
    pub(crate) belongings: Option<Belongings>,
}

impl Opened {
    async fn find(house: &House, session: &Session, game: &str, number: &str) -> Result<Self, PageProblem> {
        let missing = || session.problem(Problem::NotFound(Missing::Address));
        let number: usize = number.parse().map_err(|_| missing())?;
        let mut opened = Self::new(game, number, session.language, session.by_script).ok_or_else(missing)?;
        let todays = puzzles::of_the_day(puzzles::today(house));
        opened.is_todays = todays.is_some_and(|(of, todays)| (of.game, todays) == (game, number));
        opened.belongings = belongings(house, session).await?;
        Ok(opened)
    }

    /// The puzzle of this number, for somebody who reads this language.
    pub(crate) fn new(game: &str, number: usize, language: Language, by_script: bool) -> Option<Self> {
        let collection = puzzles::of(game)?;
        let puzzle = collection.puzzle(number)?;
        let game = shown(collection.game, Texts::new(language))?;
        let (count, is_todays, belongings) = (collection.len(), false, None);
        Some(Opened { puzzle, game, number, count, is_todays, language, by_script, belongings })
    }

    /// The position, as nobody has touched it.
    pub(crate) fn position(&self) -> Result<Exercise, Problem> {
        let posed = erased::posed(self.puzzle).ok_or(Problem::NotFound(Missing::Game))?;
        let posed = posed.map_err(|error| {
            tracing::error!(game = self.game.meta.id, number = self.number, %error, "a puzzle does not hold");
            Problem::Fault
        })?;
        Ok(self.around(posed))
    }

    /// The puzzle's seat in this position.
    pub(crate) fn around(&self, posed: Box<dyn erased::LiveGame>) -> Exercise {
        let names = NAMES.iter().take(self.puzzle.record.players.len()).map(ToString::to_string).collect();
        Exercise::new(self.game.meta, posed, self.puzzle.seat, names)
    }

    /// What this answer is worth, and whether it is right; nothing if the rules refuse it. The solution is shown on the board;
    /// after anything else the position is as it was.
    pub(crate) fn judge(
        &self,
        mut exercise: Exercise,
        action: &str,
    ) -> Result<(Markup, Option<bool>), Problem> {
        match exercise.check(self.language, action) {
            Ok(()) => {}
            Err(Some(why)) => return Ok((self.markup(&exercise, Some(&Solved::Refused(why))), None)),
            Err(None) => return Err(Problem::malformed(format!("`{action}` is no action"))),
        }
        let Answered { right, solution, other } =
            exercise.game().answered(self.puzzle, action).ok_or(Problem::Fault)?;
        let choice = |advised| self.choice(&exercise, advised);
        let solved = if right {
            Solved::Right(choice(&solution)?, choice(&other)?)
        } else {
            Solved::Other(solution.candidate.expected, choice(&other)?)
        };
        if right {
            exercise.demonstrate(self.language, &self.puzzle.solution);
        }
        Ok((self.markup(&exercise, Some(&solved)), Some(right)))
    }

    /// The solution, for whoever gives up.
    pub(crate) fn tell(&self, mut exercise: Exercise) -> Result<Markup, Problem> {
        let Answered { solution, other, .. } =
            exercise.game().answered(self.puzzle, &self.puzzle.solution).ok_or(Problem::Fault)?;
        let solved = Solved::Told(self.choice(&exercise, &solution)?, self.choice(&exercise, &other)?);
        exercise.demonstrate(self.language, &self.puzzle.solution);
        Ok(self.markup(&exercise, Some(&solved)))
    }

    /// In the words of whoever looks.
    fn choice(&self, exercise: &Exercise, advised: &AdvisedAction) -> Result<PuzzleChoice, Problem> {
        let told = exercise.advised(self.language, advised).ok_or(Problem::Fault)?;
        Ok(PuzzleChoice {
            line: exercise.line_in_words(self.language, &advised.candidate.line),
            text: told.text,
            expected: told.expected,
            error: told.error,
            why: told.why,
        })
    }

    /// The page, or only what the script swaps.
    pub(crate) fn markup(&self, exercise: &Exercise, solved: Option<&Solved>) -> Markup {
        let shown = PuzzleShown {
            game: &self.game,
            number: self.number,
            count: self.count,
            found_by: self.puzzle.found_by,
            is_todays: self.is_todays,
            solved,
            belongings: self.belongings.as_ref(),
        };
        let (address, words) = (shown.address(), pages::puzzle_words(&shown));
        let around = Around { address: &address, words: &words, language: self.language };
        if self.by_script {
            return exercise.markup(&around);
        }
        exercise.shown(&around, |board| pages::puzzle(&shown, board, assets()))
    }
}
