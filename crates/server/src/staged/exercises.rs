//! An exercise shows what its seat may know, and nothing else: twins that differ only in secrets look and answer the same, and what
//! is tried there is judged the same.

use crate::erased::{Deciding, Live, Mind, Playing};
use crate::exercise::{Around, Exercise};
use benben_bots::{Heuristics, Level, bot_in_time};
use benben_core::{Fast, Game, Seat, Seed, Setting, Table, Turn, Viewer};
use benben_games::FaceVisitor;
use benben_web::{Face, Language, Pick};
use maud::{Markup, html};

/// Of the legal actions of the twins every so many-th is tried by whoever may not know that it is one.
const ACTIONS_EVERY: usize = 5;

struct Twins;

impl FaceVisitor for Twins {
    /// How many twins were compared, and how many answers.
    type Out = (usize, usize);

    fn visit<F: Face, H: Heuristics<Game = F::Game>>(self) -> Self::Out {
        let mut compared = (0, 0);
        let seats = F::Game::META.max_seats;
        let table = Table::open(Setting::standard(), seats, Seed::from_number(17));
        let mut live: Live<F> = Live::new(table, Mind::of::<H>(bot_in_time::<H>));
        let mut luck = Fast::new(17);
        for step in 0.. {
            let Turn::Awaits(awaited) = live.turn() else { break };
            let seat = awaited.first().expect("somebody is awaited");
            if step % 4 == 0 {
                let twin = live.twin(Viewer::Seat(seat), &mut luck);
                if twin.table().state() != live.table().state() {
                    let language = Language::ALL[step / 4 % Language::ALL.len()];
                    let (shown, other) =
                        (answers(&live, &twin, seat, language), answers(&twin, &live, seat, language));
                    assert_eq!(shown.len(), other.len());
                    for ((what, one), (_, two)) in shown.iter().zip(&other) {
                        assert_eq!(one, two, "{}: {what} shows a secret to seat {seat}", F::Game::META.id);
                    }
                    compared = (compared.0 + 1, compared.1 + shown.len());
                }
            }
            let legal = live.table().legal(seat);
            let action = legal[step * 7 % legal.len()];
            live.play(seat, live.next_number(seat), &action.to_string()).unwrap();
        }
        compared
    }
}

/// Everything that is answered in this position, by what was asked. Both twins are asked the same.
fn answers<F: Face>(
    live: &Live<F>,
    other: &Live<F>,
    seat: Seat,
    language: Language,
) -> Vec<(String, String)> {
    let names: Vec<String> = (1..=live.table().seats()).map(|number| format!("player {number}")).collect();
    let fresh = || Exercise::new(&F::Game::META, Box::new(live.clone()), seat, names.clone());
    let exercise = fresh();
    let words = html! {};
    let markup = exercise.markup(&Around { address: "/exercise", words: &words, language }).into_string();
    let picks: Vec<&str> =
        markup.split("data-pick=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert!(!picks.is_empty(), "{}: nothing can be picked", F::Game::META.id);
    let text = |said: Option<Markup>| said.map_or_else(String::new, Markup::into_string);
    let mut answers: Vec<(String, String)> = Vec::new();
    for pick in picks {
        answers.push((pick.to_owned(), text(exercise.why_not(language, &Pick::read_list(pick)))));
    }
    let mut tried: Vec<String> = Vec::new();
    for table in [live.table(), other.table()] {
        for anyone in table.turn().awaited() {
            tried.extend(table.legal(anyone).iter().step_by(ACTIONS_EVERY).map(ToString::to_string));
        }
    }
    tried.sort();
    // What is legal is played with luck that is another one in every twin.
    tried.retain(|action| live.check(seat, action).is_err());
    for action in tried {
        let refused = fresh().play(language, &action).expect_err("it is not legal");
        answers.push((action, text(refused)));
    }
    answers.push(("the exercise".to_owned(), markup));
    // A second try at a decision of a finished game, which may be judged long after its luck is known.
    let legal = live.table().legal(seat);
    let action = legal[legal.len() / 2].to_string();
    let judged = live.retried(seat, 1, &action, Level::Scribe)();
    assert!(judged.is_some() || legal.len() < 2, "{}: `{action}` is not judged", F::Game::META.id);
    answers.push((format!("another try, {action}"), format!("{judged:?}")));
    answers
}

#[test]
fn an_exercise_shows_and_answers_nothing_its_seat_may_not_know() {
    for id in benben_games::ids() {
        let (twins, answers) = benben_games::visit_face(id, Twins).unwrap();
        assert!(twins > 3 && answers > 5 * twins, "{id}: {twins} twins, {answers} answers");
    }
}

struct Plays;

impl FaceVisitor for Plays {
    type Out = ();

    fn visit<F: Face, H: Heuristics<Game = F::Game>>(self) {
        let meta = &F::Game::META;
        let table = Table::open(Setting::standard(), meta.min_seats, Seed::from_number(17));
        let live: Live<F> = Live::new(table, Mind::of::<H>(bot_in_time::<H>));
        let seat = live.turn().awaited().first().unwrap();
        let action = live.table().legal(seat)[0].to_string();
        let names = vec![String::from("Ada"), String::from("Ben")];
        let mut exercise = Exercise::new(meta, Box::new(live), seat, names);
        let language = Language::English;
        assert!(exercise.offered(language, &action).is_some(), "{}: {action}", meta.id);
        assert!(exercise.play(language, "nonsense").is_err_and(|why| why.is_none()));
        assert_eq!(exercise.play(language, &action).unwrap(), action);
        assert!(exercise.parts(language).offered.is_empty(), "{}: it was tried", meta.id);
    }
}

#[test]
fn what_was_tried_is_shown_and_nothing_more_can_be_done() {
    for id in benben_games::ids() {
        benben_games::visit_face(id, Plays).unwrap();
    }
}
