//! The text form of a record: headers, one action a line, the end, a check. `docs/formats.md` describes it.

use super::{Ending, Record, RecordError, RecordStep};
use crate::{Commitment, Deal, Nonce, Secret, Seed, fair};
use std::fmt::Write;

const TITLE: &str = "benben record 1";

pub(super) fn write(record: &Record) -> String {
    let mut text = String::new();
    write_body(record, &mut text).expect("writing to a string cannot fail");
    let check = fair::fingerprint(&text);
    text + &format!("check: {check}\n")
}

fn write_body(record: &Record, out: &mut String) -> std::fmt::Result {
    writeln!(out, "{TITLE}")?;
    writeln!(out, "game: {}", record.game)?;
    writeln!(out, "rules: {}", record.rules)?;
    writeln!(out, "edition: {} {}", record.edition, record.edition_fingerprint)?;
    writeln!(out, "options: {}", record.options)?;
    for (index, player) in record.players.iter().enumerate() {
        // A name is one line, whatever somebody calls themselves.
        let name = player.split_whitespace().collect::<Vec<_>>().join(" ");
        writeln!(out, "seat {}: {name}", index + 1)?;
    }
    if let Some(deal) = &record.deal {
        writeln!(out, "commitment: {}", deal.commitment)?;
        writeln!(out, "secret: {}", deal.secret)?;
        for (index, nonce) in deal.nonces.iter().enumerate() {
            writeln!(out, "nonce {}: {nonce}", index + 1)?;
        }
    }
    writeln!(out, "seed: {}", record.seed)?;
    for branch in &record.branches {
        writeln!(out, "branch: {branch}")?;
    }
    for line in record.edition_text.iter().flat_map(|text| text.lines()) {
        // The reader forgives spaces lost at the end of a line, so none may be written there.
        writeln!(out, "| {}", line.trim_end())?;
    }
    writeln!(out)?;
    for (index, step) in record.steps.iter().enumerate() {
        writeln!(out, "{}. {} {}", index + 1, step.seat, step.action)?;
    }
    writeln!(out)?;
    match &record.ending {
        None => writeln!(out, "unfinished")?,
        Some(ending) => {
            writeln!(out, "scores: {}", join(&ending.scores))?;
            writeln!(out, "places: {}", join(&ending.places))?;
            writeln!(out, "state: {}", ending.state)?;
        }
    }
    Ok(())
}

fn join<T: ToString>(list: &[T]) -> String {
    list.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

pub(super) fn parse(text: &str) -> Result<Record, RecordError> {
    let text = text.replace("\r\n", "\n");
    let mut lines = Lines { lines: text.lines().map(str::trim_end).collect(), next: 0 };
    let record = parse_lines(&mut lines)?;
    // The check is of the record as we would write it, so that spacing lost in a mail does no harm.
    let written = write(&record);
    let check = lines.value("check")?;
    let expected = written.trim_end().rsplit_once("check: ").map_or("", |(_, check)| check);
    if check != expected {
        return Err(lines.problem("the check doesn't match: the record was changed after it was written"));
    }
    lines.skip_blank();
    match lines.peek() {
        None => Ok(record),
        Some(_) => {
            lines.next += 1;
            Err(lines.problem("nothing may follow the check"))
        }
    }
}

fn parse_lines(lines: &mut Lines<'_>) -> Result<Record, RecordError> {
    lines.skip_blank();
    if lines.take() != Some(TITLE) {
        return Err(lines.problem(&format!("expected the first line to be `{TITLE}`")));
    }
    let game = lines.value("game")?.to_owned();
    let rules = lines.read("rules")?;
    let edition = lines.value("edition")?;
    let (edition, fingerprint) = edition
        .split_once(' ')
        .ok_or_else(|| lines.problem("expected the edition's name and fingerprint"))?;
    let options = lines.value("options")?.to_owned();
    let mut players = Vec::new();
    while lines.peek().is_some_and(|line| line.starts_with("seat ")) {
        players.push(lines.value(&format!("seat {}", players.len() + 1))?.to_owned());
    }
    let deal = lines.deal(players.len())?;
    let seed: Seed = lines.read("seed")?;
    let mut branches = Vec::new();
    while lines.peek().is_some_and(|line| line.starts_with("branch:")) {
        branches.push(lines.read("branch")?);
    }
    let edition_text = lines.block();
    lines.skip_blank();
    let mut steps = Vec::new();
    while lines.peek().is_some_and(|line| line.starts_with(|c: char| c.is_ascii_digit())) {
        steps.push(lines.step(steps.len() + 1)?);
    }
    lines.skip_blank();
    let ending = lines.ending()?;
    Ok(Record {
        game,
        rules,
        edition: edition.to_owned(),
        edition_fingerprint: fingerprint.trim().to_owned(),
        edition_text,
        options,
        players,
        seed,
        branches,
        deal,
        steps,
        ending,
    })
}

struct Lines<'a> {
    lines: Vec<&'a str>,
    next: usize,
}

