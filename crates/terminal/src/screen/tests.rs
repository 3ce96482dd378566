//! The picture on a terminal of its own, and what keys do to it.

use super::draw::draw;
use super::keys::press;
use super::model::{Flow, Model, Pane};
use crate::session::{Session, Trouble};
use crate::shown::{Drawing, Offer, Player, Shown};
use benben_core::Seat;
use benben_web::{Language, Texts, Tint};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::style::{Color, Modifier};
use std::time::Duration;

/// A table where one digs, and where digging twice is forbidden.
struct Digging {
    texts: Texts,
    dug: Vec<String>,
}

impl Digging {
    fn new() -> Self {
        Digging { texts: Texts::new(Language::English), dug: Vec::new() }
    }
}

impl Session for Digging {
    fn texts(&self) -> Texts {
        self.texts
    }

    fn shown(&self) -> Shown {
        let offer = |number: usize| Offer {
            action: format!("dig {number}"),
            text: format!("Dig {number} steps"),
            question: (number == 3).then(|| "So deep?".to_owned()),
        };
        let player = |seat: usize, name: &str| Player {
            seat: Seat::new(seat),
            name: name.to_owned(),
            score: Some(7),
            awaited: seat == 0,
            own: seat == 0,
        };
        let depth = format!("depth {}", self.dug.len());
        Shown {
            title: "Shaft".to_owned(),
            drawing: Drawing {
                lines: vec![
                    vec![("gold".to_owned(), Some(Tint::Yellow)), (" here".to_owned(), None)],
                    vec![(depth, None)],
                ],
                seats: 1..2,
                own: 1..2,
            },
            players: vec![player(0, "Ada"), player(1, "Scribe")],
            prompt: "Dig, Ada.".to_owned(),
            offers: (1..=3).map(offer).collect(),
            log: self.dug.iter().map(|dug| format!("Ada digs: {dug}.")).collect(),
            notice: None,
            ending: Vec::new(),
            over: false,
        }
    }

    fn advance(&mut self, _patience: Duration) -> Result<bool, Trouble> {
        Ok(false)
    }

    fn play(&mut self, action: &str) -> Result<Result<(), String>, Trouble> {
        if action == "dig 9" {
            return Ok(Err(self.why(action)));
        }
        self.dug.push(action.to_owned());
        Ok(Ok(()))
    }

    fn why(&self, action: &str) -> String {
        format!("{action} is too deep (rule T3)")
    }

    fn hint(&self) -> Vec<String> {
        vec!["Dig 2 steps.".to_owned()]
    }

    fn undo(&mut self) -> Result<String, Trouble> {
        self.dug.pop();
        Ok("Undone.".to_owned())
    }

    fn answer_undo(&mut self, _agree: bool) -> Result<String, Trouble> {
        Ok(String::new())
    }

    fn rules(&self, id: Option<&str>) -> Vec<(String, String)> {
        vec![(id.unwrap_or("T1").to_owned(), "One digs.".to_owned())]
    }

    fn farewell(&self) -> Vec<String> {
        Vec::new()
    }
}

fn picture(model: &mut Model, width: u16, height: u16) -> Vec<String> {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("memory is a terminal");
    terminal.draw(|frame| draw(model, frame)).expect("it can be drawn");
    let buffer = terminal.backend().buffer();
    let line = |y: u16| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim_end().to_owned();
    (0..height).map(line).collect()
}

/// Types this, then presses Enter.
fn type_in(model: &mut Model, session: &mut Digging, text: &str) -> Flow {
    for letter in text.chars() {
        key(model, session, KeyCode::Char(letter));
    }
    key(model, session, KeyCode::Enter)
}

fn key(model: &mut Model, session: &mut Digging, code: KeyCode) -> Flow {
    press(model, session, KeyEvent::new(code, KeyModifiers::NONE)).expect("the table is in memory")
}

fn start() -> (Model, Digging) {
    let session = Digging::new();
    (Model::new(session.shown(), session.texts), session)
}

