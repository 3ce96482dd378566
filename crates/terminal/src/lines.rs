//! Line by line: for pipes, screen readers and terminals that can do no more.

use crate::paragraph;
use crate::request::{Request, meant};
use crate::session::{Session, Trouble};
use crate::shown::{Offer, Shown};
use benben_web::{Texts, Tint};
use std::io::{BufRead, Write};
use std::time::Duration;

/// So many actions are listed unasked.
const LISTED: usize = 30;

/// Wide enough to read, narrow enough for any terminal.
const WIDTH: usize = 80;

/// How long to wait before looking again whether others have played; they are heard at once.
const LOOK_AGAIN: Duration = Duration::from_secs(1);

/// No bot thinks longer.
const LONGEST: Duration = Duration::from_secs(600);

/// Is the drawn position in colour?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inks {
    /// With the escapes that terminals know.
    Coloured,
    /// Without any.
    Plain,
}

/// Plays until the game is over, the player quits or the input ends.
pub fn play_lines(
    session: &mut dyn Session,
    inks: Inks,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<(), Trouble> {
    let mut lines = Lines { session, inks, out, told: 0, waited: String::new() };
    lines.welcome()?;
    loop {
        let shown = lines.catch_up()?;
        lines.news(&shown)?;
        if shown.over {
            return lines.end(&shown);
        }
        lines.position(&shown)?;
        if !lines.turn(&shown, input)? {
            return lines.farewell();
        }
    }
}

struct Lines<'a> {
    session: &'a mut dyn Session,
    inks: Inks,
    out: &'a mut dyn Write,
    /// How many sentences of the log were told.
    told: usize,
    /// What was said last about those who are waited for.
    waited: String,
}

