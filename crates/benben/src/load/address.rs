//! Where the server is.

use std::fmt;
use std::str::FromStr;

/// The address of a server, read from a URL such as `http://127.0.0.1:8642`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Address {
    /// Name and port, as the `Host` header has it.
    pub(super) host: String,
    /// Name and port to connect to.
    pub(super) target: String,
}

impl FromStr for Address {
    type Err = String;

    fn from_str(url: &str) -> Result<Self, String> {
        let expected = || format!("`{url}` isn't an address such as http://127.0.0.1:8642");
        let host = url.strip_prefix("http://").ok_or_else(expected)?.trim_end_matches('/');
        if host.is_empty() || host.contains(|c: char| c == '/' || c.is_whitespace()) {
            return Err(expected());
        }
        // The colons of a version 6 address stand in brackets.
        let has_port = host.rsplit_once(':').is_some_and(|(_, port)| port.parse::<u16>().is_ok());
        let target = if has_port { host.to_owned() } else { format!("{host}:80") };
        Ok(Address { host: host.to_owned(), target })
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "http://{}", self.host)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_a_plain_url() {
        let address: Address = "http://localhost:9000/".parse().unwrap();
        assert_eq!((address.host.as_str(), address.target.as_str()), ("localhost:9000", "localhost:9000"));
        assert_eq!("http://[::1]".parse::<Address>().unwrap().target, "[::1]:80");
        for wrong in ["https://localhost", "localhost:80", "http://", "http://a/b"] {
            assert!(wrong.parse::<Address>().is_err(), "{wrong}");
        }
    }
}
