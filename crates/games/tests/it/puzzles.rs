//! The shipped puzzles of every game: positions that replay, with one solution that greedy does not play.

use benben_bots::{
    CLEAR, Heuristics, WEAKER_LEVELS, answer_puzzle, greedy_choices, is_clear, position, puzzles,
};
use benben_games::{BotVisitor, ids, visit_bot};

/// A game that has puzzles has so many, at least.
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
            assert!(is_clear::<H>(seats, puzzle.share + 0.0005, puzzle.next - 0.0005), "puzzle {index}");
            let (won, next) = puzzle.shares::<H>();
            assert!(won <= 1.0 && next >= 0.0, "puzzle {index}");
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
    for id in ids() {
        let count = visit_bot(id, EachIsSound).expect("every game has a bot");
        assert!(count == 0 || count >= FEWEST, "{id}: {count}");
    }
}

struct EachIsAnswered;

impl BotVisitor for EachIsAnswered {
    type Out = ();

    fn visit<H: Heuristics>(self) {
        let puzzles = puzzles::<H>();
        for puzzle in puzzles.iter().step_by(puzzles.len().div_ceil(2).max(1)) {
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
                assert!(solution.expected - other.expected > CLEAR - 0.005, "`{action}` is clearly worse");
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
