//! Puzzles on their pages: all of them are shown in every language, answers are told for what they are, and nothing is shown that
//! the seat did not know.

use crate::erased::{Live, Mind};
use crate::exercise::Exercise;
use crate::problem::Problem;
use crate::puzzles::{self, Collection};
use crate::routes::pages::puzzle::Opened;
use benben_bots::{Heuristics, bot_in_time, position};
use benben_core::{Fast, Viewer};
use benben_games::FaceVisitor;
use benben_web::{Face, Language, Pick};
use maud::Markup;

/// Games with puzzles. Searching takes a while, so few of each are answered: so many, from the easiest to the hardest.
const ANSWERED: usize = 3;

fn with_puzzles() -> impl Iterator<Item = &'static Collection> {
    puzzles::all().filter(|collection| !collection.is_empty())
}

fn some(collection: &Collection) -> impl Iterator<Item = usize> {
    (1..=collection.len()).step_by(collection.len().div_ceil(ANSWERED))
}

/// What a page offers to do.
fn offered(page: &str) -> Vec<String> {
    let all = page.split("<button name=\"action\" value=\"").skip(1);
    all.map(|rest| rest.split('"').next().unwrap().to_owned()).collect()
}

#[test]
fn every_puzzle_is_shown_in_every_language_without_its_solution() {
    for collection in with_puzzles() {
        for number in 1..=collection.len() {
            for language in Language::ALL {
                let opened = Opened::new(collection.game, number, language, false).unwrap();
                let page = opened.markup(&opened.position().unwrap(), None).into_string();
                let place = format!("{} {number} in {language:?}", collection.game);
                assert!(page.contains(&format!("<html lang=\"{}\"", language.code())), "{place}");
                assert!(offered(&page).contains(&opened.puzzle.solution), "{place}");
                assert!(!page.contains("data-shown-how") && !page.contains("class=\"answered\""), "{place}");
            }
        }
    }
}

#[test]
fn right_and_wrong_answers_are_told_as_such() {
    for (collection, language) in with_puzzles().zip(Language::ALL.into_iter().cycle()) {
        for number in some(collection) {
            let opened = Opened::new(collection.game, number, language, true).unwrap();
            let fresh = || opened.position().unwrap();
            let answer = |action: &str| opened.judge(fresh(), action).unwrap().0.into_string();
            let place = format!("{} {number}", collection.game);
            let right = answer(&opened.puzzle.solution);
            assert!(right.contains("data-right") && right.contains("data-learned"), "{place}: {right}");
            assert!(offered(&right).is_empty(), "{place}: it is solved");
            let before = opened.markup(&fresh(), None).into_string();
            let other =
                offered(&before).into_iter().find(|action| *action != opened.puzzle.solution).unwrap();
            let wrong = answer(&other);
            assert!(wrong.contains("class=\"answered\""), "{place}: {other}");
            assert!(!wrong.contains("data-right") && !wrong.contains("data-learned"), "{place}: {other}");
            assert_eq!(offered(&wrong), offered(&before), "{place}: one can try again");
            let told = opened.tell(fresh()).unwrap().into_string();
            assert!(!told.contains("data-learned"), "{place}: whoever is told has not solved it");
            let nonsense = opened.judge(fresh(), "nonsense");
            assert!(matches!(nonsense, Err(Problem::Malformed(_))), "{place}");
        }
    }
}

struct Twins(&'static Collection);

impl FaceVisitor for Twins {
    /// How many twins were compared, and how many of them were shown what comes of the solution.
    type Out = (usize, usize);

    fn visit<F: Face, H: Heuristics<Game = F::Game>>(self) -> Self::Out {
        let (mut twins, mut done) = (0, 0);
        let mut luck = Fast::new(17);
        for (number, language) in some(self.0).zip(Language::ALL.into_iter().cycle()) {
            let opened = Opened::new(self.0.game, number, language, false).unwrap();
            let (table, _) = position::<H>(opened.puzzle).unwrap();
            let live: Live<F> = Live::new(table, Mind::of::<H>(bot_in_time::<H>));
            let twin = live.twin(Viewer::Seat(opened.puzzle.seat), &mut luck);
            if twin.table().state() == live.table().state() {
                continue;
            }
            let [shown, other] = [&live, &twin].map(|live| answers(&opened, live));
            for ((what, one), (_, two)) in shown.iter().zip(&other) {
                assert_eq!(one, two, "{} {number}: {what} shows a secret", self.0.game);
            }
            twins += 1;
            done += usize::from(
                shown.iter().any(|(what, page)| what == "solution" && !page.contains("data-shown-how")),
            );
        }
        (twins, done)
    }
}

/// Everything that is answered in this position, by what was asked.
fn answers<F: Face>(opened: &Opened, live: &Live<F>) -> Vec<(String, String)> {
    let fresh = || -> Exercise { opened.around(Box::new(live.clone())) };
    let page = opened.markup(&fresh(), None).into_string();
    let text = |said: Option<Markup>| said.map_or_else(String::new, Markup::into_string);
    let picks = page.split("data-pick=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let mut answers: Vec<(String, String)> = picks
        .map(|pick| (pick.to_owned(), text(fresh().why_not(opened.language, &Pick::read_list(pick)))))
        .collect();
    let other = offered(&page).into_iter().rfind(|action| *action != opened.puzzle.solution).unwrap();
    answers.push((other.clone(), opened.judge(fresh(), &other).unwrap().0.into_string()));
    answers.push(("solution".to_owned(), opened.tell(fresh()).unwrap().into_string()));
    answers.push(("page".to_owned(), page));
    answers
}

#[test]
fn a_puzzle_shows_and_answers_nothing_its_seat_did_not_know() {
    let (mut twins, mut done) = (0, 0);
    for collection in with_puzzles() {
        let compared = benben_games::visit_face(collection.game, Twins(collection)).unwrap();
        (twins, done) = (twins + compared.0, done + compared.1);
    }
    assert!(twins >= ANSWERED && done > 0, "{twins} twins, {done} shown done");
}
