//! What the server may send by itself, and where besides the internet.

use axum::http::Uri;
use std::fmt;
use std::net::SocketAddr;
use std::str::FromStr;

/// What the server may send by itself to people who want to be told.
#[derive(Clone, Debug)]
pub struct Outgoing {
    /// Messages to browsers, by way of their push services.
    pub push: bool,
    /// Messages to addresses that people name.
    pub webhooks: bool,
    /// Whom push services write to if something is wrong: `mailto:…` or `https://…`.
    pub contact: Option<String>,
    /// Services in networks of one's own that messages may go to as well, though they aren't on the internet.
    pub services: Vec<PrivateService>,
    /// For tests: everything goes to this address, without TLS. No option sets it.
    pub instead: Option<SocketAddr>,
}

impl Default for Outgoing {
    fn default() -> Self {
        Outgoing { push: true, webhooks: true, contact: None, services: Vec::new(), instead: None }
    }
}

impl Outgoing {
    /// Whom push services write to: some take no message without it.
    pub(crate) fn contact(&self, names: &[String]) -> Option<String> {
        self.contact.clone().or_else(|| names.first().map(|name| format!("https://{name}")))
    }
}

/// A service in a network of one's own, such as `http://ntfy.lan:8080`: there, without TLS and at any port, and nowhere else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrivateService {
    scheme: String,
    host: String,
    port: u16,
}

/// A text that names no service.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected where a service is, such as `http://ntfy.lan:8080` or `https://push.lan`, without a path")]
pub struct PrivateServiceError;

impl PrivateService {
    /// Does this address belong to it? Whoever names another host, port or scheme means something else.
    pub(crate) fn has(&self, address: &Uri) -> bool {
        PrivateService::of(address).as_ref() == Some(self)
    }

    /// Is nothing encrypted on the way there?
    pub(crate) fn is_plain(&self) -> bool {
        self.scheme == "http"
    }

    fn of(address: &Uri) -> Option<Self> {
        let scheme = address.scheme_str()?;
        let standard = match scheme {
            "http" => 80,
            "https" => 443,
            _ => return None,
        };
        let authority = address.authority().filter(|authority| !authority.as_str().contains('@'))?;
        let host = authority.host().to_lowercase();
        let port = authority.port_u16().unwrap_or(standard);
        (!host.is_empty() && port != 0).then(|| PrivateService { scheme: scheme.to_owned(), host, port })
    }
}

impl FromStr for PrivateService {
    type Err = PrivateServiceError;

    fn from_str(text: &str) -> Result<Self, PrivateServiceError> {
        let address: Uri = text.parse().map_err(|_| PrivateServiceError)?;
        let whole = address.path() == "/" && address.query().is_none() && !text.contains('#');
        PrivateService::of(&address).filter(|_| whole).ok_or(PrivateServiceError)
    }
}

impl fmt::Display for PrivateService {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let PrivateService { scheme, host, port } = self;
        write!(f, "{scheme}://{host}:{port}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_service_is_a_scheme_a_host_and_a_port() {
        for (text, expected) in [
            ("http://ntfy.lan:8080", "http://ntfy.lan:8080"),
            ("http://NTFY.lan/", "http://ntfy.lan:80"),
            ("https://10.0.0.7", "https://10.0.0.7:443"),
            ("https://[fd00::7]:8443", "https://[fd00::7]:8443"),
        ] {
            assert_eq!(
                text.parse::<PrivateService>().map(|service| service.to_string()).as_deref(),
                Ok(expected)
            );
        }
        for text in [
            "",
            "ntfy.lan",
            "ntfy.lan:8080",
            "/x",
            "ftp://a.lan",
            "http://a.lan/x",
            "http://a.lan?x",
            "http://u@a.lan",
            "http://:80",
        ] {
            assert_eq!(text.parse::<PrivateService>(), Err(PrivateServiceError), "{text}");
        }
    }

    #[test]
    fn a_service_has_its_own_addresses_and_no_others() {
        let service: PrivateService = "http://ntfy.lan:8080".parse().unwrap();
        let has = |address: &str| service.has(&address.parse().unwrap());
        assert!(has("http://ntfy.lan:8080/topic?x=1") && has("http://NTFY.LAN:8080"));
        for other in [
            "https://ntfy.lan:8080/topic",
            "http://ntfy.lan/topic",
            "http://ntfy.lan:8081/topic",
            "http://ntfy.lan.example:8080/topic",
            "http://a.lan:8080/topic",
            "http://ntfy.lan:8080@a.lan/topic",
            "http://u@ntfy.lan:8080/topic",
        ] {
            assert!(!has(other), "{other}");
        }
    }
}
