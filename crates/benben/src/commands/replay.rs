//! `benben replay`: a recorded game at any step, through anybody's eyes.

use super::write_json;
use crate::failure::Failure;
use crate::recorded::{read_record, with_recorded_rules};
use crate::trace_lines::write_trace;
use benben_core::{Game, Outcome, Record, RecordError, RecordStep, Seat, Seats, Table, Turn, Viewer};
use benben_games::RulesVisitor;
use serde::Serialize;
use std::io::Write;
use std::path::PathBuf;

/// Show any position of a recorded game: with everything visible, or as one seat or the public saw it.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  benben replay game.txt                     the last position, with everything visible
  benben replay game.txt --step 0            the deal
  benben replay game.txt --step 12 --seat 2  what seat 2 saw after the 12th action")]
pub(crate) struct Args {
    /// The record, in text or JSON; `-` reads standard input.
    file: PathBuf,
    /// Show the position after this many actions; 0 is the deal [default: the last one]
    #[arg(long, value_name = "N")]
    step: Option<usize>,
    /// Show only what this seat is allowed to know.
    #[arg(long, value_name = "SEAT", conflicts_with = "public")]
    seat: Option<usize>,
    /// Show only what everyone is allowed to know.
    #[arg(long)]
    public: bool,
    /// Print the whole game step by step, as `benben trace` does.
    #[arg(long, conflicts_with_all = ["step", "seat", "public", "json"])]
    trace: bool,
    /// Print JSON for programs.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let record = read_record(&args.file)?;
    if args.trace {
        return with_recorded_rules(&args.file, &record, Trace { record: &record, out })?;
    }
    let step = args.step.unwrap_or(record.steps.len());
    if step > record.steps.len() {
        let problem =
            format!("there is no step {step}: the record has {} steps (0 is the deal)", record.steps.len());
        return Err(Failure::Usage(problem));
    }
    let viewer = viewer(args, record.players.len())?;
    with_recorded_rules(&args.file, &record, Replay { record: &record, step, viewer, json: args.json, out })?
}

fn viewer(args: &Args, seats: usize) -> Result<Viewer, Failure> {
    match args.seat {
        Some(number) if (1..=seats).contains(&number) => Ok(Viewer::Seat(Seat::new(number - 1))),
        Some(number) => {
            Err(Failure::Usage(format!("there is no seat {number}: this game has seats 1 to {seats}")))
        }
        None if args.public => Ok(Viewer::Public),
        None => Ok(Viewer::Open),
    }
}

#[derive(Serialize)]
struct Position<'a, V, E> {
    game: &'static str,
    step: usize,
    steps: usize,
    viewer: Viewer,
    /// Who acted last, and how if the viewer may know it.
    played: Option<Acted<'a>>,
    /// What everyone was told about it.
    events: Vec<E>,
    awaits: Seats,
    view: V,
    outcome: Option<Outcome>,
}

#[derive(Serialize)]
struct Acted<'a> {
    seat: Seat,
    action: Option<&'a str>,
}

struct Replay<'a, W> {
    record: &'a Record,
    step: usize,
    viewer: Viewer,
    json: bool,
    out: &'a mut W,
}

impl<W: Write> RulesVisitor for Replay<'_, W> {
    type Out = Result<Result<(), Failure>, RecordError>;

    fn visit<G: Game>(self) -> Self::Out {
        let (table, events) = last_step::<G>(self.record, self.step)?;
        let last = self.step.checked_sub(1).map(|index| &self.record.steps[index]);
        let view = table.view(self.viewer);
        let position = Position {
            game: G::META.id,
            step: self.step,
            steps: self.record.steps.len(),
            viewer: self.viewer,
            played: last.map(|step| acted(step, self.viewer)),
            events,
            awaits: table.game().awaited(&view),
            view,
            outcome: (table.turn() == Turn::Over).then(|| table.game().outcome(table.state())),
        };
        Ok(if self.json { write_json(self.out, &position) } else { draw(&position, self.out) })
    }
}

struct Trace<'a, W> {
    record: &'a Record,
    out: &'a mut W,
}

impl<W: Write> RulesVisitor for Trace<'_, W> {
    type Out = Result<Result<(), Failure>, RecordError>;

    fn visit<G: Game>(self) -> Self::Out {
        write_trace::<G>(self.record, self.out)
    }
}

/// The table after this many actions, and what the last of them told everyone.
fn last_step<G: Game>(record: &Record, step: usize) -> Result<(Table<G>, Vec<G::Event>), RecordError> {
    let Some(before) = step.checked_sub(1) else {
        return Ok((record.open()?, Vec::new()));
    };
    let mut table: Table<G> = record.replay(before)?;
    let played = record.replay_step(&mut table)?;
    Ok((table, played.events))
}

/// An action may hold a secret: others only see what its events tell.
fn acted(step: &RecordStep, viewer: Viewer) -> Acted<'_> {
    Acted { seat: step.seat, action: viewer.sees(step.seat).then_some(&step.action) }
}

fn draw<V: std::fmt::Display, E: Serialize>(
    position: &Position<'_, V, E>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let view = position.view.to_string();
    writeln!(out, "{}\n", view.trim_end())?;
    write!(out, "step {} of {}: ", position.step, position.steps)?;
    match &position.played {
        None => writeln!(out, "the deal")?,
        Some(Acted { seat, action: Some(action) }) => writeln!(out, "seat {seat} played {action}")?,
        Some(Acted { seat, action: None }) if position.events.is_empty() => {
            writeln!(out, "seat {seat} acted in secret")?;
        }
        Some(Acted { seat, action: None }) => {
            writeln!(out, "seat {seat} acted, and everyone learned:")?;
            for event in &position.events {
                writeln!(out, "  {}", serde_json::to_string(event).expect("events are plain data"))?;
            }
        }
    }
    let awaited: Vec<_> = position.awaits.into_iter().map(|seat| seat.to_string()).collect();
    match &position.outcome {
        None if awaited.len() == 1 => writeln!(out, "it's the turn of seat {}", awaited[0])?,
        None => writeln!(out, "it's the turn of seats {}", awaited.join(", "))?,
        Some(outcome) => {
            let winners: Vec<_> = outcome.standings.winners().map(|seat| format!("seat {seat}")).collect();
            writeln!(
                out,
                "the game ended under rule {}: won by {}",
                outcome.ended_by,
                winners.join(" and ")
            )?;
        }
    }
    Ok(())
}
