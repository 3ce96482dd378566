//! What a game tells about how well its players play: Weng and Lin's method, on the scale that people know from chess.
//!
//! Each player is somewhere on the scale, and nobody knows exactly where: a rating is a guess and how far off it may be. Who comes
//! before whom moves the guesses, the less certain one further. It works the same for two players and for more.

use benben_store::Skill;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// Where everybody begins: as strong as the usual bot, as far as anybody knows.
pub(crate) const START: Skill = Skill { rating: 1500.0, deviation: 350.0 };

/// With a deviation above that a rating is provisional.
pub(crate) const PROVISIONAL: f64 = 200.0;

/// While a rating is provisional, every game leaves at most this share of the deviation, whatever it told: whoever always wins
/// against the same opponent is known by forty games, too.
const SHRINKS: f64 = 0.986;

/// Nobody is ever known better than that: people learn, and have bad days.
const LEAST: f64 = 65.0;

/// How much chance there is in a single game: 400 points more win ten times as often, as in chess and between bots
/// (400 / ln 10 / √2).
const BETA: f64 = 122.836_963_7;

/// Is too little known yet?
pub(crate) fn is_provisional(skill: Skill) -> bool {
    skill.deviation > PROVISIONAL
}

/// How well everybody plays, as far as that is known after a game in which they came to these places.
pub(crate) fn after(before: &[Skill], places: &[u8]) -> Vec<Skill> {
    let config = WengLinConfig { beta: BETA, ..WengLinConfig::default() };
    let alone: Vec<[WengLinRating; 1]> = before
        .iter()
        .map(|skill| [WengLinRating { rating: skill.rating, uncertainty: skill.deviation }])
        .collect();
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = alone
        .iter()
        .zip(places)
        .map(|(player, place)| (&player[..], MultiTeamOutcome::new(usize::from(*place))))
        .collect();
    let after = weng_lin_multi_team(&teams, &config);
    let skill = |(rated, before): (Vec<WengLinRating>, &Skill)| match rated.first() {
        // What the scale is fixed to stays where it is.
        Some(rated) if before.deviation > 0.0 => {
            let most = if is_provisional(*before) { SHRINKS * before.deviation } else { f64::INFINITY };
            Skill { rating: rated.rating, deviation: rated.uncertainty.min(most).max(LEAST) }
        }
        _ => *before,
    };
    after.into_iter().zip(before).map(skill).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use benben_core::{Chance, Fast};

    const PLAYERS: usize = 500;
    const GAMES: usize = 40;

    /// Somebody's true strength, drawn like people's: most in the middle, few far off.
    fn strength(luck: &mut Fast) -> f64 {
        let sum: f64 = (0..12).map(|_| f64::from(luck.below(10_000)) / 10_000.0).sum();
        1500.0 + 250.0 * (sum - 6.0)
    }

    /// The places of a game: whoever is stronger is likelier to be the next best.
    fn play(strengths: &[f64], luck: &mut Fast) -> Vec<u8> {
        let mut weights: Vec<f64> = strengths.iter().map(|strength| 10f64.powf(strength / 400.0)).collect();
        let mut places = vec![0; strengths.len()];
        for place in 1..=strengths.len() {
            let all: f64 = weights.iter().sum();
            let mut drawn = all * f64::from(luck.below(1 << 20)) / f64::from(1 << 20);
            let mut next = weights.len();
            for (index, weight) in weights.iter().enumerate().filter(|(_, weight)| **weight > 0.0) {
                next = index;
                drawn -= weight;
                if drawn < 0.0 {
                    break;
                }
            }
            (places[next], weights[next]) = (place as u8, 0.0);
        }
        places
    }

    fn ranks(values: &[f64]) -> Vec<f64> {
        let mut order: Vec<usize> = (0..values.len()).collect();
        order.sort_by(|a, b| values[*a].total_cmp(&values[*b]));
        let mut ranks = vec![0.0; values.len()];
        order.into_iter().enumerate().for_each(|(rank, index)| ranks[index] = rank as f64);
        ranks
    }

    /// Spearman's: 1 where both orders are the same.
    fn rank_correlation(a: &[f64], b: &[f64]) -> f64 {
        let squares: f64 = ranks(a).iter().zip(ranks(b)).map(|(a, b)| (a - b).powi(2)).sum();
        let count = a.len() as f64;
        1.0 - 6.0 * squares / (count * (count * count - 1.0))
    }

    /// Everybody plays 40 games against whoever comes; answers how well ratings tell the order, and how many are established.
    fn simulate(seats: usize) -> (f64, usize) {
        let mut luck = Fast::part(7, seats as u64);
        let strengths: Vec<f64> = (0..PLAYERS).map(|_| strength(&mut luck)).collect();
        let mut skills = vec![START; PLAYERS];
        let mut players: Vec<usize> = (0..PLAYERS).collect();
        for _ in 0..GAMES {
            luck.shuffle(&mut players);
            for table in players.chunks_exact(seats) {
                let at = |values: &[f64]| table.iter().map(|player| values[*player]).collect::<Vec<_>>();
                let places = play(&at(&strengths), &mut luck);
                let before: Vec<Skill> = table.iter().map(|player| skills[*player]).collect();
                for (player, after) in table.iter().zip(after(&before, &places)) {
                    skills[*player] = after;
                }
            }
        }
        let ratings: Vec<f64> = skills.iter().map(|skill| skill.rating).collect();
        let established = skills.iter().filter(|skill| !is_provisional(**skill)).count();
        (rank_correlation(&strengths, &ratings), established)
    }

    #[test]
    fn after_forty_games_ratings_tell_who_is_stronger() {
        for seats in [2, 4] {
            let (correlation, established) = simulate(seats);
            println!(
                "{seats} seats: rank correlation {correlation:.3}, {established} of {PLAYERS} established"
            );
            assert!(correlation >= 0.9, "{seats} seats: {correlation}");
            assert!(established * 100 >= PLAYERS * 95, "{seats} seats: {established}");
        }
    }

    #[test]
    fn whoever_comes_first_gains_what_others_lose_and_everybody_is_known_better() {
        let rated = after(&[START, START], &[1, 2]);
        assert!(rated[0].rating > 1500.0 && (rated[0].rating + rated[1].rating - 3000.0).abs() < 1e-6);
        assert!(rated.iter().all(|skill| skill.deviation < START.deviation));
        let tied = after(&[START; 3], &[1, 1, 1]);
        assert!(tied.iter().all(|skill| (skill.rating - 1500.0).abs() < 1e-6), "{tied:?}");
        assert_eq!(after(&[], &[]), []);
    }

    #[test]
    fn what_the_scale_is_fixed_to_never_moves_and_beating_the_stronger_brings_more() {
        let bot = |rating| Skill { rating, deviation: 0.0 };
        let gain = |rating| {
            let rated = after(&[START, bot(rating)], &[1, 2]);
            assert_eq!(rated[1], bot(rating));
            rated[0].rating - START.rating
        };
        assert!(gain(1800.0) > gain(1500.0) && gain(1500.0) > gain(1200.0) && gain(1200.0) > 0.0);
    }

    /// After how many games the first of them is established, if this is how they come in each.
    fn established_after(begin: &[Skill], places: impl Fn(usize) -> Vec<u8>) -> usize {
        let mut skills = begin.to_vec();
        let mut games = 0;
        while is_provisional(skills[0]) {
            skills = after(&skills, &places(games));
            games += 1;
        }
        games
    }

    #[test]
    fn whatever_happens_a_rating_is_established_after_forty_games() {
        let bot = |rating| Skill { rating, deviation: 0.0 };
        let turns =
            |seats: u8| move |game: usize| (0..seats).map(|seat| (seat + game as u8) % seats + 1).collect();
        assert_eq!(established_after(&[START; 2], turns(2)), 17, "two who win in turn");
        assert_eq!(established_after(&[START; 4], turns(4)), 6, "four who win in turn");
        assert_eq!(established_after(&[START; 2], |_| vec![1, 2]), 33, "always against the same opponent");
        assert_eq!(established_after(&[START; 2], |_| vec![2, 1]), 33);
        for rating in [1150.0, 1500.0, 1800.0] {
            for places in [vec![1, 2], vec![2, 1]] {
                let games = established_after(&[START, bot(rating)], |_| places.clone());
                assert!(games <= 40, "{places:?} against {rating}: {games}");
            }
        }
        // However far apart they are, so that no result tells anything.
        let far = Skill { rating: 9_000.0, deviation: LEAST };
        assert_eq!(established_after(&[START, far], |_| vec![2, 1]), 40);
    }

    #[test]
    fn nobody_is_known_better_than_people_are_steady() {
        let mut skill = START;
        for _ in 0..500 {
            skill = after(&[skill, Skill { rating: skill.rating, deviation: 0.0 }], &[1, 1])[0];
        }
        assert_eq!(skill.deviation, LEAST);
    }
}
