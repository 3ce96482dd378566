//! Server-sent events, read as they come.

use std::io::{self, BufRead};

/// One event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// What it is called; `message` where it has no name.
    pub name: String,
    /// What it says.
    pub data: String,
}

/// The next event that came whole; nothing once the stream has ended. Comments are skipped.
pub fn next_event(reader: &mut impl BufRead) -> io::Result<Option<Event>> {
    let (mut line, mut name, mut data) = (String::new(), String::new(), None::<String>);
    loop {
        line.clear();
        // A line without its end was not sent whole, and neither was its event.
        if reader.read_line(&mut line)? == 0 || !line.ends_with('\n') {
            return Ok(None);
        }
        let said = line.trim_end_matches(['\n', '\r']);
        if said.is_empty() {
            match data.take() {
                Some(data) if name.is_empty() => return Ok(Some(Event { name: "message".to_owned(), data })),
                Some(data) => return Ok(Some(Event { name, data })),
                // What said nothing has no name, either.
                None => name.clear(),
            }
        }
        if let Some(called) = said.strip_prefix("event:") {
            called.strip_prefix(' ').unwrap_or(called).clone_into(&mut name);
        }
        if let Some(more) = said.strip_prefix("data:") {
            let more = more.strip_prefix(' ').unwrap_or(more);
            data = Some(data.map_or(more.to_owned(), |before| format!("{before}\n{more}")));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn events(mut text: &[u8]) -> Vec<(String, String)> {
        let next = || next_event(&mut text).expect("memory can be read");
        std::iter::from_fn(next).map(|event| (event.name, event.data)).collect()
    }

    #[test]
    fn events_are_read_whole_or_not_at_all() {
        let stream = b": hello\n\nevent: snapshot\ndata: {\"a\":\ndata: 1}\n\n: still here\n\nid: 4\r\ndata:two\r\n\r\ndata: lo";
        let named = |name: &str, data: &str| (name.to_owned(), data.to_owned());
        assert_eq!(events(stream), [named("snapshot", "{\"a\":\n1}"), named("message", "two")]);
        assert_eq!(events(b"event: empty\n\ndata: 1\n\n"), [named("message", "1")]);
        assert!(events(b"data: never ended\n").is_empty());
        assert!(events(b"").is_empty());
    }
}
