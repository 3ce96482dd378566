//! The drawn position on the screen. Where it doesn't all fit, what lies before the seats stays in sight and the rest is scrolled.

use super::model::Model;
use crate::shown::Drawing;
use benben_web::Tint;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph};
use std::ops::Range;

/// How far the second line of something too long is set in.
const INDENT: usize = 4;

pub(super) fn board(model: &mut Model, frame: &mut Frame<'_>, area: Rect, block: Block<'_>) {
    let inside = block.inner(area);
    frame.render_widget(block, area);
    let (drawing, width) = (&model.shown.drawing, usize::from(inside.width));
    // Where everyone has one line, what is too long for the window goes on below.
    let one_each = drawing.seats.len() == model.shown.players.len();
    let drawn = |line: usize| {
        let pieces = board_line(model, line);
        if one_each && drawing.seats.contains(&line) { broken(pieces, width) } else { vec![pieces] }
    };
    let lines: Vec<Vec<Line<'_>>> = (0..drawing.lines.len()).map(drawn).collect();
    let pinned = pinned(drawing, &lines, usize::from(inside.height));
    let below: Vec<Line<'_>> = lines[pinned.clone()].concat();
    let rest =
        lines.into_iter().enumerate().filter(|(line, _)| !pinned.contains(line)).flat_map(|(_, line)| line);
    // Little room has none for empty lines.
    let above: Vec<Line<'_>> = rest.filter(|line| pinned.is_empty() || !is_blank(line)).collect();
    let [upper, lower] =
        Layout::vertical([Constraint::Fill(1), Constraint::Length(below.len() as u16)]).areas(inside);
    let deepest = (above.len() as u16).saturating_sub(upper.height);
    let widest = above.iter().map(Line::width).max().unwrap_or_default() as u16;
    let scroll = (model.board.0.min(deepest), model.board.1.min(widest.saturating_sub(inside.width)));
    model.board = scroll;
    frame.render_widget(Paragraph::new(above).scroll(scroll), upper);
    frame.render_widget(Paragraph::new(below), lower);
    if deepest > 0 {
        more(frame, upper, if scroll.0 < deepest { "Tab ↓" } else { "Shift Tab ↑" });
    }
}

/// The lines that stay in sight in so much room: none if everything fits, else everyone's, or one's own if those take too much.
fn pinned(drawing: &Drawing, lines: &[Vec<Line<'_>>], height: usize) -> Range<usize> {
    let needed = |range: Range<usize>| lines[range].iter().map(Vec::len).sum::<usize>();
    if needed(0..lines.len()) <= height {
        0..0
    } else if needed(drawing.seats.clone()) <= height * 2 / 3 {
        drawing.seats.clone()
    } else {
        drawing.own.clone()
    }
}

fn is_blank(line: &Line<'_>) -> bool {
    line.spans.iter().all(|span| span.content.trim().is_empty())
}

/// Says in the corner that there is more to see, and which key shows it.
fn more(frame: &mut Frame<'_>, area: Rect, key: &'static str) {
    let width = (key.chars().count() as u16).min(area.width);
    if area.height > 0 {
        let corner = Rect::new(area.right() - width, area.bottom() - 1, width, 1);
        frame.render_widget(Line::styled(key, Style::new().add_modifier(Modifier::REVERSED)), corner);
    }
}

/// A line in its colours; what others have changed is underlined.
fn board_line(model: &Model, line: usize) -> Line<'static> {
    let mut column = 0;
    let mut spans = Vec::new();
    for (piece, tint) in &model.shown.drawing.lines[line] {
        let changed =
            piece.chars().enumerate().any(|(at, letter)| model.is_changed(line, column + at, letter));
        let style = tint.map_or(Style::new(), style);
        let style = if changed { style.add_modifier(Modifier::UNDERLINED) } else { style };
        spans.push(Span::styled(piece.clone(), style));
        column += piece.chars().count();
    }
    Line::from(spans)
}

/// The line in as many as it needs, broken where there are spaces.
fn broken(line: Line<'static>, width: usize) -> Vec<Line<'static>> {
    let is_space = |span: &Span<'_>| span.content.trim().is_empty();
    let mut words: Vec<Line<'_>> = Vec::new();
    for span in line.spans {
        match words.last_mut() {
            Some(word) if !is_space(&span) && !is_blank(word) => word.push_span(span),
            _ => words.push(Line::from(span)),
        }
    }
    let mut lines = vec![Line::default()];
    for word in words {
        let last = lines.last_mut().expect("there is always one");
        if last.width() + word.width() <= width || last.width() <= INDENT {
            last.spans.extend(word.spans);
        } else if !is_blank(&word) {
            let mut next = Line::from(" ".repeat(INDENT));
            next.spans.extend(word.spans);
            lines.push(next);
        }
    }
    lines
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
