//! Accounts, for programs. A session is a token that stands for an account: send it as `Authorization: Bearer …`.

pub(crate) mod codes;
pub(crate) mod enter;
pub(crate) mod keep;
pub(crate) mod own;
pub(crate) mod passkeys;
pub(crate) mod progress;
pub(crate) mod sessions;
pub(crate) mod settings;

use serde::Serialize;
use utoipa::ToSchema;

/// You are signed in.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct NewSession {
    /// The token of your session. It is shown this once.
    session: String,
}