impl Lines<'_> {
    fn texts(&self) -> Texts {
        self.session.texts()
    }

    fn say(&mut self, text: &str) -> Result<(), Trouble> {
        for line in text.lines().flat_map(|line| paragraph::wrap(line, WIDTH)) {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }

    fn welcome(&mut self) -> Result<(), Trouble> {
        let (shown, texts) = (self.session.shown(), self.texts());
        let (own, others): (Vec<_>, Vec<_>) = shown.players.iter().partition(|player| player.own);
        let names: Vec<&str> = others.iter().map(|player| player.name.as_str()).collect();
        let said = texts.with("play-welcome").and("game", shown.title.as_str());
        let said = said.and("name", own.first().map_or("", |own| own.name.as_str()));
        let said = said.and("others", texts.list(&names)).say();
        self.say(&said)?;
        self.say(&texts.say("play-welcome-help"))
    }

    /// Waits until the player is awaited or the game is over, and tells meanwhile what happens.
    fn catch_up(&mut self) -> Result<Shown, Trouble> {
        let mut shown = self.session.shown();
        while !shown.over && !shown.is_my_turn() {
            if shown.prompt != self.waited {
                self.news(&shown)?;
                self.say(&shown.prompt)?;
                self.waited.clone_from(&shown.prompt);
            }
            self.out.flush()?;
            if self.session.advance(LOOK_AGAIN)? {
                shown = self.session.shown();
            }
        }
        self.waited.clear();
        // In a simultaneous turn the bots decide while the player does; here they have decided before.
        while !shown.over && self.session.advance(LONGEST)? {
            shown = self.session.shown();
        }
        Ok(shown)
    }

    /// What happened since it was last told.
    fn news(&mut self, shown: &Shown) -> Result<(), Trouble> {
        self.told = self.told.min(shown.log.len());
        for sentence in &shown.log[self.told..] {
            self.say(&format!("* {sentence}"))?;
        }
        self.told = shown.log.len();
        match &shown.notice {
            Some(notice) => self.say(notice),
            None => Ok(()),
        }
    }

    fn position(&mut self, shown: &Shown) -> Result<(), Trouble> {
        self.drawing(shown)?;
        self.say(&shown.players_line())?;
        self.say(&shown.prompt)?;
        self.actions(&shown.offers, LISTED)
    }

    fn drawing(&mut self, shown: &Shown) -> Result<(), Trouble> {
        writeln!(self.out)?;
        for line in &shown.drawing.lines {
            for (piece, tint) in line {
                match (self.inks, tint) {
                    (Inks::Coloured, Some(tint)) => write!(self.out, "\x1b[{}m{piece}\x1b[0m", code(*tint))?,
                    _ => write!(self.out, "{piece}")?,
                }
            }
            writeln!(self.out)?;
        }
        Ok(writeln!(self.out)?)
    }

    fn actions(&mut self, offers: &[Offer], most: usize) -> Result<(), Trouble> {
        for (index, offer) in offers.iter().enumerate().take(most) {
            self.offer(index, offer)?;
        }
        let more = offers.len().saturating_sub(most);
        if more > 0 {
            let said = self.texts().with("play-more").and("count", more).say();
            self.say(&said)?;
        }
        Ok(())
    }

    fn offer(&mut self, index: usize, offer: &Offer) -> Result<(), Trouble> {
        Ok(writeln!(self.out, "{:>3}. {} ({})", index + 1, offer.text, offer.action)?)
    }

    /// Reads and answers until something was played or taken back; false if the player leaves.
    fn turn(&mut self, shown: &Shown, input: &mut dyn BufRead) -> Result<bool, Trouble> {
        loop {
            write!(self.out, "> ")?;
            self.out.flush()?;
            let mut line = Vec::new();
            if input.read_until(b'\n', &mut line)? == 0 {
                writeln!(self.out)?;
                return Ok(false);
            }
            // Whatever isn't UTF-8 is no reason to leave: it gets the answer that any unknown word gets.
            match Request::read(&String::from_utf8_lossy(&line), &shown.offers) {
                Request::Quit => return Ok(false),
                request => {
                    if self.answer(request, shown)? {
                        return Ok(true);
                    }
                }
            }
        }
    }

    /// Does what was asked. Has the table changed?
    fn answer(&mut self, request: Request, shown: &Shown) -> Result<bool, Trouble> {
        let texts = self.texts();
        match request {
            Request::Play(index) => return self.play(&shown.offers[index].action),
            Request::Other(text) => return self.play(&text),
            Request::Undo => {
                let said = self.session.undo()?;
                self.say(&said)?;
                return Ok(true);
            }
            Request::Answer(agree) => {
                let said = self.session.answer_undo(agree)?;
                self.say(&said)?;
                return Ok(true);
            }
            Request::Nothing | Request::Quit => {}
            Request::Several(indices) => {
                self.say(&texts.say("play-several"))?;
                for index in indices.into_iter().take(LISTED) {
                    self.offer(index, &shown.offers[index])?;
                }
            }
            Request::Why(action) if action.is_empty() => self.say(&texts.say("play-why-what"))?,
            Request::Why(action) => {
                let why = self.session.why(&meant(&action, &shown.offers));
                self.say(&why)?;
            }
            Request::Hint => {
                self.say(&texts.say("play-thinking"))?;
                self.out.flush()?;
                let lines = self.session.hint();
                lines.iter().try_for_each(|line| self.say(line))?;
            }
            Request::Rules(id) => {
                for (id, text) in self.session.rules(id.as_deref()) {
                    let lines = if id.is_empty() {
                        paragraph::wrap(&text, WIDTH)
                    } else {
                        paragraph::rule(&id, &text, WIDTH)
                    };
                    lines.iter().try_for_each(|line| writeln!(self.out, "{line}"))?;
                    writeln!(self.out)?;
                }
            }
            Request::Log if shown.log.is_empty() => self.say(&texts.say("log-empty"))?,
            Request::Log => shown.log.iter().try_for_each(|said| self.say(&format!("* {said}")))?,
            Request::Actions => self.actions(&shown.offers, usize::MAX)?,
            Request::Board => self.position(shown)?,
            Request::Help => help(texts).iter().try_for_each(|line| self.say(line))?,
        }
        Ok(false)
    }

    fn play(&mut self, action: &str) -> Result<bool, Trouble> {
        match self.session.play(action)? {
            Ok(()) => Ok(true),
            Err(why) => {
                self.say(&why)?;
                Ok(false)
            }
        }
    }

    fn end(&mut self, shown: &Shown) -> Result<(), Trouble> {
        self.drawing(shown)?;
        self.say(&shown.prompt)?;
        shown.ending.iter().try_for_each(|line| self.say(line))?;
        self.farewell()
    }

    fn farewell(&mut self) -> Result<(), Trouble> {
        for line in self.session.farewell() {
            // A command is copied as it is, so it is not broken into lines.
            writeln!(self.out, "{line}")?;
        }
        Ok(self.out.flush()?)
    }
}

/// What can be typed.
pub(crate) fn help(texts: Texts) -> Vec<String> {
    vec![
        texts.say("play-help-action"),
        texts.say("play-help-why"),
        texts.say("play-help-hint"),
        texts.say("play-help-undo"),
        texts.say("play-help-answer"),
        texts.say("play-help-rules"),
        texts.say("play-help-log"),
        texts.say("play-help-board"),
        texts.say("play-help-quit"),
    ]
}

/// How terminals are told a colour.
fn code(tint: Tint) -> &'static str {
    match tint {
        Tint::Red => "31",
        Tint::Orange => "38;5;208",
        Tint::Yellow => "33",
        Tint::Green => "32",
        Tint::Blue => "34",
        Tint::Sky => "36",
        Tint::Pink => "35",
        Tint::Faint => "2",
        Tint::Strong => "1",
    }
}
