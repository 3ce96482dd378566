//! What is shown costs the same late in a game as early: nothing is played again, and nothing grows with what was played.
//!
//! Memory that is asked for is counted, because that repeats exactly. A position is shown once with its whole history and
//! once without: both must cost the same.

use crate::erased::{Live, Mind, Playing, Showing, Wording};
use allocation_counter::measure;
use benben_bots::{Heuristics, bot_in_time};
use benben_core::{Chance, Fast, Game, Options, Seat, Seed, Setting, Table};
use benben_games::FaceVisitor;
use benben_web::{Face, Language, Look};
use std::hint::black_box;

/// The moments that are compared, by the number of actions before them.
const MOMENTS: [usize; 5] = [1, 10, 50, 150, 500];
/// The latest of them, which some game must reach.
const LATEST: usize = 500;

/// How often memory is asked for to show a table to one seat: on a page, and to a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Cost {
    page: u64,
    json: u64,
}

fn cost<F: Face>(live: &Live<F>, seat: Seat, names: &[String]) -> Cost {
    let look = Look { seat: Some(seat), open: false, names, language: Language::English };
    let page = measure(|| drop(black_box(live.parts(look, true)))).count_total;
    let json = measure(|| drop(black_box(live.facts(look, true, Wording::Notation)))).count_total;
    Cost { page, json }
}

struct Costs;

impl FaceVisitor for Costs {
    type Out = Vec<(usize, Cost)>;

    fn visit<F: Face, H: Heuristics<Game = F::Game>>(self) -> Self::Out {
        // The longest game there is: everyone plays, and the goal is far.
        let seats = F::Game::META.max_seats;
        let options = Options::all(F::Game::META.options).pop().expect("there is at least the standard");
        let names: Vec<String> = (1..=seats).map(|number| format!("player {number}")).collect();
        let mut live = Live::<F>::new(
            Table::open(Setting::with_options(options), seats, Seed::from_number(7)),
            Mind::of::<H>(bot_in_time::<H>),
        );
        let mut luck = Fast::new(7);
        let mut costs = Vec::new();
        while let Some(seat) = live.turn().awaited().first() {
            let actions = live.table().steps().len();
            if MOMENTS.contains(&actions) {
                // Texts are read when they are needed for the first time.
                cost(&live, seat, &names);
                let with_history = cost(&live, seat, &names);
                assert_eq!(
                    with_history,
                    cost(&live.without_history(), seat, &names),
                    "after {actions} actions"
                );
                costs.push((actions, with_history));
            }
            let action = luck.pick(&live.table().legal(seat));
            live.play(seat, live.next_number(seat), &action.to_string()).unwrap();
        }
        costs
    }
}

#[test]
fn what_is_shown_costs_nothing_for_the_actions_before() {
    let mut latest = 0;
    for id in benben_games::ids() {
        let costs = benben_games::visit_face(id, Costs).unwrap();
        println!("{id}: {costs:?}");
        latest = latest.max(costs.last().expect("every game has a second action").0);
    }
    assert_eq!(latest, LATEST, "no game was long enough");
}
