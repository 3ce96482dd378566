//! Where a request comes from.

use crate::house::House;
use axum::extract::{Request, State};
use axum::http::HeaderMap;
use axum::middleware::Next;
use axum::response::Response;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

/// The address of whoever connected: the client, or the proxy in front of us.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// The client, as far as limits are concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Client(pub(crate) IpAddr);

impl Client {
    /// The client at this address.
    pub(crate) fn at(address: IpAddr) -> Self {
        Client(one_household(address))
    }

    /// Is it this very machine?
    pub(crate) fn is_local(self) -> bool {
        self.0.is_loopback()
    }
}

/// Notes who the client is.
pub(crate) async fn identify_client(
    State(house): State<Arc<House>>,
    mut request: Request,
    next: Next,
) -> Response {
    // Without a connection (in tests) it is this machine.
    let peer = request.extensions().get::<Peer>().map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |peer| peer.0);
    let forwarded = house.config.behind_proxy.then(|| forwarded_for(request.headers())).flatten();
    let client = Client::at(forwarded.unwrap_or(peer));
    request.extensions_mut().insert(client);
    next.run(request).await
}

/// The address the nearest proxy saw; what stands before it can be made up by the client.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").into_iter().next_back()?;
    last.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}

/// A household has a whole network of version 6 addresses: the last 64 bits say nothing.
fn one_household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) if !address.is_loopback() => IpAddr::V6((u128::from(address) >> 64 << 64).into()),
        address => address,
    }
}

/// Did the client come over HTTPS, as the proxy says?
pub(crate) fn is_secure(house: &House, headers: &HeaderMap) -> bool {
    house.config.behind_proxy && headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_last_forwarded_address_counts() {
        let mut headers = HeaderMap::new();
        headers.append("x-forwarded-for", "1.1.1.1, 9.9.9.9".parse().unwrap());
        assert_eq!(forwarded_for(&headers), Some("9.9.9.9".parse().unwrap()));
        headers.append("x-forwarded-for", "nonsense".parse().unwrap());
        assert_eq!(forwarded_for(&headers), None);
    }

    #[test]
    fn a_household_is_one_client() {
        let one = one_household("2001:db8::1".parse().unwrap());
        assert_eq!(one, one_household("2001:db8::2:3".parse().unwrap()));
        assert_ne!(one, one_household("2001:db8:1::1".parse().unwrap()));
        assert_eq!(one_household("::ffff:10.0.0.1".parse().unwrap()), "10.0.0.1".parse::<IpAddr>().unwrap());
    }
}
