//! What a simulation has shown, for people and for programs.

use crate::simulation::{Cell, Plan, Simulated};
use crate::statistics::{Distribution, wilson95};
use crate::text_table::text_table;
use benben_core::{Game, Setting};
use serde::Serialize;
use std::fmt;

/// What a simulation has shown. Its JSON is described in `docs/formats.md`.
#[derive(Debug, Serialize)]
pub(crate) struct Report {
    game: &'static str,
    rules: u32,
    edition: String,
    edition_fingerprint: String,
    options: String,
    seats: usize,
    games: u64,
    seed: u64,
    threads: usize,
    decisions: u64,
    seconds: f64,
    decisions_per_second: f64,
    ns_per_decision: f64,
    decisions_per_game: Distribution,
    decisions_per_seat: f64,
    bots: Vec<BotResult>,
    by_seat: Vec<SeatResult>,
}

#[derive(Debug, Serialize)]
struct BotResult {
    name: String,
    /// How many seats it fills at each table.
    seats: usize,
    #[serde(flatten)]
    result: Result,
}

#[derive(Debug, Serialize)]
struct SeatResult {
    seat: usize,
    #[serde(flatten)]
    result: Result,
}

#[derive(Debug, Serialize)]
struct Result {
    wins: f64,
    win_rate: f64,
    ci95: [f64; 2],
    mean_score: f64,
    scores: Distribution,
}

impl Result {
    fn new(cell: &Cell, games: u64) -> Self {
        let (wins, games, scores) = (cell.wins(), games as f64, cell.scores.distribution());
        let ci95 = wilson95(wins, games);
        Result { wins, win_rate: wins / games, ci95, mean_score: scores.mean, scores }
    }
}

impl Report {
    /// The report of a simulation that was run by this plan.
    pub(crate) fn new<G: Game>(setting: &Setting<G>, plan: &Plan<'_, G>, simulated: &Simulated) -> Self {
        let tally = &simulated.tally;
        let (games, decisions) = (tally.games(), tally.decisions());
        let seconds = simulated.elapsed.as_secs_f64();
        Report {
            game: G::META.id,
            rules: G::META.rules_version,
            edition: setting.edition().name().to_owned(),
            edition_fingerprint: setting.edition().fingerprint().to_owned(),
            options: setting.options().to_string(),
            seats: plan.bots.len(),
            games,
            seed: plan.seed,
            threads: plan.threads.get(),
            decisions,
            seconds,
            decisions_per_second: decisions as f64 / seconds,
            ns_per_decision: simulated.worked.as_secs_f64() * 1e9 / decisions as f64,
            decisions_per_game: tally.lengths.distribution(),
            decisions_per_seat: decisions as f64 / (games as f64 * plan.bots.len() as f64),
            bots: tally
                .by_bot()
                .map(|(name, seats, cell)| BotResult {
                    name: name.to_owned(),
                    seats,
                    result: Result::new(&cell, games),
                })
                .collect(),
            by_seat: tally
                .by_seat()
                .enumerate()
                .map(|(index, cell)| SeatResult { seat: index + 1, result: Result::new(&cell, games) })
                .collect(),
        }
    }
}

const RESULT_HEADINGS: [&str; 10] =
    ["wins", "win rate", "95% interval", "mean score", "sd", "5%", "25%", "50%", "75%", "95%"];

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{} games of {} with {} players, seed {}, {}edition {}\n",
            self.games,
            self.game,
            self.seats,
            self.seed,
            if self.options.is_empty() { String::new() } else { format!("{}, ", self.options) },
            self.edition
        )?;
        let bots = self.bots.iter().map(|bot| {
            let share = 100.0 * bot.seats as f64 / self.seats as f64;
            row([bot.name.clone(), format!("{} ({share:.0}%)", bot.seats)], &bot.result)
        });
        let headings: Vec<_> = ["bot", "seats"].into_iter().chain(RESULT_HEADINGS).collect();
        writeln!(f, "{}\n", text_table(&headings, &bots.collect::<Vec<_>>()))?;
        let seats = self.by_seat.iter().map(|seat| row([format!("seat {}", seat.seat)], &seat.result));
        let headings: Vec<_> = ["seat"].into_iter().chain(RESULT_HEADINGS).collect();
        writeln!(f, "{}\n", text_table(&headings, &seats.collect::<Vec<_>>()))?;
        let length = &self.decisions_per_game;
        writeln!(
            f,
            "length: {:.1} decisions per game (sd {:.1}; 5% {}, 50% {}, 95% {}, max {}), {:.1} per seat",
            length.mean, length.sd, length.p5, length.p50, length.p95, length.max, self.decisions_per_seat
        )?;
        write!(
            f,
            "speed: {} decisions in {:.2} s, {:.0} per second; {:.1} ns per decision on each of {} threads",
            self.decisions, self.seconds, self.decisions_per_second, self.ns_per_decision, self.threads
        )
    }
}

fn row<const N: usize>(first: [String; N], result: &Result) -> Vec<String> {
    let (percent, [low, high], scores) = (|rate: f64| 100.0 * rate, result.ci95, &result.scores);
    let cells = [
        format!("{:.1}", result.wins),
        format!("{:.2}%", percent(result.win_rate)),
        format!("{:.2}-{:.2}%", percent(low), percent(high)),
        format!("{:.2}", scores.mean),
        format!("{:.2}", scores.sd),
        scores.p5.to_string(),
        scores.p25.to_string(),
        scores.p50.to_string(),
        scores.p75.to_string(),
        scores.p95.to_string(),
    ];
    first.into_iter().chain(cells).collect()
}
