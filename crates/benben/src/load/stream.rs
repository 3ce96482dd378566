//! A seat's stream: snapshots as they come, perhaps compressed.

use super::address::Address;
use super::body::Body;
use super::connection::{Ask, Connection, succeeded};
use super::trouble::Trouble;
use flate2::{Decompress, FlushDecompress};
use memchr::memmem;
use serde::Deserialize;
use std::borrow::Cow;
use tokio::time::Instant;

/// A gzip stream begins with so many bytes, unless it has a name.
const GZIP_HEADER: usize = 10;

/// An open stream.
pub(super) struct Stream {
    connection: Connection,
    body: Body,
    unpack: Option<Unpack>,
    /// Out of the chunks, perhaps compressed.
    packed: Vec<u8>,
    /// Events that have come, perhaps with the beginning of one more.
    text: Vec<u8>,
    /// Where in it the next event begins.
    at: usize,
    /// When something came last, and be it a sign of life.
    heard: Instant,
}

struct Unpack {
    header_left: usize,
    inflate: Box<Decompress>,
}

/// What the load wants to know of a snapshot.
#[derive(Debug)]
pub(super) struct Seen<'a> {
    /// How far the table is.
    pub(super) status: &'a str,
    /// How many events were told to everyone.
    pub(super) told: u64,
    /// What only this seat has.
    pub(super) you: Option<You<'a>>,
}

/// What only this seat has.
#[derive(Debug)]
pub(super) struct You<'a> {
    /// The number of its next action.
    pub(super) number: u64,
    /// Its legal actions.
    pub(super) actions: Offered<'a>,
}

/// Legal actions, as they stand in a snapshot. Only the one that is played is read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Offered<'a>(&'a [u8]);

/// What each of them begins with. In a text the quotation marks would be escaped.
const OFFERED: &[u8] = br#"{"action":"#;

impl<'a> Offered<'a> {
    /// How many.
    pub(super) fn count(self) -> usize {
        memmem::find_iter(self.0, OFFERED).count()
    }

    /// The notation of one of them.
    pub(super) fn notation(self, index: usize) -> Result<Cow<'a, str>, Trouble> {
        #[derive(Deserialize)]
        struct Notation<'a>(#[serde(borrow)] Cow<'a, str>);
        let at = memmem::find_iter(self.0, OFFERED).nth(index);
        let notation = at.and_then(|at| value(&self.0[at + OFFERED.len()..])).transpose()?;
        let missing = || Trouble::strange("an action without a notation");
        notation.map(|Notation(notation)| notation).ok_or_else(missing)
    }
}

impl Stream {
    /// Begins to watch as the holder of this token.
    pub(super) async fn open(
        address: &Address,
        path: &str,
        token: &str,
        gzip: bool,
    ) -> Result<Self, Trouble> {
        let mut connection = Connection::open(address).await?;
        connection.send(Ask { gzip, ..Ask::get(path).with(token) }).await?;
        let head = connection.read_head().await?;
        succeeded(path, head.status, Vec::new())?;
        let unpack =
            head.gzip.then(|| Unpack { header_left: GZIP_HEADER, inflate: Box::new(Decompress::new(false)) });
        let body = Body::new(head.length);
        let (packed, text, heard) = (Vec::new(), Vec::new(), Instant::now());
        let mut stream = Stream { connection, body, unpack, packed, text, at: 0, heard };
        // The first snapshot may have come with the head.
        stream.take()?;
        Ok(stream)
    }

    /// When something came last.
    pub(super) fn heard(&self) -> Instant {
        self.heard
    }

    /// Waits for the next snapshot, in JSON. May be given up while it waits.
    pub(super) async fn next(&mut self) -> Result<&[u8], Trouble> {
        let (start, end) = loop {
            if let Some(found) = self.next_data()? {
                break found;
            }
            self.connection.read_more().await?;
            self.take()?;
        };
        Ok(&self.text[start..end])
    }

    /// Where the next snapshot is, if it has come. Signs of life are passed over; a server that goes says so.
    fn next_data(&mut self) -> Result<Option<(usize, usize)>, Trouble> {
        loop {
            let event = &self.text[self.at..];
            let Some(length) = memmem::find(event, b"\n\n") else {
                self.text.drain(..std::mem::take(&mut self.at));
                return Ok(None);
            };
            let start = self.at;
            self.at += length + 2;
            let event = &self.text[start..start + length];
            if let Some(data) = memmem::find(event, b"\ndata: ") {
                if event[..data].ends_with(b"event: reconnect") {
                    return Err(Trouble::Ended);
                }
                if event[..data].ends_with(b"event: alive") {
                    continue;
                }
                return Ok(Some((start + data + b"\ndata: ".len(), start + length)));
            }
        }
    }

