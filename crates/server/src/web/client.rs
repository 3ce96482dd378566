//! Where a request comes from: from the connection, or as a proxy says that we trust.

use crate::house::House;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap};
use benben_store::{Key, Opener};
use ipnet::IpNet;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

/// The two ends of a connection: whoever connected (the client, or a proxy in front of us), and where to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer {
    pub(crate) address: IpAddr,
    pub(crate) reached: IpAddr,
}

/// The client, as far as limits are concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Client {
    /// This very machine.
    Here,
    /// A household: an address, or for version 6 a network of 64 bits.
    Household(IpAddr),
    /// A proxy does not say who it is. All of these share what one client may have.
    Stranger,
}

/// The wider network of a household, where one can have many: for version 6, 48 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Site(u64);

impl Client {
    /// The client at this address.
    pub(crate) fn at(address: IpAddr) -> Self {
        match address.to_canonical() {
            address if address.is_loopback() => Client::Here,
            IpAddr::V6(address) => Client::Household(IpAddr::V6((u128::from(address) >> 64 << 64).into())),
            address => Client::Household(address),
        }
    }

    /// Is it this very machine?
    pub(crate) fn is_local(self) -> bool {
        self == Client::Here
    }

    /// The wider network it is part of.
    pub(crate) fn site(self) -> Option<Site> {
        match self {
            Client::Household(IpAddr::V6(address)) => Some(Site((u128::from(address) >> 80) as u64)),
            _ => None,
        }
    }

    /// What the store knows it by.
    pub(crate) fn opener(self, key: &Key) -> Opener {
        let home = match self {
            Client::Here => b"here".to_vec(),
            Client::Stranger => b"stranger".to_vec(),
            Client::Household(IpAddr::V4(address)) => address.octets().to_vec(),
            Client::Household(IpAddr::V6(address)) => address.octets()[..8].to_vec(),
        };
        let site = if self.site().is_some() { &home[..6] } else { &home };
        Opener::new(key, site, &home)
    }
}

/// What is known of a request before anything else, and noted in it for whoever serves it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seen {
    pub(crate) peer: Option<Peer>,
    pub(crate) client: Client,
    pub(crate) secure: Secure,
}

impl Seen {
    /// Of a request with these headers, over this connection. Without one (in tests) it comes from this machine.
    pub(crate) fn of(house: &House, peer: Option<Peer>, headers: &HeaderMap) -> Self {
        let proxies = &house.config.proxies;
        let address = peer.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |peer| peer.address.to_canonical());
        let secure = Secure(is_secure(proxies, address, headers));
        Seen { peer, client: client(proxies, address, headers), secure }
    }
}

/// Is this the address of a proxy that we trust?
pub(crate) fn is_proxy(proxies: &[IpNet], address: IpAddr) -> bool {
    proxies.iter().any(|network| network.contains(&address.to_canonical()))
}

fn client(proxies: &[IpNet], peer: IpAddr, headers: &HeaderMap) -> Client {
    if is_proxy(proxies, peer) {
        return forwarded_for(proxies, headers).map_or(Client::Stranger, |address| {
            match Client::at(address) {
                // Nobody who comes through a proxy is the operator.
                Client::Here => Client::Stranger,
                client => client,
            }
        });
    }
    match Client::at(peer) {
        // A proxy on this machine that nobody has told us of: who knows whom it speaks for.
        Client::Here if headers.contains_key("x-forwarded-for") || headers.contains_key("forwarded") => {
            Client::Stranger
        }
        client => client,
    }
}

/// The last address that is not one of our proxies'; what stands before it can be made up by the client. Nothing if
/// there is none, or one that cannot be read.
fn forwarded_for(proxies: &[IpNet], headers: &HeaderMap) -> Option<IpAddr> {
    let mut farthest = None;
    for line in headers.get_all("x-forwarded-for").into_iter().rev() {
        for address in line.to_str().ok()?.rsplit(',') {
            let address = read_address(address.trim())?;
            if !is_proxy(proxies, address) {
                return Some(address);
            }
            farthest = Some(address);
        }
    }
    farthest
}

