//! What keys do.

use super::model::{Answer, Flow, Model, Pane};
use crate::lines::help;
use crate::request::{Request, meant};
use crate::session::{Session, Trouble};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// So far a page goes.
const PAGE: isize = 10;

/// So far the board is moved, that the eye can follow where little of it is in sight.
const HALF_BOARD: u16 = 5;

pub(super) fn press(model: &mut Model, session: &mut dyn Session, key: KeyEvent) -> Result<Flow, Trouble> {
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    match key.code {
        KeyCode::Char('c' | 'd') if control => return Ok(Flow::Leave),
        KeyCode::Char(_) if control => {}
        KeyCode::Char('?') if model.input.is_empty() => answer(model, session, Request::Help)?,
        KeyCode::Char(letter) => model.input.push(letter),
        KeyCode::Backspace => drop(model.input.pop()),
        KeyCode::Esc if model.input.is_empty() => {
            (model.pane, model.scrolled, model.asked) = (Pane::Log, 0, false);
        }
        KeyCode::Esc => model.input.clear(),
        KeyCode::F(1) => answer(model, session, Request::Help)?,
        KeyCode::Up => model.select(-1),
        KeyCode::Down => model.select(1),
        KeyCode::Home => model.select(isize::MIN),
        KeyCode::End => model.select(isize::MAX),
        KeyCode::PageUp => scroll(model, -PAGE),
        KeyCode::PageDown => scroll(model, PAGE),
        KeyCode::Left => model.board.1 = model.board.1.saturating_sub(4),
        KeyCode::Right => model.board.1 = model.board.1.saturating_add(4),
        KeyCode::Tab => model.board.0 = model.board.0.saturating_add(HALF_BOARD),
        KeyCode::BackTab => model.board.0 = model.board.0.saturating_sub(HALF_BOARD),
        KeyCode::Enter => return enter(model, session),
        _ => {}
    }
    Ok(Flow::On)
}

/// What is read beside the board; the log begins at its end.
fn scroll(model: &mut Model, by: isize) {
    let by = if model.pane == Pane::Log { -by } else { by };
    model.scrolled = (isize::from(i16::try_from(model.scrolled).unwrap_or(i16::MAX)) + by).max(0) as u16;
}

fn enter(model: &mut Model, session: &mut dyn Session) -> Result<Flow, Trouble> {
    let typed = std::mem::take(&mut model.input);
    let request = match Request::read(&typed, &model.shown.offers) {
        Request::Nothing if model.shown.over => return Ok(Flow::Leave),
        Request::Nothing if model.shown.is_my_turn() => {
            let question = model.shown.offers[model.selected].question.clone();
            if let Some(question) = question.filter(|_| !model.asked) {
                model.asked = true;
                model.say(vec![model.texts.with("play-sure").and("question", question).say()]);
                return Ok(Flow::On);
            }
            Request::Play(model.selected)
        }
        Request::Quit => return Ok(Flow::Leave),
        request => request,
    };
    answer(model, session, request)?;
    Ok(Flow::On)
}

fn answer(model: &mut Model, session: &mut dyn Session, request: Request) -> Result<(), Trouble> {
    let texts = model.texts;
    match request {
        Request::Play(index) => {
            let action = model.shown.offers[index].action.clone();
            play(model, session, &action)?;
        }
        Request::Other(text) => play(model, session, &text)?,
        Request::Undo => {
            let said = session.undo()?;
            model.acted(session.shown());
            model.say(vec![said]);
        }
        Request::Answer(agree) => {
            let said = session.answer_undo(agree)?;
            model.say(vec![said]);
        }
        Request::Several(indices) => {
            let offers = &model.shown.offers;
            let lines = indices.iter().map(|index| format!("{}. {}", index + 1, offers[*index].text));
            let lines = [texts.say("play-several")].into_iter().chain(lines).collect();
            model.select(isize::MIN);
            model.select(isize::try_from(indices[0]).unwrap_or_default());
            model.say(lines);
        }
        Request::Why(action) if action.is_empty() => model.say(vec![texts.say("play-why-what")]),
        Request::Why(action) => {
            let why = session.why(&meant(&action, &model.shown.offers));
            model.say(vec![why]);
        }
        Request::Hint => model.ask_hint(),
        Request::Rules(id) => {
            let rules = session.rules(id.as_deref()).into_iter();
            model.read(rules.map(|(id, text)| Answer::Rule(id, text)).collect());
        }
        Request::Help => {
            model.say(help(texts).into_iter().chain([texts.say("play-help-keys")]).collect());
        }
        Request::Log => model.read_log(),
        Request::Board => (model.pane, model.scrolled) = (Pane::Log, 0),
        Request::Actions | Request::Nothing | Request::Quit => {}
    }
    Ok(())
}

fn play(model: &mut Model, session: &mut dyn Session, action: &str) -> Result<(), Trouble> {
    match session.play(action)? {
        Ok(()) => {
            (model.pane, model.scrolled) = (Pane::Log, 0);
            model.acted(session.shown());
        }
        Err(why) => model.say(vec![why]),
    }
    Ok(())
}
