//! Where the server may connect to on somebody's behalf: to the open internet, and nowhere behind its own walls but to services
//! that whoever runs it has named.
//!
//! A name is looked up once, every address that it has is checked, and the connection goes to what was checked. So a name that
//! changes its mind between the two gains nothing.

use crate::outgoing::PrivateService;
use ipnet::IpNet;
use std::fmt;
use std::io;
use std::net::{IpAddr, SocketAddr, ToSocketAddrs};
use std::sync::{Arc, LazyLock};
use ureq::config::Config;
use ureq::http::Uri;
use ureq::unversioned::resolver::{ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::NextTimeout;

/// Looks up a name: all addresses that it has.
pub(super) type Lookup = Arc<dyn Fn(&str, u16) -> io::Result<Vec<SocketAddr>> + Send + Sync>;

/// Networks that are nobody's on the internet, by the registries of special addresses.
static NOT_PUBLIC: LazyLock<Vec<IpNet>> = LazyLock::new(|| {
    let networks = [
        "0.0.0.0/8",       // this network
        "10.0.0.0/8",      // private
        "100.64.0.0/10",   // shared by the customers of a carrier
        "127.0.0.0/8",     // this machine
        "169.254.0.0/16",  // this link; clouds answer here with secrets
        "172.16.0.0/12",   // private
        "192.0.0.0/24",    // protocols
        "192.0.2.0/24",    // documentation
        "192.88.99.0/24",  // relays
        "192.168.0.0/16",  // private
        "198.18.0.0/15",   // measurements
        "198.51.100.0/24", // documentation
        "203.0.113.0/24",  // documentation
        "224.0.0.0/4",     // multicast
        "240.0.0.0/4",     // reserved, broadcast
        "2001::/23",       // protocols, Teredo
        "2001:db8::/32",   // documentation
        "2002::/16",       // carries IPv4 addresses
        "3fff::/20",       // documentation
    ];
    networks.iter().filter_map(|network| network.parse().ok()).collect()
});

/// What IPv6 gives out at all. Beyond it are this machine, links, private networks, multicast, and IPv4 in disguise.
static GIVEN_OUT: LazyLock<Option<IpNet>> = LazyLock::new(|| "2000::/3".parse().ok());

/// Is it somebody's on the internet?
pub(super) fn is_public(address: IpAddr) -> bool {
    let given_out = address.is_ipv4() || GIVEN_OUT.is_some_and(|network| network.contains(&address));
    given_out && !NOT_PUBLIC.iter().any(|network| network.contains(&address))
}

/// Resolves names to addresses that are public, all of them, unless it is a service that is named here.
pub(super) struct Guarded {
    pub(super) lookup: Lookup,
    pub(super) services: Vec<PrivateService>,
}

impl Guarded {
    /// By the system.
    pub(super) fn by_the_system(services: Vec<PrivateService>) -> Self {
        Guarded { lookup: Arc::new(|host, port| Ok((host, port).to_socket_addrs()?.collect())), services }
    }

    fn addresses(&self, uri: &Uri) -> Result<Vec<SocketAddr>, ureq::Error> {
        let not_public = || ureq::Error::Io(io::Error::new(io::ErrorKind::PermissionDenied, NotPublic));
        let named = self.services.iter().any(|service| service.has(uri));
        let is_plain = uri.scheme_str() != Some("https");
        // An address may be older than what is named now.
        if is_plain && !named {
            return Err(not_public());
        }
        let host = uri.host().ok_or(ureq::Error::HostNotFound)?;
        let host = host.trim_start_matches('[').trim_end_matches(']');
        let found = (self.lookup)(host, uri.port_u16().unwrap_or(if is_plain { 80 } else { 443 }))?;
        if found.is_empty() {
            return Err(ureq::Error::HostNotFound);
        }
        if !named && !found.iter().all(|address| is_public(address.ip())) {
            return Err(not_public());
        }
        Ok(found)
    }
}

/// Why there is no connection.
#[derive(Debug, thiserror::Error)]
#[error("the address isn't public")]
struct NotPublic;

/// Was it refused because the address is not public?
pub(super) fn is_not_public(error: &ureq::Error) -> bool {
    matches!(error, ureq::Error::Io(error) if error.get_ref().is_some_and(|error| error.is::<NotPublic>()))
}

impl fmt::Debug for Guarded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Guarded")
    }
}

impl Resolver for Guarded {
    fn resolve(&self, uri: &Uri, _: &Config, _: NextTimeout) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let mut resolved = self.empty();
        // No more fit; all of them were checked.
        for address in self.addresses(uri)?.into_iter().take(16) {
            resolved.push(address);
        }
        Ok(resolved)
    }
}

/// Everything goes to this address, whatever it is called: for tests.
#[derive(Debug)]
pub(super) struct Instead(pub(super) SocketAddr);

