//! Compressing streams without keeping anything for each of them.
//!
//! A piece that is compressed on its own and flushed refers to nothing before it, so it can be put into any stream. One
//! that is compressed as the successor of another is far smaller, and can follow only that one. Every snapshot is
//! compressed once in each way, for however many watch; a stream only remembers a checksum and what it sent last.

use axum::body::Bytes;
use flate2::{Compress, Compression, FlushCompress};
use std::cell::RefCell;

/// What every gzip stream begins with: no name, no time.
pub(crate) const HEADER: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255];

thread_local! {
    // Its tables are large, so each thread makes them once.
    static COMPRESS: RefCell<Compress> = RefCell::new(Compress::new(Compression::fast(), false));
}

/// The piece, compressed on its own.
pub(crate) fn deflated(piece: &[u8]) -> Bytes {
    deflated_after(&[], piece)
}

/// The piece, compressed to be put right behind `before`.
pub(crate) fn deflated_after(before: &[u8], piece: &[u8]) -> Bytes {
    COMPRESS.with_borrow_mut(|compress| {
        compress.reset();
        if !before.is_empty() {
            compress.set_dictionary(before).expect("nothing was compressed since the reset");
        }
        let mut out = Vec::with_capacity(piece.len() / 2 + 64);
        loop {
            let done = compress.total_in() as usize;
            compress
                .compress_vec(&piece[done..], &mut out, FlushCompress::Sync)
                .expect("compressing bytes in memory cannot fail");
            // A flush is complete when it leaves room.
            if compress.total_in() as usize == piece.len() && out.len() < out.capacity() {
                return Bytes::from(out);
            }
            out.reserve(piece.len() / 2 + 64);
        }
    })
}

/// What a stream must remember to end properly.
#[derive(Debug, Default)]
pub(crate) struct Checksum(crc32fast::Hasher, u32);

impl Checksum {
    /// This piece was sent, compressed.
    pub(crate) fn add(&mut self, piece: &[u8]) {
        self.0.update(piece);
        self.1 = self.1.wrapping_add(piece.len() as u32);
    }

    /// What every gzip stream ends with: an empty last block, the checksum, the length.
    pub(crate) fn trailer(self) -> Bytes {
        let mut out = vec![3, 0];
        out.extend_from_slice(&self.0.finalize().to_le_bytes());
        out.extend_from_slice(&self.1.to_le_bytes());
        Bytes::from(out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn pieces_compressed_apart_make_one_gzip_stream() {
        let pieces = ["a snapshot ".repeat(500), String::new(), "another ".repeat(3), "x".to_owned()];
        let (mut stream, mut checksum) = (HEADER.to_vec(), Checksum::default());
        for piece in &pieces {
            stream.extend_from_slice(&deflated(piece.as_bytes()));
            checksum.add(piece.as_bytes());
        }
        stream.extend_from_slice(&checksum.trailer());
        let mut text = String::new();
        flate2::read::GzDecoder::new(&stream[..]).read_to_string(&mut text).unwrap();
        assert_eq!(text, pieces.concat());
        assert!(stream.len() < text.len() / 10, "{} bytes", stream.len());
    }

    #[test]
    fn a_successor_is_small_and_follows_what_it_was_made_for() {
        let pieces: Vec<String> =
            (0..3).map(|turn| format!("{turn}: {}", "xyz0123456789".repeat(turn + 9))).collect();
        let big = format!("{}{}", "a".repeat(40_000), pieces[0]);
        let (mut stream, mut before) = (HEADER.to_vec(), "");
        for piece in [&big, &pieces[0], &pieces[1], &pieces[2], &big, &big] {
            stream.extend_from_slice(&deflated_after(before.as_bytes(), piece.as_bytes()));
            before = piece;
        }
        let mut text = String::new();
        flate2::read::DeflateDecoder::new(&stream[HEADER.len()..]).read_to_string(&mut text).unwrap_err();
        assert_eq!(text, [&big, &pieces[0], &pieces[1], &pieces[2], &big, &big].map(String::as_str).concat());
        let alone = deflated(pieces[2].as_bytes()).len();
        assert!(deflated_after(pieces[1].as_bytes(), pieces[2].as_bytes()).len() < alone);
    }
}
