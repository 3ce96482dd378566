//! The shipped puzzles of every game: positions that replay, with one solution that greedy does not play.

use crate::review::for_every_game;
use benben_bots::{
    CLEAR, Heuristics, Puzzle, WEAKER_LEVELS, answer_puzzle, check_puzzle, greedy_choices, lead, position,
    puzzles,
};
use benben_games::{BotVisitor, ids, visit_bot};

/// Every game has so many, at least.
const FEWEST: usize = 60;

struct EachIsSound;

impl BotVisitor for EachIsSound {
    type Out = usize;

    fn visit<H: Heuristics>(self) -> usize {
        let puzzles = puzzles::<H>();
        for (index, puzzle) in puzzles.iter().enumerate() {
            let (table, view) =
                position::<H>(puzzle).unwrap_or_else(|error| panic!("puzzle {index}: {error}"));
            let legal = table.legal(puzzle.seat);
            let solution = legal.iter().find(|action| action.to_string() == puzzle.solution);
            let solution =
                solution.unwrap_or_else(|| panic!("puzzle {index}: `{}` is not legal", puzzle.solution));
            let greedy = greedy_choices::<H>(table.game(), &view, puzzle.seat, &legal);
            assert!(!greedy.contains(solution), "puzzle {index}: greedy plays `{solution}`");
            // Shares are written to thousandths.
            let seats = table.seats();
            let ahead = lead::<H>(seats, puzzle.share, puzzle.next);
            assert!(ahead >= CLEAR - 0.002, "puzzle {index} is {ahead} ahead");
            assert!(puzzle.share.share() <= 1.0 && puzzle.next.share() >= 0.0, "puzzle {index}");
            assert!(table.turn().awaited().contains(puzzle.seat), "puzzle {index}");
            assert!(puzzle.found_by <= WEAKER_LEVELS, "puzzle {index}");
            assert_eq!(puzzle.line.first(), Some(&puzzle.solution), "puzzle {index}");
            let twice = puzzles[..index].iter().any(|other| other.record == puzzle.record);
            assert!(!twice, "puzzle {index} is there twice");
        }
        puzzles.len()
    }
}

#[test]
fn every_shipped_puzzle_is_sound() {
    let mut without = 0;
    for id in ids() {
        let count = visit_bot(id, EachIsSound).expect("every game has a bot");
        assert!(count == 0 || count >= FEWEST, "{id} has only {count} puzzles");
        without += usize::from(count == 0);
    }
    assert!(without <= 1, "only a game that is new has none yet, not {without}");
}

/// With other luck than when a puzzle was made, its solution may be a little less far ahead.
const NEARLY: f64 = 0.75 * CLEAR;

struct EachIsAnswered;

impl BotVisitor for EachIsAnswered {
    type Out = ();

    fn visit<H: Heuristics>(self) {
        let puzzles = puzzles::<H>();
        for puzzle in puzzles.iter().take(1) {
            let (table, view) = position::<H>(puzzle).expect("puzzles replay");
            let answer = |action| {
                answer_puzzle::<H>(table.game(), &view, puzzle.seat, puzzle, action)
                    .expect("there is a choice")
            };
            for action in table.legal(puzzle.seat).into_iter().take(3) {
                let verdict = answer(action);
                assert_eq!(verdict.right, action.to_string() == puzzle.solution, "`{action}`");
                assert_eq!(verdict.solution.weighed.action.to_string(), puzzle.solution);
                let (solution, other) = (&verdict.solution.weighed, &verdict.other.weighed);
                assert!(verdict.right || other.action == action, "`{action}` is what was asked about");
                let ahead = solution.expected - other.expected;
                assert!(ahead > NEARLY, "`{action}` is told to be {ahead} behind `{}`", puzzle.solution);
            }
            let first = table.legal(puzzle.seat)[0];
            assert_eq!(answer(first), answer(first), "everybody is told the same");
        }
    }
}

#[test]
fn an_answer_is_right_or_clearly_worse() {
    for id in ids() {
        visit_bot(id, EachIsAnswered).expect("every game has a bot");
    }
}

struct QuickestIsChecked;

impl BotVisitor for QuickestIsChecked {
    type Out = ();

    fn visit<H: Heuristics>(self) {
        let legal = |puzzle: &Puzzle| position::<H>(puzzle).expect("puzzles replay").0.legal(puzzle.seat);
        // A game that is new has none yet.
        let Some(puzzle) = puzzles::<H>().into_iter().min_by_key(|puzzle| legal(puzzle).len()) else {
            return;
        };
        assert_eq!(check_puzzle::<H>(&puzzle, NEARLY, 1), Ok(()), "{}", puzzle.solution);
        let others = legal(&puzzle).into_iter().map(|action| action.to_string());
        for solution in others.filter(|action| *action != puzzle.solution) {
            let wrong = Puzzle { solution, ..puzzle.clone() };
            assert!(check_puzzle::<H>(&wrong, NEARLY, 1).is_err(), "`{}` solves it, too", wrong.solution);
        }
    }
}

/// `benben puzzles check` in small: it finds a puzzle of each game sound, and none of the wrong solutions.
#[test]
fn a_check_tells_solutions_from_what_is_none() {
    for_every_game(|id| visit_bot(id, QuickestIsChecked).expect("every game has a bot"));
}
