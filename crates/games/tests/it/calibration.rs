//! Calibration in small: expected shares agree with what is really won as far as so few games can tell, and curves that are far off
//! are found out. In full it is `benben calibrate`.

use crate::review::for_every_game;
use benben_bots::{Depth, Expectation, Heuristics, Trial};
use benben_core::Setting;
use benben_games::{BotVisitor, visit_bot};
use std::collections::BTreeMap;

/// What turns an expected share into another.
type Curve = fn(f64) -> f64;

/// How far a group of decisions may be off, beside what luck explains: what calibration aims at.
const AIM: f64 = 0.04;

/// An expected share as people are told, and what was won in that game.
#[derive(Clone, Copy, Debug)]
struct Pair {
    game: u64,
    expected: f64,
    won: f64,
}

/// So many games: more where they are quick.
struct Played {
    games: u64,
}

impl BotVisitor for Played {
    type Out = Vec<Pair>;

    fn visit<H: Heuristics>(self) -> Vec<Pair> {
        let depth = Depth::strongest::<H>();
        let trial = Trial {
            games: self.games,
            decisions: 5,
            // Half as deeply as a review finds the same on average.
            depth: Depth { each: depth.each / 2, ..depth },
            seed: 77,
            threads: 1,
            with_strongest: false,
        };
        let setting = Setting::<H::Game>::standard();
        let told = |found: Expectation| Pair {
            game: found.game,
            expected: found.expected.told(&H::CALIBRATION, found.seats),
            won: found.won,
        };
        trial.run::<H>(setting.game(), &|| ()).into_iter().map(told).collect()
    }
}

/// By how many points the decisions between these shares are off beyond the aim and twice the standard error; none if they aren't.
/// Decisions of one game share its result, so a game counts once.
fn off(pairs: &[Pair], from: f64, to: f64) -> Option<f64> {
    let mut games: BTreeMap<u64, f64> = BTreeMap::new();
    let meant = pairs.iter().filter(|pair| (from..to).contains(&pair.expected));
    let mut count = 0.0;
    for pair in meant {
        *games.entry(pair.game).or_default() += pair.won - pair.expected;
        count += 1.0;
    }
    let (sum, squares) =
        games.values().fold((0.0, 0.0), |(sum, squares), game| (sum + game, squares + game * game));
    let beyond = f64::abs(sum) - 2.0 * f64::sqrt(squares);
    (count > 0.0 && beyond / count > AIM).then(|| 100.0 * sum / count)
}

/// Groups of decisions in which something else is won than was expected: below and above one half, and each fifth.
fn misjudged(pairs: &[Pair]) -> Vec<String> {
    let fifths = [0.0, 0.2, 0.4, 0.6, 0.8, 1.1].windows(2).map(|ends| (ends[0], ends[1])).collect::<Vec<_>>();
    let groups = [(0.0, 0.5), (0.5, 1.1)].into_iter().chain(fifths);
    let told = |(from, to)| off(pairs, from, to).map(|points| format!("{from} to {to}: off by {points:.1}"));
    groups.filter_map(told).collect()
}

/// The pairs as curves would have them that are wrong in this way.
fn distorted(pairs: &[Pair], curve: impl Fn(f64) -> f64) -> Vec<Pair> {
    pairs.iter().map(|pair| Pair { expected: curve(pair.expected).clamp(0.0, 1.0), ..*pair }).collect()
}

#[test]
fn expected_shares_agree_with_what_is_won_and_wrong_curves_are_found_out() {
    for_every_game(|id| {
        let games = match id {
            "cheops" => 120,
            "ankh" => 80,
            _ => 40,
        };
        let pairs = visit_bot(id, Played { games }).expect("every game has a bot");
        assert!(pairs.len() as u64 > 4 * games, "{id}: {}", pairs.len());
        assert_eq!(misjudged(&pairs), Vec::<String>::new(), "{id}");
        let wrong: [(&str, Curve); 4] = [
            ("hopes too much", |share| share + 0.25),
            ("fears too much", |share| share - 0.25),
            ("is never sure", |share| 0.5 + 0.2 * (share - 0.5)),
            ("has it the wrong way round", |share| 1.0 - share),
        ];
        for (how, curve) in wrong {
            assert!(
                !misjudged(&distorted(&pairs, curve)).is_empty(),
                "{id}: a curve that {how} is not found out"
            );
        }
    });
}