#[test]
fn everything_has_its_place_on_a_wide_and_on_a_narrow_terminal() {
    let (mut model, mut session) = start();
    type_in(&mut model, &mut session, "dig 2");
    let wide = picture(&mut model, 110, 20);
    assert_eq!(wide[0], "Shaft   ▸ Ada 7   Scribe 7");
    assert!(wide[1].contains("Board") && wide[1].contains("Game log"), "{wide:?}");
    assert!(wide[2].contains("gold here") && wide[2].contains("Ada digs: dig 2."), "{wide:?}");
    assert!(wide.iter().any(|line| line == "Dig, Ada."), "{wide:?}");
    assert!(wide.iter().any(|line| line.contains("  2  Dig 2 steps  dig 2")), "{wide:?}");
    assert_eq!(wide[18], ">");
    assert!(wide[19].starts_with("↑↓ choose"), "{wide:?}");
    let narrow = picture(&mut model, 60, 24);
    assert!(narrow[2].contains("gold here") && !narrow[2].contains("digs"), "{narrow:?}");
    assert!(narrow.iter().any(|line| line.contains("Ada digs: dig 2.")), "{narrow:?}");
    let tiny = picture(&mut model, 30, 10);
    assert!(tiny[0].starts_with("This window is too small."), "{tiny:?}");
}

#[test]
fn the_drawing_has_its_colours_and_what_changed_is_underlined() {
    let (mut model, mut session) = start();
    session.dug.push("dig 1".to_owned());
    model.see(session.shown());
    let mut terminal = Terminal::new(TestBackend::new(110, 20)).expect("memory is a terminal");
    terminal.draw(|frame| draw(&mut model, frame)).expect("it can be drawn");
    let buffer = terminal.backend().buffer();
    assert_eq!((buffer[(1, 2)].symbol(), buffer[(1, 2)].fg), ("g", Color::Yellow));
    let changed = |x: u16, y: u16| buffer[(x, y)].modifier.contains(Modifier::UNDERLINED);
    assert!(!changed(1, 2) && changed(7, 3), "{buffer:?}");
}

#[test]
fn actions_are_chosen_with_arrows_and_asked_about_where_they_are_grave() {
    let (mut model, mut session) = start();
    key(&mut model, &mut session, KeyCode::Down);
    key(&mut model, &mut session, KeyCode::Enter);
    assert_eq!(session.dug, ["dig 2"]);
    key(&mut model, &mut session, KeyCode::End);
    key(&mut model, &mut session, KeyCode::Enter);
    assert_eq!(session.dug.len(), 1);
    let asked = picture(&mut model, 110, 20).join("\n");
    assert!(asked.contains("So deep? Press Enter again"), "{asked}");
    key(&mut model, &mut session, KeyCode::Enter);
    assert_eq!(session.dug, ["dig 2", "dig 3"]);
}

#[test]
fn what_is_typed_is_answered_beside_the_board() {
    let (mut model, mut session) = start();
    for (typed, answer) in [
        ("dig 9", "dig 9 is too deep (rule T3)"),
        ("why dig 9", "dig 9 is too deep (rule T3)"),
        ("rules T4", "T4   One digs."),
        ("dig", "That could be any of these:"),
        ("undo", "Undone."),
        ("help", "A number, an action in brackets"),
    ] {
        assert_eq!(type_in(&mut model, &mut session, typed), Flow::On);
        let seen = picture(&mut model, 110, 24).join("\n");
        assert!(seen.contains(answer), "{typed}: {seen}");
    }
    type_in(&mut model, &mut session, "hint");
    assert!(model.is_asking_hint() && picture(&mut model, 110, 20).join("").contains("Thinking…"));
    model.hinted(session.hint());
    assert!(picture(&mut model, 110, 20).join("").contains("Dig 2 steps."));
    key(&mut model, &mut session, KeyCode::Esc);
    assert_eq!(model.pane, Pane::Log);
    assert_eq!(type_in(&mut model, &mut session, "quit"), Flow::Leave);
    let control = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
    assert_eq!(press(&mut model, &mut session, control).expect("it is read"), Flow::Leave);
}
