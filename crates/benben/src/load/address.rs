//! Where the servers are.

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

/// Several servers that have the same tables, or one.
#[derive(Clone, Debug)]
pub(crate) struct Addresses(Vec<Address>);

impl Addresses {
    /// There is at least one; each counts once.
    pub(crate) fn new(addresses: Vec<Address>) -> Self {
        let mut once: Vec<Address> = Vec::new();
        for address in addresses {
            if !once.contains(&address) {
                once.push(address);
            }
        }
        Addresses(once)
    }

    /// One of them; after the last one they begin again.
    pub(super) fn nth(&self, at: usize) -> &Address {
        &self.0[at % self.0.len()]
    }

    /// How many.
    pub(super) fn count(&self) -> usize {
        self.0.len()
    }

    /// Each of them.
    pub(super) fn iter(&self) -> impl Iterator<Item = &Address> {
        self.0.iter()
    }
}

impl fmt::Display for Addresses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let addresses: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&addresses.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_taken_by_turns_and_counted_once() {
        let [one, two] = ["http://a:1", "http://b:2"].map(|url| url.parse::<Address>().unwrap());
        let addresses = Addresses::new(vec![one.clone(), two.clone(), one.clone()]);
        assert_eq!(addresses.count(), 2);
        assert_eq!([0, 1, 2].map(|at| addresses.nth(at)), [&one, &two, &one]);
        assert_eq!(addresses.to_string(), "http://a:1, http://b:2");
    }

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
