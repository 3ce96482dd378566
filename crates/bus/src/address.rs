//! Where the bus is, and who asks there: `nats://host:4222`, several with commas, `tls://…` where the connection must be safe.

use crate::BusError;
use async_nats::ServerAddr;
use std::fmt;
use std::path::Path;

/// One or several servers of a bus. Whatever is shown of them, users and passwords are not.
#[derive(Clone)]
pub struct BusAddress {
    pub(crate) servers: Vec<ServerAddr>,
    pub(crate) login: Option<Login>,
}

/// Who asks.
#[derive(Clone)]
pub(crate) enum Login {
    User { name: String, password: String },
    Token(String),
}

/// An address that can't be used. Says nothing of what it holds.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the address of the bus can't be used: {0}; it looks like nats://host:4222, several with commas")]
pub struct BusAddressError(&'static str);

impl BusAddress {
    /// Reads an address.
    pub fn parse(text: &str) -> Result<Self, BusAddressError> {
        let (mut servers, mut login) = (Vec::new(), None);
        for text in text.split(',').map(str::trim) {
            let rest = text.strip_prefix("nats://").or_else(|| text.strip_prefix("tls://"));
            let rest = rest.ok_or(BusAddressError("it doesn't begin with nats:// or tls://"))?;
            let scheme = &text[..text.len() - rest.len()];
            let (user, host) = rest.rsplit_once('@').map_or((None, rest), |(user, host)| (Some(user), host));
            // What the parser says may hold a part of a password.
            let wrong = BusAddressError("a part of it is wrong");
            if host.contains(['/', '?', '#']) && host.trim_end_matches('/').contains(['/', '?', '#']) {
                return Err(wrong);
            }
            let server: ServerAddr = format!("{scheme}{host}").parse().map_err(|_| wrong)?;
            if server.host().is_empty() {
                return Err(BusAddressError("it names no host"));
            }
            servers.push(server);
            if let Some(user) = user {
                login = Some(Login::of(user)?);
            }
        }
        Ok(BusAddress { servers, login })
    }

    /// Does it say who asks?
    pub fn has_login(&self) -> bool {
        self.login.is_some()
    }

    /// The same with the user whom a file names: the user on its first line and the password on its second, or a token alone.
    pub fn with_user_from(mut self, file: &Path) -> Result<Self, BusError> {
        let problem = |problem: String| BusError::UserFile { path: file.display().to_string(), problem };
        let text = std::fs::read_to_string(file).map_err(|error| problem(error.to_string()))?;
        let mut lines = text.lines();
        let first = lines.next().filter(|line| !line.is_empty());
        let first = first.ok_or_else(|| problem("its first line is empty".to_owned()))?.to_owned();
        self.login = Some(match lines.next().filter(|line| !line.is_empty()) {
            Some(password) => Login::User { name: first, password: password.to_owned() },
            None => Login::Token(first),
        });
        Ok(self)
    }
}

impl Login {
    fn of(user: &str) -> Result<Self, BusAddressError> {
        let plain = |text| decoded(text).ok_or(BusAddressError("a % isn't followed by two digits"));
        Ok(match user.split_once(':') {
            Some((name, password)) => Login::User { name: plain(name)?, password: plain(password)? },
            None => Login::Token(plain(user)?),
        })
    }
}

/// A part of an address without its percent signs.
fn decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let mut digit = || (rest.next()? as char).to_digit(16);
                u8::try_from(digit()? * 16 + digit()?).ok()?
            }
            byte => byte,
        });
    }
    String::from_utf8(bytes).ok()
}

impl fmt::Display for BusAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, server) in self.servers.iter().enumerate() {
            let comma = if index == 0 { "" } else { "," };
            let host = server.host();
            let host = if host.contains(':') { format!("[{host}]") } else { host.to_owned() };
            write!(f, "{comma}{}://{host}:{}", server.scheme(), server.port())?;
        }
        Ok(())
    }
}

impl fmt::Debug for BusAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "BusAddress({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shown_of_an_address_says_nothing_of_who_asks() {
        let address = BusAddress::parse("nats://ada:s3%40cret@bus.example,tls://[::1]:4333").unwrap();
        assert_eq!(address.to_string(), "nats://bus.example:4222,tls://[::1]:4333");
        assert_eq!(format!("{address:?}"), "BusAddress(nats://bus.example:4222,tls://[::1]:4333)");
        assert!(matches!(address.login, Some(Login::User { ref password, .. }) if password == "s3@cret"));
        assert!(!BusAddress::parse("nats://bus").unwrap().has_login());
    }

    #[test]
    fn an_address_that_cannot_be_used_says_why_and_not_what_it_holds() {
        for text in [
            "bus:4222",
            "http://ada:s3cret@bus",
            "nats://",
            "nats://ada:s3cret@",
            "nats://ada:s3cret@bus:nine",
            "nats://ada:s3%cret@bus",
            "nats://ada:s3cret@bus/tables?colour=blue",
            "nats://bus,",
        ] {
            let error = BusAddress::parse(text).unwrap_err().to_string();
            assert!(!error.contains("cret") && !error.contains('\n'), "{error}");
        }
    }

    #[test]
    fn a_file_names_a_user_or_a_token() {
        let folder = std::env::temp_dir().join(format!("benben-bus-{}", crate::NodeId::random()));
        let address = || BusAddress::parse("nats://bus").unwrap().with_user_from(&folder);
        assert!(address().is_err());
        std::fs::write(&folder, "\n").unwrap();
        assert!(address().unwrap_err().to_string().contains("its first line is empty"));
        std::fs::write(&folder, "ada\ns3cret\n").unwrap();
        assert!(matches!(address().unwrap().login, Some(Login::User { ref name, .. }) if name == "ada"));
        std::fs::write(&folder, "t0ken\n").unwrap();
        assert!(matches!(address().unwrap().login, Some(Login::Token(ref token)) if token == "t0ken"));
        std::fs::remove_file(&folder).unwrap();
    }
}