impl<'a> Lines<'a> {
    fn peek(&self) -> Option<&'a str> {
        self.lines.get(self.next).copied()
    }

    fn take(&mut self) -> Option<&'a str> {
        let line = self.peek();
        self.next += 1;
        line
    }

    fn skip_blank(&mut self) {
        while self.peek().is_some_and(|line| line.trim().is_empty()) {
            self.next += 1;
        }
    }

    /// A problem with the line taken last.
    fn problem(&self, problem: &str) -> RecordError {
        RecordError::Text { line: self.next.max(1), problem: problem.to_owned() }
    }

    /// The value of the header that must come now.
    fn value(&mut self, key: &str) -> Result<&'a str, RecordError> {
        let Some(line) = self.take() else {
            return Err(self.problem(&format!("the record is cut off: expected `{key}:`")));
        };
        line.strip_prefix(key)
            .and_then(|rest| rest.strip_prefix(':'))
            .map(str::trim)
            .ok_or_else(|| self.problem(&format!("expected `{key}:`")))
    }

    fn read<T: std::str::FromStr>(&mut self, key: &str) -> Result<T, RecordError> {
        let value = self.value(key)?;
        value.parse().map_err(|_| self.problem(&format!("the value of `{key}` can't be read")))
    }

    fn deal(&mut self, seats: usize) -> Result<Option<Deal>, RecordError> {
        if !self.peek().is_some_and(|line| line.starts_with("commitment:")) {
            return Ok(None);
        }
        let commitment: Commitment = self.read("commitment")?;
        let secret: Secret = self.read("secret")?;
        let nonces = (1..=seats)
            .map(|seat| self.read::<Nonce>(&format!("nonce {seat}")))
            .collect::<Result<Vec<_>, _>>()?;
        Ok(Some(Deal { commitment, secret, nonces }))
    }

    /// The edition text, if the record carries one.
    fn block(&mut self) -> Option<String> {
        let mut text = None::<String>;
        while let Some(rest) = self.peek().and_then(|line| line.strip_prefix('|')) {
            let text = text.get_or_insert_default();
            text.push_str(rest.strip_prefix(' ').unwrap_or(rest));
            text.push('\n');
            self.next += 1;
        }
        text
    }

    fn step(&mut self, number: usize) -> Result<RecordStep, RecordError> {
        let line = self.take().unwrap_or_default();
        let step = line
            .strip_prefix(&format!("{number}. "))
            .and_then(|rest| rest.trim_start().split_once(' '))
            .and_then(|(seat, action)| {
                Some(RecordStep { seat: seat.parse().ok()?, action: action.trim().to_owned() })
            });
        step.ok_or_else(|| self.problem(&format!("expected `{number}. SEAT ACTION`")))
    }

    fn ending(&mut self) -> Result<Option<Ending>, RecordError> {
        if self.peek() == Some("unfinished") {
            self.next += 1;
            return Ok(None);
        }
        let scores = self.list("scores")?;
        let places = self.list("places")?;
        let state = self.value("state")?.to_owned();
        Ok(Some(Ending { scores, places, state }))
    }

    fn list<T: std::str::FromStr>(&mut self, key: &str) -> Result<Vec<T>, RecordError> {
        let value = self.value(key)?;
        let numbers = value.split_ascii_whitespace().map(str::parse).collect::<Result<Vec<T>, _>>();
        numbers.map_err(|_| self.problem(&format!("the value of `{key}` can't be read")))
    }
}
