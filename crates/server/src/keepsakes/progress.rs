//! What somebody has learned: lessons that they have done, puzzles that they have tried and solved.

use super::settings::settings;
use crate::accounts::SignedIn;
use crate::house::House;
use crate::introduction::taught;
use crate::problem::Problem;
use crate::puzzles;
use crate::web::session::Session;
use benben_store::{StoredStep, Subject};
use benben_web::pages::Belongings;
use benben_web::{Language, Texts};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;
use utoipa::ToSchema;

/// The numbers of lessons or puzzles, by the id of their game.
type ByGame = BTreeMap<String, BTreeSet<u32>>;

/// What you have learned.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Progress {
    /// The lessons you have done: their numbers, by the id of the game.
    #[serde(default)]
    #[schema(value_type = BTreeMap<String, Vec<u32>>)]
    lessons: ByGame,
    /// The puzzles you have solved.
    #[serde(default)]
    #[schema(value_type = BTreeMap<String, Vec<u32>>)]
    solved: ByGame,
    /// The puzzles you have tried, and not solved yet.
    #[serde(default)]
    #[schema(value_type = BTreeMap<String, Vec<u32>>)]
    tried: ByGame,
}

/// How many lessons and puzzles each game has.
static COUNTS: LazyLock<BTreeMap<(Subject, &'static str), usize>> = LazyLock::new(|| {
    let texts = Texts::new(Language::default());
    let lessons = |game| taught(game, texts).map_or(0, |taught| taught.count());
    let puzzles = |game| puzzles::of(game).map_or(0, |collection| collection.len());
    let both = |game| [((Subject::Lesson, game), lessons(game)), ((Subject::Puzzle, game), puzzles(game))];
    benben_games::ids().flat_map(both).collect()
});

/// Is there such a lesson or puzzle?
fn exists(step: &StoredStep) -> bool {
    let count = COUNTS.get(&(step.subject, step.game.as_str())).copied().unwrap_or_default();
    (1..=count).contains(&(step.number as usize))
}

impl Progress {
    fn of(steps: Vec<StoredStep>) -> Self {
        let mut progress = Progress::default();
        for step in steps.into_iter().filter(exists) {
            let by_game = match (step.subject, step.done) {
                (Subject::Lesson, true) => &mut progress.lessons,
                (Subject::Puzzle, true) => &mut progress.solved,
                (Subject::Puzzle, false) => &mut progress.tried,
                (Subject::Lesson, false) => continue,
            };
            by_game.entry(step.game).or_default().insert(step.number);
        }
        progress
    }

    /// All of it that exists, one by one.
    fn steps(self) -> Vec<StoredStep> {
        let parts = [
            (self.tried, Subject::Puzzle, false),
            (self.lessons, Subject::Lesson, true),
            (self.solved, Subject::Puzzle, true),
        ];
        let all = parts.into_iter().flat_map(|(by_game, subject, done)| {
            by_game.into_iter().flat_map(move |(game, numbers)| {
                let step = move |number| StoredStep { subject, game: game.clone(), number, done };
                numbers.into_iter().map(step)
            })
        });
        all.filter(exists).collect()
    }
}

/// What somebody has learned.
pub(crate) async fn progress(house: &House, who: &SignedIn) -> Result<Progress, Problem> {
    let steps = house.store.progress(who.account.clone()).await.map_err(|error| Problem::store(&error))?;
    Ok(Progress::of(steps))
}

/// Adds what was learned elsewhere. What was done stays done, and what there isn't is left out.
pub(crate) async fn take_over(house: &House, who: &SignedIn, learned: Progress) -> Result<(), Problem> {
    let noted = house.store.note_progress(who.account.clone(), learned.steps()).await;
    noted.map_err(|error| Problem::store(&error))
}

/// Notes what somebody did, if they are signed in; the browser of a guest keeps it.
pub(crate) async fn note(
    house: &House,
    session: &Session,
    subject: Subject,
    game: &str,
    number: usize,
    done: bool,
) -> Result<(), Problem> {
    let (Some(who), Ok(number)) = (session.signed_in(), u32::try_from(number)) else { return Ok(()) };
    let step = StoredStep { subject, game: game.to_owned(), number, done };
    let noted = house.store.note_progress(who.account.clone(), vec![step]).await;
    noted.map_err(|error| Problem::store(&error))
}

/// What somebody brings to a page, if they are signed in.
pub(crate) async fn belongings(house: &House, who: Option<&SignedIn>) -> Result<Option<Belongings>, Problem> {
    let Some(who) = who else { return Ok(None) };
    let Progress { lessons, solved, tried } = progress(house, who).await?;
    let mut belongings = Belongings::new(benben_games::ids());
    belongings.settings.extend(settings(house, &who.account).await?.for_script());
    let mut bring = |by_game: ByGame, one: fn(&mut Belongings, &str, u32)| {
        for (game, numbers) in by_game {
            numbers.into_iter().for_each(|number| one(&mut belongings, &game, number));
        }
    };
    bring(lessons, Belongings::lesson);
    bring(solved, Belongings::solved);
    bring(tried, Belongings::tried);
    Ok(Some(belongings))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_exists_is_kept() {
        let game = benben_games::ids().next().unwrap();
        let lessons = COUNTS[&(Subject::Lesson, game)] as u32;
        let puzzles = COUNTS[&(Subject::Puzzle, game)] as u32;
        let sent = |numbers: &[u32]| -> ByGame {
            let numbers: BTreeSet<u32> = numbers.iter().copied().collect();
            [game, "nothing"].into_iter().map(|game| (game.to_owned(), numbers.clone())).collect()
        };
        let kept =
            |numbers: &[u32]| -> ByGame { sent(numbers).into_iter().filter(|(id, _)| id == game).collect() };
        let progress = Progress {
            lessons: sent(&[0, 1, lessons, lessons + 1, u32::MAX]),
            solved: sent(&[puzzles, puzzles + 1]),
            tried: sent(&[1]),
        };
        let wanted = Progress { lessons: kept(&[1, lessons]), solved: kept(&[puzzles]), tried: kept(&[1]) };
        assert_eq!(Progress::of(progress.steps()), wanted);
    }

    #[test]
    fn all_that_can_be_learned_has_room() {
        assert!(COUNTS.values().sum::<usize>() < benben_store::MOST_STEPS as usize);
    }
}
