//! How messages are written: the sender's clock, a letter for the kind, numbers, and the rest as it is.

use bytes::{Buf, Bytes};

/// What one server says to another, or to all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Said {
    /// Something that nobody answers.
    Told(Bytes),
    /// A request, by the asker's number. The asker has last heard the other's clock say `heard`, `since` milliseconds ago.
    Ask { number: u64, heard: u64, since: u64, request: Bytes },
    /// It is being answered.
    Taken { number: u64 },
    /// It came too late, and nothing was done.
    Late { number: u64 },
    /// A piece of the answer.
    Piece { number: u64, index: u32, last: bool, piece: Bytes },
    /// The answer ends without having come to its end.
    Broken { number: u64 },
    /// So many pieces more may come.
    More { number: u64, count: u32 },
    /// The answer should come to an end soon.
    Part { number: u64 },
    /// Nobody waits for more.
    Stop { number: u64 },
    /// The answers that are being given, and how many pieces of each were sent.
    Tally(Vec<(u64, u32)>),
}

impl Said {
    /// Written down, at a time by the sender's clock.
    pub(crate) fn written(&self, at: u64) -> Vec<u8> {
        let mut out = Vec::with_capacity(40 + self.length());
        out.extend_from_slice(&at.to_be_bytes());
        match self {
            Said::Told(told) => {
                out.push(b't');
                out.extend_from_slice(told);
            }
            Said::Ask { number, heard, since, request } => {
                out.push(b'a');
                [number, heard, since].iter().for_each(|number| out.extend_from_slice(&number.to_be_bytes()));
                out.extend_from_slice(request);
            }
            Said::Taken { number } => alone(&mut out, b'k', *number),
            Said::Late { number } => alone(&mut out, b'l', *number),
            Said::Broken { number } => alone(&mut out, b'b', *number),
            Said::Part { number } => alone(&mut out, b'r', *number),
            Said::Stop { number } => alone(&mut out, b's', *number),
            Said::More { number, count } => {
                alone(&mut out, b'm', *number);
                out.extend_from_slice(&count.to_be_bytes());
            }
            Said::Piece { number, index, last, piece } => {
                alone(&mut out, if *last { b'e' } else { b'p' }, *number);
                out.extend_from_slice(&index.to_be_bytes());
                out.extend_from_slice(piece);
            }
            Said::Tally(tally) => {
                out.push(b'y');
                for (number, sent) in tally {
                    out.extend_from_slice(&number.to_be_bytes());
                    out.extend_from_slice(&sent.to_be_bytes());
                }
            }
        }
        out
    }

    fn length(&self) -> usize {
        match self {
            Said::Told(bytes) | Said::Ask { request: bytes, .. } | Said::Piece { piece: bytes, .. } => {
                bytes.len()
            }
            Said::Tally(tally) => tally.len() * 12,
            _ => 0,
        }
    }

    /// What was written, and when by the sender's clock. Nothing, if another release writes otherwise.
    pub(crate) fn read(mut text: Bytes) -> Option<(u64, Self)> {
        let at = text.try_get_u64().ok()?;
        let said = match text.try_get_u8().ok()? {
            b't' => Said::Told(text),
            b'a' => Said::Ask {
                number: text.try_get_u64().ok()?,
                heard: text.try_get_u64().ok()?,
                since: text.try_get_u64().ok()?,
                request: text,
            },
            b'k' => Said::Taken { number: text.try_get_u64().ok()? },
            b'l' => Said::Late { number: text.try_get_u64().ok()? },
            b'b' => Said::Broken { number: text.try_get_u64().ok()? },
            b'r' => Said::Part { number: text.try_get_u64().ok()? },
            b's' => Said::Stop { number: text.try_get_u64().ok()? },
            b'm' => Said::More { number: text.try_get_u64().ok()?, count: text.try_get_u32().ok()? },
            kind @ (b'p' | b'e') => Said::Piece {
                number: text.try_get_u64().ok()?,
                index: text.try_get_u32().ok()?,
                last: kind == b'e',
                piece: text,
            },
            b'y' => {
                let mut tally = Vec::with_capacity(text.len() / 12);
                while text.has_remaining() {
                    tally.push((text.try_get_u64().ok()?, text.try_get_u32().ok()?));
                }
                Said::Tally(tally)
            }
            _ => return None,
        };
        Some((at, said))
    }
}

fn alone(out: &mut Vec<u8>, kind: u8, number: u64) {
    out.push(kind);
    out.extend_from_slice(&number.to_be_bytes());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_and_what_is_cut_off_is_not() {
        let bytes = Bytes::from_static(b"bytes");
        for said in [
            Said::Told(bytes.clone()),
            Said::Ask { number: 1, heard: 2, since: 3, request: bytes.clone() },
            Said::Taken { number: 4 },
            Said::Late { number: 5 },
            Said::Piece { number: 6, index: 7, last: false, piece: bytes.clone() },
            Said::Piece { number: 6, index: 8, last: true, piece: bytes },
            Said::Broken { number: 9 },
            Said::More { number: 10, count: 11 },
            Said::Part { number: 12 },
            Said::Stop { number: 12 },
            Said::Tally(vec![(13, 14), (15, 16)]),
        ] {
            let written = Bytes::from(said.written(17));
            assert_eq!(Said::read(written.clone()), Some((17, said)));
            assert_eq!(Said::read(written.slice(..8)), None);
        }
        // A kind that only a later release knows.
        assert_eq!(Said::read(Bytes::from_static(b"12345678?")), None);
        assert_eq!(Said::read(Bytes::from_static(b"12345678y123")), None);
    }

    #[test]
    fn what_another_release_adds_is_passed_over_and_what_it_leaves_out_is_not_guessed() {
        for said in [
            Said::Taken { number: 4 },
            Said::Late { number: 5 },
            Said::Broken { number: 9 },
            Said::More { number: 10, count: 11 },
            Said::Part { number: 12 },
            Said::Stop { number: 12 },
        ] {
            let written = said.written(17);
            let more = [&written[..], b"and more"].concat();
            assert_eq!(Said::read(more.into()), Some((17, said)));
            assert_eq!(Said::read(written[..written.len() - 1].to_vec().into()), None);
        }
        // What ends with bytes of any length has numbers before them.
        for (said, numbers) in [
            (Said::Ask { number: 1, heard: 2, since: 3, request: Bytes::new() }, 24),
            (Said::Piece { number: 6, index: 7, last: false, piece: Bytes::new() }, 12),
        ] {
            let written = said.written(17);
            assert_eq!(written.len(), 9 + numbers);
            assert_eq!(Said::read(written[..written.len() - 1].to_vec().into()), None);
        }
    }
}