/// An address as proxies write it: alone, in brackets, or with a port.
fn read_address(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    let address = bare.parse().ok().or_else(|| Some(text.parse::<SocketAddr>().ok()?.ip()));
    address.map(|address: IpAddr| address.to_canonical())
}

/// Did the client come over HTTPS, as a proxy says that we trust?
fn is_secure(proxies: &[IpNet], peer: IpAddr, headers: &HeaderMap) -> bool {
    is_proxy(proxies, peer) && headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https")
}

impl<S: Send + Sync> FromRequestParts<S> for Client {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(parts.extensions.get().map_or(Client::Stranger, |seen: &Seen| seen.client))
    }
}

/// Whether cookies and headers are for HTTPS.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Secure(pub(crate) bool);

impl Secure {
    /// As it was noted of a request.
    pub(crate) fn of(noted: &Extensions) -> Self {
        noted.get().map_or(Secure(false), |seen: &Seen| seen.secure)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Secure {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Secure::of(&parts.extensions))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PROXY: &str = "10.0.0.1";

    fn forwarded(lines: &[&str]) -> Client {
        let headers = lines.iter().map(|line| ("x-forwarded-for".parse().unwrap(), line.parse().unwrap()));
        client(&["10.0.0.0/24".parse().unwrap()], PROXY.parse().unwrap(), &headers.collect())
    }

    fn at(address: &str) -> Client {
        Client::at(address.parse().unwrap())
    }

    #[test]
    fn f07_an_address_that_cannot_be_read_is_a_strangers() {
        for unreadable in [&[][..], &["unknown"], &[""], &["9.9.9.9,"], &["9.9.9.9", "nonsense"], &["\u{e9}"]]
        {
            assert_eq!(forwarded(unreadable), Client::Stranger, "{unreadable:?}");
        }
        // Nor does a proxy speak for this machine.
        assert_eq!(forwarded(&["127.0.0.1"]), Client::Stranger);
    }

    #[test]
    fn f07_the_last_address_that_is_not_a_proxys_counts_however_it_is_written() {
        for line in ["1.1.1.1, 9.9.9.9", "9.9.9.9:4711", "::ffff:9.9.9.9", "1.1.1.1, 9.9.9.9, 10.0.0.7"] {
            assert_eq!(forwarded(&[line]), at("9.9.9.9"), "{line}");
        }
        assert_eq!(forwarded(&["[2001:db8::1]:80"]), at("2001:db8::2"));
        assert_eq!(forwarded(&["[2001:db8::1]"]), at("2001:db8::2"));
        assert_eq!(forwarded(&["9.9.9.9", "10.0.0.7"]), at("9.9.9.9"));
        assert_eq!(forwarded(&["10.0.0.8, 10.0.0.7"]), at("10.0.0.8"));
    }

    #[test]
    fn f07_only_proxies_we_know_are_believed() {
        let headers: HeaderMap =
            [("x-forwarded-for".parse().unwrap(), "9.9.9.9".parse().unwrap())].into_iter().collect();
        let seen = |peer: &str| client(&["10.0.0.0/24".parse().unwrap()], peer.parse().unwrap(), &headers);
        assert_eq!(seen("10.0.1.1"), at("10.0.1.1"));
        assert_eq!(seen("127.0.0.1"), Client::Stranger);
        assert_eq!(client(&[], Ipv4Addr::LOCALHOST.into(), &HeaderMap::new()), Client::Here);
    }

    #[test]
    fn a_household_is_one_client_and_part_of_a_site() {
        assert_eq!(at("2001:db8::1"), at("2001:db8::2:3"));
        assert_ne!(at("2001:db8::1"), at("2001:db8:0:1::1"));
        assert_eq!(at("2001:db8::1").site(), at("2001:db8:0:1::1").site());
        assert_ne!(at("2001:db8::1").site(), at("2001:db8:1::1").site());
        assert_eq!(at("::ffff:10.0.0.1"), at("10.0.0.1"));
        assert_eq!((at("10.0.0.1").site(), at("::1")), (None, Client::Here));
    }
}
