//! How reports speak.

use benben_core::Viewer;

/// At most so much of a long text that a person still reads it.
pub(crate) fn short(text: &str) -> String {
    const LONGEST: usize = 160;
    match text.char_indices().nth(LONGEST) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}

/// A list of actions in notation.
pub(crate) fn listed<T: ToString>(actions: &[T]) -> String {
    let texts: Vec<_> = actions.iter().map(|action| format!("`{}`", action.to_string())).collect();
    format!("[{}]", short(&texts.join(", ")))
}

/// A viewer as people say it.
pub(crate) fn named(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => format!("seat {seat}"),
        Viewer::Public => "the public".to_owned(),
        Viewer::Open => "the open view".to_owned(),
    }
}

/// A record without the middle of a very long game.
pub(crate) fn abridged(record: &str) -> String {
    const KEPT: usize = 60;
    let lines: Vec<&str> = record.lines().collect();
    let Some(left_out) = lines.len().checked_sub(2 * KEPT).filter(|count| *count > 0) else {
        return record.to_owned();
    };
    let (first, last) = (&lines[..KEPT], &lines[lines.len() - KEPT..]);
    format!("{}\n… {left_out} lines …\n{}\n", first.join("\n"), last.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_very_long_records_are_abridged() {
        let record = |lines: usize| (1..=lines).map(|line| format!("{line}.\n")).collect::<String>();
        assert_eq!(abridged(&record(120)), record(120));
        assert!(abridged(&record(125)).contains("\n60.\n… 5 lines …\n66.\n"));
    }
}
