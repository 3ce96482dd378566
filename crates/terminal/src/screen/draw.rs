//! The picture: board and log above, prompt, actions, a line to type into and the keys below.

use super::model::{Answer, Model, Pane};
use crate::paragraph;
use benben_web::Tint;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, List, ListItem, ListState, Paragraph, Wrap};

/// Below this there is no room for a board, actions and a line to type into.
const SMALLEST: (u16, u16) = (40, 14);

/// From this width on the log has a place beside the board.
const WIDE: u16 = 100;

pub(super) fn draw(model: &mut Model, frame: &mut Frame<'_>) {
    let area = frame.area();
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        let small = Paragraph::new(model.texts.say("play-small")).wrap(Wrap { trim: true });
        return frame.render_widget(small, area);
    }
    let offers = model.shown.offers.len() as u16 + 2;
    let actions = offers.clamp(4, (area.height / 3).max(4));
    let [head, middle, prompt, list, input, foot] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Min(4),
        Constraint::Length(2),
        Constraint::Length(actions),
        Constraint::Length(1),
        Constraint::Length(1),
    ])
    .areas(area);
    players(model, frame, head);
    let beside = area.width >= WIDE;
    let reading = model.pane != Pane::Log;
    let (board_area, pane_area) = if beside {
        let [board, pane] = Layout::horizontal([Constraint::Fill(3), Constraint::Fill(2)]).areas(middle);
        (board, pane)
    } else {
        let share = if reading { Constraint::Percentage(45) } else { Constraint::Max(5) };
        let [board, pane] = Layout::vertical([Constraint::Fill(2), share]).areas(middle);
        (board, pane)
    };
    board(model, frame, board_area);
    pane(model, frame, pane_area);
    said(model, frame, prompt);
    actions_list(model, frame, list);
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

fn board(model: &mut Model, frame: &mut Frame<'_>, area: Rect) {
    let block = Block::bordered().title(model.texts.say("table-board"));
    let inside = block.inner(area);
    let deepest = (model.shown.drawing.len() as u16).saturating_sub(inside.height);
    let width =
        |line: &Vec<(String, Option<Tint>)>| line.iter().map(|(piece, _)| piece.chars().count()).sum();
    let widest: usize = model.shown.drawing.iter().map(width).max().unwrap_or_default();
    model.board.0 = model.board.0.min(deepest);
    model.board.1 = model.board.1.min((widest as u16).saturating_sub(inside.width));
    let lines: Vec<Line<'_>> = (0..model.shown.drawing.len()).map(|line| board_line(model, line)).collect();
    frame.render_widget(Paragraph::new(lines).scroll(model.board).block(block), area);
}

/// A line in its colours; what others have changed is underlined.
fn board_line(model: &Model, line: usize) -> Line<'static> {
    let mut column = 0;
    let mut spans = Vec::new();
    for (piece, tint) in &model.shown.drawing[line] {
        let changed =
            piece.chars().enumerate().any(|(at, letter)| model.is_changed(line, column + at, letter));
        let style = tint.map_or(Style::new(), style);
        let style = if changed { style.add_modifier(Modifier::UNDERLINED) } else { style };
        spans.push(Span::styled(piece.clone(), style));
        column += piece.chars().count();
    }
    Line::from(spans)
}

fn pane(model: &mut Model, frame: &mut Frame<'_>, area: Rect) {
    let block = Block::bordered().title(match model.pane {
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
fn said(model: &Model, frame: &mut Frame<'_>, area: Rect) {
    let strong = Style::new().add_modifier(Modifier::BOLD);
    let mut text = vec![Line::styled(model.shown.prompt.clone(), strong)];
    text.extend(model.shown.notice.clone().map(Line::from));
    frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
}

fn actions_list(model: &Model, frame: &mut Frame<'_>, area: Rect) {
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
        .block(Block::bordered().title(title))
        .highlight_style(Style::new().add_modifier(Modifier::REVERSED));
    let mut state = ListState::default().with_selected((!offers.is_empty()).then_some(model.selected));
    frame.render_stateful_widget(list, area, &mut state);
}

fn seat_colour(seat: usize) -> Color {
    [Color::Yellow, Color::Cyan, Color::Magenta, Color::Green, Color::Red][seat % 5]
}

fn style(tint: Tint) -> Style {
    match tint {
        Tint::Red => Style::new().fg(Color::Red),
        Tint::Orange => Style::new().fg(Color::Indexed(208)),
        Tint::Yellow => Style::new().fg(Color::Yellow),
        Tint::Green => Style::new().fg(Color::Green),
        Tint::Blue => Style::new().fg(Color::Blue),
        Tint::Sky => Style::new().fg(Color::Cyan),
        Tint::Pink => Style::new().fg(Color::Magenta),
        Tint::Faint => Style::new().add_modifier(Modifier::DIM),
        Tint::Strong => Style::new().add_modifier(Modifier::BOLD),
    }
}
