//! `benben review`: what every decision of a finished game was worth, and how much was luck.

mod tell;

use super::write_json;
use crate::failure::{Failure, did_you_mean};
use crate::recorded::{failed, read_record, with_recorded_face};
use benben_bots::{self as bots, Depth, Heuristics, Level, NotReviewed, Reviewing};
use benben_core::{Record, RecordError, Seat, Seats};
use benben_games::FaceVisitor;
use benben_web::{Face, Language, Texts, why};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::Write;
use std::path::PathBuf;

/// Review a finished game: what each decision cost, judged by what its player knew, and how much of the result was luck.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  benben review game.txt                     every seat
  benben review game.txt --seat 2 --json
  benben review game.txt --resigned 1        the game ended because seat 1 resigned

A record doesn't say who resigned, so a game that ended like that needs `--resigned`. Shares are of the win: 1 means a win, 0 a loss; points are hundredths of it. Fair share, deal, own \
decisions and what came between (luck and the other players) add up to the result. docs/review.md \
explains grades, errors and calibration.")]
pub(crate) struct Args {
    /// The record of a finished game, in text or JSON; `-` reads standard input.
    file: PathBuf,
    /// Review only this seat [default: every seat]
    #[arg(long, value_name = "SEAT")]
    seat: Option<Seat>,
    /// This seat resigned, which ended the game; can be given more than once.
    #[arg(long, value_name = "SEAT")]
    resigned: Vec<Seat>,
    /// Which level reviews it: `scribe`, `architect` or `pharaoh`.
    #[arg(long, default_value = "pharaoh")]
    level: String,
    /// The same seed gives the same review.
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    /// Print JSON for programs: one object.
    #[arg(long)]
    json: bool,
}

/// What is printed: reasons are sentences.
type Report = bots::Report<String>;

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let record = read_record(&args.file)?;
    let searches = Level::ALL.into_iter().filter(|level| *level != Level::Apprentice);
    let level = searches.clone().find(|level| level.name() == args.level).ok_or_else(|| {
        let hint = did_you_mean(&args.level, searches.map(Level::name));
        Failure::Usage(format!("no level `{}` reviews games: {hint}", args.level))
    })?;
    let resigned = args.resigned.iter().copied().collect();
    let asked = Asked { record: &record, seat: args.seat, resigned, level, seed: args.seed };
    let report = match with_recorded_face(&args.file, &record, asked)? {
        Ok(report) => report,
        Err(NotReviewed::NoSeat(seat)) => {
            return Err(Failure::Usage(format!("there is no seat {seat}: {} played", record.players.len())));
        }
        Err(error @ NotReviewed::NobodyResigned) => {
            return Err(Failure::Usage(format!("{error}: leave out `--resigned`")));
        }
        Err(error @ NotReviewed::NotOver) => {
            let hint = "(if it ended because somebody resigned, say who with `--resigned SEAT`)";
            return Err(failed(&args.file, &format!("{error} {hint}")));
        }
        Err(error) => return Err(failed(&args.file, &error.to_string())),
    };
    if args.json { write_json(out, &report) } else { tell::tell(&report, out) }
}

struct Asked<'a> {
    record: &'a Record,
    seat: Option<Seat>,
    resigned: Seats,
    level: Level,
    seed: u64,
}

impl FaceVisitor for Asked<'_> {
    type Out = Result<Result<Report, NotReviewed>, RecordError>;

    fn visit<F: Face, H: Heuristics<Game = F::Game>>(self) -> Self::Out {
        let depth: Depth = self.level.depth::<H>().expect("levels that do not search were refused");
        let mut reviewing = match Reviewing::<H>::of(self.record, self.seat, self.resigned, depth, self.seed)
        {
            Ok(reviewing) => reviewing,
            Err(NotReviewed::Record(error)) => return Err(error),
            Err(error) => return Ok(Err(error)),
        };
        let bar = progress_bar(reviewing.total());
        while reviewing.step() {
            bar.inc(1);
        }
        bar.finish_and_clear();
        let reviewed = reviewing.finish();
        let report = bots::Report::of(&reviewed, self.level.name(), &self.record.players);
        Ok(Ok(report.told(|kept| why::<F>(Texts::new(Language::English), kept.points, kept.named()))))
    }
}

/// On the standard error, and only if that is a terminal.
fn progress_bar(decisions: usize) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} decisions, {eta} to go")
        .expect("the template is valid");
    ProgressBar::with_draw_target(Some(decisions as u64), ProgressDrawTarget::stderr()).with_style(style)
}
