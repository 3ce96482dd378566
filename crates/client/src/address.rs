//! Where a table is: a link or a code as people pass it on, taken apart.

use crate::error::Error;

/// Ids of tables are longer than any code.
const SHORTEST_ID: usize = 20;

/// A table as people point to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    /// The server, such as `http://127.0.0.1:8642`.
    pub server: String,
    /// What follows: the table.
    pub table: TableName,
}

/// How a table is named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableName {
    /// By its id.
    Id(String),
    /// By the code that people say across a room.
    Code(String),
}

impl TableName {
    /// An id is longer than a code.
    pub fn read(text: &str) -> Self {
        if text.len() >= SHORTEST_ID {
            TableName::Id(text.to_owned())
        } else {
            TableName::Code(text.to_owned())
        }
    }
}

impl Address {
    /// Reads a link to a table: `http://host/t/ID`, `http://host/j/CODE`, the same under `/api/v1`, or `http://host/CODE`.
    pub fn read(link: &str) -> Result<Self, Error> {
        let wrong = || {
            Error::Address(format!(
                "`{link}` isn't a link to a table: expected something like http://127.0.0.1:8642/j/CODE"
            ))
        };
        let (server, path) = split(link).ok_or_else(wrong)?;
        let path = path.split(['?', '#']).next().unwrap_or_default();
        let words: Vec<&str> = path.split('/').filter(|word| !word.is_empty()).collect();
        let table = match words.as_slice() {
            ["t", id, ..] | ["api", "v1", "tables", id, ..] => TableName::Id((*id).to_owned()),
            ["j", code] | ["api", "v1", "codes", code] => TableName::Code((*code).to_owned()),
            [word] if *word != "join" => TableName::read(word),
            _ => link
                .split_once("join?code=")
                .map(|(_, code)| TableName::Code(code.to_owned()))
                .ok_or_else(wrong)?,
        };
        Ok(Address { server, table })
    }
}

/// The server and the path of an address; `http://` may be left out.
pub(crate) fn split(link: &str) -> Option<(String, &str)> {
    let link = link.trim();
    let (scheme, rest) = link.split_once("://").unwrap_or(("http", link));
    let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
    let (host, path) = rest.split_at(end);
    let plain = !host.is_empty() && !host.contains(char::is_whitespace) && !host.contains('@');
    (plain && matches!(scheme, "http" | "https")).then(|| (format!("{scheme}://{host}"), path))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ID: &str = "0123456789abcdefghijkl";

    fn read(link: &str) -> Option<(String, TableName)> {
        Address::read(link).ok().map(|address| (address.server, address.table))
    }

    #[test]
    fn links_are_read_as_people_get_them() {
        let (id, code) = (TableName::Id(ID.to_owned()), TableName::Code("K7PQ2M".to_owned()));
        let server = "http://127.0.0.1:8642".to_owned();
        for (link, table) in [
            (format!("{server}/t/{ID}"), &id),
            (format!("{server}/t/{ID}/replay?step=3"), &id),
            (format!("127.0.0.1:8642/t/{ID}#log"), &id),
            (format!("{server}/api/v1/tables/{ID}/stream"), &id),
            (format!("{server}/{ID}"), &id),
            (format!(" {server}/j/K7PQ2M\n"), &code),
            (format!("{server}/join?code=K7PQ2M"), &code),
            (format!("{server}/K7PQ2M"), &code),
        ] {
            assert_eq!(read(&link), Some((server.clone(), table.clone())), "{link}");
        }
    }

    #[test]
    fn what_is_no_link_is_refused_with_an_example() {
        for link in
            ["", "http://", "ftp://host/j/K7PQ2M", "http://host", "http://host/", "http://a b/j/X", "/j/X"]
        {
            let error = Address::read(link).expect_err(link).to_string();
            assert!(error.contains("isn't a link to a table") && error.contains("/j/CODE"), "{error}");
        }
    }
}
