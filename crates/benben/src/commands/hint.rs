//! `benben hint`: what a bot would have done in a recorded game, and why.

use super::write_json;
use crate::failure::{Failure, did_you_mean};
use crate::recorded::{read_record, with_recorded_face};
use crate::text_table::text_table;
use benben_bots::{Advice, Depth, Heuristics, Level, advise};
use benben_core::{Eyes, Fast, Game, Record, RecordError, Seat, Table, Turn, Viewer};
use benben_games::FaceVisitor;
use benben_web::{Face, Language, Texts, why};
use serde::Serialize;
use std::io::Write;
use std::path::PathBuf;

/// Ask a bot what it would do in a recorded game, knowing only what the seat knew.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  benben hint game.txt                       advice for the last decision
  benben hint game.txt --step 12             advice for the player to act after the 12th action
  benben hint game.txt --step 12 --seat 2 --level architect --json

The expected result is a share of the win: 1 means a win, 0 a loss. All candidates are searched \
equally deeply, and the error says how precisely their distance from the best one is known.")]
pub(crate) struct Args {
    /// The record, in text or JSON; `-` reads standard input.
    file: PathBuf,
    /// Look at the position after this many actions; 0 is the deal [default: just before the last decision, or the current position if the game isn't over]
    #[arg(long, value_name = "N")]
    step: Option<usize>,
    /// Ask for this seat [default: the first one that has to act]
    #[arg(long, value_name = "SEAT")]
    seat: Option<Seat>,
    /// Which level to ask: `apprentice`, `scribe`, `architect` or `pharaoh`.
    #[arg(long, default_value = "pharaoh")]
    level: String,
    /// The same seed gives the same hint.
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    /// Print JSON for programs: one object.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Hint {
    game: &'static str,
    step: usize,
    seat: Seat,
    level: &'static str,
    action: String,
    /// Is it the only legal action, so that nothing was considered?
    forced: bool,
    candidates: Vec<Considered>,
    /// How the seat's turn goes on, as far as that depends neither on others nor on luck.
    line: Vec<Foreseen>,
}

#[derive(Serialize)]
struct Considered {
    action: String,
    visits: u32,
    expected: Option<f64>,
    /// The standard error of its distance from the best.
    error: Option<f64>,
    /// What it brings now and what it leaves, compared with the best; the best compared with the next.
    why: Option<String>,
}

#[derive(Serialize)]
struct Foreseen {
    seat: Seat,
    action: String,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let record = read_record(&args.file)?;
    if let Some(step) = args.step.filter(|step| *step > record.steps.len()) {
        let problem =
            format!("there is no step {step}: the record has {} steps (0 is the deal)", record.steps.len());
        return Err(Failure::Usage(problem));
    }
    let level = Level::named(&args.level).ok_or_else(|| {
        let hint = did_you_mean(&args.level, Level::ALL.into_iter().map(Level::name));
        Failure::Usage(format!("there is no level `{}`: {hint}", args.level))
    })?;
    let asked = Asked { record: &record, step: args.step, seat: args.seat, level, seed: args.seed };
    let hint = with_recorded_face(&args.file, &record, asked)??;
    if args.json { write_json(out, &hint) } else { tell(&hint, out) }
}

struct Asked<'a> {
    record: &'a Record,
    step: Option<usize>,
    seat: Option<Seat>,
    level: Level,
    seed: u64,
}

