//! Requests over HTTP, and answers as JSON or as an open stream.

use crate::error::{Error, Problem};
use crate::tls::{distrust, trusting_the_system};
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::io::{self, BufReader};
use std::time::Duration;
use ureq::http::{Request, Response, header};
use ureq::{Agent, Body, BodyReader};

/// How long one answer may take.
const ANSWER: Duration = Duration::from_secs(60);

/// No answer is larger.
const LARGEST: u64 = 1 << 26;

/// How long to wait.
#[derive(Clone, Copy, Debug)]
enum Limit {
    /// For the whole answer.
    Whole(Duration),
    /// A stream has no end, but a silence has: the server gives signs of life.
    Silence(Duration),
}

/// One server, and how to talk to it.
#[derive(Clone, Debug)]
pub(crate) struct Transport {
    agent: Agent,
    server: String,
}

/// Did nothing come for too long?
pub(crate) fn is_silence(error: &io::Error) -> bool {
    let cause = error.get_ref().and_then(|cause| cause.downcast_ref::<ureq::Error>());
    cause.is_some_and(|cause| matches!(cause, ureq::Error::Timeout(_)))
}

/// A stream that was opened.
pub(crate) type Stream = BufReader<BodyReader<'static>>;

impl Transport {
    pub(crate) fn new(server: String) -> Result<Self, Error> {
        let mut config = Agent::config_builder()
            .http_status_as_error(false)
            .max_redirects(0)
            .max_redirects_will_error(false)
            .user_agent(concat!("benben-client/", env!("CARGO_PKG_VERSION")));
        if server.starts_with("https:") {
            config = config.tls_config(trusting_the_system(&server)?);
        }
        Ok(Transport { agent: config.build().into(), server })
    }

    pub(crate) fn server(&self) -> &str {
        &self.server
    }

    /// Sends a request, with a body unless it is null, and reads the answer.
    pub(crate) fn ask<T: DeserializeOwned>(
        &self,
        token: Option<&str>,
        path: &str,
        body: Option<&Value>,
    ) -> Result<T, Error> {
        let mut answer = self.send(token, path, body, Limit::Whole(ANSWER))?;
        let text = answer.body_mut().with_config().limit(LARGEST).read_to_string();
        let text = text.map_err(|error| self.unreachable(&error))?;
        let problem = self.problem(&answer, &text);
        match problem {
            Some(error) => Err(error),
            // Some answers have nothing to say but that it was done.
            None if text.is_empty() => {
                serde_json::from_value(Value::Null).map_err(|error| self.strange(&error.to_string()))
            }
            None => serde_json::from_str(&text).map_err(|error| self.strange(&error.to_string())),
        }
    }

    /// The answer's text, whatever it is.
    pub(crate) fn text(&self, token: Option<&str>, path: &str) -> Result<String, Error> {
        let mut answer = self.send(token, path, None, Limit::Whole(ANSWER))?;
        let text = answer.body_mut().with_config().limit(LARGEST).read_to_string();
        let text = text.map_err(|error| self.unreachable(&error))?;
        self.problem(&answer, &text).map_or(Ok(text), Err)
    }

    /// Opens a stream, which is dead once it says nothing for so long.
    pub(crate) fn stream(&self, token: Option<&str>, path: &str, silence: Duration) -> Result<Stream, Error> {
        let mut answer = self.send(token, path, None, Limit::Silence(silence))?;
        if answer.status() != 200 {
            let text = answer.body_mut().read_to_string().unwrap_or_default();
            return Err(self.problem(&answer, &text).unwrap_or_else(|| self.strange("no stream")));
        }
        Ok(BufReader::new(answer.into_body().into_reader()))
    }

    fn send(
        &self,
        token: Option<&str>,
        path: &str,
        body: Option<&Value>,
        limit: Limit,
    ) -> Result<Response<Body>, Error> {
        let method = if body.is_some() { "POST" } else { "GET" };
        let mut request = Request::builder().method(method).uri(format!("{}/api/v1{path}", self.server));
        if let Some(token) = token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        let sent = match body {
            None => {
                let request = request.body(()).map_err(|error| self.strange(&error.to_string()))?;
                self.agent.run(self.limited(request, limit))
            }
            Some(body) => {
                let request = request.header(header::CONTENT_TYPE, "application/json").body(body.to_string());
                let request = request.map_err(|error| self.strange(&error.to_string()))?;
                self.agent.run(self.limited(request, limit))
            }
        };
        sent.map_err(|error| self.unreachable(&error))
    }

    fn limited<S: ureq::AsSendBody>(&self, request: Request<S>, limit: Limit) -> Request<S> {
        let configured = self.agent.configure_request(request).timeout_connect(Some(ANSWER));
        match limit {
            Limit::Whole(limit) => configured.timeout_global(Some(limit)).build(),
            Limit::Silence(silence) => {
                configured.timeout_connect(Some(silence)).timeout_per_read(Some(silence)).build()
            }
        }
    }

    /// The problem that an answer tells, if it tells one.
    fn problem(&self, answer: &Response<Body>, text: &str) -> Option<Error> {
        let status = answer.status().as_u16();
        if (200..300).contains(&status) {
            return None;
        }
        let seconds = answer.headers().get(header::RETRY_AFTER);
        let retry_after = seconds.and_then(|value| value.to_str().ok()?.parse().ok());
        Some(match serde_json::from_str::<Problem>(text) {
            Ok(problem) => Error::Refused(Box::new(Problem { status, retry_after, ..problem })),
            // A proxy in between may answer for a server that is being started again.
            Err(_) if status >= 500 => Error::Refused(Box::new(Problem {
                status,
                retry_after,
                error: "unavailable".to_owned(),
                message: format!("{} answers with status {status}", self.server),
                ..Problem::default()
            })),
            Err(_) => self.strange(&format!("status {status}")),
        })
    }

    fn unreachable(&self, error: &ureq::Error) -> Error {
        let server = self.server.clone();
        match distrust(error) {
            Some(why) => Error::Untrusted { server, why },
            None => Error::Unreachable { server, why: error.to_string() },
        }
    }

    pub(crate) fn strange(&self, why: &str) -> Error {
        Error::Strange { server: self.server.clone(), why: why.to_owned() }
    }
}