impl Resolver for Instead {
    fn resolve(&self, _: &Uri, _: &Config, _: NextTimeout) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let mut resolved = self.empty();
        resolved.push(self.0);
        Ok(resolved)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn only_addresses_on_the_internet_are_public() {
        for refused in [
            "0.0.0.0",
            "0.1.2.3",
            "10.0.0.1",
            "10.255.255.255",
            "100.64.0.1",
            "100.127.255.255",
            "127.0.0.1",
            "127.255.0.3",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.8",
            "192.0.2.7",
            "192.88.99.1",
            "192.168.1.1",
            "198.18.0.1",
            "198.19.255.255",
            "198.51.100.7",
            "203.0.113.9",
            "224.0.0.1",
            "239.255.255.250",
            "240.0.0.1",
            "255.255.255.255",
            // The same and more in IPv6.
            "::",
            "::1",
            "::127.0.0.1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::ffff:93.184.216.34",
            "::ffff:0:127.0.0.1",
            "64:ff9b::7f00:1",
            "64:ff9b::5db8:d822",
            "64:ff9b:1::1",
            "100::1",
            "2001::1",
            "2001:0:53aa:64c::1",
            "2001:db8::1",
            "2002:7f00:1::",
            "2002:5db8:d822::1",
            "3fff::1",
            "5f00::1",
            "fc00::1",
            "fd12:3456::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
            "ff0e::1",
        ] {
            assert!(!is_public(refused.parse().unwrap()), "{refused}");
        }
        for fine in [
            "1.1.1.1",
            "9.255.255.255",
            "11.0.0.0",
            "93.184.216.34",
            "100.63.255.255",
            "100.128.0.0",
            "126.255.255.255",
            "128.0.0.0",
            "172.15.255.255",
            "172.32.0.0",
            "192.167.255.255",
            "192.169.0.0",
            "198.17.255.255",
            "198.20.0.0",
            "223.255.255.255",
            "2606:4700::1111",
            "2a00:1450::1",
            "2001:4860::8",
        ] {
            assert!(is_public(fine.parse().unwrap()), "{fine}");
        }
    }

    /// A name with these addresses, the first time, the second time, and so on.
    fn name_with(answers: &'static [&'static [&'static str]]) -> (Guarded, Arc<AtomicUsize>) {
        let asked = Arc::new(AtomicUsize::new(0));
        let counted = asked.clone();
        let lookup: Lookup = Arc::new(move |_, port| {
            let which = counted.fetch_add(1, Ordering::Relaxed).min(answers.len() - 1);
            Ok(answers[which].iter().map(|ip| SocketAddr::new(ip.parse().unwrap(), port)).collect())
        });
        (Guarded { lookup, services: Vec::new() }, asked)
    }

    fn ask(name: &Guarded) -> Result<Vec<SocketAddr>, ureq::Error> {
        name.addresses(&"https://name.example/x".parse().unwrap())
    }

    #[test]
    fn one_address_behind_the_walls_is_enough_to_refuse_a_name() {
        assert!(ask(&name_with(&[&["93.184.216.34", "2606:4700::1111"]]).0).is_ok());
        for mixed in
            [&["93.184.216.34", "127.0.0.1"], &["10.0.0.1", "93.184.216.34"], &["93.184.216.34", "::1"]]
        {
            let leaked: &'static [&'static [&'static str]] = Box::leak(Box::new([mixed as &[&str]]));
            assert!(is_not_public(&ask(&name_with(leaked).0).unwrap_err()), "{mixed:?}");
        }
        assert!(matches!(ask(&name_with(&[&[]]).0), Err(ureq::Error::HostNotFound)));
    }

    #[test]
    fn a_name_that_changes_its_mind_is_looked_up_once_and_checked_each_time() {
        let (name, asked) = name_with(&[&["93.184.216.34"], &["127.0.0.1"]]);
        let first = ask(&name).unwrap();
        assert_eq!((first, asked.load(Ordering::Relaxed)), (vec!["93.184.216.34:443".parse().unwrap()], 1));
        assert!(is_not_public(&ask(&name).unwrap_err()));
        assert_eq!(asked.load(Ordering::Relaxed), 2);
    }

    #[test]
    fn addresses_written_strangely_are_the_addresses_they_are() {
        let name = Guarded::by_the_system(Vec::new());
        for written in [
            "https://127.1/",
            "https://2130706433/",
            "https://0x7f.0.0.1/",
            "https://[::1]/",
            "https://localhost/",
        ] {
            // What the system doesn't read leads nowhere, either.
            assert!(name.addresses(&written.parse().unwrap()).is_err(), "{written}");
        }
    }

    #[test]
    fn a_service_that_is_named_may_be_behind_the_walls_and_its_neighbours_may_not() {
        let (mut name, _) = name_with(&[&["192.168.1.7"]]);
        let ask = |name: &Guarded, address: &str| name.addresses(&address.parse().unwrap());
        assert!(is_not_public(&ask(&name, "http://ntfy.lan:8080/x").unwrap_err()));
        name.services = vec!["http://ntfy.lan:8080".parse().unwrap()];
        assert_eq!(ask(&name, "http://ntfy.lan:8080/x").unwrap(), ["192.168.1.7:8080".parse().unwrap()]);
        for other in [
            "https://ntfy.lan:8080/x",
            "http://ntfy.lan/x",
            "http://ntfy.lan:22/x",
            "http://192.168.1.7:8080/x",
        ] {
            assert!(is_not_public(&ask(&name, other).unwrap_err()), "{other}");
        }
        // On the internet nothing is sent openly, either.
        let (mut name, _) = name_with(&[&["93.184.216.34"]]);
        name.services = vec!["http://ntfy.lan:8080".parse().unwrap()];
        assert!(is_not_public(&ask(&name, "http://ntfy.sh/x").unwrap_err()));
    }
}
