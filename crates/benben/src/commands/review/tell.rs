//! A review as text: the account of skill and luck, every decision in a line, and what was better where it matters.

use super::Report;
use crate::failure::Failure;
use crate::text_table::text_table;
use benben_bots::{Account, Move, SeatReport};
use std::io::Write;

pub(super) fn tell(report: &Report, out: &mut impl Write) -> Result<(), Failure> {
    for (index, seat) in report.seats.iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        tell_seat(seat, out)?;
    }
    Ok(())
}

fn tell_seat(seat: &SeatReport<String>, out: &mut impl Write) -> Result<(), Failure> {
    let rounded = seat.account.rounded();
    writeln!(out, "Seat {}: {}\n", seat.seat, summary(&seat.player, &rounded))?;
    writeln!(out, "{}", account(&rounded))?;
    if seat.moves.is_empty() {
        return Ok(writeln!(out, "\nThere was nothing to decide.")?);
    }
    let rows: Vec<_> = seat.moves.iter().map(row).collect();
    writeln!(out, "\n{}", text_table(&["step", "played", "grade", "cost", "expected", "between"], &rows))?;
    for wrong in seat.moves.iter().filter(|decision| decision.why.is_some()) {
        tell_wrong(wrong, out)?;
    }
    Ok(())
}

/// Skill and luck in one sentence.
fn summary(player: &str, account: &Account) -> String {
    let lost = -100.0 * account.decisions;
    let luck = 100.0 * (account.deal + account.between);
    let played = if lost < 0.05 {
        format!("{player} couldn’t have played better")
    } else {
        format!("{player}’s decisions cost {lost:.1} points")
    };
    match luck {
        even if even.abs() < 0.05 => format!("{played}, and luck evened out."),
        gave if gave > 0.0 => format!("{played}, and luck added {gave:.1} points."),
        took => format!("{played}, and luck took away {:.1} points.", -took),
    }
}

/// The account, in points of the win; rounded, so that what is printed adds up.
fn account(account: &Account) -> String {
    let points = |share: f64| format!("{:+.1}", 100.0 * share);
    let rows = [
        ("fair share", account.fair),
        ("luck of the deal", account.deal),
        ("own decisions", account.decisions),
        ("luck and the other players", account.between),
        ("result", account.result),
    ];
    text_table(&["account", "points"], &rows.map(|(what, share)| vec![what.to_owned(), points(share)]))
}

fn row(decision: &Move<String>) -> Vec<String> {
    let points = |share: f64| format!("{:.1}", 100.0 * share);
    let cost = if decision.error > 0.0 {
        format!("{} ± {}", points(decision.loss), points(decision.error))
    } else {
        points(decision.loss)
    };
    vec![
        decision.step.to_string(),
        decision.played.clone(),
        decision.grade.name().to_owned(),
        cost,
        points(decision.after),
        format!("{:+.1}", 100.0 * decision.between),
    ]
}

/// A decision that cost something: what was better, and why.
fn tell_wrong(decision: &Move<String>, out: &mut impl Write) -> Result<(), Failure> {
    let Some(why) = &decision.why else { return Ok(()) };
    writeln!(
        out,
        "\nStep {}: a {} that cost {:.1} points.",
        decision.step,
        decision.grade.name(),
        100.0 * decision.loss
    )?;
    writeln!(out, "  {} was better: {}", decision.best, why.best)?;
    if let Some(best) = decision.candidates.first().filter(|best| best.line.len() > 1) {
        writeln!(out, "    the whole turn: {}", best.line.join(", "))?;
    }
    Ok(writeln!(out, "  {}: {}", decision.played, why.played)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use benben_core::Seat;

    #[test]
    fn what_is_printed_adds_up() {
        // Rounded one by one, the parts would come to 99.9.
        let exact = Account { fair: 0.5, deal: 0.12346, decisions: -0.10054, between: 0.47708, result: 1.0 };
        let seat =
            SeatReport { seat: Seat::new(0), player: "Anna".to_owned(), account: exact, moves: Vec::new() };
        let mut out = Vec::new();
        tell_seat(&seat, &mut out).expect("memory can be written");
        let told = String::from_utf8(out).expect("we write text");
        let points = |what: &str| -> i64 {
            let line = told.lines().find(|line| line.starts_with(what)).expect(what);
            let written = line.split_whitespace().last().expect("a number").replace('.', "");
            written.parse().expect("a number")
        };
        let parts = ["fair share", "luck of the deal", "own decisions", "luck and the other players"];
        assert_eq!(parts.map(points).iter().sum::<i64>(), points("result"), "{told}");
        assert_eq!(points("result"), 1000);
    }

    #[test]
    fn a_summary_says_how_well_it_was_played_and_what_luck_did() {
        let account = |decisions, between| Account { fair: 0.5, deal: 0.01, decisions, between, result: 1.0 };
        assert_eq!(
            summary("Anna", &account(-0.031, 0.11)),
            "Anna’s decisions cost 3.1 points, and luck added 12.0 points."
        );
        assert_eq!(
            summary("Anna", &account(0.0, -0.31)),
            "Anna couldn’t have played better, and luck took away 30.0 points."
        );
        assert_eq!(
            summary("Anna", &account(0.0, -0.01)),
            "Anna couldn’t have played better, and luck evened out."
        );
    }
}
