//! By which name we were called. A foreign name in front of our address is a trick to make a browser talk to us on behalf
//! of another site.

use crate::house::House;
use crate::problem::Problem;
use crate::web::client::Peer;
use axum::extract::Request;
use axum::http::header;
use axum::http::uri::Authority;
use std::net::IpAddr;
use std::sync::OnceLock;

/// Refuses a request for a name that is not ours. Whoever gives no name is no browser.
pub(crate) fn require_known_host(
    house: &House,
    request: &Request,
    peer: Option<Peer>,
) -> Result<(), Problem> {
    let reached = peer.map(|peer| peer.reached.to_canonical());
    let named = request.headers().get_all(header::HOST).into_iter().map(|host| host.to_str().ok());
    let asked = request.uri().authority().map(|authority| Some(authority.as_str()));
    let known = |host: Option<&str>| host.is_some_and(|host| is_known(host, &house.config.names, reached));
    if named.chain(asked).all(known) { Ok(()) } else { Err(Problem::Host) }
}

/// Addresses of the local networks and the address we were reached at need no name to be told; names do, but for those
/// that no stranger can have.
fn is_known(host: &str, names: &[String], reached: Option<IpAddr>) -> bool {
    let Ok(authority) = host.parse::<Authority>() else { return false };
    if authority.as_str().contains('@') {
        return false;
    }
    let host = authority.host().trim_end_matches('.').to_ascii_lowercase();
    if let Ok(address) = host.trim_matches(['[', ']']).parse::<IpAddr>() {
        return is_near(address.to_canonical()) || Some(address.to_canonical()) == reached;
    }
    let reserved = host == "localhost" || host.ends_with(".localhost") || host.ends_with(".local");
    reserved || names.iter().any(|name| name.eq_ignore_ascii_case(&host)) || own_name() == Some(&host)
}

/// Is it an address of this machine, or of a network that is not the internet?
fn is_near(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => {
            // Carriers share the last of these between their customers.
            let shared = address.octets()[0] == 100 && address.octets()[1] & 0xc0 == 0x40;
            address.is_loopback() || address.is_private() || address.is_link_local() || shared
        }
        IpAddr::V6(address) => {
            address.is_loopback() || address.is_unique_local() || address.is_unicast_link_local()
        }
    }
}

/// What this machine calls itself, as long as that is a single word: others could have names with dots.
fn own_name() -> Option<&'static str> {
    static NAME: OnceLock<Option<String>> = OnceLock::new();
    let name = NAME.get_or_init(|| {
        #[cfg(unix)]
        let name = rustix::system::uname().nodename().to_str().ok().map(str::to_ascii_lowercase);
        #[cfg(not(unix))]
        let name = std::env::var("COMPUTERNAME").ok().map(|name| name.to_ascii_lowercase());
        name.filter(|name| !name.is_empty() && !name.contains('.'))
    });
    name.as_deref()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn f16_only_our_own_names_are_answered() {
        let names = ["play.example".to_owned()];
        let known = |host: &str| is_known(host, &names, Some("9.9.9.9".parse().unwrap()));
        for host in [
            "localhost:8642",
            "127.0.0.1:8642",
            "[::1]:8642",
            "192.168.1.7",
            "[fe80::1]",
            "9.9.9.9",
            "benben.local:80",
            "Play.Example",
            "play.example.:443",
        ] {
            assert!(known(host), "{host}");
        }
        for host in [
            "",
            "evil.example",
            "localhost.evil.example",
            "play.example.evil",
            "local",
            "8.8.8.8",
            "127.0.0.1.evil.example",
            "localhost@evil.example",
            "evil.example@localhost",
            "a b",
        ] {
            assert!(!known(host), "{host}");
        }
    }
}
