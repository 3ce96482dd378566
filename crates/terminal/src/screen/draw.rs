//! The picture: board and log above, prompt, actions, a line to type into and the keys below.

use super::board::board;
use super::model::{Answer, Model, Pane};
use crate::paragraph;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Borders, List, ListItem, ListState, Paragraph, Wrap};

/// Below this there is no room for a board, actions and a line to type into.
const SMALLEST: (u16, u16) = (40, 14);

/// From this width on the log has a place beside the board.
const WIDE: u16 = 100;

/// Lines of the log below the board, its title included.
const LOG: u16 = 5;

/// Lines of the list of actions at least, its title included.
const LIST: u16 = 4;

/// How the window is shared out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shape {
    /// The log is beside the board.
    Wide,
    /// The log is below it.
    Narrow,
    /// The board needs all the room there is; of the log only the latest sentence is told.
    Tight,
}

struct Room {
    shape: Shape,
    /// Lines for the actions.
    list: u16,
}

impl Room {
    fn of(model: &Model, area: Rect) -> Self {
        // Without the head, the prompt, the line to type into and the keys.
        let room = area.height - 5;
        let board = model.shown.drawing.lines.len() as u16;
        let wanted = (model.shown.offers.len() as u16 + 2).clamp(LIST, (area.height / 3).max(LIST));
        let shape = match area.width {
            WIDE.. => Shape::Wide,
            _ if board + 1 + LOG + wanted <= room => Shape::Narrow,
            _ => Shape::Tight,
        };
        let frame = if shape == Shape::Tight { 0 } else { 2 };
        Room { shape, list: wanted.min(room.saturating_sub(board + frame).max(LIST)) }
    }
}

pub(super) fn draw(model: &mut Model, frame: &mut Frame<'_>) {
    let area = frame.area();
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        let small = Paragraph::new(model.texts.say("play-small")).wrap(Wrap { trim: true });
        return frame.render_widget(small, area);
    }
    let room = Room::of(model, area);
    let [head, middle, prompt, list, input, foot] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Min(4),
        Constraint::Length(2),
        Constraint::Length(room.list),
        Constraint::Length(1),
        Constraint::Length(1),
    ])
    .areas(area);
    players(model, frame, head);
    let title = model.texts.say("table-board");
    match (room.shape, model.pane != Pane::Log) {
        (Shape::Wide, _) => {
            let [left, right] = Layout::horizontal([Constraint::Fill(3), Constraint::Fill(2)]).areas(middle);
            board(model, frame, left, Block::bordered().title(title));
            pane(model, frame, right, Borders::ALL);
        }
        (Shape::Tight, false) => board(model, frame, middle, Block::new()),
        (shape, reading) => {
            let share = if reading { Constraint::Percentage(45) } else { Constraint::Max(LOG) };
            let [upper, lower] = Layout::vertical([Constraint::Fill(2), share]).areas(middle);
            let block = match shape {
                Shape::Tight => Block::new(),
                _ => Block::new().borders(Borders::TOP).title(title),
            };
            board(model, frame, upper, block);
            pane(model, frame, lower, Borders::TOP);
        }
    }
    said(model, frame, prompt, room.shape);
    actions_list(model, frame, list, room.shape);
    let typed = format!("> {}", model.input);
    frame.render_widget(Paragraph::new(typed.as_str()), input);
    frame.set_cursor_position((input.x + (typed.chars().count() as u16).min(input.width - 1), input.y));
    let keys = Paragraph::new(model.texts.say("play-keys")).style(Style::new().add_modifier(Modifier::DIM));
    frame.render_widget(keys, foot);
}

/// The title and everyone with their points.
fn players(model: &Model, frame: &mut Frame<'_>, area: Rect) {
    let title = Span::styled(format!("{}   ", model.shown.title), Style::new().add_modifier(Modifier::BOLD));
    let mut spans = vec![title];
    for player in &model.shown.players {
        let mark = if player.awaited { "▸ " } else { "" };
        let score = player.score.map_or(String::new(), |score| format!(" {score}"));
        let mut style = Style::new().fg(seat_colour(player.seat.index()));
        if player.own {
            style = style.add_modifier(Modifier::UNDERLINED);
        }
        spans.push(Span::styled(format!("{mark}{}{score}", player.name), style));
        spans.push(Span::raw("   "));
    }
    frame.render_widget(Line::from(spans), area);
}

fn pane(model: &mut Model, frame: &mut Frame<'_>, area: Rect, borders: Borders) {
    let block = Block::new().borders(borders).title(match model.pane {
        Pane::Log => model.texts.say("table-log"),
        Pane::Answer(_) => format!("{} (Esc)", model.shown.title),
    });
    let inside = block.inner(area);
    let width = usize::from(inside.width);
    let lines: Vec<String> = match &model.pane {
        Pane::Log => model.shown.log.iter().flat_map(|said| paragraph::wrap(said, width)).collect(),
        Pane::Answer(answers) => answers.iter().flat_map(|answer| answered(answer, width)).collect(),
    };
    let most = (lines.len() as u16).saturating_sub(inside.height);
    model.scrolled = model.scrolled.min(most);
    let from = if model.pane == Pane::Log { most - model.scrolled } else { model.scrolled };
    let text: Vec<Line<'_>> = lines.into_iter().map(Line::from).collect();
    frame.render_widget(Paragraph::new(text).scroll((from, 0)).block(block), area);
}

fn answered(answer: &Answer, width: usize) -> Vec<String> {
    match answer {
        Answer::Line(line) => paragraph::wrap(line, width),
        Answer::Rule(id, text) if id.is_empty() => paragraph::wrap(text, width),
        Answer::Rule(id, text) => {
            let mut lines = paragraph::rule(id, text, width);
            lines.push(String::new());
            lines
        }
    }
}

/// The sentence of what is awaited, and what there is to know besides.
fn said(model: &Model, frame: &mut Frame<'_>, area: Rect, shape: Shape) {
    let strong = Style::new().add_modifier(Modifier::BOLD);
    let mut text = vec![Line::styled(model.shown.prompt.clone(), strong)];
    let latest = model.shown.log.last().filter(|_| shape == Shape::Tight);
    text.extend(model.shown.notice.as_ref().or(latest).cloned().map(Line::from));
    frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
}

fn actions_list(model: &Model, frame: &mut Frame<'_>, area: Rect, shape: Shape) {
    let offers = &model.shown.offers;
    let items = offers.iter().enumerate().map(|(index, offer)| {
        let notation = Span::styled(format!("  {}", offer.action), Style::new().add_modifier(Modifier::DIM));
        ListItem::new(Line::from(vec![Span::raw(format!("{:>3}  {}", index + 1, offer.text)), notation]))
    });
    let title = match offers.len() {
        0 => String::new(),
        count => model.texts.with("table-actions").and("count", count).say(),
    };
    let list = List::new(items)
        .block(
            Block::new().borders(if shape == Shape::Wide { Borders::ALL } else { Borders::TOP }).title(title),
        )
        .highlight_style(Style::new().add_modifier(Modifier::REVERSED));
    let mut state = ListState::default().with_selected((!offers.is_empty()).then_some(model.selected));
    frame.render_stateful_widget(list, area, &mut state);
}

fn seat_colour(seat: usize) -> Color {
    [Color::Yellow, Color::Cyan, Color::Magenta, Color::Green, Color::Red][seat % 5]
}
