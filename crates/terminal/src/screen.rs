//! Full screen: the position, the log, what can be done, and a line to type into.

mod board;
mod draw;
mod keys;
mod model;
#[cfg(test)]
mod tests;

use crate::session::{Session, Trouble};
use model::{Flow, Model};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{self, Event};
use std::io::Write;
use std::time::Duration;

/// So often others are looked after while no key is pressed.
const TICK: Duration = Duration::from_millis(60);

/// Plays in full screen until the player leaves. The terminal is as before afterwards, also after a panic; what is said
/// to somebody who leaves goes to `out`.
pub fn play_screen(session: &mut dyn Session, out: &mut dyn Write) -> Result<(), Trouble> {
    let mut terminal = ratatui::try_init()?;
    let played = run(&mut terminal, session);
    ratatui::restore();
    let over = played?;
    if over {
        for line in session.shown().ending {
            writeln!(out, "{line}")?;
        }
    }
    for line in session.farewell() {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// What a screen of this size shows at first, line by line and without colours: for tests.
#[doc(hidden)]
pub fn picture(session: &dyn Session, width: u16, height: u16) -> Vec<String> {
    let mut model = Model::new(session.shown(), session.texts());
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("memory is a terminal");
    terminal.draw(|frame| draw::draw(&mut model, frame)).expect("memory can be drawn on");
    let buffer = terminal.backend().buffer();
    let line = |y: u16| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim_end().to_owned();
    (0..height).map(line).collect()
}

/// Was the game over when the player left?
fn run(terminal: &mut ratatui::DefaultTerminal, session: &mut dyn Session) -> Result<bool, Trouble> {
    let mut model = Model::new(session.shown(), session.texts());
    loop {
        terminal.draw(|frame| draw::draw(&mut model, frame))?;
        if model.is_asking_hint() {
            // The picture says that somebody thinks; now they do.
            model.hinted(session.hint());
            continue;
        }
        if session.advance(Duration::ZERO)? {
            model.see(session.shown());
            continue;
        }
        if !event::poll(TICK)? {
            continue;
        }
        match event::read()? {
            Event::Key(key) if key.is_press() => match keys::press(&mut model, session, key)? {
                Flow::On => {}
                Flow::Leave => return Ok(model.shown.over),
            },
            // Whatever else happens, such as another size, is seen in the next picture.
            _ => {}
        }
    }
}
