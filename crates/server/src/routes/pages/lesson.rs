//! One lesson: the position, and the answer to what somebody does there.

use super::exercise::{NAMES, Try, at_work, belongings, objection};
use super::learn::find;
use super::play::Picked;
use super::reply::{FormBody, html, page};
use crate::erased;
use crate::exercise::{Around, Exercise};
use crate::house::House;
use crate::keepsakes::note;
use crate::problem::{Missing, Problem};
use crate::web::client::Client;
use crate::web::session::{PageProblem, Session};
use crate::workers::Rank;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use benben_games::assets;
use benben_store::Subject;
use benben_web::pages::{self, Answered, Belongings, LessonShown, Taught};
use benben_web::{Lesson, Pick};
use std::sync::Arc;

/// Which lesson.
type Which = Path<(String, String)>;

/// The page of a lesson.
pub(crate) async fn show(
    State(house): State<Arc<House>>,
    session: Session,
    client: Client,
    Path((game, lesson)): Which,
) -> Result<Response, PageProblem> {
    let opened = Opened::new(&house, &session, &game, &lesson).await?;
    opened.at_work(&house, client, |opened| Ok(opened.answer(&opened.position()?, None))).await
}

/// Answers what somebody did: right, or why not.
pub(crate) async fn answer(
    State(house): State<Arc<House>>,
    session: Session,
    client: Client,
    Path((game, lesson)): Which,
    FormBody(tried): FormBody<Try>,
) -> Result<Response, PageProblem> {
    let opened = Opened::new(&house, &session, &game, &lesson).await?;
    let number = opened.number;
    let judged = opened.at_work(&house, client, move |opened| opened.judge(&tried.action)).await;
    let (response, right) = judged?;
    if right {
        let noted = note(&house, &session, Subject::Lesson, &game, number, true).await;
        noted.map_err(|problem| session.problem(problem))?;
    }
    Ok(response)
}

/// Why what was picked is not possible.
pub(crate) async fn why_not(
    State(house): State<Arc<House>>,
    session: Session,
    client: Client,
    Path((game, lesson)): Which,
    FormBody(picked): FormBody<Picked>,
) -> Result<Response, PageProblem> {
    let opened = Opened::new(&house, &session, &game, &lesson).await?;
    let picks = Pick::read_list(&picked.picks);
    let said = move |opened: &Opened| Ok(opened.position()?.why_not(opened.session.language, &picks));
    opened.at_work(&house, client, said).await.map(objection)
}

/// A lesson that somebody takes.
struct Opened {
    session: Session,
    taught: Taught,
    lesson: &'static Lesson,
    number: usize,
    /// What they have learned, if they are signed in.
    belongings: Option<Belongings>,
}

impl Opened {
    async fn new(house: &House, session: &Session, game: &str, lesson: &str) -> Result<Self, PageProblem> {
        let taught = find(session, game)?;
        let number: usize = lesson.parse().unwrap_or_default();
        let missing = || session.problem(Problem::NotFound(Missing::Address));
        let lesson = taught.lesson(number).ok_or_else(missing)?;
        let belongings = belongings(house, session).await?;
        Ok(Opened { session: session.clone(), taught, lesson, number, belongings })
    }

    async fn at_work<T: Send + 'static>(
        self,
        house: &House,
        client: Client,
        work: impl FnOnce(&Opened) -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, PageProblem> {
        let session = self.session.clone();
        at_work(house, &session, client, Rank::First, move || work(&self)).await
    }

    /// The lesson's position, as nobody has touched it.
    fn position(&self) -> Result<Exercise, Problem> {
        let (meta, position) = (self.taught.game.meta, &self.lesson.position);
        let begun = erased::begun(meta.id, position).ok_or(Problem::NotFound(Missing::Game))?;
        let begun = begun.map_err(|why| {
            tracing::error!(game = meta.id, lesson = self.lesson.name, why, "a lesson does not hold");
            Problem::Fault
        })?;
        let names = NAMES[..position.seats].iter().map(ToString::to_string).collect();
        Ok(Exercise::new(meta, begun, self.lesson.seat, names))
    }

    /// What becomes of this action, and whether it is right. What is right is shown done; after anything else the position is
    /// as it was.
    fn judge(&self, action: &str) -> Result<(Response, bool), Problem> {
        let language = self.session.language;
        let mut tried = self.position()?;
        let (taught, lesson) = (&self.taught, self.lesson);
        let text = |part: &str| taught.game.texts.say(&lesson.key(taught.game.meta.id, part));
        match tried.play(language, action) {
            Ok(played) if lesson.is_wanted(&played) => {
                Ok((self.answer(&tried, Some(&Answered::Right(text("done")))), true))
            }
            Ok(played) => {
                let answered = Answered::Other(text(lesson.part(&played)));
                Ok((self.answer(&self.position()?, Some(&answered)), false))
            }
            Err(Some(why)) => Ok((self.answer(&tried, Some(&Answered::Refused(why))), false)),
            Err(None) => Err(Problem::malformed(format!("`{action}` is no action"))),
        }
    }

    /// The page, or only what the script swaps.
    fn answer(&self, exercise: &Exercise, answered: Option<&Answered>) -> Response {
        let language = self.session.language;
        let right = exercise.offered(language, &self.lesson.want[0]);
        let right = right.as_ref();
        let shown = LessonShown {
            taught: &self.taught,
            lesson: self.lesson,
            number: self.number,
            right,
            answered,
            belongings: self.belongings.as_ref(),
        };
        let (address, words) = (self.taught.address(self.number), pages::lesson_words(&shown));
        let around = Around { address: &address, words: &words, language };
        if self.session.by_script {
            return html(StatusCode::OK, exercise.markup(&around).into_string());
        }
        page(exercise.shown(&around, |board| pages::lesson(&shown, board, assets())))
    }
}
