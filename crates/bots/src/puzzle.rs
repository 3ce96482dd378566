//! Puzzles: positions from games of bots where one decision is clearly the best, and not the one that looks best.

mod answer;
mod check;

pub use answer::{Verdict, answer_puzzle};
pub use check::{Unsound, check_puzzle};

use crate::review::is_same_turn;
use crate::{ActionOf, Bot, Budget, Depth, Expected, Heuristics, Level, Outlook, Search, ViewOf, bot, weigh};
use benben_core::{Deal, Eyes, Fast, Game, Record, Seat, Setting, Table, Viewer};
use serde::{Deserialize, Serialize};

/// A position with one clearly best decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Puzzle {
    /// Whose decision it is.
    pub seat: Seat,
    /// The best action, in notation.
    pub solution: String,
    /// How the turn goes on from it, as far as that is settled; the solution first.
    pub line: Vec<String>,
    /// The share of the win that can be expected with it.
    pub share: Expected,
    /// The same with the next best.
    pub next: Expected,
    /// How many of the weaker levels find it: 0 is the hardest.
    pub found_by: u8,
    /// The game up to the decision.
    pub record: Record,
}

impl Puzzle {
    /// As a line of the game's file of puzzles.
    pub fn to_line(&self) -> String {
        serde_json::to_string(self).expect("a puzzle is plain data")
    }
}

/// The puzzles of a game, in the order of its file. The laws read them all, so none is left out.
pub fn puzzles<H: Heuristics>() -> Vec<Puzzle> {
    let lines = H::PUZZLES.lines().filter(|line| !line.trim().is_empty());
    lines.map(|line| serde_json::from_str(line).expect("a law reads every puzzle")).collect()
}

/// How many levels are weaker than the strongest.
pub const WEAKER_LEVELS: u8 = Level::ALL.len() as u8 - 1;

/// By how much the solution must be better than anything else, as a share of the win.
pub const CLEAR: f64 = 0.08;

/// How many times as deep as a review's a deep look is.
const DEEP: u32 = 2;

/// By how much more is expected of one action than of another: by the search's own shares or by what is really won, whichever is less.
pub fn lead<H: Heuristics>(seats: usize, one: Expected, other: Expected) -> f64 {
    let won = |expected: Expected| expected.told(&H::CALIBRATION, seats);
    (one.share() - other.share()).min(won(one) - won(other))
}

/// Actions that look best at first sight: what greedy may play.
pub fn greedy_choices<H: Heuristics>(
    game: &H::Game,
    view: &ViewOf<H>,
    seat: Seat,
    legal: &[ActionOf<H>],
) -> Vec<ActionOf<H>> {
    let values: Vec<f64> = legal.iter().map(|action| H::action_value(game, view, seat, action)).collect();
    let highest = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    legal.iter().zip(&values).filter(|(_, value)| **value == highest).map(|(action, _)| *action).collect()
}

/// Builds puzzles from games of strong bots, one a game at most, until there are so many. `found` is called with each. The same seed
/// gives the same puzzles.
pub fn make_puzzles<H: Heuristics>(count: usize, seed: u64, mut found: impl FnMut(&Puzzle)) -> Vec<Puzzle> {
    let mut puzzles = Vec::new();
    for index in 0.. {
        if puzzles.len() >= count {
            break;
        }
        if let Some(puzzle) = from_game::<H>(seed.wrapping_add(index)) {
            found(&puzzle);
            puzzles.push(puzzle);
        }
    }
    puzzles
}

/// Plays a game, heads-up mostly, until a decision makes a puzzle.
fn from_game<H: Heuristics>(seed: u64) -> Option<Puzzle> {
    let seats = [2, 2, 2, 3][(seed % 4) as usize].clamp(H::Game::META.min_seats, H::Game::META.max_seats);
    let deal = Deal::from_number(seed, seats);
    let mut table = Table::<H::Game>::open(Setting::standard(), seats, deal.seed());
    let mut luck = Fast::new(seed);
    let mut players: Vec<Box<dyn Bot<H::Game>>> =
        (0..seats).map(|_| bot::<H>(Level::Architect.name()).expect("a level")).collect();
    // Not every decision is looked at: neighbours in a game are alike.
    const EVERY: u64 = 3;
    let mut number = seed;
    while let Some(seat) = table.turn().awaited().first() {
        let eyes = Eyes::new(table.game(), table.state(), seat);
        number += 1;
        if number.is_multiple_of(EVERY)
            && let Some(solved) = solve::<H>(table.game(), &eyes.view(), seat, seed ^ number << 32)
        {
            return Some(solved.puzzle::<H>(&table, seat, seed));
        }
        let action = players[seat.index()].choose(&eyes, &mut luck);
        table.play(seat, action).ok()?;
    }
    None
}

/// A decision with one clear answer.
struct Solved<A> {
    action: A,
    line: Vec<A>,
    share: Expected,
    next: Expected,
}

/// An action that is too close to a solution.
struct Rival<A> {
    action: A,
    /// By how much the solution is ahead of it; nothing if it is the same turn.
    behind: f64,
}

