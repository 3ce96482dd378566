//! How long an answer is, and what of it has come.

use super::trouble::Trouble;

/// How long an answer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Length {
    /// So many bytes.
    Known(usize),
    /// It comes in chunks, each of which says its length.
    Chunked,
}

/// An answer that is coming in.
#[derive(Clone, Copy, Debug)]
pub(super) enum Body {
    /// So many bytes are missing.
    Rest(usize),
    /// Between two chunks.
    Between,
    /// So many bytes of a chunk are missing.
    Chunk(usize),
    /// All is there.
    Complete,
}

impl Body {
    /// Nothing has come yet.
    pub(super) fn new(length: Length) -> Self {
        match length {
            Length::Known(0) => Body::Complete,
            Length::Known(bytes) => Body::Rest(bytes),
            Length::Chunked => Body::Between,
        }
    }

    /// Is all there?
    pub(super) fn is_complete(self) -> bool {
        matches!(self, Body::Complete)
    }

    /// Moves what belongs to the answer from `input` to `out`, and says how much of the input was used.
    pub(super) fn take(&mut self, input: &[u8], out: &mut Vec<u8>) -> Result<usize, Trouble> {
        let mut used = 0;
        loop {
            let rest = &input[used..];
            match *self {
                Body::Complete => return Ok(used),
                Body::Rest(missing) | Body::Chunk(missing) => {
                    let some = missing.min(rest.len());
                    out.extend_from_slice(&rest[..some]);
                    used += some;
                    *self = match (*self, missing - some) {
                        (Body::Rest(_), 0) => Body::Complete,
                        (Body::Rest(_), missing) => Body::Rest(missing),
                        (_, 0) => Body::Between,
                        (_, missing) => Body::Chunk(missing),
                    };
                    if some == rest.len() && !self.is_complete() {
                        return Ok(used);
                    }
                }
                Body::Between => {
                    let Some((line, next)) = chunk_line(rest)? else { return Ok(used) };
                    used += line;
                    *self = next;
                }
            }
        }
    }
}

/// Reads a chunk's length: the bytes it takes and what follows. The line end of the chunk before comes first.
fn chunk_line(input: &[u8]) -> Result<Option<(usize, Body)>, Trouble> {
    let before = if input.starts_with(b"\r\n") { 2 } else { 0 };
    let Some(end) = input[before..].iter().position(|byte| *byte == b'\n') else { return Ok(None) };
    let line = std::str::from_utf8(&input[before..before + end]).map_err(Trouble::strange)?;
    let digits = line.trim_end().split(';').next().unwrap_or_default();
    let bytes = usize::from_str_radix(digits, 16).map_err(Trouble::strange)?;
    let used = before + end + 1;
    if bytes > 0 {
        return Ok(Some((used, Body::Chunk(bytes))));
    }
    // After the last chunk comes an empty line.
    Ok(input[used..].starts_with(b"\r\n").then_some((used + 2, Body::Complete)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chunks_are_put_together_wherever_they_were_cut() {
        let sent = b"5\r\nhello\r\n7;x=y\r\n, world\r\n0\r\n\r\nnext";
        for cut in 0..sent.len() {
            let (mut body, mut out, mut input) = (Body::new(Length::Chunked), Vec::new(), Vec::new());
            for piece in [&sent[..cut], &sent[cut..]] {
                input.extend_from_slice(piece);
                let used = body.take(&input, &mut out).unwrap();
                input.drain(..used);
            }
            assert!(body.is_complete(), "cut at {cut}");
            assert_eq!((out.as_slice(), input.as_slice()), (&b"hello, world"[..], &b"next"[..]));
        }
    }

    #[test]
    fn a_known_length_ends_where_it_says() {
        let (mut body, mut out) = (Body::new(Length::Known(3)), Vec::new());
        assert_eq!(body.take(b"ab", &mut out).unwrap(), 2);
        assert!(!body.is_complete());
        assert_eq!(body.take(b"cd", &mut out).unwrap(), 1);
        assert!(body.is_complete());
        assert_eq!(out, b"abc");
    }
}
