//! A request on its way to another node, and the beginning of its answer, as bytes: texts with their length before them.

use crate::web::client::{Client, Secure, Seen};
use axum::body::Bytes;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Request, StatusCode, Uri, header};
use std::net::IpAddr;

/// What belongs to a connection and not to what goes over it.
const OF_CONNECTIONS: [HeaderName; 5] =
    [header::CONNECTION, header::TRANSFER_ENCODING, header::TE, header::TRAILER, header::UPGRADE];

/// A request with where it came from. Answers that are no streams are compressed where it came in.
pub(super) fn write_request(parts: &Parts, body: &[u8], seen: Seen, compressed: bool) -> Vec<u8> {
    let mut out = Vec::with_capacity(512 + body.len());
    put(&mut out, parts.method.as_str().as_bytes());
    put(&mut out, parts.uri.path_and_query().map_or("/", |path| path.as_str()).as_bytes());
    put(&mut out, client_text(seen.client).as_bytes());
    out.push(u8::from(seen.secure.0));
    put_headers(&mut out, &parts.headers, |name| compressed || name != header::ACCEPT_ENCODING);
    out.extend_from_slice(body);
    out
}

/// The request, and where it came from.
pub(super) fn read_request(text: &Bytes) -> Option<(Request<Bytes>, Seen)> {
    let mut rest = &text[..];
    let method = Method::from_bytes(take(&mut rest)?).ok()?;
    let uri: Uri = std::str::from_utf8(take(&mut rest)?).ok()?.parse().ok()?;
    let client = read_client(std::str::from_utf8(take(&mut rest)?).ok()?)?;
    let secure = Secure(take_byte(&mut rest)? == 1);
    let headers = take_headers(&mut rest)?;
    let body = text.slice(text.len() - rest.len()..);
    let mut request = Request::new(body);
    (*request.method_mut(), *request.uri_mut(), *request.headers_mut()) = (method, uri, headers);
    Some((request, Seen { peer: None, client, secure }))
}

/// What an answer begins with.
pub(super) fn write_head(status: StatusCode, headers: &HeaderMap) -> Vec<u8> {
    let mut out = Vec::with_capacity(256);
    out.extend_from_slice(&status.as_u16().to_be_bytes());
    put_headers(&mut out, headers, |_| true);
    out
}

/// What an answer begins with, and the part of its body that came with it.
pub(super) fn read_head(piece: &Bytes) -> Option<(StatusCode, HeaderMap, Bytes)> {
    let mut rest = &piece[..];
    let status = u16::from_be_bytes([take_byte(&mut rest)?, take_byte(&mut rest)?]);
    let headers = take_headers(&mut rest)?;
    Some((StatusCode::from_u16(status).ok()?, headers, piece.slice(piece.len() - rest.len()..)))
}

fn client_text(client: Client) -> String {
    match client {
        Client::Here => "here".to_owned(),
        Client::Stranger => "stranger".to_owned(),
        Client::Household(address) => address.to_string(),
    }
}

fn read_client(text: &str) -> Option<Client> {
    Some(match text {
        "here" => Client::Here,
        "stranger" => Client::Stranger,
        address => Client::Household(address.parse::<IpAddr>().ok()?),
    })
}

fn put(out: &mut Vec<u8>, text: &[u8]) {
    out.extend_from_slice(&(text.len() as u32).to_be_bytes());
    out.extend_from_slice(text);
}

fn put_headers(out: &mut Vec<u8>, headers: &HeaderMap, wanted: impl Fn(&HeaderName) -> bool) {
    let wanted = |(name, _): &(&HeaderName, &HeaderValue)| !OF_CONNECTIONS.contains(name) && wanted(name);
    let count = headers.iter().filter(wanted).count();
    out.extend_from_slice(&(count as u32).to_be_bytes());
    for (name, value) in headers.iter().filter(wanted) {
        put(out, name.as_str().as_bytes());
        put(out, value.as_bytes());
    }
}

fn take_byte(rest: &mut &[u8]) -> Option<u8> {
    let (byte, after) = rest.split_first()?;
    *rest = after;
    Some(*byte)
}

fn take_number(rest: &mut &[u8]) -> Option<usize> {
    let (number, after) = rest.split_first_chunk::<4>()?;
    *rest = after;
    Some(u32::from_be_bytes(*number) as usize)
}

fn take<'a>(rest: &mut &'a [u8]) -> Option<&'a [u8]> {
    let length = take_number(rest)?;
    let (text, after) = rest.split_at_checked(length)?;
    *rest = after;
    Some(text)
}

fn take_headers(rest: &mut &[u8]) -> Option<HeaderMap> {
    let count = take_number(rest)?;
    let mut headers = HeaderMap::new();
    for _ in 0..count {
        let name = HeaderName::from_bytes(take(rest)?).ok()?;
        headers.append(name, HeaderValue::from_bytes(take(rest)?).ok()?);
    }
    Some(headers)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_arrives_as_it_was_sent_but_for_what_belongs_to_its_connection() {
        let request = Request::post("/t/x?y=1")
            .header("cookie", "a=b")
            .header("cookie", "c=d")
            .header("connection", "close")
            .header("accept-encoding", "gzip")
            .body(())
            .unwrap();
        let (parts, ()) = request.into_parts();
        let seen = Seen { peer: None, client: Client::at("9.9.9.9".parse().unwrap()), secure: Secure(true) };
        let written = Bytes::from(write_request(&parts, b"body", seen, false));
        let (read, from) = read_request(&written).unwrap();
        assert_eq!((read.method(), read.uri().to_string()), (&Method::POST, "/t/x?y=1".to_owned()));
        assert_eq!(&read.body()[..], b"body");
        assert_eq!((from.client, from.secure.0), (seen.client, true));
        let cookies = read.headers().get_all("cookie").iter().map(|cookie| cookie.to_str().unwrap());
        let cookies: Vec<_> = cookies.collect();
        assert_eq!((cookies, read.headers().len()), (vec!["a=b", "c=d"], 2));
        let kept = Bytes::from(write_request(&parts, b"", seen, true));
        assert_eq!(read_request(&kept).unwrap().0.headers()["accept-encoding"], "gzip");
        for length in 0..written.len() - 4 {
            assert!(read_request(&written.slice(..length)).is_none(), "{length}");
        }
    }

    #[test]
    fn an_answer_begins_with_its_status_and_headers() {
        let headers = HeaderMap::from_iter([(header::SET_COOKIE, HeaderValue::from_static("a=b"))]);
        let mut piece = write_head(StatusCode::CREATED, &headers);
        piece.extend_from_slice(b"rest");
        let read = read_head(&piece.into()).unwrap();
        assert_eq!(read, (StatusCode::CREATED, headers, Bytes::from_static(b"rest")));
    }
}
