//! Compressing streams without keeping anything for each of them.
//!
//! A piece that is compressed on its own and flushed refers to nothing before it, so it can be put into any stream.
//! Every snapshot is compressed once, for however many watch; a stream only remembers a checksum.

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
    COMPRESS.with_borrow_mut(|compress| {
        compress.reset();
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
}