/// The clearly best action, if there is one that does not look best at first sight: clear at a first look, clear among all legal
/// actions at a deep one, and at one twice as deep.
fn solve<H: Heuristics>(
    game: &H::Game,
    view: &ViewOf<H>,
    seat: Seat,
    seed: u64,
) -> Option<Solved<ActionOf<H>>> {
    /// A first look needs no more than this part of the strongest level's iterations.
    const FIRST: u32 = 4;
    /// What it finds too close is hardly clear later.
    const CLOSE: f64 = 0.06;
    let mut legal = Vec::new();
    game.legal(&game.imagine(view, &mut Fast::new(seed)), seat, &mut legal);
    if legal.len() < 3 {
        return None;
    }
    let obvious = greedy_choices::<H>(game, view, seat, &legal);
    let strongest = Depth::strongest::<H>();
    let first = Depth { scout: strongest.scout / FIRST, each: strongest.each / FIRST, finalists: 2 };
    let quick = weigh::<H>(game, view, seat, None, first, seed)?;
    let [best, next, ..] = &quick[..] else { return None };
    if obvious.contains(&best.action) || next.other_order || best.expected - next.expected < CLOSE {
        return None;
    }
    let action = best.action;
    // What came second is the likeliest to be too close: looked at first, most positions are done with quickly.
    let second = next.action;
    legal.sort_by_key(|other| *other != second);
    let choice = Choice { seat, action, legal: &legal, ahead: CLEAR };
    let deep = clear::<H>(game, view, choice, strongest.times(DEEP), seed).ok()?;
    let deeper = clear::<H>(game, view, choice, strongest.times(2 * DEEP), seed + 1).ok()?;
    Some(Solved { share: deeper.share, next: deeper.next, ..deep })
}

/// What is asked: is this action so far ahead of all other legal ones?
#[derive(Clone, Copy)]
struct Choice<'a, A> {
    seat: Seat,
    action: A,
    legal: &'a [A],
    ahead: f64,
}

/// Is the action clearly better than all others at this depth, each searched as deeply, and no other the same turn in another order?
fn clear<H: Heuristics>(
    game: &H::Game,
    view: &ViewOf<H>,
    choice: Choice<'_, ActionOf<H>>,
    depth: Depth,
    seed: u64,
) -> Result<Solved<ActionOf<H>>, Rival<ActionOf<H>>> {
    let Choice { seat, action, legal, ahead: enough } = choice;
    let seats = game.standings(&game.imagine(view, &mut Fast::new(seed))).scores.len();
    let mut search = Search::<H>::new(Budget::iterations(depth.each));
    let mut outlook = |action| search.outlook(game, view, seat, action, seed);
    let solution = outlook(action);
    let (mut next, mut least) = (Expected::Decided { decided: 0.0 }, f64::INFINITY);
    for other in legal.iter().filter(|other| **other != action) {
        let Outlook { expected: found, line, .. } = outlook(*other);
        let ahead = lead::<H>(seats, solution.expected, found);
        if is_same_turn::<H>(game, view, seat, &solution.line, &line, seed) {
            return Err(Rival { action: *other, behind: 0.0 });
        }
        if ahead < enough {
            return Err(Rival { action: *other, behind: ahead });
        }
        if ahead < least {
            (next, least) = (found, ahead);
        }
    }
    Ok(Solved { action, line: solution.line, share: solution.expected, next })
}

impl<A: Copy + ToString> Solved<A> {
    fn puzzle<H: Heuristics<Game: Game<Action = A>>>(
        self,
        table: &Table<H::Game>,
        seat: Seat,
        seed: u64,
    ) -> Puzzle {
        let finds = |level: &Level| {
            let eyes = Eyes::new(table.game(), table.state(), seat);
            let right = |luck: u64| {
                let chosen = level.bot::<H>(None).choose(&eyes, &mut Fast::part(seed, luck));
                chosen.to_string() == self.action.to_string()
            };
            // Most of a few tries.
            (0..3).filter(|luck| right(*luck)).count() >= 2
        };
        let weaker = Level::ALL.iter().filter(|level| **level != Level::Pharaoh);
        let names: Vec<String> = (1..=table.seats()).map(|seat| format!("player {seat}")).collect();
        Puzzle {
            seat,
            solution: self.action.to_string(),
            line: self.line.iter().map(ToString::to_string).collect(),
            share: rounded(self.share),
            next: rounded(self.next),
            found_by: weaker.filter(|level| finds(level)).count() as u8,
            record: table.record(&names, None),
        }
    }
}

/// To thousandths: more would only look exact.
fn rounded(expected: Expected) -> Expected {
    match expected {
        Expected::Searched(share) => Expected::Searched((share * 1000.0).round() / 1000.0),
        decided => decided,
    }
}

/// What a puzzle's position is for its seat, replayed: the table and the seat's view.
pub fn position<H: Heuristics>(
    puzzle: &Puzzle,
) -> Result<(Table<H::Game>, ViewOf<H>), benben_core::RecordError> {
    let table: Table<H::Game> = puzzle.record.replay(puzzle.record.steps.len())?;
    let view = table.view(Viewer::Seat(puzzle.seat));
    Ok((table, view))
}
