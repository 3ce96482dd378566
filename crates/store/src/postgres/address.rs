//! Where a database is, who asks there, and how: `postgres://user@host:5432/database?sslmode=verify-full`.

use super::tls::{self, Trust};
use crate::StoreError;
use postgres::Config;
use postgres::config::{Host, SslMode};
use std::fmt;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How long to wait for a connection.
const CONNECT: Duration = Duration::from_secs(5);
/// How long what was sent may stay without an answer from the other side's system.
const SILENCE: Duration = Duration::from_secs(10);

/// A database of a PostgreSQL server. Whatever is shown of it, the password and the user are not.
#[derive(Clone)]
pub struct PostgresAddress {
    config: Box<Config>,
    trust: Trust,
    place: String,
}

/// An address that can't be used. Says nothing of what it holds.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the address of the store can't be used: {0}; it looks like postgres://user@host/database")]
pub struct AddressError(String);

impl PostgresAddress {
    /// Is this the address of a PostgreSQL server, and not the name of a directory?
    pub fn is_meant(text: &str) -> bool {
        text.starts_with("postgres://") || text.starts_with("postgresql://")
    }

    /// Reads an address, as PostgreSQL's own programs do: `sslmode` is `disable`, `prefer`, `require`, `verify-ca` or
    /// `verify-full`, and `sslrootcert` a file with the authorities to trust instead of the system's.
    pub fn parse(text: &str) -> Result<Self, AddressError> {
        if !PostgresAddress::is_meant(text) {
            return Err(AddressError("it doesn't begin with postgres://".to_owned()));
        }
        let (rest, query) = text.split_once('?').unwrap_or((text, ""));
        let (mut mode, mut root, mut others) = ("prefer".to_owned(), None, Vec::new());
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            match pair.split_once('=') {
                Some(("sslmode", value)) => mode = value.to_owned(),
                Some(("sslrootcert", value)) => root = Some(PathBuf::from(decoded(value)?)),
                _ => others.push(pair),
            }
        }
        let plain = if others.is_empty() { rest.to_owned() } else { format!("{rest}?{}", others.join("&")) };
        // What the parser says may hold a part of a password that it took for something else.
        let wrong = || {
            let problem = "a part of it is wrong, or a password has signs that need a % and two digits";
            AddressError(problem.to_owned())
        };
        // A question mark in a password hides what comes after it, `sslmode` too, though the parser makes sense of it.
        if query.contains('@') {
            return Err(wrong());
        }
        let mut config: Config = plain.parse().map_err(|_| wrong())?;
        if config.get_hosts().is_empty() {
            return Err(AddressError("it names no host".to_owned()));
        }
        if config.get_dbname().is_none_or(str::is_empty) {
            return Err(AddressError("it names no database".to_owned()));
        }
        if config.get_user().is_none() {
            return Err(AddressError("it names no user".to_owned()));
        }
        let (trust, ssl) = Trust::of(&mode, root).map_err(AddressError)?;
        let local = config.get_hosts().iter().all(|host| !matches!(host, Host::Tcp(_)));
        config.ssl_mode(if local { SslMode::Disable } else { ssl });
        config.connect_timeout(CONNECT).tcp_user_timeout(SILENCE).keepalives_idle(SILENCE);
        config.keepalives_interval(Duration::from_secs(5)).keepalives_retries(3);
        if config.get_application_name().is_none() {
            config.application_name("benben");
        }
        let place = place(&config);
        Ok(PostgresAddress { config: Box::new(config), trust, place })
    }

    /// Does it hold a password?
    pub fn has_password(&self) -> bool {
        self.config.get_password().is_some()
    }

    /// The same with this password.
    #[must_use]
    pub fn with_password(mut self, password: &str) -> Self {
        self.config.password(password);
        self
    }

    /// The same with the password that a file holds, on its first line.
    pub fn with_password_from(self, file: &Path) -> Result<Self, StoreError> {
        let problem = |problem: String| StoreError::CannotOpen { path: file.to_owned(), problem };
        let text = std::fs::read_to_string(file).map_err(|error| problem(error.to_string()))?;
        match text.lines().next().filter(|line| !line.is_empty()) {
            Some(password) => Ok(self.with_password(password)),
            None => Err(problem("there is no password on its first line".to_owned())),
        }
    }

    /// The place without who asks there: for logs and messages.
    pub fn place(&self) -> &str {
        &self.place
    }

    /// Connects.
    pub(super) fn connect(&self) -> Result<postgres::Client, StoreError> {
        let tls = tls::connector(&self.trust)?;
        self.config.connect(tls).map_err(|error| super::trouble::reaching(&self.place, &error))
    }
}

/// The host and port of the first server, and the database.
fn place(config: &Config) -> String {
    let host = match config.get_hosts().first() {
        Some(Host::Tcp(name)) if name.contains(':') => format!("[{name}]"),
        Some(Host::Tcp(name)) => name.clone(),
        #[cfg(unix)]
        Some(Host::Unix(path)) => path.display().to_string(),
        None => String::new(),
    };
    let port = config.get_ports().first().filter(|port| **port != 5432);
    let port = port.map(|port| format!(":{port}")).unwrap_or_default();
    format!("postgres://{host}{port}/{}", config.get_dbname().unwrap_or_default())
}

/// A value of the query, without its percent signs.
fn decoded(value: &str) -> Result<String, AddressError> {
    let mut bytes = Vec::new();
    let mut rest = value.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let digits = [rest.next(), rest.next()].map(|digit| (digit? as char).to_digit(16));
                match digits {
                    [Some(high), Some(low)] => (high * 16 + low) as u8,
                    _ => return Err(AddressError("a % isn't followed by two digits".to_owned())),
                }
            }
            byte => byte,
        });
    }
    String::from_utf8(bytes).map_err(|_| AddressError("a value isn't UTF-8".to_owned()))
}

impl fmt::Display for PostgresAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.place)
    }
}

impl fmt::Debug for PostgresAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PostgresAddress({})", self.place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shown_of_an_address_has_no_user_and_no_password() {
        let address =
            PostgresAddress::parse("postgres://benben:s3cret@db.example:5433/tables?sslmode=require")
                .unwrap();
        assert!(address.has_password());
        assert_eq!(address.to_string(), "postgres://db.example:5433/tables");
        assert_eq!(format!("{address:?}"), "PostgresAddress(postgres://db.example:5433/tables)");
        let address = PostgresAddress::parse("postgres://benben@db/tables").unwrap();
        assert!(!address.has_password());
        assert!(!format!("{:?}", address.with_password("s3cret")).contains("s3cret"));
    }

    #[test]
    fn an_address_that_cannot_be_used_says_why_and_not_what_it_holds() {
        for (text, told) in [
            ("/srv/benben", "doesn't begin with postgres://"),
            ("postgres://benben:s3cret@/tables", "names no host"),
            ("postgres://benben:s3cret@db", "names no database"),
            ("postgres://db/tables", "names no user"),
            ("postgres://benben:s3cret@db:x/tables", "a part of it is wrong"),
            ("postgres://benben:s3cret@db/tables?colour=blue", "a part of it is wrong"),
            ("postgres://benben:s3?cret@db/tables", "a part of it is wrong"),
            ("postgres://benben:s3cret@db/tables?sslmode=perhaps", "sslmode is one of"),
            ("postgres://benben:s3cret@db/tables?sslrootcert=%zz", "two digits"),
        ] {
            let error = PostgresAddress::parse(text).unwrap_err().to_string();
            assert!(error.contains(told), "{error}");
            assert!(!error.contains("cret"), "{error}");
            assert!(!error.contains('\n'), "{error}");
        }
    }
}
