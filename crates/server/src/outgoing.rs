//! What the server may send by itself.

use std::net::SocketAddr;

/// What the server may send by itself to people who want to be told.
#[derive(Clone, Debug)]
pub struct Outgoing {
    /// Messages to browsers, by way of their push services.
    pub push: bool,
    /// Messages to addresses that people name.
    pub webhooks: bool,
    /// Whom push services write to if something is wrong: `mailto:…` or `https://…`.
    pub contact: Option<String>,
    /// For tests: everything goes to this address, without TLS. No option sets it.
    pub instead: Option<SocketAddr>,
}

impl Default for Outgoing {
    fn default() -> Self {
        Outgoing { push: true, webhooks: true, contact: None, instead: None }
    }
}

impl Outgoing {
    /// Whom push services write to: some take no message without it.
    pub(crate) fn contact(&self, names: &[String]) -> Option<String> {
        self.contact.clone().or_else(|| names.first().map(|name| format!("https://{name}")))
    }
}