    /// Takes what was read.
    fn take(&mut self) -> Result<(), Trouble> {
        let packed = if self.unpack.is_some() { &mut self.packed } else { &mut self.text };
        let used = self.body.take(&self.connection.input, packed)?;
        self.connection.input.drain(..used);
        if let Some(unpack) = &mut self.unpack {
            unpack.unpack(&mut self.packed, &mut self.text)?;
        }
        self.heard = Instant::now();
        if self.body.is_complete() { Err(Trouble::Ended) } else { Ok(()) }
    }
}

impl Unpack {
    fn unpack(&mut self, packed: &mut Vec<u8>, text: &mut Vec<u8>) -> Result<(), Trouble> {
        let header = self.header_left.min(packed.len());
        self.header_left -= header;
        let mut input = &packed[header..];
        loop {
            text.reserve(input.len() * 4 + 4096);
            let (read, written) = (self.inflate.total_in(), self.inflate.total_out());
            self.inflate.decompress_vec(input, text, FlushDecompress::Sync).map_err(Trouble::strange)?;
            input = &input[(self.inflate.total_in() - read) as usize..];
            if input.is_empty() && text.len() < text.capacity() || self.inflate.total_out() == written {
                break;
            }
        }
        packed.clear();
        Ok(())
    }
}

/// Reads what the load wants to know of a snapshot, and passes over the rest: most of it is the game's view.
pub(super) fn seen(json: &[u8]) -> Result<Seen<'_>, Trouble> {
    let status = after(json, br#""status":""#).and_then(|rest| rest.split(|byte| *byte == b'"').next());
    let status = status.and_then(|status| std::str::from_utf8(status).ok());
    let told = memmem::rfind(json, br#","told":"#).map(|at| &json[at + br#","told":"#.len()..]);
    let told = told.and_then(value).transpose()?;
    let (Some(status), Some(told)) = (status, told) else {
        return Err(Trouble::strange("a snapshot without `status` and `told`"));
    };
    let you = after(json, br#""you":"#).map(you).transpose()?;
    Ok(Seen { status, told, you })
}

fn you(json: &[u8]) -> Result<You<'_>, Trouble> {
    let number = after(json, br#""number":"#).and_then(value).transpose()?;
    let actions = after(json, br#","actions":["#)
        .and_then(|actions| Some(&actions[..memmem::find(actions, br#"],"can_undo":"#)?]));
    match (number, actions) {
        (Some(number), Some(actions)) => Ok(You { number, actions: Offered(actions) }),
        _ => Err(Trouble::strange("a seat without `number` and `actions`")),
    }
}

/// Reads what the load wants to know of the answer to an action: did it tell anything to everyone, and the snapshot in it,
/// which comes last.
pub(super) fn played(answer: &[u8]) -> Result<(bool, &[u8]), Trouble> {
    let events = after(answer, br#""events":["#).and_then(<[u8]>::first);
    match (events, after(answer, br#","snapshot":"#)) {
        (Some(first), Some(snapshot)) => Ok((*first != b']', snapshot)),
        _ => Err(Trouble::strange("an answer without `events` and `snapshot`")),
    }
}

fn after<'a>(json: &'a [u8], name: &[u8]) -> Option<&'a [u8]> {
    memmem::find(json, name).map(|at| &json[at + name.len()..])
}

/// The value that stands here, whatever comes after it.
fn value<'a, T: Deserialize<'a>>(json: &'a [u8]) -> Option<Result<T, Trouble>> {
    let value = serde_json::Deserializer::from_slice(json).into_iter().next()?;
    Some(value.map_err(Trouble::strange))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_snapshot_is_read_as_far_as_the_load_needs_it() {
        let json = br#"{"status":"playing","seats":[{"name":"\"you\":{"}],"you":{"seat":1,"number":3,"actions":[{"action":"take \"x\""},{"action":"pass"}],"can_undo":true},"view":[{"action":9},{"told":9}],"told":12,"events":[]}"#;
        let seen = seen(json).unwrap();
        assert_eq!((seen.status, seen.told), ("playing", 12));
        let you = seen.you.unwrap();
        assert_eq!((you.number, you.actions.count()), (3, 2));
        assert_eq!(you.actions.notation(0).unwrap(), r#"take "x""#);
        assert_eq!(you.actions.notation(1).unwrap(), "pass");
        assert!(you.actions.notation(2).is_err());
        assert!(super::seen(b"{}").is_err());
    }

    #[test]
    fn an_answer_tells_something_or_nothing_and_shows_the_table() {
        let answer =
            br#"{"number":1,"next_number":2,"repeated":false,"events":[],"snapshot":{"events":[1]}}"#;
        let (tells, snapshot) = played(answer).unwrap();
        assert_eq!((tells, snapshot), (false, &br#"{"events":[1]}}"#[..]));
        let answer = br#"{"events":[{"kind":"x"}],"snapshot":{}}"#;
        assert!(played(answer).unwrap().0);
        assert!(played(br#"{"events":[]}"#).is_err());
    }
}
