//! What the system calls somebody.

/// Whoever runs this process.
pub(super) fn own() -> String {
    #[cfg(unix)]
    return named(rustix::process::getuid().as_raw());
    #[cfg(not(unix))]
    return std::env::var("USERNAME").unwrap_or_else(|_| "unknown".to_owned());
}

/// The name of a user of this system, or their number.
#[cfg(unix)]
pub(super) fn named(number: u32) -> String {
    let users = std::fs::read_to_string("/etc/passwd").unwrap_or_default();
    name_in(&users, number).unwrap_or_else(|| format!("user {number}"))
}

#[cfg(unix)]
fn name_in(users: &str, number: u32) -> Option<String> {
    let number = number.to_string();
    let named = |line: &str| {
        let mut fields = line.split(':');
        let name = fields.next()?;
        (fields.nth(1)? == number).then(|| name.to_owned())
    };
    users.lines().find_map(named)
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn users_are_found_by_their_number() {
        let users = "root:x:0:0:root:/root:/bin/sh\n\nstrange\nada:x:1000:1000::/home/ada:/bin/sh";
        assert_eq!(name_in(users, 1000).as_deref(), Some("ada"));
        assert_eq!((name_in(users, 0).as_deref(), name_in(users, 7)), (Some("root"), None));
    }
}
