//! What can go wrong between a program and a server, each in one line that says what to do.

use serde::Deserialize;
use std::fmt::{self, Write};

/// Why something asked of a server was not done.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Error {
    /// The address is none.
    #[error("{0}")]
    Address(String),
    /// Nobody answers there.
    #[error("no server answers at {server} ({why}): is it running, and is the address right?")]
    Unreachable {
        /// Where.
        server: String,
        /// What the system says.
        why: String,
    },
    /// Somebody answers there, but cannot be trusted to be that server.
    #[error(
        "{server} can't be trusted ({why}): if it is yours, let SSL_CERT_FILE name the certificate of its authority"
    )]
    Untrusted {
        /// Where.
        server: String,
        /// What is wrong with its certificate.
        why: String,
    },
    /// The server does not do it.
    #[error("{0}")]
    Refused(Box<Problem>),
    /// What answers is no Benben server, or one of another time.
    #[error("{server} doesn't answer as a Benben server does ({why}): is the address right?")]
    Strange {
        /// Where.
        server: String,
        /// What was strange.
        why: String,
    },
}

impl Error {
    /// The server's problem by its code, such as `wrong_number`; nothing if it is another kind of error.
    pub fn code(&self) -> Option<&str> {
        match self {
            Error::Refused(problem) => Some(&problem.error),
            Error::Address(_)
            | Error::Unreachable { .. }
            | Error::Untrusted { .. }
            | Error::Strange { .. } => None,
        }
    }

    /// Is the table no longer there: removed, or everybody has left it? A bot that plays all day goes to the next one.
    pub fn is_gone(&self) -> bool {
        matches!(self.code(), Some("not_found" | "closed"))
    }

    /// Is it worth asking again, because the server may be back or less busy then?
    pub(crate) fn passes(&self) -> bool {
        match self {
            Error::Unreachable { .. } => true,
            Error::Refused(problem) => matches!(problem.status, 408 | 429 | 502..=504),
            Error::Address(_) | Error::Untrusted { .. } | Error::Strange { .. } => false,
        }
    }

    /// When the server said to ask again, in seconds.
    pub(crate) fn retry_after(&self) -> Option<u64> {
        match self {
            Error::Refused(problem) => problem.retry_after,
            _ => None,
        }
    }
}

/// Why a server refused a request. Nothing was changed by it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct Problem {
    /// The status of the answer.
    #[serde(skip)]
    pub status: u16,
    /// After how many seconds it is worth asking again.
    #[serde(skip)]
    pub retry_after: Option<u64>,
    /// What kind of problem, for programs.
    pub error: String,
    /// What is wrong, in plain words.
    pub message: String,
    /// What might help.
    pub hint: Option<String>,
    /// The rule of the game that forbids it.
    pub rule: Option<String>,
    /// The number the seat's next action will have.
    pub expected_number: Option<u64>,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hint = self.hint.as_ref().map_or(String::new(), |hint| format!(": {hint}"));
        // One line, which cannot command a terminal, whoever sent it.
        let mut letters = self.message.chars().chain(hint.chars());
        letters.try_for_each(|letter| f.write_char(if letter.is_control() { ' ' } else { letter }))
    }
}
