//! Why something was not measured.

use std::io;

/// Why a request was not answered as it should be. Each counts as an error of the load.
#[derive(Debug, thiserror::Error)]
pub(super) enum Trouble {
    /// The connection failed.
    #[error("the connection failed: {0}")]
    Connection(#[from] io::Error),
    /// The server said no.
    #[error("the server answered {path} with {status}: {body}")]
    Refused {
        /// What was asked.
        path: String,
        /// The status.
        status: u16,
        /// What it said.
        body: String,
    },
    /// The server said something else than it should.
    #[error("the answer wasn't understood: {0}")]
    Strange(String),
    /// The server said nothing.
    #[error("no answer in time")]
    Late,
    /// The stream is over: the server goes, or lets another serve the table.
    #[error("the stream ended")]
    Ended,
}

impl Trouble {
    /// Something that is not as the protocol or the API has it.
    pub(super) fn strange(what: impl std::fmt::Display) -> Self {
        Trouble::Strange(what.to_string())
    }

    /// Is it worth to ask again, perhaps another server?
    pub(super) fn passes(&self) -> bool {
        match self {
            Trouble::Connection(_) | Trouble::Late | Trouble::Ended => true,
            // Behind a proxy, a server that is gone is a bad gateway. Whoever loses a race tries again.
            Trouble::Refused { status, body, .. } => {
                matches!(status, 502..=504) || *status == 409 && body.contains(r#""error":"race""#)
            }
            Trouble::Strange(_) => false,
        }
    }
}
