//! Server-sent events, read as they come.

use std::io::{self, BufRead};

/// The data of the next event that came whole; nothing once the stream has ended. Comments and names are skipped.
pub fn next_event(reader: &mut impl BufRead) -> io::Result<Option<String>> {
    let (mut line, mut data) = (String::new(), None::<String>);
    loop {
        line.clear();
        // A line without its end was not sent whole, and neither was its event.
        if reader.read_line(&mut line)? == 0 || !line.ends_with('\n') {
            return Ok(None);
        }
        let said = line.trim_end_matches(['\n', '\r']);
        if said.is_empty() && data.is_some() {
            return Ok(data);
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

    fn events(mut text: &[u8]) -> Vec<String> {
        std::iter::from_fn(|| next_event(&mut text).expect("memory can be read")).collect()
    }

    #[test]
    fn events_are_read_whole_or_not_at_all() {
        let stream = b": hello\n\nevent: snapshot\ndata: {\"a\":\ndata: 1}\n\n: still here\n\nid: 4\r\ndata:two\r\n\r\ndata: lo";
        assert_eq!(events(stream), ["{\"a\":\n1}", "two"]);
        assert!(events(b"data: never ended\n").is_empty());
        assert!(events(b"").is_empty());
    }
}