impl FaceVisitor for Asked<'_> {
    type Out = Result<Result<Hint, Failure>, RecordError>;

    fn visit<F: Face, H: Heuristics<Game = F::Game>>(self) -> Self::Out {
        let last = self.record.steps.len();
        let mut step = self.step.unwrap_or(last);
        let mut table: Table<H::Game> = self.record.replay(step)?;
        if self.step.is_none() && table.turn() == Turn::Over && last > 0 {
            // Nothing is left to decide, so the last thing that was decided is meant.
            step = last - 1;
            table = self.record.replay(step)?;
        }
        let awaited = table.turn().awaited();
        let Some(seat) = self.seat.or_else(|| awaited.first()).filter(|seat| awaited.contains(*seat)) else {
            return Ok(Err(not_awaited(step, self.seat, awaited)));
        };
        let advice = self.level.depth::<H>().map_or_else(Vec::new, |depth: Depth| {
            advise::<H>(table.game(), &table.view(Viewer::Seat(seat)), seat, depth, self.seed)
        });
        let (action, candidates, line) = match &advice[..] {
            [] => {
                // The beginner doesn't search, and nobody does if there is only one thing to do.
                let eyes = Eyes::new(table.game(), table.state(), seat);
                let action = self.level.bot::<H>(None).choose(&eyes, &mut Fast::new(self.seed)).to_string();
                let only =
                    Considered { action: action.clone(), visits: 0, expected: None, error: None, why: None };
                (action.clone(), vec![only], vec![action])
            }
            [best, ..] => (
                best.weighed.action.to_string(),
                advice.iter().map(considered::<F>).collect(),
                best.weighed.line.iter().map(ToString::to_string).collect(),
            ),
        };
        Ok(Ok(Hint {
            game: H::Game::META.id,
            step,
            seat,
            level: self.level.name(),
            action,
            forced: table.legal(seat).len() == 1,
            candidates,
            line: line.into_iter().map(|action| Foreseen { seat, action }).collect(),
        }))
    }
}

fn considered<F: Face>(advice: &Advice<<F::Game as Game>::Action>) -> Considered {
    let reason = advice.why.reason.map(|(reason, effect)| (reason, effect.name()));
    Considered {
        action: advice.weighed.action.to_string(),
        visits: advice.weighed.visits,
        expected: Some(advice.weighed.expected),
        error: Some(advice.weighed.error),
        why: Some(why::<F>(Texts::new(Language::English), advice.why.points, reason)),
    }
}

fn not_awaited(step: usize, seat: Option<Seat>, awaited: benben_core::Seats) -> Failure {
    let seats: Vec<_> = awaited.into_iter().map(|seat| seat.to_string()).collect();
    Failure::Usage(match seat {
        Some(seat) if !seats.is_empty() => {
            format!(
                "seat {seat} has nothing to decide after step {step}: it's the turn of {}",
                seats.join(", ")
            )
        }
        _ => format!("the game is over after step {step}: choose an earlier --step"),
    })
}

fn tell(hint: &Hint, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(
        out,
        "after step {}, {} would play for seat {}: {}\n",
        hint.step, hint.level, hint.seat, hint.action
    )?;
    if hint.forced {
        return Ok(writeln!(out, "it's the only legal action, so there was nothing to think about")?);
    }
    let rows: Vec<_> = hint
        .candidates
        .iter()
        .map(|candidate| {
            let expected = match (candidate.expected, candidate.error) {
                (Some(share), Some(error)) if error > 0.0 => format!("{share:.3} ± {error:.3}"),
                (Some(share), _) => format!("{share:.3}"),
                (None, _) => "-".to_owned(),
            };
            vec![candidate.action.clone(), expected, candidate.why.clone().unwrap_or_default()]
        })
        .collect();
    writeln!(out, "{}", text_table(&["action", "expected", "why"], &rows))?;
    if hint.line.len() > 1 {
        let line: Vec<_> = hint.line.iter().map(|step| step.action.as_str()).collect();
        writeln!(out, "\nthe whole turn: {}", line.join(", "))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_forced_action_says_so() {
        let forced = Hint {
            game: "game",
            step: 4,
            seat: Seat::new(1),
            level: "scribe",
            action: "end".to_owned(),
            forced: true,
            candidates: vec![Considered {
                action: "end".to_owned(),
                visits: 0,
                expected: None,
                error: None,
                why: None,
            }],
            line: Vec::new(),
        };
        let mut out = Vec::new();
        tell(&forced, &mut out).expect("memory can be written");
        let told = String::from_utf8(out).expect("we write text");
        assert_eq!(
            told,
            "after step 4, scribe would play for seat 2: end\n\nit's the only legal action, so there was nothing to think about\n"
        );
    }
}
