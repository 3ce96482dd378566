//! Ratings from results: Bradley and Terry's model on Elo's scale, for tables of any size.

use benben_core::{Chance, Fast};
use serde::Serialize;

/// How strong an entrant is. 400 points more win ten times as often.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// Who.
    pub bot: String,
    /// Points; the average of all entrants is 1500.
    pub points: f64,
    /// Between these the true points lie, 19 times in 20.
    pub interval: [f64; 2],
}

/// All deals of one entrant alone among another's.
pub(crate) struct Contest {
    pub(crate) seats: usize,
    pub(crate) lone: usize,
    pub(crate) crowd: usize,
    /// What the lone one won in each deal, over all seats.
    pub(crate) deals: Vec<f64>,
}

/// Rates all entrants, strongest first. The interval comes from drawing the deals again at random (the bootstrap).
pub(crate) fn rate(names: &[&str], contests: &[Contest], seed: u64) -> Vec<Rating> {
    const DRAWS: u64 = 200;
    let all: Vec<f64> = contests.iter().map(|contest| contest.deals.iter().sum()).collect();
    let points = fit(names.len(), contests, &all);
    let mut spread = vec![Vec::new(); names.len()];
    for draw in 0..DRAWS {
        let mut luck = Fast::part(seed, draw);
        let again: Vec<f64> = contests
            .iter()
            .map(|contest| contest.deals.iter().map(|_| luck.pick(&contest.deals)).sum())
            .collect();
        for (spread, points) in spread.iter_mut().zip(fit(names.len(), contests, &again)) {
            spread.push(points);
        }
    }
    let mut ratings: Vec<Rating> = names
        .iter()
        .zip(points)
        .zip(spread)
        .map(|((name, points), mut spread)| {
            spread.sort_unstable_by(f64::total_cmp);
            let quantile = |part: f64| spread[(part * (spread.len() - 1) as f64).round() as usize];
            Rating { bot: (*name).to_owned(), points, interval: [quantile(0.025), quantile(0.975)] }
        })
        .collect();
    ratings.sort_by(|a, b| b.points.total_cmp(&a.points));
    ratings
}

/// The points under which these wins are likeliest, by Hunter's iteration. Half a game is added to each side, so that nobody is
/// infinitely strong.
fn fit(entrants: usize, contests: &[Contest], wins: &[f64]) -> Vec<f64> {
    const ROUNDS: usize = 500;
    let mut strength = vec![1.0; entrants];
    for _ in 0..ROUNDS {
        let (mut won, mut met) = (vec![0.0; entrants], vec![0.0; entrants]);
        for (contest, wins) in contests.iter().zip(wins) {
            let (lone, crowd, others) = (contest.lone, contest.crowd, (contest.seats - 1) as f64);
            let games = (contest.deals.len() * contest.seats) as f64;
            won[lone] += wins + 0.5;
            won[crowd] += games - wins + 0.5;
            let each = (games + 1.0) / (strength[lone] + others * strength[crowd]);
            met[lone] += each;
            met[crowd] += others * each;
        }
        for (strength, (won, met)) in strength.iter_mut().zip(won.iter().zip(&met)) {
            if *met > 0.0 {
                *strength = won / met;
            }
        }
        let level =
            (strength.iter().map(|strength: &f64| strength.ln()).sum::<f64>() / entrants as f64).exp();
        strength.iter_mut().for_each(|strength| *strength /= level);
    }
    strength.iter().map(|strength| 1500.0 + 400.0 * strength.log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_wins_to_one_are_400_points() {
        let deals = vec![2.0; 500].into_iter().chain(vec![0.0; 50]).collect();
        let ratings = rate(&["weak", "strong"], &[Contest { seats: 2, lone: 1, crowd: 0, deals }], 1);
        assert_eq!(ratings[0].bot, "strong");
        let ahead = ratings[0].points - ratings[1].points;
        assert!((395.0..405.0).contains(&ahead), "{ahead}");
        assert!(ratings[0].interval[0] < ratings[0].points && ratings[0].points < ratings[0].interval[1]);
    }

    #[test]
    fn a_quarter_of_the_wins_among_three_equals_is_no_lead() {
        let contest = Contest { seats: 4, lone: 0, crowd: 1, deals: vec![1.0; 100] };
        let ratings = rate(&["one", "other"], &[contest], 1);
        assert!((ratings[0].points - ratings[1].points).abs() < 5.0, "{ratings:?}");
    }
}
