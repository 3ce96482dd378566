//! HTTP, as programs speak it to a server.

use crate::stream::Stream;
use crate::wait::LONG;
use serde_json::Value;
use std::io;
use std::time::Duration;
use ureq::Agent;
use ureq::http::{HeaderMap, Method, Request, Response};

/// No stream is watched longer than this.
const STREAM: Duration = Duration::from_secs(900);

/// No answer is larger than this; pictures of pages are the largest.
const LARGEST: u64 = 1 << 28;

/// Somebody who talks to a server: as nobody in particular, or as the holder of a token.
#[derive(Clone, Debug)]
pub struct Client {
    agent: Agent,
    origin: String,
    headers: Vec<(String, String)>,
    limit: Duration,
}

/// A whole answer. One that breaks off is none.
#[derive(Clone, Debug)]
pub struct Reply {
    /// The status.
    pub status: u16,
    /// The headers.
    pub headers: HeaderMap,
    /// The body.
    pub body: String,
}

impl Reply {
    /// The body as JSON.
    #[track_caller]
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("not JSON: {self:?}"))
    }

    /// The JSON of an answer that must have this status; null if there is no body.
    #[track_caller]
    pub fn expect(self, status: u16) -> Value {
        assert_eq!(self.status, status, "{self:?}");
        if self.body.is_empty() { Value::Null } else { self.json() }
    }

    /// Is it a success?
    pub fn is_good(&self) -> bool {
        (200..300).contains(&self.status)
    }
}

impl Client {
    /// Talks to the server at this address, such as `127.0.0.1:40123`.
    pub fn new(address: &str) -> Self {
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .max_redirects(0)
            .max_redirects_will_error(false)
            // Every request has a connection of its own: nothing is left over when servers come and go.
            .max_idle_connections(0)
            .proxy(None)
            .build();
        Client { agent: config.into(), origin: format!("http://{address}"), headers: Vec::new(), limit: LONG }
    }

    /// The same, with this header in every request.
    #[must_use]
    pub fn with_header(&self, name: &str, value: &str) -> Self {
        let mut client = self.clone();
        client.headers.push((name.to_owned(), value.to_owned()));
        client
    }

    /// The same, as the holder of a token.
    #[must_use]
    pub fn with_token(&self, token: &str) -> Self {
        self.with_header("Authorization", &format!("Bearer {token}"))
    }

    /// The same, with this much time for an answer.
    #[must_use]
    pub fn with_limit(&self, limit: Duration) -> Self {
        Client { limit, ..self.clone() }
    }

    /// Reads something.
    pub fn get(&self, path: &str) -> io::Result<Reply> {
        self.ask("GET", path, &Value::Null)
    }

    /// Changes something.
    pub fn post(&self, path: &str, body: &Value) -> io::Result<Reply> {
        self.ask("POST", path, body)
    }

    /// Sends a request, with JSON unless it is null, and reads the whole answer.
    pub fn ask(&self, method: &str, path: &str, body: &Value) -> io::Result<Reply> {
        let mut response = self.send(method, path, body, self.limit)?;
        let body = response.body_mut().with_config().limit(LARGEST).read_to_string();
        let body = body.map_err(ureq::Error::into_io)?;
        Ok(Reply { status: response.status().as_u16(), headers: response.headers().clone(), body })
    }

    /// Begins to read an answer that need not end.
    pub fn stream(&self, path: &str) -> io::Result<Stream> {
        let response = self.send("GET", path, &Value::Null, STREAM)?;
        let (parts, body) = response.into_parts();
        if parts.status != 200 {
            return Err(io::Error::other(format!("{path}: {}", parts.status)));
        }
        Ok(Stream::new(parts.headers, body.into_reader()))
    }

    fn send(
        &self,
        method: &str,
        path: &str,
        body: &Value,
        limit: Duration,
    ) -> io::Result<Response<ureq::Body>> {
        let method: Method = method.parse().map_err(io::Error::other)?;
        let mut request = Request::builder().method(method).uri(format!("{}{path}", self.origin));
        for (name, value) in &self.headers {
            request = request.header(name, value);
        }
        let answer = if body.is_null() {
            let request = request.body(()).map_err(io::Error::other)?;
            self.agent.run(self.agent.configure_request(request).timeout_global(Some(limit)).build())
        } else {
            let request = request.header("Content-Type", "application/json").body(body.to_string());
            let request = request.map_err(io::Error::other)?;
            self.agent.run(self.agent.configure_request(request).timeout_global(Some(limit)).build())
        };
        answer.map_err(ureq::Error::into_io)
    }
}
